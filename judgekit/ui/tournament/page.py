"""The Event page: the tournament's form, pairings and timeline, and the other tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.shared.topic import Topic
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY, open_preview
from judgekit.ui.tournament.controller import TournamentController
from judgekit.ui.tournament.form.form import TournamentForm
from judgekit.ui.tournament.kept.view import BRING_KEY, COPY_KEY, TournamentsView
from judgekit.ui.tournament.next_step import NextStep
from judgekit.ui.tournament.page_body import VIEW_KEYS, TournamentBody, View
from judgekit.ui.tournament.pairings.place import PairingsPlace
from judgekit.ui.tournament.players.controller import PlayersController
from judgekit.ui.tournament.players.view import EXPORT_KEY, PlayersView
from judgekit.ui.tournament.report.controller import ReportController
from judgekit.ui.tournament.report.view import ReportView
from judgekit.ui.tournament.team.actions import team_actions
from judgekit.ui.tournament.team.place import TeamPlace
from judgekit.ui.tournament.timeline.place import TimelinePlace
from judgekit.ui.tournament.timeline.view import EARLIER_KEY, TimelineView
from judgekit.ui.tournament.wording import facts_words
from judgekit.ui.widgets.actions import Action
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.sharing.unconfirmed import unconfirmed

translate = QCoreApplication.translate
_AnyView = (
    TournamentForm
    | PairingsPlace
    | TimelinePlace
    | TournamentsView
    | PlayersView
    | ReportView
    | TeamPlace
)
NEEDS_TOURNAMENT = (View.PAIRINGS, View.TIMELINE, View.PLAYERS, View.REPORT)
MANUAL_PAGES: Mapping[View, str] = {
    View.PAIRINGS: "pairings",
    View.REPORT: "report",
    View.TEAM: "laptops",
}
"""Names of the manual's pages about views of which it speaks apart."""


