"""Asking at a hub's door: who is there, and to be let in."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, TypeVar

from cryptography import x509

from judgekit.engine.ports.team import HubPlace, JoiningFailed, JoinRefusal
from judgekit.network.identity.certificates import (
    certificate_of,
    certificate_text,
    device_of,
    fingerprint,
    is_signed_by,
)
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.network.identity.tls_contexts import towards_a_door
from judgekit.network.joining.code_exchange import (
    CodeExchangeFailed,
    GuestExchange,
    guest_proof,
    hub_proof,
)
from judgekit.network.joining.door_words import (
    LONGEST_ANSWER,
    SAY_SECONDS,
    VERSION,
    Answer,
    Asking,
    CodeProof,
    CodeShare,
    Greeting,
    Hello,
    HubProof,
    LetIn,
    Question,
    SentAway,
    StillWaiting,
    UnexpectedWord,
    WithCode,
    WithToken,
    hear_answer,
    say,
)
from judgekit.network.joining.invitations import Code, InvitationText

CONNECT_SECONDS = 4.0
_Wanted = TypeVar("_Wanted")


class _Door(NamedTuple):
    """An open connection, and whose it says to be; its own certificate is proven by TLS."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    address: str
    port: int
    shown: x509.Certificate
    greeting: Greeting

    def place(self) -> HubPlace:
        """Where the hub is."""
        return HubPlace((self.address,), self.port, self.greeting.device, self.greeting.epoch)


async def join_with_text(
    identity: DeviceIdentity, invitation: InvitationText, name: str
) -> HubPlace:
    """Ask to be let in with an invitation; raises JoiningFailed, EnvironmentFailure."""
    door = await _open_door(invitation.addresses, invitation.port)
    async with _closing(door):
        authority = certificate_of(door.greeting.authority)
        if fingerprint(authority) != invitation.fingerprint or not _is_of(door, authority):
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        asking = Asking(name, identity.request())
        await _say(door, WithToken(invitation.token, asking))
        return await _answered(door, identity)


async def join_with_code(
    identity: DeviceIdentity, code: Code, at: tuple[Sequence[str], int], name: str
) -> HubPlace:
    """Ask at one of some addresses and a port to be let in with a code.

    Raises JoiningFailed, EnvironmentFailure.
    """
    door = await _open_door(*at)
    async with _closing(door):
        exchange = GuestExchange(code.secret)
        await _say(door, WithCode(code.call, exchange.share))
        shared = _expected(await _hear(door), CodeShare)
        try:
            key = exchange.key(shared.share)
        except CodeExchangeFailed as error:
            raise JoiningFailed(JoinRefusal.WRONG_HUB) from error
        authority, request = door.greeting.authority, identity.request()
        seen = fingerprint(door.shown).encode()
        proof = guest_proof(key, seen, authority, request, name)
        await _say(door, CodeProof(proof, Asking(name, request)))
        said = _expected(await _hear(door), HubProof)
        is_hub = hmac.compare_digest(said.proof, hub_proof(key, seen, authority, request, name))
        if not is_hub or not _is_of(door, certificate_of(authority)):
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        return await _answered(door, identity)


async def look_at_door(identity: DeviceIdentity, address: str, port: int) -> HubPlace:
    """Whose door it is; introductions to authorities that aren't known yet are heard.

    Raises JoiningFailed if it is no hub of this event, or EnvironmentFailure.
    """
    door = await _open_door((address,), port)
    async with _closing(door):
        identity.hear(door.greeting.introductions)
        if not any(_is_of(door, each) for each in identity.trusted()):
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        return door.place()


async def _open_door(addresses: Sequence[str], port: int) -> _Door:
    for address in addresses:
        with contextlib.suppress(OSError, TimeoutError, UnexpectedWord):
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(
                    address, port, limit=LONGEST_ANSWER, ssl=towards_a_door()
                )
            try:
                return await _greeted(reader, writer, address, port)
            except BaseException:
                writer.close()
                raise
    raise JoiningFailed(JoinRefusal.UNREACHABLE)


async def _greeted(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str, port: int
) -> _Door:
    await say(writer, Hello(VERSION))
    greeting = await hear_answer(reader)
    if not isinstance(greeting, Greeting):
        raise UnexpectedWord(type(greeting).__name__)
    if greeting.version != VERSION:
        raise JoiningFailed(JoinRefusal.OTHER_VERSION)
    secured = writer.get_extra_info("ssl_object")
    shown = x509.load_der_x509_certificate(secured.getpeercert(binary_form=True))
    if device_of(shown) != greeting.device:
        raise JoiningFailed(JoinRefusal.WRONG_HUB)
    try:
        certificate_of(greeting.authority)
    except ValueError as error:
        raise JoiningFailed(JoinRefusal.WRONG_HUB) from error
    return _Door(reader, writer, address, port, shown, greeting)


async def _answered(door: _Door, identity: DeviceIdentity) -> HubPlace:
    """Wait until somebody has answered, and keep the certificate."""
    answer = await _hear(door)
    while isinstance(answer, StillWaiting):
        answer = await _hear(door)
    let_in = _expected(answer, LetIn)
    if certificate_text(certificate_of(door.greeting.authority)) not in let_in.authorities:
        raise JoiningFailed(JoinRefusal.WRONG_HUB)
    try:
        identity.accept(let_in.certificate, let_in.authorities)
    except ValueError as error:
        raise JoiningFailed(JoinRefusal.WRONG_HUB) from error
    identity.hear(let_in.introductions)
    return door.place()


def _is_of(door: _Door, authority: x509.Certificate) -> bool:
    return is_signed_by(door.shown, authority)


async def _say(door: _Door, word: Question) -> None:
    try:
        await say(door.writer, word)
    except (OSError, TimeoutError) as error:
        raise JoiningFailed(JoinRefusal.UNREACHABLE) from error


async def _hear(door: _Door) -> Answer:
    try:
        return await hear_answer(door.reader, SAY_SECONDS)
    except (OSError, UnexpectedWord) as error:
        raise JoiningFailed(JoinRefusal.UNREACHABLE) from error


def _expected(answer: Answer, kind: type[_Wanted]) -> _Wanted:
    if isinstance(answer, kind):
        return answer
    if isinstance(answer, SentAway) and answer.reason in set(JoinRefusal):
        raise JoiningFailed(JoinRefusal(answer.reason))
    raise JoiningFailed(JoinRefusal.UNREACHABLE)


@contextlib.asynccontextmanager
async def _closing(door: _Door) -> AsyncIterator[None]:
    try:
        yield
    finally:
        door.writer.close()
