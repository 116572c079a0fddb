"""How a laptop that was cut off comes to trust the authority of a later hub.

Each hub that takes over makes an authority of its own. With its device's key, which an earlier
authority has certified, it signs that authority's certificate: whoever trusts the earlier one can
check the later one, over several steps.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from judgekit.network.identity.certificates import (
    certificate_of,
    certificate_text,
    fingerprint,
    is_signed_by,
)
from judgekit.network.identity.device_keys import Key, PublicKey

_PURPOSE = b"judgekit authority of a hub\n"
MOST = 32
"""Introductions that are looked at: as many hand-overs as nobody lives to see in one event."""


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An authority, as a device vouches for it; both certificates as PEM."""

    authority: bytes
    device: bytes
    signature: bytes


def introduce(authority: x509.Certificate, device: x509.Certificate, key: Key) -> Introduction:
    """Vouch for an authority with a device's key."""
    text = certificate_text(authority)
    signature = key.sign(_PURPOSE + text, ec.ECDSA(hashes.SHA256()))
    return Introduction(text, certificate_text(device), signature)


def trusted_through(
    trusted: Sequence[x509.Certificate], introductions: Sequence[Introduction]
) -> list[x509.Certificate]:
    """The authorities that a chain of introductions leads to from trusted ones, without those."""
    known = {fingerprint(each): each for each in trusted}
    found: list[x509.Certificate] = []
    waiting = list(introductions[:MOST])
    is_new = True
    while waiting and is_new:
        is_new = False
        for introduction in tuple(waiting):
            authority = _vouched(introduction, list(known.values()))
            if authority is None:
                continue
            waiting.remove(introduction)
            if fingerprint(authority) not in known:
                known[fingerprint(authority)] = authority
                found.append(authority)
                is_new = True
    return found


def _vouched(
    introduction: Introduction, known: Sequence[x509.Certificate]
) -> x509.Certificate | None:
    """The authority, if one that is known has certified the device that vouches for it."""
    try:
        authority = certificate_of(introduction.authority)
        device = certificate_of(introduction.device)
        key = device.public_key()
        if not isinstance(key, PublicKey) or not any(is_signed_by(device, each) for each in known):
            return None
        signed = _PURPOSE + introduction.authority
        key.verify(introduction.signature, signed, ec.ECDSA(hashes.SHA256()))
    except (ValueError, InvalidSignature):
        return None
    return authority
