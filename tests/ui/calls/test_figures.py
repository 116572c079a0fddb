"""The figures of the day below the lists."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import PauseAll, ResumeAll
from judgekit.ui.calls.figures import mean_call
from judgekit.views.report.report import report_of
from judgekit.views.words.reports import stopwatch


def test_a_call_goes_on_while_the_clock_is_paused_here_and_in_the_report(appeals):
    appeals.do(OpenCall(14)).pass_time(60)
    appeals.do(PauseAll("fire alarm")).pass_time(15 * 60)
    appeals.do(ResumeAll()).pass_time(120)
    appeals.do(CloseCall(14))
    report = report_of(appeals.bridge.engine.timeline, appeals.bridge.now())
    assert mean_call(appeals.bridge.state) == ("Mean length of a call", "18:00")
    assert stopwatch(report.calls.mean) == "18:00"


def test_the_mean_is_rounded_as_in_the_report(appeals):
    for seconds in (139, 140):
        appeals.do(OpenCall(14)).pass_time(seconds)
        appeals.do(CloseCall(14))
    report = report_of(appeals.bridge.engine.timeline, appeals.bridge.now())
    assert mean_call(appeals.bridge.state)[1] == stopwatch(report.calls.mean) == "2:20"
