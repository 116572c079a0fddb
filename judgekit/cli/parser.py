"""The words of a call: verbs and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

from judgekit.cli.answer import WRONG_CALL, CallRefused, HelpAsked, quoted
from judgekit.cli.decks.arguments import add_deck_verb
from judgekit.cli.tournaments.instant import read_instant
from judgekit.cli.wording import LANGUAGES, Wording
from judgekit.domain.clock.schedules import FEWEST_CARDS, MOST_CARDS, DraftKind
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.moment import Moment

DEFAULT_LIMIT = 10
MOST_RESULTS = 500
MOST_PLAYERS = 1_000_000

VerbMaker = Callable[[str], argparse.ArgumentParser]


class _HelpFormatter(argparse.HelpFormatter):
    """Puts the caller's word for `usage` where argparse would put the English one."""

    def __init__(self, prog: str, wording: Wording) -> None:
        super().__init__(prog)
        self._word = wording.say("help.usage")

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._word}: " if prefix is None else prefix)


class _OneSentenceParser(argparse.ArgumentParser):
    """Says what is wrong with a call in one sentence, and all of its help, in one language."""

    def __init__(self, *, wording: Wording, **options: object) -> None:
        formatter = partial(_HelpFormatter, wording=wording)
        super().__init__(add_help=False, formatter_class=formatter, **options)  # type: ignore[arg-type]
        self._positionals.title = wording.say("help.arguments")
        self._optionals.title = wording.say("help.options")
        self.add_argument("-h", "--help", action="help", help=wording.say("help.help"))
        self.wording = wording
        self.call: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        del message  # argparse says it in English and in more than a sentence
        words = quoted(" ".join(self.call)) or self.wording.say("no-words")
        usage = " ".join(self.format_usage().split()).partition(": ")[2]
        raise CallRefused(self.wording.say("usage", words=words, usage=usage), WRONG_CALL)

    def print_help(self, file: object = None) -> NoReturn:
        del file  # argparse would write in the terminal's encoding, and fail where that is narrow
        raise HelpAsked(self.format_help())


def parse_call(call: Sequence[str], wording: Wording) -> argparse.Namespace:
    """The call as values: `verb`, `json`, `lang` and what the verb takes.

    Raises CallRefused with status 2 where the words make no call, HelpAsked where they ask for
    help.
    """
    parser = _OneSentenceParser(
        wording=wording, prog="judgekit", description=wording.say("about"), allow_abbrev=False
    )
    verbs = parser.add_subparsers(
        dest="verb", required=True, metavar="VERB", title=wording.say("help.verbs")
    )

    def verb(name: str) -> argparse.ArgumentParser:
        help_text = wording.say(f"help.{name}")
        made = verbs.add_parser(
            name, wording=wording, help=help_text, description=help_text, allow_abbrev=False
        )
        made.add_argument("--json", action="store_true", help=wording.say("help.json"))
        made.add_argument("--lang", choices=LANGUAGES, help=wording.say("help.lang"))
        made.call = tuple(call)
        return made

    search = _add_rules_verbs(verb, wording)
    _add_figures_verbs(verb, wording)
    _add_policy_verbs(verb, wording)
    add_deck_verb(verb, wording)
    _add_cards(verb, wording)
    _add_run(verb, wording)
    verb("doctor")
    parser.call = tuple(call)
    arguments = parser.parse_args(list(call))
    if arguments.verb == "search" and bool(arguments.words) == bool(arguments.batch):
        search.error("words or a batch")
    return arguments


def _add_rules_verbs(verb: VerbMaker, wording: Wording) -> argparse.ArgumentParser:
    """The verbs on documents; gives back that of `search`, whose words depend on each other."""
    document, ref = wording.say("help.document"), wording.say("help.ref")
    verb("documents")
    verb("outline").add_argument("document", help=document)
    show = verb("show")
    show.add_argument("ref", nargs="+", help=ref)
    show.add_argument("--in", dest="document", metavar="DOCUMENT", help=document)
    align = verb("align")
    align.add_argument("document", help=document)
    align.add_argument("ref", nargs="+", help=ref)
    search = verb("search")
    search.add_argument("words", nargs="*", metavar="WORDS", help=wording.say("help.words"))
    search.add_argument("--in", dest="document", metavar="DOCUMENT", help=document)
    search.add_argument(
        "--limit",
        type=_within(1, MOST_RESULTS),
        default=DEFAULT_LIMIT,
        help=wording.say("help.limit"),
    )
    search.add_argument("--batch", metavar="FILE", help=wording.say("help.batch"))
    return search


