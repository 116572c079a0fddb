"""The appeals of the event: listed, narrowed down, compared, and fed back to the floor judges."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import DecideAppeal, OpenAppeal
from judgekit.ui.calls.chosen_view import CallView
from judgekit.ui.calls.feedback.view import FeedbackView
from judgekit.ui.calls.figures import Figures
from judgekit.ui.shell.parts.printing.preview import PrintPreview
from judgekit.ui.widgets.notice import EmptyState
from tests.painted import painted
from tests.seen import button, part, words_of


@pytest.fixture
def three(appeals):
    """One overturned, one upheld, one that waits; none came from a call."""
    appeals.do(
        OpenAppeal(
            9,
            facts="Damage before blocks were announced.",
            ruling="No way back from damage.",
            floor_judge="T. Weber",
            infraction="ipg-2.5",
        )
    )
    appeals.pass_time(200).do(DecideAppeal(9, "overturned", "S. Kim", reason="block allowed"))
    appeals.do(OpenAppeal(40, ruling="shuffle it away", floor_judge="M. Silva"))
    appeals.pass_time(60).do(DecideAppeal(40, "upheld", "S. Kim"))
    appeals.do(
        OpenAppeal(
            14,
            disputed="Blocks announced?",
            ruling="Damage stays.",
            objection="no time",
            floor_judge="M. Silva",
        )
    )
    return appeals.keys("L")


def tables(page) -> list[str]:
    return [row.split(",")[0] for row in page.rows()]


def test_the_list_begins_with_what_waits(three):
    assert tables(three) == ["14", "40", "9"]
    assert three.rows()[0].endswith("Pending")
    assert three.rows()[2].startswith("9, 2.5 Game Rule Violation, T. Weber · Round 1")


def test_the_same_key_leads_back_to_the_calls(three):
    assert three.list.isVisible()
    three.keys("L")
    assert not three.list.isVisible()


def test_the_list_is_narrowed_down(three):
    three.list.judge.choose("m. silva")
    assert tables(three) == ["14", "40"]
    three.list.outcome.choose("upheld")
    assert tables(three) == ["40"]
    three.list.judge.choose(None)
    three.list.outcome.choose(None)
    three.list.infraction.choose("ipg-2.5")
    assert tables(three) == ["9"]


def test_nothing_is_said_to_be_like_that(three):
    three.list.infraction.choose("ipg-2.5")
    three.list.outcome.choose("upheld")
    assert "No appeals match." in words_of(three.list)
    assert tables(three) == []


def test_figures_count_what_did_not_stay_as_it_was(three):
    figures = words_of(part(three.list, Figures))
    assert figures[1::2] == ["3", "1 of 2 decided", "—"]


def test_an_appeal_without_a_call_says_where_it_was(three):
    view = part(three.page.widget(), CallView)
    assert words_of(view)[0] == "Round 1, table 14"
    assert not view.pane.isVisible()


def test_what_is_alike_is_shown_outcome_first_and_followed(three):
    assert "none" not in three.said()
    expected = "Round 1, table 9: overturned; 2.5 Game Rule Violation; block allowed"
    line = button(three.pane.alike, expected)
    assert line.isVisible()

    three.list.judge.choose("m. silva")
    line.click()

    assert three.list.current() == three.appeal(1).id
    assert tables(three) == ["14", "40", "9"]


def test_an_appeal_is_decided_from_the_list(three):
    three.keys("3", "Return")
    assert three.appeal(3).outcome == "penalty-changed"
    assert tables(three) == ["14", "40", "9"]


def test_feedback_has_a_rate_and_a_sheet_for_each_floor_judge(three):
    three.keys("F")
    view = three.page.widget().findChild(FeedbackView)
    choices = [(each.words, each.beside) for each in view.judges.choices]
    assert choices == [("M. Silva", "0 of 1, 0%"), ("T. Weber", "1 of 1, 100%")]

    three.keys("Down", "Y")

    copied = QApplication.clipboard().text()
    assert copied.startswith("Appeals against rulings of T. Weber – Spring Open")
    assert "1 decided: 0 upheld, 1 overturned" in copied
    assert "Infraction: 2.5 Game Rule Violation" in copied
    assert "Agreed facts: Damage before blocks were announced." in copied
    assert "Reason: block allowed" in copied
    assert "shuffle it away" not in copied


@pytest.mark.parametrize(
    ("keys", "printed"),
    [(("F",), "shuffle it away"), ((), "Floor judge: ")],
    ids=["feedback sheet", "appeal"],
)
def test_it_is_seen_before_it_is_printed(three, tmp_path, keys, printed):
    three.keys(*keys).keys("Ctrl+P")
    (preview,) = three.page.widget().window().findChildren(PrintPreview)
    assert preview.isVisible()
    assert any(printed in words for words in painted(preview.pages))
    preview.save(str(tmp_path / "sheet.pdf"))
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert not preview.isVisible()


def test_a_call_is_closed_from_its_appeal_in_the_list(three):
    three.keys("L").call(7).keys("Tab").write("no way back").keys("Esc", "L")
    assert tables(three)[0] == "7"
    assert three.list.current() == three.appeal(4).id
    three.keys("C")
    assert not three.bridge.state.calls.opened


def test_the_key_of_the_feedback_leads_back(three):
    three.keys("F", "F")
    assert three.pane.isVisible()


def test_nothing_is_copied_while_the_feedback_is_not_shown(three):
    QApplication.clipboard().setText("mine")
    three.keys("Y")
    assert QApplication.clipboard().text() == "mine"


def test_an_event_without_appeals_says_how_one_is_made(appeals):
    appeals.keys("L")
    empty = [each for each in appeals.page.widget().findChildren(EmptyState) if each.isVisible()]
    assert ["No appeals" in words_of(each) for each in empty] == [True]
    appeals.keys("F")
    assert not button(part(appeals.page.widget(), FeedbackView), "Copy").isEnabled()
