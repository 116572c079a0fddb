"""Facts about editions: those of the program are whole, and a newer file takes their place."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.clock.playing_time import BONUS
from judgekit.domain.clock.schedules import KNOWN_TIMES, draft_times
from judgekit.domain.clock.state import TURNS_PLAYING_TOGETHER
from judgekit.domain.deck_checks.selection import ONE_DECK_IN
from judgekit.domain.formats.deck_sizes import (
    COPIES_IN_CONSTRUCTED,
    FEWEST_CONSTRUCTED,
    FEWEST_LIMITED,
    MOST_SIDEBOARD,
)
from judgekit.domain.rules.edition_facts import FactsProblem, FactsRefused, check_whole
from judgekit.domain.rules.figures import FigureValue
from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.edition_facts import FactsState
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.system.resources import resources_folder
from tests.builders import FACTS


@pytest.fixture
def store(tmp_path):
    return EditionFactsFile(resources_folder(), tmp_path / "data" / "facts.json")


@pytest.fixture
def given(tmp_path):
    """Write an object as a file to load."""

    def write(facts) -> object:
        path = tmp_path / "facts.json"
        path.write_bytes(facts if isinstance(facts, bytes) else msgspec.json.encode(facts))
        return path

    return write


def as_object() -> dict:
    return msgspec.json.decode(msgspec.json.encode(FACTS))


def later(until: str = "2027-02-01") -> dict:
    """The facts of the program as a file that knows more."""
    facts = as_object()
    for part in ("changes", "figures", "bans"):
        facts[part]["known_until"] = until
    return facts


def figure(facts: dict, name: str) -> dict:
    return next(each for each in facts["figures"]["figures"] if each["id"] == name)


def test_the_facts_of_the_program_are_whole():
    check_whole(FACTS, FACTS.figures)
    changes = [change for section in FACTS.changes.sections for change in section.changes]
    assert len(changes) >= 154
    assert all(set(change.what) == {"en", "es", "ru"} for change in changes)
    assert all(figure.source for figure in FACTS.figures.figures)


def test_every_figure_has_a_value_for_each_edition():
    for figure in FACTS.figures.figures:
        values = figure.values
        assert values[0].first_seen == FACTS.figures.editions[0], figure.id
        assert values[-1].last_seen == FACTS.figures.known_until, figure.id
        for edition in FACTS.figures.editions:
            assert any(each.first_seen <= edition <= each.last_seen for each in values), figure.id


def test_the_times_of_drafts_are_those_of_every_edition():
    for day in FACTS.figures.editions:
        assert draft_times(FACTS.figures.on(day)) == KNOWN_TIMES


def test_what_a_deadline_adds_and_how_many_decks_are_checked_is_the_same_in_every_edition():
    """The record's arithmetic must not depend on a file of facts: a change needs a new program."""
    for day in FACTS.figures.editions:
        figures = FACTS.figures.on(day)
        assert figures.figure("extra-minutes-after-deck-check").number * MINUTE == BONUS
        assert figures.figure("deck-check-percent").number * ONE_DECK_IN == 100
        assert figures.figure("additional-turns-of-teams").number == TURNS_PLAYING_TOGETHER


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("constructed-deck-at-least", FEWEST_CONSTRUCTED),
        ("constructed-sideboard-at-most", MOST_SIDEBOARD),
        ("copies-at-most", COPIES_IN_CONSTRUCTED),
        ("limited-deck-at-least", FEWEST_LIMITED),
    ],
)
def test_lists_are_recognised_by_the_sizes_of_every_edition(name, number):
    for day in FACTS.figures.editions:
        assert FACTS.figures.on(day).figure(name).number == number


def test_a_newer_file_takes_the_place_of_the_facts_and_stays(store, given, tmp_path):
    facts = later()
    facts["figures"]["editions"].append("2027-01-15")
    fewest = figure(facts, "fewest-players")
    fewest["values"].append({"first_seen": "2027-01-15", "last_seen": "2027-01-15", "value": 6})
    loaded = store.load(given(facts))
    assert loaded.known_until == dict.fromkeys(("changes", "figures", "bans"), "2027-02-01")
    again = EditionFactsFile(resources_folder(), tmp_path / "data" / "facts.json").facts()
    assert again.figures.on("2027-01-20").figure("fewest-players").number == 6
    assert again.figures.on("2026-12-31").figure("fewest-players").number == 4


def without_spanish(facts: dict) -> None:
    del next(each for each in facts["changes"]["sections"] if each["changes"])["changes"][0][
        "what"
    ]["es"]


