"""One finished game for every way Big Boss can end, from a late position to the last Real."""

from __future__ import annotations

from games.big_boss.positions import (
    board,
    cards_but,
    decision,
    legal_words,
    money,
    play,
    position,
    scores,
    winners,
)
from palas.games.big_boss.text import reasons
from rulebook import rule


@rule("R17.1")
def test_the_last_block_founds_a_castle() -> None:
    s = position("""
        seat 1: 8 Real, cards 40
        seat 2: 20 Real
        blocks 1
    """)
    s = play(s, "found 39 40", "baron 40")  # 8 + 5 − 5: one more baron can be paid for
    assert not s.over
    s = play(s, "baron 39")
    assert decision(s) == "finished"
    assert money(s) == [3, 20]
    assert scores(s) == [3 + 5 + 5 + 30, 20]  # the baron on 40 stands on level 2
    assert winners(s) == [1]


@rule("R17.1", "R18.2")
def test_the_last_block_extends_and_a_noble_follows() -> None:
    s = position("""
        seat 1: no Real, cards 23
        seat 2: 13 Real
        castle Jaén 20: 1 2 1
        blocks 1
    """)
    s = play(s, "extend 23")
    assert legal_words(s) == ["seat a baron on 23", "seat no noble"]
    s = play(s, "baron 23")
    assert s.over
    assert board(s) == ["castle Jaén 20: 1 2 1 1b1"]
    assert scores(s) == [0 + 6, 13]  # on the ground: no bonus for anybody
    assert winners(s) == [2]


@rule("R17.1", "R18.2")
def test_the_last_block_is_a_tower() -> None:
    # Seat 1 lifts its own noble to level 2: both seats now have one high noble and earn 30.
    s = position("""
        seat 1: no Real, 1 tower card
        seat 2: no Real
        castle Jaén 20: 1b1 2b2 1
        blocks 1
    """)
    s = play(s, "tower 20")
    assert s.over  # no noble may follow, so the game ends at once
    assert scores(s) == [7 + 7 + 30, 7 + 30]
    assert winners(s) == [1]


@rule("R10.7", "R17.1")
def test_the_last_block_is_given_up_between_castles() -> None:
    s = position("""
        seat 1: no Real, cards 30
        seat 2: 1 Real
        castle Cádiz 26: 5 5 4 4b2
        castle Jaén 31: 1 2 1b1
        blocks 1
    """)
    s = play(s, "give up 30")
    assert decision(s) == "finished"
    assert s.blocks == 0
    assert s.height[29] == 0
    assert scores(s) == [50 + 5, 1 + 50 + 30]
    assert winners(s) == [2]


@rule("R17.1")
def test_the_last_block_merges_and_the_survivor_is_still_chosen() -> None:
    s = position("""
        seat 1: no Real, cards 30
        seat 2: no Real
        castle Cádiz 27: 1 2b2 1
        castle Jaén 31: 1b2 2 1
        blocks 1
    """)
    s = play(s, "join 30")
    assert not s.over
    s = play(s, "keep Jaén", "baron 30")  # 5 to Cádiz' baron, 11 earned, 11 spent
    assert s.over
    assert money(s) == [0, 5]
    assert scores(s) == [11, 5 + 11]
    assert winners(s) == [2]


@rule("R16.3", "R17.2")
def test_all_remaining_seats_pass_in_a_row() -> None:
    # Seat 2 has left; seats 1 and 3 are broke after one last villa.
    s = position(
        f"""
        seat 1: 2 Real, cards 50
        seat 2: 40 Real, left
        seat 3: 3 Real
        deck 60
        played {cards_but(50, 60)}
        tower cards 0
        """,
        seats=3,
    )
    s = play(s, "villa 50", "baron 50", "pass")  # seat 1 holds 2 Real and must withdraw
    assert decision(s) == "seat 1 to act: turn"
    s = play(s, "withdraw 50")
    assert legal_words(s) == ["pass"]
    s = play(s, "pass")
    assert decision(s) == "finished"
    assert s.left[:3] == [0, 1, 0]
    assert s.blocks == 83
    assert scores(s) == [3, 40, 3]
    assert winners(s) == [2]  # who has left may win


@rule("R16.4", "R17.2")
def test_everybody_has_left() -> None:
    s = position(
        f"""
        seat 1: 10 Real, cards 50
        seat 2: 9 Real
        seat 3: 8 Real
        deck none
        played {cards_but(50)}
        tower cards 0
        villa 20: 1b2 1
        """,
        seats=3,
    )
    s = play(s, "villa 50", "done", "pass", "pass")
    assert s.left[:3] == [0, 1, 1]
    assert decision(s) == "seat 1 to act: turn"
    s = play(s, "pass")
    assert decision(s) == "finished"
    assert scores(s) == [11, 9 + 2, 8]  # nobles of a seat that has left are paid
    assert winners(s) == [2]  # tied at 11, but a baron stands on the board


@rule("R18.4")
def test_a_tie_is_broken_by_nobles_on_the_board() -> None:
    s = position(
        """
        seat 1: 2 Real, cards 23
        seat 2: 8 Real
        seat 3: 1 Real
        castle Jaén 20: 1 2 1b3
        blocks 1
        """,
        seats=3,
    )
    s = play(s, "extend 23", "done")  # 2 + 6; 8; 1 + 6
    assert scores(s) == [8, 8, 7]
    assert winners(s) == [1, 2]  # a shared win: neither has a noble
    s = position(
        """
        seat 1: 2 Real, cards 23
        seat 2: 8 Real
        seat 3: 2 Real
        castle Jaén 20: 1 2 1b3
        blocks 1
        """,
        seats=3,
    )
    assert winners(play(s, "extend 23", "done")) == [3]  # 8 each, one noble
    assert winners(play(s, "extend 23", "baron 23")) == [1, 3]  # 8 each, a noble each


@rule("R18.2", "R18.4")
def test_all_seats_share_the_win() -> None:
    s = position("""
        seat 1: 4 Real, cards 50
        seat 2: 4 Real
        villa 20: 2b2
        blocks 1
        villa 50: 1
    """)
    s = play(s, "raise 50", "baron 50")
    assert s.over
    assert scores(s) == [4 + 3 + 30, 4 + 3 + 30]
    assert winners(s) == [1, 2]


@rule("R18.1", "R18.2")
def test_the_score_sheet_adds_up_to_the_scores() -> None:
    s = position("""
        seat 1: 4 Real, cards 50
        seat 2: 4 Real
        castle Jaén 20: 2b2 1g1 3b2
        blocks 1
    """)
    s = play(s, "villa 50", "grandee 50")
    assert s.over
    assert scores(s) == [4 + 1 - 2 + 2 + 20, 4 + 10 + 10 + 30]
    for seat, score in enumerate(scores(s)):
        assert sum(reason.points for reason in reasons(s) if reason.seat == seat) == score
