"""The names of the rooms of Two Castles: English as printed, German and Russian beside it.

The two rulebooks print a few names, marked here; the others are our own translations.
"""

from __future__ import annotations

ROOM_NAMES: dict[str, tuple[str, str]] = {
    # food
    "Bakery": ("Bäckerei", "Пекарня"),
    "Buttery": ("Schankstube", "Буфетная"),
    "Chocolate Room": ("Schokoladenraum", "Шоколадная комната"),  # printed
    "Sauerkraut Room": ("Sauerkrautkammer", "Комната квашеной капусты"),
    "Kitchen": ("Küche", "Кухня"),
    "Spice Room": ("Gewürzraum", "Кладовка со специями"),  # printed
    "Cutlery Room": ("Besteckkammer", "Комната столового серебра"),
    "Crepery": ("Crêperie", "Блинная"),
    "Wine Room": ("Weinstube", "Винная комната"),  # printed
    "Morning Tea Room": ("Morgenteezimmer", "Комната утреннего чая"),
    "Dining Room": ("Speisesaal", "Столовая"),
    "Afternoon Tea Room": ("Nachmittagsteezimmer", "Комната дневного чая"),
    "Meat Locker": ("Fleischkammer", "Мясная кладовая"),
    "Pantry": ("Speisekammer", "Кладовая"),
    "Breakfast Nook": ("Frühstücksecke", "Уголок для завтрака"),
    "Scullery": ("Spülküche", "Судомойня"),
    "Siege Food Storage": ("Belagerungsvorrat", "Осадные припасы"),
    "Brandy Room": ("Branntweinstube", "Коньячная комната"),
    "Brewery": ("Brauerei", "Пивоварня"),
    "Ice House": ("Eishaus", "Ледник"),
    "China Room": ("Porzellankammer", "Фарфоровая комната"),
    # living
    "Taxidermy Showroom": ("Jagdtrophäenraum", "Зал трофеев"),  # printed
    "Reception Room": ("Empfangszimmer", "Приёмная"),
    "Parlor": ("Gute Stube", "Малая гостиная"),
    "Reading Room": ("Lesezimmer", "Читальня"),
    "Fireplace": ("Kaminzimmer", "Каминная"),
    "Harp Room": ("Harfenzimmer", "Комната с арфой"),
    "Sitting Room": ("Wohnstube", "Комната отдыха"),
    "Vestibule": ("Vestibül", "Вестибюль"),
    "Rug Room": ("Teppichzimmer", "Ковровая комната"),
    "Map Room": ("Kartographieraum", "Картографический кабинет"),  # printed
    "Meditation Room": ("Meditationsraum", "Комната для медитаций"),
    "Study": ("Arbeitszimmer", "Рабочий кабинет"),
    "Observatory": ("Observatorium", "Обсерватория"),
    "Library": ("Bibliothek", "Библиотека"),
    "Salon": ("Salon", "Салон"),
    "Gallery": ("Galerie", "Галерея"),
    "Tapestry Room": ("Gobelinzimmer", "Гобеленовая комната"),
    "Hat Room": ("Hutzimmer", "Шляпная комната"),
    "Waiting Room": ("Wartezimmer", "Комната ожидания"),
    "Cape Room": ("Umhangzimmer", "Комната плащей"),
    "Drawing Room": ("Gesellschaftszimmer", "Парадная гостиная"),
    # utility
    "Schoolhouse": ("Schulhaus", "Классная комната"),
    "Torch Storage": ("Fackellager", "Склад факелов"),
    "Washroom": ("Waschraum", "Умывальня"),
    "Scythe Room": ("Sensenkammer", "Комната для кос"),
    "Powder Room": ("Puderzimmer", "Дамская комната"),
    "Panic Room": ("Panikraum", "Комната-убежище"),
    "Game Storage": ("Spielelager", "Чулан с играми"),  # printed
    "Coat Room": ("Garderobe", "Раздевалка"),
    "Mud Room": ("Schmutzschleuse", "Сени"),
    "Repair Shop": ("Reparaturwerkstatt", "Ремонтная мастерская"),
    "Kittenry": ("Kätzchenstube", "Комната котят"),
    "Crown Storage": ("Kronenkammer", "Хранилище корон"),
    "Dumbwaiter": ("Speiseaufzug", "Кухонный лифт"),
    "Tool Room": ("Werkzeugkammer", "Инструментальная"),
    "Sauna": ("Sauna", "Сауна"),
    "Glassmaking Room": ("Glasbläserei", "Стеклодувная мастерская"),
    "Laundry Room": ("Waschküche", "Прачечная"),
    "Kennel": ("Hundezwinger", "Псарня"),
    "Shield Room": ("Schildkammer", "Комната щитов"),
    "Broom Closet": ("Besenkammer", "Чулан для мётел"),
    "Key Room": ("Schlüsselkammer", "Комната ключей"),
    # outdoor
    "Archery Range": ("Bogenschießplatz", "Стрельбище"),
    "Vineyard": ("Weinberg", "Виноградник"),
    "Guardhouse": ("Wachhaus", "Караульня"),
    "Sty": ("Schweinestall", "Свинарник"),
    "Swimming Hole": ("Badeteich", "Купальня"),
    "Chicken Coop": ("Hühnerstall", "Курятник"),
    "Winter Garden": ("Wintergarten", "Зимний сад"),
    "Fish Pond": ("Fischteich", "Рыбный пруд"),
    "Biergarten": ("Biergarten", "Пивной сад"),
    "Flower Garden": ("Blumengarten", "Цветник"),
    "Butterfly Garden": ("Schmetterlingsgarten", "Сад бабочек"),
    "French Gazebo": ("Französischer Pavillon", "Французская беседка"),
    "Walking Path": ("Spazierweg", "Прогулочная дорожка"),
    "Vegetable Garden": ("Gemüsegarten", "Огород"),
    "Terrace": ("Terrasse", "Терраса"),
    "Firewood Storage": ("Holzlager", "Дровяной склад"),  # printed
    "Aviary": ("Voliere", "Птичник"),
    "Turtle Pond": ("Schildkrötenteich", "Черепаший пруд"),
    "Pumpkin Garden": ("Kürbisgarten", "Тыквенная грядка"),
    "Stables": ("Stallungen", "Конюшни"),
    "Grand Balcony": ("Großer Balkon", "Большой балкон"),  # printed
    # sleeping
    "Midnight Room": ("Mitternachtszimmer", "Полуночная комната"),
    "Nap Room": ("Nickerchenzimmer", "Комната для дневного сна"),
    "Bunk Room": ("Etagenbettenzimmer", "Комната с нарами"),
    "Servant's Quarters": ("Gesindekammer", "Комната прислуги"),
    "Solar": ("Kemenate", "Светлица"),
    "In-Law Suite": ("Schwiegerelterngemach", "Покои тёщи"),
    "Nursery": ("Säuglingszimmer", "Комната младенцев"),
    "Rabbit Room": ("Kaninchenzimmer", "Кроличья комната"),
    "Dreaming Room": ("Traumzimmer", "Комната грёз"),
    "Guest Bedroom": ("Gästezimmer", "Гостевая спальня"),
    "Hibernation Chamber": ("Winterschlafkammer", "Покои зимней спячки"),
    "King's Chambers": ("Königsgemach", "Покои короля"),  # printed
    "Prince's Chambers": ("Prinzengemach", "Покои принца"),
    "Tasso Room": ("Tassozimmer", "Комната Тассо"),
    "Pillow Room": ("Kissenzimmer", "Комната подушек"),
    "Children's Room": ("Kinderzimmer", "Детская"),
    "Princess' Chambers": ("Prinzessinnengemach", "Покои принцессы"),
    "Dressing Room": ("Ankleidezimmer", "Гардеробная"),
    "Queen's Chambers": ("Königinnengemach", "Покои королевы"),
    "Puppy Room": ("Welpenzimmer", "Комната щенков"),
    "Blanket Room": ("Deckenzimmer", "Комната одеял"),
    # corridor
    "Hall of Ever-Closing Walls": ("Halle der nahenden Wände", "Зал сдвигающихся стен"),
    "Hall of Paintings": ("Gemäldesaal", "Зал картин"),
    "Hidden Passage": ("Geheimgang", "Тайный ход"),
    "Between Two Rooms": ("Zwischen zwei Räumen", "Между двух комнат"),
    "Hall of Doors": ("Halle der Türen", "Зал дверей"),
    "Hall of Puzzled Floors": ("Halle der Rätselböden", "Зал загадочных полов"),
    "Hall of Creaking Floors": ("Halle der knarrenden Dielen", "Зал скрипучих полов"),
    "Hall of Mirrors": ("Spiegelsaal", "Зеркальный зал"),
    "Echo Chamber": ("Echokammer", "Эхо-камера"),  # printed
    "Hall of Windows": ("Halle der Fenster", "Зал окон"),
    "Hall of Knights": ("Rittersaal", "Рыцарский зал"),
    "Great Hall": ("Große Halle", "Большой зал"),
    "Lockdown Room": ("Verriegelter Raum", "Комната под замком"),
    "Escape Room": ("Fluchtraum", "Комната побега"),
    "Hall of Portraits": ("Porträtsaal", "Портретный зал"),
    "Hall of Sculptures": ("Skulpturensaal", "Зал скульптур"),
    "Promenade": ("Promenade", "Променад"),
    "Pacing Hall": ("Wandelhalle", "Зал для раздумий"),
    "Dead End": ("Sackgasse", "Тупик"),
    "Hall of Ghosts": ("Halle der Geister", "Зал призраков"),
    "Purgatory": ("Fegefeuer", "Чистилище"),
    # downstairs
    "Padded Room": ("Gummizelle", "Комната с мягкими стенами"),
    "Venus Grotto": ("Venusgrotte", "Грот Венеры"),
    "Spy Room": ("Spionagekammer", "Комната шпиона"),
    "Gunpowder Room": ("Pulverkammer", "Пороховой погреб"),
    "The Hole": ("Das Loch", "Дыра"),
    "Jewel Room": ("Juwelenkammer", "Комната драгоценностей"),
    "Laboratory": ("Laboratorium", "Лаборатория"),  # printed
    "Hidden Entrance": ("Verborgener Eingang", "Потайной вход"),
    "Fungus Room": ("Pilzkeller", "Грибница"),
    "Dungeon": ("Kerker", "Темница"),
    "Subterranean Tunnel": ("Unterirdischer Tunnel", "Подземный туннель"),
    "Armory": ("Rüstkammer", "Оружейная"),
    "Crypt": ("Gruft", "Склеп"),
    "Snake Pit": ("Schlangengrube", "Змеиная яма"),
    "Pit of Despair": ("Grube der Verzweiflung", "Яма отчаяния"),
    "Quiet Room": ("Stille Kammer", "Тихая комната"),
    "Knight Room": ("Ritterkammer", "Комната рыцаря"),
    "Wine Cellar": ("Weinkeller", "Винный погреб"),
    "Hidden Lair": ("Verborgener Unterschlupf", "Тайное логово"),
    "Treasure Room": ("Schatzkammer", "Сокровищница"),
    "Mold Room": ("Schimmelkeller", "Комната с плесенью"),
    # special
    "Fountain": ("Brunnen", "Фонтан"),  # printed
    "Tower": ("Turm", "Башня"),  # printed
    "Grand Foyer": ("Foyer", "Большое фойе"),  # printed
}

# The German rulebook spells this name in two ways; both are understood.
OTHER_ROOM_NAMES: dict[str, str] = {"Spielevorrat": "Game Storage"}
