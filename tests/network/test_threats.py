"""What a stranger, a revoked laptop or a hostile one that was let in can't do over the network.

`docs/threats.md` names each threat with its answer and its test here.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from nats.aio.client import Client

from judgekit.engine.ports.team import Hub, JoiningFailed, JoinRefusal, LineState
from judgekit.network.hub.flood_watch import LOOK_EVERY
from judgekit.network.identity.certificates import (
    certificate_text,
    make_authority,
    sign_certificate,
)
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.network.identity.device_keys import device_id, key_text, new_key
from judgekit.network.identity.tls_contexts import towards_a_hub
from judgekit.network.server.server_configuration import KEEPER, LARGEST_MESSAGE
from judgekit.network.subjects import EpochSubjects
from tests.network.hall import LOOPBACK, PATIENCE, Hall, LaptopHere

SUBJECTS = EpochSubjects("epoch-1")
BRIEFLY = 2.0
"""Seconds within which the server would answer what it allows."""


class Shared:
    """A hub, an honest laptop and a hostile one, all let in, each with a line."""

    def __init__(self, hall: Hall) -> None:
        self.hub, (self.first, self.honest, self.hostile), lines = hall.shared(3)
        self.honest_line = lines[1]
        self.hall = hall
        lines[2].close()

    @property
    def port(self) -> int:
        return self.hub.place().port + 1

    def context_of(self, laptop: LaptopHere) -> ssl.SSLContext:
        return towards_a_hub(DeviceIdentity(laptop.folder))

    def as_device(
        self,
        laptop: LaptopHere,
        act: Callable[[Client, list[str]], Awaitable[None]],
        context: ssl.SSLContext | None = None,
    ) -> list[str]:
        """Act on a connection of one's own; return the errors that the server told."""
        errors: list[str] = []

        async def connect_and_act() -> None:
            async def told(error: Exception) -> None:
                errors.append(str(error).lower())

            client = Client()
            await client.connect(
                f"tls://{LOOPBACK}:{self.port}",
                tls=context or self.context_of(laptop),
                tls_hostname=self.first.device,
                tls_handshake_first=True,
                allow_reconnect=False,
                connect_timeout=10,
                inbox_prefix=SUBJECTS.inbox_of(laptop.device),
                error_cb=told,
            )
            try:
                await act(client, errors)
            finally:
                await client.close()

        asyncio.run(connect_and_act())
        return errors

    def sequences(self) -> int:
        return dict(self.hub.epochs().result(PATIENCE))["epoch-1"]

    def wait_until_all_is_stored(self) -> None:
        """Wait until nothing is on its way any more: what was sent before is counted."""
        sequences = [-1, self.sequences()]
        while sequences[-1] != sequences[-2]:
            time.sleep(2 * LOOK_EVERY)
            sequences.append(self.sequences())

    def all_goes_on(self, message_id: str = "later") -> None:
        """The honest laptop's step is seen by the hub's: the event goes on."""
        self.honest_line.publish(message_id, b"")
        told = self.first.told
        told.wait(lambda: message_id in told.heard)


@pytest.fixture
def shared(hall: Hall) -> Shared:
    return Shared(hall)


def is_kept_out(port: int, context: ssl.SSLContext | None, host: str) -> bool:
    """Whether a client that greets the server in its own way gets no word from it."""
    with socket.create_connection((LOOPBACK, port), PATIENCE) as plain:
        try:
            stream = context.wrap_socket(plain, server_hostname=host) if context else plain
            stream.settimeout(PATIENCE)
            stream.sendall(b'CONNECT {"verbose":false,"tls_required":false}\r\nPING\r\n')
            return stream.recv(4096) == b""
        except (ssl.SSLError, ConnectionError):
            return True


