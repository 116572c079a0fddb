"""Detect two names in a line that looks like a title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.reading.pairings.words import Cell, bye_in, cell_of, heading_column, sides_of

_LABEL_WORDS = (
    "round ronda раунд тур page pág pag página pagina стр страница of de del de la из by por "
    "pairing pairings emparejamiento emparejamientos pareo pareos паринг паринги парингов "
    "event events evento torneo tournament турнир событие date fecha дата time hora время format "
    "formato формат printed impreso напечатано organizer organizador организатор location lugar "
    "store tienda sanctioning on at el an am pm um total players tables jugadores mesas всего "
    "игроков столов feature day día dia день the y and и "
    "monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves "
    "viernes sábado domingo понедельник вторник среда четверг пятница суббота воскресенье "
    "january february march april may june july august september october november december "
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre "
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"
)
_LABELS = frozenset(_LABEL_WORDS.split())
"""Words next to a name that are not part of it, at least as its first or last word."""
_TOURNAMENT_WORDS = (
    "grand prix gp cup copa кубок league liga лига championship championships campeonato "
    "чемпионат trial qualifier clasificatorio отбор fnm wpn rcq rcqs ptq mtg magic gathering "
    "wizards eventlink companion standard estándar стандарт modern модерн pioneer pauper legacy "
    "vintage commander sealed draft limited constructed cube prerelease presentación пререлиз "
    "festival open regional nacional national season temporada сезон standings clasificación "
    "seating seatings seats please"
)
_OF_TOURNAMENTS = frozenset(_TOURNAMENT_WORDS.split())
"""A text with one of these is a tournament's name, with up to two capitalised words after it."""

_ADDRESS = re.compile(r"(?:https?://|www\.)\S+")
_BETWEEN = re.compile(
    r"[\t;|]| {2,}|,(?!\s)|\s(?:[-–—:/]+|v\.?|×)\s"
    r"|(?<=\w{3})[.!?]\s|:\s|^[^\w\s]*\w+:(?=\w)|(?<!\d)\d{1,5}[.:)]+\s"
    r"|(?<!\S)[^\w\s]*\d[\d\W]*(?!\S)"
)
_AND = re.compile(r"\s(?:and|y|e|и|und|et|x|plays|against|gegen|contra|против)\s", re.IGNORECASE)
_SIGN = re.compile(r"\s*[&+/=]\s*")
_JOINT = re.compile(r"\s*[&+/=;]\s*")
_HYPHEN = re.compile(r"\s?[-–—]\s?")
_MOST_WORDS = 3
"""Words of one player's name that are not asked about: `María García López`."""
_WORD = re.compile(r"[^\W\d_]+")
_EDGE = re.compile(r"^[\W\d_]+|[\W_]+$")


def holds_match(line: str) -> bool:
    """Whether a line may be a pairing although it looks like a title: there is text on both sides
    of a `vs.`; or, without numbers, labels and names of events, there are two names, or one beside
    a bye."""
    sides = sides_of(line)
    names = [name for side in sides for name in names_in(side)]
    if sum(map(_has_word, sides)) > 1 or len(names) > 1 or any(map(_holds_two, names)):
        return True
    return bool(names) and _has_bye(line)


def joins_names(name: str) -> bool:
    """Whether a word joins two full names: `Anna Rossi and Tom Pane`."""
    return are_full_names(joined_by_word(name))


def joined_by_word(name: str) -> list[str]:
    """Split at words that join: `Anna Rossi and Tom Pane`."""
    return _AND.split(name)


def joined_by_sign(name: str) -> list[str]:
    """Split at semicolons and signs that join: `Anna Rossi; Tom Pane`, `Anna Rossi & Tom Pane`."""
    return [part for part in _JOINT.split(name) if _has_word(part)]


def are_full_names(parts: Sequence[str]) -> bool:
    """Whether each of several parts has a given name and a family name."""
    return len(parts) > 1 and all(map(_is_full_name, parts))


def may_be_several(name: str) -> bool:
    """Whether a lone name may be two that ran together: joined, with a sign between them, or of
    more words than most names have."""
    parts = [part for part in _SIGN.split(name) if _has_word(part)]
    is_long = len(_WORD.findall(name)) > _MOST_WORDS
    return _is_listing(name) or joins_names(name) or len(parts) > 1 or is_long


def _holds_two(name: str) -> bool:
    """Whether a text that may be a title is two names: joined, or with a comma, sign or hyphen
    between them."""
    splits = (_SIGN.split(name), _HYPHEN.split(name))
    return _is_listing(name) or joins_names(name) or any(map(are_full_names, splits))


def _has_bye(line: str) -> bool:
    return bye_in(line) is not None or any(
        cell_of(part.strip()) is Cell.BYE for part in _BETWEEN.split(line)
    )


def names_in(text: str) -> Iterator[str]:
    """Yield possible player names, separated by punctuation and numbers."""
    for part in _BETWEEN.split(_ADDRESS.sub("\t", text)):
        name = _without_tournament(_without_labels(part))
        if _has_word(name) and cell_of(name) is Cell.NAME:
            yield name


def _without_tournament(name: str) -> str:
    """Return the text after a tournament's name if it has two capitalised words, else nothing."""
    words = name.split()
    ends = [at for at, word in enumerate(words, 1) if _plain(word) in _OF_TOURNAMENTS]
    behind = words[ends[-1] :] if ends else words
    is_name = not ends or sum(word[0].isupper() for word in behind) > 1
    return " ".join(behind) if is_name else ""


def _without_labels(part: str) -> str:
    words = _EDGE.sub("", part).split()
    while words and _is_label(words[0]):
        del words[0]
    while words and _is_label(words[-1]):
        del words[-1]
    return _EDGE.sub("", " ".join(words))


def _is_label(word: str) -> bool:
    plain = _plain(word)
    return not plain or plain in _LABELS or heading_column(word) is not None


def _plain(word: str) -> str:
    return "".join(_WORD.findall(word)).casefold()


def _has_word(text: str) -> bool:
    return any(len(word) > 1 for word in _WORD.findall(text))


def _is_full_name(part: str) -> bool:
    words = _without_tournament(_without_labels(part)).split()
    return len(words) > 1 and words[0][0].isupper() and words[-1][0].isupper()


def _is_listing(name: str) -> bool:
    """Whether a comma separates two names of two words each."""
    parts = name.split(", ")
    return len(parts) > 1 and all(sum(map(_has_word, part.split())) > 1 for part in parts)
