"""Orders that name a judge who is not on the staff: they say so, and Enter asks."""

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.navigation import DECKS, PageEntry
from judgekit.ui.words.wording import time_with_seconds
from tests.keyboard import press, type_text
from tests.seen import part
from tests.ui.shell.commands.test_orders import RoomPage

STAFF = (StaffMember("Marta Silva", "floor-judge"), StaffMember("Jon Okafor", "floor-judge"))


@pytest.fixture
def places(places) -> tuple[PageEntry, ...]:
    """The small places, and that of deck checks."""
    return (*places, PageEntry(DECKS, "note", lambda: "Room", "", lambda _: RoomPage()))


@pytest.fixture
def hall(bridge):
    bridge.create(CreateTournament(name="Modern Open", staff=STAFF))
    bridge.submit(StartRound(round=4))
    return bridge


@pytest.fixture
def order(window):
    """Type an order, and give what Enter would do."""

    def typed(text: str):
        press(window, "Ctrl+K")
        window.top_bar.field.clear()
        type_text(window.top_bar.field, text)
        return part(window, CommandList).chosen()

    return typed


def staff_of(bridge) -> list[str]:
    return [each.name for each in bridge.state.setup.details.staff]


def test_a_judge_who_is_not_on_the_staff_is_asked_about_and_joins_it(hall, order, window):
    before = staff_of(hall)
    shown = order("j 14 Bergman")
    assert shown.warning == "Not on the staff: Bergman"
    press(window, "Return")
    current = hall.state.clocks.by_name["main"].round
    assert 14 not in current.tables or current.tables[14].judge == ""
    press(window, "Return")
    assert current.tables[14].judge == "Bergman"
    assert staff_of(hall) == [*before, "Bergman"]
    assert order("j 15 Bergman").warning == ""


@pytest.mark.parametrize("text", ["j 14 Marta Slva", "c 14 errand Marta Slva", "c 14 Marta Slva"])
def test_a_mistyped_judge_is_one_key_from_the_one_who_is_meant(hall, order, window, text):
    shown = order(text)
    assert shown.warning == "Not on the staff: Marta Slva"
    before = staff_of(hall)
    press(window, "Down")
    assert part(window, CommandList).chosen().form == text.replace("Slva", "Silva")
    press(window, "Return")
    judges = [each.judge for each in hall.state.calls.open_calls()]
    judges += [each.judge for each in hall.state.clocks.by_name["main"].round.tables.values()]
    assert "Marta Silva" in judges
    assert staff_of(hall) == before


def test_an_earlier_call_asks_about_its_judge_too(hall, order, window, hand_clock):
    hand_clock.pass_time(600)
    began = time_with_seconds(hall.now() - 5 * MINUTE)
    assert order(f"c 14 {began} ruling Bergman").warning == "Not on the staff: Bergman"
    press(window, "Return")
    assert not hall.state.calls.open_calls()
    press(window, "Return")
    assert [each.judge for each in hall.state.calls.open_calls()] == ["Bergman"]


def test_judges_of_a_deck_check_are_asked_about_together(hall, order, window):
    assert order("d 23 Silva, Bergman, Nilsen").warning == "Not on the staff: Bergman, Nilsen"
