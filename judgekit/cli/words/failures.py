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
}
