"""One event on several laptops, from its view on the Event page, by keys and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import FinishTable, GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.team.commands import BeginEpoch, RevokeDevice
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.team.told import TeamState
from judgekit.ui.tournament.team.view import Face, TeamView
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button, choose, words_of
from tests.team_fakes import HUB_ADDRESS, INVITATION, PLACES, AroundTheHall


@pytest.fixture
def hall(judge: JudgeAtWork) -> AroundTheHall:
    return judge.stage.hall


@pytest.fixture
def named(judge: JudgeAtWork) -> JudgeAtWork:
    """H. Lindqvist is signed in."""
    judge.stage.program.preferences.change(judge_name="H. Lindqvist")
    return judge


@pytest.fixture
def hub(named: JudgeAtWork, hall: AroundTheHall) -> JudgeAtWork:
    """An event with a round, shared from the view; it shows the laptops."""
    named.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    named.stage.program.bridge.submit(StartRound(round=1))
    named.keys("Esc", "F8", "Return")
    named.stage.settle(60)
    return named


def view(judge: JudgeAtWork) -> TeamView:
    return judge.event_page.team.view


def words(judge: JudgeAtWork) -> str:
    return " | ".join(words_of(view(judge)))


def spoken_rows(judge: JudgeAtWork) -> list[str]:
    model = view(judge).shared.model
    return [model.data(model.index(at)) for at in range(model.rowCount())]


def bring(judge: JudgeAtWork) -> None:
    judge.stage.settle(60)


# -- sharing


def test_an_event_is_shared_with_the_name_and_role_of_who_is_here(judge, hall):
    judge.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    judge.keys("F8").write("H. Lindqvist")
    judge.tab_to("Your role: Head judge and scorekeeper").keys("Down", "Return")
    bring(judge)
    (device,) = judge.stage.program.bridge.state.team.devices.values()
    assert (device.person, device.roles) == ("H. Lindqvist", ("head-judge",))
    assert judge.stage.program.preferences.now.judge_name == "H. Lindqvist"
    assert view(judge).face is Face.SHARED
    assert view(judge).shared.list.hasFocus()


def test_who_has_no_name_is_asked_for_one(judge, hall):
    judge.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    judge.keys("F8", "Return")
    assert "Enter your name; the others see it." in words(judge)
    assert hall.own is None


def test_what_is_missing_is_said_in_one_sentence_and_the_event_is_as_it_was(named, hall):
    hall.not_installed = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "nats-server")
    named.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    named.keys("F8", "Return")
    bring(named)
    assert "this is missing here: nats-server. Install judgekit[team]" in words(named)
    assert not named.stage.program.bridge.engine.is_shared


def test_a_rehearsal_is_not_shared(named, hall):
    named.stage.program.rehearse(4471)
    bring(named)
    named.stage.open("event")
    named.keys("F8")
    assert "A rehearsal isn’t shared." in words(named)
    assert not view(named).alone.share.share.isVisible()
    named.stage.program.bridge.stop_rehearsing()


def test_nothing_of_it_is_made_before_it_is_shown(judge):
    assert judge.event_page.team.findChild(TeamView) is None
    judge.keys("F8")
    assert judge.event_page.team.findChild(TeamView) is not None


# -- inviting and letting in


def test_the_hub_shows_a_code_and_until_when_it_is_good(hub):
    invite = view(hub).shared.side.invite
    assert invite.code.code == INVITATION.code
    assert invite.code.isVisible()
    assert invite.qr.isVisible()
    assert "For one laptop, until 10:10" in words(hub)
    assert f"Address {HUB_ADDRESS}" in words(hub)


def test_a_code_that_is_over_goes_and_a_key_makes_the_next_one(hub):
    hub.wait(10)
    assert "The last code was used or has expired." in words(hub)
    assert not view(hub).shared.side.invite.code.isVisible()
    hub.keys("I")
    assert view(hub).shared.side.invite.code.isVisible()


def test_a_code_that_was_made_before_anybody_looked_is_not_shown_as_good(named, hall):
    named.stage.program.bridge.create(CreateTournament(name="Spring Open"))
    named.stage.program.bridge.team().share()
    bring(named)
    named.wait(30).keys("Esc", "F8")
    assert view(named).shared.side.invite.shown is None
    assert "Makes a code for one laptop." in words(named)


def test_an_invitation_is_copied_as_a_text(hub):
    hub.keys("Ctrl+Shift+C")
    assert QApplication.clipboard().text() == INVITATION.text


def test_who_asks_is_let_in_by_a_key_with_a_role(hub, hall):
    hall.ask("D. Moreau")
    hub.stage.settle(20)
    assert "D. Moreau asks to join" in words(hub)
    (card,) = view(hub).shared.asks.cards
    choose(card.role, "Scorekeeper")
    hub.keys("A")
    hall.exchange()
    device = hub.stage.program.bridge.state.team.devices["device-of-D. Moreau"]
    assert (device.person, device.roles) == ("D. Moreau", ("scorekeeper",))
    assert not view(hub).shared.asks.cards


def test_an_invitation_that_was_used_is_shown_no_more(hub, hall):
    hall.ask("D. Moreau")
    hub.stage.settle(20)
    assert not view(hub).shared.side.invite.code.isVisible()


def test_who_asks_is_refused_by_the_mouse_and_the_next_one_has_the_keys(hub, hall):
    for name in ("D. Moreau", "R. Haas"):
        hall.ask(name)
    hub.stage.settle(20)
    first, second = view(hub).shared.asks.cards
    assert (first.approve.key, second.approve.key) == ("A", "")
    button(first, "Refuse: D. Moreau").click()
    hub.stage.settle(20)
    assert [card.asking.name for card in view(hub).shared.asks.cards] == ["R. Haas"]
    assert view(hub).shared.asks.cards[0].approve.key == "A"


def test_a_laptop_that_asks_takes_no_focus_and_no_key_that_was_meant_for_the_page(hub, hall):
    hub.keys("Down")
    focused = QApplication.focusWidget()
    hall.ask("D. Moreau")
    hub.stage.settle(20)
    assert QApplication.focusWidget() is focused
    hub.keys("Return")
    assert view(hub).shared.asks.cards


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_what_a_phones_person_compares_is_seen_without_scrolling(hub, hall, language, size):
    hub.stage.program.preferences.change(interface_language=language)
    hub.stage.window.resize(*size)
    hub.keys("P")
    hub.stage.program.bridge.team().hall.switch(is_on=True)
    hall.ask("J. Okafor", is_phone=True)
    bring(hub)
    pane = view(hub).shared.side.hall
    assert pane.fingerprint.text().replace("\n", ":") == PLACES.fingerprint
    for part in (pane.code, pane.fingerprint, pane.new):
        assert part.visibleRegion().boundingRect() == part.rect(), part
    bottom = pane.fingerprint.mapTo(hub.stage.window, pane.fingerprint.rect().bottomLeft()).y()
    assert bottom < hub.stage.window.height()


def test_the_fingerprint_stays_when_the_code_is_used(hub, hall):
    hub.keys("P")
    hub.stage.program.bridge.team().hall.switch(is_on=True)
    bring(hub)
    hall.own.hall.tell(hall.own.hall.facts._replace(code="", until=0))
    assert not view(hub).shared.side.hall.code.isVisible()
    assert PLACES.fingerprint[:11] in words(hub)


# -- who is there


def test_each_laptop_says_who_it_is_and_how_it_stands(hub, hall):
    hall.colleague("M. Silva")
    hall.colleague("R. Haas", ("scorekeeper",))
    hall.own.facts = {
        "device-of-M. Silva": {"behind": 2, "waiting": 1, "offset_ms": -3_400},
        "device-of-R. Haas": {"connected": False, "behind": 3},
    }
    hall.own.listener.members(hall.own.members)
    assert spoken_rows(hub) == [
        "H. Lindqvist. Head judge and scorekeeper. this laptop. Hub. since 10:00. clock reference",
        "M. Silva. Floor judge. laptop device. Connected. catching up."
        " 2 behind, 1 waiting. clock +3.4 s",
        "R. Haas. Scorekeeper. laptop device. Cut off. last seen 10:00. 3 behind",
    ]
    assert "2 of 3 connected; each keeps the whole event" in words(hub)


def test_a_role_is_changed_from_the_list(hub, hall):
    hall.colleague("M. Silva")
    hub.keys("Down")
    choose(view(hub).shared.role, "Head judge")
    hall.exchange()
    assert hub.stage.program.bridge.state.team.devices["device-of-M. Silva"].roles == (
        "head-judge",
    )


def test_a_laptop_is_removed_after_one_question(hub, hall):
    hall.colleague("M. Silva")
    hub.keys("Down", "Del")
    assert "Remove M. Silva’s laptop from this event?" in words(hub)
    hub.keys("Esc")
    assert hub.stage.program.bridge.state.team.devices["device-of-M. Silva"].revoked is None
    hub.keys("Del")
    button(view(hub).shared.questions, "Remove laptop").click()
    hall.exchange()
    assert hub.stage.program.bridge.state.team.devices["device-of-M. Silva"].revoked is not None
    assert spoken_rows(hub)[-1].startswith("M. Silva. Floor judge. laptop device. Removed")


def test_this_laptop_and_the_hub_cannot_be_removed(hub):
    hub.keys("Del")
    assert not view(hub).shared.questions.take_focus()
    assert not view(hub).shared.remove.isVisible()


def test_a_hub_says_that_it_is_one_instead_of_taking_over(hub):
    hub.keys("T")
    assert not view(hub).shared.questions.take_focus()
    assert view(hub).shared.take_over.accessibleDescription() == "This laptop is the hub"


# -- without the hub


@pytest.fixture
def client(hub, hall) -> JudgeAtWork:
    """T. Weber's laptop is the hub now."""
    weber = hall.colleague("T. Weber", ("scorekeeper",))
    weber.enter(BeginEpoch("epoch 2", weber.device))
    hall.own.hub = None
    hall.exchange()
    hall.own.stood(is_hub=False, hub_person="T. Weber")
    return hub


