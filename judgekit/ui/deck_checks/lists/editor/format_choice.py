"""The format that lists are checked against: the tournament's, or another one."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.ui.deck_checks.lists.wording import deck_format_name
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.lists_reading import Asked

PLAYED_AS = (
    DeckFormat.STANDARD,
    DeckFormat.PIONEER,
    DeckFormat.MODERN,
    DeckFormat.LEGACY,
    DeckFormat.VINTAGE,
)


class FormatChoice(QWidget):
    """Two buttons with menus, the second only for Two-Headed Giant; `changed` is emitted when the
    result of `asked` changes."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of_tournament: DeckFormat | None = None
        self._day = ""
        self._chosen: Asked | None = None
        self.button = Button(look, opens_menu=True)
        self.played_as = Button(look, opens_menu=True)
        row = QHBoxLayout(self)
        row.addWidget(self.button)
        row.addWidget(self.played_as)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        self.button.clicked.connect(self.open)
        self.played_as.clicked.connect(self._open_played_as)
        self._show()

    def asked(self) -> Asked:
        """Return the format that lists are checked against now, for a reader of the interface."""
        asked = self._chosen if self._chosen is not None else Asked(self._of_tournament)
        return msgspec.structs.replace(asked, day=self._day, language=interface_words().language)

    def follow(self, of_tournament: DeckFormat | None, day: str = "") -> None:
        """Set the tournament's day, and its format, used unless another one is chosen."""
        before = self.asked()
        self._of_tournament, self._day = of_tournament, day
        self._show()
        if self.asked() != before:
            self.changed.emit()

    def choose(self, asked: Asked | None) -> None:
        """Check against this one; None for the tournament's."""
        before, self._chosen = self.asked(), asked
        self._show()
        if self.asked() != before:
            self.changed.emit()

    def name(self) -> str:
        """Name of the format; empty if there is none."""
        asked = self.asked()
        return deck_format_name(asked.format) if asked.format is not None else ""

    def open(self) -> None:
        """Open a menu of the formats."""
        menu = ChoiceMenu(self)
        of_tournament = self.tr("The event's: {format}").format(
            format=deck_format_name(self._of_tournament)
            if self._of_tournament
            else self.tr("none known")
        )
        first = menu.add_choice(of_tournament, chosen=self._chosen is None)
        first.triggered.connect(lambda _=False: self.choose(None))
        menu.addSeparator()
        for each in DeckFormat:
            is_chosen = self._chosen is not None and self._chosen.format is each
            action = menu.add_choice(deck_format_name(each), chosen=is_chosen)
            action.triggered.connect(lambda _=False, one=each: self.choose(Asked(one)))
        self._pop_up(menu, self.button)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _open_played_as(self) -> None:
        menu = ChoiceMenu(self)
        for each in PLAYED_AS:
            action = menu.add_choice(deck_format_name(each), chosen=self.asked().played_as is each)
            asked = Asked(DeckFormat.TWO_HEADED_GIANT, each)
            action.triggered.connect(lambda _=False, one=asked: self.choose(one))
        self._pop_up(menu, self.played_as)

    def _pop_up(self, menu: ChoiceMenu, button: Button) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
        menu.setActiveAction(menu.actions()[0])

    def _show(self) -> None:
        asked = self.asked()
        words = self.name() or self.tr("No format")
        said = self.tr("Format used for legality: {format}")
        self.button.set_words(words, name=said.format(format=words))
        self.played_as.setVisible(asked.format is DeckFormat.TWO_HEADED_GIANT)
        as_name = deck_format_name(asked.played_as) if asked.played_as else self.tr("Played as…")
        said = self.tr("Also applies: {format}")
        self.played_as.set_words(as_name, name=said.format(format=as_name))
