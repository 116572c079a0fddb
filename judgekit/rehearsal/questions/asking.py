"""What there is to ask about a step before it is entered.

The right answer is always what the engine's own state says once the step has been entered.
"""

from __future__ import annotations

import msgspec

from judgekit.domain.call_snapshot import NothingDue, call_snapshot
from judgekit.domain.calls.commands import CloseCall
from judgekit.domain.calls.decide import call_to_close
from judgekit.domain.check_snapshot import check_snapshot
from judgekit.domain.clock.commands import StartTurns, StillPlaying
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.snapshot import TableState, clock_snapshot
from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.decide import check_to_finish
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.policy import Catalogue, Edition
from judgekit.domain.infractions.state import day_of
from judgekit.domain.infractions.upgrade import priors_of, rule
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Engine
from judgekit.rehearsal.questions.choices import (
    ascending,
    check_mistakes,
    mixed,
    penalties_around,
    reading_mistakes,
    short_mistakes,
    turn_mistakes,
)
from judgekit.rehearsal.questions.question import Kind, Question

SHORT = 150_000
"""Milliseconds of a call up to which it is asked whether an extension is due at all."""
ASKED_ABOUT = (CloseCall, FinishDeckCheck, StartTurns, StillPlaying, IssuePenalty)


def question_about(engine: Engine, command: Command, catalogue: Catalogue) -> Question | None:
    """What to ask before this command is entered now; None if there is nothing to ask, or if the
    engine would refuse it."""
    if not isinstance(command, ASKED_ABOUT):
        return None
    at, before = engine.now(), engine.state
    after = engine.foresee(command)
    if isinstance(after, Refusal):
        return None
    return _asked(command, before, after, catalogue, at)


def _asked(
    command: Command, before: Tournament, after: Tournament, catalogue: Catalogue, at: Moment
) -> Question | None:
    question: Question | None = None
    match command:
        case CloseCall():
            question = _of_call(before, after, command, at)
        case FinishDeckCheck():
            question = _of_check(before, after, command, at)
        case StartTurns():
            question = _of_turns(after, command, at)
        case StillPlaying():
            question = _of_hall(after, at)
        case IssuePenalty():
            question = _of_next_penalty(after, command, catalogue, at)
    return question


def _of_call(
    before: Tournament, after: Tournament, command: CloseCall, at: Moment
) -> Question | None:
    """Only where the call's length tells its extension: no pause of the clock lies in it."""
    opened = call_to_close(before.calls, command)
    if isinstance(opened, Refusal):
        return None
    call = after.calls.entered.by_id[opened.id]
    said = call_snapshot(after, call, at)
    is_plain = said.due == said.elapsed or call.reason == Reason.ERRAND
    too_short = said.nothing_due is NothingDue.A_MINUTE_OR_LESS
    if said.reading is None or not (too_short or (said.due and is_plain)):
        return None
    if said.elapsed <= SHORT:
        choices = mixed(said.due, short_mistakes(said.elapsed), at)
        asked = Question(Kind.SHORT_CALL, at, said.due, choices, call.table, said.elapsed)
    else:
        had = -said.reading - said.due
        choices = mixed(said.reading, reading_mistakes(said.due, had), at)
        asked = Question(Kind.CALL, at, said.reading, choices, call.table, said.elapsed, had)
    return msgspec.structs.replace(asked, reason=call.reason)


def _of_check(
    before: Tournament, after: Tournament, command: FinishDeckCheck, at: Moment
) -> Question | None:
    """Only where the check's length tells its extension."""
    opened = check_to_finish(before.deck_checks, command)
    if isinstance(opened, Refusal):
        return None
    check = after.deck_checks.entered.by_id[opened.id]
    said = check_snapshot(after, check, at)
    if said.no_time_due is not None or said.due != said.elapsed + said.bonus:
        return None
    choices = mixed(said.due, check_mistakes(said.elapsed, said.bonus), at)
    return Question(Kind.CHECK, at, said.due, choices, table=check.table, length=said.elapsed)


def _of_turns(after: Tournament, command: StartTurns, at: Moment) -> Question | None:
    current = after.clocks.in_progress(after.clocks.find(command.table))
    table = current.tables.get(command.table) if current is not None else None
    if current is None or table is None:
        return None
    slow = after.infractions.slow_plays(current.id, command.table)
    total = table.turns_total
    choices = ascending(total, turn_mistakes(total))
    return Question(Kind.TURNS, at, total, choices, table=command.table, slow_plays=slow)


def _of_hall(after: Tournament, at: Moment) -> Question | None:
    name = after.clocks.find()
    if not name:
        return None
    clock = clock_snapshot(name, after.clocks.by_name[name], at)
    end, hall = clock.ends_at, clock.hall
    if end is None or hall.until is None or hall.table is None or hall.until <= at:
        return None
    playing = tuple(
        (each.table, each.extension) for each in clock.tables if each.state is not TableState.DONE
    )
    mistakes = (
        *((end + sum(extension for _, extension in playing),) if len(playing) > 1 else ()),
        end,
        hall.without or end,
        hall.until + 5 * MINUTE,
        hall.until - MINUTE,
    )
    choices = ascending(hall.until, mistakes)
    return Question(Kind.HALL, at, hall.until, choices, hall.table, end=end, playing=playing)


def _of_next_penalty(
    after: Tournament, command: IssuePenalty, catalogue: Catalogue, at: Moment
) -> Question | None:
    entry = catalogue.entry(command.infraction)
    written = after.penalties_of(command.player)
    details = after.setup.details
    if entry is None or not written or details is None:
        return None
    day = day_of(written[-1])
    ruling = rule(entry, priors_of(written), day, (), Edition(details.policy))
    given = sum(each.issued.infraction == entry.id and day_of(each) == day for each in written)
    choices = penalties_around(ruling.penalty, ruling.standard)
    return Question(
        *(Kind.NEXT_PENALTY, at, ruling.penalty.value, choices, command.table or 0),
        player=command.player,
        infraction=entry.id,
        given=given,
        ruling=ruling,
    )
