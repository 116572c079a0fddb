"""The program is killed while an appeal is typed: nothing beyond the last two seconds is lost."""

from __future__ import annotations

import time

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.ui.calls.appeals.controller import KEPT_AFTER
from tests.journeys.test_killed_journey import start

__all__ = ["start"]
MARGIN = 1.0
"""Seconds that a slow machine may take to do what is due."""


def test_what_was_typed_two_seconds_before_the_kill_is_there(start, tmp_path):
    path = tmp_path / "open.judgekit"
    program = start("--event", str(path))
    program.do("keys Ctrl+2 Space", "order c 14", "keys Ctrl+3 A", "write Both agree that")
    time.sleep(KEPT_AFTER / 1000 + MARGIN)
    program.do("write  she attacked")
    program.kill()

    found = TournamentFolder(tmp_path, EventCodec(EVENT_KINDS)).open_file(path)
    found.log.close()
    drafts = state_of(Timeline(found.recorded)).appeals.drafts
    assert [each.facts for each in drafts.values()] == ["Both agree that"]
    assert found.loss is None

    again = start("--event", str(path))
    again.do("keys Ctrl+3 A", "write No way back.", "keys Ctrl+Return")
    again.kill()
    found = TournamentFolder(tmp_path, EventCodec(EVENT_KINDS)).open_file(path)
    found.log.close()
    (appeal,) = state_of(Timeline(found.recorded)).appeals.entered
    assert appeal.asked.facts == "Both agree that"
