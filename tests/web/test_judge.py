"""A judge's phone over the real server: joining, the board, calls, and the rules."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.moment import SECOND
from tests.day import TEN
from tests.web.pictured_hall import bundled_rules
from tests.web.served_hall import HUB, NoEvent, ServedHall


def with_round(hall: ServedHall) -> None:
    hall.do(
        CreateTournament("Spring Open", rounds=7),
        StartRound(),
        TakePairings(1, (PairedTable(3, ("Ana Player", "Boris Player")),)),
    )


def test_a_phone_joins_by_a_code_and_a_persons_approval(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.stranger()
    assert phone.get("/who").json()["state"] == "new"
    code = hall.web.invite().code
    assert phone.post("/join", {"code": code, "name": " Judy  Judge "}).json() == {
        "name": "Judy Judge"
    }
    asking = hall.told.asked.get(timeout=20)
    assert (asking.name, asking.address) == ("Judy Judge", "127.0.0.1")
    assert phone.get("/who").json()["state"] == "waiting"
    page = phone.live()
    assert page.next() == ("waiting", {})
    hall.approve(asking, "phone")
    assert page.wait("in") == {}
    assert phone.get("/who").json()["state"] == "in"
    board = phone.live()
    assert board.wait("me") == {"name": "Judy Judge"}
    assert board.wait()["event"] == "Spring Open"
    board.close()


def test_a_phone_that_is_refused_is_told(hall: ServedHall) -> None:
    phone = hall.stranger()
    phone.post("/join", {"code": hall.web.invite().code, "name": "Judy"})
    page = phone.live()
    assert page.next()[0] == "waiting"
    hall.web.refuse(hall.told.asked.get(timeout=20).asking)
    page.wait("refused")
    assert phone.get("/who").json()["state"] == "new"


def test_a_phone_that_gives_up_is_told_to_the_hub(hall: ServedHall) -> None:
    phone = hall.stranger()
    phone.post("/join", {"code": hall.web.invite().code, "name": "Judy"})
    asking = hall.told.asked.get(timeout=20)
    phone.post("/leave", {})
    assert hall.told.gone.get(timeout=20) == asking.asking


def test_what_a_phone_enters_is_its_persons(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    page = phone.live()
    page.wait()
    assert phone.wish("open-call", table=3) == {"done": True}
    (call,) = page.until(lambda view: view["calls"])["calls"]
    assert (call["judge"], call["players"]) == ("Judy Judge", "Ana Player – Boris Player")
    assert call["watch"]["base"] == hall.clock.at
    step = hall.thread.do(lambda: hall.engine.timeline.steps[-1])
    assert (step.author, step.device) == ("Judy Judge", "phone")
    hall.thread.do(hall.exchange)
    assert hall.thread.do(hall.engine.waiting) == []
    page.close()


def test_a_call_says_what_is_due_and_what_to_tell(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    page = phone.live()
    phone.wish("open-call", table=3)
    (call,) = page.until(lambda view: view["calls"])["calls"]
    assert call["due"]["words"] == "No extension due"
    assert call["why"] == "A minute or less so far."
    hall.pass_(64)
    (call,) = page.until(lambda view: view["calls"][0]["is_due"])["calls"]
    assert call["due"] == {
        "words": "Extension due: {time} so far",
        "base": TEN,
        "rate": 1,
        "form": "length",
    }
    assert call["tell"]["rate"] == -1
    answer = phone.wish("close-call", call=call["id"])
    assert answer["said"] == {
        "title": "Table 3: +1:04",
        "tell": "“Play until the clock reads −01:04, then 5 turns.”",
    }
    page.close()


def test_a_call_that_was_opened_by_mistake_is_undone(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    phone.wish("open-call", table=3)
    (call,) = hall.state().calls.opened
    hall.pass_(300)
    assert phone.wish("undo-call", call=call) == {"done": True}
    assert not hall.state().calls.opened
    assert hall.state().clocks.by_name["main"].round.tables[3].extension(300 * SECOND) == 0


def test_an_extension_a_seat_and_turns(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    said = phone.wish("give", table=3, minutes=2, reason="ruling")["said"]
    assert said["title"] == "Table 3: +2:00"
    hall.pass_(3000)
    assert phone.wish("sit", table=3)["done"]
    assert hall.state().clocks.by_name["main"].round.tables[3].judge == "Judy Judge"
    early = phone.wish("start-turns", table=3, seat=1)
    assert not early["done"] and "still has time" in early["refused"]
    hall.pass_(121)
    assert phone.wish("start-turns", table=3, seat=1)["done"]
    page = phone.live()
    table = page.wait()["boards"][0]["groups"][0]["tables"][0]
    assert table["turn"] == {
        "number": 0,
        "of": "of 5 additional turns",
        "whose": "Boris Player’s turn",
        "cells": [False] * 5,
        "is_last": False,
    }
    assert phone.wish("next-turn", table=3)["done"]
    assert phone.wish("done", table=3)["done"]
    assert hall.state().clocks.by_name["main"].round.tables[3].done
    page.close()


def test_a_wish_that_comes_twice_is_done_once(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    first = phone.wish("give", id_="the-same-wish", table=3, minutes=2)
    again = phone.wish("give", id_="the-same-wish", table=3, minutes=2)
    assert first == again
    assert hall.state().clocks.by_name["main"].round.tables[3].extension(0) == 120 * SECOND


def test_a_refusal_is_said_in_the_phones_language(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    reply = phone.post(
        "/do?lang=es", {"do": "done", "id": "wish-done", "table": 3, "round": "none"}
    )
    assert not reply.json()["done"]
    assert "ronda" in reply.json()["refused"]


def test_the_sessions_outlast_a_new_start_of_the_hub(hall: ServedHall) -> None:
    with_round(hall)
    phone = hall.let_in("Judy Judge", "phone")
    hall.restart()
    assert phone.get("/who").json()["state"] == "in"
    assert phone.wish("sit", table=3)["done"]


def test_signing_out_ends_the_session_and_tells_the_hub(hall: ServedHall) -> None:
    phone = hall.let_in("Judy Judge", "phone")
    page = phone.live()
    page.wait()
    cookie = phone.cookie
    phone.post("/leave", {})
    assert hall.told.signed_out.get(timeout=20) == "phone"
    page.wait("out")
    phone.cookie = cookie
    assert phone.get("/who").json()["state"] == "new"


def test_the_board_has_tables_by_who_has_to_go_there(hall: ServedHall) -> None:
    hall.do(
        CreateTournament("Spring Open"),
        StartRound(minutes=10),
        TakePairings(1, tuple(PairedTable(n, (f"A {n}", f"B {n}")) for n in (1, 2, 3))),
        GrantExtension(2, 120),
    )
    phone = hall.let_in("Judy Judge", "phone")
    page = phone.live(lang="ru")
    (group,) = page.wait()["boards"][0]["groups"]
    assert group["head"] == "1 стол с доп. временем"
    left = group["tables"][0]["line"]
    assert (left["base"], left["rate"]) == (TEN + 12 * 60 * SECOND, -1)
    hall.pass_(601)
    phone.wish("sit", table=3)
    groups = page.until(lambda view: len(view["boards"][0]["groups"]) == 3)["boards"][0]["groups"]
    assert [each["kind"] for each in groups] == ["extended", "with-judge", "unreported"]
    assert groups[1]["tables"][0]["judge"] == "Judy Judge"
    assert groups[2]["numbers"] == [1]
    page.close()


def test_the_rules_are_searched_and_read(tmp_path: Path) -> None:
    hall = ServedHall(tmp_path, make_rules=lambda: bundled_rules(tmp_path))
    try:
        phone = hall.let_in("Judy Judge", "phone")
        found = phone.get("/rules", q="slow play", lang="en").json()["sections"]
        hit = next(each for each in found if each["title"] == "Slow Play")
        assert any(part["is_found"] for part in hit["snippet"])
        section = phone.get("/section", document=hit["document"], ref=hit["ref"]).json()
        assert section["title"] == "Slow Play"
        assert section["blocks"][0]["text"]
        assert {each["language"] for each in section["others"]} >= {"Spanish", "Russian"}
        assert phone.get("/rules", q="qqqqqqzz", lang="es").json()["nothing"]
        assert phone.get("/section", document="none", ref="1").status == 404
    finally:
        hall.close()


def test_no_event_is_said_on_both_pages(tmp_path: Path) -> None:
    hall = ServedHall(tmp_path, owner=NoEvent())
    try:
        page = hall.screen().live(lang="es")
        assert page.wait()["screen"]["empty"] == "No hay ningún torneo abierto"
        page.close()
    finally:
        hall.close()


def test_what_the_hub_has_to_show_is_there(hall: ServedHall) -> None:
    places = hall.web.places()
    (screen,), (judge,) = places.screens, places.judges
    assert screen.startswith("http://127.0.0.1:") and judge.startswith("https://127.0.0.1:")
    pairs = places.fingerprint.split(":")
    assert len(pairs) == 32 and all(len(pair) == 2 for pair in pairs)
    connection: Any = hall.stranger().connect()
    connection.connect()
    shown = sha256(connection.sock.getpeercert(binary_form=True)).hexdigest()
    connection.close()
    assert places.fingerprint.replace(":", "").lower() == shown
    assert hall.state().team.devices[HUB].person == "Hannah Head"
