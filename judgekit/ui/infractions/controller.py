"""Controller of the Infractions page: finding, reading and recording an infraction."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.questioning import Chain
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.booklet import Booklet
from judgekit.ui.infractions.entry.pane import EntryPane
from judgekit.ui.infractions.entry.rules_controller import RulesController
from judgekit.ui.infractions.finder.found_rows import FoundRow
from judgekit.ui.infractions.finder.infraction_search import InfractionSearch
from judgekit.ui.infractions.finder.view import Finder
from judgekit.ui.infractions.official.controller import OfficialController
from judgekit.ui.infractions.page_body import InfractionsBody
from judgekit.ui.infractions.recording.happened_filling import HappenedFilling
from judgekit.ui.infractions.recording.lateness import Lateness
from judgekit.ui.infractions.recording.panel import RecordPanel
from judgekit.ui.infractions.recording.penalty_recorder import PenaltyRecorder, Written
from judgekit.ui.infractions.recording.written_view import WrittenView
from judgekit.ui.look import Look
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scrolling.panel_scroll import PanelScroll
from judgekit.views.infractions.considering import Case
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.players_language import players_language

SOON = 30
"""Delay in milliseconds after a choice before its long texts are laid out."""


class InfractionsController(QObject):
    """Shows in the middle what is chosen at the left, and records penalties below it."""

    def __init__(
        self, dependencies: ProgramDependencies, catalogue: Catalogue, body: InfractionsBody
    ) -> None:
        super().__init__(body)
        look = dependencies.look
        self._dependencies = dependencies
        self.catalogue = catalogue
        self._row: FoundRow | None = None
        self._written_id = ""
        """Number of the penalty whose slip was shown last."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._settled = QTimer(self, singleShot=True, interval=SOON)
        """Runs while what was recorded is being laid out."""
        self._settled.timeout.connect(body.show_below)
        self.body = body
        self.finder = Finder(look)
        self.entry = EntryPane(look, catalogue)
        self.panel = RecordPanel(look, catalogue)
        self.slip = WrittenView(look, dependencies.messages)
        preferences = dependencies.preferences
        self.rules = RulesController(dependencies, body)
        self.aside = self.rules.aside
        self.official = OfficialController(dependencies, catalogue, body, self.entry, self.aside)
        self._nothing = EmptyState(look)
        self._middle = QStackedWidget()
        self._middle.addWidget(self._nothing)
        self._middle.addWidget(self.entry)
        self._below = _Below(look, self.panel, self.slip)
        body.take_parts(self.finder, self._middle, self._below, self.official.column)
        self.finding = InfractionSearch(dependencies, catalogue, self.finder)
        self.booklet = Booklet(dependencies, catalogue, self.finding, body)
        self.recording = PenaltyRecorder(dependencies, catalogue, self.panel)
        circumstances, whose = self.entry.circumstances, self.panel.whose
        self.lateness = Lateness(dependencies.bridge, self.recording, circumstances, whose)
        field, row = self.finder.field, self.panel.happened
        self._happened = HappenedFilling(self.recording, self.lateness, field, row, preferences)
        self._below.setVisible(False)
        for left in (self._below.slip_left, self.finder.field.textEdited):
            left.connect(self._settled.stop)
            left.connect(body.show_focus)
        for part in (self.entry.penalty, self.panel.foot):
            body.low_changed.connect(part.stand_low)
        for stand in (self.entry, self.panel.happened, self.panel.head):
            body.cramped_changed.connect(stand.stand_cramped)
        self._middle.currentChanged.connect(lambda at: body.show_chosen(chosen=at > 0))
        self.panel.said.connect(self._show_below)
        self._connect()

    def open_entry(self, entry_id: str) -> None:
        """Show this infraction; an unknown id is ignored."""
        entry = self.catalogue.entry(entry_id)
        if entry is None:
            return
        if entry.level is not policy_level(self.finding.level):
            self.finding.turn_level_to(entry.level)
        self.finder.list.choose_entry(entry_id)
        self._choose(self.finding.rows().entry(entry_id))

    def refresh(self) -> None:
        """Show the current state of everything, in the current interface language."""
        self.finding.follow_tournament()
        self.finding.refresh()
        self._nothing.set_words(
            self.tr("What happened?"),
            self.tr("Type a few words, choose from the list, or answer the questions."),
        )
        self.rules.read_at_table()
        self.recording.refresh()
        if self._row is not None and self._row.entry:
            self._choose(self.finding.rows().entry(self._row.entry), anew=False)

    def begin_tournament(self) -> None:
        """Reset for another tournament."""
        self._row = None
        self.rules.take_rules(())
        self.official.take_entry(None)
        self._below.show_panel()
        self.finding.begin_anew()
        self.finding.follow_tournament(anew=True)
        self.recording.consider_nothing()
        self.recording.begin_anew()
        self._middle.setCurrentWidget(self._nothing)
        self._later.start()
        self._show_below()

    def follow_record(self) -> None:
        """Update after something was recorded or taken back."""
        self.finding.follow_tournament()
        self.rules.read_at_table()
        self.recording.refresh()
        if self._written_id not in self._dependencies.bridge.state.infractions.entered:
            self._below.show_panel()
        self.come_back()
        self._show_below()

    def come_back(self) -> None:
        """Update for what happened while the page was hidden."""
        self.recording.players.take_call()
        self.lateness.follow()

    def take_focus(self) -> None:
        """Focus the field."""
        self.finder.field.setFocus()
        self.finder.field.selectAll()

    def show_card(self) -> None:
        """Show the outcome full screen for the player, or else the paragraph of the rules."""
        if self.slip.show_card():
            return
        self.show_rest()
        self.rules.show_card()

    def step_back(self) -> None:
        """Close the overlay of the rules, or else the slip."""
        if not self.body.close_aside() and self._below.has_slip():
            self._slip_closed()

    def show_rest(self) -> None:
        """Lay out the long text and the paragraph of the rules, delayed while choices change."""
        self._later.stop()
        self.entry.show_rest()
        self.rules.show()
        self.official.show()

    def _connect(self) -> None:
        self._later.timeout.connect(self.show_rest)
        self.finding.chosen.connect(self._choose)
        self.finding.opened.connect(self._below.enter)
        self.finding.arrived.connect(self._arrive)
        self.finding.policy_changed.connect(self._policy_changed)
        self.entry.followed.connect(self.open_entry)
        self.entry.answered.connect(self.recording.know)
        self.recording.known_changed.connect(self._show_known)
        self.recording.known_changed.connect(self.entry.settle)
        self.recording.written.connect(self._written)
        self.recording.noted.connect(self._begin_anew)
        self.slip.closed.connect(self._slip_closed)
        self.finder.booklet.clicked.connect(self.booklet.preview)
        self.panel.left.connect(self.take_focus)
        self.finder.field.left.connect(self._leave_field)

    def _choose(self, row: FoundRow, *, anew: bool = True) -> None:
        """Show what was chosen, and consider it."""
        language, edition = self._dependencies.preferences.language(), self.finding.edition
        self._row = row
        entry = self.catalogue.entry(row.entry)
        case = self.catalogue.no_infraction(row.case)
        topic = next((each for each in self.catalogue.topics if each.id == row.topic), None)
        rules: tuple[RuleReference, ...] = ()
        if entry is not None:
            rules = entry.rules
            self.entry.show_entry(entry, edition, language)
            before = self.recording.case
            is_other = before is None or before.entry.id != entry.id or anew
            if is_other or before is None:
                self.recording.consider(Case(entry, edition))
                self.lateness.begin(self.finder.field.text())
            else:
                self.recording.consider(
                    Case(entry, edition, before.held, before.denied, before.answers, before.late)
                )
                self.lateness.follow()
            self._happened.fill()
            self._show_known()
        elif case is not None:
            rules = case.rules
            self.entry.show_case(case, edition, language)
            self.recording.consider_none(case)
            self._happened.fill()
        elif topic is not None:
            rules = topic.rules
            self.entry.show_topic(topic, edition, language)
            self.recording.consider_nothing()
        self.rules.take_rules(rules)
        self.official.take_entry(entry, edition)
        self._later.start()
        self._middle.setCurrentWidget(self.entry)
        self._below.show_panel()
        self._show_below()
        self.entry.settle()

    def _arrive(self, chain: Chain) -> None:
        """Open the result of the questions, with the circumstances that they settled."""
        if chain.no_infraction:
            self._choose(self.finding.rows().case(chain.no_infraction))
            return
        entry = self.catalogue.entry(chain.infraction)
        if entry is None:
            return
        self.finder.list.choose_entry(entry.id)
        self._choose(self.finding.rows().entry(entry.id))
        held, denied = chain.holds, chain.denies
        case = Case(entry, self.finding.edition, held, denied, chain.written())
        self.recording.consider(case)
        self.lateness.begin(self.finder.field.text())
        self._happened.fill()
        self._show_known()
        self.entry.settle()

    def _show_known(self) -> None:
        case = self.recording.case
        if case is not None:
            self.entry.show_known(case.held, case.denied)

    def _show_below(self) -> None:
        is_open = self._dependencies.bridge.engine is not None
        considers = self._row is not None and not self._row.topic
        self._below.setVisible(considers and is_open)
        is_given = bool(self.panel.whose.player) and considers and is_open
        self.entry.penalty.stand_above_verdict(is_given=is_given)

    def _policy_changed(self) -> None:
        if self._row is None:
            return
        entry = self.catalogue.entry(self._row.entry)
        if entry is not None and entry.level is self.finding.policy:
            self._choose(self._row, anew=False)
            self.finder.list.choose_entry(entry.id)
        elif self.finder.list.row() is None:
            self._row = None
            self._middle.setCurrentWidget(self._nothing)
            self.rules.take_rules(())
            self.official.take_entry(None)
            self._later.start()
            self._show_below()

    def _written(self, written: Written) -> None:
        self._written_id = written.id
        interface = self._dependencies.preferences.language()
        said = players_language(self._dependencies.bridge.state, interface)
        language = self.slip.languages.value() or said
        self.slip.show_slips(written.slips, language, self.lateness.shortened())
        self.lateness.forget()
        self._begin_anew()
        self._below.show_slip()
        self._settled.start()

    def _begin_anew(self) -> None:
        """Empty the field for the next infraction."""
        self.finding.begin_anew()
        self.take_focus()

    def _leave_field(self) -> None:
        """Handle Esc in the empty field: close the overlay or the slip first, else focus the
        list."""
        if not self.body.close_aside() and not self._below.has_slip():
            self.finder.list.setFocus()
        else:
            self._slip_closed()

    def _slip_closed(self) -> None:
        self._below.show_panel()
        self.take_focus()


class _Below(Ground):
    """The record panel or the slip, as high as the one shown."""

    ground = "surface-sunken"
    slip_left = Signal()
    """The panel is shown again in place of the slip."""

    def __init__(self, look: Look, panel: RecordPanel, slip: WrittenView) -> None:
        super().__init__()
        self._look = look
        self._panel, self._slip, self._whose = PanelScroll(look, panel), slip, panel.whose
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._panel)
        column.addWidget(slip)
        slip.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.color(self.ground))

    def enter(self) -> None:
        """Focus the player, after Enter in the list."""
        if not self.isHidden():
            self._whose.take_focus()

    def has_slip(self) -> bool:
        """Whether the slip is shown."""
        return self._slip.isVisible()

    def show_panel(self) -> None:
        """Show the record panel."""
        had_slip = self.has_slip()
        self._slip.hide()
        self._panel.show()
        if had_slip:
            self.slip_left.emit()

    def show_slip(self) -> None:
        """Show the slip of the penalty just recorded."""
        self._panel.hide()
        self._slip.show()
        self.show()
