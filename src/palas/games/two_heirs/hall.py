"""The Two Heirs in the hall: its place, its facts, and what the game is in a minute."""

from __future__ import annotations

from palas.kernel.hall import A_TURN, GOAL, POINTS, THE_END, Hall

HALL = Hall(
    order=4,
    minutes="45–60",
    weight="medium",
    tag=("tile laying", "Legespiel", "выкладка жетонов"),
    minute=(
        (
            GOAL,
            (
                "Two heirs develop one land together, each with their own buildings. The one"
                " whose buildings are worth more inherits the crown.",
                "Zwei Erben bebauen gemeinsam ein Land, jeder mit eigenen Gebäuden. Wessen"
                " Gebäude mehr wert sind, erbt die Krone.",
                "Два наследника вместе застраивают одну землю, у каждого свои постройки. Корона"
                " достаётся тому, чьи постройки ценнее.",
            ),
        ),
        (
            A_TURN,
            (
                "Take one tile from the royal reserve. Besides that you may build from your hand"
                " beside your troops, lay tiles face down as open terrain, which saves a resource,"
                " and move each of your troops once, in any order.",
                "Nimm ein Plättchen aus der Königlichen Reserve. Außerdem darfst du angrenzend an"
                " deine Truppen Gebäude aus der Hand bauen, Plättchen verdeckt als offenes Gelände"
                " legen (das spart eine Ressource) und jede deiner Truppen einmal bewegen, alles"
                " in beliebiger Reihenfolge.",
                "Возьмите один жетон из королевского резерва. Кроме того, в любом порядке можно"
                " строить из руки рядом со своими отрядами, класть жетоны лицевой стороной вниз"
                " как открытую местность (это экономит ресурс) и передвинуть каждый свой отряд"
                " один раз.",
            ),
        ),
        (
            ("Reach", "Reichweite", "Дальность"),
            (
                "You need access to the resources a building costs, but never use them up: tiles"
                " you can reach in the reserve, tiles under your troops, and your farms, sawmills"
                " and quarries provide them. Troops in the reserve extend your reach; troops on"
                " the land let you build there.",
                "Zum Bauen brauchst du Zugriff auf die Ressourcen, die das Gebäude kostet;"
                " verbraucht werden sie nie. Zugriff geben Plättchen der Reserve in deiner"
                " Reichweite, Plättchen unter deinen Truppen und deine Bauernhöfe, Sägewerke und"
                " Steinbrüche. Truppen in der Reserve vergrößern die Reichweite, Truppen in der"
                " Landschaft lassen dich dort bauen.",
                "Чтобы строить, нужен доступ к ресурсам, но они не тратятся. Доступ дают жетоны"
                " резерва в пределах вашей дальности, жетоны под вашими отрядами и ваши фермы,"
                " лесопилки и каменоломни. Отряды в резерве увеличивают дальность, отряды на земле"
                " позволяют там строить.",
            ),
        ),
        (
            THE_END,
            (
                "After the last tile of the stack has come into the reserve, each of you has one"
                " more turn.",
                "Kommt das letzte Plättchen des Stapels in die Reserve, hat danach jeder noch"
                " einen Zug.",
                "Когда в резерв выложен последний жетон стопки, у каждого остаётся ещё один ход.",
            ),
        ),
        (
            POINTS,
            (
                "Every building scores in its own way, double if one of your troops stands on it."
                " Roads bring points to whoever has more buildings along them.",
                "Jedes Gebäude bringt auf seine Art Punkte, doppelt so viele, wenn eine eigene"
                " Truppe darauf steht. Für eine Straße bekommt Punkte, wer mehr eigene Gebäude mit"
                " ihr verbindet.",
                "Каждая постройка приносит очки по-своему, а если на ней стоит ваш отряд, то"
                " вдвое больше. Дороги приносят очки тому, у кого на них больше построек.",
            ),
        ),
        (
            ("Alone", "Allein", "В одиночку"),
            (
                "You play against a bot: the box has rules for one player in a booklet of their"
                " own, which we do not have.",
                "Du spielst gegen einen Bot: Für die Solopartie liegt der Schachtel ein eigenes"
                " Heft bei, das uns nicht vorliegt.",
                "Играйте против бота: правила для одного игрока напечатаны в отдельном буклете,"
                " которого у нас нет.",
            ),
        ),
    ),
)
