"""What the verbs on decklists say of a list and its lines."""

from __future__ import annotations

from collections.abc import Mapping

DECK: Mapping[str, tuple[str, str, str]] = {
    "deck.part-main": ("Main deck: {cards}", "Mazo principal: {cards}", "Основная колода: {cards}"),
    "deck.part-sideboard": ("Sideboard: {cards}", "Sideboard: {cards}", "Сайдборд: {cards}"),
    "deck.part-commander": ("Commander: {cards}", "Comandante: {cards}", "Командир: {cards}"),
    "deck.too-large": (
        "{file} is larger than a decklist can be; give a file with one list alone.",
        "{file} es mayor de lo que puede ser una lista de mazo; dé un archivo con una sola lista.",
        "{file} больше, чем бывает деклист; дайте файл с одним деклистом.",
    ),
    "deck.not-text": (
        "{file} is no decklist but a file of another kind; save the list as text and try again.",
        "{file} no es una lista de mazo sino un archivo de otro tipo; guarde la lista como texto.",
        "{file} — не деклист, а файл другого рода; сохраните список как текст и повторите.",
    ),
    "deck.broken-xml": (
        "{file} is damaged at line {place}; export the list once more.",
        "{file} está dañado en la línea {place}; exporte la lista otra vez.",
        "{file} повреждён в строке {place}; выгрузите деклист ещё раз.",
    ),
    "deck.hostile-xml": (
        "{file} holds what no decklist needs and could do harm; ask for the list as plain text.",
        "{file} contiene cosas dañinas que ninguna lista necesita; pida la lista como texto.",
        "В {file} есть опасное и лишнее для деклиста; попросите список простым текстом.",
    ),
    "deck.not-a-list": (
        "{file} is a page or document of another kind, no decklist; export the list itself.",
        "{file} es una página o un documento de otro tipo; exporte la lista misma.",
        "{file} — страница или документ, а не деклист; выгрузите сам список.",
    ),
    "deck.foreign-json": (
        "{file} is damaged JSON or has no list that is read from JSON; export the list as text.",
        "{file} es JSON dañado o sin una lista que se lea de JSON; exporte la lista como texto.",
        "{file} — повреждённый JSON или JSON без понятного деклиста; выгрузите список текстом.",
    ),
    "deck.draft-log": (
        "{file} is the log of a draft, no decklist; export the deck that was built from it.",
        "{file} es el registro de un draft, no una lista de mazo; exporte el mazo construido.",
        "{file} — журнал драфта, а не деклист; выгрузите собранную колоду.",
    ),
    "deck.unknown-columns": (
        "{file} is a table with unknown columns; name them in its first line, such as Count, Name.",
        "{file} es una tabla de columnas desconocidas; nómbrelas en la primera línea: "
        "Cantidad, Nombre.",
        "{file} — таблица с неизвестными столбцами; назовите их в первой строке: "
        "Количество, Название.",
    ),
    "deck.broken-table": (
        "Line {place} of {file} can't be taken apart; check its quotation marks.",
        "La línea {place} de {file} no se puede separar; revise sus comillas.",
        "Строку {place} файла {file} не разобрать; проверьте в ней кавычки.",
    ),
    "deck.no-cards": (
        "{file} has no card in it; write a line for each, such as “4 Brainstorm”.",
        "{file} no contiene ninguna carta; escriba una línea por carta, como «4 Brainstorm».",
        "В {file} нет ни одной карты; пишите по строке на карту, например «4 Brainstorm».",
    ),
    "deck.several-players": (
        "{file} has the lists of several players; give a file with the list of one.",
        "{file} tiene las listas de varios jugadores; dé un archivo con la de uno solo.",
        "В {file} деклисты нескольких игроков; дайте файл с деклистом одного.",
    ),
    "deck.no-player": (
        "Line {place} of {file} names no player; write whose list it is.",
        "La línea {place} de {file} no nombra al jugador; escriba de quién es la lista.",
        "В строке {place} файла {file} нет игрока; напишите, чей это деклист.",
    ),
    "deck.player-twice": (
        "{file} is a second list for the same player; keep the one that was registered.",
        "{file} es una segunda lista del mismo jugador; deje la que se registró.",
        "{file} — второй деклист того же игрока; оставьте зарегистрированный.",
    ),
    "deck-line.not-understood": (
        "Line {line} was not understood and not counted: {text}",
        "La línea {line} no se entendió y no se contó: {text}",
        "Строка {line} не понята и не посчитана: {text}",
    ),
    "deck-line.no-count": (
        "Line {line} gives no count; one copy was counted: {text}",
        "La línea {line} no dice cuántas; se contó una copia: {text}",
        "В строке {line} нет количества; посчитана одна копия: {text}",
    ),
    "deck-line.too-many": (
        "Line {line} names more copies than anybody has and was not counted: {text}",
        "La línea {line} indica más copias de las que nadie tiene y no se contó: {text}",
        "В строке {line} копий больше, чем у кого-либо бывает; она не посчитана: {text}",
    ),
    "deck-line.blank-line-sideboard": (
        "The sideboard was taken to begin at line {line}, after nothing but a blank line: {text}",
        "Se entendió que el sideboard empieza en la línea {line}, tras una línea vacía: {text}",
        "Сайдборд начат со строки {line} лишь по пустой строке перед ней: {text}",
    ),
    "deck-line.blank-line-commander": (
        "Line {line} was taken for the commander, being set apart by a blank line: {text}",
        "La línea {line}, separada por una línea vacía, se tomó por el comandante: {text}",
        "Строка {line} отделена пустой строкой и принята за командира: {text}",
    ),
    "deck-line.blank-line-groups": (
        "From line {line} on the cards stay in the main deck, in spite of the blank line: {text}",
        "Desde la línea {line} se sigue en el mazo principal, pese a la línea vacía: {text}",
        "Со строки {line} карты остались в основной колоде, несмотря на пустую строку: {text}",
    ),
    "deck-line.title": (
        "Line {line} was taken for the name of the list, no card: {text}",
        "La línea {line} se tomó por el nombre de la lista, no por una carta: {text}",
        "Строка {line} принята за название деклиста, а не за карту: {text}",
    ),
    "deck-line.group": (
        "Line {line} was taken for a heading, no card: {text}",
        "La línea {line} se tomó por un encabezado, no por una carta: {text}",
        "Строка {line} принята за заголовок, а не за карту: {text}",
    ),
    "deck-line.label": (
        "Line {line} tells something about the list and is no card: {text}",
        "La línea {line} dice algo de la lista y no es una carta: {text}",
        "Строка {line} говорит о самом деклисте, это не карта: {text}",
    ),
    "deck-line.set-aside": (
        "Line {line} is no part of the deck by its heading and was not counted: {text}",
        "La línea {line} no es parte del mazo según su encabezado y no se contó: {text}",
        "Строка {line} по заголовку не входит в колоду и не посчитана: {text}",
    ),
    "deck-line.unknown-part": (
        "Line {line} puts its card into an unknown part; it was counted in the main deck: {text}",
        "La línea {line} pone la carta en una parte desconocida; se contó en el mazo: {text}",
        "Строка {line} относит карту к неизвестной части; посчитана в основной колоде: {text}",
    ),
    "deck-line.commented-out": (
        "Line {line} is a comment and its card was not counted: {text}",
        "La línea {line} es un comentario y su carta no se contó: {text}",
        "Строка {line} — комментарий, карта в ней не посчитана: {text}",
    ),
    "deck-line.companion": (
        "Line {line} is a companion and counted in the sideboard: {text}",
        "La línea {line} es un compañero y cuenta en el sideboard: {text}",
        "Строка {line} — спутник, посчитан в сайдборде: {text}",
    ),
    "deck-line.no-commander": (
        "More cards than can be commanders begin at line {line}; they are the main deck: {text}",
        "Desde la línea {line} hay más cartas que comandantes posibles; son el mazo: {text}",
        "Со строки {line} карт больше, чем бывает командиров; это основная колода: {text}",
    ),
    "deck-line.first-commander": (
        "The whole deck stands below “Commander”; line {line} was taken for the commander: {text}",
        "Todo el mazo está bajo «Comandante»; la línea {line} se tomó por el comandante: {text}",
        "Под заголовком «Командир» вся колода; за командира принята строка {line}: {text}",
    ),
    "deck-line.letters-guessed": (
        "The accented letters were read by guessing, from line {line} on; check them: {text}",
        "Las letras con tilde se leyeron por conjetura desde la línea {line}; revíselas: {text}",
        "Кодировка букв угадана, начиная со строки {line}; проверьте их: {text}",
    ),
}
