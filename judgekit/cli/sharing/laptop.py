"""A laptop without a window that takes part in a shared event."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from judgekit.cli.answer import ENVIRONMENT_FAILED, NO_ANSWER, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.output import say
from judgekit.cli.sharing.orders import WHO_LEADS, Orders
from judgekit.cli.sharing.owner_loop import OwnerLoop
from judgekit.cli.sharing.reporter import Reporter
from judgekit.cli.sharing.team_of_file import given_for, this_device, web_for
from judgekit.cli.tournaments.kept_tournament import kept_in, tournament_folder
from judgekit.domain.team.events import DeviceLetIn, EpochBegun
from judgekit.engine.ports.team import DeviceAsking, JoinRefusal
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.team import FIRST_ROLES, Team
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import (
    HallFacts,
    HubFacts,
    OtherHub,
    StepOutcome,
    TeamMember,
    TeamStanding,
    TeamState,
    TeamTask,
    TeamTrouble,
)
from judgekit.system.installation import installation_id
from judgekit.system.log_setup import start_logging
from judgekit.system.wall_clock import MachineClock, SteadyClock
from judgekit.views.sharing.join_refusals import join_refusal_sentence
from judgekit.views.sharing.troubles import trouble_sentence

QUIT_WITHIN = 8.0
"""Seconds for which it may still begin after it was told to end."""
BEGINNINGS = (TeamTask.BEGIN, TeamTask.JOIN, TeamTask.GO_ON)
"""What is tried once, at the start: if it fails, the verb ends."""


class Laptop:
    """One verb on its way: it listens to its session, prints what that tells, and does what is told
    on standard input."""

    def __init__(
        self,
        arguments: argparse.Namespace,
        context: Context,
        *,
        approves_all: bool = False,
        serves_web: bool = False,
    ) -> None:
        file, folder = Path(arguments.event), tournament_folder(context)
        self._words, self._logs = context.wording, context.folders.logs
        self._approves_all, self._name = approves_all, arguments.name.strip()
        self._serves_web = serves_web
        self._phone_code = ""
        """That was told last."""
        self._reporter = Reporter(context.wording, as_json=arguments.json)
        self._loop = OwnerLoop()
        given = given_for(
            file,
            lambda: folder.open_file(file),
            SteadyClock(MachineClock().read),
            this_device(installation_id(context.folders.data)),
            self._loop,
        )._replace(web=web_for(file, lambda: context.rules_provider))
        self.team: Team = TeamSession(given, self)
        self._orders = Orders(
            self.team,
            self._reporter,
            lambda: kept_in(file, context).recorded,
            self._loop.end,
            lambda: self._loop.later(QUIT_WITHIN, self._give_up),
        )
        self._is_hub_awaited = self._is_put_out = False
        self._is_stored = True
        self._refused: CallRefused | None = None

    def run(self, begin: Callable[[Team], object], *, as_hub: bool) -> Answer:
        """Begin, and do what is told until the end. Raises CallRefused if it could not begin.

        As the hub, nothing is done before its first line is printed.
        """
        self._is_hub_awaited = as_hub
        start_logging(self._logs)
        try:
            self._loop.post(lambda: begin(self.team))
            self._loop.read_lines(self._orders.heard, self._orders.end)
            self._loop.run()
        finally:
            self.team.close()
        if self._refused is not None:
            raise self._refused
        return Answer(None, "", asks_library=False)

    # -- what the session tells

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        """See `TeamListener`."""
        del tournament
        own = engine.team.devices.get(engine.device)
        if own is not None and self._name not in ("", own.person):
            say(self._words.say("This laptop takes part as {name}.", name=own.person))
        if not self._is_hub_awaited:
            self._orders.begin()

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """See `TeamListener`."""
        for each in outcomes:
            if each.is_own and not self._is_of_the_session(each):
                self._reporter.settled(each)
            elif each.late and not each.is_own:
                self._reporter.late(each.late)

    def standing(self, standing: TeamStanding) -> None:
        """See `TeamListener`: told is what a person has to know at once."""
        is_put_out = standing.state is TeamState.REFUSED
        if is_put_out and not self._is_put_out:
            self._reporter.put_out(standing.waiting)
        if is_put_out or standing.state is TeamState.TOGETHER:
            self._is_put_out = is_put_out
        if standing.is_stored != self._is_stored:
            self._is_stored = standing.is_stored
            self._reporter.hub_stores(standing.is_stored, standing.waiting)

    def members(self, members: Sequence[TeamMember]) -> None:
        """See `TeamListener`: `judgekit shared` tells them."""

    def asked(self, asking: DeviceAsking) -> None:
        """See `TeamListener`."""
        self._reporter.asks(asking)
        if self._approves_all:
            self.team.approve(asking.device, FIRST_ROLES)

    def gone(self, device: str) -> None:
        """See `TeamListener`: whoever asks again is told again."""

    def flooded(self, member: TeamMember) -> None:
        """See `TeamListener`."""
        self._reporter.flooded(member)

    def hub_opened(self, hub: HubFacts) -> None:
        """See `TeamListener`."""
        for line in self._orders.answered(*WHO_LEADS) or (None,):
            self._reporter.hub(hub, line)
        self._first_line_said()
        if self._serves_web:
            self.team.hall.switch_on()

    def hall_changed(self, facts: HallFacts | None) -> None:
        """See `TeamListener`: told is each new code, with where it is used."""
        code, self._phone_code = self._phone_code, facts.code if facts is not None else ""
        if facts is None:
            for asked in self._orders.answered(TeamTask.SERVE):
                self._reporter.web_off(asked)
        elif facts.code not in ("", code):
            for line in self._orders.answered(TeamTask.SERVE) or (None,):
                self._reporter.web(facts, line)

    def other_hub(self, other: OtherHub) -> None:
        """See `TeamListener`."""
        self._reporter.other_hub(other)

    def other_hubs(self, others: Sequence[OtherHub]) -> None:
        """See `TeamListener`: each is told by itself."""

    def follows(self, hub: str) -> None:
        """See `TeamListener`."""
        lines = self._orders.answered(*WHO_LEADS)
        for line in lines:
            self._reporter.follows(hub, line)
        if self._is_hub_awaited and not lines:
            self._reporter.follows(hub, is_first=True)
        self._first_line_said()

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
        tasks = WHO_LEADS if trouble.task in WHO_LEADS else (trouble.task,)
        lines = self._orders.answered(*tasks)
        for line in lines:
            self._reporter.troubled(line, trouble)
        if lines:
            return
        if trouble.task in BEGINNINGS and (self.team.engine is None or self._is_hub_awaited):
            status = NO_ANSWER if trouble.failure is None else ENVIRONMENT_FAILED
            self._refused = CallRefused(trouble_sentence(trouble, self._words), status)
            self._loop.end()
        else:
            say(trouble_sentence(trouble, self._words))

    def _is_of_the_session(self, outcome: StepOutcome) -> bool:
        """Whether nobody has entered a step by a line: an epoch's beginning, a laptop let in by
        itself."""
        step = self.team.engine.timeline.step(outcome.step) if self.team.engine else None
        events = () if step is None else step.events
        own = (EpochBegun, DeviceLetIn) if self._approves_all else (EpochBegun,)
        return any(isinstance(each, own) for each in events)

    def _give_up(self) -> None:
        """It was told to end, and has not begun yet."""
        if self.team.engine is None or self._is_hub_awaited:
            sentence = join_refusal_sentence(JoinRefusal.TOO_LONG, self._words)
            self._refused = CallRefused(sentence)
            self._loop.end()

    def _first_line_said(self) -> None:
        if self._is_hub_awaited:
            self._is_hub_awaited = False
            self._orders.begin()
