"""Whatever page is open, the strip shows the call that has been open longest."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from tests.journeys.day_pictures import do
from tests.journeys.judge_at_work import JudgeAtWork

PAGES = ("rules", "clock", "calls", "decks", "infractions", "event", "settings", "help")


@pytest.mark.parametrize("width", [1024, 1280])
def test_of_four_open_calls_the_longest_is_on_top_of_every_page(judge: JudgeAtWork, width: int):
    judge.window.resize(width, 700)
    judge.stage.program.bridge.create(CreateTournament(name="Modern Open"))
    do(judge.stage, StartRound(round=1))
    for table in (14, 3, 27, 8):
        do(judge.stage, OpenCall(table))
        judge.wait(2)
    for page in PAGES:
        judge.stage.open(page)
        judge.stage.settle(20)
        shown = [words for words in judge.strip() if "14 +3" in words]
        assert len(shown) == 1, (page, judge.strip())
        assert "8:00" in shown[0]
    do(judge.stage, CloseCall(14))
    for page in PAGES:
        judge.stage.open(page)
        judge.stage.settle(20)
        assert any("3 +2" in words for words in judge.strip()), page