def pretending(shared: Shared, tmp_path: Path, name: str) -> ssl.SSLContext:
    """Towards the hub, with a certificate for a name by an authority of one's own."""
    key, authority_key = new_key(), new_key()
    authority = make_authority(authority_key)
    certificate = sign_certificate(authority, authority_key, key.public_key(), name)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(shared.first.folder / "trusted.pem")
    (tmp_path / "false.crt").write_bytes(certificate_text(certificate))
    (tmp_path / "false.key").write_bytes(key_text(key))
    context.load_cert_chain(tmp_path / "false.crt", tmp_path / "false.key")
    return context


class TestStrangers:
    """Who was never let in."""

    def test_without_tls_not_a_word_is_said(self, shared: Shared) -> None:
        assert is_kept_out(shared.port, None, "")

    def test_without_a_certificate_not_a_word_is_said(self, shared: Shared) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.load_verify_locations(shared.first.folder / "trusted.pem")
        assert is_kept_out(shared.port, context, shared.first.device)

    @pytest.mark.parametrize("name", ["a device", KEEPER])
    def test_a_right_name_by_another_authority_is_not_let_in(self, shared, tmp_path, name) -> None:
        name = shared.honest.device if name == "a device" else name
        context = pretending(shared, tmp_path, name)
        assert is_kept_out(shared.port, context, shared.first.device)

    def test_old_forms_of_tls_are_refused(self, shared: Shared) -> None:
        context = shared.context_of(shared.honest)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        assert is_kept_out(shared.port, context, shared.first.device)

    def test_a_device_cannot_ask_for_the_id_of_another(self, shared: Shared) -> None:
        own = new_key()
        assert device_id(own.public_key()) not in (shared.first.device, shared.honest.device)
        joined = [each.device for each in shared.first.hub_told.asking]
        assert joined == [shared.honest.device, shared.hostile.device]

    def test_many_connections_that_say_nothing_keep_nobody_out(self, shared: Shared) -> None:
        silent = [socket.create_connection((LOOPBACK, shared.port)) for _ in range(60)]
        silent += [socket.create_connection((LOOPBACK, shared.port - 1)) for _ in range(60)]
        try:
            shared.all_goes_on()
            newcomer = shared.hall.laptop()
            newcomer.follow(newcomer.join(shared.hub, shared.first))
            newcomer.told.wait_for_state(LineState.CONNECTED)
        finally:
            for each in silent:
                each.close()


class TestRevokedAndStolen:
    """Who is let in no longer, and who has what another was given."""

    def test_a_revoked_device_neither_reads_nor_writes(self, shared: Shared) -> None:
        shared.hub.revoke(shared.hostile.device).result(PATIENCE)

        async def nothing(_client: Client, _errors: list[str]) -> None:
            pytest.fail("it was let in")

        with pytest.raises(Exception, match=r"(?i)authorization"):
            shared.as_device(shared.hostile, nothing)
        shared.all_goes_on()

    def test_a_certificate_without_its_key_is_worth_nothing(self, shared, tmp_path) -> None:
        stolen = tmp_path / "stolen"
        shutil.copytree(shared.honest.folder, stolen)
        (stolen / "device.key").write_bytes(key_text(new_key()))
        with pytest.raises(ssl.SSLError):
            towards_a_hub(DeviceIdentity(stolen))

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
    def test_keys_can_be_read_by_their_user_alone(self, shared: Shared) -> None:
        folder = shared.first.folder
        private = [*folder.glob("*.key"), *folder.glob("server/*.key"), folder / "server"]
        assert len(private) == 5
        assert all(each.stat().st_mode & 0o077 == 0 for each in private)

    def test_a_revoked_device_gets_in_by_no_used_invitation(self, shared: Shared) -> None:
        invitation = shared.hub.invite()
        laptop = shared.hall.laptop()
        joining = laptop.network.join(invitation.text, "Bea")
        told = shared.first.hub_told
        told.wait(lambda: laptop.device in [each.device for each in told.asking])
        shared.hub.approve(laptop.device).result(PATIENCE)
        joining.result(PATIENCE)
        shared.hub.revoke(laptop.device).result(PATIENCE)
        with pytest.raises(JoiningFailed) as failed:
            laptop.network.join(invitation.text, "Bea").result(PATIENCE)
        assert failed.value.refusal is JoinRefusal.NOT_LET_IN


