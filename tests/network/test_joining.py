"""Joining: by an invitation's text or its code, approved by name; and what is refused."""

from __future__ import annotations

import asyncio
import ssl

import pytest

from judgekit.engine.ports.team import (
    LONGEST_NAME,
    Hub,
    JoiningFailed,
    JoinRefusal,
    LineState,
)
from judgekit.network.joining.invitations import MOST_TRIES, invitation_text, read_invitation
from tests.network.hall import LOOPBACK, PATIENCE, Hall, LaptopHere


@pytest.fixture
def first(hall: Hall) -> LaptopHere:
    return hall.laptop()


@pytest.fixture
def hub(first: LaptopHere) -> Hub:
    hub = first.share()
    hub.let_in().result(PATIENCE)
    return hub


def refusal(laptop: LaptopHere, invitation: str, name: str = "Bea") -> JoinRefusal:
    with pytest.raises(JoiningFailed) as failed:
        laptop.network.join(invitation, name).result(PATIENCE)
    return failed.value.refusal


def with_code(hub: Hub, code: str) -> str:
    return f"{code}@{LOOPBACK}:{hub.place().port}"


def test_a_device_is_asked_about_by_its_name_and_let_in(hall, first, hub) -> None:
    second = hall.laptop()
    place = second.join(hub, first, "  Bea ")
    asked = first.hub_told.asking
    assert [(each.device, each.name, each.address) for each in asked] == [
        (second.device, "Bea", LOOPBACK)
    ]
    assert place == hub.place() == second.network.last_place()
    second.follow(place)
    second.told.wait_for_state(LineState.CONNECTED)


def test_a_device_joins_by_the_typed_code(hall, first, hub) -> None:
    second = hall.laptop()
    joining = second.network.join(with_code(hub, hub.invite().code), "Bea")
    first.hub_told.wait(lambda: first.hub_told.asking)
    hub.approve(second.device).result(PATIENCE)
    second.follow(joining.result(PATIENCE))
    second.told.wait_for_state(LineState.CONNECTED)


def test_a_device_that_was_let_in_needs_no_invitation_any_more(hall, first, hub) -> None:
    second = hall.laptop()
    second.join(hub, first)
    second.network.close()
    again = LaptopHere(second.folder, lambda: 0, second.service)
    hall.laptops.append(again)
    assert again.device == second.device
    again.follow(again.network.last_place())
    again.told.wait_for_state(LineState.CONNECTED)


def test_who_is_sent_away_is_not_let_in(hall, first, hub) -> None:
    second = hall.laptop()
    joining = second.network.join(hub.invite().text, "Bea")
    first.hub_told.wait(lambda: first.hub_told.asking)
    hub.refuse(second.device)
    with pytest.raises(JoiningFailed) as failed:
        joining.result(PATIENCE)
    assert failed.value.refusal is JoinRefusal.NOT_LET_IN


def test_who_gives_up_is_told_and_may_come_back(hall, first, hub) -> None:
    second, invitation = hall.laptop(), hub.invite()
    joining = second.network.join(invitation.text, "Bea")
    first.hub_told.wait(lambda: first.hub_told.asking)
    joining.cancel()
    first.hub_told.wait(lambda: first.hub_told.left == [second.device])
    hub.approve(second.device).result(PATIENCE)
    assert second.network.join(invitation.text, "Bea").result(PATIENCE) == hub.place()


def test_an_invitation_serves_once_by_text_and_code(hall, first, hub) -> None:
    invitation = hub.invite()
    joining = hall.laptop().network.join(invitation.text, "Bea")
    first.hub_told.wait(lambda: first.hub_told.asking)
    thief = hall.laptop()
    assert refusal(thief, invitation.text) is JoinRefusal.USED
    assert refusal(thief, with_code(hub, invitation.code)) is JoinRefusal.USED
    joining.cancel()


def test_a_wrong_code_can_be_tried_five_times(hall, hub) -> None:
    stranger, code = hall.laptop(), hub.invite().code
    wrong = code[:-1] + str((int(code[-1]) + 1) % 10)
    for _ in range(MOST_TRIES):
        assert refusal(stranger, with_code(hub, wrong)) is JoinRefusal.WRONG_CODE
    assert refusal(stranger, with_code(hub, code)) is JoinRefusal.TOO_MANY_TRIES


