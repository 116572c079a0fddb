import threading
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.runtime.card_file_keeper import (
    CardFileKeeper,
    is_card_file,
    is_too_large_for_a_list,
)
from tests.card_fakes import SOURCE, CardFakes, without_card_file


class Decks:
    """Decks of which only the cards are asked."""

    def __init__(self, cards: CardFakes) -> None:
        self.cards = cards


@pytest.fixture
def cards() -> CardFakes:
    return without_card_file()


@pytest.fixture
def keeper(cards, tasks) -> CardFileKeeper:
    decks = Decks(cards)
    return CardFileKeeper(lambda: decks, tasks, tasks)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("all-cards.json", True), ("AllPrintings.JSON.GZ", True), ("mtr.pdf", False), ("x.md", False)],
)
def test_card_files_are_known_by_their_names(name, expected):
    assert is_card_file(Path(name)) == expected


def test_a_large_file_is_no_decklist(tmp_path):
    small, large = tmp_path / "deck.json", tmp_path / "cards.json"
    small.write_bytes(b"{}")
    large.write_bytes(b" " * 4_000_001)
    assert [is_too_large_for_a_list(each) for each in (small, large, tmp_path / "no.json")] == [
        False,
        True,
        False,
    ]


def test_what_is_loaded_is_found_out(keeper, qtbot):
    keeper.refresh()
    qtbot.waitUntil(lambda: not keeper.complaint)
    assert keeper.source is None


def test_a_file_is_loaded_and_told(keeper, qtbot):
    with qtbot.waitSignal(keeper.loaded):
        keeper.load(Path("all-cards.json"))
        assert keeper.is_loading
    assert (keeper.source, keeper.part, keeper.failure) == (SOURCE, None, "")


def test_a_file_that_fails_is_named_without_its_folder(keeper, cards, tmp_path, qtbot):
    path = tmp_path / "stick" / "cards.json"
    cards.failure = EnvironmentFailure(FailureReason.NO_CARD_FILE, str(path))
    keeper.load(path)
    qtbot.waitUntil(lambda: bool(keeper.failure))
    assert keeper.failure.startswith("cards.json ")
    assert "stick" not in keeper.failure
    assert keeper.source is None
    assert not keeper.is_loading


def test_a_loading_that_is_stopped_brings_nothing(keeper, qtbot):
    keeper.load(Path("all-cards.json"))
    keeper.stop()
    assert not keeper.is_loading
    assert keeper.source is None


class SlowToTell(CardFakes):
    """Tells what is loaded when it may, as it was when it was asked."""

    def __init__(self) -> None:
        super().__init__(())
        self.was_asked, self.may_tell = threading.Event(), threading.Event()

    def complaint(self) -> str:
        self.was_asked.set()
        assert self.may_tell.wait(10)
        return super().complaint()


def test_what_was_looked_up_before_a_loading_does_not_replace_what_it_brought(tasks, qtbot):
    cards = SlowToTell()
    decks = Decks(cards)
    keeper = CardFileKeeper(lambda: decks, tasks, tasks)
    keeper.refresh()
    assert cards.was_asked.wait(10)
    with qtbot.waitSignal(keeper.loaded):
        keeper.load(Path("all-cards.json"))
    cards.may_tell.set()
    qtbot.waitUntil(lambda: not tasks.is_busy())
    assert keeper.source == SOURCE
