"""Which steps of a remedy apply."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.policy import Edition, Step
from judgekit.domain.infractions.remedy import StepState, circumstances_in, step_state
from tests.policy_builder import HIDDEN, words


@pytest.mark.parametrize(
    ("when", "held", "denied", "state"),
    [
        ((), (), (), StepState.APPLIES),
        (("a",), (), (), StepState.OPEN),
        (("a",), ("a",), (), StepState.APPLIES),
        (("a",), (), ("a",), StepState.DOES_NOT_APPLY),
        (("!a",), (), (), StepState.OPEN),
        (("!a",), (), ("a",), StepState.APPLIES),
        (("!a",), ("a",), (), StepState.DOES_NOT_APPLY),
        (("a", "b"), ("a",), (), StepState.OPEN),
        (("a", "b"), (), ("b",), StepState.DOES_NOT_APPLY),
        (("a", "!b"), ("a",), ("b",), StepState.APPLIES),
    ],
)
def test_a_step_applies_when_all_it_hangs_on_is_known(when, held, denied, state):
    assert step_state(Step(words("Do it."), when), held, denied) is state


def test_each_edition_asks_its_own_questions():
    assert [each.name for each in circumstances_in(HIDDEN, Edition.OF_2024)] == [
        "just-left",
        "known-to-all",
    ]
    assert len(circumstances_in(HIDDEN, Edition.OF_2021)) == 3
