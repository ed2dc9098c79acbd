"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.games.big_boss.drawing.effects import Effect
from palas.games.big_boss.drawing.offer import Offer, offer_of
from palas.games.big_boss.drawing.picture_words import LANGUAGES, Words
from palas.games.big_boss.drawing.site import Site, site_of
from palas.games.big_boss.names import building_name
from palas.games.big_boss.state import NO_CASTLE, State
from palas.games.big_boss.tables import FLAGS
from palas.kernel.contract import may_act


@dataclass(frozen=True)
class Scene:
    """One picture's subject."""

    view: State
    viewer: int
    words: Words
    language: str
    names: Sequence[str]
    actions: Sequence[int]
    log: Sequence[str]
    chosen: int | None
    last: Sequence[int]

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < len(self.names) and self.names[seat].strip():
            return self.names[seat]
        return self.words.seat.format(seat + 1)

    def is_acting(self, seat: int) -> bool:
        """Tell whether a seat may act now."""
        return self.view.over == 0 and seat >= 0 and may_act(self.view, seat)

    def hand(self) -> tuple[int, ...]:
        """Return the building cards of the viewer."""
        return self.cards_seen(self.viewer)

    def cards_seen(self, seat: int) -> tuple[int, ...]:
        """Return the building cards of a seat that the view shows: a rival's open buys (R20.1)."""
        return tuple([card for card, place in enumerate(self.view.place) if place >> 1 == seat])

    @cached_property
    def offer(self) -> Offer:
        """What the viewer may do."""
        return offer_of(self.viewer, self.actions, self.chosen)

    @cached_property
    def site(self) -> Site:
        """What stands on the street."""
        return site_of(self.view)

    @property
    def castles_standing(self) -> list[int]:
        """The castles on the street, most valuable first."""
        standing = [castle for castle in range(FLAGS) if self.view.crest[castle] > 0]
        return sorted(standing, key=lambda castle: -self.view.crest[castle])

    def building_name(self, castle: int) -> str:
        """Return the name of a castle, or the word for a villa."""
        return street_name(castle, self.language)


def street_name(castle: int, language: str) -> str:
    """Return the name of a castle, or the word for a villa, as labels write it."""
    if castle == NO_CASTLE:
        return LANGUAGES[language].villa
    return building_name(castle, language).nominative


def effect_words(effect: Effect, language: str) -> tuple[str, str]:
    """Say in two short lines what a card would do."""
    if effect.verb == "found":
        return LANGUAGES[language].found
    if effect.verb == "nothing":
        return LANGUAGES[language].blocked
    return street_name(effect.castle, language), f"→ {effect.value}"