class TournamentPage(QObject):
    """The Event page; implements `Page`. While hidden it is not updated."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        look = dependencies.look
        self.body = TournamentBody(look)
        self.form = TournamentForm(look, dependencies.rules_provider.library)
        self.pairings = PairingsPlace(look, dependencies.is_card)
        self.timeline, self.tournaments = TimelineView(look), TournamentsView(look)
        self.timeline_place = TimelinePlace(dependencies, self.timeline)
        self.players = PlayersView(look)
        self._report = ReportController(dependencies)
        self.report = self._report.view
        self.team = TeamPlace(dependencies)
        self._views: dict[View, _AnyView] = {
            View.FORM: self.form,
            View.PAIRINGS: self.pairings,
            View.TIMELINE: self.timeline_place,
            View.TOURNAMENTS: self.tournaments,
            View.PLAYERS: self.players,
            View.REPORT: self.report,
            View.TEAM: self.team,
        }
        for view in self._views.values():
            self.body.add(view)
        self._controller = TournamentController(
            dependencies, self.form, self.pairings, self.timeline, self.tournaments
        )
        self._players = PlayersController(dependencies, self.players)
        self._view = View.FORM
        self._next = NextStep(dependencies, lambda: self.form.changes_tournament, self.show_view)
        self.body.stand_above(self._next)
        self.cards_named = lambda: (
            self.timeline.cards_named() if self._view is View.TIMELINE else CardsHere()
        )
        self.manual_page = lambda: MANUAL_PAGES.get(self._view, "event")
        self._is_stale = False
        self._connect()
        # Qt disconnects the slots of a deleted object: the page is deleted with its widget.
        self.setParent(self.body)
        self._switched()
        self.show_view(View.FORM)

    # -- the Page protocol

    def widget(self) -> QWidget:
        """See `Page`."""
        return self.body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        return (
            *(_view_action(view, partial(self.show_view, view)) for view in View),
            Action(
                "event.new",
                lambda: translate("TournamentPage", "Create event"),
                "Ctrl+N",
                self.begin_new,
            ),
            Action(
                "event.note",
                lambda: translate("TournamentPage", "Write a note"),
                "N",
                self.write_note,
            ),
            Action(
                "event.take-back",
                lambda: translate("TournamentPage", "Undo the chosen entry"),
                "U",
                lambda: self.timeline.ask_to_undo() if self._view is View.TIMELINE else None,
                applies=lambda: self._view is View.TIMELINE,
            ),
            Action(
                "event.correct",
                lambda: translate("TournamentPage", "Correct the chosen entry"),
                "E",
                self.timeline_place.correct,
                applies=lambda: self._view is View.TIMELINE,
            ),
            Action(
                "event.earlier",
                lambda: translate("TournamentPage", "Enter what happened earlier"),
                EARLIER_KEY,
                self.timeline_place.enter_earlier,
            ),
            Action(
                "event.export-player",
                lambda: translate("TournamentPage", "Export the chosen player’s data"),
                EXPORT_KEY,
                lambda: self.players.want_export() if self._view is View.PLAYERS else None,
                applies=lambda: self._view is View.PLAYERS,
            ),
            *_list_actions(self.tournaments, lambda: self._view is View.TOURNAMENTS),
            *team_actions(self.team.wishes, self.join_event, lambda: self._view is View.TEAM),
            Action(
                "event.print",
                lambda: translate(
                    "TournamentPage", "Print the pairings, the timeline or the report"
                ),
                PRINT_KEY,
                lambda: _print_view(self, self._view, self._dependencies),
            ),
            Action(
                "event.filter",
                lambda: translate("TournamentPage", "Search the timeline or the players"),
                "Ctrl+F",
                self._search,
            ),
        )

    def state(self) -> PageState:
        """Return which view was shown."""
        return {"view": self._view.value}

    def restore(self, state: Mapping[str, object]) -> None:
        """Show that view again."""
        wanted = state.get("view")
        if wanted in list(View):
            self.show_view(View(str(wanted)))

    def focus(self) -> None:
        """See `Page`."""
        self._views[self._view].take_focus()

    # -- actions

    def show_view(self, view: View) -> None:
        """Show a view and focus it.

        Without a tournament, only the form for a new one and the list of all are available.
        """
        if view in NEEDS_TOURNAMENT and self._bridge.engine is None:
            self._dependencies.messages.say(translate("TournamentPage", "No event is open."))
            view = View.FORM
        if view is View.TOURNAMENTS:
            self._controller.kept.show_tournaments()
        if view is View.PLAYERS:
            self._players.show_players()
        if view is View.REPORT:
            self._report.show_report()
        if view is View.TEAM:
            self.team.show_team()
        if view is View.TIMELINE and self._view is not view:
            self.timeline.choose_newest()
        self._view = view
        self.body.show_view(view, self._views[view])
        self._next.show_on(view)
        if self.body.isVisible():
            self.focus()

    def begin_new(self) -> None:
        """Show the form for a new tournament."""
        self._controller.show_new()
        self.show_view(View.FORM)

    def show_team(self) -> None:
        """Show the laptops that share the event (see `TeamPage`), or what waits there."""
        self.show_view(View.TEAM)
        self.team.show_what_matters()

    def join_event(self) -> None:
        """Show where another laptop's event is joined, and focus the field for its code."""
        self.show_view(View.TEAM)
        self.team.begin_joining()

    def write_note(self) -> None:
        """Show the field for a note."""
        if self._bridge.engine is not None:
            self.show_view(View.TIMELINE)
            self.timeline.ask_for_note()

    def show_player(self, name: str) -> None:
        """Show the player in the list (see `PlayersPage`)."""
        self.show_view(View.PLAYERS)
        self.players.show_player(name)

    def paste_pairings(self, text: str) -> None:
        """Show these lines as new pairings (see `PairingsPage`)."""
        self.show_view(View.PAIRINGS)
        self.pairings.paste_new(text)

    # -- display

    def refresh(self) -> None:
        """Show the current state."""
        self._is_stale = False
        details = self._bridge.state.setup.details
        _say_tournament(self.body, details)
        self._controller.show_author()
        if self.form.changes_tournament and not self.form.is_touched() and details is not None:
            self.form.show_tournament(details)
        self._controller.show_pairings()
        engine = self._bridge.engine
        timeline = engine.timeline if engine is not None else None
        self.timeline.catch_up(timeline, unconfirmed(engine).steps)
        if self._view is View.PLAYERS:
            self._players.show_players()
        if self._view is View.REPORT:
            self._report.show_report()
        if self._view is View.TEAM:
            self.team.refresh()

    def _connect(self) -> None:
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._switched)
        self._dependencies.preferences.changed.connect(self._controller.show_author)
        self.body.view_wanted.connect(lambda name: self.show_view(View(name)))
        self.body.shown.connect(self._shown)
        self.body.language_changed.connect(self._controller.kept.refresh)
        self.body.language_changed.connect(self.team.speak_anew)
        self.body.language_changed.connect(
            lambda: _say_tournament(self.body, self._bridge.state.setup.details)
        )
        self.form.new_wanted.connect(self.begin_new)
        self.pairings.print_wanted.connect(
            lambda: _print_view(self, View.PAIRINGS, self._dependencies)
        )
        self.form.left.connect(self._leave_new)
        self.form.rule_wanted.connect(self._dependencies.ask)
        self.tournaments.new_wanted.connect(self.begin_new)
        self.tournaments.join_wanted.connect(self.join_event)
        self.tournaments.rehearsal_wanted.connect(self._dependencies.rehearse)
        self.tournaments.put_aside.settled.connect(self._dependencies.end_rehearsal)
        self.players.empty.wanted.connect(lambda: self.show_view(View.PAIRINGS))
        self._controller.opened.connect(lambda: self.show_view(View.FORM))
        self._report.timeline_wanted.connect(self.timeline.filter.setText)
        self._report.timeline_wanted.connect(lambda _, kind: self.timeline.kinds.show_kind(kind))
        self._report.timeline_wanted.connect(lambda *_: self.show_view(View.TIMELINE))
        self._report.players_wanted.connect(lambda: self.show_view(View.PLAYERS))

    def _changed(self, topics: frozenset[Topic]) -> None:
        del topics
        if self.body.isVisible():
            self.refresh()
        else:
            self._is_stale = True

    def _switched(self) -> None:
        engine = self._bridge.engine
        details = self._bridge.state.setup.details
        _say_tournament(self.body, details)
        timeline = engine.timeline if engine is not None else None
        self.timeline.follow(timeline, unconfirmed(engine).steps)
        self.pairings.begin_anew()
        self._controller.show_pairings()
        self._controller.show_author()
        if details is None:
            self._controller.show_new()
        else:
            self.form.show_tournament(details)
        self._next.look_again()
        if engine is None and self._view in NEEDS_TOURNAMENT:
            self.show_view(View.FORM)
        if self._view is View.TOURNAMENTS:
            self._controller.kept.show_tournaments()
        self.players.question.leave()
        self._report.forget()
        if self._view is View.TEAM:
            self.team.refresh()
        if self._view is View.PLAYERS:
            self._players.show_players()
        if self._view is View.REPORT:
            self._report.show_report()

    def _shown(self) -> None:
        if self._is_stale:
            self.refresh()
        if self._view is View.TOURNAMENTS:
            self._controller.kept.show_tournaments()
        if self._view is View.TEAM:
            self.team.show_team()

    def _leave_new(self) -> None:
        details = self._bridge.state.setup.details
        if details is not None:
            self.form.show_tournament(details)
            self._next.look_again()
            self.focus()

    def _search(self) -> None:
        if self._view is View.PLAYERS:
            self.players.filter.setFocus()
        elif self._bridge.engine is not None:
            self.show_view(View.TIMELINE)
            self.timeline.filter.setFocus()


