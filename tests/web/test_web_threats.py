"""What the page on threats says of the pages for the hall, each with a try of it."""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import ssl
import threading

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.network.joining.invitations import MOST_TRIES
from judgekit.web.connections import BoundedListener, Bounds
from judgekit.web.live_stream import LiveStream
from judgekit.web.request_guard import LARGEST_BODY
from tests.web.served_hall import ServedHall, Visitor, any_certificate

SECRET = "Spring Secret Open"
JUDGES_PATHS = (
    "/who",
    "/live",
    "/rules?q=a",
    "/section?document=a&ref=1",
    "/judge.html",
    "/judge.js",
)


def opened(hall: ServedHall) -> None:
    hall.do(CreateTournament(SECRET), StartRound())


def test_the_screens_port_has_none_of_the_judges_pages(hall: ServedHall) -> None:
    phone = hall.let_in("Judy", "phone")
    screen = hall.screen()
    screen.cookie = phone.cookie
    for path in JUDGES_PATHS:
        if path != "/live":
            assert screen.get(path).status == 404, path
    for path in ("/do", "/join", "/leave", "/live", "/"):
        assert screen.post(path, {}).status in (404, 405), path
    page = screen.live()
    assert set(page.wait()) == {"language", "labels", "screen"}
    page.close()


def test_a_screen_chooses_a_language_and_nothing_else(hall: ServedHall) -> None:
    opened(hall)
    asked = {"lang": "../../judge", "judges": "1", "shown": "desk"}
    page = hall.screen().live(**asked)
    view = page.wait()
    assert view["language"] == "en"
    assert set(view["screen"]) == {"faces", "message", "time", "empty"}
    page.close()


def test_without_a_session_nothing_of_the_event_is_told(hall: ServedHall) -> None:
    opened(hall)
    stranger = hall.stranger()
    for path in ("/live", "/rules?q=a", "/section?document=a&ref=1"):
        reply = stranger.get(path)
        assert reply.status == 401, path
        assert SECRET.encode() not in reply.body
    assert stranger.post("/do", {"do": "sit", "id": "wish-sit", "table": 1}).status == 401
    assert SECRET not in stranger.get("/who").body.decode()
    assert SECRET not in stranger.get("/").body.decode()


