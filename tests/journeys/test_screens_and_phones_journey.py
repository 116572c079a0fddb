"""Screens and judges' phones from the hub's window: a real hub and real pages on the loopback
interface, asked as a screen and a phone would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.calls.call.model import RowsById
from judgekit.ui.tournament.team.hall.pane import HallPane
from judgekit.ui.tournament.team.view import TeamView
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.loopback_team import loopback_team, new_service
from tests.seen import button, words_of
from tests.web.served_hall import Visitor

PATIENCE = 60_000


class Outside:
    """Somebody outside the window, who waits for answers while it goes on."""

    def __init__(self, qtbot: Any) -> None:
        self._qtbot = qtbot
        self._threads = ThreadPoolExecutor(1)

    def do(self, call: Callable[[], Any]) -> Any:
        """Do this on a thread of its own, and return what comes of it."""
        future = self._threads.submit(call)
        self._qtbot.waitUntil(future.done, timeout=PATIENCE)
        return future.result()

    def close(self) -> None:
        self._threads.shutdown()


@pytest.fixture
def outside(qtbot) -> Iterator[Outside]:
    made = Outside(qtbot)
    yield made
    made.close()


@pytest.fixture
def hub(tmp_path: Path, rules_provider: RulesProvider, in_utc, qtbot) -> Iterator[JudgeAtWork]:
    """The window of a hub with a round, at its laptops."""
    service = new_service()
    stage = Stage(
        tmp_path, rules_provider, make_team=lambda folders: loopback_team(folders, service)
    )
    stage.begin("event", judge_name="H. Lindqvist")
    qtbot.waitActive(stage.window)
    stage.program.bridge.create(CreateTournament(name="Spring Open"))
    stage.program.bridge.submit(StartRound(round=1))
    judge = JudgeAtWork(stage)
    team, said = stage.program.bridge.team(), []
    team.failed.connect(said.append)
    stage.settle(30)
    judge.event_page.show_team()
    team.share()
    qtbot.waitUntil(lambda: team.is_hub or bool(said), timeout=PATIENCE)
    assert said == []
    button(view(judge).shared.side, "Screens and phones").click()
    yield judge
    stage.leave()


def view(judge: JudgeAtWork) -> TeamView:
    return judge.event_page.team.view


def pane(judge: JudgeAtWork) -> HallPane:
    return view(judge).shared.side.hall


def words(judge: JudgeAtWork) -> str:
    return " | ".join(words_of(view(judge)))


def rows(judge: JudgeAtWork) -> list[str]:
    model = view(judge).shared.model
    return [model.data(model.index(at)) for at in range(model.rowCount())]


def switch_on(judge: JudgeAtWork, qtbot) -> None:
    pane(judge).switch.click()
    qtbot.waitUntil(lambda: pane(judge).shown.is_on, timeout=PATIENCE)


def test_a_screen_and_a_phone_from_the_switch_to_the_removal(hub, outside, qtbot):
    assert not pane(hub).switch.isChecked()
    switch_on(hub, qtbot)
    assert pane(hub).screens.shown.startswith("http://127.0.0.1:")
    assert pane(hub).screens.qr.isVisible()
    screen = Visitor(pane(hub).screens.shown)
    live = outside.do(screen.live)
    assert outside.do(live.wait)["screen"]["faces"]

    # The phone's person types the code, and the one at the hub lets it in.
    shown = pane(hub).shown
    assert "compare its SHA-256 fingerprint" in words(hub)
    assert shown.fingerprint.split(":")[0] in words(hub)
    phone = Visitor(pane(hub).phones.shown)
    asked = {"code": pane(hub).code.code, "name": "Judy Judge"}
    assert outside.do(partial(phone.post, "/join", asked)).status == 200
    qtbot.waitUntil(lambda: "Judy Judge asks to join by phone" in words(hub), timeout=PATIENCE)
    assert "From 127.0.0.1. Ask the person whether the phone is theirs." in words(hub)
    assert pane(hub).code.code == ""
    hub.keys("A")
    qtbot.waitUntil(lambda: len(rows(hub)) == 2, timeout=PATIENCE)
    assert rows(hub)[1].startswith("Judy Judge. Floor judge. phone ")
    assert "1 of 1 connected; each keeps the whole event; 1 phone" in words(hub)
    assert outside.do(partial(phone.get, "/who")).json()["state"] == "in"

    # What is entered there is that judge's, here and on every screen of a phone.
    page = outside.do(phone.live)
    assert outside.do(page.wait)["event"] == "Spring Open"
    assert outside.do(partial(phone.wish, "open-call", table=3)) == {"done": True}
    (call,) = hub.stage.program.bridge.state.calls.open_calls()
    assert (call.table, call.judge) == (3, "Judy Judge")
    step = hub.stage.program.bridge.engine.timeline.steps[-1]
    assert step.author == "Judy Judge"
    hub.stage.open("calls")
    hub.stage.settle(30)
    assert any("Judy Judge" in each for each in spoken_calls(hub))
    hub.stage.open("event")
    hub.event_page.show_team()
    hub.keys("Down", "Del")
    assert "Remove Judy Judge’s phone from this event?" in words(hub)
    button(view(hub).shared.questions, "Remove phone").click()
    assert outside.do(partial(page.wait, "out")) == {}
    assert outside.do(partial(phone.get, "/who")).json()["state"] == "new"
    assert rows(hub)[-1].startswith("Judy Judge. Floor judge. phone ")
    assert "Removed" in rows(hub)[-1]
    for each in (page, live):
        each.close()


def test_the_pages_go_with_the_hub_and_come_back_with_it(hub, outside, qtbot):
    switch_on(hub, qtbot)
    address = pane(hub).screens.shown
    hub.keys("L")
    button(view(hub).shared.questions, "End hub").click()
    with pytest.raises(ConnectionError):
        outside.do(partial(Visitor(address).get, "/"))
    assert pane(hub).shown.is_on is False
    hub.keys("B")
    qtbot.waitUntil(lambda: pane(hub).shown.is_on, timeout=PATIENCE)
    assert pane(hub).screens.shown == address
    assert outside.do(partial(Visitor(address).get, "/")).status == 200
    pane(hub).switch.click()
    assert not pane(hub).shown.is_on
    with pytest.raises(ConnectionError):
        outside.do(partial(Visitor(address).get, "/"))


def test_a_key_makes_a_code_for_the_next_phone_and_signing_out_is_seen(hub, outside, qtbot):
    hub.keys("P")
    assert pane(hub).code.code == ""
    switch_on(hub, qtbot)
    first = pane(hub).code.code
    hub.keys("P")
    qtbot.waitUntil(lambda: pane(hub).code.code not in ("", first), timeout=PATIENCE)
    phone = Visitor(pane(hub).phones.shown)
    asked = {"code": pane(hub).code.code, "name": "Judy Judge"}
    outside.do(partial(phone.post, "/join", asked))
    qtbot.waitUntil(lambda: bool(view(hub).shared.asks.cards), timeout=PATIENCE)
    focused = QApplication.focusWidget()
    hub.keys("A")
    qtbot.waitUntil(lambda: len(rows(hub)) == 2, timeout=PATIENCE)
    assert QApplication.focusWidget() is focused
    outside.do(partial(phone.post, "/leave", {}))
    qtbot.waitUntil(lambda: "Removed" in rows(hub)[-1], timeout=PATIENCE)


def spoken_calls(judge: JudgeAtWork) -> list[str]:
    """What the lists of the Calls page say of each row."""
    models = judge.calls_page.widget().findChildren(RowsById)
    return [str(each.data(each.index(at))) for each in models for at in range(each.rowCount())]
