"""The object that the windows are handed is what their protocol asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.engine.ports.decklists import DecklistFiles
from judgekit.storage.decklists.files import StoredDecklists


def test_a_list_goes_through_every_door(tmp_path: Path) -> None:
    files: DecklistFiles = StoredDecklists()
    pasted = files.parse(b"4 Opt")
    assert pasted.main == (CardCount(4, "Opt"),)
    (tmp_path / "Ann.txt").write_text(files.write(pasted))
    assert files.read(tmp_path / "Ann.txt").main == pasted.main
    assert files.read_players(tmp_path, lambda part: None).lists["Ann"].main == pasted.main


def test_a_file_is_text_to_be_mended_whatever_letters_it_has(tmp_path: Path) -> None:
    files: DecklistFiles = StoredDecklists()
    path = tmp_path / "list.txt"
    path.write_bytes("4 Jötun Grunt\r\n? Opt\r\n".encode("utf-16"))
    text = files.text_of(path)
    assert text.splitlines() == ["4 Jötun Grunt", "? Opt"]
    assert files.parse(text.encode(), path.name) == files.read(path)


@pytest.mark.parametrize(
    ("content", "fault"),
    [(b"PK\x03\x04deck", ListFault.NOT_TEXT), (b"4 Opt\n" * 3_000_000, ListFault.TOO_LARGE)],
)
def test_what_is_no_text_of_a_list_is_none(tmp_path: Path, content: bytes, fault) -> None:
    path = tmp_path / "list.zip"
    path.write_bytes(content)
    with pytest.raises(UnusableList) as bad:
        StoredDecklists().text_of(path)
    assert bad.value.fault is fault
