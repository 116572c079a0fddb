"""Texts and rows of a deck's half of the page."""

from __future__ import annotations

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_entry import (
    OFF_LIST,
    Candidate,
    KnownCards,
    Line,
    cards_of_part,
    count_and_name,
)
from judgekit.domain.decklists.part import Part
from judgekit.ui.deck_checks.wording import SIGNS, part_name, translate
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.words.signs import Sign
from judgekit.views.deck_checks.checked_deck import CheckedDeck, completion, marked_card
from judgekit.views.deck_checks.deck_rows import DeckRow, RowState, place_of

OTHER_PART_KEY = "F5"
MODE_KEY = "F8"
GAP = 3 * "\u00a0" + " "
"""Between texts side by side; plain spaces would collapse. A line may break here."""


class FieldFacts(msgspec.Struct, frozen=True):
    """Contents of the field in which cards are typed: the typed letters with their completion, or
    the text and sign shown in the empty field; at the right what Enter does, or a key with what it
    does, `key` that key alone. `part` names where the cards go, empty for the main deck; `short`
    is the text of the empty field where that lacks room."""

    typed: str
    rest: str
    hint: str
    empty: str
    icon: str = "search"
    token: str = "text"
    part: str = ""
    key: str = ""
    short: str = ""


class DeckFacts(msgspec.Struct, frozen=True):
    """A deck as displayed. In `totals`, NUL characters enclose what is bold; `mode` says how
    cards are typed, in shorter and shorter words."""

    player: str
    judge: str
    totals: str
    rows: tuple[DeckRow, ...]
    marked: int
    mark_hint: str
    part: Part
    field: FieldFacts
    mode: tuple[str, ...]
    is_counted: bool
    has_list: bool


def deck_facts(
    deck: CheckedDeck, *, is_active: bool, other_key: str, known: KnownCards | None = None
) -> DeckFacts:
    """Return the current facts of the deck; `is_active`: it receives typing."""
    line = deck.line
    rows = deck.rows
    marked = marked_card(line, known) if is_active else None
    place = place_of(rows, line, marked) if is_active else None
    hint = ""
    if place is not None:
        hint = translate("Decks", "Enter ticks one")
        typed, _ = count_and_name(line.typed)
        if typed or line.row is not None:
            left = typed or max(0, place[1].wanted - place[1].count)
            hint = translate("Decks", "Enter ticks %n", "", left)
    return DeckFacts(
        deck.player or translate("Decks", "Player not named"),
        deck.judge,
        _totals(deck),
        rows,
        place[0] if place is not None else -1,
        hint,
        line.off.part,
        _field(deck, marked, is_active=is_active, other_key=other_key),
        _mode(deck),
        deck.is_counted,
        deck.knows_parts,
    )


def deck_words(deck: CheckedDeck) -> str:
    """`Ann 41/60`: a deck beside the others of its table, and how far it has been counted."""
    registered, counted = deck.totals
    player = deck.player or translate("Decks", "Player not named")
    cards = counted.main + counted.sideboard
    if not deck.knows_parts:
        return f"{player} {cards}"
    return f"{player} {cards}/{registered.main + registered.sideboard}"


def _totals(deck: CheckedDeck) -> str:
    registered, counted = deck.totals
    said = []
    for part in Part:
        numbers = translate("Decks", "{count} of {wanted}")
        if not deck.knows_parts:
            numbers = "{count}"
        shown = numbers.format(count=counted.of(part), wanted=registered.of(part))
        said.append(f"{part_name(part)} \0{shown}\0".replace(" ", "\u00a0"))
    return GAP.join(said)


