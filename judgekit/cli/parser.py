"""Parser of calls: verbs and their options."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from judgekit.cli.answer import WRONG_CALL, CallRefused, HelpAsked, VersionAsked, quoted
from judgekit.cli.bounded import OutOfBounds, within
from judgekit.cli.decks.arguments import CARD, add_card_verb, add_deck_verb, language_of_cards
from judgekit.cli.placeholders import named
from judgekit.cli.sharing.arguments import add_sharing_verbs
from judgekit.cli.tournaments.arguments import add_event_verbs
from judgekit.domain.clock.schedules import FEWEST_CARDS, MOST_CARDS, DraftKind
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.rules.document_import import DocumentKind
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.moment import is_day
from judgekit.views.words.words import Words, message

DEFAULT_LIMIT = 10
MOST_RESULTS = 500
MOST_PLAYERS = 1_000_000

VERBS: Mapping[str, str] = {
    "documents": message("list the documents of the library"),
    "outline": message("show the sections of a document"),
    "show": message("show one section"),
    "align": message("find the counterpart of a section in the other languages"),
    "import": message("read a document from a file and keep it in the library"),
    "compare": message("compare two editions of a document, section by section"),
    "changes": message("show what is known to have changed in a section since its edition"),
    "editions": message("take newer facts about editions from a file: changes, figures, bans"),
    "search": message("search every document in every language"),
    "find": message(
        "find anything: rules, infractions, terms, cards, players, tables, notes, actions, commands"
    ),
    "schedule": message("call a draft: every timed step with its seconds and where to pass"),
    "rounds": message("recommend Swiss rounds and a playoff for so many players"),
    "tiebreakers": message("rank players by match points and tiebreakers"),
    "infraction": message("find the infraction that a few words describe, or show all about one"),
    "penalty": message(
        "work out the penalty for an infraction, given a player's earlier penalties"
    ),
    "deck": message(
        "read decklists, check them against a format, compare them with what was counted"
    ),
    "card": message(
        "show a card's text, legality, rulings and the rules it touches, or find cards by words"
    ),
    "cards": message("load texts, names, rulings and legality of cards from a card file"),
    "run": message("put the commands of a script through the engine and show the state they leave"),
    "state": message("show how the clocks and tables of a kept event stand, at any instant"),
    "steps": message("list what was entered into a kept event, and what became of it"),
    "report": message("report a day at its end: rounds, time after time, calls, checks, penalties"),
    "player": message("give one player all that an event holds about them, or erase their name"),
    "rehearse": message("write a made-up event as a record, to train with"),
    "share": message(
        "share an event with other laptops: this one is the hub and takes commands, one a line"
    ),
    "join": message("take part in an event that another laptop shares, or go on with it"),
    "shared": message("show who shares an event, what waits and what was set aside"),
    "doctor": message("check versions, folders, the search index and the event logs"),
}
"""Help text of each verb, in the order of the help."""

DAY = message("the day of the tournament, YYYY-MM-DD (today)")

VerbMaker = Callable[[str], argparse.ArgumentParser]


class _HelpFormatter(argparse.HelpFormatter):
    """Translates argparse's `usage`."""

    def __init__(self, prog: str, wording: Words) -> None:
        super().__init__(prog)
        self._word = wording.say("usage")

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._word}: " if prefix is None else prefix)


