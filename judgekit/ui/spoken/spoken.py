"""What a painted widget is for the accessibility tree: its role, its state and its rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role


class SpokenRow(NamedTuple):
    """A row painted in a widget: its words, and where it is, in the widget's pixels.

    `is_chosen` is None where no row can be chosen, `is_checked` where none can be ticked.
    """

    words: str
    place: QRect
    is_chosen: bool | None = None
    is_checked: bool | None = None
    role: Role = Role.ListItem


class Spoken(NamedTuple):
    """A widget for screen readers, beside its accessible name and description.

    `name` and `detail` replace these where they change by themselves, as a clock's reading does.
    What doesn't apply is None: a state that the widget can't be in. `is_half` is a tick that is
    neither given nor refused. `key` is the key that presses it.
    """

    role: Role
    name: str = ""
    detail: str = ""
    rows: tuple[SpokenRow, ...] = ()
    is_chosen: bool | None = None
    is_checked: bool | None = None
    is_half: bool = False
    is_expanded: bool | None = None
    opens_menu: bool = False
    can_be_typed_into: bool = False
    key: str = ""


@runtime_checkable
class SpokenWidget(Protocol):
    """A widget that says what it is; asked anew each time."""

    def as_spoken(self) -> Spoken:
        """Return what it is now."""
        ...


def spoken_as(role: Role, name: Callable[[Any], str] | None = None) -> Callable[[Any], Spoken]:
    """Return an `as_spoken` for a class whose widgets have always this role, and the name that
    `name` returns of them, or else their accessible one."""
    return lambda widget: Spoken(role, name=name(widget) if name is not None else "")


def rows_below_each_other(
    words: tuple[str, ...], widget: QWidget, height: int, chosen: int | None = None
) -> tuple[SpokenRow, ...]:
    """Return rows of that height in pixels from the widget's top; `chosen` is the chosen one's
    place, -1 for none, None where none can be chosen."""
    return tuple(
        SpokenRow(
            said,
            QRect(0, at * height, widget.width(), height),
            None if chosen is None else at == chosen,
        )
        for at, said in enumerate(words)
    )
