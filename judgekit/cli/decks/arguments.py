"""The words of `judgekit deck`: its sub-verbs and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from judgekit.cli.wording import LANGUAGES, Wording
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.setup.state import Level

FORMATS = (
    *("standard", "modern", "pioneer", "legacy", "vintage", "commander", "limited"),
    "two-headed-giant-constructed",
)


def add_deck_verb(verb: Callable[[str], argparse.ArgumentParser], wording: Wording) -> None:
    """`deck read`, `deck check` and `deck compare`; the sub-verb is told as `action`."""
    deck = verb("deck")
    actions = deck.add_subparsers(
        dest="action", required=True, metavar="VERB", title=wording.say("help.verbs")
    )

    json_help, lang_help = wording.say("help.json"), wording.say("help.lang")

    def action(name: str) -> argparse.ArgumentParser:
        help_text = wording.say(f"help.deck-{name}")
        made: argparse.ArgumentParser = actions.add_parser(
            name, wording=wording, help=help_text, description=help_text, allow_abbrev=False
        )
        # Where neither is said here, what was said before the sub-verb stays.
        unsaid = argparse.SUPPRESS
        made.add_argument("--json", action="store_true", default=unsaid, help=json_help)
        made.add_argument("--lang", choices=LANGUAGES, default=unsaid, help=lang_help)
        made.call = deck.call  # type: ignore[attr-defined]  # the parser of `cli/parser.py`
        return made

    action("read").add_argument("file", metavar="FILE", help=wording.say("help.list"))
    _add_check(action("check"), wording)
    _add_compare(action("compare"), wording)


def _add_check(check: argparse.ArgumentParser, wording: Wording) -> None:
    check.add_argument("file", metavar="FILE", help=wording.say("help.list"))
    check.add_argument("--format", choices=FORMATS, required=True, help=wording.say("help.format"))
    check.add_argument("--edition", metavar="DOCUMENT", help=wording.say("help.document"))
    check.add_argument(
        "--unified",
        action="extend",
        nargs="+",
        default=[],
        metavar="OTHER",
        help=wording.say("help.unified"),
    )
    check.add_argument("--pool", metavar="POOLFILE", help=wording.say("help.pool"))
    check.add_argument("--played-as", choices=FORMATS[:5], help=wording.say("help.played-as"))


def _add_compare(compare: argparse.ArgumentParser, wording: Wording) -> None:
    compare.add_argument("list", metavar="LIST", help=wording.say("help.list"))
    compare.add_argument("counted", metavar="COUNTED", help=wording.say("help.counted"))
    for option in ("sideboarded", "presented"):
        compare.add_argument(f"--{option}", action="store_true", help=wording.say(f"help.{option}"))
    for option, values, default in (
        ("format", FORMATS, None),
        ("rel", tuple(level.value for level in Level), Level.COMPETITIVE.value),
        ("edition", tuple(edition.value for edition in Edition), Edition.OF_2024.value),
    ):
        compare.add_argument(
            f"--{option}", choices=values, default=default, help=wording.say(f"help.{option}")
        )
