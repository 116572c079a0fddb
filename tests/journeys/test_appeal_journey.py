"""An appeal from an open call, by keyboard alone."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound
from tests.journeys import day_pictures
from tests.journeys.judge_at_work import JudgeAtWork

TEXTS = (
    "A. Rossi attacked with two creatures and said damage.",
    "The declare blockers step is over. No way back.",
    "Whether L. Petrova announced a block before that.",
    "L. Petrova says that there was no time to block.",
)
MOST_KEYS = 15
"""Besides the texts: whoever types them has the rest of half a minute for the keys."""


class CountingJudge(JudgeAtWork):
    """Counts the keys that are no text."""

    pressed = 0

    def keys(self, *keys: str) -> JudgeAtWork:
        self.pressed += len(keys)
        return super().keys(*keys)


def test_an_appeal_from_an_open_call_takes_few_keys(judge):
    stage = judge.stage
    day_pictures.begin(stage)
    day_pictures.do(stage, StartRound(round=4), OpenCall(14, judge="M. Silva"))
    stage.open("calls")
    stage.settle(60)
    judge = CountingJudge(stage)
    stage.pass_time(3)

    judge.keys("A")
    for text in TEXTS[:3]:
        judge.write(text).keys("Tab")
    judge.write(TEXTS[3]).keys("Ctrl+Return")
    stage.pass_time(1)
    judge.keys("2").write("She was interrupted.").keys("Return")

    (appeal,) = stage.program.bridge.state.appeals.entered
    asked = appeal.asked
    assert (asked.facts, asked.ruling, asked.disputed, asked.objection) == TEXTS
    assert (asked.table, asked.round, asked.floor_judge) == (14, 4, "M. Silva")
    assert stage.program.bridge.state.calls.entered.find(asked.call).table == 14
    assert (appeal.outcome, appeal.head_judge) == ("overturned", "S. Kim")
    assert appeal.verdict.ruling == "She was interrupted."
    assert judge.pressed <= MOST_KEYS
