"""The actions that change the size of all texts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from judgekit.ui.look import next_percent
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.widgets.actions import Action

translate = QCoreApplication.translate


def text_size_actions(preferences: PreferenceKeeper) -> tuple[Action, ...]:
    """Larger, smaller, and back to normal."""

    def step(steps: int) -> None:
        preferences.change(text_percent=next_percent(preferences.now.text_percent, steps))

    def normal() -> None:
        preferences.change(text_percent=100)

    return (
        Action(
            *("larger", lambda: translate("TextSize", "Larger text"), "Ctrl++"),
            *(partial(step, 1), ("Ctrl+=",)),
        ),
        Action(
            "smaller", lambda: translate("TextSize", "Smaller text"), "Ctrl+-", partial(step, -1)
        ),
        Action("normal", lambda: translate("TextSize", "Normal text size"), "Ctrl+0", normal),
    )
