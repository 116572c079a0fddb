"""The report reckoned a second time, straight from the lines of a script.

It shares no code with the program. Lines are those that were accepted, each with its instant in
whole seconds; every line of a table or a clock names its clock.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

Line = tuple[int, dict[str, Any]]


@dataclass
class Stop:
    """A call or a check at a table."""

    table: int
    clock: str
    reason: str
    opened: int
    judge: str = ""
    closed: int | None = None
    findings: int = 0
    counts: bool = False
    is_check: bool = False
    until: int | None = None
    """When it ended for its table: as it was closed, or as the table was done."""


@dataclass
class Played:
    """A round as the lines tell it."""

    clock: str
    number: int
    start: int
    length: int | None
    pauses: list[list[int | None]] = field(default_factory=list)
    ended: int | None = None
    tables: set[int] = field(default_factory=set)
    done: dict[int, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    named: set[int] = field(default_factory=set)
    """Tables that were said to play on after time."""
    left_unnamed: set[int] = field(default_factory=set)
    """Tables that are done only because others were named, and were at no time seen playing on."""
    stops: list[Stop] = field(default_factory=list)
    given: dict[int, list[Stop | int]] = field(default_factory=lambda: defaultdict(list))

    def standing(self, until: int) -> int:
        """How many seconds the clock stood still before an instant."""
        return sum(
            max(0, min(until, until if end is None else end) - begin)
            for begin, end in self.pauses
            if begin is not None
        )

    def clock_time(self, at: int) -> int:
        """How many seconds had run at an instant."""
        at = at if self.ended is None else min(at, self.ended)
        return at - self.start - self.standing(at)

    def end(self, now: int) -> int | None:
        """E: everything that passed, and what is left on the clock."""
        if self.length is None:
            return None
        now = now if self.ended is None else self.ended
        return now + self.length - self.clock_time(now)


def owed(played: Played, stops: list[Stop], now: int) -> int:
    """What a table is owed for these, each in its place on the round's clock."""
    spans = []
    for each in stops:
        if not each.counts:
            continue
        is_open = each.until is None
        ends = now if each.until is None else each.until
        begin, last = played.clock_time(each.opened), played.clock_time(ends)
        real_begin, real_end = each.opened, (1 << 60) if is_open else ends
        if each.reason == "feature":
            begin, real_begin = 0, each.opened if begin == 0 else 0
        if each.reason == "errand" and not is_open and last >= begin + 600:
            last = begin + 600
            real_end = each.opened
        spans.append(((begin, real_begin), (last, real_end), each, is_open))
    total, groups = 0, []
    for span in sorted(spans, key=lambda one: one[0]):
        if groups and span[0] < groups[-1][1]:
            groups[-1][1] = max(groups[-1][1], span[1])
            groups[-1][2].append(span)
        else:
            groups.append([span[0], span[1], [span]])
    for first, last, members in groups:
        length = last[0] - first[0]
        in_full = any(
            is_open or each.reason in ("deck-check", "tardiness", "feature")
            for _, _, each, is_open in members
        )
        total += length if in_full or length > 60 else 0
        total += sum(180 for _, _, each, _ in members if each.reason in ("deck-check", "feature"))
    return total


class SimpleClocks:
    """Follows what is entered about clocks."""

    def __init__(self) -> None:
        self.rounds: list[Played] = []
        self.pairings: dict[tuple[str, int], list[int]] = {}

    def playing(self, clock: str) -> Played | None:
        for each in reversed(self.rounds):
            if each.clock == clock and each.ended is None:
                return each
        return None

    def last(self, clock: str) -> Played | None:
        found = [each for each in self.rounds if each.clock == clock]
        return found[-1] if found else None

    def do_take_pairings(self, at: int, line: dict[str, Any]) -> None:
        tables = [each["table"] for each in line["tables"]]
        self.pairings[line["clock"], line["round"]] = tables
        current = self.playing(line["clock"])
        if current is not None and current.number == line["round"]:
            current.tables.update(tables)

    def do_start_round(self, at: int, line: dict[str, Any]) -> None:
        before = self.last(line["clock"])
        number = line["round"] or (before.number + 1 if before else 1)
        length = None if line["minutes"] is None else round(line["minutes"] * 60)
        played = Played(line["clock"], number, at, length)
        played.tables.update(self.pairings.get((line["clock"], number), ()))
        self.rounds.append(played)

    def do_end_round(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).ended = at

    def do_pause_clock(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).pauses.append([at, None])

    def do_resume_clock(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).pauses[-1][1] = at

    def do_correct_clock(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).length += round(line["seconds"])


