"""What happens in a castle of the viewer, in words: what is to be decided or awaited."""

from __future__ import annotations

from palas.games.two_castles.drawing.acts import Act, Kind, decision_of
from palas.games.two_castles.drawing.scene import LAYS, Scene
from palas.games.two_castles.drawing.tray import waiting_words
from palas.games.two_castles.names import attendant_name, card_name, type_name
from palas.games.two_castles.state import (
    NO_BONUS,
    NO_PROPOSAL,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
)
from palas.games.two_castles.tables import (
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    FOUNTAIN_TYPE,
    FOYER_TYPE,
    LIVING,
    NO_ROOM,
    OUTDOOR,
    SLEEPING,
    TOWER_TYPE,
    UTILITY,
)

TAKES = (
    Kind.TAKE_BONUS,
    Kind.TAKE_ROOM,
    Kind.TAKE_CARD,
    Kind.TAKE_ATTENDANT,
    Kind.TAKE_SPECIAL,
)
SPECIAL_BONUSES = {OUTDOOR: FOUNTAIN_TYPE, SLEEPING: TOWER_TYPE, CORRIDOR: FOYER_TYPE}


def prompt(scene: Scene, castle: int, short: bool = False) -> str:
    """Say what happens in a castle now."""
    view, speech = scene.view, scene.speech
    bonus = view.bonus[castle]
    if scene.acts_in(castle, Kind.AGREE):
        return proposal_words(scene, castle)
    if scene.acts_in(castle, *TAKES):
        return {
            TAKING_BONUS: speech.take_bonus,
            TAKING_ROOM: speech.take_room,
            TAKING_CARD: speech.take_card,
            TAKING_ATTENDANT: speech.take_attendant,
            TAKING_SPECIAL: speech.take_special,
        }[bonus]
    places = scene.acts_in(castle, Kind.PLACE, Kind.PLACE_LUDWIG)
    if places:
        return _place_words(scene, castle, places[0][1], short)
    return _idle_words(scene, castle)


def _place_words(scene: Scene, castle: int, first: Act, short: bool) -> str:
    act = scene.chosen_act
    if act is not None and act.kind in LAYS and scene.castle_of_act(act) == castle:
        return scene.speech.place_here.format(scene.room_name(scene.room_placed_by(act)))
    if short:
        return scene.speech.place_short
    return scene.speech.place.format(scene.room_name(scene.room_placed_by(first)))


def _idle_words(scene: Scene, castle: int) -> str:
    view, speech = scene.view, scene.speech
    partner = scene.name(scene.partner(castle))
    if view.bonus[castle] != NO_BONUS:
        return speech.deciding.format(partner)
    if scene.new_room(castle, scene.partner(castle)) != NO_ROOM:
        return speech.waits_for.format(partner)
    if scene.new_room(castle, scene.viewer) != NO_ROOM:
        return waiting_words(scene)
    return speech.done


def proposal_words(scene: Scene, castle: int) -> str:
    """Say what the partner proposes for a bonus."""
    lead = scene.speech.proposes.format(scene.name(scene.partner(castle)))
    number = scene.view.proposal[castle] + 0
    if number == NO_PROPOSAL:
        return lead
    return f"{lead}: {_decision_words(scene, castle, decision_of(number, True))}"


def _decision_words(scene: Scene, castle: int, act: Act) -> str:
    if act.kind is Kind.TAKE_CARD:
        return card_name(act.value, scene.language)
    if act.kind is Kind.TAKE_ATTENDANT:
        return attendant_name(act.value + 1, scene.language)
    if act.kind is Kind.TAKE_SPECIAL:
        return type_name(FOUNTAIN_TYPE + act.value, scene.language)
    if act.kind is Kind.TAKE_BONUS:
        return bonus_words(scene, act.value)
    room = scene.view.held[castle] + 0 if act.kind is Kind.PLACE else act.value
    return scene.room_name(room)


def bonus_words(scene: Scene, kind: int) -> str:
    """Name the bonus that the third room of a type brings."""
    speech = scene.speech
    words = {FOOD: speech.draw_rooms, LIVING: speech.attendant, UTILITY: speech.bonus_card}
    if kind in words:
        return words[kind]
    return type_name(SPECIAL_BONUSES.get(kind, DOWNSTAIRS), scene.language)
