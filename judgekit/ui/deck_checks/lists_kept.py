"""The kept lists of the event: shown, looked at in one go, removed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import DropDecklist
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.lists_checking import ListsChecking
from judgekit.ui.deck_checks.lists_format import FormatChoice
from judgekit.ui.deck_checks.lists_kept_rows import KeptRow, KeptRows, narrowed
from judgekit.ui.deck_checks.lists_overview import ListsOverview
from judgekit.ui.shell.page import Services
from judgekit.ui.wording import failure_sentence, refusal_sentence


class KeptLists(QObject):
    """Drives a `ListsOverview`; `chosen` has the list that is to be opened."""

    chosen = Signal(object)
    """A `RegisteredList`."""

    def __init__(self, services: Services, overview: ListsOverview, format_: FormatChoice) -> None:
        super().__init__(overview)
        self._services = services
        self._bridge = services.bridge
        self._overview = overview
        self._format = format_
        self._rows = KeptRows()
        self._is_stopped = False
        self._checking = ListsChecking(services, self)
        self._checking.went_on.connect(self.show)
        self._checking.failed.connect(self._failed)
        overview.narrowed.connect(self.show)
        overview.table.entered.connect(self._enter)
        overview.table.removed.connect(self._drop)
        overview.stop_wanted.connect(self.stop)
        overview.go_on_wanted.connect(self.go_on)
        format_.changed.connect(self.go_on)

    def refresh(self) -> None:
        """Show how everything stands now; where it is seen, look at what nobody looked at."""
        self._check()
        self.show()

    def forget(self) -> None:
        """Another tournament is open, or other cards are known."""
        self._checking.forget()
        self._overview.refusal.say("")
        self.go_on()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._rows.forget()
        self.show()

    def stop(self) -> None:
        """Look at no more of them for now."""
        self._is_stopped = True
        self._checking.cancel()
        self.show()

    def go_on(self) -> None:
        """Look at the others after all."""
        self._is_stopped = False
        self.refresh()

    def show(self) -> None:
        """Show what is known of the lists."""
        lists, overview = self._lists(), self._overview
        has_format = self._format.asked().format is not None
        results = [(each, self._checking.result(each)) for each in lists]
        rows = self._rows.rows(results, has_format=has_format)
        shown = narrowed(
            rows, overview.field.text(), with_findings=overview.with_findings.isChecked()
        )
        overview.table.show_rows(shown)
        overview.show_counts(len(shown), len(rows), sum(row.has_findings for row in rows))
        to_come = sum(result is None for _, result in results) if has_format else 0
        overview.show_progress(len(rows) - to_come, len(rows), stopped=self._is_stopped)

    def _lists(self) -> tuple[RegisteredList, ...]:
        return tuple(self._bridge.state.deck_checks.lists.values())

    def _check(self) -> None:
        if not self._is_stopped and self._overview.isVisible():
            self._checking.check(self._lists(), self._format.asked())

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._is_stopped = True
        self._overview.refusal.say(failure_sentence(failure))
        self.show()

    def _enter(self, row: KeptRow) -> None:
        kept = self._bridge.state.deck_checks.lists.get(row.player)
        if kept is not None:
            self.chosen.emit(kept)

    def _drop(self, row: KeptRow) -> None:
        outcome = self._bridge.submit(DropDecklist(row.player))
        if isinstance(outcome, Refusal):
            self._overview.refusal.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._services.messages.say(self.tr("List removed"))
