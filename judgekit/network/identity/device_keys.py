"""Keys, all on the curve P-256: made, kept as text, and what a device is called by its own.

What reads certificates takes as much memory as this; a laptop that follows a hub needs only keys.
"""

from __future__ import annotations

import hashlib

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

DEVICE_DIGITS = 32
"""Hexadecimal digits of a device's id."""

Key = ec.EllipticCurvePrivateKey
PublicKey = ec.EllipticCurvePublicKey


def new_key() -> Key:
    """A random key."""
    return ec.generate_private_key(ec.SECP256R1())


def key_text(key: Key) -> bytes:
    """A key as PEM, not encrypted."""
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def key_of(text: bytes) -> Key:
    """The key of a PEM; raises ValueError."""
    key = serialization.load_pem_private_key(text, None)
    if not isinstance(key, Key):
        raise ValueError("not a key of this kind")
    return key


def device_id(key: PublicKey) -> str:
    """What a device is called: nobody can ask for a name that belongs to another's key."""
    form = serialization.PublicFormat.SubjectPublicKeyInfo
    return hashlib.sha256(key.public_bytes(serialization.Encoding.DER, form)).hexdigest()[
        :DEVICE_DIGITS
    ]
