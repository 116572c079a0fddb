"""The two lists below the command field, of which one is shown: an order, or what was found."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.fields.search_field import SearchField

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.command_list import CommandList
    from judgekit.ui.shell.commands.find_list import FindList

WIDTH, ABOVE, BELOW = 664, 6, 16
"""Width of a list and the room around it, in design pixels."""


class BelowField(QObject):
    """Creates each list on first use, places it, and hides the other."""

    def __init__(
        self,
        look: Look,
        field: SearchField,
        window: QWidget,
        run_order: Callable[[], None],
        follow: Callable[[], None],
    ) -> None:
        super().__init__(field)
        self._look, self._field, self._window = look, field, window
        self._run_order, self._follow = run_order, follow
        self._orders: CommandList | None = None
        self._found: FindList | None = None

    def orders(self) -> CommandList:
        """Return the list of an order and its other forms."""
        if self._orders is None:
            from judgekit.ui.shell.commands.command_list import CommandList  # noqa: PLC0415

            self._orders = CommandList(self._look, self._window)
            self._orders.run.connect(self._run_order)
            self._orders.resized.connect(self.place)
        return self._orders

    def found(self) -> FindList:
        """Return the list of what was found."""
        if self._found is None:
            from judgekit.ui.shell.commands.find_list import FindList  # noqa: PLC0415

            self._found = FindList(self._look, self._window)
            self._found.run.connect(self._follow)
        return self._found

    def shown(self) -> CommandList | FindList | None:
        """Return the list that is shown."""
        return self.order_shown() or self.found_shown()

    def order_shown(self) -> CommandList | None:
        """Return the list of an order while it is shown."""
        return self._orders if self._orders is not None and not self._orders.isHidden() else None

    def found_shown(self) -> FindList | None:
        """Return the list of what was found while it is shown."""
        return self._found if self._found is not None and not self._found.isHidden() else None

    def show(self, wanted: CommandList | FindList) -> None:
        """Show this list, and say what Enter would do to screen readers."""
        for each in (self._orders, self._found):
            if each is not None and each is not wanted:
                each.hide()
        wanted.show()
        self.place()
        wanted.raise_()
        self.tell_choice()

    def hide(self) -> None:
        """Hide both."""
        for each in (self._orders, self._found):
            if each is not None:
                each.hide()

    def tell_choice(self) -> None:
        """Describe the choice at the field, where the focus stays."""
        shown = self.shown()
        if shown is not None:
            said = shown.accessibleName()
            is_news = said != self._field.accessibleDescription()
            self._field.setAccessibleDescription(said)
            if is_news:
                from judgekit.ui.spoken.announcing import announce  # noqa: PLC0415  (not at a start)

                announce(self._field, said)

    def place(self) -> None:
        """Place the list that is shown, after a change of the window or of the list."""
        shown = self.shown()
        if shown is not None:
            theme, corner = self._look.theme, self._corner()
            room = self._window.width() - corner.x() - theme.measure("page-margin")
            width = min(theme.px(WIDTH), room)
            shown.setGeometry(corner.x(), corner.y(), width, shown.fit(width, self._most()))

    def rows_that_fit(self) -> int:
        """Return how many rows of what was found have room."""
        from judgekit.ui.shell.commands.find_list import rows_in  # noqa: PLC0415

        return rows_in(self._look, self._most())

    def _most(self) -> int:
        """Return the height below the field, in pixels."""
        return self._window.height() - self._corner().y() - self._look.theme.px(BELOW)

    def _corner(self) -> QPoint:
        under = QPoint(0, self._field.height() + self._look.theme.px(ABOVE))
        return self._field.mapTo(self._window, under)
