"""Arguments of the verbs about events."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from judgekit.cli.bounded import within
from judgekit.cli.tournaments.instant import read_instant
from judgekit.domain.shared.moment import Moment
from judgekit.rehearsal.setup import (
    FASTEST,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_SEED,
    USUAL_SPEED,
    RehearsalSetup,
)
from judgekit.views.words.words import Words

VerbMaker = Callable[[str], argparse.ArgumentParser]
REPORT_FORMATS = ("pdf", "csv", "json")


def add_event_verbs(verb: VerbMaker, wording: Words) -> None:
    """Add the verbs that keep an event, look into it, report it, or make one up."""
    _add_run(verb, wording)
    _add_kept(verb, wording)
    _add_report(verb, wording)
    _add_player(verb, wording)
    _add_rehearse(verb, wording)


def _add_run(verb: VerbMaker, wording: Words) -> None:
    """Add the verb that runs a script."""
    run = verb("run")
    run.add_argument(
        "script",
        metavar="SCRIPT",
        help=wording.say(
            "a file with one command a line, as JSON: at, do and what it takes; - reads them here"
        ),
    )
    run.add_argument(
        "--event",
        metavar="FILE",
        help=wording.say("the file of an event that keeps what happens"),
    )
    run.add_argument(
        "--at",
        type=_instant,
        metavar="INSTANT",
        help=wording.say("the instant of the state, such as 2026-11-21T10:50:00Z (the last one)"),
    )


def _add_kept(verb: VerbMaker, wording: Words) -> None:
    """Add the verbs that look into a kept tournament."""
    state, steps = verb("state"), verb("steps")
    for each in (state, steps):
        each.add_argument(
            "--event",
            metavar="FILE",
            required=True,
            help=wording.say("the file of an event; it is only read"),
        )
    state.add_argument(
        "--at",
        type=_instant,
        metavar="INSTANT",
        help=wording.say("the instant of the state, such as 2026-11-21T10:50:00Z (the last one)"),
    )
    steps.add_argument(
        "--since", metavar="ID", help=wording.say("only what was entered after this entry")
    )


def _add_report(verb: VerbMaker, wording: Words) -> None:
    """Add the verb that reports a day."""
    report = verb("report")
    report.add_argument(
        "--event",
        metavar="FILE",
        required=True,
        help=wording.say("the file of an event; it is only read"),
    )
    report.add_argument(
        "--format",
        choices=REPORT_FORMATS,
        help=wording.say("pages to print, a table, or data (a summary to read)"),
    )
    report.add_argument(
        "--redacted",
        action="store_true",
        help=wording.say("without names: a letter for each person, and no notes"),
    )
    report.add_argument(
        "--out",
        metavar="PATH",
        help=wording.say("the file to write; json can be printed instead"),
    )


def _add_player(verb: VerbMaker, wording: Words) -> None:
    """Add the verb about one player's data."""
    player = verb("player")
    player.add_argument(
        "action",
        choices=["export", "erase"],
        help=wording.say("export: write it all down; erase: replace the name everywhere"),
    )
    player.add_argument("name", metavar="NAME", help=wording.say("the player's name"))
    player.add_argument(
        "--event", metavar="FILE", required=True, help=wording.say("the file of an event")
    )
    player.add_argument(
        "--out", metavar="PATH", help=wording.say("export: the file to write, which must be new")
    )
    player.add_argument(
        "--yes", action="store_true", help=wording.say("erase: without asking first")
    )
    player.add_argument(
        "--reason", default="", metavar="TEXT", help=wording.say("erase: why, for the timeline")
    )


def _add_rehearse(verb: VerbMaker, wording: Words) -> None:
    """Add the verb that writes a made-up event."""
    rehearse = verb("rehearse")
    usual = RehearsalSetup()
    rehearse.add_argument(
        "--seed",
        type=within(0, MOST_SEED),
        default=usual.seed,
        metavar="N",
        help=wording.say("the number the event is made from; the same one gives the same event"),
    )
    rehearse.add_argument(
        "--players",
        type=within(FEWEST_PLAYERS, MOST_PLAYERS),
        default=usual.players,
        metavar="N",
        help=wording.say("how many players, 4 to 4000 (57)"),
    )
    rehearse.add_argument(
        "--rounds",
        type=within(1, MOST_ROUNDS),
        default=usual.rounds,
        metavar="N",
        help=wording.say("how many rounds, 1 to 25 (6)"),
    )
    rehearse.add_argument(
        "--speed",
        type=within(1, FASTEST),
        default=USUAL_SPEED,
        metavar="N",
        help=wording.say(
            "1 to 60 (10): the answer says how long the event takes at that speed; the record is"
            " the same"
        ),
    )
    rehearse.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help=wording.say("the file to write, which must be new"),
    )


def _instant(text: str) -> Moment:
    at = read_instant(text)
    if at is None:
        raise ValueError(text)
    return at
