"""Palais Royal in the hall: its place, its facts, and what the game is in a minute."""

from __future__ import annotations

from palas.kernel.hall import A_TURN, GOAL, POINTS, THE_END, Hall

HALL = Hall(
    order=3,
    minutes="60",
    weight="medium",
    tag=("majorities", "Mehrheiten", "большинство"),
    minute=(
        (
            GOAL,
            (
                "Win over the nobles strolling in the park: they bring most of the points, and"
                " some help you for the rest of the game.",
                "Wirb die Adligen an, die im Park spazieren gehen: Sie bringen die meisten"
                " Punkte, und manche helfen dir bis zum Ende.",
                "Нанимайте дворян, гуляющих в парке: они приносят больше всего очков, а некоторые"
                " помогают вам до конца игры.",
            ),
        ),
        (
            A_TURN,
            (
                "Bring servants in at the gate, walk them from room to room of the palace,"
                " collect gold and seals, pay for nobles with both, and draw privilege cards. In"
                " five of the nine rooms, whoever has the most servants gets a bonus.",
                "Hole Diener ans Tor, ziehe sie im Schloss von Raum zu Raum, sammle Gold und"
                " Siegel, wirb damit Adlige an und ziehe Privileg-Karten. In fünf der neun Räume"
                " gibt es für die meisten Diener einen Mehrheitenbonus.",
                "Приводите слуг к воротам, перемещайте их из комнаты в комнату дворца, копите"
                " золото и печати, нанимайте за них дворян и берите карты привилегий. В пяти из"
                " девяти комнат тот, у кого больше всех слуг, получает бонус.",
            ),
        ),
        (
            ("Prices", "Preise", "Цены"),
            (
                "Every empty field beside a noble takes one gold off the price. For a noble at"
                " the border you leave a servant in the park.",
                "Jedes freie Feld neben einem Adligen senkt seinen Preis um 1 Gold. Wirbst du"
                " einen Adligen am Rand an, bleibt einer deiner Diener auf dem Feld.",
                "Каждое пустое поле рядом с дворянином снижает цену на один золотой. Наняв"
                " дворянина на краю парка, вы оставляете на его поле слугу.",
            ),
        ),
        (
            THE_END,
            (
                "A round that begins with twelve or fewer nobles in the park is the last.",
                "Beginnt eine Runde mit höchstens zwölf Adligen im Park, so ist sie die letzte.",
                "Если в начале раунда в парке не больше двенадцати дворян, этот раунд последний.",
            ),
        ),
        (
            POINTS,
            (
                "Nobles, cards, and for each border of the park 6 points for the most and 2 for"
                " the second most servants.",
                "Adlige, Karten und für jede der vier Randreihen 6 Punkte für die meisten und 2"
                " für die zweitmeisten Diener.",
                "Дворяне, карты и по каждому из четырёх краёв парка 6 и 2 очка за первое и второе"
                " место по числу слуг.",
            ),
        ),
    ),
)
