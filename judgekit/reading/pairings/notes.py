"""Notes in brackets behind names: `Anna Rossi (feature match)`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from judgekit.domain.shared.player_key import written_key
from judgekit.reading.pairings.rows import Reading
from judgekit.reading.pairings.words import name_of

_NOTE = re.compile(
    r"(?P<name>.*\w.*?)\s*(?P<note>\([^()]*\)|\[[^][]*\]|\{[^{}]*\}|<[^<>]*>"
    r"|(?<=\s)[-–—]\s[a-zа-яё].*)"
)
_SUFFIX = re.compile(
    r"[\W_]*(?:jr|sr|junior|senior|júnior|sénior|hijo|padre|ii|iii|iv|мл|ст|младший|старший)[\W_]*",
    re.IGNORECASE,
)
_NICKNAME = re.compile(r"\W?[\"'“”«»„‘’].+[\"'“”«»„‘’]\W?")


class DroppedNote(msgspec.Struct, frozen=True):
    """A note that stood behind a player's name in a line (from 1) and is no part of it."""

    line: int
    text: str
    player: str


def is_suffix(text: str) -> bool:
    """Whether a text tells father from son: `Jr.`, `III`."""
    return _SUFFIX.fullmatch(text) is not None


def notes_dropped(readings: Sequence[Reading]) -> tuple[list[Reading], tuple[DroppedNote, ...]]:
    """Take the notes off the names, and return what was taken.

    Notes that tell two players of one name apart stay: `Anna Rossi (Milan)`, `Anna Rossi (Rome)`.
    """
    apart = _told_apart(side for reading in readings for side in reading.sides)
    dropped: list[DroppedNote] = []
    bare = []
    for reading in readings:
        sides = []
        for side in reading.sides:
            name, notes = _without_notes(side)
            kept = written_key(name) in apart
            sides.append(side if kept else name)
            if not kept and not reading.is_heading:
                dropped += (DroppedNote(_line_of(reading, note), note, name) for note in notes)
        bare.append(reading._replace(sides=tuple(sides)))
    return bare, tuple(dropped)


def _told_apart(sides: Iterable[str]) -> set[str]:
    """Return the keys of the names that stand with different notes."""
    notes_of: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for side in sides:
        name, notes = _without_notes(side)
        if notes:
            notes_of[written_key(name)].add(tuple(notes))
    return {key for key, notes in notes_of.items() if len(notes) > 1}


def _without_notes(side: str) -> tuple[str, list[str]]:
    name, notes = side, list[str]()
    while (found := _NOTE.fullmatch(name)) is not None and not _belongs(found["note"]):
        name = name_of(found["name"])
        notes.insert(0, found["note"])
    return name, notes


def _belongs(note: str) -> bool:
    return is_suffix(note) or _NICKNAME.fullmatch(note) is not None


def _line_of(reading: Reading, note: str) -> int:
    return next((each.line for each in reading.lines if note in each.text), reading.lines[0].line)
