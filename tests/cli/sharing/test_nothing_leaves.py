"""No packet of a shared event leaves the local network: two laptops with networks of their own."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from tests.cli.sharing.laptop_process import LaptopProcess, wait_until
from tests.network.namespaces import Namespaces, unsuited
from tests.network.outward_frames import Listening

pytestmark = pytest.mark.nightly


@functools.cache
def why_not() -> str:
    return unsuited()


@pytest.fixture
def spaces() -> Iterator[Namespaces]:
    if why_not():
        pytest.skip(why_not())
    made = Namespaces(2)
    yield made
    made.close()


def test_what_is_shared_served_cut_off_and_taken_over_stays_here(spaces, tmp_path):
    ada, luis = (
        LaptopProcess(tmp_path, name, spaces.around(number))
        for number, name in ((1, "Ada"), (2, "Luis"))
    )
    listening = [Listening(spaces, number) for number in (1, 2)]
    try:
        # By all addresses, as a person shares it: nothing is bound to one of them.
        ada.start("share", "--name", "Ada", "--approve-all", "--web")
        invitation = ada.wait(lambda said: "invitation" in said)["invitation"]
        ada.wait(lambda said: "screens" in said)
        ada.ask(do="open-event", name="Hall", format="standard", rel="competitive", players=8)
        luis.start("join", invitation, "--name", "Luis")
        first = luis.ask(do="note", text="together")
        luis.wait(lambda said: said.get("step") == first["step"] and "sequence" in said)
        spaces.cut(1)
        waits = luis.ask(do="note", text="alone")
        assert "hub" in luis.ask(do="take-over")
        luis.wait(lambda said: said.get("step") == waits["step"] and "sequence" in said)
        spaces.heal(1)
        wait_until(
            lambda: ada.record().shared.epoch == luis.record().shared.epoch,
            "the old hub never followed",
        )
        assert (luis.quit(), ada.quit()) == (0, 0)
        assert [each.outside() for each in listening] == [[], []]
    finally:
        for each in (ada, luis):
            each.kill()
        for each in listening:
            each.close()
