"""`judgekit run`: run a script's commands through the engine and show the resulting state."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from judgekit.cli.answer import DONE, NO_ANSWER, Answer, quoted
from judgekit.cli.context import Context
from judgekit.cli.line_file import STANDARD_INPUT, lines_of, lines_of_input
from judgekit.cli.tournaments.board import board_lines
from judgekit.cli.tournaments.kept_tournament import tournament_folder
from judgekit.cli.tournaments.script import ScriptLine, read_command, read_line
from judgekit.cli.tournaments.state_object import (
    clock_snapshots,
    state_object,
    tell_again_objects,
)
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import Moment, format_moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.record import EventLog, OpenTournament
from judgekit.engine.stored import RecordDamage
from judgekit.engine.timeline import Step
from judgekit.system.installation import installation_id
from judgekit.views.known_then import known_at, measured_instant
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words


class ScriptClock:
    """A WallClock set by the script."""

    def __init__(self, at: Moment = 0) -> None:
        self.at = at

    def now(self) -> Moment:
        """The instant of the last line."""
        return self.at

    def stamp(self) -> tuple[str, int]:
        """Return no boot: the script has no machine."""
        return "", 0


NO_DEVICE = Device("", os.urandom)


class _Remembering:
    """An EventLog that also remembers what is in it."""

    def __init__(self, log: EventLog, recorded: Iterable[Recorded]) -> None:
        self._log = log
        self.recorded = list(recorded)

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port."""
        self._log.append(events)
        self.recorded.extend(events)

    def close(self) -> None:
        """See the port."""
        self._log.close()


class RefusedLine(NamedTuple):
    """A refused line of the script, counted from 1."""

    line: int
    refusal: Refusal


class Outcome(NamedTuple):
    """Result of a script: the state, the instant it is evaluated at, and the refused lines."""

    state: Tournament
    at: Moment
    refused: tuple[RefusedLine, ...]
    lines: Mapping[str, int] = {}
    """The lines of this script by their steps."""


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Run the script and answer with the state at the requested instant."""
    from_input = arguments.script == STANDARD_INPUT
    lines = lines_of_input() if from_input else lines_of(arguments.script)
    opened = _opened(arguments.event, context)
    if opened.is_newer:
        raise EnvironmentFailure(FailureReason.EVENT_TOO_NEW, opened.path)
    try:
        outcome = run_script(lines, opened, _device(arguments.event, context), arguments.at)
    finally:
        opened.log.close()
    return _answer(outcome, opened.loss, context)


def _device(file: str | None, context: Context) -> Device:
    """This installation; what is kept nowhere needs none."""
    if file is None:
        return NO_DEVICE
    return Device(installation_id(context.folders.data), os.urandom, formerly=platform.node())


def run_script(
    lines: Iterable[bytes],
    opened: OpenTournament,
    device: Device = NO_DEVICE,
    until: Moment | None = None,
) -> Outcome:
    """Run every command up to `until` in order, on top of the record.

    Without `until` all commands are run, and the state is that of the last instant. Raises
    EnvironmentFailure if the record can't be written; commands run before are in it.
    """
    left_out: Mapping[int, Moment] = {}
    if until is not None:
        lines = list(lines)
        left_out = _after(until, lines, opened.recorded)
    log = _Remembering(opened.log, opened.recorded)
    running = _Running(log, opened.recorded, device)
    running.run(lines, left_out)
    engine = running.engine
    state, at = engine.state, engine.now()
    if until is not None:
        state, at = known_at(log.recorded, until)
    lines_of_steps = {step: number for number, step in running.steps.items()}
    return Outcome(state, at, tuple(running.refused), lines_of_steps)


class _Running:
    """A script on its way through an engine."""

    def __init__(self, log: EventLog, recorded: Sequence[Recorded], device: Device) -> None:
        self._clock = ScriptClock()
        self.engine = Engine(log, recorded, self._clock, device)
        self._clock.at = self.engine.timeline.last_moment() or 0
        self.refused: list[RefusedLine] = []
        self.steps: dict[int, str] = {}
        """By their lines."""
        self.measured: dict[int, Moment] = {}
        """When the lines were entered by measured time, or happened if they are about one
        instant."""
        self.happened: dict[int, Moment] = {}
        """When the first of what they are about happened."""

    def run(self, lines: Iterable[bytes], left_out: Mapping[int, Moment]) -> None:
        """Run all lines but those left out, which have their measured time."""
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            read = read_line(line)
            done = read if isinstance(read, Refusal) else self._do(number, read, left_out)
            if isinstance(done, Refusal):
                self.refused.append(RefusedLine(number, done))
            elif done is not None:
                self.steps[number] = done.id

    def _do(
        self, number: int, line: ScriptLine, left_out: Mapping[int, Moment]
    ) -> Step | Refusal | None:
        """Run one line. The clock advances even if the command is refused or left out; a line
        before an earlier one's instant is entered late."""
        if line.at is None:
            return Refusal(RefusalCode.NO_INSTANT)
        moved = self.engine.timeline.followed.ahead
        measured = self.measured[number] = left_out.get(number, line.at - moved)
        self.happened[number] = (line.begins or line.at) - moved
        self._clock.at = max(self._clock.at, measured + moved - self.engine.ahead)
        if number in left_out:
            return None
        command = read_command(line, self.steps)
        if isinstance(command, Refusal):
            return command
        return self.engine.submit(command, line.author, line.at)


