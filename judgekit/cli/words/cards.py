"""What loading a card file says."""

from __future__ import annotations

from collections.abc import Mapping

CARDS: Mapping[str, tuple[str, str, str]] = {
    "cards.loaded": (
        "Cards: {cards}, names: {names}, from {kind}, data of {date}.",
        "Cartas: {cards}, nombres: {names}, de {kind}, datos del {date}.",
        "Карт: {cards}, названий: {names}, из {kind}, данные от {date}.",
    ),
    "cards.languages": (
        "Names in: {languages}.",
        "Nombres en: {languages}.",
        "Названия на языках: {languages}.",
    ),
    "cards.legality": (
        "Legality for: {formats}.",
        "Legalidad para: {formats}.",
        "Допустимость для форматов: {formats}.",
    ),
    "cards.no-legality": (
        "The file says nothing of legality.",
        "El archivo no dice nada de la legalidad.",
        "О допустимости карт в файле ничего нет.",
    ),
    "cards.reading": (
        "{percent} % of {megabytes} MB",
        "{percent} % de {megabytes} MB",
        "{percent} % из {megabytes} МБ",
    ),
    "cards.stopped": (
        "Loading was stopped; the cards known before are still there.",
        "La carga se interrumpió; las cartas conocidas antes siguen ahí.",
        "Загрузка прервана; прежние карты на месте.",
    ),
    "cards.damaged": (
        "The loaded card file is damaged and was left out; load it again.",
        "El archivo de cartas cargado está dañado y no se usó; vuelva a cargarlo.",
        "Загруженный файл карт повреждён и не учтён; загрузите его заново.",
    ),
    "cards.other-form": (
        "The card file was loaded by another version of Judgekit; load it again.",
        "El archivo de cartas lo cargó otra versión de Judgekit; vuelva a cargarlo.",
        "Файл карт загружен другой версией Judgekit; загрузите его заново.",
    ),
    "cards.unreadable": (
        "The loaded card file can't be read; allow reading it, or load it again.",
        "El archivo de cartas cargado no se puede leer; permita su lectura o vuelva a cargarlo.",
        "Загруженный файл карт не читается; разрешите его чтение или загрузите заново.",
    ),
}
