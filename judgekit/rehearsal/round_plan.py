"""One round of a made-up event: calls, checks and penalties, and who plays on after time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseAll,
    ResumeAll,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck, TickDeck
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import Note, ShowMessage, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import Moment
from judgekit.rehearsal.cases import ALARM, ALARM_LINE, FOUND, NOTES, Case, drawn_case
from judgekit.rehearsal.decks import short_of_one
from judgekit.rehearsal.planned import Planned, after
from judgekit.rehearsal.standings import Pairings
from judgekit.rehearsal.tables import DUE_AFTER, Match, made_up_match, turn_lengths
from judgekit.views.words.words import Words

LIMIT = 50 * 60
TURNS = 5
CALLS_A_TABLE, PENALTIES_A_CALL, APPEALS_A_CALL = 0.16, 0.35, 0.05
LATE_A_TABLE, MISTAKES_A_ROUND, NOTES_A_ROUND = 0.01, 0.25, 0.3
WITH_FINDING = 0.15
LONGEST_HEARING = 300
"""Seconds that the head judge takes for an appeal at most."""
LAST_INTERRUPTION = 44 * 60
"""Seconds into the round after which nothing begins: what is open at time is closed soon."""
CHECK_MORE = 180
"""Seconds given for a deck check besides its own time (MTR 2.6)."""
LEAST_BEYOND = 120
"""Seconds by which the longest match would outlast its deadline at least."""
REASONS: Mapping[str, int] = {"ruling": 80, "errand": 12, "other": 8}
"""Reasons of calls, by how often they are given."""


class EventFacts(NamedTuple):
    """What stays the same in all rounds; the first of the staff is the head judge."""

    words: Words
    head_judge: str
    judges: Sequence[str]
    lists: dict[str, Decklist]


class RoundPlan:
    """Plans one round, minute by minute, from its start to the last result."""

    def __init__(self, random: Random, facts: EventFacts, number: int, pairings: Pairings) -> None:
        self._random, self._facts, self._number = random, facts, number
        self._tables = dict(enumerate(pairings.tables, 1))
        self._byes = pairings.byes
        self._matches = {table: made_up_match(random, table) for table in self._tables}
        _prolong_longest(list(self._matches.values()))
        self._alarm: tuple[float, float] | None = None
        self._steps: list[tuple[float, Planned]] = []
        self._start: Moment = 0

    def planned(self, start: Moment, checks: int) -> list[Planned]:
        """Return the steps in order; the pairings come a few minutes before the start, and so many
        tables are checked."""
        self._start = start
        paired = tuple(PairedTable(table, pair) for table, pair in self._tables.items())
        self._add(-200, TakePairings(self._number, paired, self._byes))
        self._add(0, StartRound(round=self._number, minutes=LIMIT / 60))
        if self._number > 1 and self._random.random() < 1 / 6:
            self._alarm = (self._random.uniform(700, 1500), self._random.uniform(180, 420))
            self._plan_alarm(*self._alarm)
        self._plan_late()
        self._plan_checks(checks)
        self._plan_calls()
        self._plan_mistake()
        if self._random.random() < NOTES_A_ROUND:
            text = self._facts.words.say(self._random.choice(NOTES))
            self._add(self._random.uniform(300, 2400), Note(text))
        self._plan_end()
        self._steps.sort(key=lambda step: step[0])
        return [planned for _, planned in self._steps]

    def _add(self, seconds: float, *commands: Command, begins: str = "", of: str = "") -> None:
        """Add steps at this time of the round's clock; they stay together."""
        at = after(self._start, self._passed(seconds))
        for command in commands:
            self._steps.append((self._passed(seconds), Planned(at, command, begins, of)))

    def _name(self, what: str, table: int) -> str:
        """The plan's name for what happens at a table, which is interrupted once in a round."""
        return f"{what} {self._number}.{table}"

    def _passed(self, seconds: float) -> float:
        """Seconds since the start when the round's clock has run so long."""
        if self._alarm is not None and seconds > self._alarm[0]:
            return seconds + self._alarm[1]
        return seconds

    def _judge(self) -> str:
        return self._random.choice(self._facts.judges)

    def _player(self, table: int) -> str:
        return self._random.choice(self._tables[table])

    def _free_table(self) -> Match | None:
        free = [match for match in self._matches.values() if not match.is_busy]
        return self._random.choice(free) if free else None

    # -- what interrupts matches

    def _plan_alarm(self, at: float, long: float) -> None:
        say = self._facts.words.say
        self._add(at, PauseAll(say(ALARM)), ShowMessage(say(ALARM_LINE)))
        resumed = after(self._start, at + long)
        for command in (ResumeAll(), ShowMessage("")):
            self._steps.append((at + long, Planned(resumed, command)))

    def _plan_late(self) -> None:
        for match in self._matches.values():
            if self._random.random() >= LATE_A_TABLE:
                continue
            late = round(self._random.uniform(65, 540))
            match.interrupt(late, late)
            penalty = IssuePenalty(
                *(self._player(match.table), "ipg-3.1", "game-loss", match.table),
                late_seconds=late,
                judge=self._judge(),
                head_judge=self._facts.head_judge,
            )
            self._add(late + 5, penalty)

    def _plan_checks(self, count: int) -> None:
        for start in sorted(self._random.uniform(15, 75) for _ in range(count)):
            match = self._free_table()
            if match is None:
                return
            self._plan_check(start, match)

    def _plan_check(self, start: float, match: Match) -> None:
        long = self._random.uniform(290, 590)
        match.interrupt(long, long + CHECK_MORE)
        players = self._tables[match.table]
        judges = (self._judge(), self._judge())
        seed = str(self._random.randrange(1000, 10_000))
        check = StartDeckCheck(match.table, seed=seed, players=players, judges=judges)
        name = self._name("check", match.table)
        self._add(start, check, begins=name)
        findings = []
        for deck, player in enumerate(players):
            registered = self._facts.lists[player]
            counted = registered.main
            if self._random.random() < WITH_FINDING:
                counted, card = short_of_one(registered, self._random)
                findings.append(self._facts.words.say(FOUND, card=card))
                penalty = IssuePenalty(
                    player, "ipg-3.5", "warning", match.table, judge=judges[deck]
                )
                self._add(start + long - 20, penalty, of=name)
            ticked = TickDeck("", deck, counted, registered.sideboard, done=True)
            self._add(start + long - 60 + deck, ticked, of=name)
        self._add(start + long, FinishDeckCheck(match.table, tuple(findings)), of=name)

    def _plan_calls(self) -> None:
        for _ in self._matches:
            match = self._free_table() if self._random.random() < CALLS_A_TABLE else None
            if match is not None:
                self._plan_call(match)

    def _plan_call(self, match: Match) -> None:
        table, judge = match.table, self._judge()
        begins = self._random.uniform(60, min(match.needs * 0.9, LAST_INTERRUPTION))
        long = min(self._random.lognormvariate(4.9, 0.6), 720)
        reason = self._random.choices(list(REASONS), list(REASONS.values()))[0]
        if self._alarm is not None and begins < self._alarm[0] < begins + long + LONGEST_HEARING:
            return  # nobody hears a call while the hall is being cleared
        name, appeal = self._name("call", table), self._name("appeal", table)
        self._add(begins, OpenCall(table, reason, judge=judge), begins=name)
        case = drawn_case(self._random) if reason == "ruling" else None
        if case is not None and self._random.random() < PENALTIES_A_CALL:
            self._add(begins + long - 1, self._penalty(case, table, judge), of=name)
            if self._random.random() < APPEALS_A_CALL / PENALTIES_A_CALL:
                heard = self._random.uniform(90, LONGEST_HEARING)
                appealed = self._appeal(case, table, judge)
                self._add(begins + long - 1, appealed, begins=appeal, of=name)
                self._add(begins + long + heard, self._decision(case, table), of=appeal)
                long += heard + 5
        self._add(begins + long, CloseCall(table), of=name)
        match.interrupt(long, long if long > DUE_AFTER else 0)

    def _penalty(self, case: Case, table: int, judge: str) -> IssuePenalty:
        comment = self._facts.words.say(case.facts)
        player = self._player(table)
        return IssuePenalty(
            player, case.infraction, case.penalty, table, comment=comment, judge=judge
        )

    def _appeal(self, case: Case, table: int, judge: str) -> OpenAppeal:
        say = self._facts.words.say
        return OpenAppeal(
            *(table, say(case.facts), say(case.ruling), say(case.objection)),
            floor_judge=judge,
            player=self._player(table),
            infraction=case.infraction,
        )

    def _decision(self, case: Case, table: int) -> DecideAppeal:
        is_upheld = self._random.random() < 0.75
        ruling = "" if is_upheld else self._facts.words.say(case.objection)
        outcome = "upheld" if is_upheld else "overturned"
        return DecideAppeal(table, outcome, self._facts.head_judge, ruling=ruling)

    def _plan_mistake(self) -> None:
        """An extension for the wrong table, taken back at once."""
        if self._random.random() < MISTAKES_A_ROUND:
            table = self._random.choice(list(self._tables))
            at = self._random.uniform(300, 2400)
            name = self._name("mistake", table)
            self._add(at, GrantExtension(table, 300), begins=name)
            self._add(at, Undo(), of=name)

    # -- after time

    def _plan_end(self) -> None:
        playing = [match for match in self._matches.values() if match.ends() > LIMIT]
        asked = LIMIT + self._random.uniform(10, 40)
        last = asked
        if playing:
            self._add(asked, StillPlaying(tuple(match.table for match in playing)))
        for place, match in enumerate(playing):
            self._add(asked + 3 + 4 * place, SeatJudge(match.table, self._judge()))
            last = max(last, self._plan_last_minutes(match, asked + 5 + 4 * place))
        self._add(last + self._random.uniform(10, 60), EndRound())

    def _plan_last_minutes(self, match: Match, from_: float) -> float:
        """Plan how a match ends that goes on after time; return when it does."""
        deadline = match.deadline(LIMIT)
        if match.ends() <= deadline:
            ends = max(match.ends(), from_)
            self._add(ends, FinishTable(match.table))
            return ends
        at = max(deadline + self._random.uniform(2, 15), from_)
        self._add(at, StartTurns(match.table))
        for long in turn_lengths(self._random, TURNS):
            at += long
            self._add(at, NextTurn(match.table))
        at += self._random.uniform(10, 60)
        self._add(at, FinishTable(match.table))
        return at


def _prolong_longest(matches: Sequence[Match]) -> None:
    """Let one match of the round come to its additional turns, whatever interrupts it."""
    longest = max(matches, key=lambda match: match.needs)
    beyond = LIMIT + CHECK_MORE + LEAST_BEYOND + longest.needs % LEAST_BEYOND
    longest.needs = max(longest.needs, beyond)
