"""What `--help` says of each verb and option."""

from __future__ import annotations

from collections.abc import Mapping

HELP: Mapping[str, tuple[str, str, str]] = {
    "about": (
        "The desktop companion of a Magic: The Gathering tournament judge.",
        "El compañero de escritorio del juez de torneos de Magic: The Gathering.",
        "Настольный помощник турнирного судьи Magic: The Gathering.",
    ),
    "help.usage": ("usage", "uso", "вызов"),
    "help.verbs": ("commands", "órdenes", "команды"),
    "help.arguments": ("arguments", "argumentos", "аргументы"),
    "help.options": ("options", "opciones", "параметры"),
    "help.help": ("show this help", "muestra esta ayuda", "показать эту справку"),
    "help.documents": (
        "list the documents of the library",
        "enumera los documentos de la biblioteca",
        "перечислить документы библиотеки",
    ),
    "help.outline": (
        "show the sections of a document",
        "muestra las secciones de un documento",
        "показать разделы документа",
    ),
    "help.show": ("show one section", "muestra una sección", "показать один раздел"),
    "help.align": (
        "find the counterpart of a section in the other languages",
        "busca la sección equivalente en los otros idiomas",
        "найти соответствие раздела на других языках",
    ),
    "help.search": (
        "search every document in every language",
        "busca en todos los documentos y todos los idiomas",
        "искать во всех документах и на всех языках",
    ),
    "help.infraction": (
        "find the infraction that a few words describe, or show all about one",
        "busca la infracción que describen unas palabras, o muestra todo de una",
        "найти нарушение по нескольким словам или показать всё об одном",
    ),
    "help.what-happened": ("what happened", "qué pasó", "что случилось"),
    "help.infraction-id": (
        "an infraction, such as ipg-2.5 or jar-tardiness",
        "una infracción, como ipg-2.5 o jar-tardiness",
        "нарушение, например ipg-2.5 или jar-tardiness",
    ),
    "help.penalty": (
        "reckon what an infraction becomes for a player with that record",
        "calcula en qué se convierte una infracción según el historial del jugador",
        "вычислить, чем становится нарушение при такой истории игрока",
    ),
    "help.prior": (
        "an earlier penalty, as ipg-2.5:warning@2026-11-21; may be repeated",
        "una penalización anterior, como ipg-2.5:warning@2026-11-21; puede repetirse",
        "прежнее наказание в виде ipg-2.5:warning@2026-11-21; можно повторять",
    ),
    "help.circumstance": (
        "a circumstance of the case, by its name; may be repeated",
        "una circunstancia del caso, por su nombre; puede repetirse",
        "обстоятельство дела, его имя; можно повторять",
    ),
    "help.date": (
        "the day of the infraction, as 2026-11-21 (today)",
        "el día de la infracción, como 2026-11-21 (hoy)",
        "день нарушения в виде 2026-11-21 (сегодня)",
    ),
    "help.rel": (
        "the Rules Enforcement Level (competitive)",
        "el nivel de imposición de reglas (competitive)",
        "уровень применения правил (competitive)",
    ),
    "help.edition": (
        "the edition of the penalty guides (2024)",
        "la edición de las guías de penalizaciones (2024)",
        "издание руководств по наказаниям (2024)",
    ),
    "help.cards": (
        "take in card names, translations and legality from a card file",
        "tomar nombres de cartas, traducciones y legalidad de un archivo de cartas",
        "взять названия карт, переводы и допустимость из файла карт",
    ),
    "help.cards-action": (
        "load: in place of the card file before",
        "load: en lugar del archivo de cartas anterior",
        "load: вместо прежнего файла карт",
    ),
    "help.card-file": (
        "a file of Scryfall (bulk data) or MTGJSON (AtomicCards, AllPrintings), unpacked",
        "un archivo de Scryfall (bulk data) o MTGJSON (AtomicCards, AllPrintings) descomprimido",
        "файл Scryfall (bulk data) или MTGJSON (AtomicCards, AllPrintings), распакованный",
    ),
    "help.doctor": (
        "check versions, folders, the search index and the event logs",
        "comprueba versiones, carpetas, el índice de búsqueda y los registros de torneos",
        "проверить версии, папки, поисковый индекс и записи турниров",
    ),
    "help.schedule": (
        "call a draft: every timed step with its seconds and where to pass",
        "dirige un draft: cada paso con sus segundos y hacia dónde se pasa",
        "вести драфт: все шаги, секунды и направление передачи",
    ),
    "help.draft": ("the kind of draft", "el tipo de draft", "вид драфта"),
    "help.booster-cards": (
        "the cards of a booster, 3 to 15 (15)",
        "las cartas de un sobre, de 3 a 15 (15)",
        "сколько карт в бустере, от 3 до 15 (15)",
    ),
    "help.rounds": (
        "recommend Swiss rounds and a playoff for so many players",
        "recomienda rondas suizas y eliminatoria para esos jugadores",
        "посоветовать число раундов и плей-офф для числа игроков",
    ),
    "help.players": (
        "how many players or teams take part, those with byes too",
        "cuántos jugadores o equipos participan, también los que tienen rondas libres",
        "сколько игроков или команд участвует, считая тех, у кого автопобеды",
    ),
    "help.booster-draft-playoff": (
        "a Limited tournament whose playoff is a booster draft",
        "torneo Limitado cuya eliminatoria es un Booster Draft",
        "турнир в Ограниченном формате с драфтом на бустерах в плей-офф",
    ),
    "help.byes": (
        "how many players have byes for so many rounds",
        "cuántos jugadores tienen rondas libres para esas rondas",
        "у скольких игроков автопобеды на столько раундов",
    ),
    "help.teams": ("a tournament for teams", "un torneo por equipos", "командный турнир"),
    "help.tiebreakers": (
        "rank players by match points and tiebreakers",
        "clasifica a los jugadores por puntos de partida y desempates",
        "расставить игроков по очкам за матчи и тай-брейкам",
    ),
    "help.results": (
        "a table (CSV, TSV) with the headings round, player, opponent, won, lost, drawn, or the "
        "same as a JSON list; unfinished games count as drawn, a bye has no opponent or “bye”",
        "una tabla (CSV, TSV) con los encabezados round, player, opponent, won, lost, drawn, o lo "
        "mismo como lista JSON; los juegos sin terminar son empates, sin oponente o con «bye» es "
        "ronda libre",
        "таблица (CSV, TSV) с заголовками round, player, opponent, won, lost, drawn или то же "
        "списком JSON; неоконченные игры — ничьи, без оппонента или с «bye» — автопобеда",
    ),
    "help.deck": (
        "read decklists, check them against a format, compare them with what was counted",
        "lee listas de mazos, las comprueba para un formato, las compara con lo contado",
        "читать деклисты, проверять их по формату, сравнивать с посчитанным",
    ),
    "help.deck-read": (
        "read a decklist in any common format",
        "lee una lista de mazo en cualquier formato corriente",
        "прочитать деклист в любом распространённом виде",
    ),
    "help.deck-check": (
        "check a decklist against the rules of a format",
        "comprueba una lista de mazo según las reglas de un formato",
        "проверить деклист по правилам формата",
    ),
    "help.deck-compare": (
        "compare a decklist with the cards that were counted",
        "compara una lista de mazo con las cartas contadas",
        "сравнить деклист с посчитанными картами",
    ),
    "help.list": (
        "a file with a decklist; - reads it here",
        "un archivo con una lista de mazo; - la lee de aquí",
        "файл с деклистом; - читает его отсюда",
    ),
    "help.counted": (
        "a file with the cards that were counted, written as a decklist",
        "un archivo con las cartas contadas, escrito como una lista de mazo",
        "файл с посчитанными картами, записанными как деклист",
    ),
    "help.format": (
        "the format of the tournament",
        "el formato del torneo",
        "формат турнира",
    ),
    "help.unified": (
        "the decklists of the teammates, for Unified Deck Construction",
        "las listas de los compañeros, para la construcción unificada de mazos",
        "деклисты товарищей по команде, для правил унифицированных колод",
    ),
    "help.pool": (
        "the player's registered pool, for Limited",
        "el conjunto de cartas registrado del jugador, para Limitado",
        "зарегистрированный пул игрока, для Лимитеда",
    ),
    "help.played-as": (
        "the format whose lists of cards hold, for Two-Headed Giant",
        "el formato cuyas listas de cartas valen, para Gigante de dos cabezas",
        "формат, списки карт которого действуют, для Двухголового Гиганта",
    ),
    "help.sideboarded": (
        "the player has sideboarded already",
        "el jugador ya ha cambiado cartas con el sideboard",
        "игрок уже менял карты с сайдбордом",
    ),
    "help.presented": (
        "found when the deck was presented or in a deck check; otherwise later, in the game",
        "se encontró al presentar el mazo o en un control; si no, después, durante el juego",
        "найдено при предъявлении колоды или на проверке; иначе позже, во время игры",
    ),
    "help.run": (
        "put the commands of a script through the engine and show the state they leave",
        "pasa por el motor las órdenes de un guion y muestra el estado que dejan",
        "выполнить команды сценария и показать, какое состояние они оставят",
    ),
    "help.script": (
        "a file with one command a line, as JSON: at, do and what it takes; - reads them here",
        "un archivo con una orden por línea, en JSON: at, do y lo que pida; - las lee de aquí",
        "файл с командами, по одной в строке, в JSON: at, do и прочее; - читает их отсюда",
    ),
    "help.event": (
        "the file of a tournament that keeps what happens",
        "el archivo de un torneo que guarda lo que ocurre",
        "файл турнира, в котором хранится происходящее",
    ),
    "help.at": (
        "the instant of the state, such as 2026-11-21T10:50:00Z (the last one)",
        "el instante del estado, por ejemplo 2026-11-21T10:50:00Z (el último)",
        "время, на которое показать состояние: 2026-11-21T10:50:00Z (последнее)",
    ),
    "help.json": (
        "answer with one JSON object",
        "responde con un objeto JSON",
        "ответить одним объектом JSON",
    ),
    "help.lang": (
        "the reader's language",
        "el idioma del lector",
        "язык читателя",
    ),
    "help.document": (
        "a document's id, as `documents` lists it",
        "el id de un documento, como lo da `documents`",
        "id документа из списка `documents`",
    ),
    "help.ref": (
        "a section as it is cited: 2.6, 104.3a, Appendix B",
        "una sección tal como se cita: 2.6, 104.3a, apéndice B",
        "раздел, как на него ссылаются: 2.6, 104.3a, приложение B",
    ),
    "help.words": ("what to look for", "lo que se busca", "что искать"),
    "help.limit": (
        "how many sections at most",
        "cuántas secciones como máximo",
        "сколько разделов показать, не больше",
    ),
    "help.batch": (
        "a file with one query a line, as JSON: q, lang",
        "un archivo con una consulta por línea, en JSON: q, lang",
        "файл с запросами, по одному в строке, в JSON: q, lang",
    ),
}
