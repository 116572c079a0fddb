"""What the terminal says to a person, in the three interface languages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from judgekit.domain.rules.citation import Citation
from judgekit.engine.ports import EnvironmentFailure, FailureReason

LANGUAGES = ("en", "es", "ru")

_SENTENCES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
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
        "usage": (
            "That call was not understood ({words}); it reads: {usage}",
            "No se entiende esa llamada ({words}); se escribe así: {usage}",
            "Вызов не понят ({words}); он пишется так: {usage}",
        ),
        "no-words": ("nothing after the name", "nada tras el nombre", "после имени ничего нет"),
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
        "doctor.writable": ("can be written", "se puede escribir", "доступна для записи"),
        "doctor.read-only": ("can't be written", "no se puede escribir", "недоступна для записи"),
        "bug": (
            "The program made a mistake and could not answer; the report is in {path}.",
            "El programa cometió un error y no pudo responder; el informe está en {path}.",
            "В программе произошла ошибка, ответа нет; отчёт лежит в {path}.",
        ),
        "window.no-display": (
            "There is no display to open a window on; these commands need none: {verbs}.",
            "No hay pantalla en la que abrir la ventana; sin ella funcionan: {verbs}.",
            "Нет экрана, на котором открыть окно; без него работают команды: {verbs}.",
        ),
        "window.no-library": (
            "The system lacks {library}, which a window needs; these work without it: {verbs}.",
            "Al sistema le falta {library}, que la ventana necesita; sin ella funcionan: {verbs}.",
            "В системе нет {library}, нужной для окна; без неё работают команды: {verbs}.",
        ),
        "window.no-answer": (
            "Judgekit is already running but does not answer; end that one and start again.",
            "Judgekit ya está en marcha pero no responde; ciérrelo y vuelva a iniciarlo.",
            "Judgekit уже запущен, но не отвечает; завершите его и запустите снова.",
        ),
        "window.page-unnamed": (
            "--page needs the name of a page, such as: --page rules",
            "A --page le falta el nombre de una página, por ejemplo: --page rules",
            "После --page нужно имя страницы, например: --page rules",
        ),
        "window.unknown-option": (
            "{word} is no option; --page NAME opens the window at a page.",
            "{word} no es una opción; --page NOMBRE abre la ventana en una página.",
            "Параметра {word} нет; --page ИМЯ открывает окно на этой странице.",
        ),
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
)

_LANGUAGE_NAMES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "en": ("English", "inglés", "английский"),
        "es": ("Spanish", "español", "испанский"),
        "ru": ("Russian", "русский", "русский"),
    }
)

_MONTHS: Mapping[str, str] = MappingProxyType(
    {
        "en": "January February March April May June July August September October November "
        "December",
        "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
        "diciembre",
        "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    }
)


class Wording:
    """The sentences of one language (`en`, `es`, `ru`)."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._column = LANGUAGES.index(language)

    def say(self, key: str, **values: object) -> str:
        """The sentence named `key` with its values filled in."""
        return _SENTENCES[key][self._column].format(**values)

    def failure(self, failure: EnvironmentFailure) -> str:
        """What the machine refused and what to do about it."""
        reason: FailureReason = failure.reason
        return self.say(f"failure.{reason.value}", path=failure.path)

    def language_name(self, code: str) -> str:
        """`Spanish` for `es`; a code that has no name here is given as it is."""
        names = _LANGUAGE_NAMES.get(code)
        return names[self._column] if names else code

    def date(self, iso: str) -> str:
        """`3 May 2019` for `2019-05-03`, in this language."""
        year, month, day = (int(part) for part in iso.split("-"))
        name = _MONTHS[self.language].split()[month - 1]
        form = {"es": "{} de {} de {}", "ru": "{} {} {} г."}.get(self.language, "{} {} {}")
        return form.format(day, name, year)

    def edition(self, effective_date: str | None, published: str | None) -> str:
        """`effective 3 May 2019`, or when it was published, or nothing."""
        if effective_date:
            return self.say("effective", date=self.date(effective_date))
        if published:
            return self.say("published", date=self.date(published))
        return ""

    def citation(self, citation: Citation) -> str:
        """`MTR 2.6 Time Extensions, English, effective 3 May 2019`."""
        name = {"mtr": "MTR", "cr104": "CR", "commander": "Commander"}.get(
            citation.kind, citation.kind.upper()
        )
        place = " ".join(part for part in (name, citation.number, citation.title) if part)
        edition = self.edition(citation.effective_date, citation.published)
        parts = (place, self.language_name(citation.language), edition)
        return ", ".join(part for part in parts if part)
