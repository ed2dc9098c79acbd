"""Big Boss in the hall: its place, its facts, and what the game is in a minute."""

from __future__ import annotations

from palas.kernel.hall import A_TURN, GOAL, THE_END, Hall

HALL = Hall(
    order=2,
    minutes="60–75",
    weight="medium-light",
    tag=("investing", "Investieren", "инвестиции"),
    minute=(
        (
            GOAL,
            (
                "Castles grow along one street of 72 plots and belong to nobody. You win by being"
                " the richest.",
                "Schlösser wachsen an einer Straße mit 72 Grundstücken und gehören niemandem. Es"
                " gewinnt, wer am reichsten ist.",
                "Замки растут вдоль одной улицы из 72 участков и не принадлежат никому. Побеждает"
                " самый богатый.",
            ),
        ),
        (
            A_TURN,
            (
                "Either buy a card, or play one to build: a block on the plot it names, a whole"
                " new castle, or with a tower card one storey on top. The bank pays you what the"
                " building is now worth; then you may buy a place in it for one of your nobles.",
                "Kaufe eine Karte oder spiele eine aus und baue: einen Baustein auf das Feld der"
                " Karte, ein ganz neues Schloss oder mit einer Turmkarte eine Ebene obendrauf. Die"
                " Bank zahlt dir den neuen Wert des Gebäudes; dann darfst du dort gegen Bezahlung"
                " einen deiner Adligen einsetzen.",
                "Купите карту или сыграйте одну и стройте: блок на её участке, целый новый замок"
                " или, по карте башни, ещё один уровень. Банк платит вам новую стоимость"
                " постройки; затем можно за плату поставить в неё одного из своих дворян.",
            ),
        ),
        (
            ("Growing", "Ausbau", "Рост"),
            (
                "A baron costs what the castle is worth today, a grandee twice that, and both are"
                " worth what the castle grows to. When you join two castles, the smaller one is"
                " absorbed and your rivals’ nobles there are paid out and sent home.",
                "Ein Baron kostet den aktuellen Schlosswert, ein Grande das Doppelte, und beide"
                " gewinnen mit jedem Ausbau an Wert. Verbindest du zwei Schlösser, wird das"
                " weniger wertvolle übernommen; fremde Adlige darin werden ausgezahlt und gehen"
                " zurück in den Vorrat ihrer Besitzer.",
                "Барон стоит столько же, сколько сейчас замок, гранд — вдвое больше, и оба"
                " дорожают вместе с замком. Если вы соединяете два замка, менее ценный"
                " поглощается, а чужие дворяне в нём возвращаются владельцам за их стоимость.",
            ),
        ),
        (
            THE_END,
            (
                "The game is over when the last of the 84 blocks is used. Every noble on the"
                " street is paid out at the value of its castle, a grandee twice, and having the"
                " most nobles on level 2 and higher brings 30 extra.",
                "Schluss ist, wenn der letzte der 84 Bausteine gebaut ist. Jeder Adlige auf dem"
                " Spielplan wird zum Wert seines Schlosses ausgezahlt, ein Grande doppelt, und wer"
                " die meisten Adligen ab Ebene 2 hat, bekommt 30 Real dazu.",
                "Игра заканчивается, когда построен последний из 84 блоков. За каждого дворянина"
                " на улице платят по стоимости его замка, а за наибольшее число дворян на уровне 2"
                " и выше — ещё 30.",
            ),
        ),
    ),
)
