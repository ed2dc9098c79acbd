"""A cheap sensible player: how to play Palais Royal if you cannot think long.

Open with servants where they work for the whole game: mint, staircase and court. Then always
have one noble in mind, the one that is worth most beyond its cost. If it can be had in this
turn, send the servants for its seals and into the scriptorium; if not, let the household grow,
look for cards and collect for it. Be choosy at first: a poor noble costs as much as a good one.
In the last round nobody needs to work any more: send everyone.
"""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row

from .actions import (
    ATTEND,
    DRAW,
    KEEP,
    KING_SERVANT,
    MADAME_SERVANT,
    NEXT,
    PLAY,
    PLAY_GATE2_MOVES6,
    PLAY_GOLD4,
    PLAY_MOVES5,
    PLAY_MOVES9,
    PLAY_ONE_OF_EACH,
    PLAY_POINTS2,
    PLAY_POINTS4,
    PLAY_TWO_TURQUOISE,
    PLAY_TWO_VIOLET,
    RECRUIT,
    SUPPLY_GATE,
    TAKE_GOLD,
)
from .cards import GOLD_BONUS, most_to_draw
from .policy_nobles import best_field
from .policy_walks import opening, walk
from .recruiting import price
from .state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    RECRUITING,
    SUPPLYING,
    State,
)
from .tables import (
    CARD_PRICE,
    GATE,
    GATE2_MOVES6,
    GATE_ANY,
    GOLD4,
    KING,
    MADAME,
    MAJORITY_EVERYWHERE,
    MOST_CARD_POINTS,
    MOVES5,
    MOVES9,
    NO_FIELD,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    POINTS2,
    POINTS4,
    SEALS2,
    SOURCES,
    SUPPLY,
)
from .turn import is_gold_due, mint_pay

WAIT = -1  # seals may be missing: the noble is one to collect for
MANY_SEALS = 3  # at the king or at Madame: no more are needed there
MANY_WAITING = 3  # servants left at the gate that make a card for moves worth playing
# which drawn cards to keep first
LIKED = (
    GOLD4,
    POINTS4,
    SEALS2,
    MOVES9,
    GATE2_MOVES6,
    POINTS2,
    MOVES5,
    GATE_ANY,
    MAJORITY_EVERYWHERE,
)


@jit
def can_play(s: State, seat: int, card: int) -> bool:
    """Tell whether a seat holds a card and can pay for it."""
    return s.hand[seat][card] > 0 and s.gold[seat] >= CARD_PRICE[card]


@jit
def ready_gold(s: State, seat: int) -> int:
    """Return the gold of a seat with that of a card it could play at any time."""
    gold = s.gold[seat] + 0
    if can_play(s, seat, GOLD4):
        gold += max(0, GOLD_BONUS - CARD_PRICE[GOLD4])
    return gold


@jit
def wanted_field(s: State, seat: int, gold: int) -> int:
    """Return the field of the noble the seat goes for: now when recruiting, else some day."""
    most_short = WAIT
    fee = 0
    if s.phase == RECRUITING:
        most_short = 0
        if can_play(s, seat, SEALS2):
            most_short = 2
            fee = CARD_PRICE[SEALS2]
    elif s.last_round == 1:
        most_short = s.moves + 0
    return best_field(s, seat, gold, most_short, fee)


@jit
def supplying(s: State, seat: int) -> int:
    """Send as many as may come; cards first where they bring enough."""
    if s.has_supplied == 0 and s.hand_size[seat] > 0:
        if s.supply[seat] > s.gate_due and can_play(s, seat, GATE2_MOVES6):
            return PLAY + PLAY_GATE2_MOVES6
    count = min(s.gate_due + 0, s.supply[seat] + 0)
    if count > 0 and s.has_supplied == 0:
        return SUPPLY_GATE + count - 1
    return NEXT


