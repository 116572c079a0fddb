"""Alarms in the line of notices, for a while."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.ui.runtime.alarms.wording import absence_sentence, alarm_words
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.fields.search_field import SearchField
from judgekit.ui.words.wording import clock_title

BANNER = "alarms"
SHOWN_FOR = 15_000
"""In milliseconds; Esc closes it earlier."""
HEARD_FOR = 5_000
"""In milliseconds: after them an alarm that only announces makes way for a notice that waits for a
decision, so that its button stands on the line."""
TOKENS: Mapping[AlarmKind, str] = {
    AlarmKind.TIME: "overtime",
    AlarmKind.LONGEST_DEADLINE: "overtime",
    AlarmKind.DECK_CHECK_STOP: "urgent",
}
"""Colour tokens of alarms that report an expired time, highest precedence first."""


class AlarmKeeper(QObject):
    """A later alarm of the same clock or deck check replaces an earlier one. Several alarms share
    one banner, in that `window`."""

    def __init__(self, dependencies: ProgramDependencies, window: QWidget) -> None:
        super().__init__(window)
        self._dependencies = dependencies
        self._messages = dependencies.messages
        self._window = window
        self._rung: dict[tuple[str, int], tuple[AlarmKind, QTimer]] = {}
        """By clock and, for a deck check, by table."""
        dependencies.alarms.rang.connect(self.show_alarm)
        dependencies.alarms.muted_changed.connect(self._refresh)
        dependencies.bridge.switched.connect(self.put_away)
        dependencies.bridge.changed.connect(self._put_returned_away)
        self._messages.banners_changed.connect(self._follow_banner)

    def words(self) -> list[str]:
        """Return the displayed texts, a sentence for each clock and deck check; the last one also
        says why there is no sound."""
        details = self._dependencies.bridge.state.setup.details
        tournament = details.name if details else ""
        words = [
            alarm_words(kind, clock_title(clock, tournament), table)
            for (clock, table), (kind, _) in self._rung.items()
        ]
        absence = self._dependencies.alarms.sound_absence()
        if words and absence is not None and not self._dependencies.alarms.muted:
            words[-1] = f"{words[-1]} {absence_sentence(absence)}"
        return words

    def show_alarm(self, alarm: Alarm) -> None:
        """Display an alarm that has rung."""
        place = alarm.clock, alarm.table
        if not self._rung:
            _application().installEventFilter(self)
        self._stop(place)
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: self._end(place))
        timer.start(SHOWN_FOR)
        self._rung[place] = alarm.kind, timer
        self._refresh()
        self._make_way()

    def put_away(self) -> None:
        """Close all alarms."""
        for place in list(self._rung):
            self._end(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Esc close the alarm before what is below, but after what is being typed."""
        del watched
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent):
            return False
        # The filter sees the keys of all windows: an alarm that nobody sees takes none.
        if not self._rung or not self._window.isVisible():
            return False
        if event.key() != Qt.Key.Key_Escape or _is_searching():
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            self.put_away()
        return True

    def _put_returned_away(self) -> None:
        """Close alarms of finished deck checks, as they have nothing more to say."""
        checks = self._dependencies.bridge.state.deck_checks
        for clock, table in list(self._rung):
            if table and checks.open_at(table, clock) is None:
                self._end((clock, table))

    def _follow_banner(self) -> None:
        """Close all alarms where the banner was closed."""
        if self._rung and BANNER not in self._messages.banners():
            self.put_away()
        self._make_way()

    def _make_way(self) -> None:
        """Let announcing alarms go earlier where a notice waits for a decision."""
        if not any(banner.waits for banner in self._messages.banners().values()):
            return
        for kind, timer in self._rung.values():
            shown = max(0, SHOWN_FOR - timer.remainingTime())
            if kind not in TOKENS and timer.interval() == SHOWN_FOR:
                timer.start(max(0, HEARD_FOR - shown))

    def _refresh(self, _: object = None) -> None:
        """Show the banner as it is now, or withdraw it."""
        if not self._rung:
            self._messages.withdraw(BANNER)
            return
        rung = {kind for kind, _ in self._rung.values()}
        token = next((TOKENS[kind] for kind in TOKENS if kind in rung), "attention")
        icon = "bell-off" if self._dependencies.alarms.muted else "bell"
        banner = Banner(
            lambda: " ".join(self.words()),
            icon=icon,
            token=token,
            closing=lambda: self.tr("Dismiss this alarm (Esc)"),
            passes=True,
        )
        self._messages.put(BANNER, banner)

    def _stop(self, place: tuple[str, int]) -> None:
        rung = self._rung.pop(place, None)
        if rung is not None:
            rung[1].stop()
            rung[1].deleteLater()

    def _end(self, place: tuple[str, int]) -> None:
        self._stop(place)
        if not self._rung:
            _application().removeEventFilter(self)
        self._refresh()


def _application() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app


def _is_searching() -> bool:
    """Whether something stands in the search field that has the focus: Esc clears that."""
    field = QApplication.focusWidget()
    return isinstance(field, SearchField) and bool(field.text())