def _print_view(page: TournamentPage, view: View, dependencies: ProgramDependencies) -> None:
    """Print what the page shows, or say what can be printed."""
    messages, bridge = dependencies.messages, dependencies.bridge
    job: DocumentJob | None = None
    if view is View.REPORT:
        page.report.print_wanted.emit()
        return
    if view is View.PAIRINGS:
        job = page.pairings.job()
    elif view is View.TIMELINE and bridge.engine is not None:
        details = bridge.state.setup.details
        job = page.timeline.job(details.name if details is not None else "")
    if job is not None:
        open_preview(dependencies.look, messages, job, page.body)
    elif view is View.PAIRINGS:
        said = translate("TournamentPage", "Nothing to print yet: save the pairings first.")
        messages.say(said)
    else:
        said = translate("TournamentPage", "Pairings, Timeline and Report can be printed here.")
        messages.say(said)


def _say_tournament(body: TournamentBody, details: TournamentCreated | None) -> None:
    if details is None:
        body.say_tournament("", translate("TournamentPage", "No event is open"))
    else:
        body.say_tournament(details.name, facts_words(details))


def _view_action(view: View, run: Callable[[], None]) -> Action:
    return Action(f"event.{view}", partial(_view_words, view), VIEW_KEYS[view], run)


def _view_words(view: View) -> str:
    words = {
        View.FORM: translate("TournamentPage", "Event details"),
        View.PAIRINGS: translate("TournamentPage", "Pairings"),
        View.TIMELINE: translate("TournamentPage", "Timeline of everything"),
        View.TOURNAMENTS: translate("TournamentPage", "All events on this computer"),
        View.PLAYERS: translate("TournamentPage", "Players and their data"),
        View.REPORT: translate("TournamentPage", "Report of the day"),
        View.TEAM: translate("TournamentPage", "Laptops that share the event"),
    }
    return words[view]


def _list_actions(view: TournamentsView, is_shown: Callable[[], bool]) -> tuple[Action, ...]:
    return (
        Action(
            "event.save-copy",
            lambda: translate("TournamentPage", "Save a copy of the chosen event"),
            COPY_KEY,
            lambda: view.want_copy() if is_shown() else None,
            applies=is_shown,
        ),
        Action(
            "event.add-from-file",
            lambda: translate("TournamentPage", "Add an event from a file"),
            BRING_KEY,
            lambda: view.bring_wanted.emit() if is_shown() else None,
            applies=is_shown,
        ),
    )
