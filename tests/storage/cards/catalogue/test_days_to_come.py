"""Card files whose day lies after today: they keep no later file from being laid over them."""

from __future__ import annotations

import os
from datetime import UTC, datetime

import pytest

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import atomic_card, atomic_file, written
from tests.storage.cards.catalogue.printings import printing, ruling

TODAY = "2026-11-28"


class Laptop:
    """Its clock may be wrong, and mended."""

    def __init__(self, folder):
        self.folder = folder
        self.today = TODAY
        self.cards = KnownCards(resources_folder(), folder / "data", lambda: self.today)

    def load(self, content, name, changed, **how):
        path = written(self.folder / name, content)
        instant = datetime.fromisoformat(changed).replace(tzinfo=UTC).timestamp()
        os.utime(path, (instant, instant))
        return self.cards.load(path, lambda read, size: True, **how)

    @property
    def text(self):
        return self.cards.card("Quiet Thought").text


@pytest.fixture
def laptop(tmp_path):
    return Laptop(tmp_path)


def scryfall(text):
    return [printing("Quiet Thought", text)]


def mtgjson(text, day):
    content = atomic_file(**{"Quiet Thought": [atomic_card("Quiet Thought", text=text)]})
    return {**content, "meta": {"date": day}}


def test_a_day_in_the_file_that_is_still_to_come_masks_no_later_file(laptop):
    told = laptop.load(mtgjson("Wrong.", "2999-01-01"), "AtomicCards.json", "2026-11-01")
    assert (told.date, told.files[0].stated) == ("2026-11-01", "2999-01-01")
    laptop.load(scryfall("Right."), "cards-20261120.json", "2026-11-20")
    assert laptop.text == "Right."
    assert laptop.cards.source().date == "2026-11-20"


def test_nor_does_one_in_its_name(laptop):
    told = laptop.load(scryfall("Wrong."), "cards-20991231.json", "2026-11-01")
    assert (told.date, told.files[0].stated) == ("2026-11-01", "2099-12-31")
    laptop.load(scryfall("Right."), "cards-20261120.json", "2026-11-20")
    assert laptop.text == "Right."


def test_where_no_day_is_believed_the_file_only_fills_what_others_lack(laptop):
    laptop.load(scryfall("Right."), "cards-20240101.json", "2024-01-01")
    more = [*scryfall("Wrong."), printing("Loud Thought", "Discard a card.")]
    laptop.load(more, "cards-20991231.json", "2099-12-31")
    assert laptop.text == "Right."
    assert laptop.cards.card("Loud Thought").text == "Discard a card."
    assert laptop.cards.source().date == "2024-01-01"
    assert [each.stated for each in laptop.cards.source().files] == ["", "2099-12-31"]


def test_a_file_that_was_loaded_while_the_clock_went_ahead_masks_none_once_it_is_mended(laptop):
    laptop.today = "2031-05-05"
    told = laptop.load(scryfall("Old."), "cards.json", "2031-05-04")
    assert (told.date, told.files[0].stated) == ("2031-05-04", "")
    laptop.today = TODAY
    assert laptop.cards.source().files[0].stated == "2031-05-04"
    laptop.load(scryfall("Right."), "cards-20261120.json", "2026-11-20")
    assert laptop.text == "Right."


def test_files_loaded_while_the_clock_was_behind_keep_their_days(laptop):
    laptop.today = "2015-01-02"
    laptop.load(scryfall("Older."), "cards-20261101.json", "2026-11-02")
    told = laptop.load(scryfall("Newer."), "cards-20261120.json", "2026-11-21")
    assert {each.stated for each in told.files} == {"2026-11-20"}
    laptop.today = TODAY
    assert laptop.cards.source().date == "2026-11-20"
    assert laptop.cards.source().files[0].stated == ""
    laptop.load(scryfall("Between."), "cards-20261110.json", "2026-11-10")
    assert laptop.text == "Newer."
    assert laptop.cards.card("Quiet Thought").source.date == "2026-11-20"


def test_rulings_of_a_day_to_come_mask_no_later_rulings(laptop):
    laptop.load(scryfall("Draw a card."), "cards-20261120.json", "2026-11-20")
    known = "oracle-of-Quiet Thought"
    wrong, right = ([ruling(known, "2026-01-01", text)] for text in ("It doesn't.", "It does."))
    told = laptop.load(wrong, "rulings-20991231.json", "2099-12-31")
    assert [each.stated for each in told.files] == ["", "2099-12-31"]
    laptop.load(right, "rulings-20261101.json", "2026-11-01")
    assert [each.text for each in laptop.cards.card("Quiet Thought").rulings] == ["It does."]


@pytest.mark.parametrize(("changed", "day"), [(-(10**9), "1970-01-01"), (9 * 10**9, "2255-03-14")])
def test_whatever_day_the_disk_says_it_is_one(laptop, changed, day):
    path = written(laptop.folder / "cards.json", scryfall("x"))
    os.utime(path, (changed, changed))
    told = laptop.cards.load(path, lambda read, size: True)
    assert told.date == day


def test_todays_file_is_believed(laptop):
    told = laptop.load(scryfall("x"), f"cards-{TODAY.replace('-', '')}.json", "2026-11-28")
    assert (told.date, told.files[0].stated) == (TODAY, "")


@pytest.mark.parametrize(
    ("name", "day", "stated"),
    [
        ("default-cards-20261120100512.json", "2026-11-20", ""),
        ("cards-2026-11-20.json", "2026-11-20", ""),
        ("cards 2026.11.20 (1).json", "2026-11-20", ""),
        ("cards-21261120.json", "2026-11-27", "2126-11-20"),
        ("cards-99991231.json", "2026-11-27", "9999-12-31"),
    ],
)
def test_a_day_in_the_name_is_read_whatever_its_year(laptop, name, day, stated):
    told = laptop.load(scryfall("x"), name, "2026-11-27")
    (file,) = told.files
    assert (file.date, file.stated, file.dated_by_saving) == (day, stated, bool(stated))


@pytest.mark.parametrize(
    "name", ["cards.json", "cards-20261345.json", "cards-10000101.json", "120261120.json"]
)
def test_where_no_day_is_said_that_of_saving_counts_and_is_known_as_such(laptop, name):
    told = laptop.load(scryfall("x"), name, "2026-11-27")
    (file,) = told.files
    assert (file.date, file.stated, file.dated_by_saving) == ("2026-11-27", "", True)
    laptop.today = "2026-11-20"
    assert laptop.cards.source().files[0].dated_by_saving


def test_a_day_that_was_doubted_and_is_believed_again_is_not_that_of_saving(laptop):
    laptop.today = "2026-11-01"
    told = laptop.load(scryfall("x"), "cards-20261120.json", "2026-10-30")
    assert told.files[0].dated_by_saving
    laptop.today = TODAY
    assert not laptop.cards.source().files[0].dated_by_saving