def _after(
    until: Moment, lines: Sequence[bytes], recorded: Sequence[Recorded]
) -> Mapping[int, Moment]:
    """Return the lines that happen after an instant, with their measured time.

    Which time of day a line means rests on the clocks followed before it, and the instant may be by
    one that is followed at the end: so all are rehearsed first.
    """
    rehearsal = _Running(MemoryLog(), recorded, NO_DEVICE)
    rehearsal.run(lines, {})
    measured = measured_instant(rehearsal.engine.timeline, until)
    happened = rehearsal.happened
    return {n: at for n, at in rehearsal.measured.items() if happened[n] > measured}


def _opened(file: str | None, context: Context) -> OpenTournament:
    """The record in that file, created if new; without a file, one that stores nothing."""
    if file is None:
        return OpenTournament("", MemoryLog(), ())
    return tournament_folder(context).open_file(Path(file))


def _answer(outcome: Outcome, loss: RecordDamage | None, context: Context) -> Answer:
    wording = context.wording
    refused = [
        {
            "line": line,
            "reason": refusal.code.value,
            "sentence": _sentence(refusal, wording),
            **_in_the_way(refusal, outcome.lines),
        }
        for line, refusal in outcome.refused
    ]
    clocks = clock_snapshots(outcome.state, outcome.at)
    data = {
        "refused": refused,
        "state": state_object(outcome.state, clocks),
        "tell_again": tell_again_objects(outcome.state),
    }
    text = "\n".join(
        [
            *board_lines(outcome.state, clocks, outcome.at, wording),
            *(wording.say("line {line}: {sentence}", **_said(each)) for each in refused),
        ]
    )
    remarks = _lost(loss, wording) if loss is not None else []
    if loss is not None:
        data["lost"] = _lost_object(loss)
    if refused:
        remarks.append(
            wording.say(
                "Lines not done: {count}; the first is line {line}: {sentence}",
                count=len(refused),
                **_said(refused[0]),
            )
        )
    status = NO_ANSWER if refused else DONE
    return Answer(data, text, status, " ".join(remarks), asks_library=False)


def _lost(loss: RecordDamage, words: Words) -> list[str]:
    """Return what became of a damaged record: how many entries are lost, and from when."""
    said = [
        words.say(
            "The record was damaged; what could not be read was set aside in {file}.",
            file=loss.set_aside,
        )
    ]
    if loss.events > 0:
        said.append(words.say("Entries lost: {count}.", count=loss.events))
    since, until = (None if at is None else format_moment(at) for at in (loss.since, loss.until))
    if loss.events and since and until:
        said.append(words.say("They are from {since} to {until}.", since=since, until=until))
    elif loss.events and since:
        said.append(words.say("They are from after {since}.", since=since))
    if loss.restored:
        said.append(words.say("A backup took its place: {path}.", path=loss.restored))
    return said


def _lost_object(loss: RecordDamage) -> dict[str, object]:
    """Return the same for programs; `events` is null if they can't be counted."""
    times = {"since": loss.since, "until": loss.until}
    return {
        "events": None if loss.events < 0 else loss.events,
        **{name: None if at is None else format_moment(at) for name, at in times.items()},
        "set_aside": loss.set_aside,
        "restored": loss.restored,
    }


def _in_the_way(refusal: Refusal, lines: Mapping[str, int]) -> dict[str, object]:
    """Return what stands in the way: its step, the line of this script if it is one, and why."""
    values = refusal.values
    if refusal.code is not RefusalCode.RESTED_ON or "step" not in values:
        return {}
    line = lines.get(str(values["step"]))
    return {"in_the_way": {**values, "line": line}}


def _sentence(refusal: Refusal, words: Words) -> str:
    """The refusal's sentence, with long values shortened."""
    values = {
        name: quoted(value) if isinstance(value, str) else value
        for name, value in refusal.values.items()
    }
    return refusal_sentence(Refusal(refusal.code, values), words, as_in_scripts=True)


def _said(refused: Mapping[str, object]) -> dict[str, object]:
    return {"line": refused["line"], "sentence": refused["sentence"]}
