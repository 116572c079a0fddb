"""States of a rehearsal for the screenshots."""

from __future__ import annotations

from judgekit.ui.rehearsal.controller import RehearsalController
from tests.journeys.stage import Stage

SEED = 4471


def playing(stage: Stage) -> RehearsalController:
    """The first round of a rehearsal, half an hour in."""
    stage.program.rehearse(SEED)
    controller = stage.program.rehearsals
    assert controller is not None
    return controller


def shown(stage: Stage) -> None:
    """A page with the standing mark."""
    playing(stage)
    stage.settle(100)


def asked(stage: Stage, number: int = 4) -> None:
    """So many questions, the ones before answered; every third one wrongly."""
    controller = playing(stage)
    seen = 0
    for _ in range(5000):
        stage.clock.pass_time(2)
        controller.advance()
        panel = controller.panel
        if panel is None or not panel.isVisible() or panel.question.question is None:
            continue
        seen += 1
        if seen == number:
            break
        question = panel.question.question
        right = question.choices.index(question.right)
        panel.question.choices[right if seen % 3 else right - 1].click()
        panel.question.first.click()
    stage.settle(100)


def answered(stage: Stage) -> None:
    """A question answered wrongly."""
    asked(stage)
    view = _panel(stage).question
    assert view.question is not None
    view.choices[view.question.choices.index(view.question.right) - 1].click()
    stage.settle(60)


def typed(stage: Stage) -> None:
    """An answer on its way in the field."""
    asked(stage)
    field = _panel(stage).question.typed.field
    field.setFocus()
    field.setText("4 10")
    stage.settle(60)


def typed_answered(stage: Stage) -> None:
    """A typed answer that was none of the choices."""
    typed(stage)
    _panel(stage).question.typed.give()
    stage.settle(60)


def typed_wrong(stage: Stage) -> None:
    """A text that is no answer."""
    asked(stage)
    typed_row = _panel(stage).question.typed
    typed_row.field.setText("later")
    typed_row.give()
    stage.settle(60)


def toured(stage: Stage) -> None:
    """A step of the tour that is to be done at a table."""
    controller = playing(stage)
    controller.tour.begin()
    for _ in range(20):
        stage.clock.pass_time(2)
        controller.advance()
    controller.tour.bar.first.click()
    stage.settle(100)


def tour_over(stage: Stage) -> None:
    """The end of the tour."""
    toured(stage)
    tour = playing(stage).tour
    while tour.tour is not None and tour.tour.task is not None:
        tour.bar.first.click()
    stage.settle(60)


def rule_shown(stage: Stage) -> None:
    """The rule that an answer rests on, with the way back."""
    answered(stage)
    _panel(stage).question.rule.click()
    stage.settle(100)


def concluded(stage: Stage) -> None:
    """The score at the end."""
    asked(stage, 9)
    stage.press("Ctrl+Alt+E")
    stage.settle(60)


def ended(stage: Stage) -> None:
    """Close the rehearsal."""
    stage.program.bridge.stop_rehearsing()
    stage.settle(60)


def _panel(stage: Stage):
    controller = stage.program.rehearsals
    assert controller is not None
    assert controller.panel is not None
    return controller.panel


REHEARSALS = (
    ("rehearsal", shown),
    ("rehearsal-asked", asked),
    ("rehearsal-answered", answered),
    ("rehearsal-typed", typed),
    ("rehearsal-typed-answered", typed_answered),
    ("rehearsal-not-understood", typed_wrong),
    ("rehearsal-tour", toured),
    ("rehearsal-tour-over", tour_over),
    ("rehearsal-rule", rule_shown),
    ("rehearsal-score", concluded),
)
