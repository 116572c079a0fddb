"""What answers rest on is there to be read: in the bundled rules, or in policy."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.questions.resting import Basis, basis_of
from tests.rehearsal.questions.test_asking import CATALOGUE


def asked(kind: Kind, **fields: object) -> Question:
    return Question(kind, 0, 1, (1, 2, 3), 9, **fields)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.NEXT_PENALTY])
def test_every_answer_about_time_or_turns_rests_on_a_section_that_is_there(kind, library):
    section = basis_of(asked(kind)).section
    assert library.section(section) is not None


def test_a_penalty_rests_on_its_infraction_and_turns_of_slow_play_on_slow_play():
    assert basis_of(asked(Kind.NEXT_PENALTY, infraction="ipg-2.5")) == Basis(entry="ipg-2.5")
    slow = basis_of(asked(Kind.TURNS, slow_plays=1))
    assert CATALOGUE.entry(slow.entry).name.said("en") == "Slow Play"
    assert basis_of(asked(Kind.TURNS)).section == RuleReference("mtr-en-2019-05-03", "2.5")
