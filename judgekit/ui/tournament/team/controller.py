"""Controller of the Laptops view: shows how the open event is shared, as it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.engine.ports.team import DeviceAsking, Invitation
from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.team.aside.rows import (
    set_aside_rows,
    shown_late,
    shown_merges,
)
from judgekit.ui.tournament.team.hall.keeper import HallKeeper
from judgekit.ui.tournament.team.invitation_keeper import InvitationKeeper
from judgekit.ui.tournament.team.view import Face, TeamView
from judgekit.ui.tournament.team.ways.hub_finder import HubFinder
from judgekit.ui.tournament.team.ways.share_form import Obstacle
from judgekit.views.sharing.came_back import CameBack
from judgekit.views.sharing.laptops import laptop_rows
from judgekit.views.sharing.late_entries import LateEntries

if TYPE_CHECKING:
    from judgekit.ui.runtime.team_bridge import TeamBridge

translate = QCoreApplication.translate


class TeamController(QObject):
    """The bridge to the team is made when the view is first shown: a start without sharing imports
    nothing of it."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._messages, self._preferences = dependencies.messages, dependencies.preferences
        self.view = TeamView(dependencies.look)
        self.setParent(self.view)
        self._known: TeamBridge | None = None
        self._seeks_another = False
        """Whether another laptop's event is to be joined, whatever is open."""
        self._invitation = InvitationKeeper(self.view.shared.side.invite, dependencies.qr_modules)
        self._hall = HallKeeper(self.view.shared.side.hall, dependencies.qr_modules)
        self._came: CameBack | None = None
        """What came of a cut and was seen."""
        self._seen_late: Sequence[LateEntry] = ()
        """What was told last of entries after a round's end, and was seen."""
        self._late = LateEntries()
        self._bridge.second.connect(self._invitation.pass_time)
        self._bridge.switched.connect(self._switched)

    def team(self) -> TeamBridge:
        """Return the bridge to the team, made on first use."""
        if self._known is None:
            self._known = team = self._bridge.team()
            team.standing_changed.connect(self._changed)
            team.team_changed.connect(self._changed)
            team.asked.connect(self._asked)
            team.others_changed.connect(self._changed)
            self._hall.follow(team.hall)
            HubFinder(self.view.alone.join, self._dependencies.look_around, team.arrivals.post)
            team.invited.connect(self._invited)
            team.came_back.connect(lambda _: self._changed())
            team.joined.connect(self._joined)
            team.failed.connect(self._failed)
            # One that was made before would be shown as good for longer than it is.
        return self._known

    # -- what is shown

    def show_team(self) -> None:
        """Show how the open event is shared."""
        self._seeks_another = False
        self.refresh()

    def show_what_matters(self) -> None:
        """Show what came of a cut, or of an earlier end of a round, and was not seen, or what waits
        for a decision; else the laptops."""
        self.show_team()
        is_new = self._news() is not None or self.team().last_late is not self._seen_late
        if is_new or self.team().team.undecided():
            self.show_set_aside()

    def refresh(self) -> None:
        """Show what has changed while the view was hidden."""
        self._show_standing()
        self._show_members()

    def speak_anew(self) -> None:
        """Say in the current language what is kept in words."""
        pane, engine = self.view.set_aside, self._bridge.engine
        if pane.came is not None and engine is not None:
            pane.show_return(pane.came, shown_merges(pane.came, engine.timeline))
        shows_both = pane.both_view.isVisible()
        self._changed()
        if shows_both:
            pane.want_both()

    def begin_joining(self) -> None:
        """Focus the field for a code, whatever is open; a shared event stays shared."""
        self._seeks_another = True
        self._show_ways_in()
        self.view.show_face(Face.ALONE)
        self.view.alone.join.take_focus()

    def show_set_aside(self) -> None:
        """Show what was set aside, and what came of the last cut, if nobody has seen it."""
        if not self.team().standing.is_shared:
            return
        came = self._news()
        self._seen_late = self.team().last_late
        if came is not None:
            self._came = came
            engine = self._bridge.engine
            merges = shown_merges(came, engine.timeline) if engine is not None else ()
            self.view.set_aside.show_return(came, merges)
        self.team().return_seen.emit()
        self._show(Face.SET_ASIDE)

    def show_laptops(self) -> None:
        """Return to the laptops; what came of a cut has been seen."""
        self.view.set_aside.show_return(None)
        self.refresh()
        self._show(Face.SHARED)

    # -- inside

    def _news(self) -> CameBack | None:
        came = self.team().last_return
        return came if came is not self._came else None

    def _show(self, face: Face) -> None:
        if self.view.show_face(face) and self.view.isVisible():
            self.view.take_focus()

    def _switched(self) -> None:
        """Another event is open, or none: what was asked and shown of the one before is over."""
        self.view.shared.questions.leave()
        self.view.set_aside.question.leave()
        self.view.set_aside.show_return(None)
        self.view.alone.share.say_problem("")
        self._invitation.drop()

    def _changed(self) -> None:
        """Show what is another now, if it is seen; `refresh` does it later else."""
        if self.view.isVisible():
            self.refresh()

    def _show_standing(self) -> None:
        team, view = self.team(), self.view
        standing = team.standing
        self._show_ways_in()
        view.shared.standing.show_standing(standing)
        view.shared.side.hub.show_hub(standing.hub_person, team.address)
        if not standing.is_shared:
            self._show(Face.ALONE)
        elif view.face is Face.ALONE and not (team.is_joining or self._seeks_another):
            self._show(Face.SHARED)
        self._invitation.stand(team.address, team.device, is_hub=team.is_hub)
        self._hall.show()

    def _show_ways_in(self) -> None:
        team, alone = self.team(), self.view.alone
        details = self._bridge.state.setup.details
        obstacle = Obstacle.SHARED if team.standing.is_shared else Obstacle.NONE
        if self._bridge.sessions.is_rehearsing:
            obstacle = Obstacle.REHEARSAL
        alone.show_event(details.name if details is not None else "", obstacle)
        judge = self._preferences.now.judge_name
        alone.share.show_name(judge)
        alone.join.show_name(judge)
        alone.join.show_joining(is_joining=team.is_joining)

    def _show_members(self) -> None:
        team, shared = self.team(), self.view.shared
        rows = laptop_rows(team.team, team.standing, team.device, team.laptops)
        shared.show_laptops(rows, is_hub=team.is_hub)
        shared.asks.show_asking(team.asking)
        shared.other_hubs.show_hubs(team.others, is_hub=team.is_hub)
        engine = self._bridge.engine
        aside = set_aside_rows(self._bridge.state, engine.timeline if engine is not None else None)
        late = self._late.of(engine) if engine is not None else ()
        lines = shown_late(late, engine.timeline) if engine is not None else ()
        self.view.set_aside.show_rows(aside, lines)
        shared.show_set_aside(sum(each.is_open for each in aside), len(aside) + len(late))

    def _asked(self, asking: DeviceAsking) -> None:
        """A laptop has used the invitation; a phone has a code of its own."""
        if not asking.is_phone:
            self._invitation.drop()

    def _invited(self, invitation: Invitation) -> None:
        self._invitation.take(invitation, self._bridge.now())

    def _joined(self) -> None:
        self._seeks_another = False
        self.view.alone.join.clear()
        self._changed()
        details = self._bridge.state.setup.details
        words = translate("TeamController", "You take part in {event}.")
        self._messages.say(words.format(event=details.name if details is not None else ""))

    def _failed(self, sentence: str) -> None:
        """Say it in the form that asked, too; the strip says it on every page."""
        self.view.say_problem(sentence)
