"""Input line for counting a deck: a few letters and Enter, or a digit for several copies.

`b` Enter ticks one Brainstorm, `b3` three at once, and so does `3 b` Enter. Enter alone ticks one
more of the previous card, a number and Enter that many more; one key switches to the other part. In
count mode the cards of the list are shown one after another: a digit says how many there are, Enter
that all are there. In one-key mode a quick letter ticks its card at once, `b3` and `3b` still mean
three copies, and a space begins a name. Two digits in a row are one number where the list has ten
copies or more of the card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from enum import IntEnum, StrEnum
from itertools import islice

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_off import (
    ListCard,
    TickOff,
    look_at,
    on_list,
    tick,
    to_come,
    undo,
)

OFF_LIST = "+"
"""Prefix for a card that is not on the list; the key adds it to what has been typed."""
MOST_CANDIDATES = 8
SURE = 3
"""Letters that must agree from a typing error on to recognize it as one."""

MANY = 10
"""Copies of a card from which a second digit belongs to the first."""
_COUNTED = re.compile(r"(\+?)\s*(\d{1,2})(?!\d)\s*(?:[x×]\s+)?(.*)", re.IGNORECASE | re.DOTALL)

KnownCards = Callable[[str], Iterable[str]]
"""Looks up card names that begin with the typed text, best first."""


class Key(StrEnum):
    """Keys other than letters and digits."""

    ENTER = "\n"
    OTHER_PART = "other-part"
    BACKSPACE = "\b"
    ESCAPE = "\x1b"
    UP = "up"
    DOWN = "down"
    UNDO = "undo"


class Candidate(msgspec.Struct, frozen=True):
    """A card that the typed text may refer to; `left` is how many copies are still to come."""

    name: str
    on_list: bool
    left: int = 0
    letter: str = ""


class Line(msgspec.Struct, frozen=True):
    """State of the input line.

    `typed` is the text so far and `chosen` the marked candidate. `row` is the current card of the
    part in count mode, otherwise None. With `one_key`, quick letters tick at once; `fresh` means
    that the last key did, so that a digit then sets the number of copies. `run` is the number that
    the last key, a digit, ticked at once; otherwise 0.
    """

    off: TickOff
    typed: str = ""
    chosen: int = 0
    row: int | None = None
    one_key: bool = False
    fresh: bool = False
    run: int = 0


class _Fit(IntEnum):
    """How the typed text matches a name, best first."""

    QUICK = 0
    WHOLE = 1
    BEGINNING = 2
    WORDS = 3
    """Each typed word begins a word of the name, in order."""
    INITIALS = 4
    OTHERWISE = 5
    """A word of another name begins so, of the card or of one of its faces."""
    INSIDE = 6


def candidates(off: TickOff, typed: str, known: KnownCards | None = None) -> tuple[Candidate, ...]:
    """Cards that the typed text may refer to, best first.

    Cards of the list come first, those with copies still to come before the others, and those that
    match by another of their names last. If none matches: cards of the list that a known card is, a
    known card with exactly this name, cards of the list that match but for one typing error, other
    known cards, and finally the typed text itself. A text that resembles no card at
    all is none unless it follows `OFF_LIST`, or there is no list.
    """
    _, typed = count_and_name(typed)
    text = typed.removeprefix(OFF_LIST).strip()
    sought = card_key(text)
    if not sought:
        return ()
    found = [] if typed.startswith(OFF_LIST) else _on_list(off, sought)
    if not found:
        listed = {card.name for card in off.cards}
        meant = {name: on_list(off, name) for name in (known(text) if known else ())}
        others = [name for name, written in meant.items() if written not in listed]
        slips = [] if typed.startswith(OFF_LIST) else _with_a_slip(off, sought)
        names = dict.fromkeys(islice(others, MOST_CANDIDATES - 1))
        if others or slips or typed.startswith(OFF_LIST) or not off.cards:
            names[text] = None
        found = [Candidate(name, on_list=False) for name in names]
        is_whole = bool(others) and card_key(others[0]) == sought
        found[is_whole:is_whole] = slips
        if not typed.startswith(OFF_LIST):
            written = set(meant.values()).difference(each.name for each in slips)
            found = [*_of_list(off, written), *found]
    return tuple(found[:MOST_CANDIDATES])


def count_and_name(typed: str) -> tuple[int, str]:
    """Return the number of copies typed before a name, 0 without one, and the name."""
    found = _COUNTED.fullmatch(typed)
    if found is None or int(found[2]) == 0:
        return 0, typed
    return int(found[2]), found[1] + found[3]


def press(line: Line, key: str, known: KnownCards | None = None) -> Line:
    """Return the line after a key: a `Key`, a letter or a digit."""
    if key == Key.UNDO:
        return _now(line, undo(line.off))
    if key == Key.OTHER_PART:
        elsewhere = _now(line, look_at(line.off, line.off.part.other))
        return msgspec.structs.replace(elsewhere, row=None if line.row is None else 0)
    if line.row is not None:
        return _count(line, line.row, key)
    if key in (Key.UP, Key.DOWN):
        return _mark(line, 1 if key == Key.DOWN else -1, known)
    if key == Key.ENTER:
        return _tick(line, count_and_name(line.typed)[0] or 1, known)
    return _digit(line, key, known) if _is_digit(key) else _type(line, key)


def in_count_mode(line: Line) -> Line:
    """Switch to count mode: the cards of the part one after another, in list order."""
    return msgspec.structs.replace(_now(line, line.off), row=0)


def in_one_key_mode(line: Line) -> Line:
    """Switch to one-key mode: quick letters tick at once."""
    return msgspec.structs.replace(_now(line, line.off), row=None, one_key=True)


def in_mode_of(before: Line, line: Line) -> Line:
    """Return the line in the mode of another, as when its ticks are read anew; count mode begins
    at the top again."""
    row = None if before.row is None else 0
    return msgspec.structs.replace(line, row=row, one_key=before.one_key)


def cards_of_part(off: TickOff) -> tuple[ListCard, ...]:
    """The cards that count mode goes through."""
    return tuple(card for card in off.cards if card.registered.of(off.part))


def _now(line: Line, off: TickOff) -> Line:
    """Clear the typed text."""
    return msgspec.structs.replace(line, off=off, typed="", chosen=0, fresh=False, run=0)


def _is_digit(key: str) -> bool:
    return len(key) == 1 and key.isdecimal()


def _mark(line: Line, step: int, known: KnownCards | None) -> Line:
    """Move the mark to another candidate."""
    last = len(candidates(line.off, line.typed, known)) - 1
    chosen = min(max(line.chosen + step, 0), max(last, 0))
    return msgspec.structs.replace(line, chosen=chosen)


def _type(line: Line, key: str) -> Line:
    """Add a letter, delete, or clear."""
    quick, count = _quick_card(line, key), count_and_name(line.typed)[0]
    if quick:
        ticked = _now(line, tick(line.off, quick, count or 1))
        return msgspec.structs.replace(ticked, fresh=not count)
    typed = line.typed + key
    if key == OFF_LIST:
        # It may follow a name that turns out to be unknown.
        typed = f"{OFF_LIST}{line.typed.removeprefix(OFF_LIST)}"
    if key in (Key.ESCAPE, Key.BACKSPACE):
        typed = line.typed[:-1] if key == Key.BACKSPACE else ""
    return msgspec.structs.replace(line, typed=typed, chosen=0, fresh=False, run=0)


def _digit(line: Line, key: str, known: KnownCards | None) -> Line:
    """Take a digit: for the name typed before it or the letter just pressed, as the second of a
    number, or as a number typed before a name."""
    last, count = line.off.last, int(key)
    if line.fresh and last is not None:
        return _run(line, undo(line.off), last.name, count)
    if line.run and last is not None and _are_many(line.off, last.name):
        return _run(line, undo(line.off), last.name, 10 * line.run + count)
    before, name = count_and_name(line.typed)
    if before or not name.strip():
        return msgspec.structs.replace(line, typed=line.typed + key, chosen=0, run=0)
    found = candidates(line.off, line.typed, known)
    if not found:
        return line
    return _run(line, line.off, found[min(line.chosen, len(found) - 1)].name, count)


def _run(line: Line, off: TickOff, name: str, count: int) -> Line:
    """Tick so many copies at once; another digit may follow the first."""
    ticked = _now(line, tick(off, name, count))
    return msgspec.structs.replace(ticked, run=count if count < MANY else 0)


def _are_many(off: TickOff, name: str) -> bool:
    """Whether the list has so many copies of a card that two digits count them."""
    found = (card.registered for card in off.cards if card.name == name)
    return any(copies.main + copies.sideboard >= MANY for copies in found)


def _tick(line: Line, count: int, known: KnownCards | None) -> Line:
    """Tick `count` copies of the marked candidate or, with no name typed, of the previous card."""
    if not count_and_name(line.typed)[1].strip():
        last = line.off.last
        if last is None or last.part is not line.off.part:
            return line
        before = undo(line.off) if line.fresh else line.off
        return _now(line, tick(before, last.name, count))
    found = candidates(line.off, line.typed, known)
    if not found:
        return line
    name = found[min(line.chosen, len(found) - 1)].name
    return _now(line, tick(line.off, name, count))


def _quick_card(line: Line, key: str) -> str:
    """The card that a letter ticks at once in one-key mode; empty if the letter is to be typed."""
    if not line.one_key or len(key) != 1 or (line.typed and not line.typed.isdecimal()):
        return ""
    letter = card_key(key)
    named = (card.name for card in line.off.cards if card.letters[line.off.part] == letter)
    return next(named, "") if letter else ""


def _count(line: Line, row: int, key: str) -> Line:
    """In count mode, take a digit or Enter and move to the next card."""
    cards = cards_of_part(line.off)
    if key in (Key.UP, Key.DOWN):
        moved = _bounded(row + (key == Key.DOWN) * 2 - 1, cards)
        return msgspec.structs.replace(_now(line, line.off), row=moved)
    if key in (Key.ESCAPE, Key.BACKSPACE):
        return _now(line, line.off)
    if row >= len(cards) or not (key == Key.ENTER or _is_digit(key)):
        return line
    card = cards[row]
    if _is_digit(key) and key != "0" and not line.typed and _are_many(line.off, card.name):
        return msgspec.structs.replace(line, typed=key)
    typed = line.typed if key == Key.ENTER else line.typed + key
    count = int(typed) if typed else to_come(line.off)[card.name]
    ticked = _now(line, tick(line.off, card.name, count))
    return msgspec.structs.replace(ticked, row=_bounded(row + 1, cards))


def _bounded(row: int, cards: tuple[ListCard, ...]) -> int:
    """Clamp a row to the cards of the part, or just beyond the last."""
    return min(max(row, 0), len(cards))


def _on_list(off: TickOff, sought: str) -> list[Candidate]:
    left = to_come(off)
    ranked = []
    for place, card in enumerate(off.cards):
        fit = _fit(off, card, sought)
        if fit is not None:
            here = bool(card.registered.of(off.part))
            rank = (
                fit is not _Fit.QUICK,
                max(fit, _Fit.INITIALS),
                not left[card.name],
                not here,
                fit,
                -left[card.name],
                place,
            )
            ranked.append((rank, card))
    ranked.sort(key=lambda each: each[0])
    return [
        Candidate(card.name, True, left[card.name], card.letters[off.part]) for _, card in ranked
    ]


def _fit(off: TickOff, card: ListCard, sought: str) -> _Fit | None:
    if sought == card.letters[off.part]:
        return _Fit.QUICK
    if sought == card.key or f"\n{sought}\n" in card.typed_as:
        return _Fit.WHOLE
    if card.key.startswith(sought):
        return _Fit.BEGINNING
    words = card.key.replace("/", " ").split()
    if _begin_words(sought.split(), words):
        return _Fit.WORDS
    if len(sought) > 1 and "".join(word[0] for word in words).startswith(sought):
        return _Fit.INITIALS
    return _loose_fit(card, sought)


def _loose_fit(card: ListCard, sought: str) -> _Fit | None:
    if f"\n{sought}" in card.typed_as or f" {sought}" in card.typed_as:
        return _Fit.OTHERWISE
    return _Fit.INSIDE if len(sought) > 1 and sought in card.key.replace(" ", "") else None


def _with_a_slip(off: TickOff, sought: str) -> list[Candidate]:
    """Cards of the list whose name begins with the typed text but for one typing error."""
    return _of_list(off, {card.name for card in off.cards if _begins_with_a_slip(card.key, sought)})


def _of_list(off: TickOff, names: Collection[str]) -> list[Candidate]:
    left = to_come(off)
    return [
        Candidate(card.name, True, left[card.name], card.letters[off.part])
        for card in off.cards
        if card.name in names
    ]


def _begins_with_a_slip(name: str, typed: str) -> bool:
    """Whether `typed` begins the name but for one typing error.

    A letter may be extra, missing, wrong or swapped with the next. Some letters after it must
    agree, so that a name that merely continues differently doesn't match.
    """
    alike = next((at for at, (a, b) in enumerate(zip(name, typed, strict=False)) if a != b), None)
    if alike is None or alike + SURE > len(typed):
        return False
    rest, meant = typed[alike:], name[alike:]
    swapped = rest[1] + rest[0] + rest[2:]
    return meant.startswith((rest[1:], swapped)) or meant[1:].startswith((rest, rest[1:]))


def _begin_words(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins a word, in order."""
    rest = iter(words)
    return all(any(word.startswith(each) for word in rest) for each in typed)
