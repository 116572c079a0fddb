"""A format and what it says of a card, as a line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import date_words
from judgekit.views.cards.card_kinds import standing_name
from judgekit.views.cards.card_legality import FormatLine, Standing
from judgekit.views.words.tournaments import format_name

SIGNS: Mapping[Standing, tuple[str, str]] = {
    Standing.LEGAL: ("tick", "ok"),
    Standing.RESTRICTED: ("warning", "attention"),
    Standing.BANNED: ("missing", "urgent"),
    Standing.NOT_LEGAL: ("none-due", "text-muted"),
}
"""Icon and token."""


class FormatRow(QWidget):
    """The format, a sign and the word beside it; below, since when, or that the event has it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._format = Label(look, wraps=True)
        self._bold = Label(look, bold=True, wraps=True)
        self._sign = IconLabel(look, "tick", size=16)
        self._standing = Label(look, bold=True, wraps=True)
        self._plain = Label(look, token="text-muted", wraps=True)
        self._below = Label(look, size="small", token="text-muted", wraps=True)
        grid = QGridLayout(self)
        ScaledLayouts(look, self).keep(grid, (0, 6, 0, 6), 8)
        grid.addWidget(self._format, 0, 0)
        grid.addWidget(self._bold, 0, 0)
        grid.addWidget(self._sign, 0, 1)
        grid.addWidget(self._standing, 0, 2)
        grid.addWidget(self._plain, 0, 2)
        grid.addWidget(self._below, 1, 2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(2, 3)

    def show_line(self, line: FormatLine) -> None:
        """Show this format."""
        translate = QCoreApplication.translate
        name = format_name(line.format, interface_words())
        self._format.say("" if line.is_of_event else name)
        self._bold.say(name if line.is_of_event else "")
        icon, token = SIGNS[line.standing]
        self._sign.show_icon(icon, token)
        said = standing_name(line.standing.value, interface_words())
        is_in = line.standing is not Standing.NOT_LEGAL
        self._standing.set_token(token)
        self._standing.say(said if is_in else "")
        self._plain.say("" if is_in else said)
        since = translate("Cards", "since {date}").format(date=date_words(line.since))
        of_event = translate("Cards", "this event") if line.is_of_event else ""
        told = ", ".join(filter(None, (of_event, since if line.since else "")))
        self._below.say(_as_checked(line) or told)


def _as_checked(line: FormatLine) -> str:
    """Return what is said where the event's deck checks don't go by the card file."""
    translate = QCoreApplication.translate
    if line.is_to_verify:
        return translate(
            "Cards",
            "this event; not verified in a deck check: the card file is from another date",
        )
    if line.of_file is None or line.lists is None:
        return ""
    words = translate("Cards", "this event, by the lists of {date}; the card file says: {standing}")
    said = standing_name(line.of_file.value, interface_words())
    return words.format(date=date_words(line.lists.date), standing=said)