def _add_figures_verbs(verb: VerbMaker, wording: Wording) -> None:
    """The verbs that reckon: drafts, rounds, standings."""
    schedule = verb("schedule")
    schedule.add_argument(
        "draft", choices=[kind.value for kind in DraftKind], help=wording.say("help.draft")
    )
    schedule.add_argument(
        "--cards",
        type=_within(FEWEST_CARDS, MOST_CARDS),
        default=MOST_CARDS,
        help=wording.say("help.booster-cards"),
    )
    rounds = verb("rounds")
    players = _within(0, MOST_PLAYERS)
    rounds.add_argument(
        "players", type=players, metavar="PLAYERS", help=wording.say("help.players")
    )
    rounds.add_argument(
        "--booster-draft-playoff",
        action="store_true",
        help=wording.say("help.booster-draft-playoff"),
    )
    for number in (1, 2, 3):
        rounds.add_argument(
            f"--byes-{number}", type=players, default=0, metavar="N", help=wording.say("help.byes")
        )
    rounds.add_argument("--teams", action="store_true", help=wording.say("help.teams"))
    tiebreakers = verb("tiebreakers")
    tiebreakers.add_argument("file", metavar="FILE", help=wording.say("help.results"))
    tiebreakers.add_argument("--teams", action="store_true", help=wording.say("help.teams"))


def _add_policy_verbs(verb: VerbMaker, wording: Wording) -> None:
    """The verbs on infractions and penalties."""
    infraction = verb("infraction")
    infraction.add_argument(
        "words", nargs="*", metavar="WORDS", help=wording.say("help.what-happened")
    )
    infraction.add_argument("--id", metavar="ID", help=wording.say("help.infraction-id"))
    infraction.add_argument("--batch", metavar="FILE", help=wording.say("help.batch"))
    infraction.add_argument(
        "--limit",
        type=_within(1, MOST_RESULTS),
        default=DEFAULT_LIMIT,
        help=wording.say("help.limit"),
    )
    penalty = verb("penalty")
    penalty.add_argument("id", metavar="ID", help=wording.say("help.infraction-id"))
    for option in ("prior", "circumstance"):
        penalty.add_argument(
            f"--{option}",
            action="append",
            default=[],
            metavar=option.upper(),
            help=wording.say(f"help.{option}"),
        )
    penalty.add_argument("--date", metavar="DATE", help=wording.say("help.date"))
    for each in (infraction, penalty):
        each.add_argument(
            "--rel",
            choices=[level.value for level in Level],
            default=Level.COMPETITIVE.value,
            help=wording.say("help.rel"),
        )
        each.add_argument(
            "--edition",
            choices=[edition.value for edition in Edition],
            default=Edition.OF_2024.value,
            help=wording.say("help.edition"),
        )


def _add_cards(verb: VerbMaker, wording: Wording) -> None:
    """The verb that takes in a card file."""
    cards = verb("cards")
    cards.add_argument("action", choices=["load"], help=wording.say("help.cards-action"))
    cards.add_argument("file", metavar="FILE", help=wording.say("help.card-file"))


def _add_run(verb: VerbMaker, wording: Wording) -> None:
    """The verb that puts a script through the engine."""
    run = verb("run")
    run.add_argument("script", metavar="SCRIPT", help=wording.say("help.script"))
    run.add_argument("--event", metavar="FILE", help=wording.say("help.event"))
    run.add_argument("--at", type=_instant, metavar="INSTANT", help=wording.say("help.at"))


def verb_names() -> tuple[str, ...]:
    """The verbs, in the order in which help lists them."""
    return (
        "documents",
        "outline",
        "show",
        "align",
        "search",
        "schedule",
        "rounds",
        "tiebreakers",
        "infraction",
        "penalty",
        "deck",
        "cards",
        "run",
        "doctor",
    )


def _instant(text: str) -> Moment:
    at = read_instant(text)
    if at is None:
        raise ValueError(text)
    return at


def _within(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number between two bounds."""

    def read(text: str) -> int:
        number = int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else -1
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read