class _OneSentenceParser(argparse.ArgumentParser):
    """Reports errors in one sentence, and help, in one language."""

    def __init__(self, *, wording: Words, **options: object) -> None:
        formatter = partial(_HelpFormatter, wording=wording)
        super().__init__(add_help=False, formatter_class=formatter, **options)  # type: ignore[arg-type]
        self.wording = wording
        self.call: Sequence[str] = ()
        self._positionals.title = wording.say("arguments")
        self._optionals.title = wording.say("options")
        self.add_argument("-h", "--help", action="help", help=wording.say("show this help"))

    def add_argument(
        self,
        *flags: str,
        **options: Any,  # noqa: ANN401  (as argparse has it)
    ) -> argparse.Action:
        """Add an argument whose value is named in the reader's language."""
        metavar = named(flags, options, self.wording)
        return super().add_argument(*flags, **options | ({"metavar": metavar} if metavar else {}))

    def parse_known_args(  # type: ignore[override]  # overloaded there
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse, and say which numbers are taken where one is out of bounds."""
        try:
            return super().parse_known_args(args, namespace)
        except OutOfBounds as error:
            raise CallRefused(
                self.wording.say(
                    "{command}: give a number from {least} to {most}, not {number}.",
                    command=self.prog,
                    least=error.least,
                    most=error.most,
                    number=quoted(error.written),
                ),
                WRONG_CALL,
            ) from error

    def error(self, message: str) -> NoReturn:
        del message  # argparse's message is in English and longer than a sentence
        words = quoted(" ".join(self.call)) or self.wording.say("nothing after the name")
        usage = " ".join(self.format_usage().split()).partition(": ")[2]
        raise CallRefused(
            self.wording.say(
                "The command was not understood ({words}); it reads: {usage}",
                words=words,
                usage=usage,
            ),
            WRONG_CALL,
        )

    def print_help(self, file: object = None) -> NoReturn:
        del file  # argparse would use the terminal's encoding, which may lack characters
        raise HelpAsked(self.format_help())


class _AskVersion(argparse.Action):
    """Raises VersionAsked as soon as it is parsed, like help, without a verb."""

    def __call__(self, *_: object) -> NoReturn:
        raise VersionAsked


def parse_call(call: Sequence[str], wording: Words) -> argparse.Namespace:
    """Parse a call into `verb`, `json`, `lang` and the verb's arguments.

    Raises CallRefused with status 2 for an invalid call, HelpAsked if it asks for help,
    VersionAsked if it asks for the program's version.
    """
    parser = _OneSentenceParser(
        wording=wording,
        prog="judgekit",
        description=wording.say(
            "The desktop companion of a Magic: The Gathering tournament judge."
        ),
        allow_abbrev=False,
    )
    version = wording.say("show the program's version")
    parser.add_argument("--version", action=_AskVersion, nargs=0, help=version)
    verbs = parser.add_subparsers(
        dest="verb", required=True, metavar=wording.say("VERB"), title=wording.say("commands")
    )

    def verb(name: str) -> argparse.ArgumentParser:
        help_text = wording.say(VERBS[name])
        made = verbs.add_parser(
            name, wording=wording, help=help_text, description=help_text, allow_abbrev=False
        )
        made.add_argument(
            "--json", action="store_true", help=wording.say("answer with one JSON object")
        )
        lang_help = wording.say("the reader's language")
        if name == CARD:
            read = partial(language_of_cards, wording=wording)
            made.add_argument("--lang", type=read, metavar="xx", help=lang_help)
        else:
            made.add_argument("--lang", choices=LANGUAGES, help=lang_help)
        made.call = tuple(call)
        return made

    search = _add_rules_verbs(verb, wording)
    find = _add_find(verb, wording)
    _add_figures_verbs(verb, wording)
    _add_policy_verbs(verb, wording)
    add_deck_verb(verb, wording)
    card = add_card_verb(verb, wording)
    _add_cards(verb, wording)
    add_event_verbs(verb, wording)
    add_sharing_verbs(verb, wording)
    verb("doctor")
    parser.call = tuple(call)
    arguments = parser.parse_args(list(call))
    for each, name in ((search, "search"), (find, "find")):
        if arguments.verb == name and bool(arguments.words) == bool(arguments.batch):
            each.error("words or a batch")
    if arguments.verb == CARD and (
        bool(arguments.name) == bool(arguments.search) or (arguments.search and arguments.format)
    ):
        card.error("a name, perhaps with a format, or words")
    return arguments


def _add_find(verb: VerbMaker, wording: Words) -> argparse.ArgumentParser:
    """Add the verb that finds everything; return its parser for checking its arguments."""
    find = verb("find")
    find.add_argument("words", nargs="*", metavar="WORDS", help=wording.say("what to look for"))
    find.add_argument(
        "--event",
        metavar="FILE",
        help=wording.say("the file of an event; it is only read"),
    )
    find.add_argument(
        "--limit",
        metavar="N",
        type=within(1, MOST_RESULTS),
        default=DEFAULT_LIMIT,
        help=wording.say("how many answers at most"),
    )
    find.add_argument(
        "--batch",
        metavar="FILE",
        help=wording.say("a file with one query a line, as JSON: q, lang"),
    )
    return find


def _add_rules_verbs(verb: VerbMaker, wording: Words) -> argparse.ArgumentParser:
    """Add the verbs on documents; return the parser of `search` for checking its arguments."""
    document = wording.say("a document's id, as `documents` lists it")
    ref = wording.say("a section as it is cited: 2.6, 104.3a, Appendix B")
    _add_library_verbs(verb, wording, document, ref)
    verb("outline").add_argument("document", help=document)
    show = verb("show")
    show.add_argument("ref", nargs="+", metavar="SECTION", help=ref)
    show.add_argument("--in", dest="document", metavar="DOCUMENT", help=document)
    align = verb("align")
    align.add_argument("document", help=document)
    align.add_argument("ref", nargs="+", metavar="SECTION", help=ref)
    search = verb("search")
    search.add_argument("words", nargs="*", metavar="WORDS", help=wording.say("what to look for"))
    search.add_argument("--in", dest="document", metavar="DOCUMENT", help=document)
    search.add_argument(
        "--limit",
        metavar="N",
        type=within(1, MOST_RESULTS),
        default=DEFAULT_LIMIT,
        help=wording.say("how many sections at most"),
    )
    search.add_argument(
        "--batch",
        metavar="FILE",
        help=wording.say("a file with one query a line, as JSON: q, lang"),
    )
    return search


def _add_library_verbs(verb: VerbMaker, wording: Words, document: str, ref: str) -> None:
    """Add the verbs on the library as a whole: listing, importing, comparing."""
    day = wording.say("a date, as 2026-02-27")
    documents = verb("documents")
    documents.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=day)
    documents.add_argument(
        "action",
        nargs="?",
        choices=("remove", "export", "import"),
        help=wording.say(
            "remove an imported document, or carry the whole library to another computer in one"
            " file, with bookmarks and notes; without an action the documents are listed"
        ),
    )
    documents.add_argument(
        *("document",),
        nargs="?",
        metavar="DOCUMENT|FILE",
        help=wording.say("the document to remove, or the file of the library"),
    )
    made = verb("import")
    made.add_argument("file", help=wording.say("a PDF, Word, HTML, Markdown or text file"))
    made.add_argument(
        "--kind",
        choices=[kind.value for kind in DocumentKind],
        help=wording.say("the kind of document, if the text doesn't say it"),
    )
    made.add_argument(
        "--language",
        type=_language_code,
        metavar="xx",
        help=wording.say("its language, if the text doesn't show it"),
    )
    made.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=day)
    made.add_argument(
        "--dry-run", action="store_true", help=wording.say("read it and keep nothing")
    )
    editions = verb("editions")
    editions.add_argument(
        "action", choices=["load"], help=wording.say("load: in place of the facts before")
    )
    editions.add_argument("file", metavar="FILE", help=wording.say("a file of facts"))
    compare = verb("compare")
    compare.add_argument("old", metavar="OLD", help=document)
    compare.add_argument("new", metavar="NEW", help=document)
    changes = verb("changes")
    changes.add_argument("ref", nargs="+", metavar="SECTION", help=ref)
    changes.add_argument("--in", dest="document", metavar="DOCUMENT", help=document)
    changes.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=day)


def _day(written: str) -> str:
    if not is_day(written):
        raise ValueError(written)
    return written


def _language_code(written: str) -> str:
    if not re.fullmatch("[a-z]{2}", written):
        raise ValueError(written)
    return written


def _add_figures_verbs(verb: VerbMaker, wording: Words) -> None:
    """Add the verbs that calculate: drafts, rounds, standings."""
    schedule = verb("schedule")
    schedule.add_argument(
        "draft", choices=[kind.value for kind in DraftKind], help=wording.say("the kind of draft")
    )
    schedule.add_argument(
        "--cards",
        metavar="N",
        type=within(FEWEST_CARDS, MOST_CARDS),
        default=MOST_CARDS,
        help=wording.say("the cards of a booster, 3 to 15 (15)"),
    )
    schedule.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=wording.say(DAY))
    rounds = verb("rounds")
    players = within(0, MOST_PLAYERS)
    rounds.add_argument(
        "players",
        type=players,
        metavar="PLAYERS",
        help=wording.say("how many players or teams take part, those with byes too"),
    )
    rounds.add_argument(
        "--booster-draft-playoff",
        action="store_true",
        help=wording.say("a Limited event whose playoff is a booster draft"),
    )
    for number in (1, 2, 3):
        rounds.add_argument(
            f"--byes-{number}",
            type=players,
            default=0,
            metavar="N",
            help=wording.say("how many players have byes for so many rounds"),
        )
    rounds.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=wording.say(DAY))
    rounds.add_argument("--teams", action="store_true", help=wording.say("an event for teams"))
    tiebreakers = verb("tiebreakers")
    tiebreakers.add_argument(
        "file",
        metavar="FILE",
        help=wording.say(
            "a table (CSV, TSV) with the headings round, player, opponent, won, lost, drawn, "
            "or the same as a JSON list; unfinished games count as drawn, a bye has no "
            "opponent or “bye”"
        ),
    )
    tiebreakers.add_argument("--teams", action="store_true", help=wording.say("an event for teams"))
    tiebreakers.add_argument("--date", type=_day, metavar="YYYY-MM-DD", help=wording.say(DAY))


def _add_policy_verbs(verb: VerbMaker, wording: Words) -> None:
    """Add the verbs on infractions and penalties."""
    infraction = verb("infraction")
    infraction.add_argument("words", nargs="*", metavar="WORDS", help=wording.say("what happened"))
    infraction.add_argument(
        "--id", metavar="ID", help=wording.say("an infraction, such as ipg-2.5 or jar-tardiness")
    )
    infraction.add_argument(
        "--batch",
        metavar="FILE",
        help=wording.say("a file with one query a line, as JSON: q, lang"),
    )
    infraction.add_argument(
        "--limit",
        metavar="N",
        type=within(1, MOST_RESULTS),
        default=DEFAULT_LIMIT,
        help=wording.say("how many sections at most"),
    )
    penalty = verb("penalty")
    penalty.add_argument(
        "id", metavar="ID", help=wording.say("an infraction, such as ipg-2.5 or jar-tardiness")
    )
    options = {
        "prior": message("an earlier penalty, as ipg-2.5:warning@2026-11-21; may be repeated"),
        "circumstance": message("a circumstance of the case, by its name; may be repeated"),
    }
    for option, help_text in options.items():
        penalty.add_argument(
            f"--{option}",
            action="append",
            default=[],
            metavar=option.upper(),
            help=wording.say(help_text),
        )
    penalty.add_argument(
        "--date",
        metavar="DATE",
        help=wording.say("the day of the infraction, as 2026-11-21 (today)"),
    )
    for each in (infraction, penalty):
        each.add_argument(
            "--rel",
            choices=[level.value for level in Level],
            default=Level.COMPETITIVE.value,
            help=wording.say("the Rules Enforcement Level (competitive)"),
        )
        each.add_argument(
            "--edition",
            choices=[edition.value for edition in Edition],
            default=Edition.OF_2024.value,
            help=wording.say("the edition of the penalty guides (2024)"),
        )


def _add_cards(verb: VerbMaker, wording: Words) -> None:
    """Add the verb that loads a card file."""
    cards = verb("cards")
    cards.add_argument(
        "action",
        choices=["load"],
        help=wording.say("load: in addition to the card files already loaded"),
    )
    cards.add_argument(
        "file",
        metavar="FILE",
        help=wording.say(
            "a file from Scryfall (bulk data, rulings) or MTGJSON (AtomicCards, AllPrintings)"
        ),
    )
    cards.add_argument(
        "--only",
        action="store_true",
        help=wording.say("start over: drop the card files already loaded"),
    )
