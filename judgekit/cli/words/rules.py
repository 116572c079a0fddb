"""What the verbs on documents and on the program itself answer."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, tuple[str, str, str]] = {
    "unknown-document": (
        "There is no document {document}; `judgekit documents` lists those there are.",
        "No hay ningún documento {document}; `judgekit documents` enumera los que hay.",
        "Документа {document} нет; `judgekit documents` покажет те, что есть.",
    ),
    "unknown-section": (
        "No section {ref} was found; `judgekit outline DOCUMENT` lists the sections.",
        "No se encontró la sección {ref}; `judgekit outline DOCUMENTO` enumera las secciones.",
        "Раздел {ref} не найден; `judgekit outline ДОКУМЕНТ` перечислит разделы.",
    ),
    "nothing-found": (
        "Nothing was found for “{query}”; try fewer or other words.",
        "No se encontró nada para «{query}»; pruebe con menos palabras u otras.",
        "По запросу «{query}» ничего не найдено; попробуйте меньше слов или другие.",
    ),
    "no-counterpart": (
        "no counterpart in this edition",
        "sin equivalente en esta edición",
        "нет соответствия в этой редакции",
    ),
    "batch-line": (
        "Line {line} of the file is not a query; write it as {example}.",
        "La línea {line} del archivo no es una consulta; escríbala así: {example}.",
        "Строка {line} файла — не запрос; пишите так: {example}.",
    ),
    "searched-instead": (
        "“{typed}” is in no text; searched instead: {used}.",
        "«{typed}» no está en ningún texto; se buscó en su lugar: {used}.",
        "«{typed}» нет ни в одном тексте; вместо этого искалось: {used}.",
    ),
    "effective": ("effective {date}", "en vigor desde el {date}", "действует с {date}"),
    "published": ("published {date}", "publicado el {date}", "опубликовано {date}"),
    "superseded": (
        "newer edition in the library: {document}",
        "hay una edición más nueva en la biblioteca: {document}",
        "в библиотеке есть более новая редакция: {document}",
    ),
    "sections": ("{count} sections", "{count} secciones", "разделов: {count}"),
    "doctor.versions": ("versions", "versiones", "версии"),
    "doctor.folders": ("folders", "carpetas", "папки"),
    "doctor.index": ("search index", "índice de búsqueda", "поисковый индекс"),
    "doctor.events": ("event logs", "registros de torneos", "записи турниров"),
    "doctor.cards": ("card file", "archivo de cartas", "файл карт"),
    "doctor.log-sound": (
        "sound, entries: {count}",
        "íntegro, entradas: {count}",
        "цела, записей: {count}",
    ),
    "doctor.log-damaged": (
        "damaged; opening it keeps the good part and says what is lost",
        "dañado; al abrirlo se conserva la parte buena y se indica lo perdido",
        "повреждена; при открытии сохранится целая часть и будет сказано, что потеряно",
    ),
    "doctor.log-too-new": (
        "written by a newer Judgekit",
        "escrito por un Judgekit más nuevo",
        "создана более новой версией Judgekit",
    ),
    "doctor.log-unreadable": ("can't be read", "no se puede leer", "не читается"),
    "doctor.log-open": ("open now", "abierto ahora", "открыта сейчас"),
    "doctor.writable": ("can be written", "se puede escribir", "доступна для записи"),
    "doctor.read-only": ("can't be written", "no se puede escribir", "недоступна для записи"),
}