class SimpleTables(SimpleClocks):
    """Follows what is entered about tables."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[Stop] = []
        self.checks: list[Stop] = []
        self.decks = 0

    def extension(self, played: Played, table: int, at: int) -> int:
        stops = [each for each in played.stops if each.table == table]
        by_hand = sum(each for each in played.given[table] if isinstance(each, int))
        return by_hand + owed(played, stops, at)

    def stop(self, at: int, line: dict[str, Any], reason: str) -> Stop:
        played, table = self.playing(line["clock"]), line["table"]
        stop = Stop(table, line["clock"], reason, at, line.get("judge", ""))
        deadline = played.end(at)
        is_before = deadline is None or at < deadline + self.extension(played, table, at)
        # A paused clock stands still: it is before the deadline if any time is left on it.
        if deadline is not None:
            left = played.length + self.extension(played, table, at) - played.clock_time(at)
            is_before = left > 0
        stop.counts = is_before and table not in played.done and table not in played.turns
        played.tables.add(table)
        played.stops.append(stop)
        return stop

    def release(self, stop: Stop, at: int) -> None:
        stop.closed = at
        for played in self.rounds:
            if stop in played.stops and stop.until is None:
                stop.until = at if played.ended is None else min(at, played.ended)
                played.given[stop.table].append(stop)

    def newest(self, stops: list[Stop], line: dict[str, Any]) -> Stop:
        same = [
            each
            for each in stops
            if each.closed is None and (each.table, each.clock) == (line["table"], line["clock"])
        ]
        return max(same, key=lambda each: (each.opened, stops.index(each)))

    def do_open_call(self, at: int, line: dict[str, Any]) -> None:
        self.calls.append(self.stop(at, line, line["reason"]))

    def do_close_call(self, at: int, line: dict[str, Any]) -> None:
        self.release(self.newest(self.calls, line), at)

    def do_start_deck_check(self, at: int, line: dict[str, Any]) -> None:
        stop = self.stop(at, line, "deck-check")
        stop.is_check = True
        self.checks.append(stop)

    def do_finish_deck_check(self, at: int, line: dict[str, Any]) -> None:
        same = [
            each
            for each in self.checks
            if each.closed is None and (each.table, each.clock) == (line["table"], line["clock"])
        ]
        stop = min(same, key=lambda each: each.opened)
        stop.findings = len(line["findings"] or ())
        checked = line.get("checked")
        self.decks += 2 if checked is None else checked
        self.release(stop, at)

    def do_grant_extension(self, at: int, line: dict[str, Any]) -> None:
        played = self.playing(line["clock"])
        played.tables.add(line["table"])
        played.given[line["table"]].append(round(line["seconds"]))

    def do_seat_judge(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).tables.add(line["table"])

    def do_start_turns(self, at: int, line: dict[str, Any]) -> None:
        self.playing(line["clock"]).tables.add(line["table"])
        self.playing(line["clock"]).turns[line["table"]] = 0

    def do_next_turn(self, at: int, line: dict[str, Any]) -> None:
        played, table = self.playing(line["clock"]), line["table"]
        played.turns[table] += 1
        if played.turns[table] > 5:
            self.finish(played, table, at)

    def do_finish_table(self, at: int, line: dict[str, Any]) -> None:
        self.finish(self.playing(line["clock"]), line["table"], at)

    def do_still_playing(self, at: int, line: dict[str, Any]) -> None:
        played = self.playing(line["clock"])
        for table in sorted(played.tables - set(line["tables"]) - played.done.keys()):
            self.finish(played, table, at)
            if table not in played.named and table not in played.turns:
                played.left_unnamed.add(table)
        played.named.update(line["tables"])
        played.tables.update(line["tables"])

    def finish(self, played: Played, table: int, at: int) -> None:
        played.tables.add(table)
        played.done[table] = at
        for each in played.stops:
            if each.table == table and each.until is None:
                each.until = at
                played.given[table].append(each)


class SimpleDay(SimpleTables):
    """Follows the lines one by one, and then counts."""

    def __init__(self, lines: list[Line], now: int) -> None:
        super().__init__()
        self.now = now
        self.details: dict[str, Any] = {}
        self.penalties: list[dict[str, Any]] = []
        self.appeals: list[dict[str, Any]] = []
        for at, line in lines:
            do = "do_" + line["do"].replace("-", "_")
            getattr(self, do, lambda at, line: None)(at, line)

    def do_open_event(self, at: int, line: dict[str, Any]) -> None:
        self.details = line

    def do_issue_penalty(self, at: int, line: dict[str, Any]) -> None:
        played = self.playing(line["clock"]) or self.last(line["clock"])
        number = played.number if played is not None else None
        self.penalties.append({**line, "of": number, "at": at})

    def do_open_appeal(self, at: int, line: dict[str, Any]) -> None:
        self.appeals.append({**line, "outcome": None, "head_judge": None})

    def do_decide_appeal(self, at: int, line: dict[str, Any]) -> None:
        for each in self.appeals:
            same = (each["table"], each["clock"]) == (line["table"], line["clock"])
            if same and each["outcome"] is None:
                each["outcome"], each["head_judge"] = line["outcome"], line["head_judge"]

    def parts(self, played: Played, table: int) -> list[tuple[str, int]]:
        """The table's extensions in the order in which they were given."""
        if played.length is None:
            return []
        stops = [each for each in played.stops if each.table == table]
        given = [each for each in played.given[table] if isinstance(each, Stop)]
        still_open = [each for each in stops if each not in given]
        found, seen, so_far = [], [], 0
        for each in [*played.given[table], *still_open]:
            if isinstance(each, int):
                found.append(("manual", each))
                continue
            seen.append(each)
            total = owed(played, seen, self.now)
            found.append((each.reason, total - so_far))
            so_far = total
        return [part for part in found if part[1]]

    def finishes(self, played: Played) -> dict[int, int]:
        ends = dict(played.done)
        if played.ended is not None:
            ends.update({t: played.ended for t in played.tables if t not in played.done})
        return ends

    def report(self) -> dict[str, Any]:
        """Everything of the report but the event itself."""
        rounds, after, extensions = [], defaultdict(list), defaultdict(list)
        for played in self.rounds:
            ends, end = self.finishes(played), played.end(self.now)
            last = max(ends.values()) if ends else None
            later = [each for each in self.rounds if each.clock == played.clock]
            following = later[later.index(played) + 1 :]
            beyond = 0 if last is None or end is None else max(0, last - end)
            rounds.append(
                {
                    "clock": played.clock,
                    "round": played.number,
                    "start": instant(played.start),
                    "time": instant(end),
                    "last_finished": instant(last),
                    "after_time_seconds": beyond,
                    "turnaround_seconds": following[0].start - last
                    if following and last is not None
                    else None,
                    "tables_after_time": len(
                        [
                            table
                            for table, at in ends.items()
                            if end and at > end and table not in played.left_unnamed
                        ]
                    ),
                }
            )
            for table in played.tables:
                for cause, by in self.parts(played, table):
                    extensions[cause].append((by, (id(played), table)))
            if beyond:
                table = min(table for table, at in ends.items() if at == last)
                for cause, by in spent(self.parts(played, table), beyond):
                    after[cause].append((by, id(played)))
        return {
            "rounds": rounds,
            "after_time_by_cause": summed(after, "rounds"),
            "extensions_by_cause": summed(extensions, "tables"),
            "calls": self.count_calls(),
            "deck_checks": {
                "decks_checked": self.decks,
                "required": self.required(),
                "findings": sum(each.findings for each in self.checks),
                "mean_seconds": mean(self.checks),
            },
            "penalties": self.count_penalties(),
            "players": self.count_players(),
            "appeals": self.count_appeals(),
            "rulings": self.rulings(),
        }

    def required(self) -> int:
        if self.details.get("rel") == "regular":
            return 0
        return -(-(self.details.get("players") or 0) // 10)

    def count_calls(self) -> dict[str, Any]:
        lengths = sorted(each.closed - each.opened for each in self.calls if each.closed)
        half = len(lengths) // 2
        middle = lengths[half : half + 1] if len(lengths) % 2 else lengths[half - 1 : half + 1]
        judges = {each.judge for each in self.calls if each.judge}
        by_judge = []
        for judge in judges:
            own = [each for each in self.calls if each.judge == judge]
            by_judge.append({"judge": judge, "count": len(own), "mean_seconds": mean(own)})
        return {
            "count": len(self.calls),
            "mean_seconds": mean(self.calls),
            "median_seconds": number(Fraction(sum(middle), len(middle))) if middle else None,
            "by_judge": sorted(by_judge, key=lambda row: (-row["count"], row["judge"])),
        }

    def count_penalties(self) -> list[dict[str, Any]]:
        keys = {(each["infraction"], each["penalty"]) for each in self.penalties}
        rows = []
        for infraction, penalty in keys:
            same = [
                each
                for each in self.penalties
                if (each["infraction"], each["penalty"]) == (infraction, penalty)
            ]
            rows.append({"infraction": infraction, "penalty": penalty, "count": len(same)})
        weights = ["none", "fix", "warning", "game-loss", "match-loss", "disqualification"]
        return sorted(rows, key=lambda row: (row["infraction"], weights.index(row["penalty"])))

    def count_players(self) -> list[dict[str, Any]]:
        return [
            {
                "player": player,
                "penalties": [
                    {"infraction": p["infraction"], "penalty": p["penalty"], "round": p["of"]}
                    for p in self.penalties
                    if p["player"] == player
                ],
            }
            for player in sorted({each["player"] for each in self.penalties})
        ]

    def rulings(self) -> list[dict[str, Any]]:
        known = ("table", "clock", "floor_judge", "outcome", "head_judge")
        return [{name: each[name] for name in known} for each in self.appeals]

    def count_appeals(self) -> dict[str, int]:
        outcomes = [each["outcome"] for each in self.appeals]
        return {
            "count": len(outcomes),
            "decided": len([each for each in outcomes if each]),
            "upheld": outcomes.count("upheld"),
            "overturned": outcomes.count("overturned"),
            "changed": outcomes.count("penalty-changed") + outcomes.count("remedy-changed"),
        }


def spent(parts: list[tuple[str, int]], seconds: int) -> list[tuple[str, int]]:
    """What these seconds went to: second by second to the extension that was given first.

    A second taken back by hand is the last one that was given before.
    """
    given: list[str] = []
    for cause, by in parts:
        given = [*given, *[cause] * by] if by > 0 else given[: len(given) + by]
    taken = [*given[:seconds], *["turns"] * (seconds - len(given))]
    return [(cause, taken.count(cause)) for cause in dict.fromkeys(taken)]


def summed(found: dict[str, list[tuple[int, object]]], counted: str) -> list[dict[str, Any]]:
    rows = [
        {
            "cause": cause,
            "seconds": sum(by for by, _ in parts),
            counted: len({where for _, where in parts}),
        }
        for cause, parts in found.items()
    ]
    return sorted(rows, key=lambda row: (-row["seconds"], row["cause"]))


def mean(stops: list[Stop]) -> int | float | None:
    lengths = [each.closed - each.opened for each in stops if each.closed is not None]
    return number(Fraction(sum(lengths), len(lengths))) if lengths else None


def number(seconds: Fraction) -> int | float:
    """In seconds, to the millisecond."""
    return round(float(seconds), 3)


def instant(at: int | None) -> str | None:
    if at is None:
        return None
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
