"""The first start, over the whole window but the strip, which shows the library being prepared."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.welcome.way_row import WayRow
from judgekit.ui.widgets.actions import Action, action_for, bind, key_text
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import own_language_name

WIDEST = 720


class Way(StrEnum):
    """What comes first."""

    EVENT = "event"
    RULE = "rule"
    REHEARSAL = "rehearsal"
    JOIN = "join"


ICONS = (
    ("clock", Way.EVENT),
    ("book", Way.RULE),
    ("rehearse", Way.REHEARSAL),
    ("laptop", Way.JOIN),
)


class Welcome(QWidget):
    """Asks language and name, and for one of four ways; `chosen` has the `Way`.

    Language and name are saved as preferences, so that it comes only once. What lies below takes no
    key meanwhile, but quitting works.
    """

    chosen = Signal(str)

    def __init__(
        self, look: Look, preferences: PreferenceKeeper, window: QMainWindow, strip: QWidget
    ) -> None:
        super().__init__(window)
        self._look, self._preferences, self._strip = look, preferences, strip
        self._at = 0
        self._title = Label(look, size="digits", bold=True, wraps=True)
        self._what = Label(look, token="text-muted", wraps=True)
        self._language_label, self._name_label = Label(look, bold=True), Label(look, bold=True)
        names = [(each, own_language_name(each)) for each in LANGUAGES]
        self.language = SegmentedButtons(look, names, "")
        self.name = TextField(look)
        self._name_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._first = Label(look, size="title", bold=True)
        self.ways = [
            WayRow(look, icon, key_text(f"Alt+{at}")) for at, (icon, _) in enumerate(ICONS, 1)
        ]
        self._privacy = Label(look, size="small", token="text-muted", wraps=True)
        self._lay_out()
        self._keys = self._actions(window)
        bind(self, self._keys)
        self.language.choose(preferences.language())
        self.language.chosen.connect(lambda code: preferences.change(interface_language=code))
        for at, row in enumerate(self.ways):
            row.clicked.connect(partial(self._take, at))
        self._choose(0)
        self.retranslate()
        window.installEventFilter(self)
        strip.installEventFilter(self)
        self._cover()
        # Nothing below is reached by Tab or takes the focus.
        self._let_below(works=False)
        QTimer.singleShot(0, self, self.name.setFocus)

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._title.setText(self.tr("Welcome to Judgekit"))
        self._what.setText(
            self.tr("Clock, calls, deck checks and rules for one event, on this laptop, no network")
        )
        self._language_label.setText(self.tr("Language"))
        self.language.setAccessibleName(self.tr("Language"))
        self._name_label.setText(self.tr("Your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self._name_hint.setText(self.tr("Entries are logged under this name"))
        self._first.setText(self.tr("What comes first?"))
        enter = key_text("Return")
        event, rule, rehearsal, join = self.ways
        hint = self.tr("Name, format and players, then the round clock")
        event.say(self.tr("Create an event"), hint, self.tr("Create event"), enter)
        hint = self.tr("Rules texts in three languages, searched as you type")
        rule.say(self.tr("Look up a rule"), hint, self.tr("Look up"), enter)
        hint = self.tr("A made-up event at up to 60 times the speed, with questions")
        rehearsal.say(self.tr("Rehearse"), hint, self.tr("Start a rehearsal"), enter)
        hint = self.tr("With a code that the hub’s person shows you")
        join.say(self.tr("Join another laptop’s event"), hint, self.tr("Join event"), enter)
        self._privacy.setText(
            self.tr(
                "Nothing is sent anywhere until you share or join an event. The language can be"
                " changed in Settings, the name on the Event page."
            )
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and not action_for(self._keys, event):
            event.accept()  # no key of the window below
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def _actions(self, window: QMainWindow) -> tuple[Action, ...]:
        rows = tuple(
            Action(f"welcome.{way}", row.text, f"Alt+{at + 1}", partial(self._take, at))
            for at, (row, (_, way)) in enumerate(zip(self.ways, ICONS, strict=True))
        )
        return (
            *rows,
            Action("welcome.take", self._first.text, "Return", self._take_chosen, ("Enter",)),
            Action("welcome.down", self._first.text, "Down", lambda: self._step(1)),
            Action("welcome.up", self._first.text, "Up", lambda: self._step(-1)),
            Action("welcome.quit", self._first.text, "Ctrl+Q", window.close),
        )

    def _step(self, by: int) -> None:
        self._choose(min(max(self._at + by, 0), len(self.ways) - 1))

    def _choose(self, at: int) -> None:
        self._at = at
        for place, row in enumerate(self.ways):
            row.show_chosen(is_chosen=place == at)

    def _take_chosen(self) -> None:
        focused = [at for at, row in enumerate(self.ways) if row.hasFocus()]
        self._take((focused or [self._at])[0])

    def _take(self, at: int, _: bool = False) -> None:
        language = self.language.value()
        self._preferences.change(interface_language=language, judge_name=self.name.text().strip())
        self._let_below(works=True)
        self.window().removeEventFilter(self)
        self._strip.removeEventFilter(self)
        self.hide()
        self.deleteLater()
        self.chosen.emit(ICONS[at][1].value)

    def _let_below(self, *, works: bool) -> None:
        window = self.window()
        below = window.centralWidget() if isinstance(window, QMainWindow) else None
        if below is not None:
            below.setEnabled(works)

    def _cover(self) -> None:
        """Lie over everything but the strip."""
        window = self.window()
        self.setGeometry(0, 0, window.width(), window.height() - self._strip.height())
        self.raise_()

    def _redress(self) -> None:
        self._scroll.set_widest(self._look.theme.px(WIDEST + 48))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        page = ScrolledPage()
        column = QVBoxLayout(page)
        scaled.keep(column, (24, 16, 24, 16), 8)
        column.addStretch(2)
        column.addWidget(IconLabel(self._look, "scales", token="accent", size=48))
        column.addWidget(self._title)
        column.addWidget(self._what)
        who = QGridLayout()
        scaled.keep(who, (0, 16, 0, 20), 8)
        for at, (label, field) in enumerate(
            ((self._language_label, self.language), (self._name_label, self.name))
        ):
            who.addWidget(label, 0, 2 * at)
            who.addWidget(field, 1, 2 * at)
        who.addWidget(self._name_hint, 2, 2)
        who.setColumnMinimumWidth(1, self._look.theme.px(8))
        who.setColumnStretch(2, 1)
        column.addLayout(who)
        column.addWidget(self._first)
        ways = QVBoxLayout()
        ways.setSpacing(0)
        ways.addWidget(Hairline(self._look, token="line-strong"))
        for row in self.ways:
            ways.addWidget(row)
        column.addLayout(ways)
        column.addWidget(self._privacy)
        column.addStretch(3)
        self._scroll = scroll = FormScroll(self._look, page)
        outer = QHBoxLayout(self)
        scaled.keep(outer, (0, 0, 0, 0), 0)
        outer.addWidget(scroll)
        self._look.changed.connect(self._redress)
        self._redress()
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
