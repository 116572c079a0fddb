"""Which decks to check: how far the day is, and whom to take next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.selection import TargetReason
from judgekit.ui.deck_checks.choose_body import CONTENTION, DRAW, TARGET, UNCHECKED, ChooseBody
from judgekit.ui.deck_checks.choose_facts import (
    RoundPlace,
    choose_facts,
    tables_of,
)
from judgekit.ui.deck_checks.choose_rows import ChooseRow
from judgekit.ui.deck_checks.choose_start import drawn_check, targeted_check
from judgekit.ui.deck_checks.wording import TARGETED, translate
from judgekit.ui.shell.actions import Action, action_for
from judgekit.ui.shell.page import Services
from judgekit.ui.wording import refusal_sentence


class ChooseView(QWidget):
    """Follows the open tournament when it is told to `refresh`.

    It takes its own keys while the keyboard is within it, so that elsewhere on the page they may
    mean something else; while it is hidden its actions do nothing.
    """

    check_wanted = Signal(object)
    """A `StartDeckCheck`, which nothing stands against."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = services.bridge
        self._event = services.bridge.current
        self._place: RoundPlace | None = None
        self._tables: int | None = None
        self._facts = choose_facts(self._bridge.state)
        self.body = ChooseBody(services.look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.body)
        self._keys = self.actions()
        self._connect()
        self.body.head.rule_wanted.connect(services.ask)
        self.refresh()

    # -- what the page asks of a view

    def refresh(self) -> None:
        """Show the tournament as it stands now."""
        if self._event != self._bridge.current:
            self._begin_event()
        state, body = self._bridge.state, self.body
        self._facts = facts = choose_facts(state, self._place, self._tables)
        tables = self._tables if self._tables is not None else tables_of(state.entry)
        body.head.show_facts(facts)
        body.show_places(facts.places, facts.place)
        body.draw.show_facts(facts, tables)
        body.target.show_facts(facts)
        body.unchecked.show_facts(facts)
        body.contention.show_facts(facts)
        body.problem.say("")

    def take_focus(self) -> None:
        """The keyboard comes to how a table is chosen."""
        pane = self.body.draw if self.body.left.value() == DRAW else self.body.target
        pane.take_focus()

    def actions(self) -> Sequence[Action]:  # type: ignore[override]
        """What can be done here."""
        draw = Action("draw", partial(_words, "draw"), "R", self._on(self._draw), repeats=False)
        return (
            draw,
            self._action("target", "T", self._target),
            self._action("unchecked", "U", partial(self._look_at, UNCHECKED)),
            self._action("contention", "B", partial(self._look_at, CONTENTION)),
            self._action("records", "P", self._paste),
            self._action("filter", "Ctrl+F", self._filter),
        )

    # -- keys

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = action_for(self._keys, event)
        if action is not None:
            action.run()
        elif not (_is_escape(event) and self.body.contention.step_back()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.body.retranslate()
            self.refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    # -- inside

    def _takes(self, event: QKeyEvent) -> bool:
        is_back = _is_escape(event) and self.body.contention.is_pasting
        return is_back or action_for(self._keys, event) is not None

    def _connect(self) -> None:
        body = self.body
        body.left_chosen.connect(self._show_left)
        body.right_chosen.connect(self._look_at)
        body.place_chosen.connect(self._show_place)
        body.draw.take_wanted.connect(self._take_drawn)
        body.draw.tables_said.connect(self._say_tables)
        body.target.take_wanted.connect(self._take_targeted)
        body.unchecked.chosen.connect(self._aim_at)
        body.contention.chosen.connect(self._aim_at_contender)

    def _action(self, name: str, key: str, act: Callable[[], object]) -> Action:
        return Action(name, partial(_words, name), key, self._on(act))

    def _on(self, act: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            if self.isVisible():
                act()

        return run

    def _begin_event(self) -> None:
        self._event = self._bridge.current
        self._place, self._tables = None, None
        for pane in (
            self.body.draw,
            self.body.target,
            self.body.unchecked,
            self.body.contention,
        ):
            pane.begin_anew()

    def _show_left(self, name: str) -> None:
        self.body.show_left(name)
        self.take_focus()

    def _look_at(self, name: str) -> None:
        self.body.show_right(name)
        pane = self.body.unchecked if name == UNCHECKED else self.body.contention
        pane.take_focus()

    def _show_place(self, at: int) -> None:
        self._place = self._facts.places[at]
        self.refresh()

    def _say_tables(self, tables: int) -> None:
        self._tables = tables
        self.refresh()

    def _draw(self) -> None:
        self.body.show_left(DRAW)
        self.body.draw.draw_anew()

    def _target(self) -> None:
        self._show_left(TARGET)

    def _paste(self) -> None:
        self.body.show_right(CONTENTION)
        self.body.contention.paste_records()

    def _filter(self) -> None:
        self.body.show_right(UNCHECKED)
        self.body.unchecked.field.setFocus()

    def _aim_at(self, row: ChooseRow) -> None:
        self.body.show_left(TARGET)
        self.body.target.stand_at(row.table)

    def _aim_at_contender(self, row: ChooseRow) -> None:
        self.body.show_left(TARGET)
        self.body.target.stand_at(row.table, TargetReason.UNCHECKED_IN_CONTENTION)

    def _take_drawn(self, table: int) -> None:
        lots, now = self.body.draw.lots, self._bridge.now()
        self._want(drawn_check(self._bridge.state, self._facts, table, lots, now))

    def _take_targeted(self, table: int, reason: str) -> None:
        now = self._bridge.now()
        self._want(targeted_check(self._bridge.state, self._facts, table, reason, now))

    def _want(self, command: StartDeckCheck) -> None:
        engine = self._bridge.engine
        refusal = engine.refusal(command) if engine is not None else None
        if refusal is not None:
            self.body.problem.say(refusal_sentence(refusal))
            return
        self.body.problem.say("")
        if command.kind == TARGETED:
            self.body.target.begin_anew()
        self.check_wanted.emit(command)


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape


def _words(name: str) -> str:
    """What an action does, in the interface language of the moment."""
    words = {
        "draw": translate("ChooseDecks", "Draw tables with a new seed"),
        "target": translate("ChooseDecks", "Choose a table for a reason"),
        "unchecked": translate("ChooseDecks", "Tables not yet checked"),
        "contention": translate("ChooseDecks", "Players in contention not yet checked"),
        "records": translate("ChooseDecks", "Paste or type players' records"),
        "filter": translate("ChooseDecks", "Filter the tables not yet checked"),
    }
    return words[name]
