"""How this laptop is connected to the others, where a judge has to know or to decide, in the line
of notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.words.wording import time_of_day
from judgekit.views.sharing.team_standing import Connection

if TYPE_CHECKING:
    from judgekit.ui.shell.page import ProgramDependencies

CONNECTION, CLOCK = "team-connection", "team-clock"
GONE_AFTER = 30 * SECOND
"""A cut as short as a walk through the hall is no reason to take over."""


class ConnectionNotices(QObject):
    """Keeps a banner as long as it is so; one that was closed comes again only with another cut."""

    def __init__(self, dependencies: ProgramDependencies, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._messages = dependencies.bridge, dependencies.messages
        self._show_team = dependencies.show_team
        self._team = self._bridge.team()
        self._told: Connection | None = None
        """The connection of which the banner speaks, or spoke."""
        self._is_clock_told = False
        self._team.standing_changed.connect(self.look)
        self._bridge.switched.connect(self._switched)
        self._bridge.second.connect(self._second)
        self.look()

    def look(self) -> None:
        """Show what has to be known now."""
        standing = self._team.standing
        told = standing.connection
        if told is Connection.CUT_OFF and (self._team.is_hub or not self._is_gone()):
            told = Connection.CONNECTED
        if told is not self._told:
            self._told = told
            make = self._of_connection().get(told)
            self._put_or_withdraw(CONNECTION, make() if make is not None else None)
        is_off = standing.is_clock_off and not self._team.is_hub
        if is_off is not self._is_clock_told:
            self._is_clock_told = is_off
            self._put_or_withdraw(CLOCK, self._clock_banner() if is_off else None)

    def _switched(self) -> None:
        """Another event is open, or none: what was said of the one before is over."""
        self._messages.withdraw(CONNECTION)
        self._messages.withdraw(CLOCK)
        self._told, self._is_clock_told = None, False
        self.look()

    def _second(self, now: Moment) -> None:
        del now
        if self._team.standing.connection is Connection.CUT_OFF:
            self.look()

    def _is_gone(self) -> bool:
        """Whether the cut has lasted long enough."""
        return self._bridge.now() - self._team.standing.since >= GONE_AFTER

    def _put_or_withdraw(self, key: str, banner: Banner | None) -> None:
        if banner is None:
            self._messages.withdraw(key)
        else:
            self._messages.put(key, banner)

    def _of_connection(self) -> Mapping[Connection, Callable[[], Banner]]:
        return {
            Connection.CUT_OFF: self._hub_gone_banner,
            Connection.NOT_STORED: self._not_stored_banner,
            Connection.SHUT_OUT: self._shut_out_banner,
            Connection.READ_ONLY: self._read_only_banner,
        }

    def _hub_gone_banner(self) -> Banner:
        since, person = self._team.standing.since, self._team.standing.hub_person

        def words() -> str:
            said = self.tr("No connection to the hub since {time}; entries are kept and sent later")
            if person:
                said = self.tr(
                    "No connection to the hub of {who} since {time}; entries are kept and sent "
                    "later"
                )
            return said.format(who=person, time=time_of_day(since))

        return Banner(
            words,
            self._ask_to_take_over,
            lambda: self.tr("Take over…"),
            icon="cut-off",
        )

    def _not_stored_banner(self) -> Banner:
        person = self._team.standing.hub_person

        def words() -> str:
            if self._team.is_hub:
                return self.tr(
                    "This laptop can’t store what is entered: its disk may be full. Make room; "
                    "nothing is lost."
                )
            said = self.tr("The hub can’t store: its disk may be full. What you enter waits here")
            if person:
                said = self.tr(
                    "The hub of {who} can’t store: its disk may be full. What you enter waits here"
                )
            return said.format(who=person)

        if self._team.is_hub:
            return Banner(words, icon="warning", can_be_closed=False)
        return Banner(words, self._ask_to_take_over, lambda: self.tr("Take over…"), icon="warning")

    def _ask_to_take_over(self) -> None:
        """Say what it means before it is done."""
        self._messages.put(
            CONNECTION,
            Banner(
                lambda: self.tr(
                    "Become the hub here? Do so on one laptop, and only if the other hub is gone; "
                    "the others follow."
                ),
                self._take_over,
                lambda: self.tr("Take over"),
                icon="hub",
                closing=lambda: self.tr("Cancel"),
            ),
        )

    def _take_over(self) -> None:
        self._messages.withdraw(CONNECTION)
        self._team.take_over()

    def _shut_out_banner(self) -> Banner:
        person = self._team.standing.hub_person

        def words() -> str:
            said = self.tr(
                "This laptop was removed from the event; what you enter here reaches nobody"
            )
            if person:
                said = self.tr(
                    "This laptop was removed from the event; what you enter here reaches nobody."
                    " Ask {who}."
                )
            return said.format(who=person)

        return Banner(
            words,
            self._show_team,
            lambda: self.tr("Show laptops"),
            icon="shut-out",
            token="urgent",
            can_be_closed=False,
        )

    def _read_only_banner(self) -> Banner:
        def words() -> str:
            return self.tr(
                "Colleagues have a newer Judgekit; update this one. Until then the event can be "
                "read here, not changed."
            )

        return Banner(words, icon="read-only", can_be_closed=False)

    def _clock_banner(self) -> Banner:
        def words() -> str:
            off = self._team.standing.offset_ms or 0
            said = (
                self.tr(
                    "This computer’s clock is {seconds} s slow; the times of its entries are"
                    " corrected"
                )
                if off > 0
                else self.tr(
                    "This computer’s clock is {seconds} s fast; the times of its entries are"
                    " corrected"
                )
            )
            return said.format(seconds=QLocale().toString(abs(off) / SECOND, "f", 1))

        return Banner(words, icon="clock")
