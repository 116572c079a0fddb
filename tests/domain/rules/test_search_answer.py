"""An answer for a reader who wants each rule once."""

from __future__ import annotations

from judgekit.domain.rules.search_answer import Hit, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference

ENGLISH, RUSSIAN, SPANISH = (
    RuleReference("mtr-en-2019-05-03", "3.9"),
    RuleReference("mtr-ru-2019-07-12", "3.9"),
    RuleReference("mtr-es-2021-07-23", "3.10"),
)


def hit(reference: RuleReference, *counterparts: RuleReference) -> Hit:
    return Hit(reference, reference.document[4:6], "", "", 1.0, counterparts=counterparts)


def test_a_counterpart_of_a_better_hit_is_left_out():
    dice = hit(RuleReference("mtr-es-2021-07-23", "3.9"))
    answer = SearchAnswer(
        "shuffle", (hit(ENGLISH, RUSSIAN, SPANISH), dice, hit(SPANISH, ENGLISH, RUSSIAN))
    )
    assert [each.reference for each in answer.one_a_rule().hits] == [ENGLISH, dice.reference]


def test_rules_without_counterparts_all_stay():
    answer = SearchAnswer("x", (hit(ENGLISH), hit(RUSSIAN), hit(SPANISH)))
    assert answer.one_a_rule() == answer
