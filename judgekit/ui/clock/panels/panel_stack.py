"""The panels of the Clock page: created on first use, one open at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.clock.panels.correction_panel import CorrectionPanel
from judgekit.ui.clock.panels.end_panel import EndPanel
from judgekit.ui.clock.panels.extension_panel import ExtensionPanel
from judgekit.ui.clock.panels.hall_panel import HallPanel
from judgekit.ui.clock.panels.start_panel import StartPanel
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.clock.rounding import rounding_of

if TYPE_CHECKING:
    from judgekit.ui.clock.draft.panel import DraftPanel
    from judgekit.ui.clock.panels.judges_panel import JudgesPanel
    from judgekit.ui.clock.turns.tracker import TurnTracker


class ClockPanels(QObject):
    """Opens and closes the panels in the body, and updates the open one as time passes."""

    def __init__(
        self, dependencies: ProgramDependencies, controller: ClockController, body: ClockBody
    ) -> None:
        super().__init__(body)
        self._dependencies = dependencies
        self._controller = controller
        self._body = body
        self._start: StartPanel | None = None
        self._correction: CorrectionPanel | None = None
        self._hall: HallPanel | None = None
        self._end: EndPanel | None = None
        self._extension: ExtensionPanel | None = None
        self._tracker: TurnTracker | None = None
        self._draft: DraftPanel | None = None
        self._judges: JudgesPanel | None = None

    def start(self) -> None:
        """Open the form for starting a clock."""
        if self._start is None:
            self._start = StartPanel(self._dependencies, self._controller)
            self._start.closed.connect(self._body.close_side)
            self._start.started.connect(self._body.close_side)
            self._start.draft_wanted.connect(self.draft)
        self._start.propose()
        self._body.open_side(self._start)

    def draft(self) -> None:
        """Open the draft caller."""
        if self._draft is None:
            from judgekit.ui.clock.draft.panel import DraftPanel  # noqa: PLC0415  (first use)

            self._draft = DraftPanel(self._dependencies)
            self._draft.closed.connect(self._body.close_side)
        self._body.open_side(self._draft, fills=True)

    def correct(self, *, less: bool = False) -> None:
        """Correct the chosen clock, if its round is in progress and has a time limit."""
        current = self._controller.round(self._controller.chosen)
        if current is None or current.ended is not None or current.limit is None:
            return
        if self._correction is None:
            self._correction = CorrectionPanel(self._dependencies.look, self._controller)
            self._correction.closed.connect(self._body.close_side)
            self._correction.corrected.connect(self._body.close_side)
        self._correction.begin(less=less)
        self._body.open_side(self._correction)

    def hall(self, what: str = "") -> None:
        """Pause or resume all clocks, or show a message on the public display."""
        if self._hall is None:
            self._hall = HallPanel(self._dependencies.look, self._controller)
            self._hall.closed.connect(self._body.close_side)
            self._hall.done.connect(self._body.close_side)
        self._hall.begin(what)
        self._body.open_side(self._hall)

    def end(self) -> None:
        """List what is still open before the round of the chosen clock is ended."""
        if self._end is None:
            self._end = EndPanel(self._dependencies.look, self._controller)
            self._end.closed.connect(self._body.close_side)
            self._end.ended.connect(self._ended)
        self._end.begin()
        self._body.open_side(self._end)

    def extend(self, table: int | None) -> None:
        """Open the form for an extension."""
        if self._extension is None:
            self._extension = ExtensionPanel(self._dependencies.look, self._controller)
            self._extension.closed.connect(self._body.close_side)
            self._extension.granted.connect(self._granted)
        self._extension.round_to(self._rounding())
        self._extension.begin(table)
        self._body.open_side(self._extension)

    def track(self, table: int) -> None:
        """Count the additional turns of a table of the chosen clock."""
        if self._tracker is None:
            from judgekit.ui.clock.turns.tracker import TurnTracker  # noqa: PLC0415  (first use)

            self._tracker = TurnTracker(self._dependencies)
            self._tracker.closed.connect(self._body.close_side)
            self._tracker.finished.connect(self._track_next)
        self._body.open_side(self._tracker)
        self._tracker.show_table(self._controller.clock, table)

    def is_tracking(self) -> bool:
        """Whether the additional turns of a table are shown."""
        return self._tracker is not None and self._tracker.isVisibleTo(self._body)

    def _track_next(self) -> None:
        """Go on with the table that the board chose in place of the finished one, if any."""
        table = self._body.board.view.chosen_table()
        current = self._controller.round()
        seated = current.tables.get(table) if current is not None and table is not None else None
        if table is not None and seated is not None and not seated.done:
            self.track(table)

    def judges(self) -> None:
        """Show who is free and who is where, or close that again."""
        if self._dependencies.bridge.engine is None:
            return
        if self._judges is None:
            from judgekit.ui.clock.panels.judges_panel import JudgesPanel  # noqa: PLC0415

            self._judges = JudgesPanel(self._dependencies.look, self._controller)
            self._judges.closed.connect(self._body.close_side)
        elif self._body.panel is self._judges:
            self._body.close_side()
            return
        self._judges.follow_time()
        self._body.open_side(self._judges)

    def follow(self) -> None:
        """Update the open panel after a change or when a second has passed."""
        panel = self._body.panel
        if isinstance(panel, ExtensionPanel):
            panel.round_to(self._rounding())
        if isinstance(panel, StartPanel | CorrectionPanel | HallPanel | EndPanel | ExtensionPanel):
            panel.follow_time()
        elif panel is not None and panel is self._judges:
            self._judges.follow_time()

    def _rounding(self) -> int:
        return rounding_of(rounds_up=self._dependencies.preferences.now.round_up_extensions)

    def _ended(self) -> None:
        self._body.close_side()
        self._body.board.take_focus()

    def _granted(self, table: int) -> None:
        self._body.close_side()
        self._body.board.view.choose(table)
