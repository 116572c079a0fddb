"""What is wanted in the Laptops view, by mouse or key, asked of the bridge to the team."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.team.aside.rows import SetAsideRow, beside_words, stand_beside
from judgekit.ui.tournament.team.controller import TeamController
from judgekit.ui.tournament.team.view import Face
from judgekit.ui.words.wording import time_with_seconds

translate = QCoreApplication.translate


class TeamWishes(QObject):
    """Connects the view to the bridge; what a key does applies only where its button is seen."""

    def __init__(self, dependencies: ProgramDependencies, controller: TeamController) -> None:
        super().__init__(controller.view)
        self._bridge, self._messages = dependencies.bridge, dependencies.messages
        self._preferences = dependencies.preferences
        self._controller, self._team = controller, controller.team
        self._view = controller.view
        self._shared = controller.view.shared
        self._view.alone.share.new_wanted.connect(dependencies.create_event)
        self._connect()

    # -- by keys

    def approve(self) -> None:
        """Let in who has waited longest."""
        self._if_shared(self._shared.asks.approve_first)

    def refuse(self) -> None:
        """Send away who has waited longest."""
        self._if_shared(self._shared.asks.refuse_first)

    def invite(self) -> None:
        """Make an invitation."""
        self._if_shared(self._shared.side.want_invitation)

    def make_phone_code(self) -> None:
        """Make a code for a judge's phone."""
        self._if_shared(self._shared.side.want_phone_code)

    def copy_invitation(self) -> None:
        """Copy the invitation that is shown."""
        self._if_shared(self._shared.side.want_copy)

    def change_role(self) -> None:
        """Open the menu of roles for the chosen laptop."""
        self._if_shared(self._shared.open_roles)

    def leave(self) -> None:
        """Ask before leaving the others."""
        self._if_shared(self._shared.ask_to_leave)

    def take_over(self) -> None:
        """Ask before becoming the hub."""
        self._if_shared(self._shared.ask_to_take_over)

    def follow(self) -> None:
        """Ask for another hub's address."""
        self._if_shared(self._shared.side.hub.want_follow)

    def come_back(self) -> None:
        """Look for the hub again that this laptop has left."""
        self._if_shared(self._shared.standing.want_back)

    def show_set_aside(self) -> None:
        """Show what was set aside."""
        self._if_shared(self._controller.show_set_aside)

    # -- inside

    def _connect(self) -> None:
        alone, shared, aside = self._view.alone, self._shared, self._view.set_aside
        alone.share.share_wanted.connect(self._share)
        alone.join.join_wanted.connect(self._join)
        alone.join.stopped.connect(lambda: self._team().stop_joining())
        shared.asks.approved.connect(lambda device, roles: self._team().approve(device, roles))
        shared.asks.refused.connect(lambda device: self._team().refuse(device))
        shared.other_hubs.followed.connect(lambda address: self._team().follow(address))
        shared.roles_changed.connect(lambda device, to: self._team().change_roles(device, to))
        shared.questions.removal_wanted.connect(lambda device: self._team().revoke(device))
        shared.questions.leaving_wanted.connect(lambda: self._team().leave())
        shared.questions.take_over_wanted.connect(lambda: self._team().take_over())
        shared.questions.follow_wanted.connect(lambda address: self._team().follow(address))
        shared.standing.back_wanted.connect(lambda: self._team().come_back())
        shared.side.invite.invited.connect(lambda: self._team().invite())
        shared.side.invite.copied.connect(self._copy)
        shared.set_aside_wanted.connect(self._controller.show_set_aside)
        aside.left.connect(self._controller.show_laptops)
        aside.both_wanted.connect(self._show_both)
        aside.doing_wanted.connect(self._do_anyway)
        aside.dropping_wanted.connect(lambda row: self._team().drop(row.id))

    def _if_shared(self, do: Callable[[], object]) -> None:
        if self._view.face is Face.SHARED and self._view.isVisible():
            do()

    def _share(self, name: str, roles: Sequence[str]) -> None:
        self._sign_in(name)
        self._view.expect_problem(from_sharing=True)
        self._team().share(roles)

    def _join(self, invitation: str, name: str) -> None:
        self._sign_in(name)
        self._view.expect_problem(from_sharing=False)
        self._team().join(invitation)

    def _sign_in(self, name: str) -> None:
        if name != self._preferences.now.judge_name:
            self._preferences.change(judge_name=name)

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
        timeline = engine.timeline
        standing = [beside_words(each, timeline) for each in stand_beside(row, timeline)]
        self._view.set_aside.show_both(own, standing)
