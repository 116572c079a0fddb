"""The pages for screens and phones by the verb `share`, asked as a screen and a phone would."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.sharing.laptop_process import LaptopProcess, wait_until
from tests.web.served_hall import LOOPBACK, Visitor

HUB = ("share", "--name", "Ada Vega", "--bind", LOOPBACK)


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[LaptopProcess]:
    laptop = LaptopProcess(tmp_path, "Ada")
    yield laptop
    laptop.kill()


def test_a_phone_is_let_in_enters_as_its_judge_and_is_out_when_it_is_revoked(ada):
    ada.start(*HUB)
    ada.ask(do="open-event", name="Prague", format="standard", rel="competitive", players=8)
    ada.ask(do="start-round", minutes=50)
    told = ada.ask(do="web")
    assert told.keys() == {"line", "screens", "phones", "fingerprint", "code"}
    page = Visitor(told["screens"][0]).live()
    assert page.wait()["screen"]["faces"]
    page.close()

    phone = Visitor(told["phones"][0])
    assert phone.post("/join", {"code": told["code"], "name": "Judy Judge"}).status == 200
    asks = ada.wait(lambda said: "asks" in said)
    assert (asks["asks"], asks["phone"], asks["address"]) == ("Judy Judge", True, LOOPBACK)
    assert ada.ask(do="approve", device=asks["device"])["state"] == "pending"
    wait_until(lambda: phone.get("/who").json()["state"] == "in", "it was never let in")
    assert phone.wish("open-call", table=3) == {"done": True}
    (call,) = ada.ask(do="state")["state"]["open_calls"]
    assert call["table"] == 3
    assert ada.ask(do="web")["code"] != told["code"]

    ada.kill()
    ada.start(*HUB)
    again = ada.wait(lambda said: "phones" in said)
    assert again["fingerprint"] == told["fingerprint"]
    back = Visitor(again["phones"][0])
    back.cookie = phone.cookie
    assert back.wish("close-call", call=_only_call(back))["done"]
    assert ada.ask(do="state")["state"]["open_calls"] == []

    ada.ask(do="revoke", device=asks["device"])
    wait_until(lambda: back.get("/who").json()["state"] == "new", "it is still in")
    assert ada.ask(do="web", on=False) == {"line": 3, "screens": [], "phones": []}
    with pytest.raises(ConnectionError):
        back.get("/who")
    assert ada.quit() == 0


def test_a_port_that_is_taken_is_said_and_the_pages_can_be_had_elsewhere(ada):
    with socket.create_server((LOOPBACK, 0)) as taken:
        ada.start(*HUB, "--web")
        first = ada.wait(lambda said: "screens" in said)
        assert first["screens"][0].startswith(f"http://{LOOPBACK}:")
        ada.ask(do="web", on=False)
        port = taken.getsockname()[1]
        refused = ada.ask(do="web", screen_port=port)
        assert refused["reason"] == "sharing-port"
        assert f"Port {port} is in use by another program" in refused["sentence"]
        assert ada.ask(do="web", screen_port=True)["reason"] == "wrong-value"
        assert ada.ask(do="web")["screens"] == first["screens"]
    assert ada.quit() == 0


def _only_call(phone: Visitor) -> str:
    page = phone.live()
    try:
        (call,) = page.wait()["calls"]
        return str(call["id"])
    finally:
        page.close()
