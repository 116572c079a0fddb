"""Dates as documents print them, in the languages of the rules."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping

_MONTHS: Mapping[str, int] = {
    name: number
    for names in (
        "january february march april may june july august september october november december",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
        " dicembre",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "jan feb mar apr may jun jul aug sep oct nov dec",
        "ene feb mar abr may jun jul ago sep oct nov dic",
    )
    for number, name in enumerate(names.split(), start=1)
} | {"setiembre": 9, "sept": 9, "fevrier": 2, "aout": 8, "decembre": 12, "marco": 3, "maerz": 3}
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_FORMS = (
    re.compile(
        rf"\b(?P<month>{_MONTH})\.?\s+(?P<day>\d{{1,2}})(?:st|nd|rd|th)?,?\s+(?P<year>(?:19|20)\d\d)\b",
        re.I,
    ),
    re.compile(
        rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|º|°|\.)?\s+(?:de\s+|d['’])?(?P<month>{_MONTH})\.?,?\s+"
        rf"(?:de\s+|del\s+)?(?P<year>(?:19|20)\d\d)\b(?:\s*г(?:\.|ода)?)?",
        re.I,
    ),
    re.compile(
        r"(?P<year>(?:19|20)\d\d)\s*[年년]\s*(?P<month>\d{1,2})\s*[月월]\s*(?P<day>\d{1,2})\s*[日일]"
    ),
    re.compile(r"\b(?P<year>(?:19|20)\d\d)-(?P<month>\d\d)-(?P<day>\d\d)\b"),
    re.compile(r"\b(?P<day>\d{1,2})\.(?P<month>\d{1,2})\.(?P<year>(?:19|20)\d\d)\b"),
    re.compile(r"\b(?P<year>(?:19|20)\d\d)/(?P<month>\d{1,2})/(?P<day>\d{1,2})\b"),
    re.compile(r"(?<![\d/])(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>(?:19|20)?\d\d)(?![\d/])"),
)
_FIRST_YEAR = 93
"""Two figures below it are a year of this century: the game is of 1993."""

_IN_FORCE = re.compile(
    r"effective|in effect|vigente|vigor|v[áa]lid|efectiv|вступа|действу|gültig|in kraft|applicab|"
    r"in vigore|発効|适用|有效|生效|施行|시행|발효|last updated|updated|actualizad|обновлен|"
    r"version|aktualis|mise à jour",
    re.IGNORECASE,
)
_LONGEST_STATEMENT = 120


def find_date(text: str) -> str | None:
    """The first date in a text as ISO, or None; `May 3, 2019` -> `2019-05-03`.

    Of `4/3/99` the month comes first, as in the English documents that print such dates, unless it
    can't be one.
    """
    found = [match for form in _FORMS if (match := form.search(text))]
    for match in sorted(found, key=lambda each: each.start()):
        if date := _iso(match):
            return date
    return None


def is_date_line(text: str) -> bool:
    """Whether a line is a date and nothing else."""
    bare = text.strip(" .:—–-")
    return any(
        (match := form.match(bare)) and match.end() >= len(bare) and _iso(match) for form in _FORMS
    )


def says_in_force(text: str) -> bool:
    """Whether a text says from when something holds."""
    return _IN_FORCE.search(text) is not None


def is_date_statement(text: str) -> bool:
    """Whether a line says no more than from when the document holds, or is a date."""
    if is_date_line(text):
        return True
    is_short = len(text) <= _LONGEST_STATEMENT
    return is_short and says_in_force(text) and find_date(text) is not None


def _iso(match: re.Match[str]) -> str | None:
    month = match["month"]
    number = int(month) if month.isdigit() else _MONTHS[month.casefold()]
    day, year = int(match["day"]), int(match["year"])
    if year < 100:
        year += 1900 if year >= _FIRST_YEAR else 2000
    if number > 12:
        number, day = day, number
    try:
        return dt.date(year, number, day).isoformat()
    except ValueError:
        return None
