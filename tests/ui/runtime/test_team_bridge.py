"""An event that several laptops share, seen from the windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import TakeBack, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import JoinRefusal
from judgekit.engine.sharing.shared_engine import Enterer
from judgekit.engine.team.told import TeamState
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.views.sharing.team_standing import Connection
from tests.engine.sharing.hall import HashSeals, KeptSharedLog
from tests.team_fakes import INVITATION, OWN, AroundTheHall


@pytest.fixture
def hall(tmp_path, hand_clock):
    return AroundTheHall(tmp_path / "events", hand_clock)


@pytest.fixture
def bridge(messages, preferences, open_session, program, hall):
    preferences.change(judge_name="H. Lindqvist")
    bridge = EngineBridge(open_session, messages, preferences, program, hall.make_team)
    yield bridge
    bridge.close()


@pytest.fixture
def team(bridge, hall, qtbot):
    """An event with a round, shared by this laptop."""
    bridge.create(CreateTournament(name="Spring Open"))
    bridge.submit(StartRound(round=1))
    team = bridge.team()
    team.share()
    qtbot.waitUntil(lambda: team.standing.connection is Connection.CONNECTED)
    return team


def test_sharing_keeps_what_was_entered_and_goes_on(bridge, team, hall):
    assert bridge.engine.is_shared
    assert bridge.state.clocks.last_round("main").number == 1
    assert (team.is_hub, team.device, team.address) == (True, OWN, "192.168.8.20:4433")
    assert team.invitation == INVITATION
    bridge.submit(OpenCall(14))
    hall.exchange()
    assert [each.table for each in bridge.state.calls.open_calls()] == [14]
    assert team.standing.waiting == 0


def test_a_colleagues_step_changes_what_is_seen(bridge, team, hall):
    colleague, seen = hall.colleague("T. Weber"), []
    bridge.changed.connect(lambda _: seen.append(len(bridge.state.calls.open_calls())))
    colleague.enter(OpenCall(3))
    hall.exchange()
    assert bridge.state.calls.open_calls()[0].table == 3
    assert seen[-1] == 1
    assert team.standing.others == 1


def test_what_is_entered_while_cut_off_waits_and_is_told_of_afterwards(bridge, team, hall):
    colleague, told = hall.colleague("T. Weber"), []
    bridge.submit(OpenCall(14))
    hall.exchange()
    team.came_back.connect(told.append)
    hall.cut()
    hall.hand.pass_time(7_450)
    for table in (1, 2):
        bridge.submit(GrantExtension(table, 60))
    assert (team.standing.connection, team.standing.waiting) == (Connection.CUT_OFF, 2)
    colleague.enter(CloseCall(14))
    hall.exchange()
    bridge.submit(CloseCall(14))
    hall.hand.pass_time(10)
    hall.heal()
    (came,) = told
    assert (came.taken, came.merged, came.need_you) == (2, 1, ())
    assert came.until - came.since == 7_460_000
    assert team.last_return is came
    assert team.standing.waiting == 0


def test_a_short_cut_of_which_nothing_came_is_not_told(bridge, team, hall):
    told = []
    team.came_back.connect(told.append)
    hall.cut()
    hall.hand.pass_time(20)
    hall.heal()
    bridge.submit(OpenCall(14))
    hall.exchange()
    assert told == []


def set_aside(bridge, team, hall):
    """An extension, entered while cut off, for a round that a colleague had ended."""
    colleague = hall.colleague("T. Weber", ("scorekeeper",))
    hall.cut()
    hall.hand.pass_time(60)
    colleague.enter(EndRound())
    hall.exchange()
    hall.hand.pass_time(60)
    bridge.submit(GrantExtension(23, 300))
    hall.heal()
    (aside,) = team.team.undecided()
    return aside


def test_what_was_set_aside_is_dropped_for_all(bridge, team, hall):
    aside = set_aside(bridge, team, hall)
    assert team.last_return.need_you == (aside,)
    assert team.drop(aside.id)
    hall.exchange()
    for state in (bridge.state, hall.colleagues["T. Weber"].engine.state):
        assert state.team.undecided() == []


def test_what_was_set_aside_and_is_still_refused_stays(bridge, team, hall):
    aside, said = set_aside(bridge, team, hall), []
    team.failed.connect(said.append)
    assert not team.do_anyway(aside.id)
    assert len(said) == 1
    assert [each.id for each in team.team.undecided()] == [aside.id]


def test_what_was_set_aside_is_recorded_once_it_can_be(bridge, team, hall):
    aside = set_aside(bridge, team, hall)
    colleague = hall.colleagues["T. Weber"]
    colleague.enter(Undo())
    hall.exchange()
    assert team.do_anyway(aside.id)
    hall.exchange()
    assert team.team.undecided() == []
    assert bridge.state.clocks.last_round("main").tables[23].grants[0].by == 300_000


def test_undo_means_own_steps_and_the_role_is_asked(bridge, team, hall):
    colleague = hall.colleague("T. Weber")
    bridge.submit(OpenCall(14))
    theirs = colleague.enter(GrantExtension(3, 60))
    hall.exchange()
    bridge.submit(Undo())
    hall.exchange()
    assert bridge.state.calls.open_calls() == []
    assert not isinstance(bridge.submit(TakeBack(theirs.id)), Refusal)
    own = bridge.submit(OpenCall(15))
    hall.exchange()
    refused = colleague.engine.submit(TakeBack(own.id))
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_YOUR_STEP


def test_another_event_lets_go_of_the_shared_one(bridge, team, hall):
    shared = bridge.current
    bridge.create(CreateTournament(name="Sealed"))
    assert hall.own.is_closed
    assert not bridge.engine.is_shared
    assert team.standing.connection is Connection.ALONE
    assert not team.is_hub
    assert bridge.current != shared


def test_a_rehearsal_shows_no_team(bridge, team, open_session):
    session = open_session()
    bridge.rehearse(session)
    assert team.standing.connection is Connection.ALONE
    bridge.stop_rehearsing()
    assert team.standing.connection is Connection.CONNECTED
    assert bridge.engine.is_shared


def test_what_is_missing_for_sharing_is_said_and_the_event_stays(bridge, hall):
    bridge.create(CreateTournament(name="Spring Open"))
    current, said = bridge.current, []
    team = bridge.team()
    team.failed.connect(said.append)
    hall.not_installed = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "nats-py")
    team.share()
    assert "nats-py" in said[0]
    assert (bridge.current, bridge.engine.is_shared) == (current, False)


def test_sharing_that_is_refused_leaves_the_event_as_it_was(bridge, hall, preferences, qtbot):
    preferences.change(judge_name="")
    bridge.create(CreateTournament(name="Spring Open"))
    current, said = bridge.current, []
    team = bridge.team()
    team.failed.connect(said.append)
    team.share()
    qtbot.waitUntil(lambda: bool(said))
    assert (bridge.current, bridge.engine.is_shared) == (current, False)
    assert not isinstance(bridge.submit(OpenCall(1)), Refusal)


def test_joining_opens_the_event_once_somebody_has_agreed(bridge, hall):
    bridge.create(CreateTournament(name="Sealed"))
    team, joined = bridge.team(), []
    team.joined.connect(lambda: joined.append(bridge.current))
    team.join(" 12345678 ")
    assert team.is_joining
    assert hall.own.done == [("join", (" 12345678 ", "H. Lindqvist"))]
    log = KeptSharedLog(hall.recorded(bridge.current))
    log.share("epoch 1")
    hall.own.let_in(log, "brought")
    assert joined == ["brought"]
    assert not team.is_joining
    assert bridge.engine is hall.own.engine


def test_a_refusal_to_join_says_why_and_changes_nothing(bridge, hall):
    bridge.create(CreateTournament(name="Sealed"))
    current, said = bridge.current, []
    team = bridge.team()
    team.failed.connect(said.append)
    team.join("12345678")
    hall.own.send_away(JoinRefusal.WRONG_CODE)
    assert len(said) == 1
    assert not team.is_joining
    assert bridge.current == current


def test_who_asks_is_let_in_with_a_role(bridge, team, hall):
    asked = []
    team.asked.connect(asked.append)
    hall.ask("D. Moreau")
    assert [each.name for each in team.asking] == ["D. Moreau"]
    team.approve(asked[0].device, ("scorekeeper",))
    hall.exchange()
    assert team.asking == ()
    assert team.team.devices[asked[0].device].roles == ("scorekeeper",)


def test_revoking_and_roles_are_entries(bridge, team, hall):
    colleague = hall.colleague("T. Weber")
    team.change_roles(colleague.device, ("scorekeeper",))
    hall.exchange()
    assert team.team.devices[colleague.device].roles == ("scorekeeper",)
    team.revoke(colleague.device)
    hall.exchange()
    assert team.team.taking_part(colleague.device) is None


def test_leaving_lets_entries_wait(bridge, team, hall):
    team.leave()
    bridge.submit(OpenCall(1))
    assert team.standing.connection is Connection.LEFT
    assert team.standing.waiting == 1
    team.come_back()
    assert [what for what, _ in hall.own.done] == ["go on"]


def move_the_mouse(team):
    here = QPointF(1, 1)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        here,
        here,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.instance().sendEvent(team, move)


def phone_enters(bridge, team, hall, command):
    """J. Okafor's phone asks the hub for it, as the pages do."""
    device = "phone-of-J. Okafor"
    phone = Enterer(device, frozenset((device,)), HashSeals(f"key {device}"))
    return bridge.engine.submit(command, phone=phone)