@jit
def moving(s: State, seat: int, field: int, gold: int, out: Row) -> int:
    """Walk as the wishes say; with many left waiting at the gate, play a card for moves."""
    action = walk(s, seat, field, gold, out)
    if action == NEXT and s.hand_size[seat] > 0 and s.servants[seat][GATE] >= MANY_WAITING:
        if can_play(s, seat, MOVES9):
            return PLAY + PLAY_MOVES9
        if can_play(s, seat, MOVES5):
            return PLAY + PLAY_MOVES5
    return action


@jit
def attending(s: State, seat: int) -> int:
    """Take everything; with a small supply the gold, and servants only where seals are few."""
    if s.supply[seat] >= s.king_due + s.madame_due:
        return ATTEND
    if is_gold_due(s, seat):
        return TAKE_GOLD
    if s.supply[seat] > 0 and s.king_due > 0 and s.servants[seat][KING] < MANY_SEALS:
        return KING_SERVANT + SUPPLY
    if s.supply[seat] > 0 and s.madame_due > 0 and s.servants[seat][MADAME] < MANY_SEALS:
        return MADAME_SERVANT + SUPPLY
    return NEXT


@jit
def recruiting(s: State, seat: int, field: int) -> int:
    """Recruit the wanted noble, with the cards it needs."""
    if field == NO_FIELD:
        return NEXT
    noble = s.noble[field]
    king = NOBLE_TURQUOISE[noble] - s.servants[seat][KING] - s.turquoise
    madame = NOBLE_VIOLET[noble] - s.servants[seat][MADAME] - s.violet
    gold = price(s, field)
    if king > 0 or madame > 0:
        gold += CARD_PRICE[SEALS2]
    if gold > s.gold[seat]:
        return PLAY + PLAY_GOLD4
    if king > 1:
        return PLAY + PLAY_TWO_TURQUOISE
    if madame > 1:
        return PLAY + PLAY_TWO_VIOLET
    if king > 0 or madame > 0:
        return PLAY + PLAY_ONE_OF_EACH
    return RECRUIT + SOURCES * field + SUPPLY


@jit
def keeping(s: State, seat: int) -> int:
    """Keep the best card drawn; beyond six only what is worth more than a point."""
    for at in range(len(LIKED)):
        if s.drawn[LIKED[at]] > 0 and (at < 2 or s.hand_size[seat] < MOST_CARD_POINTS):
            return KEEP + LIKED[at]
    return NEXT


@jit
def closing(s: State, seat: int) -> int:
    """In the last round turn gold into points, otherwise keep it."""
    if s.last_round == 1 and s.hand_size[seat] > 0:
        if can_play(s, seat, POINTS4):
            return PLAY + PLAY_POINTS4
        if can_play(s, seat, POINTS2):
            return PLAY + PLAY_POINTS2
        if s.hand[seat][POINTS4] > 0 and can_play(s, seat, GOLD4):
            if ready_gold(s, seat) >= CARD_PRICE[POINTS4]:
                return PLAY + PLAY_GOLD4
    return NEXT


@jit
def policy(s: State, seat: int, dice: int, out: Row) -> int:
    """Return a sensible legal action of a seat that may act; `out` is room to think."""
    gold = 0
    field = NO_FIELD
    if s.phase == MOVING or s.phase == RECRUITING:
        gold = ready_gold(s, seat)
        if s.phase == MOVING:
            gold += mint_pay(s, seat)
        field = wanted_field(s, seat, gold)
    if s.phase == MOVING:
        return moving(s, seat, field, gold, out)
    if s.phase == RECRUITING:
        return recruiting(s, seat, field)
    if s.phase == SUPPLYING:
        return supplying(s, seat)
    if s.phase == ATTENDING:
        return attending(s, seat)
    if s.phase == DRAWING:
        return DRAW + most_to_draw(s, seat) - 1
    if s.phase == KEEPING:
        return keeping(s, seat)
    if s.phase == CLOSING:
        return closing(s, seat)
    return opening(s, seat, dice)
