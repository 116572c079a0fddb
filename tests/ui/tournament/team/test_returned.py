"""What came of the entries that waited: each figure agrees with its word, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from judgekit.ui.tournament.team.aside.returned import Returned
from judgekit.views.sharing.came_back import CameBack, Merge


def said(look, qtbot, count: int) -> list[str]:
    """What the figures say of so many entries that were taken, and as many that merged."""
    returned = Returned(look)
    qtbot.addWidget(returned)
    merges = tuple(Merge(f"own-{place}", f"other-{place}") for place in range(count))
    returned.show_return(CameBack(count, merges, {}, ()))
    names = [each.accessibleName() for each in returned.findChildren(QWidget)]
    return [name for name in names if name.startswith(f"{count} ")]


@pytest.mark.parametrize(
    ("language", "count", "taken", "merged"),
    [
        ("es", 1, "aceptada", "dice lo mismo"),
        ("es", 2, "aceptadas", "dicen lo mismo"),
        ("ru", 1, "принята", "повторяет"),
        ("ru", 2, "приняты", "повторяют"),
        ("ru", 5, "принято", "повторяют"),
        ("ru", 11, "принято", "повторяют"),
        ("ru", 21, "принята", "повторяет"),
    ],
)
def test_one_is_said_otherwise_than_many(  # noqa: PLR0917  (a row of the table)
    look, qtbot, translator, language, count, taken, merged
):
    translator.speak(language)
    assert said(look, qtbot, count) == [f"{count} {taken}", f"{count} {merged}"]
