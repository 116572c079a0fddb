"""The object that the windows are handed is what their protocol asks for."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.deck_checks.decklist import CardCount
from judgekit.engine.decklist_port import DecklistFiles
from judgekit.storage.decklists.files import StoredDecklists


def test_a_list_goes_through_every_door(tmp_path: Path) -> None:
    files: DecklistFiles = StoredDecklists()
    pasted = files.parse(b"4 Opt")
    assert pasted.main == (CardCount(4, "Opt"),)
    (tmp_path / "Ann.txt").write_text(files.write(pasted))
    assert files.read(tmp_path / "Ann.txt").main == pasted.main
    assert files.read_players(tmp_path, lambda part: None).lists["Ann"].main == pasted.main
