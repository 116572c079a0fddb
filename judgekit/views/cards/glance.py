"""What is shown of a card over a page: its text, whether it may be played here, its newest
ruling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.card import FACE_BETWEEN, Card, Ruling
from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.formats.card_legality import CardLegality, CardLegalityCheck
from judgekit.domain.formats.format_rules import DeckFormat, ListSource
from judgekit.domain.formats.identified_card import identified_cards
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.engine.ports.decks import DeckSources
from judgekit.search.names.cards_in_text import cards_in_text
from judgekit.views.cards.answer_language import LanguagesKnown, answer_language
from judgekit.views.cards.card_text import (
    ENGLISH,
    Paragraph,
    paragraphs,
)
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.cards.figures import Figures, figures_of
from judgekit.views.cards.printed_text import PrintedNote, printed_note
from judgekit.views.deck_checks.lists_reading import Asked, rules_asked
from judgekit.views.players_language import in_order

RUSSIAN = "ru"
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


class Lack(StrEnum):
    """Why there is no card to show."""

    NO_FILE = "no-file"
    """No card file is loaded."""
    NOT_USABLE = "not-usable"
    """One is loaded, and can't be used."""
    NOT_IN_FILE = "not-in-file"
    """The card file has no card of this name."""
    NONE_NAMED = "none-named"
    """No card is named here."""


class CardWords(NamedTuple):
    """A card in one language; `text` is empty where it isn't printed or the file lacks it, `note`
    is of a printed one."""

    language: str
    name: str
    types: str
    text: str
    note: PrintedNote | None = None

    def by_face(self, cost: str) -> tuple[Paragraph, ...]:
        """Return the text, that of each of several faces below its name, cost and type; `cost` is
        the card's. Empty for a card of one face, or whose texts can't be told apart."""
        between = f" {FACE_BETWEEN} "
        names, texts = self.name.split(between), self.text.split(f"\n{FACE_BETWEEN}\n")
        kinds, costs = self.types.split(between), cost.split(between)
        count = len(names)
        if count < 2 or {len(texts), len(kinds)} != {count}:
            return ()
        if len(costs) != count:
            costs = [""] * count
        told: list[Paragraph] = []
        for name, price, kind, text in zip(names, costs, kinds, texts, strict=True):
            head = " · ".join(filter(None, (f"{name} {price}".strip(), kind)))
            told += [Paragraph(head, is_head=True), *paragraphs(text)]
        return tuple(told)


class StandingHere(NamedTuple):
    """Whether the card may be played in the event's format, by which lists; `released` is set if
    it is released after the event, ISO 8601."""

    format: DeckFormat | None = None
    legality: CardLegality | None = None
    lists: ListSource | None = None
    file_date: str = ""
    released: str = ""


class Glance(msgspec.Struct, frozen=True):
    """One of the cards named, the one at `at` of `count`; `lack` says why there is none.

    `written` is the name as it stands there. `asks` if it is a doubtful one and this the likeliest
    card. `cost` is in braces, `figures` are those of each face.
    `languages` has English, and each other language in which the card has a text or a name, in the
    order in which they are offered.
    """

    written: str = ""
    lack: Lack | None = None
    at: int = 0
    count: int = 0
    name: str = ""
    asks: bool = False
    cost: str = ""
    figures: tuple[Figures, ...] = ()
    languages: tuple[CardWords, ...] = ()
    standing: StandingHere = StandingHere()
    ruling: Ruling | None = None
    rulings: int = 0
    complaint: str = ""
    """As of the catalogue, for what can't be used."""

    def words(self, language: str) -> CardWords | None:
        """The card in a language; None if it has none in it."""
        return next((each for each in self.languages if each.language == language), None)


