"""Lists against card files of several days: each card's legality is of the day of its own file."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.formats.format_rules import FormatRules, ListSource, beside_card_file
from judgekit.domain.formats.legality import check_legality
from tests.domain.formats.test_legality import FewCards, decklist, rules


def test_a_finding_by_the_card_file_says_of_which_day_that_is():
    told_by_file = beside_card_file(rules(banned=(), lists_hold=False), "2026-11-14")
    listed = decklist({"Island": 59, "Ponder": 1})
    (finding,) = check_legality(listed, told_by_file, FewCards(Ponder="banned")).findings
    assert (finding.by_card_file, finding.file_date) == (True, "2026-11-14")


class FilesOfTwoDays(FewCards):
    """Knows of which day each card's legality is."""

    def __init__(self, days: Mapping[str, str], **said: str) -> None:
        super().__init__(**said)
        self._days = days

    def facts(self, name: str) -> CardFacts | None:
        return CardFacts(name, name == "Island", legality_date=self._days.get(name, ""))


def test_each_finding_is_of_the_day_of_its_own_card_and_the_list_of_the_day_of_most():
    days = {"Opt": "2026-11-20", "Oko": "2026-01-10", "Uro": "2026-01-10", "Island": "2026-11-20"}
    cards = FilesOfTwoDays(days, Opt="banned", Oko="banned", Uro="legal")
    listed = decklist({"Island": 57, "Opt": 1, "Oko": 1, "Uro": 1})
    by_lists = rules(banned=(), restricted=(), source=ListSource("2019-05-03", "2026-11-22"))

    legality = check_legality(listed, by_lists, cards)

    assert [(each.card, each.file_date) for each in legality.findings] == [
        ("Oko", "2026-01-10"),
        ("Opt", "2026-11-20"),
    ]
    assert legality.card_files == ("2026-01-10", 1, 0)
    assert legality.lists == ListSource("2026-01-10", "2026-11-22", is_card_file=True, newer=1)


def test_a_card_of_a_file_older_than_the_edition_is_held_against_its_lists():
    """Also where a few cards of a newer file were laid over that one."""
    cards = FilesOfTwoDays(
        {"Ponder": "2018-01-10", "Opt": "2026-11-20"}, Ponder="legal", Opt="banned"
    )
    listed = decklist({"Island": 58, "Ponder": 1, "Opt": 1})
    legality = check_legality(listed, rules(), cards)
    assert [(each.card, each.by_card_file) for each in legality.findings] == [
        ("Opt", True),
        ("Ponder", False),
    ]


@pytest.mark.parametrize(
    ("day", "said", "finding", "differs"),
    [
        ("2026-01-10", "legal", "banned", ("legal", True)),
        ("2026-01-10", "banned", "banned", None),
        ("2026-05-18", "legal", None, ("banned", False)),
        ("2026-06-01", "legal", None, ("banned", False)),
        ("2026-06-01", "banned", "banned", None),
        ("2026-01-10", "not_legal", "not-legal", ("banned", False)),
    ],
)
def test_a_ban_since_the_day_of_the_card_file_goes_before_that(day, said, finding, differs):
    cards = FilesOfTwoDays({"Ponder": day}, Ponder=said)
    known = rules(changed={"ponder": "2026-05-18"})

    legality = check_legality(decklist({"Island": 59, "Ponder": 1}), known, cards)

    assert [each.code.value for each in legality.findings] == ([finding] if finding else [])
    told = [(each.not_followed, each.of_card_file) for each in legality.disagreements]
    assert told == ([differs] if differs else [])


def test_a_ban_lifted_since_the_day_of_the_card_file_is_none():
    """What is restricted instead is restricted."""
    cards = FilesOfTwoDays(
        {"Opt": "2026-01-10", "Sol Ring": "2026-01-10"}, Opt="banned", Sol_Ring="banned"
    )
    known = rules(changed={"opt": "2026-05-18", "sol ring": "2026-05-18"})

    legality = check_legality(decklist({"Island": 57, "Opt": 1, "Sol Ring": 2}), known, cards)

    assert [(each.code.value, each.card) for each in legality.findings] == [
        ("restricted", "Sol Ring")
    ]
    assert [each.card for each in legality.disagreements] == ["Opt", "Sol Ring"]


def dated(on: str, **other) -> FormatRules:
    """Rules with lists of that day, which are known from May 2019 until August 2026."""
    source = ListSource("2026-02-09", on, "2019-05-03", "2026-08-22")
    return rules(on=on, source=source, **other)


@pytest.mark.parametrize(
    ("on", "said", "findings", "perhaps", "of_another_day"),
    [
        ("2026-06-01", "legal", ["banned"], [], []),
        ("2026-06-01", "not_legal", ["not-legal"], [], []),
        ("2018-06-01", "legal", [], ["banned"], []),
        ("2026-09-01", "legal", [], [], []),
        ("2026-11-21", "legal", [], [], []),
    ],
)
def test_for_a_day_that_is_over_its_own_lists_hold_before_a_later_file(
    on, said, findings, perhaps, of_another_day
):
    """As far as they are known; what is in no set today was in none then."""
    cards = FilesOfTwoDays({"Ponder": "2026-11-20"}, Ponder=said)
    legality = check_legality(decklist({"Island": 59, "Ponder": 1}), dated(on), cards)
    assert [each.code.value for each in legality.findings] == findings
    assert [each.code.value for each in legality.perhaps] == perhaps
    assert list(legality.of_another_day) == of_another_day


@pytest.mark.parametrize(
    ("on", "findings", "of_another_day"),
    [("2026-06-01", [], ()), ("2018-06-01", [], ("Opt",)), ("2026-11-21", ["banned"], ())],
)
def test_a_later_ban_is_none_for_a_day_before_it(on, findings, of_another_day):
    cards = FilesOfTwoDays({"Opt": "2026-11-20"}, Opt="banned")
    legality = check_legality(decklist({"Island": 59, "Opt": 1}), dated(on), cards)
    assert [each.code.value for each in legality.findings] == findings
    assert legality.of_another_day == of_another_day


@pytest.mark.parametrize(
    ("on", "is_open"), [("2026-11-20", False), ("2027-02-18", False), ("2027-02-19", True)]
)
@pytest.mark.parametrize("said", ["legal", "not_legal"])
def test_of_standard_a_file_that_is_far_from_the_day_proves_nothing(on, is_open, said):
    """But a ban that holds on the day is one."""
    days = {"Opt": "2026-11-20", "Ponder": "2026-11-20"}
    cards = FilesOfTwoDays(days, Opt=said, Ponder="legal")
    listed = decklist({"Island": 58, "Opt": 1, "Ponder": 1})
    legality = check_legality(listed, dated(on, rotating=True), cards)
    assert ("Opt" in legality.of_another_day) is is_open
    assert ("Opt" in legality.unverified) is is_open
    told = [each.card for each in (*legality.findings, *legality.perhaps)]
    assert ("Ponder" in told) is is_open
