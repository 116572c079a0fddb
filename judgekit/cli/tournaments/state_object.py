"""The state of a tournament at an instant, as the object returned to scripts."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.snapshot import ClockSnapshot, TableSnapshot, clock_snapshot
from judgekit.domain.clock.telling import outdated_tellings
from judgekit.domain.infractions.state import WrittenPenalty, day_of
from judgekit.domain.shared.clock_reading import clock_reading
from judgekit.domain.shared.moment import Moment, format_moment, in_seconds
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.deck_coverage import required_decks


def clock_snapshots(state: Tournament, now: Moment) -> tuple[ClockSnapshot, ...]:
    """Snapshots of all clocks, in order of their first start."""
    return tuple(clock_snapshot(name, clock, now) for name, clock in state.clocks.by_name.items())


def state_object(state: Tournament, clocks: Sequence[ClockSnapshot]) -> dict[str, object]:
    """The state as JSON data.

    Durations are in seconds, instants in UTC; null is for what a round without a time limit doesn't
    have.
    """
    return {
        "clocks": [_clock(each) for each in clocks],
        "open_calls": [_call(each) for each in state.calls.open_calls()],
        "deck_checks": {
            "decks_checked": state.deck_checks.decks_checked,
            "required": required_decks(state),
        },
        "penalties": [_penalty(state, each) for each in state.infractions.penalties],
        "appeals": [_appeal(state, each) for each in state.appeals.entered],
        "message": state.setup.message or None,
    }


def tell_again_objects(state: Tournament) -> list[dict[str, object]]:
    """The tables that play until another reading than they were last told, as JSON data.

    Beside the state and not within it: what was said at a time doesn't change when an entry is put
    right, and the state becomes that of a record which had it right from the beginning.
    """
    return [
        {
            "clock": each.clock,
            "round": each.round,
            "table": each.table,
            "told": clock_reading(each.told.reading),
            "at": format_moment(each.told.at),
            "by": each.told.author or None,
            "slip": clock_reading(each.reading),
        }
        for each in outdated_tellings(state.clocks)
    ]


def _clock(snapshot: ClockSnapshot) -> dict[str, object]:
    return {
        "clock": snapshot.clock,
        "round": snapshot.round,
        "kind": snapshot.kind,
        "state": snapshot.state.value,
        "remaining_seconds": _seconds(snapshot.remaining),
        "ends_at": _instant(snapshot.ends_at),
        "hall_ends_at": _instant(snapshot.hall.until),
        "pause_reason": snapshot.pause_reason or None,
        "tables": [_table(each) for each in snapshot.tables],
    }


def _table(snapshot: TableSnapshot) -> dict[str, object]:
    timed = snapshot.deadline is not None
    return {
        "table": snapshot.table,
        "extension_seconds": in_seconds(snapshot.extension),
        "deadline": _instant(snapshot.deadline),
        "slip": clock_reading(-snapshot.extension) if timed else None,
        "state": snapshot.state.value,
        "turn": snapshot.turn,
        "turns_total": snapshot.turns_total,
        "judge": snapshot.judge or None,
        "plays_on": snapshot.plays_on,
    }


def _call(call: Call) -> dict[str, object]:
    return {
        "table": call.table,
        "since": format_moment(call.opened),
        "reason": call.reason,
        "number": call.number,
        "clock": call.clock or None,
        "judge": call.judge or None,
    }


def _penalty(state: Tournament, written: WrittenPenalty) -> dict[str, object]:
    issued = written.issued
    return {
        "player": state.players.name_of(issued.player),
        "infraction": issued.infraction,
        "penalty": issued.penalty,
        "number": written.number,
        "table": issued.table,
        "clock": issued.clock or None,
        "round": issued.round or None,
        "at": format_moment(written.at),
        "day": day_of(written),
        "judge": issued.judge or None,
        "head_judge": issued.head_judge or None,
        "comment": issued.comment,
        "policy": issued.policy or None,
        "deviation": issued.deviation or None,
    }


def _appeal(state: Tournament, appeal: Appeal) -> dict[str, object]:
    asked = appeal.asked
    call = state.calls.entered.by_id.get(asked.call)
    ruled = appeal.verdict.ruling if appeal.verdict else ""
    return {
        "table": asked.table,
        "number": appeal.number,
        "call": call.number if call is not None else None,
        "clock": asked.clock or None,
        "round": asked.round or None,
        "player": state.players.name_of(asked.player) or None,
        "infraction": asked.infraction or None,
        "since": format_moment(appeal.opened),
        "facts": asked.facts,
        "disputed": asked.disputed,
        "ruling": asked.ruling,
        "objection": asked.objection,
        "floor_judge": asked.floor_judge or None,
        "outcome": appeal.outcome or None,
        "head_judge": appeal.head_judge or None,
        "reason": appeal.verdict.reason if appeal.verdict else "",
        "deviation": appeal.verdict.deviation or None if appeal.verdict else None,
        "decided_at": _instant(appeal.decided),
        **({"head_judge_ruling": ruled} if ruled else {}),
    }


def _seconds(duration: int | None) -> int | float | None:
    return None if duration is None else in_seconds(duration)


def _instant(moment: Moment | None) -> str | None:
    return None if moment is None else format_moment(moment)
