"""The keys of the Laptops view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgekit.ui.tournament.team import keys
from judgekit.ui.widgets.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.tournament.team.wishes import TeamWishes

translate = QCoreApplication.translate


Wish = Callable[["TeamWishes"], None]


def team_actions(
    wishes: Callable[[], TeamWishes], join: Callable[[], None], is_shown: Callable[[], bool]
) -> Sequence[Action]:
    """Return what can be done in the view, which is made when it is first shown; `join` leads to it
    from anywhere on the page."""

    def action(id_: str, words: Callable[[], str], key: str, run: Wish) -> Action:
        def do() -> None:
            if is_shown():
                run(wishes())

        return Action(f"event.{id_}", words, key, do, applies=is_shown)

    return (
        Action("event.join", _join_words, keys.JOIN_KEY, join),
        *(action(*each) for each in (*_with_others(), *_with_this_one())),
    )


def _join_words() -> str:
    return translate("TournamentPage", "Join another laptop’s event")


def _with_others() -> Sequence[tuple[str, Callable[[], str], str, Wish]]:
    """What is done with other laptops."""
    return (
        (
            "let-in",
            lambda: translate("TournamentPage", "Let in the laptop that asks"),
            keys.APPROVE_KEY,
            lambda team: team.approve(),
        ),
        (
            "refuse",
            lambda: translate("TournamentPage", "Refuse the laptop that asks"),
            keys.REFUSE_KEY,
            lambda team: team.refuse(),
        ),
        (
            "invite",
            lambda: translate("TournamentPage", "Invite a laptop"),
            keys.INVITE_KEY,
            lambda team: team.invite(),
        ),
        (
            "copy-invitation",
            lambda: translate("TournamentPage", "Copy the invitation"),
            keys.COPY_KEY,
            lambda team: team.copy_invitation(),
        ),
        (
            "phone-code",
            lambda: translate("TournamentPage", "Make a code for a judge’s phone"),
            keys.PHONE_KEY,
            lambda team: team.make_phone_code(),
        ),
        (
            "change-role",
            lambda: translate("TournamentPage", "Change the role at the chosen laptop"),
            keys.ROLE_KEY,
            lambda team: team.change_role(),
        ),
        (
            "set-aside",
            lambda: translate("TournamentPage", "Show what was set aside"),
            keys.SET_ASIDE_KEY,
            lambda team: team.show_set_aside(),
        ),
    )


def _with_this_one() -> Sequence[tuple[str, Callable[[], str], str, Wish]]:
    """What is done with this laptop."""
    return (
        (
            "take-over",
            lambda: translate("TournamentPage", "Make this laptop the hub"),
            keys.TAKE_OVER_KEY,
            lambda team: team.take_over(),
        ),
        (
            "follow-hub",
            lambda: translate("TournamentPage", "Follow another hub"),
            keys.FOLLOW_KEY,
            lambda team: team.follow(),
        ),
        (
            "leave-team",
            lambda: translate("TournamentPage", "Leave the other laptops"),
            keys.LEAVE_KEY,
            lambda team: team.leave(),
        ),
        (
            "come-back",
            lambda: translate("TournamentPage", "Connect to the other laptops again"),
            keys.BACK_KEY,
            lambda team: team.come_back(),
        ),
    )
