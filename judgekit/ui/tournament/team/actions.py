"""The keys of the Laptops view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from judgekit.ui.tournament.kept.view import JOIN_KEY
from judgekit.ui.tournament.team.asks import APPROVE_KEY, REFUSE_KEY
from judgekit.ui.tournament.team.hub_pane import FOLLOW_KEY
from judgekit.ui.tournament.team.invite_pane import COPY_KEY, INVITE_KEY
from judgekit.ui.tournament.team.shared_pane import (
    LEAVE_KEY,
    ROLE_KEY,
    SET_ASIDE_KEY,
    TAKE_OVER_KEY,
)
from judgekit.ui.tournament.team.standing_notice import BACK_KEY
from judgekit.ui.tournament.team.wishes import TeamWishes
from judgekit.ui.widgets.actions import Action

translate = QCoreApplication.translate


def team_actions(
    team: TeamWishes, join: Callable[[], None], is_shown: Callable[[], bool]
) -> Sequence[Action]:
    """Return what can be done in the view; `join` leads to it from anywhere on the page."""

    def action(id_: str, words: Callable[[], str], key: str, run: Callable[[], None]) -> Action:
        return Action(
            f"event.{id_}", words, key, lambda: run() if is_shown() else None, applies=is_shown
        )

    return (
        Action(
            "event.join",
            lambda: translate("TournamentPage", "Join another laptop’s event"),
            JOIN_KEY,
            join,
        ),
        action(
            "let-in",
            lambda: translate("TournamentPage", "Let in the laptop that asks"),
            APPROVE_KEY,
            team.approve,
        ),
        action(
            "refuse",
            lambda: translate("TournamentPage", "Refuse the laptop that asks"),
            REFUSE_KEY,
            team.refuse,
        ),
        action(
            "invite",
            lambda: translate("TournamentPage", "Invite a laptop"),
            INVITE_KEY,
            team.invite,
        ),
        action(
            "copy-invitation",
            lambda: translate("TournamentPage", "Copy the invitation"),
            COPY_KEY,
            team.copy_invitation,
        ),
        action(
            "change-role",
            lambda: translate("TournamentPage", "Change the role at the chosen laptop"),
            ROLE_KEY,
            team.change_role,
        ),
        action(
            "take-over",
            lambda: translate("TournamentPage", "Make this laptop the hub"),
            TAKE_OVER_KEY,
            team.take_over,
        ),
        action(
            "follow-hub",
            lambda: translate("TournamentPage", "Follow another hub"),
            FOLLOW_KEY,
            team.follow,
        ),
        action(
            "leave-team",
            lambda: translate("TournamentPage", "Leave the other laptops"),
            LEAVE_KEY,
            team.leave,
        ),
        action(
            "come-back",
            lambda: translate("TournamentPage", "Connect to the other laptops again"),
            BACK_KEY,
            team.come_back,
        ),
        action(
            "set-aside",
            lambda: translate("TournamentPage", "Show what was set aside"),
            SET_ASIDE_KEY,
            team.show_set_aside,
        ),
    )
