"""What the machine refused and what to do about it, one sentence for each FailureReason."""

from __future__ import annotations

from collections.abc import Mapping

FAILURES: Mapping[str, tuple[str, str, str]] = {
    "failure.text-missing": (
        "The rules text {path} is missing; install the program again.",
        "Falta el texto de reglas {path}; vuelva a instalar el programa.",
        "Нет текста правил {path}; установите программу заново.",
    ),
    "failure.text-damaged": (
        "The rules text {path} is damaged; install the program again.",
        "El texto de reglas {path} está dañado; vuelva a instalar el programa.",
        "Текст правил {path} повреждён; установите программу заново.",
    ),
    "failure.manifest-damaged": (
        "The list of texts {path} is missing or damaged; install the program again.",
        "La lista de textos {path} falta o está dañada; vuelva a instalar el programa.",
        "Список текстов {path} отсутствует или повреждён; установите программу заново.",
    ),
    "failure.folder-unwritable": (
        "The folder {path} can't be written; give yourself the right to write there.",
        "No se puede escribir en la carpeta {path}; concédase permiso de escritura.",
        "В папку {path} нельзя писать; дайте себе право на запись.",
    ),
    "failure.file-unreadable": (
        "The file {path} can't be read; check that it is there and that you may open it.",
        "No se puede leer el archivo {path}; compruebe que existe y que puede abrirlo.",
        "Файл {path} не читается; проверьте, что он есть и что его можно открыть.",
    ),
    "failure.index-locked": (
        "The search index {path} is held by another program; close it and try again.",
        "Otro programa retiene el índice de búsqueda {path}; ciérrelo e inténtelo de nuevo.",
        "Поисковый индекс {path} занят другой программой; закройте её и повторите.",
    ),
    "failure.disk-full": (
        "The disk is full, {path} could not be written; free some space and try again.",
        "El disco está lleno, no se pudo escribir {path}; libere espacio e inténtelo de nuevo.",
        "Диск заполнен, записать {path} не удалось; освободите место и повторите.",
    ),
    "failure.event-locked": (
        "The event {path} is open in another program; close it there and try again.",
        "El torneo {path} está abierto en otro programa; ciérrelo allí e inténtelo de nuevo.",
        "Турнир {path} открыт в другой программе; закройте его там и повторите.",
    ),
    "failure.event-unreadable": (
        "The file {path} can't be read as an event; check that it is one and that you may open it.",
        "No se puede leer {path} como torneo; compruebe que lo es y que puede abrirlo.",
        "Файл {path} не читается как турнир; проверьте, что это турнир и что его можно открыть.",
    ),
    "failure.event-gone": (
        "The event {path} has been moved or removed while it was open; put it back and try again.",
        "El torneo {path} se movió o se borró mientras estaba abierto; devuélvalo a su sitio e "
        "inténtelo de nuevo.",
        "Турнир {path} переместили или удалили, пока он был открыт; верните его и повторите.",
    ),
    "failure.event-too-new": (
        "The event {path} was written by a newer Judgekit; open it with that one.",
        "El torneo {path} lo escribió un Judgekit más nuevo; ábralo con ese.",
        "Турнир {path} записан более новой версией Judgekit; откройте его в ней.",
    ),
    "failure.write-failed": (
        "{path} could not be written and is as it was before; check the disk and try again.",
        "No se pudo escribir {path}, que sigue como estaba; revise el disco e inténtelo de nuevo.",
        "Записать {path} не удалось, прежнее цело; проверьте диск и повторите.",
    ),
    "failure.no-card-file": (
        "{path} is no whole card file of Scryfall or MTGJSON; download it again and unpack it.",
        "{path} no es un archivo de cartas completo de Scryfall o MTGJSON; descárguelo de nuevo y "
        "descomprímalo.",
        "{path} — не целый файл карт Scryfall или MTGJSON; скачайте его заново и распакуйте.",
    ),
    "failure.cards-locked": (
        "The card catalogue {path} is in use by another program; close it and try again.",
        "Otro programa está usando el catálogo de cartas {path}; ciérrelo e inténtelo de nuevo.",
        "Каталог карт {path} занят другой программой; закройте её и повторите.",
    ),
}
