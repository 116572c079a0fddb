"""What a deck's half of the page says, as words and rows."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.part import Part
from judgekit.domain.deck_checks.tick_entry import KnownCards, cards_of_part
from judgekit.ui.deck_checks.checked_deck import (
    CheckedDeck,
    completion,
    marked_card,
)
from judgekit.ui.deck_checks.deck_rows import DeckRow, place_of, rows_of
from judgekit.ui.deck_checks.wording import part_name, translate

GAP = 4 * "\u00a0"
"""Between what is said side by side; plain spaces would run together."""


class FieldFacts(msgspec.Struct, frozen=True):
    """The line in which cards are typed: the typed letters with what completes them, or what stands
    there instead, with its sign; at the right what Enter does."""

    typed: str
    rest: str
    hint: str
    empty: str
    icon: str
    token: str


class DeckFacts(msgspec.Struct, frozen=True):
    """A deck as it is shown. `totals` has what is to be bold between NUL signs."""

    player: str
    judge: str
    totals: str
    rows: tuple[DeckRow, ...]
    marked: int
    mark_hint: str
    part: Part
    field: FieldFacts
    mode: str


def deck_facts(
    deck: CheckedDeck, *, is_active: bool, other_key: str, known: KnownCards | None = None
) -> DeckFacts:
    """The deck now; `is_active`: typing goes to it."""
    line = deck.line
    rows = rows_of(line.off, deck.now, is_counted=deck.is_counted)
    marked = marked_card(line, known) if is_active else None
    place = place_of(rows, line, marked) if is_active else None
    hint = ""
    if place is not None:
        hint = translate("Decks", "Enter ticks one")
        if line.row is not None:
            left = max(0, place[1].wanted - place[1].count)
            hint = translate("Decks", "Enter ticks %n", "", left)
    return DeckFacts(
        deck.player or translate("Decks", "Player not named"),
        deck.judge,
        _totals(deck),
        rows,
        place[0] if place is not None else -1,
        hint,
        line.off.part,
        _field(deck, is_active=is_active, other_key=other_key, known=known),
        _mode(deck),
    )


def _totals(deck: CheckedDeck) -> str:
    registered, counted = deck.totals
    said = []
    for part in Part:
        numbers = translate("Decks", "{count} of {wanted}")
        if deck.registered is None:
            numbers = "{count}"
        shown = numbers.format(count=counted.of(part), wanted=registered.of(part))
        said.append(f"{part_name(part)} \0{shown}\0")
    return GAP.join(said)


def _field(
    deck: CheckedDeck, *, is_active: bool, other_key: str, known: KnownCards | None
) -> FieldFacts:
    line = deck.line
    _, counted = deck.totals
    marked = marked_card(line, known)
    other = translate("Decks", "{key} other deck").format(key=other_key) if other_key else ""
    done = translate("Decks", "Counted: {main} and {sideboard}").format(
        main=counted.main, sideboard=counted.sideboard
    )
    if not is_active:
        words = done if deck.is_counted else _waiting(deck)
        icon, token = ("tick", "ok") if deck.is_counted else ("search", "text-muted")
        return FieldFacts("", "", other, words, icon, token)
    enter = translate("Decks", "Enter")
    if line.row is not None:
        cards = cards_of_part(line.off)
        is_over = line.row >= len(cards)
        words = translate("Decks", "Tab: the other part") if is_over else cards[line.row].name
        return FieldFacts("", "", "" if is_over else enter, words, "search", "text")
    if line.typed:
        rest, hint = completion(line.typed, marked), enter if marked else ""
        if marked is not None and not marked.on_list:
            hint = translate("Decks", "not on the list, Enter")
        return FieldFacts(line.typed, rest, hint, "", "search", "text")
    if deck.is_counted:
        return FieldFacts("", "", other, done, "tick", "ok")
    last = line.off.last
    if last is not None:
        words = translate("Decks", "{name}: Enter for one more, or the next card")
        return FieldFacts("", "", enter, words.format(name=last.name), "search", "text")
    words = translate("Decks", "Letters, then Enter or a digit")
    return FieldFacts("", "", enter, words, "search", "text")


def _mode(deck: CheckedDeck) -> str:
    """How cards are typed, and that they go here."""
    if deck.line.row is not None:
        return translate("Decks", "counting here, from top to bottom")
    if deck.line.one_key:
        return translate("Decks", "typing goes here, one key a card")
    return translate("Decks", "typing goes here")


def _waiting(deck: CheckedDeck) -> str:
    if deck.registered is None:
        return translate("Decks", "No list yet")
    if not deck.is_begun:
        return translate("Decks", "Not begun")
    _, counted = deck.totals
    words = translate("Decks", "So far: {main} and {sideboard}")
    return words.format(main=counted.main, sideboard=counted.sideboard)
