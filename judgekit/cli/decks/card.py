"""`judgekit card NAME`: a card's text, legality, rulings and rules; `--search` finds cards."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.decks.bring_card_file import bring_card_file
from judgekit.cli.decks.card_text import card_text, standing_text
from judgekit.domain.cards.card import Card, FactSource
from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.rebalanced import without_rebalanced
from judgekit.domain.formats.known_formats import format_in_files
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.search.cards.rules_touched import RulesTouched, RuleTouched
from judgekit.search.find.answer import Found
from judgekit.search.find.name_fit import NameFit
from judgekit.search.find.scores import card_fit
from judgekit.views.find.cards_found import described_cards, found_cards
from judgekit.views.words.words import Words

NEAR = 5
"""How many near names are offered at most."""


class _Meant(NamedTuple):
    """The card that a written name means; without one, the names that come near."""

    name: str = ""
    is_taken: bool = False
    """Not written so: it has to be said which card was taken."""
    near: tuple[str, ...] = ()


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Show the card of a name, or list the cards that words find."""
    cards = context.make_cards()
    sentence = bring_card_file(cards, context.wording)
    if sentence:
        nothing = {"results": ()} if arguments.search else {"near": ()}
        return Answer(nothing, "", NO_ANSWER, sentence, asks_library=False)
    format_ = _format(arguments.format, cards, context.wording)
    if arguments.search:
        return _searched(" ".join(arguments.search), arguments.limit, cards, context.wording)
    written = " ".join(arguments.name)
    meant = _meant(written, cards)
    card = cards.card(meant.name) if meant.name else None
    if card is None:
        return _not_there(written, meant, context.wording)
    today = datetime.now(UTC).astimezone().date().isoformat()
    rules = RulesTouched().of(card, context.library(), today)
    language = context.reader_language
    remark = ""
    if meant.is_taken:
        remark = context.wording.say(
            "“{written}” was taken for {card}.", written=quoted(written), card=card.name
        )
    data = _object(card, rules, language)
    if format_:
        standing = (card.legalities or {}).get(format_)
        data["format"] = {"name": format_, "legality": standing}
        return Answer(data, standing_text(card, format_, context.wording), remark=remark)
    return Answer(data, card_text(card, rules, language, context.wording), remark=remark)


def _format(written: str | None, cards: CardCatalogue, wording: Words) -> str:
    """Return the format's name in the card files; empty if none is asked for."""
    source = cards.source()
    if written is None or source is None:
        return ""
    asked = format_in_files(written)
    if asked not in source.legalities_of:
        raise CallRefused(
            wording.say(
                "The loaded card file says nothing of “{written}”; the formats that it knows are "
                "{formats}.",
                written=quoted(written),
                formats=", ".join(sorted(source.legalities_of)),
            )
        )
    return asked


def _meant(written: str, cards: CardCatalogue) -> _Meant:
    """Find the card: by a whole name or that of a face, or its number, else by what it is called
    for short, else by the only name that has these words, or comes near where no other does."""
    match = cards.match(written)
    if match.sure and not match.corrected:
        return _Meant(match.name)
    of_face = cards.named([written]).get(written)
    if of_face is not None and not match.sure:
        return _Meant(of_face)
    found = cards.found(written, NEAR)
    short = _called_for_short(written, found)
    if match.sure and not short and not _goes_on(written, found):
        return _Meant(match.name, is_taken=True)
    names = short or without_rebalanced(each.name for each in found)
    if found and found[0].likeness is NameLikeness.NUMBER:
        return _Meant(names[0])
    is_near = not short and bool(found) and found[0].likeness is NameLikeness.CORRECTED
    if len(names) == 1 and not (is_near and set(match.candidates).difference(names)):
        return _Meant(names[0], is_taken=True)
    others = (*names, *filter(None, (match.name,)), *match.candidates)
    return _Meant(near=short or without_rebalanced(others)[:NEAR])


def _goes_on(written: str, found: Sequence[FoundCard]) -> bool:
    """Whether the name of one of these cards begins with just these words: an unfinished name is
    likelier than a slip in another one."""
    begun = f"{card_key(written)} "
    return any(card_key(each.written or each.name).startswith(begun) for each in found)


def _called_for_short(written: str, found: Sequence[FoundCard]) -> tuple[str, ...]:
    """Return those of these cards that are called so for short; none where one has that name."""
    fits = {each.name: card_fit(each, written) for each in found}
    if max(fits.values(), default=None) is not NameFit.SHORT:
        return ()
    return tuple(name for name, fit in fits.items() if fit is NameFit.SHORT)


def _not_there(written: str, meant: _Meant, wording: Words) -> Answer:
    if meant.near:
        sentence = wording.say(
            "“{written}” may be one of several cards; name one of them: {cards}.",
            written=quoted(written),
            cards="; ".join(meant.near),
        )
    elif meant.name:
        sentence = wording.say(
            "The loaded card file has no text of {card}; load a newer one.", card=meant.name
        )
    else:
        sentence = wording.say(
            "The loaded card file has no card “{written}”; look for its words with --search, or "
            "load a newer file.",
            written=quoted(written),
        )
    return Answer({"near": meant.near}, "", NO_ANSWER, sentence)


def _searched(typed: str, limit: int, cards: CardCatalogue, wording: Words) -> Answer:
    best: dict[str, Found] = {}
    for each in (*found_cards(cards, typed, limit), *described_cards(cards, typed, limit)):
        if each.id not in best or best[each.id].score < each.score:
            best[each.id] = each
    answers = sorted(best.values(), key=lambda each: each.score, reverse=True)[:limit]
    data = {
        "results": [{"name": each.id, "score": round(each.score, 4)} for each in answers],
    }
    if not answers:
        sentence = wording.say(
            "Nothing was found for “{query}”; try fewer or other words.", query=quoted(typed)
        )
        return Answer(data, "", NO_ANSWER, sentence, asks_library=False)
    text = "\n".join(f"{each.id}  {each.detail}".rstrip() for each in answers)
    return Answer(data, text, asks_library=False)


def _object(card: Card, rules: tuple[RuleTouched, ...], language: str) -> dict[str, object]:
    """The card as JSON data."""
    text, printed = card.printed_text(language), card.printed.get(language)
    told = {"language": language, "text": text, "as_of": _day(printed.source if printed else None)}
    return {
        "name": card.name,
        "names": dict(card.names),
        "type": card.types,
        "cost": card.cost_by_face,
        "text": card.text,
        "printed": told if text else None,
        "legalities": dict(card.legalities) if card.legalities is not None else None,
        "legalities_as_of": _day(card.legalities_source),
        "rulings": [{"date": each.date, "text": each.text} for each in card.newest_rulings],
        "rulings_as_of": _day(card.rulings_source),
        "rules": [
            {"document": each.reference.document, "ref": each.reference.ref} for each in rules
        ],
        "as_of": card.source.date,
    }


def _day(source: FactSource | None) -> str | None:
    return source.date if source is not None else None
