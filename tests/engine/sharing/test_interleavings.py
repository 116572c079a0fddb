"""Laptops that enter, are cut off, killed, and take over in any order: all are equal in the end,
and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, PauseClock, ResumeClock, StartRound
from judgekit.domain.clock.events import RoundStarted
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.team.commands import DoAnyway, SettleSetAside
from judgekit.domain.team.events import StepMerged
from judgekit.engine.redeciding import Bounds, redecided
from judgekit.engine.sharing.deciding import commands_of
from judgekit.engine.sharing.fold import ENTERED_HERE
from judgekit.engine.timeline import Timeline
from tests.day import Day
from tests.engine.any_commands import COMMANDS, GAPS, STORIES, Steps
from tests.engine.sharing.hall import Hall, Laptop
from tests.examples import examples

NAMES = "abcd"
LAPTOP = st.sampled_from(NAMES)
PAUSES = st.sampled_from((0, 0.2, 1, 30))
ENTER = st.tuples(st.just("enter"), LAPTOP, COMMANDS, st.sampled_from((0, 0, 0, 0.3, 40)))
APART = tuple(
    tuple(
        (seconds, StartRound(minutes=minutes) if command == StartRound(minutes=5) else command)
        for seconds, command in story
    )
    for minutes in (7, None)
    for story in STORIES
    if (0, StartRound(minutes=5)) in story
)
"""The same stories in rounds of other lengths, as those start them who are cut off."""
TOLD = (*STORIES, *APART)
STORY = st.tuples(st.just("story"), LAPTOP, st.sampled_from(TOLD), st.just(0))
ALONE = st.tuples(st.just("alone"), LAPTOP, st.sampled_from(TOLD), st.just(0))
NEXT_ROUND = (
    (0, EndRound()),
    (30, StartRound(minutes=7)),
    (9, OpenCall(1)),
    (61, CloseCall(1)),
    (9, PauseClock()),
    (9, ResumeClock()),
    (400, EndRound()),
    (30, StartRound(minutes=7)),
)
ENDS_ALONE = st.tuples(
    st.just("ends alone"),
    LAPTOP,
    st.tuples(
        st.sampled_from([NEXT_ROUND[:most] for most in range(2, len(NEXT_ROUND) + 1)]),
        st.lists(st.tuples(LAPTOP, COMMANDS), max_size=16),
    ),
    st.just(0),
)
"""Somebody who is cut off ends a round and starts the next; what others enter meanwhile."""
OTHER = st.tuples(
    st.sampled_from(
        (
            *("undo", "redo", "take back", "put back", "amend", "together", "anyway", "drop"),
            *("send", "receive", "receive", "exchange", "cut", "cut", "join", "join", "kill"),
            "take over",
        )
    ),
    LAPTOP,
    st.integers(0, 7),
    st.just(0),
)
ACTIONS = st.lists(ENTER | ENTER | STORY | ALONE | ENDS_ALONE | OTHER | OTHER, max_size=40)


def step_of(laptop: Laptop, place: int) -> str:
    """One of the newest steps that this laptop knows."""
    steps = laptop.engine.timeline.steps
    return steps[-1 - place % len(steps)].id


def command_for(what: str, laptop: Laptop, place: int) -> Command:
    """The command about other steps."""
    asides = [*laptop.engine.team.set_aside, ""]
    now = laptop.engine.now()
    lines = (Dated(now - 2 * SECOND, Note("One.")), Dated(now, StartRound("side", minutes=4)))
    commands: dict[str, Command] = {
        "undo": Undo(1 + place % 2),
        "redo": Redo(),
        "take back": TakeBack(step_of(laptop, place)),
        "put back": PutBack(step_of(laptop, place)),
        "amend": Amend(step_of(laptop, place), {"table": 1 + place % 3}),
        "together": Together(lines),
        "anyway": DoAnyway(asides[place % len(asides)]),
        "drop": SettleSetAside(asides[place % len(asides)]),
    }
    return commands[what]


def act(hall: Hall, action: tuple) -> None:
    """Do one of the drawn actions, if it can be done now."""
    what, name, value, ago = action
    laptop = hall[name if name in hall.laptops else "a"]
    if what == "enter":
        laptop.enter(value, ago)
    elif what in ("story", "alone", "ends alone"):
        if what != "story":
            laptop.cut()
        story, entered = value if what == "ends alone" else (value, ())
        tell(hall, laptop, story, entered)
    elif what == "send":
        laptop.send()
    elif what == "receive":
        laptop.receive(1 + value)
    elif what == "exchange":
        hall.exchange()
    elif what == "cut":
        laptop.cut()
    elif what == "join":
        laptop.join(hall.hubs[-1])
    elif what == "kill":
        laptop.kill()
    elif what == "take over":
        laptop.take_over()
    else:
        laptop.enter(command_for(what, laptop, value))


def tell(hall: Hall, laptop: Laptop, story: Steps, entered: Sequence[tuple]) -> None:
    """Enter a story; after each of its steps others enter two of theirs."""
    for place, (seconds, command) in enumerate(story):
        hall.pass_(seconds)
        laptop.enter(command)
        for other, at_table in entered[2 * place : 2 * place + 2]:
            hall.pass_()
            hall[other if other in hall.laptops else "a"].enter(at_table)


def is_as_if_in_time(hall: Hall) -> None:
    """Deciding every step anew, in the order of their instants, comes to what is recorded."""
    timeline = hall["a"].engine.timeline
    anew = redecided((), timeline, frozenset(), lambda: "new", Bounds(stands=ENTERED_HERE))
    assert not hasattr(anew, "code"), anew
    assert anew.revisions == {}


def no_end_waits(hall: Hall) -> None:
    """Nothing is set aside because a round that it ends went on elsewhere."""
    for each in hall["a"].engine.team.set_aside.values():
        is_in_the_way = each.refusal.code is RefusalCode.RESTED_ON
        reason = each.refusal.values.get("reason") if is_in_the_way else None
        assert reason != RefusalCode.CLOCK_ENDED, each


def what_differs_is_told(hall: Hall) -> None:
    """Of each start that was taken over into another one, just that waits for a decision which the
    other one said otherwise when it was settled."""
    recorded = hall["a"].log.recorded
    for place, row in enumerate(recorded):
        if not isinstance(row.payload, StepMerged):
            continue
        (command, *_) = commands_of(row.payload.parts)
        if not isinstance(command, StartRound):
            continue
        before = Timeline(recorded[:place]).step(row.payload.into)
        assert before is not None
        (start,) = (
            event
            for event in before.every_event()
            if isinstance(event, RoundStarted) and event.id == row.payload.thing
        )
        limit = None if command.minutes is None else round(command.minutes * MINUTE)
        asked = [("minutes", command.minutes)] * (limit != start.limit)
        if command.single_elimination is not start.single_elimination:
            asked.append(("single_elimination", command.single_elimination))
        others = [each.payload for each in recorded[place + 1 :] if each.step == row.step]
        corrections = [each for event in others for each in commands_of(event.parts)]
        assert [each.set for each in corrections] == [{name: value} for name, value in asked]


@given(
    st.integers(2, 4),
    st.lists(st.sampled_from((0, 0, 30, -700, 2500)), min_size=4, max_size=4),
    st.lists(st.tuples(GAPS, COMMANDS), max_size=5),
    st.lists(st.tuples(PAUSES, ACTIONS.map(tuple)), max_size=4),
)
@examples(40)
def test_all_are_equal_in_the_end_and_nothing_is_lost(laptops, skews, before, actions):
    day = Day()
    for seconds, command in before:
        day.pass_(seconds)
        day.engine.submit(command)
    hall = Hall(laptops, day.log.recorded, skews)
    play(hall, actions)
    hall.come_together()
    hall.come_together()
    hall.check()
    is_as_if_in_time(hall)
    no_end_waits(hall)
    what_differs_is_told(hall)
    for laptop in hall.laptops.values():
        laptop.kill()
    hall.check()


def play(hall: Hall, actions: Sequence[tuple]) -> None:
    for seconds, some in actions:
        for action in some:
            hall.pass_(seconds)
            act(hall, action)