def test_a_phone_that_waits_is_told_nothing_of_the_event(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.stranger()
    phone.post("/join", {"code": hall.web.invite().code, "name": "Judy"})
    page = phone.live()
    assert page.next() == ("waiting", {})
    assert phone.get("/rules?q=a").status == 401
    assert phone.post("/do", {"do": "sit", "id": "wish-sit", "table": 1}).status == 401
    hall.web.refuse(hall.told.asked.get(timeout=20).asking)
    assert page.next() == ("refused", {})
    assert page.next() == ("", None)


def test_the_judges_pages_are_not_there_without_tls(hall: ServedHall) -> None:
    judge = hall.stranger()
    with socket.create_connection((judge.host, judge.port), 20) as plain:
        plain.sendall(f"GET / HTTP/1.1\r\nHost: {judge.host}:{judge.port}\r\n\r\n".encode())
        answer = plain.recv(100)
        assert b"HTTP" not in answer


def test_old_forms_of_tls_are_refused_by_the_pages(hall: ServedHall) -> None:
    judge, context = hall.stranger(), any_certificate()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with (
        socket.create_connection((judge.host, judge.port), 20) as plain,
        pytest.raises((ssl.SSLError, ConnectionError)),
    ):
        context.wrap_socket(plain)


def test_a_wrong_phone_code_can_be_tried_five_times(hall: ServedHall) -> None:
    code = hall.web.invite().code
    wrong = code[:-1] + str((int(code[-1]) + 1) % 10)
    stranger = hall.stranger()
    for _ in range(MOST_TRIES):
        assert stranger.post("/join", {"code": wrong, "name": "Mallory"}).status == 403
    right = stranger.post("/join", {"code": code, "name": "Mallory"})
    assert right.status == 403
    assert right.json()["refused"] == "Too many wrong codes; ask for a new one."
    with pytest.raises(queue.Empty):
        hall.told.asked.get_nowait()


def test_guessing_which_codes_there_are_is_slowed_down(hall: ServedHall) -> None:
    stranger = hall.stranger()
    said = [
        stranger.post("/join", {"code": f"{n:02}000000", "name": "Mallory"}).json()["refused"]
        for n in range(12)
    ]
    assert said[0] == "The code is wrong. Check the digits and try again."
    assert said[-1] == "Too many wrong codes; ask for a new one."


def test_a_phone_code_serves_once(hall: ServedHall) -> None:
    code = hall.web.invite().code
    assert hall.stranger().post("/join", {"code": code, "name": "Judy"}).status == 200
    again = hall.stranger().post("/join", {"code": code, "name": "Mallory"})
    assert again.json()["refused"] == "That code was already used; ask for a new one."


@pytest.mark.parametrize("name", ["", "  ", "a" * 65, "Judy\u202egduJ", "Ju\u0000dy"])
def test_a_phones_name_that_cannot_be_shown_is_refused(hall: ServedHall, name: str) -> None:
    reply = hall.stranger().post("/join", {"code": hall.web.invite().code, "name": name})
    assert reply.json()["refused"] == "Enter your name, at most 64 letters."


def test_the_cookie_is_kept_from_scripts_other_sites_and_plain_http(hall: ServedHall) -> None:
    phone = hall.stranger()
    phone.post("/join", {"code": hall.web.invite().code, "name": "Judy"})
    flags = {part.strip().lower() for part in phone.set_cookie.split(";")[1:]}
    assert {"secure", "httponly", "samesite=strict", "path=/"} <= flags
    assert phone.cookie.startswith("__Host-")
    assert not any(flag.startswith("domain") for flag in flags)


def test_the_token_is_kept_as_a_hash_alone(hall: ServedHall) -> None:
    phone = hall.let_in("Judy", "phone")
    token = phone.cookie.partition("=")[2]
    kept = (hall.home / "web" / "phones.json").read_text()
    assert "phone" in kept
    assert token not in kept


def test_a_stolen_cookie_is_worth_nothing_after_revocation(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.let_in("Judy", "phone")
    thief = hall.stranger()
    thief.cookie = phone.cookie
    page = thief.live()
    page.wait()
    hall.web.revoke("phone")
    page.wait("out")
    assert page.next() == ("", None)
    assert thief.get("/who").json()["state"] == "new"
    assert thief.get("/live").status == 401
    assert thief.post("/do", {"do": "sit", "id": "wish-sit", "table": 1}).status == 401
    hall.restart()
    assert thief.get("/live").status == 401


def test_a_phone_revoked_by_another_laptop_is_out(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.let_in("Judy", "phone")
    page = phone.live()
    page.wait()
    hall.revoke("phone")
    page.wait("out")
    assert phone.get("/who").json()["state"] == "new"
    assert hall.state().team.taking_part("phone") is None


def test_a_wish_that_was_sent_before_the_revocation_was_known_is_refused(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.let_in("Judy", "phone")
    hall.revoke("phone")
    reply = phone.post("/do", {"do": "sit", "id": "wish-sit", "table": 1})
    assert reply.status == 401 or reply.json() == {"done": False, "is_out": True}
    assert 1 not in hall.state().clocks.by_name["main"].round.tables


def test_a_phone_may_what_its_person_may_and_only_what_phones_ask(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.let_in("Judy", "phone", roles=("head-judge", "scorekeeper"))
    for wish in (
        {"do": "end-round", "clock": "main"},
        {"do": "pause-clock"},
        {"do": "let-in", "device": "other", "person": "Mallory"},
        {"do": "issue-penalty", "player": "Ana", "infraction": "x", "penalty": "warning"},
        {"do": "sit", "table": 1, "judge": "Somebody else"},
        {"do": "give", "table": 1, "minutes": 100000},
        {"do": "give", "table": -1, "minutes": 1},
        {"do": "sit", "table": "1"},
    ):
        assert phone.post("/do", {"id": "wish-none", **wish}).status == 400, wish
    assert hall.state().clocks.in_progress("main") is not None


def test_a_judge_undoes_no_colleagues_call(hall: ServedHall) -> None:
    opened(hall)
    one, other = hall.let_in("Judy", "phone-1"), hall.let_in("Jack", "phone-2")
    one.wish("open-call", table=1)
    (call,) = hall.state().calls.opened
    answer = other.wish("undo-call", call=call)
    assert not answer["done"]
    assert hall.state().calls.opened


def test_requests_from_other_sites_are_refused(hall: ServedHall) -> None:
    opened(hall)
    phone = hall.let_in("Judy", "phone")
    wish = {"do": "sit", "id": "wish-sit", "table": 1}
    for origin in ("https://evil.example", "null", phone.origin + "0", "http" + phone.origin[5:]):
        assert phone.post("/do", wish, {"Origin": origin}).status == 403, origin
    without = {"Content-Type": "application/json"}
    assert phone.ask("POST", "/do", json.dumps(wish).encode(), without).status == 403
    assert phone.post("/do", wish, {"Content-Type": "text/plain"}).status == 415
    for site in ("cross-site", "same-site"):
        assert phone.get("/live", {"Sec-Fetch-Site": site}).status == 403
    assert 1 not in hall.state().clocks.by_name["main"].round.tables


@pytest.mark.parametrize("is_judge", [False, True])
def test_a_name_that_was_made_to_lead_here_is_refused(hall: ServedHall, is_judge: bool) -> None:
    visitor = hall.stranger() if is_judge else hall.screen()
    port = visitor.port
    for host in ("evil.example", f"evil.example:{port}", f"localhost:{port}", "127.0.0.1", ""):
        assert visitor.get("/", {"Host": host}).status == 421, host
    twice = (
        f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: evil.example\r\n"
        "Connection: close\r\n\r\n"
    )
    assert b" 200 " not in raw(visitor, twice.encode())


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/icons/../../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/icons/..%2f..%2fthemes/tokens.json",
        "//etc/passwd",
        "/web/screen.html",
        "/icons/unknown.svg",
        "/screen.html%00.js",
        "/phones.json",
    ],
)
def test_no_path_reaches_a_folder(hall: ServedHall, path: str) -> None:
    for visitor in (hall.screen(), hall.stranger()):
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {visitor.host}:{visitor.port}\r\n"
            "Connection: close\r\n\r\n"
        )
        assert raw(visitor, request.encode()).split(b"\r\n")[0].split()[1] in (b"404", b"400")


def test_huge_requests_are_refused(hall: ServedHall) -> None:
    phone = hall.let_in("Judy", "phone")
    body = b'{"do":"sit","id":"' + b"x" * LARGEST_BODY + b'","table":1}'
    assert phone.post("/do", body).status == 413
    head = f"POST /do HTTP/1.1\r\nHost: {phone.host}:{phone.port}\r\nOrigin: {phone.origin}\r\n"
    chunked = (
        head + f"Cookie: {phone.cookie}\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    )
    chunks = b"".join(b"400\r\n" + b"x" * 1024 + b"\r\n" for _ in range(8)) + b"0\r\n\r\n"
    assert b" 413 " in raw(phone, chunked.encode() + chunks)
    assert phone.get("/" + "a" * 4096).status == 400
    assert phone.get("/", {"X-Long": "a" * 4096}).status == 400
    assert phone.get("/rules", q="a" * 201).status == 400
    assert phone.post("/do", b"[" * 4000).status == 400


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: "])
def test_a_request_that_takes_too_long_is_ended(sent: bytes) -> None:
    async def ask() -> bytes:
        listener = BoundedListener(asyncio.Protocol, head_within=0.05)
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.open("127.0.0.1", 0))
        writer.write(sent)
        try:
            return await asyncio.wait_for(reader.read(), 20)
        except ConnectionResetError:
            return b""
        finally:
            writer.close()
            await listener.close()

    assert asyncio.run(ask()) == b""


def test_a_page_that_reads_nothing_is_given_up() -> None:
    class NobodyReads:
        async def write(self, data: bytes) -> None:
            await asyncio.Event().wait()

    async def serve() -> None:
        stream = LiveStream(writes_within=0.05)
        stream.show(b"{}", 1)
        await stream.write_to(NobodyReads())

    with pytest.raises(ConnectionError):
        asyncio.run(serve())


def test_a_page_that_reads_slowly_gets_the_newest_view_alone() -> None:
    taken: list[bytes] = []

    class Reads:
        async def write(self, data: bytes) -> None:
            taken.append(data)

    async def serve() -> None:
        stream = LiveStream()
        for number in range(1000):
            stream.show(b'{"number":%d}' % number, number)
        stream.end()
        await stream.write_to(Reads())

    asyncio.run(serve())
    assert b"".join(taken).count(b"data:") == 1
    assert b'"number":999' in taken[0]


def test_the_last_word_is_written_although_it_comes_while_another_is() -> None:
    taken: list[bytes] = []

    async def serve() -> None:
        stream = LiveStream()

        class Reads:
            async def write(self, data: bytes) -> None:
                taken.append(data)
                if len(taken) == 1:
                    stream.end("out")

        stream.show(b"{}", 1)
        await stream.write_to(Reads())

    asyncio.run(serve())
    assert taken[-1].startswith(b"event: out")


def test_connections_beyond_the_bound_are_closed_at_once() -> None:
    async def ask() -> list[bool]:
        listener = BoundedListener(asyncio.Protocol, bounds=Bounds(most=2))
        port = listener.open("127.0.0.1", 0)
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        closed = []
        for reader, _ in lines:
            try:
                closed.append(await asyncio.wait_for(reader.read(), 0.2) == b"")
            except TimeoutError:
                closed.append(False)
            except ConnectionResetError:
                closed.append(True)
        for _, writer in lines:
            writer.close()
        await listener.close()
        return closed

    assert asyncio.run(ask()) == [False, False, True]


def test_connections_are_bounded_in_all_and_from_one_address() -> None:
    bounds = Bounds(most=3, most_of_one=2)
    assert [bounds.admit("a"), bounds.admit("a"), bounds.admit("a")] == [True, True, False]
    assert [bounds.admit("b"), bounds.admit("c")] == [True, False]
    bounds.release("a")
    assert bounds.admit("c")


def test_requests_are_bounded_in_number(hall: ServedHall) -> None:
    phone = hall.let_in("Judy", "phone")
    opened(hall)
    statuses = []

    def ask() -> None:
        for _ in range(8):
            content = {"do": "leave", "id": f"wish-{len(statuses):04}", "table": 1}
            statuses.append(phone.post("/do", content).status)

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 429 in statuses
    assert 200 in statuses


def raw(visitor: Visitor, request: bytes) -> bytes:
    """The answer to bytes as they are."""
    with socket.create_connection((visitor.host, visitor.port), 20) as plain:
        line = any_certificate().wrap_socket(plain) if visitor.is_secure else plain
        line.sendall(request)
        answer = b""
        while part := line.recv(65536):
            answer += part
        return answer
