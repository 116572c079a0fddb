"""Commander-related properties of a card in a card file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgekit.domain.cards.commanding import COLOURS, CommandAbility, Commanding

FRIENDS_FOREVER = "friends forever"

_REMINDERS = re.compile(r"\([^()]*\)")
_PARTNER_WITH = re.compile(r"partner with (?P<name>.+)", re.IGNORECASE)
_PARTNER_GROUP = re.compile(r"partner\s*[—–-]\s*(?P<group>.+)", re.IGNORECASE)
_MAY_COMMAND = re.compile(r"\bcan be your commander\b", re.IGNORECASE)
_A_CREATURE_ELSEWHERE = re.compile(
    r"\bisn't on the battlefield, it's an? [^.]*\bcreature\b", re.IGNORECASE
)
_CHOOSES_COLOUR = re.compile(r"\bis your commander, choose a color\b", re.IGNORECASE)
_KEYWORDS: Mapping[str, CommandAbility] = {
    "partner": CommandAbility.PARTNER,
    "choose a background": CommandAbility.CHOOSES_BACKGROUND,
    "doctor's companion": CommandAbility.DOCTORS_COMPANION,
}


def commanding_by(
    type_line: str, identity: Sequence[str] | None, text: str, *, said_to_command: bool = False
) -> Commanding | None:
    """Derive a card's commander properties; None if type line or identity is missing.

    Type line and text are the English ones. Only the first of several faces counts.
    `said_to_command`: a field of the file says so.
    """
    front = type_line.split("//", 1)[0].strip()
    if not front or identity is None:
        return None
    colours = colour_letters(identity)
    if not said_to_command and not _may_say(text.lower()):
        return Commanding(front, colours)
    plain = _REMINDERS.sub("", text).replace("’", "'")
    found = set(_abilities(front, plain))
    if said_to_command:
        found.add(CommandAbility.MAY_COMMAND)
    name, group = _partners(plain)
    return Commanding(
        front, colours, tuple(each for each in CommandAbility if each in found), name, group
    )


def _may_say(text: str) -> bool:
    """Whether any of the expressions above may find something; most texts say nothing of it."""
    return (
        "command" in text
        or "partner" in text
        or "battlefield, it" in text
        or FRIENDS_FOREVER in text
        or "background" in text
        or "companion" in text
    )


def colour_letters(colours: Iterable[str]) -> str:
    """Return the colours as letters in the order of COLOURS."""
    upper = "".join(colours).upper()
    return "".join([each for each in COLOURS if each in upper]) if upper else ""


def _abilities(type_line: str, text: str) -> Iterator[CommandAbility]:
    """Yield the abilities. A legendary creature "except on the battlefield" is one in the deck."""
    elsewhere = "Legendary" in type_line.split() and _A_CREATURE_ELSEWHERE.search(text)
    if _MAY_COMMAND.search(text) or elsewhere:
        yield CommandAbility.MAY_COMMAND
    if _CHOOSES_COLOUR.search(text):
        yield CommandAbility.CHOOSES_COLOUR
    for line in text.splitlines():
        for keyword in line.lower().split(","):
            if keyword.strip() in _KEYWORDS:
                yield _KEYWORDS[keyword.strip()]


def _partners(text: str) -> tuple[str, str]:
    """Return the one card it partners with, and the group whose members are partners."""
    name, group = "", ""
    for line in map(str.strip, text.splitlines()):
        if named := _PARTNER_WITH.fullmatch(line):
            name = named["name"]
        elif grouped := _PARTNER_GROUP.fullmatch(line):
            group = grouped["group"].lower()
        elif FRIENDS_FOREVER in map(str.strip, line.lower().split(",")):
            group = FRIENDS_FOREVER
    return name, group
