"""Cards whose legality is from card files of different days, in one list."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.formats.findings import CardsOfNoFormat
from judgekit.domain.formats.format_rules import DeckFormat, ListSource, with_card_file
from judgekit.domain.formats.legality import check_legality
from tests.domain.formats.test_legality import FewCards, decklist, rules


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


def test_cards_of_no_format_are_of_the_day_of_most_of_them():
    days = {"Opt": "2026-11-20", "Oko": "2026-01-10", "Uro": "2026-01-10"}
    cards = FilesOfTwoDays(days, Opt="not_legal", Oko="not_legal", Uro="not_legal")
    limited = rules(format=DeckFormat.LIMITED, any_card=True, file_format="")
    listed = decklist({"Island": 57, "Opt": 1, "Oko": 1, "Uro": 1})
    told = check_legality(listed, with_card_file(limited, "2026-01-10"), cards)
    names = ("Oko", "Opt", "Uro")
    assert told.of_no_format == CardsOfNoFormat(names, "2026-01-10", newer=1)


def test_where_a_card_file_is_loaded_a_card_that_it_lacks_is_of_no_day():
    cards = FilesOfTwoDays({"Opt": "2026-11-20"}, Opt="legal")
    loaded = with_card_file(rules(), "2026-01-10")
    told = check_legality(decklist({"Island": 58, "Opt": 1, "Ponder": 1}), loaded, cards)
    assert told.card_files == ("2026-11-20", 0, 0)
    assert [(each.card, each.file_date) for each in told.findings] == [("Ponder", "")]
