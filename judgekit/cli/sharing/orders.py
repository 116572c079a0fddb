"""What a verb of a shared event is told on standard input, a JSON object a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.cli.sharing.reporter import Reporter
from judgekit.cli.tournaments.instant import read_instant
from judgekit.cli.tournaments.script import ScriptLine, read_command, read_line
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import DoAnyway, SettleSetAside
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.team import Team
from judgekit.engine.team.told import TeamTask
from judgekit.views.known_then import known_at

WHO_LEADS = (TeamTask.TAKE_OVER, TeamTask.FOLLOW)
"""A later one of these takes the place of one that is under way: what comes of it answers both."""
WEB_PORTS = ("screen_port", "judge_port")
"""Where the pages for the hall are to be served, if it matters."""
HIGHEST_PORT = 65_535


class Orders:
    """Does one line after another, and answers each.

    `kept` reads what is recorded; `quit_` ends the verb, `quit_soon` where it has not begun yet.
    """

    def __init__(
        self,
        team: Team,
        reporter: Reporter,
        kept: Callable[[], Sequence[Recorded]],
        quit_: Callable[[], object],
        quit_soon: Callable[[], object],
    ) -> None:
        self._team = team
        self._reporter = reporter
        self._kept = kept
        self._quit = quit_
        self._quit_soon = quit_soon
        self._waiting: list[bytes] | None = []
        """Lines that wait until the event is open; None once it is."""
        self._is_at_end = False
        self._number = 0
        self._steps: dict[int, str] = {}
        self._asked: list[tuple[TeamTask, int]] = []
        """The lines that wait for an answer, and for what."""

    def heard(self, line: bytes) -> None:
        """Do what a line says, or let it wait until `begin`."""
        if self._waiting is None:
            self._do(line)
            return
        self._waiting.append(line)
        read = read_line(line)
        if isinstance(read, ScriptLine) and read.fields.get("do") == "quit":
            self._quit_soon()

    def begin(self) -> None:
        """The event is open: do what waited, and all that comes."""
        lines, self._waiting = self._waiting or (), None
        for line in lines:
            self._do(line)
        if self._is_at_end:
            self._quit()

    def end(self) -> None:
        """Nothing more is told: end, once the event is open."""
        self._is_at_end = True
        if self._waiting is None:
            self._quit()

    def answered(self, *tasks: TeamTask) -> list[int]:
        """The lines that asked for one of these tasks and have no answer yet; they have one now."""
        lines = [line for task, line in self._asked if task in tasks]
        self._asked = [each for each in self._asked if each[0] not in tasks]
        return lines

    def _do(self, line: bytes) -> None:
        self._number += 1
        if not line.strip():
            return
        read = read_line(line)
        if isinstance(read, Refusal):
            self._reporter.refused(self._number, read)
            return
        try:
            own = self._own_orders().get(str(read.fields.get("do")))
            if own is not None:
                own(read)
            else:
                self._enter(read)
        except EnvironmentFailure as failure:
            self._reporter.failed(self._number, failure)

    def _own_orders(self) -> dict[str, Callable[[ScriptLine], object]]:
        return {
            "state": self._tell_state,
            "quit": lambda _: self._quit(),
            "invite": lambda _: self._invite(),
            "approve": self._approve,
            "revoke": self._revoke,
            "take-over": self._take_over,
            "follow": self._follow,
            "web": self._serve_web,
        }

    def _enter(self, line: ScriptLine) -> None:
        """Enter a command."""
        engine = self._engine()
        if line.at is None and line.fields.get("at") is not None:
            self._reporter.refused(self._number, Refusal(RefusalCode.NO_INSTANT))
            return
        at = engine.now() if line.at is None else line.at
        command = _about_set_aside(line) or read_command(ScriptLine(at, line.fields), self._steps)
        if isinstance(command, Refusal):
            self._reporter.refused(self._number, command)
            return
        before = set(engine.waiting())
        outcome = self._team.submit(command, line.author, line.at)
        if isinstance(outcome, Refusal):
            self._reporter.refused(self._number, outcome)
            return
        self._steps[self._number] = outcome.id
        entered = [each for each in engine.waiting() if each not in before]
        self._reporter.pending(self._number, entered or [outcome.id])

    def _tell_state(self, line: ScriptLine) -> None:
        engine, given = self._engine(), line.fields.get("at")
        if given is None:
            self._reporter.state(self._number, engine.state, engine.now())
            return
        at = read_instant(given) if isinstance(given, str) else None
        if at is None:
            self._reporter.refused(self._number, Refusal(RefusalCode.NO_INSTANT))
            return
        kept = self._kept()
        state, at = known_at([*kept, *engine.provisional()], at)
        self._reporter.state(self._number, state, at)

    def _invite(self) -> None:
        invitation = self._team.invite()
        if invitation is None:
            self._reporter.refused(self._number, Refusal(RefusalCode.NOT_THE_HUB))
        else:
            self._reporter.invited(self._number, invitation)

    def _approve(self, line: ScriptLine) -> None:
        device, roles = str(line.fields.get("device")), line.fields.get("roles")
        given = [str(each) for each in roles] if isinstance(roles, list) else []
        step = self._team.approve(device, given)
        if isinstance(step, Refusal):
            self._reporter.refused(self._number, step)
        elif step is None:
            self._reporter.let_in(self._number, device)
        else:
            self._reporter.pending(self._number, [step.id])

    def _revoke(self, line: ScriptLine) -> None:
        step = self._team.revoke(str(line.fields.get("device")))
        if isinstance(step, Refusal):
            self._reporter.refused(self._number, step)
        else:
            self._reporter.pending(self._number, [step.id])

    def _take_over(self, line: ScriptLine) -> None:
        del line
        refusal = self._team.take_over()
        if refusal is not None:
            self._reporter.refused(self._number, refusal)
        else:
            self._asked.append((TeamTask.TAKE_OVER, self._number))

    def _follow(self, line: ScriptLine) -> None:
        self._asked.append((TeamTask.FOLLOW, self._number))
        self._team.follow(str(line.fields.get("hub")))

    def _serve_web(self, line: ScriptLine) -> None:
        hall, ports = self._team.hall, [line.fields.get(each, 0) for each in WEB_PORTS]
        if line.fields.get("on") is False:
            hall.switch_off()
            self._reporter.web_off(self._number)
            return
        for name, port in zip(WEB_PORTS, ports, strict=True):
            if not _is_port(port):
                wrong = Refusal(RefusalCode.WRONG_VALUE, {"field": name})
                self._reporter.refused(self._number, wrong)
                return
        refusal = hall.switch_on(*(int(str(port)) for port in ports))
        if refusal is not None:
            self._reporter.refused(self._number, refusal)
        else:
            self._asked.append((TeamTask.SERVE, self._number))

    def _engine(self) -> SharedEngine:
        engine = self._team.engine
        assert engine is not None  # lines wait until it is there
        return engine


def _is_port(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST_PORT


def _about_set_aside(line: ScriptLine) -> Command | None:
    """Return what a line decides about a step that was set aside; None if it is another line."""
    step = line.fields.get("step")
    if not isinstance(step, str):
        return None
    return {"do-anyway": DoAnyway(step), "drop": SettleSetAside(step)}.get(
        str(line.fields.get("do"))
    )