def test_a_client_sees_who_is_hub_and_invites_nobody(client):
    side = view(client).shared.side
    assert side.hub.isVisible()
    assert not side.invite.isVisible()
    assert "T. Weber" in words_of(side.hub)
    assert HUB_ADDRESS in words_of(side.hub)
    client.keys("I")
    assert view(client).shared.side.invite.shown is None


def test_taking_over_says_what_it_does_and_asks_once(client, hall):
    client.keys("T")
    assert "Do it on one laptop only" in words(client)
    button(view(client).shared.questions, "Take over").click()
    assert ("take over", ("", 0)) in hall.own.done


def test_another_hub_is_followed_by_its_address(client, hall):
    client.keys("F").write("192.168.8.21").keys("Return")
    assert "Enter the address as the hub shows it" in words(client)
    client.write(":4433").keys("Return")
    assert hall.own.done[-1] == ("follow", "192.168.8.21:4433")


def test_another_hub_of_this_event_stands_above_the_list_while_it_is_there(client, hall):
    hall.own.meet_other_hub("S. Kim")
    bring(client)
    (card,) = view(client).shared.other_hubs.cards
    assert "S. Kim leads another hub of this event" in words(client)
    client.keys("F")
    assert view(client).shared.questions.typed.field.text() == "192.168.8.21:4433"
    client.keys("Esc")
    button(card, "Follow S. Kim").click()
    assert hall.own.done[-1] == ("follow", "192.168.8.21:4433")
    hall.own.lose_other_hubs()
    bring(client)
    assert not view(client).shared.other_hubs.isVisible()
    assert client.stage.program.messages.banners().keys().isdisjoint({"team-other-hub"})