def glance_at(sources: DeckSources, named: CardsHere, asked: Asked) -> Glance:
    """Return the card meant, with its standing in the format that is `asked` for.

    Usable from any thread; raises EnvironmentFailure.
    """
    cards = sources.cards
    if cards.source() is None:
        complaint = cards.complaint()
        lack = Lack.NOT_USABLE if complaint else Lack.NO_FILE
        return Glance(lack=lack, complaint=complaint)
    names = tuple(_names(cards, named).items())
    if not names:
        return Glance(lack=Lack.NONE_NAMED)
    at = min(max(named.at, 0), len(names) - 1)
    name, written = names[at]
    match = cards.match(name)
    card = cards.card(match.name) if match.name else None
    if card is None:
        return Glance(written, Lack.NOT_IN_FILE, at, len(names))
    newest = next(iter(card.newest_rulings), None)
    return Glance(
        written,
        None,
        at,
        len(names),
        card.name,
        match.doubtful,
        card.cost,
        tuple(figures_of(face) for face in card.faces),
        languages_of(card),
        standing_here(sources, card, asked),
        newest,
        len(card.rulings),
    )


def _names(cards: CardCatalogue, named: CardsHere) -> dict[str, str]:
    """Return the names at a place, each with how it is written there: those that are known, then
    the English ones of those found in its text."""
    names = {name: name for name in named.names}
    for each in cards_in_text(named.text, cards.named) if named.text else ():
        if named.spot < 0 or each.start <= named.spot < each.end:
            names.setdefault(each.name, named.text[each.start : each.end])
    return names


def languages_of(card: Card) -> tuple[CardWords, ...]:
    """Return the card's words by language."""
    english = CardWords(ENGLISH, card.name, card.types, card.text)
    codes = in_order({ENGLISH, *card.printed, *card.names})
    return tuple(
        CardWords(
            code,
            _name_in(card, code),
            _types_in(card, code),
            card.printed_text(code),
            printed_note(card, code),
        )
        if code != ENGLISH
        else english
        for code in codes
    )


def next_language(glance: Glance, shown: str, by: int, order: Sequence[str] = ()) -> str:
    """Return the language after the shown one, or before it; those of `order` come first."""
    codes = [each.language for each in glance.languages]
    ranked = sorted(codes, key=lambda code: order.index(code) if code in order else len(order))
    at = ranked.index(shown) if shown in ranked else 0
    return ranked[(at + by) % len(ranked)] if ranked else shown


def language_at_first(glance: Glance, known: LanguagesKnown) -> str:
    """Return the language in which a card is shown until another is chosen: as on an answer card.

    Where that is English, or the card has no text in it, the judge's own, if it has one: over the
    page the judge reads, too. English is below any of them.
    """
    printed = {each.language for each in glance.languages if each.text}
    second = known.second if known.second in printed else ""
    players = answer_language(known._replace(of_name=written_in(glance), second=second))
    others = (code for code in (players, known.own) if code != ENGLISH and code in printed)
    return next(others, players)


def written_in(glance: Glance) -> str:
    """Return the language of the name as written, of the whole card or a face; English if it is
    English, too, or in none of them."""
    key = card_key(glance.written)
    named = [
        words.language
        for words in glance.languages
        if key in (card_key(words.name), *faces(card_key(words.name)))
    ]
    if not named and glance.words(RUSSIAN) is not None and _CYRILLIC.search(glance.written):
        return RUSSIAN  # declined
    return ENGLISH if ENGLISH in named or not named else named[0]


def standing_here(sources: DeckSources, card: Card, asked: Asked) -> StandingHere:
    """Return whether a card may be played at an event, by what its deck checks go by.

    Usable from any thread; raises EnvironmentFailure.
    """
    later = card.released if asked.day and card.released > asked.day else ""
    rules = rules_asked(sources, asked)
    known = identified_cards(Decklist(main=(CardCount(1, card.name),)), sources.cards)
    same = [each for each in known if card_key(each.name) == card_key(card.name)]
    if rules is None or rules.any_card or not same:
        return StandingHere(released=later)
    legality = CardLegalityCheck(rules).legality_of(same[0])
    date = legality.file_date if legality.by_card_file else ""
    return StandingHere(asked.format, legality, legality.lists, date, later)


def _name_in(card: Card, language: str) -> str:
    printed = card.printed.get(language)
    faces = printed.faces if printed is not None else ()
    return card.names.get(language, "") or " // ".join(each.name for each in faces if each.name)


def _types_in(card: Card, language: str) -> str:
    printed = card.printed.get(language)
    faces = printed.faces if printed is not None else ()
    return " // ".join(each.types for each in faces if each.types)
