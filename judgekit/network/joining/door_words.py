"""What is said at a hub's door: one JSON object a line, both ways."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec

from judgekit.network.identity.introductions import Introduction

VERSION = 1
LONGEST_QUESTION = 8 * 1024
"""Bytes of a line that the hub reads."""
LONGEST_ANSWER = 128 * 1024
"""Bytes of a line that the hub writes: it holds certificates of all authorities."""
SAY_SECONDS = 10.0


class Hello(msgspec.Struct, tag="hello"):
    """The first word of everybody."""

    version: int


class Greeting(msgspec.Struct, tag="greeting"):
    """Whose door it is: the hub's device, its epoch, the authority that let it in."""

    version: int
    device: str
    epoch: str
    authority: bytes
    introductions: list[Introduction]


class Asking(msgspec.Struct):
    """Who asks to be let in: a name, and a request for a certificate as PEM."""

    name: str
    request: bytes


class WithToken(msgspec.Struct, tag="token"):
    """With the token of an invitation's text."""

    token: bytes
    asking: Asking


class WithCode(msgspec.Struct, tag="code"):
    """With a code: which invitation, and this side's share of SPAKE2."""

    call: int
    share: bytes


class CodeShare(msgspec.Struct, tag="share"):
    """The hub's share."""

    share: bytes


class CodeProof(msgspec.Struct, tag="proof"):
    """That this side has the code, for what it asks."""

    proof: bytes
    asking: Asking


class HubProof(msgspec.Struct, tag="hub-proof"):
    """That the hub has it, for its authority and what was asked."""

    proof: bytes


class StillWaiting(msgspec.Struct, tag="waiting"):
    """Nobody has answered yet."""


class LetIn(msgspec.Struct, tag="let-in"):
    """The certificate, and what to trust from now on, as PEM."""

    certificate: bytes
    authorities: list[bytes]
    introductions: list[Introduction]


class SentAway(msgspec.Struct, tag="sent-away"):
    """Why not: a `JoinRefusal`."""

    reason: str


Question = Hello | WithToken | WithCode | CodeProof
Answer = Greeting | CodeShare | HubProof | StillWaiting | LetIn | SentAway

_Wanted = TypeVar("_Wanted", bound=msgspec.Struct)
_QUESTIONS = msgspec.json.Decoder(Question)
_ANSWERS = msgspec.json.Decoder(Answer)


class UnexpectedWord(Exception):
    """What the other side said is not what it may say now, or it said nothing in time."""


async def say(writer: asyncio.StreamWriter, word: Question | Answer) -> None:
    """Say one thing; raises OSError or TimeoutError."""
    writer.write(msgspec.json.encode(word) + b"\n")
    async with asyncio.timeout(SAY_SECONDS):
        await writer.drain()


async def hear_question(reader: asyncio.StreamReader, kind: type[_Wanted]) -> _Wanted:
    """What a guest says, if it is of that kind; raises UnexpectedWord or OSError."""
    word = await _heard(reader, _QUESTIONS, SAY_SECONDS)
    if not isinstance(word, kind):
        raise UnexpectedWord(type(word).__name__)
    return word


async def hear_any_question(reader: asyncio.StreamReader) -> Question:
    """What a guest says; raises UnexpectedWord or OSError."""
    return await _heard(reader, _QUESTIONS, SAY_SECONDS)


async def hear_answer(reader: asyncio.StreamReader, seconds: float = SAY_SECONDS) -> Answer:
    """What a hub says; raises UnexpectedWord or OSError."""
    return await _heard(reader, _ANSWERS, seconds)


_Word = TypeVar("_Word")


async def _heard(
    reader: asyncio.StreamReader, decoder: msgspec.json.Decoder[_Word], seconds: float
) -> _Word:
    try:
        async with asyncio.timeout(seconds):
            line = await reader.readline()
        if not line.endswith(b"\n"):
            raise UnexpectedWord("nothing")
        return decoder.decode(line)
    except (TimeoutError, ValueError, msgspec.MsgspecError) as error:
        raise UnexpectedWord(str(error)) from error
