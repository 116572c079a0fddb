"""Makes the golden record of the newest form: a whole day with every kind of event and every kind
of step about others, shared with another laptop in the end, and what this program reads in it.

`python -m tests.storage.record.golden_day` writes both files anew, until a program of that form has
been released: from then on they stay as they are, and the next form has its own.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

from judgekit.app import run as run_program
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import Note
from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment, format_moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import (
    BeginEpoch,
    ChangeRoles,
    LetIn,
    RevokeDevice,
    SettleSetAside,
)
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.personal.erasure import Erasure
from judgekit.engine.ports.record import EventLog
from judgekit.engine.ports.sharing import OpenShared
from judgekit.engine.redeciding import NAMES, state_of
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.stored import SharedRecord
from judgekit.engine.timeline import Step, Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import FORMAT
from judgekit.storage.record.shared_log import SqliteSharedLog
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.day import Counting, StillClock
from tests.engine.any_commands import STORIES
from tests.engine.sharing.hall import HashSeals, KeptSharedLog
from tests.plain_state import plainly
from tests.storage.record.golden_records import FOLDER, golden_record

INSTANTS = 24
ERASED = "P. Six"
JUDGES = ("Ana", "Bea", "")


class GoldenDay:
    """An engine that a day is entered into, without a line refused but where a round's number or a
    name is taken already."""

    def __init__(self, log: EventLog) -> None:
        self.clock = StillClock()
        self.engine = Engine(log, (), self.clock, Device("laptop", Counting()))
        self._entered = 0

    def enter(
        self, command: Command, seconds: float = 20, at: Moment | None = None
    ) -> Step | Refusal:
        """Enter it, so long after the one before; `at` is when it happened."""
        self.clock.at += round(seconds * SECOND)
        self._entered += 1
        return self.engine.submit(command, JUDGES[self._entered % len(JUDGES)], at)

    def enter_rightly(
        self, command: Command, seconds: float = 20, at: Moment | None = None
    ) -> Step:
        """Enter what can't be refused."""
        step = self.enter(command, seconds, at)
        assert isinstance(step, Step), (command, step)
        return step

    def whole(self) -> None:
        """Enter the whole day."""
        for story in (STORIES[-2], *STORIES):
            for seconds, command in story:
                done = self.enter(command, seconds + 3)
                assert not isinstance(done, Refusal) or done.code in (
                    RefusalCode.CLOCK_IN_USE,
                    RefusalCode.EVENT_ALREADY_OPEN,
                ), (command, done)
            self._change_history()
            for clock in tuple(self.engine.state.clocks.by_name):
                self.enter(EndRound(clock))
        self.enter_rightly(OpenCall(50, "ruling"))

    def _change_history(self) -> None:
        """Every step about others, late entries, and what several of them lead to."""
        now = self.engine.now()
        if not any(isinstance(e, TournamentCreated) for s in self._steps() for e in s.events):
            return
        self.enter(StartRound(minutes=50))
        started = self.engine.now()
        self.enter_rightly(GrantExtension(41, 90, "seats"))
        called = self.enter_rightly(OpenCall(40, "ruling"))
        closed = self.enter_rightly(CloseCall(40), 200)
        self.enter_rightly(Undo())
        self.enter_rightly(Redo())
        self.enter_rightly(Undo(2, reason="another table"))
        self.enter_rightly(Redo(2))
        self.enter_rightly(PauseClock(), at=started + 60 * SECOND)
        self.enter_rightly(ResumeClock(), at=started + 75 * SECOND)
        self.enter_rightly(Amend(called.id, {"table": 42, "reason": "other"}, reason="misread"))
        self.enter_rightly(Amend(closed.id, {"at": self.engine.now() - MINUTE, "seconds": 240}))
        lines = (
            Dated(self.engine.now() - 3 * MINUTE, OpenCall(43, "errand")),
            Dated(self.engine.now() - 2 * MINUTE, CloseCall(43)),
        )
        together = self.enter_rightly(Together(lines))
        stays = (Dated(lines[0].at, OpenCall(45, "errand")), Dated(lines[1].at, CloseCall(45)))
        self.enter_rightly(Together(stays))
        amended = {"at": self.engine.now() - MINUTE, "do": "open-call", "table": 44}
        self.enter_rightly(Amend(together.id, {"lines": [amended]}))
        self.enter_rightly(TakeBack(together.id, reason="never happened"))
        self.enter_rightly(PutBack(together.id, reason="it did"))
        self.enter_rightly(CloseCall(44))
        self.enter_rightly(Note("Late."), at=now + SECOND)
        note = self.enter_rightly(Note("Лишнее, ñ, “"))
        self.enter_rightly(TakeBack(note.id))
        penalty = self.enter_rightly(IssuePenalty("Player 2", "ipg-2.5", "warning", 41))
        self.enter_rightly(Amend(penalty.id, {"player": "Player 1"}))

    def _steps(self) -> Sequence[Step]:
        return self.engine.timeline.steps


def kinds_of(recorded: Sequence[Any]) -> set[str]:
    """The names of the kinds of event, those of revisions and of what was taken back too."""
    return {NAMES[type(each.payload)] for each in recorded}


