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
    "help.doctor": (
        "check versions, folders and the search index",
        "comprueba versiones, carpetas y el índice de búsqueda",
        "проверить версии, папки и поисковый индекс",
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
