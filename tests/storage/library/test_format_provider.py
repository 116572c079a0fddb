"""Editions that came later: their lists stand beside the old ones, whatever their numbers."""

from __future__ import annotations

import shutil

import pytest

from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.cards.banned_kinds_file import BANNED_KINDS_FILE, read_banned_kinds
from judgekit.storage.library.format_provider import LibraryFormatProvider
from judgekit.system.resources import resources_folder
from tests.builders import document, item, library, section

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2031-02-03"
DECKS = section("6.1", "Deck Construction Restrictions", "Sixty cards.")
BANNED = "The following cards are banned:"


def edition(document_id: str, *formats):
    return document(document_id, section("6", "Constructed"), DECKS, *formats)


def modern(number: str, *blocks):
    return section(number, "Modern Format Deck Construction", *blocks)


def provider_of(*documents) -> LibraryFormatProvider:
    return LibraryFormatProvider(lambda: library(*documents), resources_folder())


def names(listed) -> list[str]:
    return [card.name for card in listed]


def test_a_newer_edition_brings_its_own_lists_under_its_own_numbers():
    format_provider = provider_of(
        edition(OLD, modern("6.4", BANNED, item("Ponder"))),
        edition(NEW, modern("6.5", BANNED, item("Skullclamp"), item("Card of the Future"))),
    )
    newest, asked = (
        format_provider.rules(DeckFormat.MODERN),
        format_provider.rules(DeckFormat.MODERN, OLD),
    )
    assert newest.legality_rule == RuleReference(NEW, "6.5")
    assert names(newest.banned) == ["Skullclamp", "Card of the Future"]
    assert (names(asked.banned), asked.lists_hold) == (["Ponder"], True)


def test_the_edition_in_force_on_the_day_brings_the_lists():
    provider = provider_of(
        edition("mtr-en-2009-01-01", modern("6.3", BANNED, item("Ponder"))),
        edition("mtr-en-2010-01-01", modern("6.4", BANNED, item("Skullclamp"))),
    )

    def on(day: str) -> tuple[str, list[str]]:
        rules = provider.rules(DeckFormat.MODERN, day=day)
        assert not isinstance(rules, NoSuchFormat)
        return rules.edition, names(rules.banned)

    assert on("2009-06-01") == ("mtr-en-2009-01-01", ["Ponder"])
    assert on("2010-06-01") == ("mtr-en-2010-01-01", ["Skullclamp"])
    assert on("2008-06-01")[0] == "mtr-en-2009-01-01"


def test_an_edition_that_was_read_again_brings_the_lists_as_they_are_now():
    libraries = [
        library(edition("mtr-en-2020-01-01", modern("6.4", BANNED, item(name))))
        for name in ("Ponder", "Skullclamp")
    ]
    provider = LibraryFormatProvider(lambda: libraries[0], resources_folder())
    before = provider.rules(DeckFormat.MODERN, "mtr-en-2020-01-01")
    del libraries[0]
    after = provider.rules(DeckFormat.MODERN, "mtr-en-2020-01-01")
    assert [names(each.banned) for each in (before, after) if isinstance(each, FormatRules)] == [
        ["Ponder"],
        ["Skullclamp"],
    ]


def test_an_edition_without_lists_gives_way_to_an_older_one_unless_it_is_lists_hold():
    format_provider = provider_of(
        edition(OLD, modern("6.4", BANNED, item("Ponder"))),
        edition(NEW, modern("6.4", "The lists are on a page of their own.")),
    )
    assert format_provider.rules(DeckFormat.MODERN).edition == OLD
    asked = format_provider.rules(DeckFormat.MODERN, NEW)
    assert (asked.edition, asked.banned, asked.lists_complete) == (NEW, (), False)


def test_entries_that_name_no_card_are_told_and_leave_the_list_open():
    sentence = "Each and every card that the judges of this hall have found too strong"
    rules = provider_of(edition(NEW, modern("6.4", BANNED, item(sentence)))).rules(
        DeckFormat.MODERN
    )
    assert (rules.unread, rules.lists_complete) == ((sentence,), False)


def test_what_is_banned_in_all_formats_is_banned_in_each():
    everywhere = item("Cards whose art is offensive are banned in all formats.")
    vintage = section("6.5", "Vintage Format", BANNED, everywhere)
    rules = provider_of(edition(NEW, modern("6.4", BANNED, item("Ponder")), vintage)).rules(
        DeckFormat.MODERN
    )
    assert names(rules.banned)[0] == "Ponder"
    crusade = next(card for card in rules.banned if card.name == "Crusade")
    assert crusade.rule == RuleReference(NEW, "6.5")


@pytest.mark.parametrize("played", ["modern", "limited", "commander", "pioneer"])
def test_a_library_without_the_rules_has_no_such_format(played):
    empty = provider_of(document(NEW, section("1", "Introduction")))
    assert isinstance(empty.rules(DeckFormat(played)), NoSuchFormat)
    assert isinstance(provider_of().rules(DeckFormat(played)), NoSuchFormat)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, FailureReason.TEXT_MISSING),
        (b"{", FailureReason.TEXT_DAMAGED),
        (b'{"sources": [], "kinds": [{"kind": 3}]}', FailureReason.TEXT_DAMAGED),
    ],
)
def test_a_damaged_list_of_kinds_is_said(tmp_path, content, reason):
    (tmp_path / "cards").mkdir()
    if content is not None:
        (tmp_path / "cards" / BANNED_KINDS_FILE).write_bytes(content)
    with pytest.raises(EnvironmentFailure) as failure:
        read_banned_kinds(tmp_path)
    assert failure.value.reason is reason


def test_kinds_are_read_where_they_lie(tmp_path):
    (tmp_path / "cards").mkdir()
    shutil.copy(resources_folder() / "cards" / BANNED_KINDS_FILE, tmp_path / "cards")
    assert [kind.kind for kind in read_banned_kinds(tmp_path)] == [
        "conspiracy",
        "ante",
        "offensive",
    ]