def test_an_invitation_with_another_fingerprint_tells_nothing_to_the_hub(hall, first, hub) -> None:
    content = read_invitation(hub.invite().text)
    wrong = invitation_text(content._replace(fingerprint="00" * 32))
    assert refusal(hall.laptop(), wrong) is JoinRefusal.WRONG_HUB
    assert first.hub_told.asking == []


def test_an_invitation_of_another_hub_is_unknown_here(hall, hub) -> None:
    content = read_invitation(hub.invite().text)
    assert refusal(hall.laptop(), invitation_text(content._replace(token=b"x" * 16))) is (
        JoinRefusal.UNKNOWN
    )


@pytest.mark.parametrize("name", ["", "  ", "x" * (LONGEST_NAME + 1), "a\nb", "\x1b[31m"])
def test_a_name_that_cannot_be_shown_is_refused(hall, first, hub, name) -> None:
    assert refusal(hall.laptop(), hub.invite().text, name) is JoinRefusal.NAME_UNFIT
    assert first.hub_told.asking == []


@pytest.mark.parametrize(
    ("invitation", "expected"),
    [
        ("something", JoinRefusal.NOT_AN_INVITATION),
        ("JUDGEKIT:AAAA", JoinRefusal.NOT_AN_INVITATION),
        ("123@127.0.0.1:4711", JoinRefusal.NOT_AN_INVITATION),
        ("12345678@hall:4711", JoinRefusal.NOT_AN_INVITATION),
        ("12345678@127.0.0.1:1", JoinRefusal.UNREACHABLE),
    ],
)
def test_what_is_no_invitation_is_refused(hall, invitation, expected) -> None:
    assert refusal(hall.laptop(), invitation) is expected


def test_another_events_hub_is_not_looked_at(hall, hub) -> None:
    stranger = hall.laptop()
    with pytest.raises(JoiningFailed) as failed:
        stranger.network.look_at(f"{LOOPBACK}:{hub.place().port}").result(PATIENCE)
    assert failed.value.refusal is JoinRefusal.WRONG_HUB


def at_the_door(port: int, *lines: bytes) -> list[bytes]:
    """What the door answers a guest who says just that; it ends when the door closes."""

    async def visit() -> list[bytes]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        reader, writer = await asyncio.open_connection(LOOPBACK, port, ssl=context)
        try:
            for line in lines:
                writer.write(line)
            return (await asyncio.wait_for(reader.read(), PATIENCE)).splitlines()
        except ConnectionError:
            return []
        finally:
            writer.close()

    return asyncio.run(visit())


HELLO = b'{"type":"hello","version":1}\n'


@pytest.mark.parametrize(
    "said",
    [
        [b"GET / HTTP/1.1\r\n\r\n"],
        [b"\xff\xfe\n"],
        [b"x" * 100_000 + b"\n"],
        [b'{"type":"hello","version":"' + b"9" * 7000 + b'"}\n'],
        [b"[" * 5000 + b"\n"],
        [b'{"type":"let-in"}\n'],
    ],
)
def test_the_door_closes_at_a_word_that_is_none(hub, said) -> None:
    assert at_the_door(hub.place().port, *said) == []


@pytest.mark.parametrize(
    "said",
    [
        b'{"type":"proof","proof":"","asking":{"name":"","request":""}}\n',
        b'{"type":"token","token":"AAAA"}\n',
        b'{"type":"token","token":"!!","asking":{"name":"a","request":"AA=="}}\n',
        b'{"type":"token"' + b" " * 100_000 + b"}\n",
    ],
)
def test_the_door_closes_at_a_malformed_question(hub, first, said) -> None:
    answers = at_the_door(hub.place().port, HELLO, said)
    assert len(answers) <= 1
    assert first.hub_told.asking == []


def test_the_door_tells_a_stranger_nothing_of_the_event(hall, first, hub) -> None:
    line = first.follow(hub.place())
    line.publish("step-of-the-event", b"a player's penalty")
    first.told.wait_for_messages(1)
    token = b'{"type":"token","token":"QUFB","asking":{"name":"a","request":"QUFB"}}\n'
    said = b"".join(at_the_door(hub.place().port, HELLO, token))
    assert b"sent-away" in said
    assert b"penalty" not in said
    assert b"step-of-the-event" not in said


def test_other_versions_are_told_so(hub) -> None:
    answers = at_the_door(hub.place().port, b'{"type":"hello","version":2}\n')
    assert b"other-version" in answers[-1]