class TestHostileLaptops:
    """Who was let in, and does with its certificate what our program never does."""

    @pytest.mark.parametrize(
        "subject",
        [
            SUBJECTS.steps_of("another-device"),
            "step.epoch-0.own",
            SUBJECTS.laptops,
            SUBJECTS.hints.replace("*", "x"),
            SUBJECTS.standing_of("another-device"),
            SUBJECTS.inbox_of("another-device") + ".x",
            "$SYS.REQ.SERVER.PING",
        ],
    )
    def test_it_publishes_as_itself_alone(self, shared: Shared, subject: str) -> None:
        before = shared.sequences()

        async def publish(client: Client, errors: list[str]) -> None:
            await client.publish(subject, b"forged")
            await client.flush()
            await wait_for(lambda: errors)

        assert "permissions violation" in shared.as_device(shared.hostile, publish)[0]
        assert shared.sequences() == before

    @pytest.mark.parametrize(
        "subject",
        [">", "$SYS.>", "inbox.>", "step.epoch-1.*", "standing.epoch-1.*", "time.epoch-1"],
    )
    def test_it_listens_to_nothing_of_others(self, shared: Shared, subject: str) -> None:
        async def listen(client: Client, errors: list[str]) -> None:
            await client.subscribe(subject)
            await client.flush()
            await wait_for(lambda: errors)

        assert "permissions violation" in shared.as_device(shared.hostile, listen)[0]

    @pytest.mark.parametrize(
        ("request_name", "content"),
        [
            ("STREAM.DELETE.EPOCH-epoch-1", {}),
            ("STREAM.PURGE.EPOCH-epoch-1", {}),
            ("STREAM.MSG.DELETE.EPOCH-epoch-1", {"seq": 1}),
            ("STREAM.UPDATE.EPOCH-epoch-1", {"name": "EPOCH-epoch-1", "max_msgs": 1}),
            ("STREAM.CREATE.other", {"name": "other", "subjects": ["step.epoch-1.>"]}),
            ("STREAM.LIST", {}),
            ("STREAM.MSG.GET.EPOCH-epoch-0", {"seq": 1}),
            ("CONSUMER.CREATE.EPOCH-epoch-1", {"stream_name": "EPOCH-epoch-1", "config": {}}),
            ("CONSUMER.DELETE.EPOCH-epoch-1.x", {}),
            ("INFO", {}),
        ],
    )
    def test_it_manages_nothing(self, shared: Shared, request_name: str, content) -> None:
        shared.all_goes_on("before")

        async def ask(client: Client, errors: list[str]) -> None:
            await client.publish(
                f"$JS.API.{request_name}", json.dumps(content).encode(), reply=client.new_inbox()
            )
            await client.flush()
            await wait_for(lambda: errors)

        assert "permissions violation" in shared.as_device(shared.hostile, ask)[0]
        assert shared.sequences() == 1
        shared.all_goes_on()

    def test_even_the_hub_deletes_and_empties_nothing(self, shared: Shared) -> None:
        shared.all_goes_on("kept")
        server = shared.first.folder / "server"
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.load_verify_locations(shared.first.folder / "trusted.pem")
        context.load_cert_chain(server / f"{KEEPER}.crt", server / f"{KEEPER}.key")
        answers = []

        async def ask(client: Client, _errors: list[str]) -> None:
            for name in ("STREAM.PURGE", "STREAM.MSG.DELETE"):
                request = f"$JS.API.{name}.{SUBJECTS.stream}"
                answer = await client.request(request, b'{"seq":1}', timeout=PATIENCE)
                answers.append(json.loads(answer.data))

        shared.as_device(shared.first, ask, context)
        assert all("error" in each for each in answers), answers
        assert shared.sequences() == 1

    def test_a_message_that_is_too_large_is_not_taken(self, shared: Shared) -> None:
        stored = shared.sequences()
        with raw_connection(shared, shared.hostile) as hostile:
            subject = SUBJECTS.steps_of(shared.hostile.device)
            hostile.send(f"PUB {subject} {LARGEST_MESSAGE + 1}\r\n")
            assert "maximum payload" in hostile.answer().lower()
        assert shared.sequences() == stored
        shared.all_goes_on()

    @pytest.mark.parametrize(
        "garbage", [b"\x00" * 4096, b"PUB\r\n", b"A" * 100_000, b"HPUB a 99 1\r\n\r\n"]
    )
    def test_garbage_ends_its_own_connection_alone(self, shared: Shared, garbage: bytes) -> None:
        with raw_connection(shared, shared.hostile) as hostile:
            hostile.send_and_wait_for_end(garbage)
        states = {standing.state for standing in shared.honest.told.standings[-1:]}
        assert states == {LineState.CONNECTED}
        shared.all_goes_on()

    @pytest.mark.parametrize(
        "headers",
        [
            b"NATS/1.0\r\nNats-Msg-Id: a\r\nNats-Sequence: 99999999\r\n\r\n",
            b"NATS/1.0\r\nNats-Sequence: -1\r\nNats-Subject: step.epoch-1.other\r\n\r\n",
            b"NATS/1.0 204 EOB\r\n\r\n",
            b"NATS/1.0 \xff\xfe\xfd\xfc\r\n\r\n",
            b"NATS/1.0 404 \xff\xff\xff\r\n\xff: \xff\r\n\r\n",
            b"NATS/1.0\r\nno colon\r\n\xff\xfe: x\r\n\r\n",
            b"NATS/1.0\r\nNats-Msg-Id: " + b"x" * 500 + b"\r\n\r\n",
            b"NATS/1.0\r\nNats-Msg-Id: \xd0\xb0\r\n\r\n",
        ],
    )
    def test_forged_and_malformed_headers_are_read_by_all_alike(self, shared, headers) -> None:
        lines = [len(laptop.told.standings) for laptop in (shared.first, shared.honest)]
        with raw_connection(shared, shared.hostile) as hostile:
            subject = SUBJECTS.steps_of(shared.hostile.device)
            size = f"HPUB {subject} inbox.\xff {len(headers)} {len(headers) + 3}\r\n"
            hostile.send_bytes(size.encode("latin-1") + headers + b"abc\r\n")
            hostile.ping()
        shared.all_goes_on()
        for laptop, before in zip((shared.first, shared.honest), lines, strict=True):
            laptop.told.wait_for_messages(2)
            taken = laptop.told.messages[0]
            assert (taken.sequence, taken.device) == (1, shared.hostile.device)
            assert (taken.message_id, taken.body) in {("", b"abc"), ("a", b"abc")}
            states = {standing.state for standing in laptop.told.standings[before:]}
            assert states == {LineState.CONNECTED}, "no line was broken by it"
        assert shared.first.told.messages == shared.honest.told.messages

    @pytest.mark.parametrize(
        ("subject", "body"),
        [
            (SUBJECTS.time, b""),
            ("standing", b'{"sequence":1,"waiting":0,"offset_ms":0}'),
            ("standing", b"\xff" * 60_000),
        ],
    )
    def test_what_the_hubs_program_hears_cannot_break_it(self, shared, subject, body) -> None:
        own = SUBJECTS.standing_of(shared.hostile.device)
        subject = own if subject == "standing" else subject
        headers = b"NATS/1.0 \xff\xfe\xfd\xfc\r\n\r\n"
        with raw_connection(shared, shared.hostile) as hostile:
            total = len(headers) + len(body)
            size = f"HPUB {subject} \xff\xfe {len(headers)} {total}\r\n".encode("latin-1")
            hostile.send_bytes(size + headers + body + b"\r\n")
            hostile.ping()
        shared.first.told.note(lambda: shared.first.told.__setattr__("seen", ()))
        shared.first.told.wait(lambda: shared.first.told.seen)
        shared.all_goes_on()

    def test_a_flood_is_put_out_and_the_others_go_on(self, shared: Shared) -> None:
        with raw_connection(shared, shared.hostile) as hostile:
            subject = SUBJECTS.steps_of(shared.hostile.device)
            hostile.send_until_end(f"PUB {subject} 1\r\nx\r\n".encode() * 200)
        shared.first.hub_told.wait(lambda: shared.first.hub_told.floods == [shared.hostile.device])
        shared.all_goes_on()
        shared.wait_until_all_is_stored()
        shared.hub.approve(shared.hostile.device).result(PATIENCE)
        shared.hostile.follow(shared.hub.place())
        shared.hostile.told.wait_for_state(LineState.CONNECTED)

    def test_a_flood_of_questions_is_put_out_too(self, shared: Shared) -> None:
        with raw_connection(shared, shared.hostile) as hostile:
            question = f'PUB {SUBJECTS.reading} inbox.x 9\r\n{{"seq":1}}\r\n'.encode()
            hostile.send_until_end(question * 500)
        shared.first.hub_told.wait(lambda: shared.first.hub_told.floods == [shared.hostile.device])
        shared.all_goes_on()

    def test_it_cannot_stand_between_others_and_the_hub(self, hall: Hall, shared: Shared) -> None:
        """It is a hub of its own, with a certificate of the same authority, at another address."""
        own_hub = shared.hostile.share("epoch-1", devices=[shared.honest.device])
        own_hub.let_in().result(PATIENCE)
        false_place = shared.hub.place()._replace(port=own_hub.place().port)
        shared.honest_line.close()
        line = shared.honest.follow(false_place)
        line.publish("secret", b"")
        shared.honest.told.wait_for_state(LineState.REFUSED)
        assert dict(own_hub.epochs().result(PATIENCE)) == {"epoch-1": 0}


