"""Laptops that enter, are cut off, killed, and take over in any order: all are equal in the end,
and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.team.commands import DoAnyway, SettleSetAside
from judgekit.engine.redeciding import redecided
from tests.day import Day
from tests.engine.any_commands import COMMANDS, GAPS, STORIES
from tests.engine.sharing.hall import Hall, Laptop
from tests.examples import examples

NAMES = "abcd"
LAPTOP = st.sampled_from(NAMES)
PAUSES = st.sampled_from((0, 0.2, 1, 30))
ENTER = st.tuples(st.just("enter"), LAPTOP, COMMANDS, st.sampled_from((0, 0, 0, 0.3, 40)))
STORY = st.tuples(st.just("story"), LAPTOP, st.sampled_from(STORIES), st.just(0))
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
ACTIONS = st.lists(ENTER | ENTER | STORY | OTHER | OTHER, max_size=40)


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
    elif what == "story":
        for seconds, command in value:
            hall.pass_(seconds)
            laptop.enter(command)
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


def is_as_if_in_time(hall: Hall) -> None:
    """Deciding every step anew, in the order of their instants, comes to what is recorded."""
    timeline = hall["a"].engine.timeline
    anew = redecided((), timeline, frozenset(), lambda: "new")
    assert not hasattr(anew, "code"), anew
    assert anew.revisions == {}


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
    for laptop in hall.laptops.values():
        laptop.kill()
    hall.check()


def play(hall: Hall, actions: Sequence[tuple]) -> None:
    for seconds, some in actions:
        for action in some:
            hall.pass_(seconds)
            act(hall, action)
