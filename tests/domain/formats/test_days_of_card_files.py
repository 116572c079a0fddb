"""Lists against card files of several days: each card's legality is of the day of its own file."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.formats.format_rules import ListSource, beside_card_file
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
