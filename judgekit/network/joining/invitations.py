"""Invitations of a hub: made, used once, over after ten minutes."""

from __future__ import annotations

import base64
import binascii
import hmac
import ipaddress
import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.engine.ports.team import JoinRefusal

GOOD_FOR = 600
"""Seconds."""
MOST_TRIES = 5
"""Of a code: one of 1,000,000 can be guessed with five of them once in 200,000 invitations."""
MOST_OPEN = 90
"""Invitations at a time: each is called by two digits of its own."""
TOKEN_BYTES = 16
FINGERPRINT_BYTES = 32
MOST_ADDRESSES = 4
PREFIX = "JUDGEKIT:"
_FORM = 1
_SECRET_DIGITS = 6
_CALL_DIGITS = 2
LONGEST_TEXT = 256


class InvitationText(NamedTuple):
    """What an invitation's text holds: where the hub's door is, whose it is, and a word that is
    good once."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: str
    token: bytes


class Code(NamedTuple):
    """A code to be typed: the invitation's call, which is no secret, and the secret."""

    call: int
    secret: str


def invitation_text(content: InvitationText) -> str:
    """Letters and digits that a QR code packs tightly."""
    addresses = [ipaddress.ip_address(each).packed for each in content.addresses]
    packed = bytes([_FORM, len(addresses)])
    packed += b"".join(bytes([len(each)]) + each for each in addresses)
    packed += content.port.to_bytes(2, "big") + bytes.fromhex(content.fingerprint) + content.token
    packed += zlib.crc32(packed).to_bytes(4, "big")
    return PREFIX + base64.b32encode(packed).decode("ascii").rstrip("=")


def read_invitation(text: str) -> InvitationText:
    """What a text holds; spaces and small letters are no matter. Raises ValueError."""
    letters = "".join(text.split()).upper()
    if len(letters) > LONGEST_TEXT or not letters.startswith(PREFIX):
        raise ValueError("not an invitation")
    letters = letters.removeprefix(PREFIX)
    try:
        packed = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except binascii.Error as error:
        raise ValueError("not an invitation") from error
    content, check = packed[:-4], packed[-4:]
    if len(packed) < 8 or zlib.crc32(content).to_bytes(4, "big") != check or content[0] != _FORM:
        raise ValueError("not an invitation, or not all of it")
    return _unpacked(content)


def _unpacked(content: bytes) -> InvitationText:
    addresses, at = [], 2
    for _ in range(content[1]):
        end = at + 1 + content[at]
        addresses.append(str(ipaddress.ip_address(content[at + 1 : end])))
        at = end
    rest = content[at:]
    if len(rest) != 2 + FINGERPRINT_BYTES + TOKEN_BYTES:
        raise ValueError("not an invitation")
    fingerprint = rest[2 : 2 + FINGERPRINT_BYTES].hex()
    port = int.from_bytes(rest[:2], "big")
    return InvitationText(tuple(addresses), port, fingerprint, rest[-TOKEN_BYTES:])


def code_text(code: Code) -> str:
    """Eight digits in groups: `12 345 678`."""
    return f"{code.call:0{_CALL_DIGITS}} {code.secret[:3]} {code.secret[3:]}"


def read_code(text: str) -> Code:
    """The code of eight digits, however they are grouped; raises ValueError."""
    digits = "".join(letter for letter in text if letter not in " -.\u00a0\t")
    if len(digits) != _CALL_DIGITS + _SECRET_DIGITS or not (digits.isascii() and digits.isdigit()):
        raise ValueError("not a code")
    return Code(int(digits[:_CALL_DIGITS]), digits[_CALL_DIGITS:])


class OpenInvitation:
    """An invitation that was given out."""

    def __init__(self, token: bytes, code: Code, until: float) -> None:
        self.token = token
        self.code = code
        self.until = until
        self.tries = 0
        self.used_by = ""
        """The device that has used it."""


class Invitations:
    """All invitations of a hub. `now` counts seconds, `random` gives so many random bytes."""

    def __init__(self, now: Callable[[], float], random: Callable[[int], bytes]) -> None:
        self._now = now
        self._random = random
        self._open: dict[int, OpenInvitation] = {}

    def make(self) -> OpenInvitation:
        """A new one; where there are too many, the oldest is over."""
        self._forget_old()
        while len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        free = [call for call in range(10**_CALL_DIGITS) if call not in self._open]
        call = free[int.from_bytes(self._random(4), "big") % len(free)]
        secret = int.from_bytes(self._random(8), "big") % 10**_SECRET_DIGITS
        code = Code(call, f"{secret:0{_SECRET_DIGITS}}")
        made = OpenInvitation(self._random(TOKEN_BYTES), code, self._now() + GOOD_FOR)
        self._open[call] = made
        return made

    def by_token(self, token: bytes) -> OpenInvitation | JoinRefusal:
        """The invitation with this token, used or not."""
        found = [each for each in self._all() if hmac.compare_digest(each.token, token)]
        if not found:
            return JoinRefusal.UNKNOWN
        return JoinRefusal.EXPIRED if found[0].until < self._now() else found[0]

    def by_call(self, call: int) -> OpenInvitation | JoinRefusal:
        """The invitation of a code, for one more try, which is counted."""
        found = self._open.get(call)
        if found is None:
            return JoinRefusal.UNKNOWN
        if found.until < self._now():
            return JoinRefusal.EXPIRED
        if found.tries >= MOST_TRIES:
            return JoinRefusal.TOO_MANY_TRIES
        found.tries += 1
        return found

    def use(self, invitation: OpenInvitation, device: str) -> JoinRefusal | None:
        """Use it up for a device; the same device may come back with it, another may not."""
        if invitation.used_by not in ("", device):
            return JoinRefusal.USED
        invitation.used_by = device
        return None

    def _all(self) -> Sequence[OpenInvitation]:
        return tuple(self._open.values())

    def _forget_old(self) -> None:
        """Those that are long over; younger ones are kept, to say that they are."""
        for call, each in tuple(self._open.items()):
            if each.until + GOOD_FOR < self._now():
                del self._open[call]
