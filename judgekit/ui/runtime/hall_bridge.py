"""The pages that the hub serves to screens and judges' phones, for the windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.words.wording import refusal_sentence

if TYPE_CHECKING:
    from judgekit.engine.team.team import Team
    from judgekit.engine.team.told import HallFacts


class HallBridge(QObject):
    """Used on the UI thread only; `session` is that of the open event, if it is shared."""

    changed = Signal()
    """`facts`, `is_beginning` or `problem` is another."""

    def __init__(self, session: Callable[[], Team | None], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.is_beginning = False
        """Whether the pages were switched on, and aren't served yet."""
        self.problem = ""
        """Why they could not be served, or what a phone wanted could not be done."""

    @property
    def facts(self) -> HallFacts | None:
        """Where the pages are; None while they aren't served."""
        session = self._session()
        return session.hall.facts if session is not None else None

    def switch(self, *, is_on: bool) -> None:
        """Serve the pages from now on, or no longer."""
        session = self._session()
        if session is None:
            return
        self.problem, self.is_beginning = "", is_on
        if is_on:
            refusal = session.hall.switch_on()
            if isinstance(refusal, Refusal):
                self.fail(refusal_sentence(refusal))
        else:
            session.hall.switch_off()
        self.changed.emit()

    def invite(self) -> None:
        """Make a new code for one phone."""
        session = self._session()
        if session is not None:
            self.problem = ""
            session.hall.invite()

    # -- for those who listen to sessions

    def tell(self) -> None:
        """The pages are served, have another code, or are served no longer."""
        self.is_beginning = False
        self.changed.emit()

    def fail(self, sentence: str) -> None:
        """Something of them could not be done."""
        self.problem, self.is_beginning = sentence, False
        self.changed.emit()

    def forget(self) -> None:
        """Another event is open, or none."""
        self.problem, self.is_beginning = "", False
        self.changed.emit()