def _field(
    deck: CheckedDeck, marked: Candidate | None, *, is_active: bool, other_key: str
) -> FieldFacts:
    line = deck.line
    other = translate("Decks", "{key} other deck").format(key=other_key) if other_key else ""
    done = _counted_words(deck)
    if not is_active:
        words = done if deck.is_counted else _waiting(deck)
        icon, token = _sign(deck) if deck.is_counted else Sign("search", "text-muted")
        return FieldFacts("", "", other, words, icon, token, key=other_key)
    part = part_name(Part.SIDEBOARD) if line.off.part is Part.SIDEBOARD else ""
    more = _counted_card(line)
    if more:
        enter = translate("Decks", "Enter")
        return FieldFacts(line.typed, f"  {more}", enter, "", part=part)
    if line.typed:
        hint = translate("Decks", "Enter") if marked else unknown_hint(line.typed)
        if marked is not None and not marked.on_list:
            hint = translate("Decks", "not on the list, Enter")
        return FieldFacts(line.typed, completion(line.typed, marked), hint, "", part=part)
    if line.row is None and deck.is_counted:
        return FieldFacts("", "", other, done, *_sign(deck), part, other_key)
    return _empty_field(deck, part)


def _counted_card(line: Line) -> str:
    """Return the card of which Enter ticks the number that was typed alone; empty if there is
    none."""
    count, name = count_and_name(line.typed)
    if not count or name.strip():
        return ""
    if line.row is not None:
        return cards_of_part(line.off)[line.row].name
    last = line.off.last
    return last.name if last is not None and last.part is line.off.part else ""


def unknown_hint(typed: str) -> str:
    """Say that no card is meant by the typed text, and what counts it all the same."""
    is_name = bool(card_key(typed.removeprefix(OFF_LIST)))
    return translate("Decks", "not on the list; + counts it") if is_name else ""


def _empty_field(deck: CheckedDeck, part: str) -> FieldFacts:
    """Hint for the next key: a card, more of the last one, or the other part."""
    line = deck.line
    enter = translate("Decks", "Enter")
    turn = f"{key_text(OTHER_PART_KEY)} {part_name(line.off.part.other)}"
    if line.row is not None:
        cards = cards_of_part(line.off)
        if line.row >= len(cards):
            return FieldFacts("", "", turn, _so_far(deck), part=part, key=key_text(OTHER_PART_KEY))
        return FieldFacts("", "", enter, cards[line.row].name, part=part)
    last = line.off.last
    if last is None:
        words = translate("Decks", "Card name, or click below")
        return FieldFacts("", "", enter, words, part=part, short=translate("Decks", "Card name"))
    registered, counted = deck.totals
    here, there = line.off.part, line.off.part.other
    is_full = counted.of(here) >= registered.of(here) and counted.of(there) < registered.of(there)
    words = translate("Decks", "{name}: Enter for one more")
    hint = turn if is_full and registered.of(here) else enter
    return FieldFacts("", "", hint, words.format(name=last.name), part=part, short=last.name)


def _mode(deck: CheckedDeck) -> tuple[str, ...]:
    """Return how cards are typed, and that this deck receives them, longest first."""
    if deck.line.row is not None:
        return (translate("Decks", "counting here, from top to bottom"),)
    if deck.line.one_key:
        return (translate("Decks", "typing goes here, one key a card"),)
    words = translate("Decks", "letters, then Enter; {key}: one key a card")
    return words.format(key=key_text(MODE_KEY)), translate("Decks", "typing goes here")


def _sign(deck: CheckedDeck) -> Sign:
    """Return the sign of a finished count; a short one is nothing to tick."""
    return SIGNS[RowState.MISSING] if deck.is_short else SIGNS[RowState.IN_PLACE]


def _counted_words(deck: CheckedDeck) -> str:
    registered, counted = deck.totals
    if deck.is_short and deck.knows_parts:
        words = translate(
            "Decks", "Counted: {main} of {all_main} and {sideboard} of {all_sideboard}"
        )
        return words.format(
            main=counted.main,
            all_main=registered.main,
            sideboard=counted.sideboard,
            all_sideboard=registered.sideboard,
        )
    words = translate("Decks", "Counted: {main} and {sideboard}")
    return words.format(main=counted.main, sideboard=counted.sideboard)


def _waiting(deck: CheckedDeck) -> str:
    if deck.registered is None:
        return translate("Decks", "No list yet")
    if not deck.is_begun:
        return translate("Decks", "Not begun")
    return _so_far(deck)


def _so_far(deck: CheckedDeck) -> str:
    _, counted = deck.totals
    words = translate("Decks", "So far: {main} and {sideboard}")
    return words.format(main=counted.main, sideboard=counted.sideboard)
