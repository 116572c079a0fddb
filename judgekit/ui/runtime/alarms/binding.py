"""Binds the alarms to the open tournament and to this machine, with imports as late as possible.

Sound and voice are imported when first needed, the clocks' arithmetic with the tournament.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.engine_bridge import EngineBridge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.domain.clock.alarms import Alarm
    from judgekit.ui.runtime.alarms.sound import MachineSound
    from judgekit.ui.runtime.alarms.speech import MachineSpeech


class AlarmsElsewhere:
    """Alarms of the clocks of events that aren't open, by the time of the one that is."""

    def __init__(self, bridge: EngineBridge) -> None:
        self._bridge = bridge
        self._ahead: dict[str, int] = {}
        """By how much the open event's time is ahead of each other's, in milliseconds: read once,
        so that an alarm keeps its instant."""

    def alarms(self) -> Iterator[Alarm]:
        """Yield the alarms, whose clocks name their event."""
        from judgekit.domain.clock.alarm_plan import alarm_plan  # noqa: PLC0415
        from judgekit.ui.words.wording import clock_title_elsewhere  # noqa: PLC0415

        others = self._bridge.others
        for event in others.going():
            now = others.now(event)
            ahead = self._ahead.setdefault(event.id, self._bridge.now() - now)
            details = event.state.setup.details
            name = details.name if details else ""
            for alarm in alarm_plan(event.state.clocks, now):
                title = clock_title_elsewhere(alarm.clock, name)
                yield alarm._replace(at=alarm.at + ahead, clock=title)

    def move(self, by: int) -> None:
        """The open event's time was moved by so many milliseconds."""
        self._ahead = {event: ahead + by for event, ahead in self._ahead.items()}

    def forget(self) -> None:
        """Another event was opened."""
        self._ahead.clear()


def machine_alarms(bridge: EngineBridge, sounds: Path, parent: QObject) -> Alarms:
    """Create alarms on this machine that follow the open tournament; `sounds` is the folder of the
    sound files."""

    def make_sound() -> MachineSound:
        from judgekit.ui.runtime.alarms.sound import MachineSound  # noqa: PLC0415

        return MachineSound(sounds, parent)

    def make_speech() -> MachineSpeech:
        from judgekit.ui.runtime.alarms.speech import MachineSpeech  # noqa: PLC0415

        return MachineSpeech(parent=parent)

    alarms = Alarms(bridge.now, make_sound, make_speech, parent)
    follow_tournament(alarms, bridge)
    return alarms


def follow_tournament(alarms: Alarms, bridge: EngineBridge) -> None:
    """Plan again after every change, and check at the beginning of every second, so that alarms
    ring as the digits change. The clocks of other events that go on ring, too."""

    ahead = 0
    elsewhere = AlarmsElsewhere(bridge)

    def plan() -> None:
        nonlocal ahead
        from judgekit.domain.check_snapshot import check_alarms  # noqa: PLC0415
        from judgekit.domain.clock.alarm_plan import alarm_plan  # noqa: PLC0415
        from judgekit.domain.deck_checks.time_box import time_box  # noqa: PLC0415

        before, engine = ahead, bridge.engine
        ahead = engine.ahead if engine is not None else 0
        of_rounds = alarm_plan(bridge.state.clocks, bridge.now())
        box = time_box(*alarms.time_box_minutes)
        of_checks = check_alarms(bridge.state.deck_checks, box)
        elsewhere.move(ahead - before)
        alarms.plan((*of_rounds, *of_checks, *elsewhere.alarms()), ahead - before)

    def named(clock: str) -> str:
        from judgekit.ui.words.wording import clock_title  # noqa: PLC0415

        details = bridge.state.setup.details
        return clock_title(clock, details.name if details else "")

    def another() -> None:
        alarms.forget()
        elsewhere.forget()
        plan()

    def other_time_box() -> None:
        if bridge.engine is not None:
            plan()

    alarms.name_clocks(named)
    alarms.time_box_changed.connect(other_time_box)
    bridge.switched.connect(another)
    bridge.changed.connect(plan)
    bridge.others.changed.connect(plan)
    bridge.second.connect(alarms.look)
