from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import NONE
from judgekit.domain.rules.search_answer import Hit
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.ranking import found_infractions, found_rules, ranked
from judgekit.search.queries.parsing import parse_query

MTR = "mtr-en-2019-05-03"


def hit(ref: str, title: str, score: float) -> Hit:
    return Hit(RuleReference(MTR, ref), "en", title, "", score)


def scores(text: str, *hits: Hit) -> dict[str, float]:
    return {each.id: each.score for each in found_rules(parse_query(text, typing=True), hits)}


def test_a_thing_stands_once_by_its_best_score_and_the_best_first():
    found = (
        Found(FindKind.RULE, "a", 0.4),
        Found(FindKind.CARD, "a", 0.6),
        Found(FindKind.RULE, "a", 0.8),
    )
    assert [(each.kind, each.score) for each in ranked(found, 5)] == [
        (FindKind.RULE, 0.8),
        (FindKind.CARD, 0.6),
    ]


def test_after_the_first_three_chance_likenesses_are_left_out():
    found = [Found(FindKind.RULE, str(at), score) for at, score in enumerate((0.9, 0.2, 0.2, 0.2))]
    assert len(ranked(found, 9)) == 3
    assert ranked([Found(FindKind.RULE, "a", 0.01)], 9) == ()


def test_a_number_is_surer_than_a_title_and_a_title_than_words():
    numbered = scores("2.6", hit("2.6", "Time Extensions", 10.0), hit("2.6#Notes", "Notes", 9.0))
    titled = scores("time extensions", hit("2.6", "Time Extensions", 4.0))
    begun = scores("time exten", hit("2.6", "Time Extensions", 2.0))
    words = scores("extra time", hit("2.6", "Time Extensions", 4.0))
    place = f"{MTR}#2.6"
    assert numbered[place] > titled[place] > begun[place] > words[place]
    assert numbered[place] > numbered[f"{place}#Notes"]


def test_the_order_of_the_rules_search_is_kept():
    found = scores("time", hit("2.6", "A", 3.0), hit("2.5", "B", 3.0), hit("2.4", "C", 1.0))
    assert list(found.values()) == sorted(found.values(), reverse=True)


def test_what_is_no_infraction_is_not_listed():
    hits = (PolicyHit(NONE, 1.4, "none-x"), PolicyHit("ipg-2.1", 1.4))
    assert [each.id for each in found_infractions(hits)] == ["ipg-2.1"]
