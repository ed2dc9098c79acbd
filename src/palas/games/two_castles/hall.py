"""Two Castles in the hall: its place, its facts, and what the game is in a minute."""

from __future__ import annotations

from palas.kernel.hall import A_TURN, GOAL, POINTS, THE_END, Hall

HALL = Hall(
    order=1,
    minutes="45–60",
    weight="medium-light",
    tag=("drafting", "Drafting", "драфт"),
    minute=(
        (
            GOAL,
            (
                "You build two castles: one with your left neighbour, one with your right. Only"
                " the lower-scoring of your two counts for you, so neither may be neglected.",
                "Du baust zwei Schlösser: eines mit deinem linken Nachbarn, eines mit deinem"
                " rechten. Für dich zählt nur das mit weniger Punkten, also darf keines zu kurz"
                " kommen.",
                "Вы строите два замка: один с соседом слева, другой с соседом справа. Вам"
                " засчитается лишь тот, что принёс меньше очков, так что забывать нельзя ни об"
                " одном.",
            ),
        ),
        (
            A_TURN,
            (
                "Everyone secretly chooses two rooms from the tiles in hand; all reveal them"
                " together and place one in each of their castles. The remaining tiles go to the"
                " neighbour. The third room of a type brings a bonus, the fifth a special room.",
                "Alle wählen geheim zwei Raumplättchen aus ihrer Hand, decken sie gleichzeitig"
                " auf und legen in jedem ihrer Schlösser eines an. Die übrigen Plättchen gehen an"
                " den Nachbarn. Der dritte Raum eines Typs bringt einen Bonus, der fünfte einen"
                " Sonderraum.",
                "Все тайно выбирают из руки два жетона помещений, одновременно открывают их и"
                " добавляют по одному в каждый свой замок. Остальные жетоны переходят соседу."
                " Третье помещение одного типа приносит бонус, пятое — особое помещение.",
            ),
        ),
        (
            THE_END,
            (
                "Two rounds of four turns each, with nine fresh tiles for everybody in each round.",
                "Zwei Runden zu je vier Zügen; in jeder Runde bekommen alle neun neue Plättchen.",
                "Два раунда по четыре хода; в каждом раунде все получают по девять новых жетонов.",
            ),
        ),
        (
            POINTS,
            (
                "Every room shows what it wants: certain neighbours, something above or below, or"
                " all rooms of a type in the castle. Throne rooms, attendants and bonus cards"
                " score too.",
                "Jeder Raum zeigt, was er haben möchte: bestimmte Nachbarn, etwas darüber oder"
                " darunter oder alle Räume eines Typs im Schloss. Auch Thronsäle, königliche"
                " Bedienstete und Bonuskarten zählen.",
                "На каждом жетоне указано, что нужно помещению: определённые соседи, что-то"
                " сверху или снизу или все помещения одного типа в замке. Очки приносят и тронные"
                " залы, королевские слуги и карты бонусов.",
            ),
        ),
    ),
)
