"""Arguments of `judgekit deck`: its sub-verbs and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from datetime import date

from judgekit.cli.answer import WRONG_CALL, CallRefused, quoted
from judgekit.cli.bounded import within
from judgekit.domain.cards.card_language import card_language
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.views.words.editions import CARD_LANGUAGE_NAMES
from judgekit.views.words.words import Words, message

FORMATS = (
    *("standard", "modern", "pioneer", "legacy", "vintage", "commander", "limited"),
    "two-headed-giant-constructed",
)

CARD = "card"
"""The verb whose answer may be in any language of the card file."""
DEFAULT_CARDS, MOST_CARDS = 10, 500

ACTIONS: Mapping[str, str] = {
    "read": message("read a decklist in any common format"),
    "check": message("check a decklist against the rules of a format"),
    "compare": message("compare a decklist with the cards that were counted"),
}


def language_of_cards(written: str, wording: Words) -> str:
    """Read a language's code as card files have it: `es`, `zhs`. Raises CallRefused."""
    language = card_language(written)
    if not language:
        raise CallRefused(
            wording.say(
                "“{written}” is not a language code; those of cards are {codes}.",
                written=quoted(written),
                codes=", ".join(CARD_LANGUAGE_NAMES),
            ),
            WRONG_CALL,
        )
    return language


def format_of_lists(wording: Words) -> Callable[[str], str]:
    """Build a converter for a format that lists are checked for; it raises CallRefused."""

    def read(written: str) -> str:
        asked = written.strip().lower()
        if asked in FORMATS:
            return asked
        raise CallRefused(
            wording.say(
                "Lists can be checked for {formats}, not for “{written}”; `judgekit card NAME "
                "--format FORMAT` tells what the card file says of a single card.",
                written=quoted(written),
                formats=", ".join(FORMATS),
            ),
            WRONG_CALL,
        )

    return read


def add_card_verb(
    verb: Callable[[str], argparse.ArgumentParser], wording: Words
) -> argparse.ArgumentParser:
    """Add the verb that shows or finds cards; return its parser for checking its arguments."""
    card = verb(CARD)
    card.add_argument(
        "name",
        nargs="*",
        metavar="NAME",
        help=wording.say("a card's name, or the beginning of one, in any language"),
    )
    card.add_argument(
        "--format",
        metavar="FORMAT",
        help=wording.say("say whether the card may be played in this format, by the card file"),
    )
    card.add_argument(
        "--search",
        nargs="+",
        metavar="WORDS",
        help=wording.say(
            "parts of names, a set and a number, or words of the text, the type or the colour"
        ),
    )
    card.add_argument(
        "--limit",
        metavar="N",
        type=within(1, MOST_CARDS),
        default=DEFAULT_CARDS,
        help=wording.say("how many answers at most"),
    )
    return card


def add_deck_verb(verb: Callable[[str], argparse.ArgumentParser], wording: Words) -> None:
    """Add `deck read`, `deck check` and `deck compare`; the sub-verb is parsed as `action`."""
    deck = verb("deck")
    actions = deck.add_subparsers(
        dest="action", required=True, metavar=wording.say("VERB"), title=wording.say("commands")
    )

    json_help = wording.say("answer with one JSON object")
    lang_help = wording.say("the reader's language")

    def action(name: str) -> argparse.ArgumentParser:
        help_text = wording.say(ACTIONS[name])
        made: argparse.ArgumentParser = actions.add_parser(
            name, wording=wording, help=help_text, description=help_text, allow_abbrev=False
        )
        # SUPPRESS keeps the value given before the sub-verb.
        unsaid = argparse.SUPPRESS
        made.add_argument("--json", action="store_true", default=unsaid, help=json_help)
        made.add_argument("--lang", choices=LANGUAGES, default=unsaid, help=lang_help)
        made.call = deck.call  # type: ignore[attr-defined]  # the parser of `cli/parser.py`
        return made

    action("read").add_argument(
        "file", metavar="FILE", help=wording.say("a file with a decklist; - reads it here")
    )
    _add_check(action("check"), wording)
    _add_compare(action("compare"), wording)


def _add_check(check: argparse.ArgumentParser, wording: Words) -> None:
    check.add_argument(
        "file", metavar="FILE", help=wording.say("a file with a decklist; - reads it here")
    )
    check.add_argument(
        "--format",
        choices=FORMATS,
        type=format_of_lists(wording),
        required=True,
        help=wording.say("the format of the event"),
    )
    check.add_argument(
        "--edition",
        metavar="DOCUMENT",
        help=wording.say("a document's id, as `documents` lists it"),
    )
    check.add_argument(
        "--on",
        "--date",
        dest="on",
        metavar="DATE",
        type=_day,
        help=wording.say("the day of the event, YYYY-MM-DD, whose banned lists hold (today)"),
    )
    check.add_argument(
        "--unified",
        action="extend",
        nargs="+",
        default=[],
        metavar="OTHER",
        help=wording.say("the decklists of the teammates, for Unified Deck Construction"),
    )
    check.add_argument(
        "--pool", metavar="FILE", help=wording.say("the player's registered pool, for Limited")
    )
    check.add_argument(
        "--played-as",
        choices=FORMATS[:5],
        help=wording.say("the format whose lists of cards hold, for Two-Headed Giant"),
    )


def _day(text: str) -> str:
    """A day as ISO 8601."""
    return date.fromisoformat(text).isoformat()


def _add_compare(compare: argparse.ArgumentParser, wording: Words) -> None:
    compare.add_argument(
        "list", metavar="LIST", help=wording.say("a file with a decklist; - reads it here")
    )
    compare.add_argument(
        "counted",
        metavar="COUNTED",
        help=wording.say("a file with the cards that were counted, written as a decklist"),
    )
    compare.add_argument(
        "--sideboarded",
        action="store_true",
        help=wording.say("the player has sideboarded already"),
    )
    compare.add_argument(
        "--presented",
        action="store_true",
        help=wording.say(
            "found when the deck was presented or in a deck check; otherwise later, in the game"
        ),
    )
    compare.add_argument(
        "--format",
        choices=FORMATS,
        type=format_of_lists(wording),
        help=wording.say("the format of the event"),
    )
    for option, values, default, help_text in (
        (
            "rel",
            tuple(level.value for level in Level),
            Level.COMPETITIVE.value,
            message("the Rules Enforcement Level (competitive)"),
        ),
        (
            "edition",
            tuple(edition.value for edition in Edition),
            Edition.OF_2024.value,
            message("the edition of the penalty guides (2024)"),
        ),
    ):
        compare.add_argument(
            f"--{option}", choices=values, default=default, help=wording.say(help_text)
        )