@pytest.fixture
def phone(bridge, team, hall):
    hall.ask("J. Okafor", is_phone=True)
    team.approve("phone-of-J. Okafor")
    hall.exchange()


def test_a_phones_entry_is_decided_at_once_and_shown_when_no_hand_is_on_its_way(
    bridge, team, hall, phone, qtbot
):
    order, arriving = [], []
    bridge.changed.connect(lambda _: order.append("shown"))
    bridge.changed.connect(lambda _: arriving.append(bridge.is_arriving))
    move_the_mouse(team)
    team.arrivals.post(lambda: order.append("from the network"))

    def answer():
        outcome = phone_enters(bridge, team, hall, OpenCall(3))
        order.append("refused" if isinstance(outcome, Refusal) else "answered")

    team.arrivals.at_once(answer)
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["answered", "shown", "from the network"]
    assert [each.judge for each in bridge.state.calls.open_calls()] == [""]
    assert arriving == [True]


def test_an_own_entry_shows_what_a_phone_entered_before_it(bridge, team, hall, phone, qtbot):
    seen, own = [], []
    bridge.changed.connect(
        lambda _: seen.append((bridge.is_arriving, len(bridge.state.calls.open_calls())))
    )
    move_the_mouse(team)
    team.arrivals.at_once(lambda: phone_enters(bridge, team, hall, OpenCall(3)))
    team.arrivals.at_once(
        lambda: QTimer.singleShot(0, lambda: own.append(bridge.submit(OpenCall(5))))
    )
    qtbot.waitUntil(lambda: bool(own))
    assert seen[0][0] is True
    assert seen[-1] == (False, 2)


def test_what_comes_waits_for_a_hand_that_is_on_its_way(bridge, team, hall, qtbot):
    made = []
    team.arrivals.post(lambda: made.append("calm"))
    qtbot.waitUntil(lambda: made == ["calm"])
    move_the_mouse(team)
    team.arrivals.post(lambda: made.append("after the move"))
    QApplication.processEvents()
    assert made == ["calm"]
    qtbot.waitUntil(lambda: made == ["calm", "after the move"])


@pytest.mark.parametrize(
    ("state", "connection"),
    [
        (TeamState.CONNECTING, Connection.CONNECTING),
        (TeamState.REFUSED, Connection.SHUT_OUT),
        (TeamState.TOO_OLD, Connection.READ_ONLY),
    ],
)
def test_how_it_stands_is_told(team, hall, state, connection):
    told = []
    team.standing_changed.connect(lambda: told.append(team.standing.connection))
    hall.own.stood(state)
    assert told == [connection]


def test_the_end_of_the_program_ends_what_asks_and_what_is_shared(bridge, team, hall):
    shared = hall.own
    team.join("12345678")
    asking = hall.own
    bridge.close()
    assert asking is not shared
    assert asking.is_closed
    assert shared.is_closed
