"""A card file is loaded in the library: what is said while and after it is, and what stays."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtWidgets import QLabel

from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.test_lists_journey import rested
from tests.storage.cards.card_files import scryfall_card, written


def at_the_library(judge: JudgeAtWork) -> CardFileBar:
    judge.keys("Ctrl+1", "I")
    rested(judge)
    (bar,) = [each for each in judge.window.findChildren(CardFileBar) if each.isVisible()]
    return bar


def told(bar: CardFileBar) -> list[str]:
    """What the bar says, from above."""
    labels = [each for each in bar.findChildren(QLabel) if each.isVisible() and each.text()]
    return [each.text() for each in sorted(labels, key=lambda label: label.y())]


def test_a_day_after_todays_is_told_beside_what_the_file_counts_as(
    judge: JudgeAtWork, tmp_path: Path
):
    bar = at_the_library(judge)
    file = written(tmp_path / "cards-20991231.json", [scryfall_card("Opt")])
    os.utime(file, (1793534400, 1793534400))  # 1 November 2026
    bar.file.load(file)
    rested(judge)
    assert told(bar) == [
        "Card file of 1 November 2026 (Scryfall), 1 card",
        "cards-20991231.json is dated 31 December 2099, after today: it counts as of 1 November "
        "2026. Check this laptop’s date.",
    ]
