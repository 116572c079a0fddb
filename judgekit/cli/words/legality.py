"""What `deck check` says of a list and its cards."""

from __future__ import annotations

from collections.abc import Mapping

FORMAT_NAMES: Mapping[str, tuple[str, str, str]] = {
    "standard": ("Standard", "Estándar", "Стандарт"),
    "modern": ("Modern", "Modern", "Модерн"),
    "pioneer": ("Pioneer", "Pioneer", "Пионер"),
    "legacy": ("Legacy", "Legacy", "Легаси"),
    "vintage": ("Vintage", "Vintage", "Винтаж"),
    "commander": ("Commander", "Commander", "Коммандер"),
    "limited": ("Limited", "Limitado", "Лимитед"),
    "two-headed-giant-constructed": (
        "Two-Headed Giant Constructed",
        "Gigante de dos cabezas construido",
        "Двухголовый Гигант, Констрактед",
    ),
}
"""Most of them are the same in two languages."""

LEGALITY: Mapping[str, tuple[str, str, str]] = {
    "legality.legal": (
        "{format}: nothing illegal.",
        "{format}: nada ilegal.",
        "{format}: ничего нелегального.",
    ),
    "legality.illegal": ("{format}: illegal.", "{format}: ilegal.", "{format}: нелегально."),
    "legality.open": (
        "{format}: nothing illegal found, but not all could be verified.",
        "{format}: no se halló nada ilegal, pero no todo se pudo comprobar.",
        "{format}: ничего нелегального не найдено, но проверить удалось не всё.",
    ),
    "illegal.too-few-cards": (
        "too few cards: {count}, at least {limit}",
        "faltan cartas: {count}, como mínimo {limit}",
        "мало карт: {count}, нужно не меньше {limit}",
    ),
    "illegal.wrong-size": (
        "wrong size: {count} cards, exactly {limit} with the commander",
        "tamaño incorrecto: {count} cartas, exactamente {limit} con el comandante",
        "неверный размер: карт {count}, нужно ровно {limit} вместе с командиром",
    ),
    "illegal.sideboard-too-large": (
        "sideboard too large: {count} cards, at most {limit}",
        "sideboard demasiado grande: {count} cartas, como máximo {limit}",
        "велик сайдборд: карт {count}, можно не больше {limit}",
    ),
    "illegal.sideboard-not-allowed": (
        "no sideboard is allowed: {count} cards in it",
        "no se permite sideboard: tiene {count} cartas",
        "сайдборд не разрешён: карт в нём {count}",
    ),
    "illegal.no-commander": (
        "no commander is named",
        "no se indica el comandante",
        "не указан командир",
    ),
    "illegal.too-many-commanders": (
        "too many commanders: {count}, at most {limit}",
        "demasiados comandantes: {count}, como máximo {limit}",
        "много командиров: {count}, можно не больше {limit}",
    ),
    "illegal.banned": (
        "banned: {count} {card}",
        "prohibida: {count} {card}",
        "запрет: {count} {card}",
    ),
    "illegal.not-legal": (
        "of no permitted set: {count} {card}",
        "de ninguna colección permitida: {count} {card}",
        "не из разрешённых изданий: {count} {card}",
    ),
    "illegal.restricted": (
        "restricted: {count} {card}, at most {limit}",
        "restringida: {count} {card}, como máximo {limit}",
        "ограничение: {count} {card}, можно не больше {limit}",
    ),
    "illegal.too-many-copies": (
        "too many copies: {count} {card}, at most {limit}",
        "demasiadas copias: {count} {card}, como máximo {limit}",
        "много копий: {count} {card}, можно не больше {limit}",
    ),
    "illegal.not-singleton": (
        "more than one copy: {count} {card}, at most {limit}",
        "más de una copia: {count} {card}, como máximo {limit}",
        "больше одной копии: {count} {card}, можно не больше {limit}",
    ),
    "illegal.not-a-commander": (
        "neither a legendary creature nor allowed as a commander by its text: {card}",
        "ni es una criatura legendaria ni su texto le permite ser comandante: {card}",
        "не легендарное существо, и текст карты не разрешает ей быть командиром: {card}",
    ),
    "illegal.outside-colour-identity": (
        "outside the commander's colour identity: {count} {card}",
        "fuera de la identidad de color del comandante: {count} {card}",
        "вне цветовой принадлежности командира: {count} {card}",
    ),
    "illegal.not-in-pool": (
        "not in the pool: {count} {card}, the pool has {limit}",
        "no está en el conjunto de cartas: {count} {card}, el conjunto tiene {limit}",
        "сверх пула: {count} {card}, в пуле {limit}",
    ),
    "illegal.unified-conflict": (
        "in {count} decks of the team: {card} ({decks})",
        "en {count} mazos del equipo: {card} ({decks})",
        "в колодах команды ({count}): {card} ({decks})",
    ),
    "legality.written": (
        "(in the list: {names})",
        "(en la lista: {names})",
        "(в деклисте: {names})",
    ),
    "legality.by-card-file": (
        "(by the card file)",
        "(según el archivo de cartas)",
        "(по файлу карт)",
    ),
    "legality.unverified": (
        "Not verified, the card file does not tell ({count}): {cards}",
        "Sin comprobar, el archivo de cartas no lo dice ({count}): {cards}",
        "Не проверены, файл карт этого не говорит ({count}): {cards}",
    ),
    "legality.unverified-no-file": (
        "Not verified without a card file, see `judgekit cards load` ({count}): {cards}",
        "Sin comprobar por falta de un archivo de cartas, véase `judgekit cards load` ({count}): "
        "{cards}",
        "Не проверены: нет файла карт, см. `judgekit cards load` ({count}): {cards}",
    ),
    "legality.unverified-no-format": (
        "Not verified, --played-as does not say which format's lists hold ({count}): {cards}",
        "Sin comprobar: --played-as no dice de qué formato son las listas ({count}): {cards}",
        "Не проверены: --played-as не говорит, списки какого формата действуют ({count}): {cards}",
    ),
    "legality.other-day": (
        "Not verified, the card file tells of another day than the edition's ({count}): {cards}",
        "Sin comprobar, el archivo de cartas habla de otro día que la edición ({count}): {cards}",
        "Не проверены, файл карт говорит о другом дне, чем редакция ({count}): {cards}",
    ),
    "legality.only-from-pool": (
        "Legal only if they are in the player's pool: {cards}",
        "Legales solo si están en el conjunto de cartas del jugador: {cards}",
        "Легальны, только если они из пула игрока: {cards}",
    ),
    "legality.unplayed": (
        "In the pool but not on the list, so part of the sideboard ({count}): {cards}",
        "En el conjunto pero no en la lista, así que son del sideboard ({count}): {cards}",
        "Есть в пуле, но нет в деклисте, поэтому относятся к сайдборду ({count}): {cards}",
    ),
    "legality.unsure-of-team": (
        "Names of the other lists that may be a card of two decks ({count}): {cards}",
        "Nombres de las otras listas que pueden ser cartas de dos mazos ({count}): {cards}",
        "Названия других деклистов, которые могут быть картой двух колод ({count}): {cards}",
    ),
    "legality.perhaps-in-pool": (
        "Unless the pool has it under another name: {finding}",
        "Salvo que el conjunto la tenga con otro nombre: {finding}",
        "Если в пуле нет этой карты под другим названием: {finding}",
    ),
    "legality.perhaps-later": (
        "By these rules, but later ones allow it: {finding}",
        "Según estas reglas, pero otras posteriores lo permiten: {finding}",
        "По этим правилам, но более поздние это разрешают: {finding}",
    ),
    "legality.perhaps": (
        "Unless the card's own text allows it, or it is a basic land: {finding}",
        "Salvo que el texto de la carta lo permita o sea una tierra básica: {finding}",
        "Если это не базовая земля и текст карты не разрешает иного: {finding}",
    ),
    "legality.doubtful": (
        "Which card is “{written}”? Perhaps: {names}",
        "¿Qué carta es «{written}»? Quizá: {names}",
        "Что за карта «{written}»? Возможно: {names}",
    ),
    "legality.corrected": (
        "“{written}” was read as {name}.",
        "«{written}» se leyó como {name}.",
        "«{written}» прочитано как {name}.",
    ),
    "legality.standing-banned": ("banned", "prohibida", "запрещена"),
    "legality.standing-restricted": ("restricted", "restringida", "ограничена"),
    "legality.standing-legal": ("legal", "permitida", "легальна"),
    "legality.standing-not-legal": (
        "of no permitted set",
        "de ninguna colección permitida",
        "не из разрешённых изданий",
    ),
    "legality.differs-card-file": (
        "{card}: the card file says otherwise ({standing}); the edition was followed.",
        "{card}: el archivo de cartas dice otra cosa ({standing}); se siguió la edición.",
        "{card}: в файле карт иначе ({standing}); решила редакция правил.",
    ),
    "legality.differs-edition": (
        "{card}: the edition says otherwise ({standing}); the card file was followed.",
        "{card}: la edición dice otra cosa ({standing}); se siguió el archivo de cartas.",
        "{card}: в редакции правил иначе ({standing}); решил файл карт.",
    ),
    "legality.commander-in-sideboard": (
        "No commander is named; the sideboard was taken for it.",
        "No se indica el comandante; se tomó por él el sideboard.",
        "Командир не указан; за него принят сайдборд.",
    ),
    "legality.optional-sideboard": (
        "A sideboard is right only where the event uses the optional rule.",
        "El sideboard solo vale si el torneo usa la regla opcional.",
        "Сайдборд допустим, только если на турнире действует дополнительное правило.",
    ),
    "legality.commander-in-deck": (
        "The format has no commander; it was counted in the main deck.",
        "El formato no tiene comandante; se contó en el mazo principal.",
        "В этом формате нет командира; он посчитан в основной колоде.",
    ),
    "legality.unread-lines": (
        "Lines that were not counted: {count}.",
        "Líneas que no se contaron: {count}.",
        "Непосчитанных строк: {count}.",
    ),
    "legality.unread-entries": (
        "Entries of the edition's lists that could not be read: {entries}",
        "Entradas de las listas de la edición que no se pudieron leer: {entries}",
        "Не прочитано в списках редакции: {entries}",
    ),
    "legality.not-checked": (
        "A list alone can't be held against: {rules}.",
        "Con la lista sola no se puede comprobar: {rules}.",
        "По одному деклисту не проверить: {rules}.",
    ),
    "legality.edition": ("By: {edition}.", "Según: {edition}.", "По документу: {edition}"),
    "legality.card-file": (
        "Legality of cards by the card file of {date}.",
        "Legalidad de las cartas según el archivo de cartas del {date}.",
        "Легальность карт по файлу карт от {date}",
    ),
    "legality.no-format": (
        "{edition} has no rules for {format}; `judgekit documents` lists the other editions.",
        "{edition} no tiene reglas de {format}; `judgekit documents` muestra las otras ediciones.",
        "В {edition} нет правил формата {format}; другие редакции покажет `judgekit documents`.",
    ),
    "legality.not-unified": (
        "Unified Deck Construction is for Constructed formats; leave out --unified or name one.",
        "La construcción unificada es para formatos construidos; quite --unified o indique uno.",
        "Объединённый сбор колод — для Констрактеда; уберите --unified или назовите такой формат.",
    ),
    "legality.no-pool": (
        "A pool is for Limited; leave out --pool or say --format limited.",
        "El conjunto de cartas es para Limitado; quite --pool o indique --format limited.",
        "Пул нужен только для Лимитеда; уберите --pool или укажите --format limited.",
    ),
    "legality.not-played-as": (
        "--played-as is for two-headed-giant-constructed; leave it out.",
        "--played-as es para two-headed-giant-constructed; quítelo.",
        "--played-as нужен только для two-headed-giant-constructed; уберите его.",
    ),
}
