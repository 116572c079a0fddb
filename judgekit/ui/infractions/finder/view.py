"""The left column of the page: level, words, results, and the questions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import Edition
from judgekit.domain.infractions.questioning import Chain
from judgekit.ui.infractions.finder.found_list import FoundList
from judgekit.ui.infractions.finder.questions_list import QuestionsList
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.list_search_field import ListSearchField
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import level_name

LEAST_LIST = 80
"""Minimum height of the list while the questions have focus, in design pixels."""
LEAST_BOTH = 200
"""Height of the list and the questions together below which the column scrolls."""
FOUND_SHARE = 0.58
"""Share of the height for the list while the questions need more than remains."""


class Finder(QWidget):
    """Displays what it is given; the controller searches and follows the answers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._level = ""
        self._content = ScrolledPage()
        self._is_asking = False
        self._title = Label(look, size="title", bold=True)
        self.level = Button(look)
        self._differs = Label(look, size="small", token="attention", wraps=True)
        self.field = ListSearchField(look, key_outside=key_text("Ctrl+F"))
        self.list = FoundList(look)
        self._nothing = Label(look, token="text-muted", wraps=True)
        self._or = ElidedLabel(look, bold=True)
        self._count = Label(look, size="small", token="text-muted")
        self.questions = QuestionsList(look)
        self.none = Button(look, kind=ButtonKind.QUIET)
        self.penalties = Button(look, icon="flag", kind=ButtonKind.QUIET)
        self.booklet = Button(look, icon="print", kind=ButtonKind.QUIET)
        editions = [(each.value, each.value) for each in reversed(Edition)]
        self.editions = SegmentedButtons(look, editions, "")
        self._lay_out()
        self.questions.keyboard_came.connect(self._ask)
        self._content.resized.connect(self._fit)
        look.changed.connect(self._fit)
        self.retranslate()

    def show_level(self, level: str, edition: Edition, differs: str) -> None:
        """Show level and edition; `differs` tells how they differ from the tournament's, if they
        do."""
        self._level = level
        self._name_level()
        self.editions.choose(edition.value)
        self._differs.say(differs)

    def show_questions(self, chain: Chain) -> None:
        """Show the progress of the chain beside its title."""
        asked = len(chain.answered) + (chain.current is not None)
        words = self.tr("{number} of at most {most}").format(number=asked, most=chain.at_most)
        self._count.setText(words)
        self._share()

    def show_found(self, *, nothing: bool, problem: str = "") -> None:
        """Update for new rows; show that `nothing` was found, or the `problem` of the search."""
        words = self.tr("No results. Try other words, or answer the questions.")
        self._nothing.say(problem or (words if nothing else ""))
        self._share()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Infractions"))
        self.field.set_words(self.tr("What happened?"), self.tr("What happened, in a few words"))
        self.list.setAccessibleName(self.tr("Infractions found"))
        self._or.setText(self.tr("Find by questions"))
        self.questions.setAccessibleName(self.tr("Questions that lead to the infraction"))
        self._name_feet()
        self.editions.setAccessibleName(self.tr("Edition of the policy"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit(self) -> None:
        self._name_level()
        self._name_feet()
        self._share()

    def _name_level(self) -> None:
        """Drop the key from the button if a long word lacks room, then the page's title, which the
        rail shows too."""
        words = level_name(self._level)
        name = self.tr("Rules Enforcement Level: {level}").format(level=words)
        self.level.set_words(words, key=key_text("Ctrl+L"), name=name)
        room = self._content.width() - self._title.sizeHint().width() - self._look.theme.px(44)
        if self.level.sizeHint().width() > room:
            self.level.set_words(words, name=f"{name} ({key_text('Ctrl+L')})")
        is_titled = self.level.sizeHint().width() <= room
        self._title.setVisible(is_titled)
        # Alone in its row, the button is as wide as the field below it.
        self._head.setStretch(1, 1 if is_titled else 0)
        self._head.setStretch(2, 0 if is_titled else 1)

    def _name_feet(self) -> None:
        """Drop keys, then words, from the buttons at the foot where letters are large."""
        room = self._content.width() - self._look.theme.px(40)
        none, key = self.tr("No infraction?"), "N"
        beside = room - self.editions.sizeHint().width()
        self.none.set_icon("")
        self.none.set_words(none, key=key)
        if self.none.sizeHint().width() > beside:
            self.none.set_words(none, name=f"{none} ({key})")
        if self.none.sizeHint().width() > beside:
            self.none.set_icon("none-due")
            self.none.set_words("", key=key, name=none)
        booklet = self.tr("Print the booklet of the infractions")
        self.booklet.set_words("", name=f"{booklet} ({key_text(PRINT_KEY)})")
        penalties, key = self.tr("Penalties of the event"), key_text("Ctrl+Shift+P")
        self.penalties.set_words(penalties, key=key)
        room -= self.booklet.sizeHint().width()
        if self.penalties.sizeHint().width() > room:
            self.penalties.set_words(penalties, name=f"{penalties} ({key})")

    def _share(self) -> None:
        """Divide the height between list and questions. If both don't fit, the one in use comes
        first: the current question stays visible with its answers, at the expense of the list."""
        theme = self._look.theme
        taken = sum(
            part.sizeHint().height()
            for part in (self.level, self.field, self._or, self.none, self.penalties)
        )
        taken += theme.px(98) + (self._differs.isVisibleTo(self) and theme.px(24))
        wanted = self.questions.content_height(self._content.width())
        listed = self.list.content_height(self._content.width())
        spare = max(min(listed + wanted, theme.px(LEAST_BOTH)), self.height() - taken)
        if self._is_asking:
            least = min(listed, theme.px(LEAST_LIST))
            asked = min(self.questions.asked_height(self._content.width()), spare)
            questions = min(wanted, max(0, spare - least, asked))
            found = min(listed, spare - questions)
            if found < min(listed, theme.measure("row-infraction")):
                found, questions = 0, min(wanted, spare)
        else:
            found = min(listed, max(spare - wanted, round(spare * FOUND_SHARE)))
            questions = min(wanted, spare - found)
        # No row is cut in half; what that leaves is the questions', unless one is being answered.
        whole = self.list.whole_rows(self._content.width(), max(found, 0))
        spare = 0 if self._is_asking else max(0, found - whole)
        self.questions.setFixedHeight(max(min(wanted, questions + spare), 0))
        self.list.setFixedHeight(whole)

    def _ask(self, asking: bool) -> None:
        self._is_asking = asking
        self._share()

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head, search, asked, foot = QHBoxLayout(), QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head = head
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.level)
        search.addWidget(self._differs)
        search.addWidget(self.field)
        asked.addWidget(self._or, 1)
        asked.addWidget(self._count)
        foot.addWidget(self.none)
        foot.addStretch(1)
        foot.addWidget(self.editions)
        scaled.keep(head, (20, 16, 20, 12), 4)
        scaled.keep(search, (20, 0, 20, 12), 6)
        scaled.keep(asked, (20, 22, 20, 8), 8)
        scaled.keep(foot, (12, 8, 20, 0), 8)
        list_row = QHBoxLayout()
        list_row.addWidget(self.penalties)
        list_row.addStretch(1)
        list_row.addWidget(self.booklet)
        scaled.keep(list_row, (12, 4, 20, 10), 8)
        scaled.keep(self._nothing, (20, 4, 20, 4))
        outer = QVBoxLayout(self)
        outer.addWidget(FormScroll(self._look, self._content))
        column = QVBoxLayout(self._content)
        for layout in (outer, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        column.addLayout(head)
        column.addLayout(search)
        column.addWidget(Hairline(self._look))
        column.addWidget(self._nothing)
        column.addWidget(self.list)
        column.addLayout(asked)
        column.addWidget(self.questions)
        column.addStretch(1)
        column.addLayout(foot)
        column.addLayout(list_row)
        self._nothing.hide()
        self._differs.hide()
