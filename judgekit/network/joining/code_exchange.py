"""SPAKE2 with a short code: both sides learn whether the other has it, nobody else learns it.

What each proves covers the hub's certificate as it was seen on the connection, the authority and
what is asked: who stands between both, with a certificate of their own, can't prove it.
"""

from __future__ import annotations

import hashlib
import hmac

from spake2 import SPAKE2_A, SPAKE2_B

_GUEST = b"judgekit guest"
_HUB = b"judgekit hub"
SHARE_BYTES = 33


class CodeExchangeFailed(Exception):
    """What the other side sent is no share."""


class GuestExchange:
    """The side of who has typed the code."""

    def __init__(self, secret: str) -> None:
        self._spake = SPAKE2_A(secret.encode(), _GUEST, _HUB)
        self.share: bytes = self._spake.start()

    def key(self, share: bytes) -> bytes:
        """The common key, if the other side has the same code; raises CodeExchangeFailed."""
        return _finished(self._spake, share)


class HubExchange:
    """The side of who has shown the code."""

    def __init__(self, secret: str) -> None:
        self._spake = SPAKE2_B(secret.encode(), _GUEST, _HUB)
        self.share: bytes = self._spake.start()

    def key(self, share: bytes) -> bytes:
        """The common key, if the other side has the same code; raises CodeExchangeFailed."""
        return _finished(self._spake, share)


def guest_proof(key: bytes, seen: bytes, authority: bytes, request: bytes, name: str) -> bytes:
    """That the guest has the key; `seen` is the hub's certificate as the connection showed it."""
    return _proof(key, _GUEST, seen, authority, request, name.encode())


def hub_proof(key: bytes, seen: bytes, authority: bytes, request: bytes, name: str) -> bytes:
    """That the hub has the key."""
    return _proof(key, _HUB, seen, authority, request, name.encode())


def _proof(key: bytes, *parts: bytes) -> bytes:
    joined = b"".join(hashlib.sha256(part).digest() for part in parts)
    return hmac.digest(key, joined, hashlib.sha256)


def _finished(spake: SPAKE2_A | SPAKE2_B, share: bytes) -> bytes:
    """The library refuses shares that are no elements of the group by several exceptions."""
    if len(share) != SHARE_BYTES:
        raise CodeExchangeFailed("not a share")
    try:
        key: bytes = spake.finish(share)
    except Exception as error:
        raise CodeExchangeFailed(str(error)) from error
    return key