def told_steps(timeline: Timeline) -> list[dict[str, Any]]:
    """Every step with all that the record says of it."""
    return [
        {
            "id": step.id,
            "at": format_moment(step.at),
            "entered_at": format_moment(step.entered_at),
            "author": step.author,
            "device": step.device,
            "counts": step.counts,
            "parts": [
                {
                    "id": part.id,
                    "at": format_moment(part.at),
                    "kinds": [NAMES[type(event)] for event in part.events],
                    "events": [plainly(event) for event in part.events],
                    "intention": part.intention.decode(),
                }
                for part in step.parts
            ],
        }
        for step in timeline.steps
    ]


def instants(timeline: Timeline) -> Iterator[str]:
    """Some instants of the day, the last one among them."""
    steps = timeline.steps
    for number in range(1, INSTANTS + 1):
        yield format_moment(steps[number * len(steps) // INSTANTS - 1].entered_at)


def told_at(copy: Path, script: Path, at: str) -> Any:
    """What `judgekit run --at` answers; the copy is not written, the script is empty."""
    printed = TextIOWrapper(BytesIO())
    with redirect_stdout(printed):
        assert run_program(["run", str(script), "--event", str(copy), "--at", at, "--json"]) == 0
    return json.loads(printed.buffer.getvalue())["state"]


def entered_day(scratch: Path) -> tuple[Path, Sequence[Recorded]]:
    """Enter the day into a record in an empty folder, erase a player from it, and share it in the
    end; return it and its events."""
    folder = TournamentFolder(scratch / "events", EventCodec(EVENT_KINDS))
    record = scratch / "day.judgekit"
    day = GoldenDay(folder.open_file(record).log)
    day.whole()
    recorded = folder.read_file(record).recorded
    erasure = Erasure(recorded, ERASED)
    assert erasure.refusal is None
    added = day.engine.stamped(erasure.event("asked for it"), JUDGES[0])
    day.engine.close()
    folder.rewrite(str(record), erasure.erase, added)
    share(folder, record, day.clock)
    return record, folder.read_file(record).recorded


def share(folder: TournamentFolder, record: Path, clock: StillClock) -> None:
    """Share the event with another laptop, of which two steps come late."""
    opened = folder.open_file(record)
    assert isinstance(opened.log, SqliteSharedLog)
    opened.log.share("epoch 1")
    clock.at = Timeline(opened.recorded).last_moment() or clock.at
    shared = SharedRecord("epoch 1", (), ())
    hub = shared_engine(OpenShared(opened.log, opened.recorded, shared), clock, "laptop", 10_000)
    roles = ("scorekeeper", "head-judge")
    begun = (
        BeginEpoch("epoch 1", "laptop", "authority", 1, "Ana", roles, "key"),
        LetIn("other", "Bea", (), "key"),
        ChangeRoles("other", ("scorekeeper",)),
        StartRound("side", minutes=50),
        OpenCall(60),
    )
    for command in begun:
        clock.at += MINUTE
        done = hub.submit(command)
        assert isinstance(done, Step), done
    bodies = _settled(hub)
    copy = KeptSharedLog(opened.recorded)
    other = shared_engine(copy.opened(), clock, "other", 20_000)
    other.received(list(enumerate(bodies, 1)))
    for engine, command in (
        (hub, CloseCall(60)),
        (other, CloseCall(60)),
        (hub, EndRound("side")),
        (other, GrantExtension(61, 60, clock="side")),
    ):
        clock.at += MINUTE
        assert isinstance(engine.submit(command), Step)
    bodies = [*bodies, *_settled(hub), *(each.body for each in other.to_publish())]
    hub.received(list(enumerate(bodies, 1)))
    (aside,) = hub.team.undecided()
    for command in (SettleSetAside(aside.id), RevokeDevice("other")):
        assert isinstance(hub.submit(command), Step)
    _settled(hub)
    hub.close()


def shared_engine(opened: OpenShared, clock: StillClock, name: str, after: int) -> SharedEngine:
    """An engine of a laptop that takes part."""
    return SharedEngine(opened, clock, Device(name, Counting(after)), HashSeals("key"))


def _settled(hub: SharedEngine) -> list[bytes]:
    """Settle what the hub has entered; return those messages."""
    bodies = [each.body for each in hub.to_publish()]
    hub.received(list(enumerate(bodies, hub.settled + 1)))
    return bodies


def make(scratch: Path) -> tuple[Path, dict[str, Any]]:
    """Make the record in an empty folder; return it, and what is read in it."""
    record, recorded = entered_day(scratch)
    script = scratch / "nothing.jsonl"
    script.touch()
    timeline = Timeline(recorded)
    return record, {
        "steps": told_steps(timeline),
        "tournament": plainly(state_of(timeline)),
        "states": {at: told_at(record, script, at) for at in instants(timeline)},
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made_in:
        os.environ["JUDGEKIT_HOME"] = made_in
        made, told = make(Path(made_in))
        golden_record(FORMAT).write_bytes(made.read_bytes())
    file = FOLDER / f"form-{FORMAT}.json"
    file.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