async def wait_for(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)


class RawConnection:
    """A device's connection on which anything can be said."""

    def __init__(self, stream: ssl.SSLSocket) -> None:
        self._stream = stream
        self.answer()
        self.send('CONNECT {"verbose":false,"headers":true,"no_responders":true}\r\n')
        self.ping()

    def __enter__(self) -> RawConnection:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def send(self, text: str) -> None:
        self.send_bytes(text.encode())

    def send_bytes(self, content: bytes) -> None:
        self._stream.sendall(content)

    def send_until_end(self, content: bytes) -> None:
        try:
            while True:
                self.send_bytes(content)
        except OSError:
            return

    def answer(self) -> str:
        return self._stream.recv(65_536).decode("latin-1")

    def ping(self) -> None:
        """Say it, and wait until all said before was heard."""
        self.send("PING\r\n")
        heard = ""
        while "PONG" not in heard:
            heard += self.answer()

    def send_and_wait_for_end(self, content: bytes) -> None:
        try:
            self.send_bytes(content)
            while self._stream.recv(65_536):
                pass
        except OSError:
            return


def raw_connection(shared: Shared, laptop: LaptopHere) -> RawConnection:
    plain = socket.create_connection((LOOPBACK, shared.port), PATIENCE)
    context = shared.context_of(laptop)
    return RawConnection(context.wrap_socket(plain, server_hostname=shared.first.device))


def test_the_hub_is_no_other_events_hub(hall: Hall) -> None:
    hub: Hub = hall.laptop().share()
    hub.let_in().result(PATIENCE)
    other = hall.laptop()
    other.share().let_in().result(PATIENCE)
    other.follow(hub.place())
    other.told.wait_for_state(LineState.REFUSED)
