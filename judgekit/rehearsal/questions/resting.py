"""What the answer of a question rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import tournament_rule
from judgekit.rehearsal.questions.question import Kind, Question

SLOW_PLAY = "ipg-3.3"
SECTIONS: Mapping[Kind, str] = {
    Kind.CALL: "2.6",
    Kind.SHORT_CALL: "2.6",
    Kind.CHECK: "2.6",
    Kind.HALL: "2.5",
    Kind.TURNS: "2.5",
}
"""Time extensions, and what happens at the end of a match: not before a table's extension is over,
in so many turns."""


class Basis(NamedTuple):
    """A section of the rules, or an entry of policy by its id."""

    section: RuleReference | None = None
    entry: str = ""


def basis_of(question: Question) -> Basis:
    """What to read to see why the right answer is right."""
    if question.kind is Kind.NEXT_PENALTY:
        return Basis(entry=question.infraction)
    if question.kind is Kind.TURNS and question.slow_plays:
        return Basis(entry=SLOW_PLAY)
    return Basis(tournament_rule(SECTIONS[question.kind], "en"))
