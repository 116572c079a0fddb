"""What is wrong with a call, and why no window opens."""

from __future__ import annotations

from collections.abc import Mapping

CALLING: Mapping[str, tuple[str, str, str]] = {
    "usage": (
        "That call was not understood ({words}); it reads: {usage}",
        "No se entiende esa llamada ({words}); se escribe así: {usage}",
        "Вызов не понят ({words}); он пишется так: {usage}",
    ),
    "no-words": ("nothing after the name", "nada tras el nombre", "после имени ничего нет"),
    "bug": (
        "The program made a mistake and could not answer; the report is in {path}.",
        "El programa cometió un error y no pudo responder; el informe está en {path}.",
        "В программе произошла ошибка, ответа нет; отчёт лежит в {path}.",
    ),
    "output-failed": (
        "The answer could not be written to standard output ({why}); send it elsewhere.",
        "La respuesta no se pudo escribir en la salida estándar ({why}); envíela a otro sitio.",
        "Ответ не удалось записать в стандартный вывод ({why}); направьте его в другое место.",
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
    "window.event-unnamed": (
        "--event needs the file of a tournament, such as: --event open.judgekit",
        "A --event le falta el archivo de un torneo, por ejemplo: --event open.judgekit",
        "После --event нужен файл турнира, например: --event open.judgekit",
    ),
    "window.unknown-option": (
        "{word} is no option; --page NAME opens the window at a page, --event FILE a tournament.",
        "{word} no es una opción; --page NOMBRE abre una página, --event ARCHIVO un torneo.",
        "Параметра {word} нет; --page ИМЯ открывает страницу, --event ФАЙЛ — турнир.",
    ),
}
