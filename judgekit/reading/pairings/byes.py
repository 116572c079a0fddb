"""Byes that are listed: names below a line `Byes:`, and several names on the line of a bye."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgekit.reading.pairings.names import are_full_names, joined_by_sign, joined_by_word, names_in
from judgekit.reading.pairings.notes import is_suffix
from judgekit.reading.pairings.rows import Reading
from judgekit.reading.pairings.words import begins_with_bye, names_several_byes

_TEAM_SIGN = " / "


def byes_listed(readings: Sequence[Reading]) -> list[Reading]:
    """Mark the lone names below a line `Byes:` as byes, or the one above it if none is below."""
    listed: list[Reading] = []
    below = False
    for at, reading in enumerate(readings):
        if _names_byes(reading):
            below = at + 1 < len(readings) and _is_lone(readings[at + 1])
            if listed and not below and _is_lone(listed[-1]):
                listed[-1] = listed[-1]._replace(
                    lines=(*listed[-1].lines, *reading.lines), has_bye=True
                )
            else:
                listed.append(reading._replace(has_bye=False, is_heading=True))
        elif below and _is_lone(reading):
            listed.append(reading._replace(has_bye=True))
        else:
            below = False
            listed.append(reading)
    return listed


def byes_parted(readings: Sequence[Reading]) -> list[Reading]:
    """Part the names on the line of a bye; where the commas stay doubtful, the line is marked."""
    matches = [reading.sides for reading in readings if len(reading.sides) > 1]
    style = _Style.of([side for sides in matches for side in sides])
    parted: list[list[Reading]] = []
    for reading in readings:
        if reading.has_bye and len(reading.sides) > 1 and begins_with_bye(reading.lines[0].text):
            parted.append([_single(reading, side) for side in reading.sides])
        elif _may_list(reading):
            parted.append(list(_parted(reading, style)))
        else:
            parted.append([reading])
    shared = _in_several_lists(readings, parted)
    return [
        each
        for reading, parts in zip(readings, parted, strict=True)
        for each in ([_doubtful(reading)] if shared & _at_commas(reading, parts) else parts)
    ]


def _at_commas(reading: Reading, parts: Sequence[Reading]) -> frozenset[str]:
    """The names into which the commas of a line have parted it; empty if they have not."""
    names = [name for each in parts for name in each.sides]
    is_parted = len(parts) > 1 and ", ".join(names) == ", ".join(reading.sides)
    return frozenset(names) if is_parted else frozenset()


def _in_several_lists(
    readings: Sequence[Reading], parted: Sequence[Sequence[Reading]]
) -> frozenset[str]:
    """The names that commas have parted from different lines: as likely a family name, which
    two players share, as one player who is named twice."""
    lists = {_at_commas(*each) for each in zip(readings, parted, strict=True)}
    counted = Counter(name for names in lists for name in names)
    return frozenset(name for name, count in counted.items() if count > 1)


class _Style(NamedTuple):
    """How the names of the matches are written."""

    are_turned: bool
    """Family name, comma, given name."""
    are_plain: bool
    """Without a comma."""
    are_single_words: bool
    are_teams: bool

    @classmethod
    def of(cls, names: Sequence[str]) -> _Style:
        return cls(
            are_turned=bool(names) and all("," in name for name in names),
            are_plain=bool(names) and not any("," in name for name in names),
            are_single_words=bool(names) and not any(" " in name for name in names),
            are_teams=not names or any(_TEAM_SIGN in name for name in names),
        )


def _may_list(reading: Reading) -> bool:
    text = reading.lines[-1].text
    is_open = reading.is_lone_cell or (reading.table is None and begins_with_bye(text))
    return reading.has_bye and len(reading.sides) == 1 and len(reading.lines) == 1 and is_open


def _parted(reading: Reading, style: _Style) -> Iterator[Reading]:
    (name,) = reading.sides
    parts = joined_by_sign(name) if ";" in name or not style.are_teams else [name]
    if len(parts) != 1 and not are_full_names(parts):
        parts = [name]
    if len(parts) == 1 and are_full_names(joined_by_word(name)):
        parts = joined_by_word(name)
    if len(parts) == 1:
        listed = _listed(name, style, are_several=names_several_byes(reading.lines[-1].text))
        if listed is None:
            yield _doubtful(reading)
            return
        parts = listed
    if len(parts) < 2:
        yield reading
        return
    yield from (_single(reading, part) for part in parts)


def _doubtful(reading: Reading) -> Reading:
    return reading._replace(doubtful_commas=True, is_doubtful_pair=False)


def _single(reading: Reading, name: str) -> Reading:
    return reading._replace(sides=(name,), is_doubtful_pair=False)


def _listed(name: str, style: _Style, *, are_several: bool) -> list[str] | None:
    """Part a name at its commas, or keep it whole if it is written family name first; None if
    both are possible."""
    parts = [part.strip() for part in name.split(",")]
    lengths = [len(part.split()) for part in parts]
    if len(parts) == 1 or (len(parts) == 2 and (style.are_turned or is_suffix(parts[1]))):
        return [name]
    if style.are_plain and min(lengths) > 1:
        return parts
    if style.are_single_words and max(lengths) == 1:
        return parts
    return [name] if lengths == [1, 1] and not are_several else None


def _is_lone(reading: Reading) -> bool:
    return reading.table is None and len(reading.sides) == 1 and not reading.stands_alone


def _names_byes(reading: Reading) -> bool:
    is_bare = reading.has_bye and not reading.sides and not reading.open_seat
    return is_bare and not any(names_in(reading.lines[0].text))
