"""A card for a person at the terminal."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judgekit.cli.decks.legality import LEGALITIES
from judgekit.domain.cards.card import FACE_BETWEEN, Card, CardFace, FactSource
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.search.cards.rules_touched import ENGLISH, RuleTouched
from judgekit.views.cards.card_legality import Standing
from judgekit.views.cards.figures import figures_of, figures_words
from judgekit.views.cards.printed_text import PrintedNote, printed_note
from judgekit.views.words.cards import other_numbers_sentence, source_name
from judgekit.views.words.editions import language_name, long_date
from judgekit.views.words.tournaments import format_name
from judgekit.views.words.words import Words

INDENT = "  "


def card_text(card: Card, rules: tuple[RuleTouched, ...], language: str, wording: Words) -> str:
    """Return the card in paragraphs: names, each face in English, the printed text in that
    language or that there is none, legality, rulings from the newest, rules."""
    parts = [
        _head(card, wording),
        f"\n\n{FACE_BETWEEN}\n\n".join(_face(face, wording) for face in card.faces),
        _printed(card, language, wording),
        "\n".join(_legality(card, wording)),
        "\n".join(_rulings(card, wording)),
        "\n".join(_rules(rules, wording)),
    ]
    return "\n\n".join(part for part in parts if part)


def _head(card: Card, wording: Words) -> str:
    names = [f"{code.upper()}  {name}" for code, name in card.names.items()]
    return "\n".join((card.name, *names, _of(card.source, wording)))


def _of(source: FactSource, wording: Words) -> str:
    return wording.say(
        "{kind}, data of {date}",
        kind=source_name(source.kind),
        date=long_date(source.date, wording),
    )


def _face(face: CardFace, wording: Words) -> str:
    """Return a face as on the card; its name and cost stand on one line."""
    figures = figures_words(figures_of(face), wording)
    lines = (f"{face.name}  {face.cost}".rstrip(), face.types, face.text, figures)
    return "\n".join(line for line in lines if line)


def _printed(card: Card, language: str, wording: Words) -> str:
    if language == ENGLISH:
        return ""
    name = language_name(language, wording)
    if not card.printed_text(language):
        return wording.say(
            "The card file has no text of this card in this language: {name}", name=name
        )
    note = printed_note(card, language) or PrintedNote()
    heading = wording.say("Printed text, {language}; the English text applies:", language=name)
    if note.day:
        heading = wording.say(
            "Printed text, {language}, {date}; the English text applies:",
            language=name,
            date=long_date(note.day, wording),
        )
    lines = (heading, other_numbers_sentence(note, wording), _with_english_halves(card, language))
    return "\n".join(filter(None, lines))


def _with_english_halves(card: Card, language: str) -> str:
    """Return the printed texts of the faces, joined as in `printed_text`; for a face of which the
    file has none, the English one, marked."""
    printed = card.printed[language].faces
    if len(printed) != len(card.faces):
        return card.printed_text(language)
    pairs = zip(printed, card.faces, strict=True)
    mark = ENGLISH.upper() + INDENT
    texts = [here.text or (mark + face.text if face.text else "") for here, face in pairs]
    return f"\n{FACE_BETWEEN}\n".join(texts)


def _heading(words: str, source: str) -> str:
    return f"{words} ({source})"


def _legality(card: Card, wording: Words) -> Iterator[str]:
    """Yield the formats in which lists are checked, then others in which the file has the card."""
    said = card.legalities or {}
    known = [each.value for each in DeckFormat if each.value in said]
    others = "; ".join(_of_others(said, known, wording))
    if not (known or others):
        return
    yield _heading(wording.say("Legality"), _of(card.legalities_source or card.source, wording))
    for each in known:
        yield f"{INDENT}{format_name(each, wording)}: {_standing(said[each], wording)}"
    if others:
        told = wording.say("Other formats: {formats}", formats=others)
        yield f"{INDENT}{told}"


def _of_others(said: Mapping[str, str], known: Collection[str], wording: Words) -> Iterator[str]:
    """Yield by what the file says of the card, best first: `Brawl, Pauper (legal)`."""
    for standing in Standing:
        names = [each for each, told in said.items() if told == standing and each not in known]
        if names and standing is not Standing.NOT_LEGAL:
            named = ", ".join(sorted(format_name(each, wording) for each in names))
            yield f"{named} ({_standing(standing, wording)})"


def _standing(said: str, wording: Words) -> str:
    return wording.say_known(LEGALITIES, said.replace("_", "-"))


def standing_text(card: Card, format_: str, wording: Words) -> str:
    """Return what the card file says of the card in a format, by its name there, in one line."""
    said = (card.legalities or {}).get(format_)
    named = f"{card.name}, {format_name(format_, wording)}"
    if said is None:
        return wording.say("{card}: the card file does not say", card=named)
    source = _of(card.legalities_source or card.source, wording)
    return f"{named}: {_standing(said, wording)} ({source})"


def _rulings(card: Card, wording: Words) -> Iterator[str]:
    if card.rulings:
        yield _heading(wording.say("Rulings"), _of(card.rulings_source or card.source, wording))
        for each in card.newest_rulings:
            day = f"{long_date(each.date, wording)}  " if each.date else ""
            yield f"{INDENT}{day}{each.text}"


def _rules(rules: tuple[RuleTouched, ...], wording: Words) -> Iterator[str]:
    if rules:
        yield _heading(wording.say("Rules it touches"), rules[0].reference.document)
        for each in rules:
            words = f"  ({each.words})" if each.words else ""
            yield f"{INDENT}{each.reference.ref}  {each.title}{words}"
