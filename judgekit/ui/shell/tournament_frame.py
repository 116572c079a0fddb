"""What the window's frame shows of the open tournament, on every page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.topic import Topic
from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.undo.undoing import Undoing
from judgekit.ui.words.wording import clock_title, level_name


class TournamentFrame(QObject):
    """Created with the first open tournament; keeps the top bar up to date from then on."""

    def __init__(
        self, dependencies: ProgramDependencies, top_bar: TopBar, undoing: Undoing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._bridge = bridge = dependencies.bridge
        self._top_bar = top_bar
        self._undoing = undoing
        bridge.switched.connect(self.refresh)
        bridge.changed.connect(self._changed)
        bridge.second.connect(self._second)
        undoing.changed.connect(self._show_undo)
        undoing.asks.connect(self._show_undo)
        top_bar.retranslated.connect(self.refresh)
        dependencies.alarms.muted_changed.connect(self._show_muted)
        top_bar.muted.clicked.connect(lambda: dependencies.preferences.change(muted=False))

    def refresh(self) -> None:
        """Update everything, as after a change of language."""
        is_open = self._bridge.engine is not None
        details = self._bridge.state.setup.details if is_open else None
        words = name = ""
        if details is not None:
            name = clock_title("main", details.name)
            level = level_name(details.rel)
            both = QCoreApplication.translate("TournamentFrame", "{event} · {level}")
            words = both.format(event=name, level=level) if level else name
        self._top_bar.show_tournament(words, name)
        self._show_undo()
        self._show_muted()
        if is_open:
            self._second(self._bridge.now())
        else:
            self._top_bar.time.tick()

    def _changed(self, topics: frozenset[Topic]) -> None:
        if Topic.SETUP in topics:
            self.refresh()

    def _second(self, now: Moment) -> None:
        self._top_bar.time.show_measured(now)

    def _show_muted(self) -> None:
        is_open = self._bridge.engine is not None
        self._top_bar.show_muted(muted=is_open and self._dependencies.alarms.muted)

    def _show_undo(self) -> None:
        is_open = self._bridge.engine is not None
        words = self._undoing.words() if is_open else ""
        self._top_bar.show_undo(words, is_asked=self._undoing.is_asking_undo)
