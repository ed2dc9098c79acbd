"""The sentences that say why a move is not allowed now, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

WHY: dict[str, Phrases] = {
    "no_action": (
        "actions are 0 to {last}, not {action}",
        "Aktionen haben die Nummern 0 bis {last}, nicht {action}",
        "действия имеют номера от 0 до {last}, а не {action}",
    ),
    "no_seat": (
        "only the two heirs move",
        "nur die beiden Erben ziehen",
        "ходят только два наследника",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
    "not_your_turn": (
        "it is the turn of seat {seat}",
        "Platz {seat} ist am Zug",
        "сейчас ход места {seat}",
    ),
    "siege_first": (
        "first decide what your siege tower brings down: raze or spare (R12.3)",
        "entscheide zuerst, was dein Belagerungsturm zerstört oder verschont (R12.3)",
        "сначала решите, что разрушит или пощадит ваша осадная башня (R12.3)",
    ),
    "discard_first": (
        "the turn is over: discard down to {limit} tiles (R6.2)",
        "der Zug ist vorbei: Lege Plättchen ab, bis du noch {limit} hast (R6.2)",
        "ход окончен: сбросьте жетоны, оставив {limit} (R6.2)",
    ),
    "take_first": (
        "first take a tile from the royal reserve: it is mandatory every turn (R4.2)",
        "nimm zuerst ein Plättchen der Königlichen Reserve: Das ist Pflicht (R4.2)",
        "сначала возьмите жетон из королевского резерва: это обязательно (R4.2)",
    ),
    "taken": (
        "you have already taken a tile this turn: the shield shows the other crown (R5.1)",
        "du hast in diesem Zug schon ein Plättchen genommen: Der Schild zeigt die andere Krone"
        " (R5.1)",
        "в этом ходу жетон уже взят: щит показывает чужую корону (R5.1)",
    ),
    "empty_place": (
        "no tile lies at that place of the reserve (R3.2)",
        "an diesem Platz der Reserve liegt kein Plättchen (R3.2)",
        "на этом месте резерва нет жетона (R3.2)",
    ),
    "not_in_reserve": (
        "{tile} does not lie in the royal reserve (R5.1)",
        "{tile} liegt nicht in der Königlichen Reserve (R5.1)",
        "{tile}: такого жетона нет в королевском резерве (R5.1)",
    ),
    "out_of_reach": (
        "out of reach: {tile} is tile number {number} from the shield, your reach is {reach}"
        " (R3.1)",
        "außer Reichweite: {tile} ist das {number}. Plättchen vom Schild aus, deine Reichweite ist"
        " {reach} (R3.1)",
        "слишком далеко: {tile} — {number}-й жетон от щита, а ваша дальность {reach} (R3.1)",
    ),
    "no_hand_place": (
        "tiles in your hand: only {count}",
        "du hast nur {count} Plättchen auf der Hand",
        "жетонов в руке только {count}",
    ),
    "take_it_first": (
        "{tile} still lies in the reserve: take it first (R7.1)",
        "{tile} liegt noch in der Reserve: Nimm das Plättchen zuerst (R7.1)",
        "{tile} — ещё в резерве: сначала возьмите этот жетон (R7.1)",
    ),
    "not_in_hand": (
        "{tile} is not in your hand (R7.1)",
        "{tile} ist nicht auf deiner Hand (R7.1)",
        "{tile}: такого жетона у вас в руке нет (R7.1)",
    ),
    "no_troop_there": (
        "that troop stands in the reserve: it has no cells beside it (R7.1)",
        "diese Truppe steht in der Reserve: Neben ihr liegt kein Feld (R7.1)",
        "этот отряд стоит в резерве: рядом с ним нет клеток (R7.1)",
    ),
    "occupied": (
        "a tile already lies {at} (R7.1)",
        "{at} liegt schon ein Plättchen (R7.1)",
        "{at} уже лежит жетон (R7.1)",
    ),
    "no_troop_beside": (
        "none of your troops stands {beside} (R7.1)",
        "{beside} steht keine deiner Truppen (R7.1)",
        "{beside} нет ваших отрядов (R7.1)",
    ),
    "missing": (
        "{tile} costs {cost}; you are missing {missing} (R7.2)",
        "{tile} kostet {cost}; dir fehlt: {missing} (R7.2)",
        "{tile} — цена: {cost}; вам не хватает: {missing} (R7.2)",
    ),
    "missing_with_discount": (
        "{tile} costs {cost}; you are missing {missing}, and open terrain reduces the cost by"
        " only {discount} (R9.3)",
        "{tile} kostet {cost}; dir fehlt: {missing}; der Rabatt für offenes Gelände ist nur"
        " {discount} (R9.3)",
        "{tile} — цена: {cost}; вам не хватает: {missing}, открытая местность даёт скидку лишь"
        " {discount} (R9.3)",
    ),
    "other_number": (
        "this move has another number: {number}",
        "dieser Zug hat eine andere Nummer: {number}",
        "у этого хода другой номер: {number}",
    ),
    "not_your_troop": (
        "no troop of yours stands {at} (R10.2)",
        "{at} steht keine deiner Truppen (R10.2)",
        "{at} нет вашего отряда (R10.2)",
    ),
    "say_which": (
        "say which troop: name its cell",
        "sag, welche Truppe: Nenne ihr Feld",
        "укажите, какой отряд: назовите его клетку",
    ),
    "in_reserve": (
        "that troop is in the reserve: deploy it (R10.3)",
        "diese Truppe steht in der Reserve: Stationiere sie (R10.3)",
        "этот отряд стоит в резерве: его можно выставить (R10.3)",
    ),
    "moved": (
        "the troop {at} has moved this turn (R10.1)",
        "die Truppe {at} hat sich in diesem Zug schon bewegt (R10.1)",
        "отряд {at} уже двигался в этом ходу (R10.1)",
    ),
    "no_land": (
        "no tile lies {at}: troops stand on tiles (R10.2)",
        "{at} liegt kein Plättchen: Truppen stehen auf Plättchen (R10.2)",
        "{at} нет жетона: отряды стоят на жетонах (R10.2)",
    ),
    "troop_there": (
        "a troop already stands {at} (R10.2)",
        "{at} steht schon eine Truppe (R10.2)",
        "{at} уже стоит отряд (R10.2)",
    ),
    "too_far": (
        "{cell} is not {beside}: a troop moves to a tile beside its own (R10.2)",
        "{cell} liegt nicht {beside}: Eine Truppe zieht auf ein angrenzendes Plättchen (R10.2)",
        "{cell} не {beside}: отряд переходит на соседний жетон (R10.2)",
    ),
    "no_troop_in_reserve": (
        "none of your troops is left in the reserve (R10.3)",
        "keine deiner Truppen steht mehr in der Reserve (R10.3)",
        "в резерве больше нет ваших отрядов (R10.3)",
    ),
    "came_back": (
        "the troop in the reserve has moved this turn (R10.1)",
        "die Truppe in der Reserve hat sich in diesem Zug schon bewegt (R10.1)",
        "отряд в резерве уже двигался в этом ходу (R10.1)",
    ),
    "follower": (
        "the follower can never be withdrawn (R10.4)",
        "die Gefolgetruppe wird nie zurückgezogen (R10.4)",
        "свиту нельзя отозвать (R10.4)",
    ),
    "no_troop_on_land": (
        "only your follower is on the land, and it can never be withdrawn (R10.4)",
        "im Spielbereich steht nur deine Gefolgetruppe, und die wird nie zurückgezogen (R10.4)",
        "на земле стоит только ваша свита, а её отозвать нельзя (R10.4)",
    ),
    "no_camp": (
        "you have no field camp {at} (R11.1)",
        "{at} steht kein Feldlager von dir (R11.1)",
        "{at} нет вашего полевого лагеря (R11.1)",
    ),
    "no_camps": (
        "you have no field camp on the land (R11.1)",
        "du hast kein Feldlager im Spielbereich (R11.1)",
        "у вас нет полевого лагеря на земле (R11.1)",
    ),
    "camp_too_early": (
        "a field camp helps only after the take, when the shield shows the other crown (R11.1)",
        "ein Feldlager hilft erst nach dem Nehmen, wenn der Schild die andere Krone zeigt (R11.1)",
        "полевой лагерь помогает только после того, как взят жетон и щит показывает чужую корону"
        " (R11.1)",
    ),
    "no_siege": (
        "no building is besieged now: it needs two of your siege towers beside it (R12.1)",
        "kein Gebäude ist belagert: Dazu müssen zwei deiner Belagerungstürme daran angrenzen"
        " (R12.1)",
        "сейчас ничто не осаждено: нужны две ваши осадные башни рядом (R12.1)",
    ),
    "not_besieged": (
        "that building is not besieged; besieged now: {tiles} (R12.1)",
        "dieses Gebäude ist nicht belagert; belagert: {tiles} (R12.1)",
        "эта постройка не осаждена; осаждено: {tiles} (R12.1)",
    ),
    "no_surplus": (
        "tiles are discarded only at the end of a turn, when more than {limit} are in hand (R6.1)",
        "abgelegt wird nur am Ende des Zuges, bei mehr als {limit} Plättchen auf der Hand (R6.1)",
        "сбрасывают только в конце хода, когда в руке больше {limit} жетонов (R6.1)",
    ),
}
