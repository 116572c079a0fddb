"""The lists of tests/data/decks, of every kind of file, and others where they lie ready."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from judgekit.domain.decklists.decklist import total
from judgekit.storage.decklists.files import StoredDecklists

FOLDER = Path(__file__).resolve().parents[2] / "data" / "decks"
OTHERS = Path(__file__).resolve().parents[4] / "shared" / "samples" / "decks"


class Expected(msgspec.Struct, frozen=True):
    file: str
    format_of_file: str
    main: int
    sideboard: int
    commander: int
    main_distinct: int
    sideboard_distinct: int
    remarks: list[str]
    name: str = ""
    player: str = ""


EXPECTED = msgspec.json.decode((FOLDER / "expected.json").read_bytes(), type=list[Expected])


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda each: each.file)
def test_a_list_is_read_as_it_is_meant(expected: Expected) -> None:
    read = StoredDecklists().read(FOLDER / expected.file)
    found = Expected(
        expected.file,
        read.format_of_file,
        total(read.main),
        total(read.sideboard),
        total(read.commander),
        len(read.main),
        len(read.sideboard),
        [each.remark.value for each in read.remarks],
        read.name,
        read.player,
    )
    assert found == expected


def test_every_file_has_its_expectation() -> None:
    files = {path.name for path in FOLDER.iterdir() if not path.name.startswith(".")}
    assert files == {each.file for each in EXPECTED} | {"expected.json"}


@pytest.mark.skipif(not OTHERS.is_dir(), reason="the other sample lists are not here")
def test_other_samples_have_the_cards_that_were_counted() -> None:
    rows = msgspec.json.decode((OTHERS / "expected.json").read_bytes())
    assert rows
    for row in rows:
        read = StoredDecklists().read(OTHERS / row["file"])
        counts = (total(read.main), total(read.sideboard), total(read.commander))
        assert counts == (row["main"], row["side"], row["commander"]), row["file"]