def test_the_hub_itself_is_told_what_following_another_one_means(hub, hall):
    hall.own.meet_other_hub("S. Kim")
    bring(hub)
    assert "If this laptop follows, its hub ends and nothing is lost." in words(hub)


def test_who_leaves_goes_on_alone_and_connects_again_by_a_key(client, hall):
    client.keys("L")
    button(view(client).shared.questions, "Leave").click()
    assert "This laptop goes on alone." in words(client)
    assert spoken_rows(client)[0].split(". ")[4:5] != ["Connected"]
    client.keys("B")
    assert hall.own.done[-1][0] == "go on"


def test_while_cut_off_nothing_is_said_of_the_others(client, hall):
    hall.cut()
    client.stage.program.bridge.submit(GrantExtension(3, 60))
    hall.own.stood()
    own = next(row for row in spoken_rows(client) if "this laptop" in row)
    assert "Cut off" in own
    assert "1 waiting" in own
    assert "Not known" in next(row for row in spoken_rows(client) if "T. Weber" in row)


def test_a_hub_that_cannot_store_is_marked_until_there_is_room(hub, hall):
    hall.colleague("M. Silva")
    hub.wait(5)
    hall.fill_disk()
    assert "Hub. Can’t store. since 10:05" in spoken_rows(hub)[0]
    assert "2 of 2 connected" in words(hub)
    hall.heal()
    assert "Hub. since 10:00" in spoken_rows(hub)[0]


