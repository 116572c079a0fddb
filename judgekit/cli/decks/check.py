"""`judgekit deck check`: check a decklist against a format, with the rule for each finding."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from judgekit.cli.answer import WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.decks.dated_rules import rules_on, today
from judgekit.cli.decks.deck_file import decklist_of, remark_sentences
from judgekit.cli.decks.legality import legality_object, legality_text
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat
from judgekit.domain.formats.identified_card import CardsReadBy
from judgekit.domain.formats.legality import Beside, check_legality
from judgekit.engine.ports.formats import FormatProvider
from judgekit.storage.library.format_provider import LibraryFormatProvider
from judgekit.system.resources import resources_folder
from judgekit.views.words.cards import complaint_sentence
from judgekit.views.words.legality import later_sentence, no_format_sentence
from judgekit.views.words.tournaments import format_name


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Check one list, and its team's if there are others."""
    rules = _rules(arguments, context)
    decklist = decklist_of(arguments.file, context)
    teammates = _teammates(arguments, context)
    if teammates and rules.unified_rule is None:
        raise CallRefused(
            context.wording.say(
                "Unified Deck Construction is for Constructed formats; leave out --unified or "
                "name one."
            ),
            WRONG_CALL,
        )
    pool = _pool(arguments, rules, context)
    cards = context.make_cards()
    source = cards.source()
    beside = Beside(arguments.file, teammates, pool)
    read = CardsReadBy(cards, context.reader_language)
    legality = check_legality(decklist, rules, read, beside, day=_day(arguments))
    warnings = remark_sentences(decklist, context)
    warnings += [f"{later_sentence(each, context.wording)}." for each in legality.later]
    warnings += [f"{no_format_sentence(each, context.wording)}." for each in legality.of_no_format]
    others = dict(teammates) if pool is None else {**teammates, arguments.pool: pool}
    for name, other in others.items():
        warnings += [f"{quoted(name)}: {said}" for said in remark_sentences(other, context)]
    return Answer(
        legality_object(legality, rules, source, arguments.on or "") | {"warnings": warnings},
        "\n".join((*legality_text(legality, rules, source, context), *warnings)),
        remark=complaint_sentence(cards.complaint(), context.wording),
    )


def _day(arguments: argparse.Namespace) -> str:
    """The event's day; that of an edition that was asked for is none."""
    return "" if arguments.edition else arguments.on or today()


def _teammates(arguments: argparse.Namespace, context: Context) -> Mapping[str, Decklist]:
    """The other decks of the team by file name; a file named twice counts as two decks."""
    lists: dict[str, Decklist] = {}
    for name in arguments.unified:
        before = sum(each == name or each.startswith(f"{name} (") for each in lists)
        lists[f"{name} ({before + 1})" if before else name] = decklist_of(name, context)
    return lists


def _pool(arguments: argparse.Namespace, rules: FormatRules, context: Context) -> Decklist | None:
    """The registered pool if the call names one; refuses it if the format has none."""
    if not arguments.pool:
        return None
    if rules.pool_rule is None:
        raise CallRefused(
            context.wording.say("A pool is for Limited; leave out --pool or say --format limited."),
            WRONG_CALL,
        )
    return decklist_of(arguments.pool, context)


def _rules(arguments: argparse.Namespace, context: Context) -> FormatRules:
    """The format's rules in the requested edition; refuses if that has no such format."""
    if arguments.edition:
        context.document(arguments.edition)
    asked = DeckFormat(arguments.format)
    played_as = DeckFormat(arguments.played_as) if arguments.played_as else None
    if played_as and asked is not DeckFormat.TWO_HEADED_GIANT:
        raise CallRefused(
            context.wording.say("--played-as is for two-headed-giant-constructed; leave it out."),
            WRONG_CALL,
        )
    format_provider: FormatProvider = LibraryFormatProvider(
        context.library, resources_folder(), context.folders.facts
    )
    if arguments.on and arguments.edition:
        raise CallRefused(
            context.wording.say(
                "An edition has its own lists, whatever the day; leave out --on or --edition."
            ),
            WRONG_CALL,
        )
    if arguments.edition:
        found = format_provider.rules(asked, arguments.edition, played_as)
    else:
        found = rules_on(format_provider, asked, played_as, arguments.on or "")
    if isinstance(found, NoSuchFormat):
        sentence = context.wording.say(
            "{edition} has no rules for {format}; `judgekit documents` lists the other editions.",
            format=format_name(played_as or asked, context.wording),
            edition=quoted(arguments.edition or "—"),
        )
        raise CallRefused(sentence)
    return found
