"""What the laptops that share the event have a judge know or decide, in the line of notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject

from judgekit.domain.shared.topic import Topic
from judgekit.domain.team.roles import TeamRole
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.bars.team.aside_words import aside_words
from judgekit.views.sharing.team_standing import elapsed_words
from judgekit.views.sharing.words_of_return import came_back_words, late_words

if TYPE_CHECKING:
    from judgekit.engine.ports.team import DeviceAsking
    from judgekit.engine.sharing.after_the_end import LateEntry
    from judgekit.engine.team.told import OtherHub, TeamMember
    from judgekit.ui.shell.page import ProgramDependencies
    from judgekit.views.sharing.came_back import CameBack

ASKING, ASIDE, CAME_BACK = "team-asking", "team-aside", "team-back"
FLOODED, OTHER_HUB, LATE = "team-flooded", "team-other-hub", "team-late"
"""Keys of banners, each about one thing."""


class TeamNotices(QObject):
    """Keeps a banner for each thing as long as it is so; what was closed comes again only when it
    happens again."""

    def __init__(self, dependencies: ProgramDependencies, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._messages = dependencies.bridge, dependencies.messages
        self._show_team = dependencies.show_team
        self._team = team = self._bridge.team()
        self._asides: tuple[str, ...] = ()
        team.team_changed.connect(self._follow_asking)
        team.asked.connect(lambda _: self._follow_asking())
        team.came_back.connect(self._tell_return)
        team.return_seen.connect(self._seen)
        team.late_told.connect(self._tell_late)
        team.flooded.connect(self._tell_flood)
        team.other_hub.connect(self._tell_other_hub)
        team.others_changed.connect(self._follow_others)
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._switched)
        self._switched()

    # -- following

    def _switched(self) -> None:
        """Another event is open, or none: what was said of the one before is over."""
        for key in (ASKING, ASIDE, CAME_BACK, FLOODED, OTHER_HUB, LATE):
            self._messages.withdraw(key)
        self._asides = ()
        self._follow_asking()
        self._follow_asides()

    def _changed(self, topics: frozenset[Topic]) -> None:
        if Topic.TEAM in topics:
            self._follow_asides()

    def _follow_asking(self) -> None:
        asking = self._team.asking
        self._put_or_withdraw(ASKING, self._asking_banner(*asking) if asking else None)

    def _follow_asides(self) -> None:
        """Every laptop shows what was set aside until somebody has decided; as long as it tells of
        its return, that counts it."""
        asides = tuple(each.id for each in self._team.team.undecided() if self._team.device)
        if asides == self._asides:
            return
        is_more = bool(set(asides) - set(self._asides))
        self._asides = asides
        banners = self._messages.banners()
        if CAME_BACK in banners:
            self._messages.put(CAME_BACK, banners[CAME_BACK])
        elif is_more or not asides or ASIDE in banners:
            self._put_or_withdraw(ASIDE, self._aside_banner() if asides else None)

    def _follow_others(self) -> None:
        if not self._team.others:
            self._messages.withdraw(OTHER_HUB)

    def _put_or_withdraw(self, key: str, banner: Banner | None) -> None:
        if banner is None:
            self._messages.withdraw(key)
        else:
            self._messages.put(key, banner)

    # -- banners

    def _shown_by(self, words: Callable[[], str], **more: object) -> Banner:
        """A banner with a way to the laptops."""
        return Banner(words, self._show_team, lambda: self.tr("Show laptops"), **more)  # type: ignore[arg-type]

    def _asking_banner(self, first: DeviceAsking, *others: DeviceAsking) -> Banner:
        def words() -> str:
            said = self.tr("{who} asks to join, from {address}")
            if first.is_phone:
                said = self.tr("{who} asks to join by phone, from {address}")
            more = self.tr("%n more ask(s)", "", len(others)) if others else ""
            return "; ".join(
                filter(None, (said.format(who=first.name, address=first.address), more))
            )

        icon = "phone" if first.is_phone else "laptop"
        return self._shown_by(words, icon=icon, token="accent", can_be_closed=False)

    def _aside_banner(self) -> Banner:
        state = self._bridge.state
        first, *others = self._team.team.undecided()
        own = self._team.team.devices.get(self._team.device)
        person = own.person if own is not None else ""
        is_mine = first.author == person or self._team.team.has(
            self._team.device, TeamRole.SCOREKEEPER, TeamRole.HEAD_JUDGE
        )

        def words() -> str:
            said = self.tr("Set aside, not recorded: {what}").format(what=aside_words(first, state))
            more = self.tr("%n more", "", len(others)) if others else ""
            return "; ".join(filter(None, (said, more)))

        return Banner(
            words,
            self._show_team,
            lambda: self.tr("Decide…"),
            icon="set-aside",
            can_be_closed=not is_mine,
        )

    # -- what is told once

    def _tell_return(self, came: CameBack) -> None:
        def words() -> str:
            said = self.tr("Connected again")
            after = self.tr("Connected again after {time}")
            if came.was_reached:
                said, after = (
                    self.tr("The hub stores again"),
                    self.tr("The hub stores again after {time}"),
                )
            if came.until > came.since > 0:
                said = after.format(time=elapsed_words(came.until - came.since))
            now = msgspec.structs.replace(came, need_you=tuple(self._team.team.undecided()))
            return f"{said}: {', '.join(came_back_words(interface_words(), now))}"

        # One notice for both: it counts what was set aside, and leads to the same page.
        self._messages.withdraw(ASIDE)
        self._messages.put(
            CAME_BACK,
            Banner(
                words,
                self._show_return,
                lambda: self.tr("Decide…") if self._asides else self.tr("Show summary"),
                icon="linked",
                token="ok",
                can_be_closed=False,
                settle=self._seen,
                settled=lambda: self.tr("Close"),
            ),
        )

    def _show_return(self) -> None:
        self._seen()
        self._show_team()

    def _seen(self) -> None:
        """The return has been seen; what was set aside stands until somebody has decided."""
        self._messages.withdraw(LATE)
        if CAME_BACK in self._messages.banners():
            self._messages.withdraw(CAME_BACK)
            self._put_or_withdraw(ASIDE, self._aside_banner() if self._asides else None)

    def _tell_late(self, late: Sequence[LateEntry]) -> None:
        def words() -> str:
            return "; ".join(late_words(interface_words(), late))

        def show() -> None:
            self._messages.withdraw(LATE)
            self._show_team()

        self._messages.put(LATE, Banner(words, show, lambda: self.tr("Show entries"), "clock"))

    def _tell_flood(self, member: TeamMember) -> None:
        words = partial(self._named, member.name)
        self._messages.put(FLOODED, self._shown_by(words))

    def _named(self, who: str) -> str:
        said = self.tr("{who}’s laptop sent far too much and was removed")
        return said.format(who=who)

    def _tell_other_hub(self, other: OtherHub) -> None:
        def words() -> str:
            said = self.tr("{who} has become the hub too, at {address}. Which one stays?")
            return said.format(who=other.person, address=other.address)

        def follow() -> None:
            self._messages.withdraw(OTHER_HUB)
            self._team.follow(other.address)

        self._messages.put(
            OTHER_HUB,
            Banner(words, follow, lambda: self.tr("Follow {who}").format(who=other.person), "hub"),
        )
