"""Joining another laptop's event: at a hub that is found or typed, or by an invitation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgekit.domain.setup.commands import CreateTournament
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import HubPlace, JoinRefusal
from judgekit.ui.tournament.team.view import Face, TeamView
from judgekit.ui.tournament.team.ways.found_hubs import MOST_SHOWN, FoundHubs
from judgekit.ui.tournament.team.ways.hub_finder import GLANCE
from tests.engine.sharing.hall import KeptSharedLog
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.seen import button, words_of
from tests.team_fakes import AroundTheHall

SECONDS_A_KEY, SECONDS_TO_THINK = 0.28, 1.35
"""Of somebody who types without haste, and before each new thing that is done: Card, Moran and
Newell, The Keystroke-Level Model, 1980."""
HERE = HubPlace(("192.168.8.20",), 4433, "4f2a9c77d1", "epoch-1")
THERE = HubPlace(("192.168.8.77",), 4440, "b01c3e5512", "epoch-9")


@pytest.fixture
def hall(judge: JudgeAtWork) -> AroundTheHall:
    return judge.stage.hall


@pytest.fixture
def first_start(tmp_path, rules_provider, qtbot) -> Iterator[Stage]:
    """The question of the first start, over the window."""
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.program.welcome()
    stage.window.resize(1280, 800)
    stage.wait_for_library()
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield stage
    stage.leave()


def view(judge: JudgeAtWork) -> TeamView:
    return judge.event_page.team.view


def words(judge: JudgeAtWork) -> str:
    return " | ".join(words_of(view(judge)))


@pytest.fixture
def guest(judge: JudgeAtWork) -> JudgeAtWork:
    """A judge who is signed in, on the Rules page, without an event."""
    judge.stage.program.preferences.change(judge_name="D. Moreau")
    judge.stage.open("rules")
    judge.stage.settle(30)
    return judge


# -- hubs in the network


@pytest.fixture
def joining(guest: JudgeAtWork) -> JudgeAtWork:
    guest.keys("Ctrl+6", "Ctrl+J")
    guest.stage.settle(2 * GLANCE)
    return guest


def found(judge: JudgeAtWork, *hubs: HubPlace) -> FoundHubs:
    judge.stage.nearby.tell(*hubs)
    judge.stage.settle(60)
    return view(judge).alone.join.hubs


def offered(hubs: FoundHubs) -> list[str]:
    return [" ".join((each.words, each.beside)).strip() for each in hubs.list.choices]


def test_the_hub_in_the_network_is_offered_and_the_code_is_all_that_is_typed(joining, hall):
    assert "Looking for hubs in this network…" in words(joining)
    hubs = found(joining, HERE)
    assert offered(hubs) == ["Hub 4f2a9c 192.168.8.20:4433", "Another one, by its address"]
    assert not view(joining).alone.join.address.isVisible()
    joining.write("12345678").keys("Return")
    assert hall.own.done == [("join", ("12345678@192.168.8.20:4433", "D. Moreau"))]


def test_hubs_come_and_go_and_leave_the_code_as_it_was_typed(joining, hall):
    joining.write("1234")
    hubs = found(joining, HERE)
    found(joining, HERE, THERE)
    assert offered(hubs)[:2] == ["Hub 4f2a9c 192.168.8.20:4433", "Hub b01c3e 192.168.8.77:4440"]
    joining.write("5678")
    found(joining, THERE)
    assert offered(hubs)[:1] == ["Hub b01c3e 192.168.8.77:4440"]
    found(joining)
    assert "Looking for hubs in this network…" in words(joining)
    assert view(joining).alone.join.invitation.text() == "12345678"


def test_of_several_hubs_the_person_chooses_one_and_it_stays_chosen(joining, hall):
    hubs = found(joining, HERE, THERE)
    joining.write("12345678").keys("Return")
    assert "Several hubs are here: choose the one that shows your code." in words(joining)
    assert hall.own is None
    assert hubs.list.hasFocus()
    joining.keys("Down", "Down")
    other = HERE._replace(addresses=("192.168.8.9",))
    found(joining, other, HERE, THERE)
    joining.keys("Return")
    assert hall.own.done == [("join", ("12345678@192.168.8.77:4440", "D. Moreau"))]


def test_a_chosen_hub_that_is_gone_is_chosen_no_more(joining, hall):
    hubs = found(joining, HERE, THERE)
    joining.tab_to("Hub in this network").keys("Down")
    assert hubs.address == "192.168.8.20:4433"
    third = THERE._replace(addresses=("192.168.8.9",))
    found(joining, THERE, third)
    assert (hubs.address, hubs.asks) == ("", True)


def test_a_hub_that_is_not_among_them_is_reached_by_its_address(joining, hall):
    found(joining, HERE)
    joining.write("12345678").tab_to("Hub in this network: Hub 4f2a9c, 192.168.8.20:4433")
    joining.keys("Down")
    joining.tab_to("Address, only if the hub isn’t found").write("192.168.8.5:4433").keys("Return")
    assert hall.own.done == [("join", ("12345678@192.168.8.5:4433", "D. Moreau"))]


def test_an_invitation_says_itself_where_it_is_good(joining, hall):
    found(joining, HERE, THERE)
    joining.paste("JUDGEKIT:ABCDEFGH").keys("Return")
    assert hall.own.done == [("join", ("JUDGEKIT:ABCDEFGH", "D. Moreau"))]


def test_what_is_wrong_is_seen_where_the_form_is_higher_than_the_window(joining):
    joining.stage.program.preferences.change(text_percent=160)
    joining.stage.settle(60)
    found(joining, HERE, THERE)
    joining.write("12345678").keys("Return")
    joining.stage.settle(60)
    problem = view(joining).alone.join.problem
    assert problem.visibleRegion().boundingRect() == problem.rect()


def test_in_a_small_window_the_button_is_seen_below_what_is_wrong(joining):
    joining.window.resize(1024, 700)
    found(joining, HERE, THERE)
    joining.write("12345678").keys("Return")
    joining.stage.settle(60)
    form = view(joining).alone.join
    for part in (form.problem, form.ask):
        assert part.visibleRegion().boundingRect() == part.rect(), part


def test_what_strangers_tell_is_bounded(joining):
    flood = [HubPlace((f"192.168.8.{at}",), 4433, "x" * 64, f"epoch-{at}") for at in range(1, 61)]
    hubs = found(joining, *flood)
    assert len(hubs.list.choices) == MOST_SHOWN + 1
    assert hubs.list.choices[0].words == "Hub xxxxxx"
    assert "54 more; type the address if yours isn’t shown" in words(joining)


def test_nobody_looks_around_but_while_the_form_is_seen(guest):
    nearby = guest.stage.nearby
    guest.stage.open("event")
    guest.stage.settle(30)
    assert nearby.looks == []
    guest.keys("F8")
    guest.stage.settle(2 * GLANCE)
    assert len(nearby.looks) == 1
    guest.keys("Ctrl+1")
    assert nearby.looks == []
    guest.keys("Ctrl+6")
    guest.stage.settle(2 * GLANCE)
    assert len(nearby.looks) == 1


def test_who_passes_the_form_on_the_way_to_another_page_looks_for_nothing(guest):
    guest.keys("Ctrl+6", "F8", "Ctrl+1")
    guest.stage.settle(2 * GLANCE)
    assert guest.stage.nearby.looks == []


def test_where_nobody_can_look_an_address_can_be_typed(guest, hall):
    guest.stage.nearby.failure = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "zeroconf")
    guest.keys("Ctrl+6", "Ctrl+J")
    assert "Looking for hubs" not in words(guest)
    guest.write("12345678").tab_to("Address, only if the hub isn’t found")
    guest.write("192.168.8.20:4433").keys("Return")
    assert hall.own.done == [("join", ("12345678@192.168.8.20:4433", "D. Moreau"))]


def test_a_hub_says_what_it_is_called_beside_its_code(guest, hall):
    guest.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    guest.keys("Ctrl+6", "F8", "Return")
    guest.stage.settle(60)
    assert "Hub device" in words(guest)


# -- asking


def test_a_judge_asks_to_join_by_code_in_under_20_seconds_of_doing(guest, hall):
    keys = ["Ctrl+6", "Ctrl+J"]
    guest.keys(*keys)
    code = "12345678"
    guest.write(code).keys("Return")
    assert hall.own.done == [("join", (code, "D. Moreau"))]
    pressed = len(keys) + len(code) + 1
    things = ("the page", "joining", "the code", "asking")
    assert pressed == 11
    assert pressed * SECONDS_A_KEY + len(things) * SECONDS_TO_THINK < 20


def test_on_the_first_start_it_takes_one_key_more_than_name_and_code(first_start):
    stage = first_start
    type_at_focus("D. Moreau")
    for key in ("Alt+4", *"12345678", "Return"):
        stage.press(key)
        stage.settle(30)
    assert stage.hall.own.done == [("join", ("12345678", "D. Moreau"))]
    pressed = len("D. Moreau") + 10
    things = ("the name", "joining", "the code", "asking")
    assert pressed * SECONDS_A_KEY + len(things) * SECONDS_TO_THINK < 20


def test_from_the_command_bar_it_takes_a_word(guest, hall, qtbot):
    find = guest.stage.window.command_bar.find
    find.prepare()
    qtbot.waitUntil(find.can_answer, timeout=60_000)
    guest.stage.open("calls")
    guest.stage.type("join")
    guest.keys("Return").write("12345678").keys("Return")
    assert hall.own.done == [("join", ("12345678", "D. Moreau"))]


def test_while_an_event_is_open_it_takes_no_more(guest, hall):
    guest.stage.program.bridge.create(CreateTournament(name="Sealed"))
    guest.keys("Ctrl+2", "Ctrl+6", "Ctrl+J").write("12345678").keys("Return")
    assert hall.own.done == [("join", ("12345678", "D. Moreau"))]


def test_a_copied_invitation_takes_four_keys(guest, hall):
    text = "JUDGEKIT:" + "ABCD" * 30
    guest.keys("Ctrl+6", "Ctrl+J").paste(text).keys("Return")
    assert hall.own.done == [("join", (text, "D. Moreau"))]


def test_by_mouse_it_takes_three_clicks_and_the_code(guest, hall):
    guest.stage.open("event")
    guest.keys("F5")
    button(guest.event_page.tournaments, "Join event…").click()
    guest.write("12 345 678")
    button(view(guest), "Ask to join").click()
    assert hall.own.done == [("join", ("12 345 678", "D. Moreau"))]


def test_joining_waits_until_somebody_answers_and_can_be_given_up(guest, hall):
    guest.keys("Ctrl+6", "Ctrl+J").write("12345678").keys("Return")
    guest.stage.settle(20)
    assert "Waiting for the hub. The person there sees your name and lets you in." in words(guest)
    first = hall.own
    guest.keys("Esc")
    assert first.is_closed
    assert view(guest).alone.join.ask.isVisible()


def test_an_address_goes_with_the_code(guest, hall):
    guest.keys("Ctrl+6", "Ctrl+J").write("12345678")
    guest.tab_to("Address, only if the hub isn’t found").write("192.168.8.20:4433").keys("Return")
    assert hall.own.done == [("join", ("12345678@192.168.8.20:4433", "D. Moreau"))]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Enter the code, or paste the invitation."),
        ("1234", "A code has 8 digits, an invitation begins with JUDGEKIT."),
    ],
)
def test_what_can_be_no_code_is_said_at_once(guest, hall, typed, said):
    guest.keys("Ctrl+6", "Ctrl+J").write(typed).keys("Return")
    assert said in words(guest)
    assert hall.own is None


def test_a_pasted_invitation_is_taken_over_several_lines(guest, hall):
    guest.keys("Ctrl+6", "Ctrl+J").paste("JUDGEKIT:ABCD\nEFGH\n").keys("Return")
    ((_, (text, _)),) = hall.own.done
    assert "".join(text.split()) == "JUDGEKIT:ABCDEFGH"


def test_why_nobody_was_let_in_is_said_below_the_fields_and_the_code_is_typed_over(guest, hall):
    guest.keys("Ctrl+6", "Ctrl+J").write("12345678").keys("Return")
    hall.own.send_away(JoinRefusal.WRONG_CODE)
    guest.stage.settle(20)
    assert "The code is wrong. Check the digits and try again." in words(guest)
    guest.write("87654321").keys("Return")
    assert hall.own.done == [("join", ("87654321", "D. Moreau"))]


def test_the_event_that_is_joined_opens_with_its_laptops(guest, hall):
    guest.keys("Ctrl+6", "Ctrl+J").write("12345678").keys("Return")
    shared = KeptSharedLog()
    hall.hub.epoch = "epoch 1"
    shared.share("epoch 1")
    hall.own.let_in(shared, "joined")
    guest.stage.settle(60)
    assert view(guest).face is Face.SHARED
    assert view(guest).alone.join.invitation.text() == ""