def with_no_source(facts: dict) -> None:
    figure(facts, "fewest-players")["source"] = " "


def with_a_wrong_day(facts: dict) -> None:
    facts["bans"]["changes"][0]["date"] = "2024-13-01"


def with_values_out_of_order(facts: dict) -> None:
    figure(facts, "fewest-players")["values"].reverse()


def without_a_figure(facts: dict) -> None:
    facts["figures"]["figures"].pop(0)


def with_a_chart_for_a_number(facts: dict) -> None:
    figure(facts, "fewest-players")["values"][0]["value"] = {"4": 2}


def below_zero(facts: dict) -> None:
    figure(facts, "fewest-players")["values"][0]["value"] = -1


def known_until_earlier(facts: dict) -> None:
    facts["bans"]["known_until"] = "2026-01-01"


def of_another_form(facts: dict) -> None:
    facts["form"] = 2


def with_an_unknown_field(facts: dict) -> None:
    facts["changes"]["colour"] = "red"


def without_bans(facts: dict) -> None:
    facts["bans"]["start"] = []


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (without_spanish, FactsProblem.LANGUAGE_MISSING),
        (with_no_source, FactsProblem.SOURCE_MISSING),
        (with_a_wrong_day, FactsProblem.WRONG_DATE),
        (with_values_out_of_order, FactsProblem.WRONG_DATE),
        (without_a_figure, FactsProblem.FIGURE_MISSING),
        (with_a_chart_for_a_number, FactsProblem.WRONG_FIGURE),
        (below_zero, FactsProblem.WRONG_FIGURE),
        (known_until_earlier, FactsProblem.OLDER),
        (of_another_form, FactsProblem.OTHER_FORM),
        (with_an_unknown_field, FactsProblem.UNREADABLE),
        (without_bans, FactsProblem.NOTHING_THERE),
    ],
)
def test_a_file_that_is_not_whole_changes_nothing(store, given, tmp_path, spoil, problem):
    facts = later()
    spoil(facts)
    with pytest.raises(FactsRefused) as refused:
        store.load(given(facts))
    assert refused.value.problem is problem
    assert store.facts() == FACTS
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"[]", b"{}", b"[" * 100_000])
def test_anything_else_is_no_file_of_facts(store, given, content):
    with pytest.raises(FactsRefused) as refused:
        store.load(given(content))
    assert refused.value.problem is FactsProblem.UNREADABLE


def test_a_file_that_is_not_there_is_the_machines_matter(store, tmp_path):
    with pytest.raises(EnvironmentFailure):
        store.load(tmp_path / "nowhere.json")


def test_a_program_with_newer_facts_does_not_go_by_an_older_file(store, given):
    kept = store.load(given(later())).figures
    assert kept.known_until == "2027-02-01"
    older = as_object()
    older["figures"]["known_until"] = "2026-02-26"
    older["figures"]["editions"].pop()
    store.kept.write_bytes(msgspec.json.encode(older))
    again = EditionFactsFile(resources_folder(), store.kept)
    assert again.facts().figures == FACTS.figures


def test_a_damaged_kept_file_is_told_and_not_used(store, given):
    assert store.state() is FactsState.BUNDLED
    store.load(given(later()))
    assert store.state() is FactsState.LOADED
    store.kept.write_bytes(b"{")
    assert store.state() is FactsState.DAMAGED
    assert EditionFactsFile(resources_folder(), store.kept).facts() == FACTS


def test_a_value_may_be_no_limit():
    value = msgspec.json.decode(
        b'{"first_seen":"a","last_seen":"b","value":null}', type=FigureValue
    )
    assert value.value is None


def test_without_a_folder_of_the_user_nothing_can_be_loaded(given):
    bundled_only = EditionFactsFile(resources_folder())
    assert bundled_only.state() is FactsState.BUNDLED
    with pytest.raises(EnvironmentFailure) as failed:
        bundled_only.load(given(later()))
    assert failed.value.reason is FailureReason.FOLDER_UNWRITABLE


def test_a_file_larger_than_any_is_not_decoded(store, tmp_path):
    with (tmp_path / "large").open("wb") as file:
        file.truncate(16 * 1024 * 1024 + 1)
    with pytest.raises(FactsRefused) as refused:
        store.load(tmp_path / "large")
    assert refused.value.problem is FactsProblem.UNREADABLE
    assert store.state() is FactsState.BUNDLED
