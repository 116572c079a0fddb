"""Names, notes and card names full of markup are shown as they were written, on every page.

A run draws some states by its own seed, so that runs together walk all, as the nightly run does;
`JUDGEKIT_MARKUP_SEED` repeats one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import ChangeTournament, TakePairings
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from tests.journeys import day_pictures
from tests.journeys.screenshot_states import DAY, State
from tests.journeys.stage import Stage
from tests.ui.rich_texts import MARKUP, has_own_markup, hostile, texts_of

WRITTEN_BY_PEOPLE = frozenset(
    (
        "name",
        "place",
        "player",
        "players",
        "judge",
        "judges",
        "head_judge",
        "floor_judge",
        "byes",
        "note",
        "text",
        "comment",
        "deviation",
        "facts",
        "ruling",
        "disputed",
        "objection",
    )
)
"""Fields of commands in which anything may stand."""


def with_markup(value: Any, field: str = "") -> Any:
    """The same command with markup in all that somebody wrote."""
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.asdict(value).items()
        return type(value)(**{name: with_markup(part, name) for name, part in fields})
    if isinstance(value, tuple):
        return tuple(with_markup(part, field) for part in value)
    is_clock = field == "clock" and value not in ("", "main")
    is_reason = field == "reason" and isinstance(value, str) and " " in value
    if isinstance(value, str) and (field in WRITTEN_BY_PEOPLE or is_clock or is_reason):
        return hostile(value)
    return value


def do_with_markup(stage: Stage, *commands: Command) -> None:
    """What the pictures do, by hostile hands: the event is renamed with its first pairings."""
    bridge = stage.program.bridge
    for command in commands:
        if isinstance(command, TakePairings):
            details = bridge.state.setup.details
            assert details is not None
            staff = with_markup(details.staff)
            change = ChangeTournament(
                name=hostile(details.name), place=hostile("Hall"), staff=staff
            )
            assert not isinstance(bridge.submit(change), Refusal)
        outcome = bridge.submit(with_markup(command))
        assert not isinstance(outcome, Refusal), (command, outcome)


@pytest.fixture
def hostile_hands(monkeypatch) -> None:
    monkeypatch.setattr(day_pictures, "do", do_with_markup)


def pasted(stage: Stage, text: str, *keys: str) -> None:
    """A text from elsewhere, put where these keys lead."""
    QApplication.clipboard().setText(text)
    for key in (*keys, "Ctrl+V"):
        stage.press(key)
        stage.settle(60)


def _pairings(stage: Stage) -> None:
    day_pictures.begin(stage)
    rows = [f"{n}\t{hostile(f'Anna {n}')}\t{hostile(f'Lena {n}')}" for n in range(1, 15)]
    pasted(stage, "\n".join(["Round 5", *rows]), "F3")


def _list(stage: Stage) -> None:
    day_pictures.begin(stage)
    stage.window.navigation.page("decks").focus()
    pasted(stage, f"4 {hostile('Lightning Bolt')}\n56 Mountain", "F4", "Ctrl+N")


def _similar(stage: Stage) -> None:
    day_pictures.appealed(stage)
    stage.window.navigation.page("calls").focus()
    stage.press("A")


def _undo_leave() -> Callable[[Stage], None]:
    return next(state.undo for state in DAY)


OWN = (
    State("pairings pasted", "event", _pairings, _undo_leave()),
    State("list pasted", "decks", _list, _undo_leave()),
    State("similar rulings", "calls", _similar, _undo_leave()),
)


REACHED = {
    "label Label",
    "row of BoardView, BoardModel",
    "row of ChoosingList, RowsModel",
    "row of PairingsView, PairingsModel",
    "tool tip of Button",
    "tool tip of ElidedLabel",
    "tool tip of _Line",
}
"""Where names are known to stand: that the walk comes there shows that it walks."""


SEED = "JUDGEKIT_MARKUP_SEED"
DRAWN = 30


class Seen(NamedTuple):
    """Where texts from data stand, and those of them that are taken for markup."""

    where: set[str]
    wrong: set[str]


@pytest.fixture
def seen(hostile_hands, tmp_path, rules_provider, in_utc, qtbot) -> Callable[..., Seen]:
    """Walks states of one window, and returns what is seen in them and in every other window."""

    def seen(states: Iterable[State]) -> Seen:
        stage = Stage(tmp_path, rules_provider)
        stage.program.preferences.change(reading_languages=(), interface_language="en")
        stage.program.open("event")
        stage.window.resize(1024, 700)
        stage.wait_for_library()
        qtbot.waitActive(stage.window)
        found = Seen(set(), set())
        for state in states:
            stage.open(state.place)
            stage.settle(20)
            state.arrange(stage)
            for window in {stage.window, state.subject(stage), *QApplication.topLevelWidgets()}:
                window.grab()
                for shown in texts_of(window):
                    if "fifo" in shown.text:
                        found.where.add(shown.where)
                    if has_own_markup(shown.text):
                        found.wrong.add(f"{state.name}: {shown.where}: {shown.text[:150]}")
            state.undo(stage)
        stage.leave()
        return found

    return seen


def test_no_text_from_data_is_taken_for_markup_in_a_sample(seen):
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    found = seen((*random.Random(seed).sample(DAY, DRAWN), *OWN))
    assert found.where & REACHED, f"{SEED}={seed}"
    assert not found.wrong, "\n".join((f"{SEED}={seed}", *sorted(found.wrong)))


@pytest.mark.nightly
def test_no_text_from_data_is_taken_for_markup_anywhere(seen):
    found = seen((*DAY, *OWN))
    assert found.where >= REACHED
    assert not found.wrong, "\n".join(sorted(found.wrong))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (MARKUP, True),
        (f"<p>{MARKUP}</p>", True),
        ("<b>&lt;img src=&quot;/no/such/fifo&quot;&gt;</b>", False),
        ("Anna & Co <3", False),
        (f"<i>x</i> {hostile('Anna')}", True),
    ],
)
def test_markup_from_data_is_seen(qapp, text, wrong):
    assert has_own_markup(text) is wrong
