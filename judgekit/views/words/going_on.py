"""What goes on in an event, in a few words: its running clocks, open calls and deck checks."""

from __future__ import annotations

from judgekit.domain.clock.snapshot import clock_state
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.words.clocks import clock_state_name, round_title
from judgekit.views.words.readings import reading_text, stopwatch_text
from judgekit.views.words.words import Words


def going_on_parts(state: Tournament, now: Moment, words: Words) -> tuple[str, ...]:
    """Return `Round 1 running, 36:00`, `2 calls open`, `1 deck check open`; empty if nothing is."""
    rounds = (each.round for each in state.clocks.by_name.values())
    parts = [_round(each, now, words) for each in rounds if each.ended is None]
    calls, checks = len(state.calls.open_calls()), len(state.deck_checks.open_checks())
    if calls:
        parts.append(words.say_count("{count} call open", "{count} calls open", calls))
    if checks:
        parts.append(words.say_count("{count} deck check open", "{count} deck checks open", checks))
    return tuple(parts)


def _round(current: Round, now: Moment, words: Words) -> str:
    remaining = current.remaining(now)
    return words.say(
        "{round} {state}, {reading}",
        round=round_title(current.kind, current.number, None, words),
        state=clock_state_name(clock_state(current, now), words).lower(),
        reading=stopwatch_text(current.elapsed(now))
        if remaining is None
        else reading_text(remaining),
    )
