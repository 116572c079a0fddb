"""Controller of the Laptops view: shows the team, and asks its bridge for what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from judgekit.domain.shared.moment import SECOND
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import DeviceAsking, Invitation
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.team.invite_pane import ShownInvitation
from judgekit.ui.tournament.team.set_aside_pane import ShownMerge
from judgekit.ui.tournament.team.set_aside_rows import (
    SetAsideRow,
    beside_words,
    set_aside_rows,
    stand_beside,
)
from judgekit.ui.tournament.team.view import Face, TeamView
from judgekit.ui.words.wording import failure_sentence, time_with_seconds
from judgekit.views.sharing.came_back import CameBack
from judgekit.views.sharing.laptops import laptop_rows

if TYPE_CHECKING:
    from judgekit.ui.runtime.team_bridge import TeamBridge

translate = QCoreApplication.translate
MakeModules = Callable[[str], Sequence[Sequence[bool]]]


class TeamController(QObject):
    """The bridge to the team is made when the view is first shown: a start without sharing imports
    nothing of it. `joined` says that another laptop's event is open now."""

    joined = Signal()

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._messages, self._preferences = dependencies.messages, dependencies.preferences
        self.view = TeamView(dependencies.look)
        self.setParent(self.view)
        self._known: TeamBridge | None = None
        self._asked_from: Face = Face.ALONE
        self._is_sharing = False
        self._invitation: ShownInvitation | None = None
        self._came: CameBack | None = None
        self._connect_alone()
        self._connect_shared()

    # -- what is shown

    def show_team(self) -> None:
        """Show how the open event is shared, from now on as it changes."""
        self._team()
        self._show_standing()
        self._show_team()
        came = self._team().last_return
        if came is not None and came is not self._came:
            self._take_return(came)

    def begin_joining(self) -> None:
        """Focus the field for a code, whatever is open; a shared event stays shared."""
        self._show(Face.ALONE)
        self.view.alone.join.take_focus()

    # -- by keys

    def approve(self) -> None:
        """Let in who has waited longest."""
        self._in_shared(self.view.shared.asks.approve_first)

    def refuse(self) -> None:
        """Send away who has waited longest."""
        self._in_shared(self.view.shared.asks.refuse_first)

    def invite(self) -> None:
        """Make an invitation."""
        if self._known is not None and self._known.is_hub:
            self._in_shared(self._known.invite)

    def copy_invitation(self) -> None:
        """Copy the invitation that is shown."""
        if self._invitation is not None:
            self._in_shared(self.view.shared.side.invite.copy.click)

    def change_role(self) -> None:
        """Open the menu of roles for the chosen laptop."""
        self._in_shared(self.view.shared.open_roles)

    def leave(self) -> None:
        """Ask before leaving the others."""
        self._in_shared(self.view.shared.ask_to_leave)

    def take_over(self) -> None:
        """Ask before becoming the hub."""
        self._in_shared(self.view.shared.ask_to_take_over)

    def follow(self) -> None:
        """Ask for another hub's address."""
        if self._known is not None and not self._known.is_hub:
            self._in_shared(self.view.shared.questions.ask_to_follow)

    def come_back(self) -> None:
        """Look for the hub again that this laptop has left."""
        self._in_shared(self.view.shared.standing.want)

    def show_set_aside(self) -> None:
        """Show what was set aside."""
        if self._known is not None and self._known.standing.is_shared:
            self._show(Face.SET_ASIDE)
            self.view.take_focus()

    # -- inside: the ways in

    def _connect_alone(self) -> None:
        alone = self.view.alone
        alone.share.share_wanted.connect(self._share)
        alone.share.new_wanted.connect(self._dependencies.create_event)
        alone.join.join_wanted.connect(self._join)
        alone.join.stopped.connect(lambda: self._team().stop_joining())

    def _share(self, name: str, roles: Sequence[str]) -> None:
        self._sign_in(name)
        self._is_sharing, self._asked_from = True, Face.ALONE
        self._team().share(roles)

    def _join(self, invitation: str, name: str) -> None:
        self._sign_in(name)
        self._is_sharing, self._asked_from = False, Face.ALONE
        self._team().join(invitation)

    def _sign_in(self, name: str) -> None:
        if name != self._preferences.now.judge_name:
            self._preferences.change(judge_name=name)

    # -- inside: the shared event

    def _connect_shared(self) -> None:
        shared, aside = self.view.shared, self.view.set_aside
        shared.asks.approved.connect(lambda device, roles: self._team().approve(device, roles))
        shared.asks.refused.connect(lambda device: self._team().refuse(device))
        shared.roles_changed.connect(lambda device, to: self._team().change_roles(device, to))
        shared.questions.removal_wanted.connect(lambda device: self._team().revoke(device))
        shared.questions.leaving_wanted.connect(lambda: self._team().leave())
        shared.questions.take_over_wanted.connect(lambda: self._team().take_over())
        shared.questions.follow_wanted.connect(lambda address: self._team().follow(address))
        shared.standing.take_over_wanted.connect(shared.ask_to_take_over)
        shared.standing.back_wanted.connect(lambda: self._team().come_back())
        shared.standing.follow_wanted.connect(lambda address: self._team().follow(address))
        shared.side.invite.invited.connect(lambda: self._team().invite())
        shared.side.invite.copied.connect(self._copy)
        shared.set_aside_wanted.connect(self.show_set_aside)
        aside.left.connect(self._back_to_laptops)
        aside.both_wanted.connect(self._show_both)
        aside.doing_wanted.connect(self._do_anyway)
        aside.dropping_wanted.connect(lambda row: self._team().drop(row.id))
        self._bridge.second.connect(self._tick)

    def _in_shared(self, do: Callable[[], object]) -> None:
        if self.view.face is Face.SHARED and self.view.isVisible():
            do()

    def _back_to_laptops(self) -> None:
        self.view.set_aside.show_return(None)
        self._show(Face.SHARED)
        self.view.take_focus()

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._messages.say(translate("TeamController", "Invitation copied"))

    def _do_anyway(self, row: SetAsideRow) -> None:
        if self._team().do_anyway(row.id):
            words = translate("TeamController", "Recorded now: {what}")
            self._messages.say(words.format(what=row.title()))

    def _show_both(self, row: SetAsideRow) -> None:
        engine = self._bridge.engine
        if engine is None:
            return
        parts = (f"{time_with_seconds(row.at)}  {row.title()}", row.by_words())
        own = ", ".join(part for part in parts if part)
        standing = [
            beside_words(each, engine.timeline) for each in stand_beside(row, engine.timeline)
        ]
        self.view.set_aside.show_both(own, standing)

    # -- inside: what the bridge tells

    def _team(self) -> TeamBridge:
        if self._known is None:
            self._known = team = self._bridge.team()
            team.standing_changed.connect(self._show_standing)
            team.team_changed.connect(self._show_team)
            team.asked.connect(self._asked)
            team.invited.connect(self._invited)
            team.came_back.connect(self._take_return)
            team.joined.connect(self._joined)
            team.failed.connect(self._failed)
            team.flooded.connect(self._flooded)
            team.other_hub.connect(self.view.shared.standing.tell_of_other)
            if team.invitation is not None:
                self._invited(team.invitation)
        return self._known

    def _show(self, face: Face) -> None:
        if self.view.show_face(face) and self.view.isVisible():
            self.view.take_focus()

    def _show_standing(self) -> None:
        team = self._team()
        standing = team.standing
        details = self._bridge.state.setup.details
        is_real = self._bridge.engine is not None and not self._bridge.sessions.is_rehearsing
        self.view.alone.show_event(details.name if details is not None and is_real else "")
        name = self._preferences.now.judge_name
        self.view.alone.share.show_name(name)
        self.view.alone.join.show_name(name)
        self.view.alone.join.show_joining(is_joining=team.is_joining)
        self.view.shared.standing.show_standing(standing)
        self.view.shared.side.hub.show_hub(standing.hub_person, team.address)
        self._show_invitation()
        if not standing.is_shared:
            self._invitation = None
            self._show(Face.ALONE)
        elif self.view.face is Face.ALONE and not team.is_joining:
            self._show(Face.SHARED)
        self._show_team()

    def _show_team(self) -> None:
        team = self._team()
        rows = laptop_rows(team.team, team.standing, team.device, team.laptops)
        self.view.shared.show_laptops(rows, is_hub=team.is_hub)
        self.view.shared.asks.show_asking(team.asking)
        engine = self._bridge.engine
        aside = set_aside_rows(team.team, engine.timeline if engine is not None else None)
        self.view.set_aside.show_rows(aside)
        self.view.shared.show_undecided(sum(each.is_open for each in aside))

    def _asked(self, asking: DeviceAsking) -> None:
        del asking
        # An invitation is good for one laptop.
        self._invitation = None
        self._show_invitation()

    def _invited(self, invitation: Invitation) -> None:
        until = self._bridge.now() + invitation.seconds * SECOND
        try:
            modules = self._dependencies.qr_modules(invitation.text)
        except EnvironmentFailure as failure:
            modules = ()
            self._messages.say(failure_sentence(failure))
        self._invitation = ShownInvitation(invitation.text, invitation.code, until, modules)
        self._show_invitation()

    def _show_invitation(self) -> None:
        team = self._team()
        invitation = self._invitation if team.is_hub else None
        self.view.shared.side.invite.show_invitation(invitation, team.address)

    def _tick(self, now: int) -> None:
        if self._invitation is not None and now >= self._invitation.until:
            self._invitation = None
            self._show_invitation()

    def _take_return(self, came: CameBack) -> None:
        self._came = came
        engine = self._bridge.engine
        merges = []
        for each in came.merges if engine is not None else ():
            own, into = engine.timeline.step(each.step), engine.timeline.step(each.into)
            if own is not None and into is not None:
                words = beside_words(into, engine.timeline)
                merges.append(ShownMerge(time_with_seconds(own.at), words))
        self.view.set_aside.show_return(came, merges)
        self._show(Face.SET_ASIDE)

    def _joined(self) -> None:
        self.view.alone.join.clear()
        self._show(Face.SHARED)
        details = self._bridge.state.setup.details
        words = translate("TeamController", "You take part in {event}.")
        self._messages.say(words.format(event=details.name if details is not None else ""))
        self.joined.emit()

    def _failed(self, sentence: str) -> None:
        """Say it in the form that asked, or else in the strip."""
        if self.view.face is not Face.ALONE or not self.view.isVisible():
            self._messages.say(sentence)
        elif self._is_sharing:
            self.view.alone.share.say_problem(sentence)
        else:
            self.view.alone.join.show_joining(is_joining=False)
            self.view.alone.join.say_problem(sentence)
            self.view.alone.join.take_focus()

    def _flooded(self, member: object) -> None:
        words = translate(
            "TeamController",
            "{person}’s laptop sent far too much and was put out. Let it in again with a new code.",
        )
        self._messages.say(words.format(person=getattr(member, "name", "")))
