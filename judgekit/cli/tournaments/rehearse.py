"""`judgekit rehearse`: write a made-up event as a record to train with."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from glob import escape
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.tournaments.kept_tournament import tournament_folder
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import MINUTE, format_moment
from judgekit.engine.failures import EnvironmentFailure
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.recording import KeptInMemory, recorded_day, rehearsing_device
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.storage.record.tournament_folder import TournamentFolder


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Make the event, and write it whole into a file that is not there yet."""
    say = context.wording.say
    out = Path(arguments.out)
    if out.exists():
        sentence = say("{file} is there already; choose another name.", file=out)
        raise CallRefused(sentence, NO_ANSWER)
    setup = RehearsalSetup(arguments.seed, arguments.players, arguments.rounds)
    steps = planned_day(setup, context.wording.speaking(context.reader_language))
    made = KeptInMemory()
    entered = len(recorded_day(steps, made, rehearsing_device(setup.seed)).timeline.steps)
    _write(out, made.recorded, tournament_folder(context))
    first, last = made.recorded[0].at, made.recorded[-1].at
    minutes = round((last - first) / MINUTE / arguments.speed)
    data = {
        "out": str(out),
        "seed": setup.seed,
        "players": setup.players,
        "rounds": setup.rounds,
        "steps": entered,
        "first": format_moment(first),
        "last": format_moment(last),
        "speed": arguments.speed,
        "minutes_at_speed": minutes,
    }
    text = say(
        "Made-up event written to {file}: {players} players, {rounds} rounds, {steps} entries;"
        " {minutes} minutes at {speed} times the speed.",
        file=out,
        players=setup.players,
        rounds=setup.rounds,
        steps=entered,
        minutes=minutes,
        speed=arguments.speed,
    )
    return Answer(data, text, asks_library=False)


def _write(out: Path, recorded: Sequence[Recorded], folder: TournamentFolder) -> None:
    """Write the record; where that fails no part of it is left, which would keep the next attempt
    out. Files that lay beside it, as an older record's backups, are nobody's to remove. Raises
    EnvironmentFailure."""
    lay_beside = any(out.parent.glob(f"{escape(out.name)}*"))
    try:
        opened = folder.open_file(out)
        try:
            opened.log.append(recorded)
        finally:
            opened.log.close()
    except EnvironmentFailure:
        with suppress(EnvironmentFailure):
            if not lay_beside:
                folder.remove_file(out)
        raise
