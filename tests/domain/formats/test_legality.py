"""Lists against small rules: what counts as one card, what is left open, what never matters."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import ANY_NUMBER, NONE_OF_ITS_OWN, CardFacts, CardMatch
from judgekit.domain.decklists.decklist import CardCount, Decklist, ListRemark, RemarkedLine
from judgekit.domain.formats.findings import Disagreement, FindingCode, LaterCard
from judgekit.domain.formats.format_rules import (
    CopyLimit,
    DeckFormat,
    DeckSize,
    FormatRules,
    ListedCard,
    SideboardSize,
    beside_card_file,
)
from judgekit.domain.formats.legality import Beside, check_legality
from tests.builders import ref

FACTS = {
    "Island": CardFacts("Island", basic_land=True),
    "Relentless Rats": CardFacts("Relentless Rats", most_copies=ANY_NUMBER),
    "Seven Dwarves": CardFacts("Seven Dwarves", most_copies=7),
    "Great Engine": CardFacts("Great Engine", most_copies=NONE_OF_ITS_OWN),
    "Ponder": CardFacts("Ponder"),
    "Sol Ring": CardFacts("Sol Ring"),
    "Fire // Ice": CardFacts("Fire // Ice"),
}
OTHER_NAMES = {
    "Isla": "Island",
    "Reflexionar": "Ponder",
    "Fire": "Fire // Ice",
    "Ice": "Fire // Ice",
    "Ponderr": "Ponder",
}

DOUBTFUL = {
    "Pnoder": ("Ponder", "Pounder"),
    "Ysland": ("Island",),
    "Sevn Dwarves": ("Seven Dwarves", "Seven Swords"),
}


class FewCards:
    """Knows the cards above, those names of them, and what a card file would say."""

    def __init__(self, **said: str) -> None:
        self._said = {name.replace("_", " "): {"modern": word} for name, word in said.items()}

    def matches(self, names, language=""):
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        english = OTHER_NAMES.get(name, name)
        if english in FACTS or english in self._said:
            return CardMatch(
                english,
                sure=True,
                legalities=self._said.get(english),
                corrected=name == "Ponderr",
                by_other_face=name == "Ice",
            )
        candidates = DOUBTFUL.get(name, ())
        return CardMatch(next(iter(candidates), ""), candidates=candidates)

    def source(self) -> None:
        return None

    def facts(self, name: str) -> CardFacts | None:
        return FACTS.get(name)


def rules(**other) -> FormatRules:
    made = FormatRules(
        DeckFormat.MODERN,
        "mtr-en-2019-05-03",
        "2019-05-03",
        DeckSize(60, ref("6.1")),
        SideboardSize(15, ref("6.1")),
        ref("6.4"),
        CopyLimit(4, ref("6.1")),
        unified_rule=ref("8.4"),
        banned=(ListedCard("Ponder", ("ponder",), ref("6.4")),),
        restricted=(ListedCard("Sol Ring", ("sol ring", "anillo solar"), ref("6.4")),),
        named=frozenset({"ponder", "sol ring"}),
        file_format="modern",
    )
    return msgspec.structs.replace(made, **other)


def decklist(main: Mapping[str, int], side: Mapping[str, int] | None = None, **parts) -> Decklist:
    def cards(of):
        return tuple(CardCount(count, name) for name, count in of.items())

    return Decklist(cards(main), cards(side or {}), **parts)


def beside(**mates: Decklist) -> Beside:
    return Beside(teammates=mates)


def perhaps(legality) -> list[tuple[str, str, int]]:
    return [(each.code.value, each.card, each.count) for each in legality.perhaps]


def told(legality) -> list[tuple[str, str, int]]:
    return [(each.code.value, each.card, each.count) for each in legality.findings]


def test_a_deck_of_lands_is_legal():
    assert check_legality(decklist({"Isla": 60}), rules(), FewCards()).legal is True


def test_names_of_one_card_add_up_over_languages_faces_and_parts():
    listed = decklist({"Island": 60, "Fire": 2, "Fire // Ice": 2}, {"Fire": 1})
    legality = check_legality(listed, rules(), FewCards())
    assert told(legality) == [("too-many-copies", "Fire // Ice", 5)]
    assert legality.findings[0].written == ("Fire", "Fire // Ice")


def test_a_card_that_is_listed_by_another_face_is_counted_and_told():
    listed = decklist({"Island": 60, "Fire": 4, "Ice": 1})
    legality = check_legality(listed, rules(), FewCards())
    assert told(legality) == [("too-many-copies", "Fire // Ice", 5)]
    (card,) = legality.by_other_face
    assert (card.name, card.other_faces) == ("Fire // Ice", ("Ice",))


def test_an_unknown_card_is_one_whatever_the_spelling():
    listed = decklist({"Island": 60, "LIM-DUL'S VAULT": 2, "Lim-Dûl’s Vault": 3})
    assert told(check_legality(listed, rules(), FewCards())) == [
        ("too-many-copies", "Lim-Dûl’s Vault", 5)
    ]
    faces = decklist({"Island": 60, "Delver": 2}, {"Delver // Aberration": 3})
    legality = check_legality(faces, rules(), FewCards())
    assert told(legality) == [("too-many-copies", "Delver // Aberration", 5)]
    assert legality.unverified == ("Delver // Aberration",)


def test_a_listed_name_is_found_without_anyone_knowing_the_card():
    legality = check_legality(decklist({"Island": 58, "Anillo solar": 2}), rules(), FewCards())
    assert told(legality) == [("restricted", "Anillo solar", 2)]


def test_cards_have_limits_of_their_own():
    listed = decklist({"Island": 60, "Relentless Rats": 40, "Seven Dwarves": 8})
    assert told(check_legality(listed, rules(), FewCards())) == [
        ("too-many-copies", "Seven Dwarves", 8)
    ]


def test_one_restricted_card_is_legal_and_more_are_said_once():
    one = check_legality(decklist({"Island": 59, "Sol Ring": 1}), rules(), FewCards())
    assert (one.legal, one.unverified) == (True, ())
    five = check_legality(decklist({"Island": 59, "Sol Ring": 5}), rules(), FewCards())
    assert told(five) == [("restricted", "Sol Ring", 5)]


def test_a_doubtful_name_is_asked_and_not_taken_for_the_banned_card():
    legality = check_legality(decklist({"Island": 59, "Pnoder": 1}), rules(), FewCards())
    assert (legality.legal, legality.unverified) == (None, ("Pnoder",))
    assert legality.doubtful[0].candidates == ("Ponder", "Pounder")


def test_what_may_be_a_basic_land_is_not_too_many_of_anything():
    listed = decklist({"Island": 40, "Ysland": 20, "Sevn Dwarves": 7})
    legality = check_legality(listed, rules(), FewCards(), beside(mate=decklist({"Ysland": 60})))
    assert (legality.legal, legality.unverified) == (None, ("Sevn Dwarves", "Ysland"))
    eight = check_legality(decklist({"Island": 60, "Sevn Dwarves": 8}), rules(), FewCards())
    assert told(eight) == [("too-many-copies", "Sevn Dwarves", 8)]


@pytest.mark.parametrize("copies", [5, 7, 20, 60])
def test_what_is_not_known_to_have_a_limit_of_its_own_has_that_of_all(copies):
    listed = decklist({"Island": 60, "Lightning Bolt": copies - 1}, {"Lightning Bolt": 1})
    assert told(check_legality(listed, rules(), FewCards())) == [
        ("too-many-copies", "Lightning Bolt", copies)
    ]


def test_many_of_a_name_in_other_letters_may_be_allowed_and_a_few_too_many_are_a_slip():
    listed = decklist({"Island": 40, "Полчища неизвестных": 20, "Одна молния": 5})
    legality = check_legality(listed, rules(), FewCards())
    assert told(legality) == [("too-many-copies", "Одна молния", 5)]
    assert perhaps(legality) == [("too-many-copies", "Полчища неизвестных", 20)]
    named = rules(banned=(ListedCard("Rats", ("rats",), ref("6.4")),))
    codes = [code for code, *_ in told(check_legality(decklist({"Rats": 60}), named, FewCards()))]
    assert codes == ["banned", "too-many-copies"]


def test_a_mended_name_is_told():
    legality = check_legality(decklist({"Island": 59, "Ponderr": 1}), rules(), FewCards())
    assert told(legality) == [("banned", "Ponder", 1)]
    assert [card.misspelled for card in legality.corrected] == [("Ponderr",)]


def test_of_several_names_only_the_one_typed_otherwise_is_told_as_mended():
    listed = decklist({"Island": 56, "Ponder": 2, "Ponderr": 1, "Reflexionar": 1})
    (mended,) = check_legality(listed, rules(), FewCards()).corrected
    assert (mended.name, mended.misspelled) == ("Ponder", ("Ponderr",))


DAYS = [  # released, in core sets -> legal in Modern, in a format of all sets
    ("", "", None, None),
    ("1993-08-05", "", None, True),
    ("1993-08-05", "2010-07-16", True, True),
    ("1993-08-05", "2021-06-18", None, True),
    ("2019-10-04", "2019-10-04", None, None),
    ("2019-05-03", "2019-05-03", True, True),
]


@pytest.mark.parametrize("said", ["legal", "banned"])
@pytest.mark.parametrize("days", DAYS)
def test_a_newer_card_file_tells_of_an_earlier_day_by_the_days_of_printings(
    monkeypatch, said, days
):
    released, in_core_sets, modern, all_sets = days
    facts = CardFacts("Opt", released=released, in_core_sets=in_core_sets)
    monkeypatch.setitem(FACTS, "Opt", facts)
    listed = decklist({"Island": 56, "Opt": 4})
    for asked, legal in (
        (rules(lists_hold=True, first_core_set="2003-07-28"), modern),
        (rules(lists_hold=True, all_sets=True), all_sets),
    ):
        legality = check_legality(listed, beside_card_file(asked, "2026-01-01"), FewCards(Opt=said))
        assert (legality.legal, legality.findings) == (legal, ())
        assert legality.of_another_day == (() if legal else ("Opt",))
        same_day = beside_card_file(asked, asked.edition_date)
        assert check_legality(listed, same_day, FewCards(Opt=said)).legal is True


def test_nobody_has_looked_at_the_commander():
    held = rules(commander_rule=ref("2"), deck=DeckSize(60, ref("5"), exactly=True))
    listed = decklist({"Island": 59}, commander=(CardCount(1, "Relentless Rats"),))
    legality = check_legality(listed, held, FewCards(**{"Relentless_Rats": "legal"}))
    assert (legality.legal, legality.findings) == (None, ())
    assert legality.unverified == ("Relentless Rats",)


def test_lands_that_only_the_pool_can_give_leave_a_limited_deck_open(monkeypatch):
    snow = "Snow-Covered Island"
    monkeypatch.setitem(FACTS, snow, CardFacts(snow, basic_land=True))
    limited = rules(copies=None, any_card=True, deck=DeckSize(40, ref("7.1")))
    assert check_legality(decklist({"Island": 40}), limited, FewCards()).legal is True
    legality = check_legality(decklist({"Island": 39, snow: 1}), limited, FewCards())
    assert (legality.legal, legality.only_from_pool) == (None, (snow,))


@pytest.mark.parametrize(
    ("remark", "legal"),
    [
        (ListRemark.NOT_UNDERSTOOD, None),
        (ListRemark.TOO_MANY, None),
        (ListRemark.TITLE, True),
        (ListRemark.GROUP, None),
        (ListRemark.SET_ASIDE, True),
    ],
)
def test_a_list_with_lines_left_out_is_never_called_legal(remark, legal):
    lines = (RemarkedLine(3, "????", remark),)
    assert (
        check_legality(decklist({"Island": 60}, remarks=lines), rules(), FewCards()).legal is legal
    )


def test_a_commander_counts_in_a_deck_of_a_format_without_one():
    listed = decklist({"Island": 59}, commander=(CardCount(1, "Sol Ring"),))
    legality = check_legality(listed, rules(), FewCards())
    assert (legality.legal, len(legality.assumptions)) == (True, 1)


def test_where_all_sets_may_be_played_a_card_that_the_edition_names_need_not_be_looked_up():
    named = rules(banned=(), all_sets=True)
    assert check_legality(decklist({"Island": 56, "Ponder": 4}), named, FewCards()).legal is True
    sets = rules(banned=())
    assert check_legality(decklist({"Island": 56, "Ponder": 4}), sets, FewCards()).legal is None
    elsewhere = rules(banned=(), all_sets=True, lists_complete=False)
    assert (
        check_legality(decklist({"Island": 56, "Ponder": 4}), elsewhere, FewCards()).legal is None
    )


BY_FILE = [  # what a card file says of a card, asked for an edition -> code, legal, disagreement
    ("Ponder", "legal", False, None, ("banned", False)),
    ("Ponder", "banned", False, "banned", None),
    ("Ponder", "not_legal", False, "not-legal", ("banned", False)),
    ("Ponder", "legal", True, "banned", ("legal", True)),
    ("Ponder", "not_legal", True, "banned", ("not-legal", True)),
    ("Opt", "legal", False, None, None),
    ("Opt", "banned", False, "banned", None),
    ("Opt", "not_legal", False, "not-legal", None),
    ("Opt", "legal", True, None, None),
    ("Opt", "banned", True, None, ("banned", True)),
    ("Opt", "not_legal", True, "not-legal", None),
]


@pytest.mark.parametrize(("card", "said", "asked", "code", "differs"), BY_FILE)
def test_the_card_file_holds_unless_an_edition_is_lists_hold(card, said, asked, code, differs):
    listed = decklist({"Island": 59, card: 1})
    legality = check_legality(listed, rules(lists_hold=asked), FewCards(**{card: said}))
    assert [each.code.value for each in legality.findings] == ([code] if code else [])
    assert legality.legal is (code is None)
    expected = (Disagreement(card, *differs),) if differs else ()
    assert legality.disagreements == expected


def test_a_card_file_older_than_the_edition_yields_to_its_lists():
    held = beside_card_file(rules(), "2019-05-02")
    listed = decklist({"Island": 57, "Ponder": 1, "Opt": 1, "Shock": 1})
    said = FewCards(Ponder="legal", Opt="not_legal", Shock="legal")
    legality = check_legality(listed, held, said)
    assert told(legality) == [("banned", "Ponder", 1)]
    assert legality.unverified == ("Opt",)  # a set that came since may have it
    assert legality.of_another_day == ("Opt",)
    same_day = beside_card_file(rules(), "2019-05-03")
    assert same_day == rules(file_date="2019-05-03")


def test_a_ban_besides_those_of_the_format_holds_whatever_a_card_file_says():
    beside = (ListedCard("Opt", ("opt",), ref("9.5")),)
    legality = check_legality(
        decklist({"Island": 59, "Opt": 1}), rules(banned=beside), FewCards(Opt="legal")
    )
    assert told(legality) == [("banned", "Opt", 1)]
    assert legality.disagreements == ()


def test_lines_left_out_of_a_teammates_list_leave_it_open():
    lost = (RemarkedLine(3, "????", ListRemark.NOT_UNDERSTOOD),)
    mates = {"b": decklist({"Island": 60}, remarks=lost)}
    legality = check_legality(
        decklist({"Island": 60}), rules(), FewCards(), Beside(teammates=mates)
    )
    assert (legality.legal, legality.unread_lines) == (None, 1)


def test_a_card_file_says_nothing_of_a_rotating_format_on_an_earlier_day():
    listed = decklist({"Island": 56, "Opt": 4})
    for said in ("legal", "not_legal", "banned"):
        earlier = rules(lists_hold=True, rotating=True)
        legality = check_legality(listed, earlier, FewCards(Opt=said))
        assert (legality.findings, legality.unverified) == ((), ("Opt",))


def test_a_card_file_fills_lists_that_the_edition_leaves_to_another_page():
    listed = decklist({"Island": 56, "Opt": 4})
    open_lists = rules(lists_hold=True, lists_complete=False)
    legality = check_legality(listed, open_lists, FewCards(Opt="banned"))
    assert told(legality) == [("banned", "Opt", 4)]
    assert legality.findings[0].by_card_file


def test_basic_lands_stay_verified_whatever_a_card_file_says():
    assert (
        check_legality(decklist({"Island": 60}), rules(), FewCards(Island="banned")).legal is True
    )


@pytest.mark.parametrize("most", [4, 1])
def test_what_two_cards_become_when_they_meld_is_in_no_list(most):
    listed = decklist({"Island": 59, "Great Engine": 1})
    legality = check_legality(listed, rules(copies=CopyLimit(most, ref("mtr", "6.1"))), FewCards())
    assert told(legality) == [("too-many-copies", "Great Engine", 1)]


def test_findings_come_in_a_fixed_order():
    listed = decklist({"Ponder": 1, "Sol Ring": 2, "Zzz": 9, "Aaa": 9}, {"Island": 16})
    found = check_legality(listed, rules(), FewCards()).findings
    order = list(FindingCode)
    assert [each.code for each in found] == sorted((each.code for each in found), key=order.index)
    cards = [each.card for each in found if each.code is FindingCode.TOO_MANY_COPIES]
    assert cards == ["Aaa", "Zzz"]


names = st.sampled_from(
    (
        *("Island", "Isla", "Ponder", "Reflexionar", "Ponderr", "Pnoder", "Ysland", "Sol Ring"),
        *("Anillo solar", "Relentless Rats", "Seven Dwarves", "Fire", "Fire // Ice"),
        *("Opt", "opt", "Unknown // Back", "Unknown"),
    )
)
lines = st.lists(st.builds(CardCount, st.integers(1, 30), names), max_size=9)
decklists = st.builds(Decklist, lines.map(tuple), lines.map(tuple), lines.map(tuple))
some_rules = st.sampled_from(
    [
        rules(),
        rules(all_sets=True),
        rules(commander_rule=ref("2"), deck=DeckSize(100, ref("5"), exactly=True)),
        rules(copies=None, any_card=True, sideboard=SideboardSize(None, ref("7.1"))),
    ]
)


@given(decklists, some_rules, st.randoms(use_true_random=False))
def test_the_order_of_lines_never_matters(listed, held_against, chance):
    def shuffled(cards):
        return tuple(chance.sample(cards, len(cards)))

    other = Decklist(*(map(shuffled, (listed.main, listed.sideboard, listed.commander))))
    expected = check_legality(listed, held_against, FewCards(Opt="legal"))
    assert check_legality(other, held_against, FewCards(Opt="legal")) == expected


@given(decklists, some_rules)
def test_a_line_may_be_written_as_two(listed, held_against):
    def halves(cards):
        for each in cards:
            yield CardCount(1, each.name)
            if each.count > 1:
                yield CardCount(each.count - 1, each.name)

    parts = (listed.main, listed.sideboard, listed.commander)
    other = Decklist(*(tuple(halves(cards)) for cards in parts))
    assert check_legality(other, held_against, FewCards()) == check_legality(
        listed, held_against, FewCards()
    )


@given(decklists, st.integers(1, 99))
def test_another_basic_land_never_makes_a_deck_worse(listed, more):
    before = check_legality(listed, rules(), FewCards())
    lands = (*listed.main, CardCount(more, "Island"))
    after = check_legality(msgspec.structs.replace(listed, main=lands), rules(), FewCards())
    assert {(each.code, each.card) for each in after.findings} <= {
        (each.code, each.card) for each in before.findings
    }
    assert after.unverified == before.unverified


@given(decklists, some_rules)
def test_every_card_is_verified_or_told(listed, held_against):
    legality = check_legality(listed, held_against, FewCards())
    assert (legality.legal is False) == bool(legality.findings)
    assert all(each.count != each.limit for each in legality.findings)
    if legality.legal:
        assert not legality.unverified


@given(decklists, decklists)
def test_a_conflict_of_a_team_is_the_same_from_either_side(mine, theirs):
    def conflicts(own, other):
        legality = check_legality(own, rules(), FewCards(), Beside("a", {"b": other}))
        return {
            each.card for each in legality.findings if each.code is FindingCode.UNIFIED_CONFLICT
        }

    assert conflicts(mine, theirs) == conflicts(theirs, mine)
    assert "Island" not in conflicts(mine, theirs)


def test_cards_released_after_the_event_are_told_and_are_no_finding():
    cards = FewCards(Ponder="legal", Sol_Ring="legal")
    released = {"Ponder": "2026-12-05", "Sol Ring": "2026-11-21", "Island": "2027-01-01"}
    known = cards.facts
    cards.facts = lambda name: msgspec.structs.replace(known(name), released=released[name])
    listed = decklist({"Island": 58, "Reflexionar": 1, "Sol Ring": 1})
    open_lists = rules(banned=(), restricted=())

    told_of = check_legality(listed, open_lists, cards, day="2026-11-21")

    assert told_of.later == (LaterCard("Ponder", "2026-12-05"),)
    assert told_of.findings == ()
    assert check_legality(listed, open_lists, cards).later == ()
