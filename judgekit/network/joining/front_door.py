"""The hub's door: tells whose it is, and lets in who has an invitation and is approved of."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from typing import NamedTuple

from judgekit.engine.ports.team import (
    DeviceAsking,
    HubListener,
    JoinRefusal,
    is_fit,
)
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.identity.certificates import (
    certificate_of,
    certificate_text,
    fingerprint,
    requested_key,
)
from judgekit.network.identity.device_identity import Authority, DeviceIdentity
from judgekit.network.identity.device_keys import PublicKey, device_id
from judgekit.network.identity.seals import seal_key
from judgekit.network.identity.tls_contexts import at_the_door
from judgekit.network.joining.code_exchange import (
    CodeExchangeFailed,
    HubExchange,
    guest_proof,
    hub_proof,
)
from judgekit.network.joining.door_words import (
    LONGEST_QUESTION,
    VERSION,
    Asking,
    CodeProof,
    CodeShare,
    Greeting,
    Hello,
    HubProof,
    LetIn,
    SentAway,
    StillWaiting,
    UnexpectedWord,
    WithCode,
    WithToken,
    hear_any_question,
    hear_question,
    say,
)
from judgekit.network.joining.invitations import Invitations, OpenInvitation
from judgekit.network.network_thread import told

MOST_GUESTS = 48
"""Connections at a time; more are closed at once."""
HANDSHAKE_SECONDS = 4.0
REMIND_EVERY = 3.0
LONGEST_WAIT = 900.0
"""Seconds for which somebody waits to be approved."""

log = logging.getLogger(__name__)


class _SentAway(Exception):
    def __init__(self, refusal: JoinRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


class _Guest(NamedTuple):
    """Who asks, with a good invitation."""

    asking: DeviceAsking
    key: PublicKey
    invitation: OpenInvitation


class FrontDoor:
    """The door of a hub; used on the network's thread."""

    def __init__(
        self,
        identity: DeviceIdentity,
        authority: Authority,
        epoch: str,
        invitations: Invitations,
        listener: HubListener,
    ) -> None:
        self._identity = identity
        self._authority = authority
        self._epoch = epoch
        self._invitations = invitations
        self._listener = listener
        self._guests: dict[str, _Guest] = {}
        self._answers: dict[str, asyncio.Future[LetIn | SentAway]] = {}
        self._open = 0
        self._server: asyncio.Server | None = None
        self._visits: set[asyncio.Task[None]] = set()

    async def open(self, address: str, port: int) -> None:
        """Listen; raises OSError."""
        self._server = await asyncio.start_server(
            self._visit,
            address or None,
            port,
            limit=LONGEST_QUESTION,
            ssl=at_the_door(self._identity),
            ssl_handshake_timeout=HANDSHAKE_SECONDS,
        )

    async def close(self) -> None:
        """Send everybody away."""
        if self._server:
            self._server.close()
        await end_tasks(tuple(self._visits))

    def is_asking(self, device: str) -> bool:
        """Whether a device has asked and was not sent away."""
        return device in self._guests

    def let_in(self, device: str) -> None:
        """Give a device that asked its certificate, now or when it comes back."""
        guest = self._guests[device]
        authorities = [certificate_text(each) for each in self._identity.trusted()]
        certificate = self._authority.certify(guest.key, device)
        introductions = list(self._identity.introductions())
        self._answer(device, LetIn(certificate, authorities, introductions))

    def send_away(self, device: str) -> None:
        """Send a device away that asked; its invitation lets it in no more."""
        if device in self._guests:
            self._answer(device, SentAway(JoinRefusal.NOT_LET_IN.value))

    def _answer(self, device: str, answer: LetIn | SentAway) -> None:
        future = self._answers[device]
        if future.done():
            future = self._answers[device] = asyncio.get_running_loop().create_future()
        future.set_result(answer)

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is None or self._open >= MOST_GUESTS:
            writer.close()
            return
        self._open += 1
        self._visits.add(task)
        try:
            await self._speak(reader, writer)
        except _SentAway as away:
            with contextlib.suppress(OSError, TimeoutError):
                await say(writer, SentAway(away.refusal.value))
        except (OSError, TimeoutError, UnexpectedWord) as error:
            log.debug("A visit at the door ended: %s", error)
        except asyncio.CancelledError:
            log.debug("The door closes")  # what asyncio made this visit of expects no cancelling
        finally:
            self._open -= 1
            self._visits.discard(task)
            writer.close()

    async def _speak(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hello = await hear_question(reader, Hello)
        await say(writer, self._greeting())
        if hello.version != VERSION:
            raise _SentAway(JoinRefusal.OTHER_VERSION)
        word = await hear_any_question(reader)
        if isinstance(word, WithToken):
            invitation = _good(self._invitations.by_token(word.token))
            guest = self._guest(word.asking, invitation, writer)
        elif isinstance(word, WithCode):
            guest = await self._guest_with_code(word, reader, writer)
        else:
            raise UnexpectedWord(type(word).__name__)
        await self._wait(guest, reader, writer)

    def _greeting(self) -> Greeting:
        authority = certificate_text(self._identity.issuer())
        introductions = list(self._identity.introductions())
        return Greeting(VERSION, self._identity.device, self._epoch, authority, introductions)

    async def _guest_with_code(
        self, word: WithCode, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> _Guest:
        invitation = _good(self._invitations.by_call(word.call))
        exchange = HubExchange(invitation.code.secret)
        try:
            key = exchange.key(word.share)
        except CodeExchangeFailed as error:
            raise _SentAway(JoinRefusal.WRONG_CODE) from error
        await say(writer, CodeShare(exchange.share))
        said = await hear_question(reader, CodeProof)
        name, request = said.asking.name, said.asking.request
        own = certificate_of(self._identity.certificate_file.read_bytes())
        seen, issuer = fingerprint(own).encode(), certificate_text(self._identity.issuer())
        if not hmac.compare_digest(said.proof, guest_proof(key, seen, issuer, request, name)):
            raise _SentAway(JoinRefusal.WRONG_CODE)
        invitation.tries -= 1
        guest = self._guest(said.asking, invitation, writer)
        await say(writer, HubProof(hub_proof(key, seen, issuer, request, name)))
        return guest

    def _guest(
        self, asking: Asking, invitation: OpenInvitation, writer: asyncio.StreamWriter
    ) -> _Guest:
        """Who asks, if it is somebody who may be asked about; the invitation is used up."""
        name = asking.name.strip()
        if not is_fit(name):
            raise _SentAway(JoinRefusal.NAME_UNFIT)
        try:
            key = requested_key(asking.request)
        except ValueError as error:
            raise UnexpectedWord(str(error)) from error
        device = device_id(key)
        refusal = self._invitations.use(invitation, device)
        if refusal is not None:
            raise _SentAway(refusal)
        address = str(writer.get_extra_info("peername", ("",))[0])
        asking_device = DeviceAsking(device, name, address, seal_key(key))
        return _Guest(asking_device, key, invitation)

    async def _wait(
        self, guest: _Guest, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Wait for the answer with the guest, who may go and come back meanwhile."""
        device = guest.asking.device
        before = self._guests.get(device)
        self._guests[device] = guest
        if before is None or before.invitation is not guest.invitation:
            self._answers[device] = asyncio.get_running_loop().create_future()
        answer = self._answers[device]
        if not answer.done():
            told(lambda: self._listener.asked(guest.asking))
        leaving = asyncio.create_task(reader.read(1))
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while not answer.done():
                    done, _ = await asyncio.wait(
                        (answer, leaving), timeout=REMIND_EVERY, return_when="FIRST_COMPLETED"
                    )
                    if leaving in done:
                        told(lambda: self._listener.gone(device))
                        return
                    if not done:
                        await say(writer, StillWaiting())
            await say(writer, answer.result())
        except TimeoutError:
            told(lambda: self._listener.gone(device))
            raise _SentAway(JoinRefusal.TOO_LONG) from None
        finally:
            leaving.cancel()


def _good(found: OpenInvitation | JoinRefusal) -> OpenInvitation:
    if isinstance(found, JoinRefusal):
        raise _SentAway(found)
    return found
