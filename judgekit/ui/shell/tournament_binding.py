"""Binds the window to the tournament: its modules are imported when the first one is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.undo.undoing import Undoing

if TYPE_CHECKING:
    from judgekit.engine.resuming import ClockInDoubt
    from judgekit.ui.shell.bars.team.frame import TeamFrame
    from judgekit.ui.shell.opening_time import OpeningTime
    from judgekit.ui.shell.tournament_frame import TournamentFrame


class TournamentBinding(QObject):
    """Objects created with the first tournament are reused."""

    def __init__(
        self, dependencies: ProgramDependencies, top_bar: TopBar, undoing: Undoing
    ) -> None:
        super().__init__(top_bar)
        self._dependencies = dependencies
        self._top_bar = top_bar
        self._undoing = undoing
        self._frame: TournamentFrame | None = None
        self._question: OpeningTime | None = None
        self._team: TeamFrame | None = None
        dependencies.bridge.switched.connect(self._switched)
        dependencies.bridge.in_doubt.connect(self._ask_time)

    def _ask_time(self, doubt: ClockInDoubt) -> None:
        """Ask what time it is, instead of an earlier question that is still there."""
        from judgekit.ui.shell.opening_time import OpeningTime  # noqa: PLC0415  (see above)

        self._put_question_away()
        self._question = OpeningTime(self._dependencies, doubt, self._top_bar.window())
        self._question.open()

    def _put_question_away(self) -> None:
        """The session has left that event already."""
        if self._question is not None:
            self._question.hide()
            self._question.deleteLater()
        self._question = None

    def _switched(self) -> None:
        self._put_question_away()
        self._follow_team()
        if self._frame is not None:
            return
        from judgekit.ui.shell.alarm_keeper import AlarmKeeper  # noqa: PLC0415  (see above)
        from judgekit.ui.shell.clock_disagreement import ClockDisagreement  # noqa: PLC0415
        from judgekit.ui.shell.record_maintenance import RecordMaintenance  # noqa: PLC0415
        from judgekit.ui.shell.telling_keeper import TellingKeeper  # noqa: PLC0415
        from judgekit.ui.shell.tournament_frame import TournamentFrame  # noqa: PLC0415

        dependencies = self._dependencies
        bridge, messages = dependencies.bridge, dependencies.messages
        self._frame = TournamentFrame(dependencies, self._top_bar, self._undoing, self)
        self._frame.refresh()
        ClockDisagreement(bridge, messages, self).look()
        RecordMaintenance(bridge, messages, dependencies.tasks, self)
        AlarmKeeper(dependencies, self._top_bar)
        TellingKeeper(dependencies, self).look()

    def _follow_team(self) -> None:
        """Show from now on how this laptop stands to others, if they have the event too."""
        engine = self._dependencies.bridge.engine
        if self._team is None and engine is not None and engine.is_shared:
            from judgekit.ui.shell.bars.team.frame import TeamFrame  # noqa: PLC0415  (see above)

            self._team = TeamFrame(self._dependencies, self._top_bar, self)
