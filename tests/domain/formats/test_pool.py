"""A Limited list against its player's pool: what is not in it, what can't be told, what is left."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import CardFacts, CardMatch
from judgekit.domain.decklists.decklist import CardCount, Decklist, ListRemark, RemarkedLine
from judgekit.domain.formats.findings import Legality
from judgekit.domain.formats.format_rules import DeckFormat, DeckSize, FormatRules, SideboardSize
from judgekit.domain.formats.legality import ALONE, Beside, check_legality
from tests.builders import ref
from tests.domain.formats.listed import decklist

RULES = FormatRules(
    DeckFormat.LIMITED,
    "mtr-en-2019-05-03",
    "2019-05-03",
    DeckSize(40, ref("7.1")),
    SideboardSize(None, ref("7.1")),
    ref("7.2"),
    pool_rule=ref("7.2"),
    any_card=True,
)
KNOWN = ("Opt", "Ponder", "Swamp", "Forest", "Fire // Ice", "Wastes")
OTHERS = {"Ciénaga": "Swamp", "Fire": "Fire // Ice", "Optar": "Opt"}
DOUBTFUL = {"Ponter": ("Ponder", "Pointer"), "Forrest": ("Forest",)}


class FewCards:
    def matches(self, names, language=""):
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        english = OTHERS.get(name, name)
        if english in KNOWN:
            return CardMatch(english, sure=True)
        return CardMatch(candidates=DOUBTFUL.get(name, ()))

    def source(self) -> None:
        return None

    def facts(self, name: str) -> CardFacts | None:
        lands = ("Swamp", "Forest", "Wastes")
        return CardFacts(name, basic_land=name in lands) if name in KNOWN else None


def held(listed: str, pool: str, **remarks) -> Legality:
    beside = Beside(
        pool=decklist(pool) if not remarks else Decklist(decklist(pool).main, **remarks)
    )
    return check_legality(decklist(listed), RULES, FewCards(), beside)


def told(legality: Legality) -> list[tuple[str, int, int]]:
    return [(each.card, each.count, each.limit) for each in legality.findings]


def test_a_list_of_its_pool_is_legal_and_the_rule_is_checked():
    legality = held("2 Opt, 38 Swamp | 1 Ponder", "1 Opt, 1 Ponder | 1 Opt")
    assert (legality.legal, legality.not_checked, legality.unplayed) == (True, (), ())


def test_without_a_pool_the_rule_is_left_open():
    legality = check_legality(decklist("2 Opt, 38 Swamp"), RULES, FewCards(), ALONE)
    assert (legality.legal, legality.not_checked) == (True, (ref("7.2"),))


def test_more_copies_than_the_pool_has_are_illegal_by_its_rule():
    legality = held("2 Opt, 38 Swamp | 1 Opt", "2 Opt")
    assert told(legality) == [("Opt", 3, 2)]
    (finding,) = legality.findings
    assert (finding.code.value, finding.rule, legality.legal) == ("not-in-pool", ref("7.2"), False)


def test_one_card_has_many_names_in_list_and_pool():
    assert held("1 Optar, 1 Fire, 38 Ciénaga", "1 Opt, 1 Fire // Ice").legal is True


def test_five_lands_are_free_and_others_come_from_the_pool():
    assert told(held("20 Forest, 19 Swamp, 2 Wastes", "1 Wastes")) == [("Wastes", 2, 1)]
    assert held("20 Forest, 19 Swamp, 1 Wastes", "1 Wastes").legal is True


def test_what_is_in_neither_part_is_a_note():
    legality = held("1 Opt, 39 Swamp", "3 Opt, 1 Ponder, 9 Swamp")
    assert legality.unplayed == (CardCount(2, "Opt"), CardCount(1, "Ponder"))
    assert legality.legal is True


@pytest.mark.parametrize(
    ("listed", "pool", "asked"),
    [
        ("1 Ponter", "1 Ponder", ["Ponter"]),
        ("1 Ponder", "1 Ponter", ["Ponter"]),
        ("2 Ponder", "1 Ponder, 1 Ponter", ["Ponter"]),
        ("1 Forrest", "1 Opt", ["Forrest"]),
    ],
)
def test_a_doubtful_name_is_asked(listed, pool, asked):
    legality = held(f"{listed}, 40 Swamp", pool)
    assert (legality.legal, legality.findings) == (None, ())
    assert [card.name for card in legality.doubtful] == asked


def test_the_same_doubtful_name_in_both_needs_no_answer():
    legality = held("1 Ponter, 40 Swamp", "1 Ponter")
    assert (legality.legal, legality.doubtful) == (True, ())


def test_a_name_that_nobody_knows_may_be_another_one_of_the_pool():
    legality = held("1 Zzyzx, 40 Swamp", "1 Xyzzy, 1 Opt")
    assert (legality.legal, told(legality)) == (None, [])
    assert [each.card for each in legality.perhaps] == ["Zzyzx"]
    assert told(held("1 Zzyzx, 1 Xyzzy, 40 Swamp", "1 Xyzzy, 1 Opt")) == [("Zzyzx", 1, 0)]
    assert told(held("2 Zzyzx, 40 Swamp", "1 Zzyzx, 1 Xyzzy")) == [("Zzyzx", 2, 1)]


def test_a_line_of_the_pool_that_was_not_read_leaves_it_open():
    unread = (RemarkedLine(3, "?? Opt", ListRemark.NOT_UNDERSTOOD),)
    legality = held("1 Opt, 40 Swamp", "1 Ponder", remarks=unread)
    assert (legality.legal, legality.findings, legality.unread_lines) == (None, (), 1)


def test_no_other_format_knows_pools():
    constructed = msgspec.structs.replace(RULES, pool_rule=None)
    beside = Beside(pool=decklist("1 Ponder"))
    assert check_legality(decklist("40 Opt"), constructed, FewCards(), beside).findings == ()


names = st.sampled_from(("Opt", "Ponder", "Swamp", "Zzyzx", "Xyzzy", "Ponter"))
cards = st.dictionaries(names, st.integers(1, 4), min_size=1)


@given(cards, st.data())
def test_whatever_is_taken_from_a_pool_is_in_it(pool, data):
    main = {name: data.draw(st.integers(0, count)) for name, count in pool.items()}
    parts = [
        tuple(CardCount(count, name) for name, count in part.items() if count)
        for part in (main, {name: count - main[name] for name, count in pool.items()})
    ]
    whole = Decklist(tuple(CardCount(count, name) for name, count in pool.items()))
    legality = check_legality(Decklist(*parts), RULES, FewCards(), Beside(pool=whole))
    found = [each for each in (*legality.findings, *legality.perhaps) if each.card]
    assert (found, legality.unplayed) == ([], ())


@given(cards, cards)
def test_more_of_the_pool_never_makes_a_list_worse(listed, more):
    def of(counts):
        return Decklist(tuple(CardCount(count, name) for name, count in counts.items()))

    def missing(pool):
        legality = check_legality(of(listed), RULES, FewCards(), Beside(pool=of(pool)))
        return {each.card for each in legality.findings if each.card}

    both = {name: more.get(name, 0) + listed.get(name, 0) for name in {*listed, *more}}
    assert missing(both) <= missing(more)


def test_teammates_share_their_pool():
    mates = {"Ben": decklist("1 Opt, 39 Swamp | 1 Ponder"), "Cleo": decklist("40 Swamp")}
    beside = Beside("Ann", mates, decklist("2 Opt, 1 Ponder, 1 Fire"))
    legal = check_legality(decklist("1 Opt, 39 Swamp"), RULES, FewCards(), beside)
    assert (legal.findings, legal.unplayed) == ((), (CardCount(1, "Fire // Ice"),))
    legality = check_legality(decklist("2 Opt, 39 Swamp"), RULES, FewCards(), beside)
    assert told(legality) == [("Opt", 3, 2)]
    assert legality.findings[0].decks == ("Ben",)


def test_a_name_that_the_list_has_too_is_no_other_card():
    assert told(held("1 Xyzzy, 1 Zzyzx, 40 Swamp", "2 Xyzzy")) == [("Zzyzx", 1, 0)]


@pytest.mark.parametrize(
    ("listed", "pool", "perhaps"),
    [
        ("1 Ponder", "1 Ponter, 1 Opt", ("Ponder", ("Ponter",))),
        ("1 Ponter", "1 Ponder, 1 Opt", ("Ponter", ("Ponder",))),
    ],
)
def test_a_card_that_the_pool_may_have_under_another_name_is_told_once(listed, pool, perhaps):
    legality = held(f"{listed}, 40 Swamp", pool)
    assert [(each.card, each.perhaps_as) for each in legality.perhaps] == [perhaps]
    assert legality.still_asked == ()
    assert legality.unplayed == (CardCount(1, "Opt"),)