def test_a_laptop_that_was_removed_takes_nothing_over(client, hall):
    own, weber = hall.own.members[0].device, hall.colleagues["T. Weber"]
    weber.enter(RevokeDevice(own))
    hall.exchange()
    hall.own.stood(TeamState.REFUSED, is_hub=False, hub_person="T. Weber")
    why = "Removed from the event; a new code lets it in"
    assert view(client).shared.take_over.accessibleDescription() == why
    client.keys("T")
    assert not view(client).shared.questions.take_focus()


# -- what was set aside


@pytest.fixture
def aside(hub, hall) -> JudgeAtWork:
    """While cut off, M. Silva gave table 23 five minutes, which was done by then."""
    silva, weber = hall.colleague("M. Silva"), hall.colleague("T. Weber", ("scorekeeper",))
    silva.is_connected = False
    hub.wait(1)
    weber.enter(FinishTable(23))
    hall.exchange()
    hub.wait(1)
    silva.enter(GrantExtension(23, 300, "ruling"))
    silva.is_connected = True
    hall.exchange()
    bring(hub)
    return hub


def test_what_was_set_aside_is_listed_with_who_and_why(aside):
    aside.keys("S")
    assert view(aside).face is Face.SET_ASIDE
    (row,) = view(aside).set_aside.model.rows
    assert (row.title(), row.by_words()) == ("Table 23: 5:00 given", "by M. Silva · Ruling")
    assert row.reason
    assert "1 needs you" in words(aside)


def test_both_are_shown_beside_each_other(aside):
    aside.keys("S", "Return")
    own, standing = view(aside).set_aside.both_view.words()
    assert "Table 23: 5:00 given, by M. Silva" in own
    assert "table 23, done, by T. Weber" in standing


def test_what_was_set_aside_is_said_in_the_language_that_is_chosen_meanwhile(aside):
    aside.keys("S", "Return")
    aside.stage.program.preferences.change(interface_language="ru")
    bring(aside)
    pane = view(aside).set_aside
    (row,) = pane.model.rows
    assert row.title() == "Стол 23: добавлено 5:00"
    own, standing = pane.both_view.words()
    assert "добавлено 5:00" in own
    assert "стол 23" in standing
    assert "Set aside" not in words(aside)
    assert pane.both_view.isVisible()


def test_an_entry_is_dropped_after_a_question_and_stays_seen(aside, hall):
    aside.keys("S", "Del")
    assert "Drop it? Table 23: 5:00 given" in words(aside)
    button(view(aside).set_aside.question, "Drop entry").click()
    hall.exchange()
    (row,) = view(aside).set_aside.model.rows
    assert row.became == "Dropped"
    assert "All is decided." in words(aside)
    aside.keys("Esc")
    assert view(aside).face is Face.SHARED
    assert view(aside).shared.set_aside.text() == "Set aside, all decided"


def test_what_still_cannot_happen_is_refused_with_the_reason(aside):
    aside.keys("S", "Ctrl+Return")
    assert view(aside).set_aside.model.rows[0].is_open


# -- back after a cut


def test_what_came_of_a_cut_is_shown_once(hub, hall):
    hall.colleague("M. Silva")
    hub.keys("F4")
    hall.cut()
    for table in (1, 2, 3):
        hub.stage.program.bridge.submit(GrantExtension(table, 60))
    hub.wait(120)
    hall.heal()
    bring(hub)
    hub.event_page.show_team()
    assert view(hub).face is Face.SET_ASIDE
    assert "Connected again" in words(hub)
    assert "Cut off from 10:00 to 12:00, for 2:00:00; 3 entries made here" in words(hub)
    assert "team-back" not in hub.stage.program.messages.banners()
    hub.keys("Esc")
    assert view(hub).face is Face.SHARED
    hub.keys("F4")
    hub.event_page.show_team()
    assert view(hub).face is Face.SHARED
