"""Short descriptions of steps, for the undo button and the timeline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.clock import events as clock_events
from judgekit.domain.clock.events import (
    ExtensionGranted,
    RoundStarted,
    SlowPlayCalled,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.state import TURNS
from judgekit.domain.deck_checks.events import (
    ChecklistMarked,
    ChecklistSet,
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
    DecklistDropped,
    DecklistsTaken,
    DeckTicked,
    PoolDropped,
    PoolsTaken,
    StandingsKept,
)
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.players.events import PlayerErased, PlayersJoined, PlayerToldApart
from judgekit.domain.setup.decide import EXTRA_TURNS
from judgekit.domain.setup.events import (
    MessageShown,
    NoteWritten,
    PairingsTaken,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.history import (
    HistoryEvent,
    StepAmended,
    StepsPutBack,
    StepsTakenBack,
)
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges
from judgekit.domain.team import events as team_events
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.words.wording import (
    clock_title,
    duration_text,
    reading_text,
    refusal_sentence,
    round_words,
    shift_text,
    time_with_seconds,
)

Ending = CallClosed | CallChanged | DeckCheckFinished | AppealDecided | AppealDrafted
"""Events that refer by id to what began at a table."""
Beginning = CallOpened | DeckCheckStarted | AppealOpened


HISTORY = (StepsTakenBack, StepsPutBack, StepAmended)


def step_words(step: Step, timeline: Timeline | None = None, known_table: int | None = None) -> str:
    """Return `table 17, call closed`: what happened, without a player's name.

    With the timeline, the end of a call or of a check includes its table, known from its beginning,
    and a recorded turn its number. A step that is not recorded yet comes after the whole timeline;
    its `known_table` is named where the timeline has no beginning.
    """
    event = step.events[0]
    if isinstance(event, HISTORY) and timeline is not None:
        return history_words(event, partial(_words_by_id, timeline))
    words = _WORDS[type(event)](event)
    is_recorded = timeline is not None and timeline.step(step.id) is step
    if isinstance(event, TurnTaken) and timeline is not None and is_recorded and step.counts:
        words = _numbered_turn(step, event, timeline)
    table = getattr(event, "table", None) or _table_of(step, timeline) or known_table
    if table:
        place = QCoreApplication.translate("Steps", "table {table}, {what}")
        return place.format(table=table, what=words)
    clock = getattr(event, "clock", "")
    is_draft = isinstance(event, RoundStarted) and event.kind == clock
    return words if is_draft or clock in ("", "main") else f"{clock_title(clock, '')}: {words}"


def refusal_of_change(refusal: Refusal, timeline: Timeline | None) -> str:
    """Return why a change of history is refused, with the words of the entry in the way."""
    step = timeline.step(str(refusal.values.get("step", ""))) if timeline is not None else None
    if refusal.code is not RefusalCode.RESTED_ON or step is None:
        return refusal_sentence(refusal)
    words = {"do": step_words(step, timeline), "at": time_with_seconds(step.at)}
    return refusal_sentence(Refusal(refusal.code, {**refusal.values, **words}))


def history_words(event: HistoryEvent, words_of: Callable[[str], str | None]) -> str:
    """Return what a step about other steps did: `taken back: call closed`.

    `words_of` gives the words of a step by its id, None if it isn't known; several steps are only
    counted.
    """
    about = steps_about(event)
    words = words_of(about[0]) if len(about) == 1 else None
    if words is None:
        return event_words(event)
    translate = QCoreApplication.translate
    if isinstance(event, StepsTakenBack):
        said = translate("Steps", "undo of {what}")
    elif isinstance(event, StepsPutBack):
        said = translate("Steps", "put back: {what}")
    else:
        said = translate("Steps", "corrected: {what}")
    return said.format(what=words)


def steps_about(event: HistoryEvent) -> tuple[str, ...]:
    """Return the ids of the steps that a step is about."""
    return (event.step,) if isinstance(event, StepAmended) else event.steps


def _words_by_id(timeline: Timeline, id_: str) -> str | None:
    step = timeline.step(id_)
    return step_words(step, timeline) if step is not None else None


def event_words(event: Event) -> str:
    """Return what happened, without its table and clock: `call closed`."""
    return _WORDS[type(event)](event)


def _table_of(step: Step, timeline: Timeline | None) -> int | None:
    """Return the table of the call or the check that this step refers to."""
    event = step.events[0]
    if timeline is None or not isinstance(event, Ending):
        return None
    is_before = timeline.step(step.id) is not step
    for each in reversed(timeline.steps):
        began = each.events[0]
        if is_before and isinstance(began, Beginning) and began.id == _about(event):
            return began.table
        is_before = is_before or each is step
    return None


def _numbered_turn(step: Step, event: TurnTaken, timeline: Timeline) -> str:
    """Return the number of a turn, one more than this table's turns in force since its turn 0; the
    one after the last finishes the table."""
    number = 0
    for each in reversed(timeline.steps_in_force()):
        if number == 0 and each is not step:
            continue
        began = each.events[0]
        if not isinstance(began, TurnsStarted | TurnTaken):
            continue
        if (began.round_id, began.table) == (event.round_id, event.table):
            if isinstance(began, TurnsStarted):
                break
            number += 1
    if number > min(EXTRA_TURNS) and number > _turns_in_all(step, event, timeline):
        return event_words(clock_events.TableFinished(event.clock, event.table))
    translate = QCoreApplication.translate
    words = translate("Steps", "extra turn {n}") if event.extra else translate("Steps", "turn {n}")
    return words.format(n=number)


def _turns_in_all(step: Step, event: TurnTaken, timeline: Timeline) -> int:
    """Return how many additional turns the table had as it took this one."""
    of_event = at_start = TURNS
    added = 0
    for each in takewhile(lambda each: each is not step, timeline.steps_in_force()):
        for one in each.every_event():
            if isinstance(one, TournamentCreated):
                of_event = one.extra_turns
            elif isinstance(one, SlowPlayCalled | TurnsStarted) and (
                (one.round_id, one.table) == (event.round_id, event.table)
            ):
                if isinstance(one, SlowPlayCalled):
                    added += one.turns
                else:
                    at_start = of_event
    return at_start + added


def _about(event: Ending) -> str:
    """Return the id of what the event refers to."""
    if isinstance(event, DeckCheckFinished):
        return event.check
    return event.appeal if isinstance(event, AppealDecided) else event.call


def _round_started(event: RoundStarted) -> str:
    what = round_words(event.kind, event.round).lower()
    return QCoreApplication.translate("Steps", "{what} started").format(what=what)


def _corrected(event: clock_events.ClockCorrected) -> str:
    if event.remaining is not None:
        words = QCoreApplication.translate("Steps", "clock set to {reading}")
        return words.format(reading=reading_text(event.remaining))
    by = duration_text(event.by)
    sign = "+" if event.by > 0 else ""
    return QCoreApplication.translate("Steps", "clock corrected by {by}").format(by=f"{sign}{by}")


def _reported(event: clock_events.PlayingTablesReported) -> str:
    if not event.playing:
        return QCoreApplication.translate("Steps", "no table still plays")
    words = QCoreApplication.translate("Steps", "%n table(s) still play", "", len(event.playing))
    return f"{words}: {in_ranges(event.playing)}"


def _message(event: MessageShown) -> str:
    if event.text:
        return QCoreApplication.translate("Steps", "message on the public display")
    return QCoreApplication.translate("Steps", "message removed from the public display")


def _followed(event: clock_events.ComputerClockFollowed) -> str:
    words = QCoreApplication.translate("Steps", "computer’s clock followed, {shift}")
    return words.format(shift=shift_text(event.by))


def _granted(event: ExtensionGranted) -> str:
    by = duration_text(abs(event.by))
    if event.by < 0:
        return QCoreApplication.translate("Steps", "{time} taken back").format(time=by)
    return QCoreApplication.translate("Steps", "{time} given").format(time=by)


def _pairings(event: PairingsTaken) -> str:
    words = QCoreApplication.translate("Steps", "pairings of round {round} saved")
    return words.format(round=event.round)


def _turn(event: TurnTaken) -> str:
    if event.extra:
        return QCoreApplication.translate("Steps", "extra turn")
    return QCoreApplication.translate("Steps", "next turn")


def _judge(event: clock_events.JudgeSeated) -> str:
    if event.judge:
        return QCoreApplication.translate("Steps", "judge at the table")
    return QCoreApplication.translate("Steps", "the judge left")


def _lists_taken(event: DecklistsTaken) -> str:
    return QCoreApplication.translate("Steps", "%n decklist(s) saved", "", len(event.lists))


def _pools_taken(event: PoolsTaken) -> str:
    return QCoreApplication.translate("Steps", "%n pool(s) saved", "", len(event.pools))


def _taken_back(event: StepsTakenBack) -> str:
    count = len(event.steps)
    return QCoreApplication.translate("Steps", "%n entry(ies) undone", "", count)


def _put_back(event: StepsPutBack) -> str:
    count = len(event.steps)
    return QCoreApplication.translate("Steps", "%n entry(ies) put back", "", count)


def _let_in(event: team_events.DeviceLetIn) -> str:
    if event.is_phone:
        return QCoreApplication.translate("Steps", "phone let in")
    return QCoreApplication.translate("Steps", "laptop let in")


def _settled(event: team_events.SetAsideSettled) -> str:
    if event.done:
        return QCoreApplication.translate("Steps", "set-aside entry recorded after all")
    return QCoreApplication.translate("Steps", "set-aside entry dropped")


_WORDS: Mapping[type[Event], Callable[[Any], str]] = {
    TournamentCreated: lambda _: QCoreApplication.translate("Steps", "event created"),
    TournamentChanged: lambda _: QCoreApplication.translate("Steps", "event changed"),
    PairingsTaken: _pairings,
    PlayersJoined: lambda _: QCoreApplication.translate("Steps", "two names, one player"),
    PlayerToldApart: lambda _: QCoreApplication.translate("Steps", "name of another player"),
    PlayerErased: lambda _: QCoreApplication.translate("Steps", "player’s name erased"),
    MessageShown: _message,
    NoteWritten: lambda _: QCoreApplication.translate("Steps", "note written"),
    RoundStarted: _round_started,
    clock_events.ClockPaused: lambda _: QCoreApplication.translate("Steps", "clock paused"),
    clock_events.ClockResumed: lambda _: QCoreApplication.translate("Steps", "clock resumed"),
    clock_events.ClockCorrected: _corrected,
    clock_events.AllClocksPaused: lambda _: QCoreApplication.translate(
        "Steps", "all clocks paused"
    ),
    clock_events.AllClocksResumed: lambda _: QCoreApplication.translate(
        "Steps", "all clocks resumed"
    ),
    clock_events.ComputerClockFollowed: _followed,
    clock_events.RoundEnded: lambda _: QCoreApplication.translate("Steps", "round ended"),
    ExtensionGranted: _granted,
    clock_events.TableTold: lambda _: QCoreApplication.translate("Steps", "told again"),
    clock_events.SlowPlayCalled: lambda _: QCoreApplication.translate("Steps", "Slow Play"),
    TurnsStarted: lambda _: QCoreApplication.translate("Steps", "turns started"),
    TurnTaken: _turn,
    clock_events.TableFinished: lambda _: QCoreApplication.translate("Steps", "done"),
    clock_events.PlayingTablesReported: _reported,
    clock_events.JudgeSeated: _judge,
    CallOpened: lambda _: QCoreApplication.translate("Steps", "call opened"),
    CallChanged: lambda _: QCoreApplication.translate("Steps", "call changed"),
    CallClosed: lambda _: QCoreApplication.translate("Steps", "call closed"),
    AppealDrafted: lambda _: QCoreApplication.translate("Steps", "appeal noted"),
    AppealAmended: lambda _: QCoreApplication.translate("Steps", "appeal changed"),
    PenaltyCorrected: lambda _: QCoreApplication.translate("Steps", "penalty corrected"),
    AppealOpened: lambda _: QCoreApplication.translate("Steps", "appeal made"),
    AppealDecided: lambda _: QCoreApplication.translate("Steps", "appeal decided"),
    PenaltyIssued: lambda _: QCoreApplication.translate("Steps", "penalty recorded"),
    DeckCheckStarted: lambda _: QCoreApplication.translate("Steps", "deck check started"),
    DeckCheckChanged: lambda _: QCoreApplication.translate("Steps", "deck check changed"),
    DeckTicked: lambda _: QCoreApplication.translate("Steps", "cards of a deck counted"),
    ChecklistMarked: lambda _: QCoreApplication.translate("Steps", "checklist marked"),
    ChecklistSet: lambda _: QCoreApplication.translate("Steps", "checklist changed"),
    DecklistsTaken: _lists_taken,
    StandingsKept: lambda _: QCoreApplication.translate("Steps", "standings saved"),
    DecklistDropped: lambda _: QCoreApplication.translate("Steps", "decklist removed"),
    PoolsTaken: _pools_taken,
    PoolDropped: lambda _: QCoreApplication.translate("Steps", "pool removed"),
    DeckCheckFinished: lambda _: QCoreApplication.translate("Steps", "deck check finished"),
    team_events.DeviceLetIn: _let_in,
    team_events.RolesChanged: lambda _: QCoreApplication.translate("Steps", "roles changed"),
    team_events.DeviceRevoked: lambda _: QCoreApplication.translate(
        "Steps", "removed from the event"
    ),
    team_events.EpochBegun: lambda _: QCoreApplication.translate("Steps", "laptop became the hub"),
    team_events.StepMerged: lambda _: QCoreApplication.translate(
        "Steps", "says the same as another entry"
    ),
    team_events.StepSetAside: lambda _: QCoreApplication.translate("Steps", "entry set aside"),
    team_events.SetAsideSettled: _settled,
    StepsTakenBack: _taken_back,
    StepsPutBack: _put_back,
    StepAmended: lambda _: QCoreApplication.translate("Steps", "entry corrected"),
    NotUnderstood: lambda _: QCoreApplication.translate("Steps", "entry made by a newer program"),
}
