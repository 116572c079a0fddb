"""Arguments of the verbs about whole events."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from judgekit.cli.bounded import within
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


def add_rehearse(verb: Callable[[str], argparse.ArgumentParser], wording: Words) -> None:
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
        metavar="X",
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
