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
    from judgekit.ui.runtime.alarms.sound import MachineSound
    from judgekit.ui.runtime.alarms.speech import MachineSpeech


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
    ring as the digits change."""

    ahead = 0

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
        alarms.plan((*of_rounds, *of_checks), ahead - before)

    def named(clock: str) -> str:
        from judgekit.ui.words.wording import clock_title  # noqa: PLC0415

        details = bridge.state.setup.details
        return clock_title(clock, details.name if details else "")

    def another() -> None:
        alarms.forget()
        plan()

    def other_time_box() -> None:
        if bridge.engine is not None:
            plan()

    alarms.name_clocks(named)
    alarms.time_box_changed.connect(other_time_box)
    bridge.switched.connect(another)
    bridge.changed.connect(plan)
    bridge.second.connect(alarms.look)
