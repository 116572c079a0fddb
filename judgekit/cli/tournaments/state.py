"""`judgekit state`: show the state of a kept tournament, at any instant."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgekit.cli.answer import DONE, Answer
from judgekit.cli.context import Context
from judgekit.cli.tournaments.board import board_lines
from judgekit.cli.tournaments.kept_tournament import kept_in
from judgekit.cli.tournaments.state_object import (
    clock_snapshots,
    state_object,
    tell_again_objects,
)
from judgekit.engine.timeline import Timeline
from judgekit.views.known_then import known_at


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer with the state at `--at`, by default at the last instant of the record."""
    kept = kept_in(Path(arguments.event), context)
    recorded, remark = kept.recorded, kept.remark
    at = arguments.at
    if at is None:
        at = Timeline(recorded).last_moment() or 0
    state, at = known_at(recorded, at)
    clocks = clock_snapshots(state, at)
    text = "\n".join(board_lines(state, clocks, at, context.wording))
    data = {"state": state_object(state, clocks), "tell_again": tell_again_objects(state)}
    return Answer(data, text, DONE, remark, asks_library=False)
