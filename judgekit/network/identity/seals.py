"""Messages sealed with a device's key: ECDSA on P-256 with SHA-256.

A public key is told as its compressed point in URL-safe base64 without padding, 44 letters.
"""

from __future__ import annotations

import base64
from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from judgekit.network.identity.device_files import DeviceFiles
from judgekit.network.identity.device_keys import Key, PublicKey, device_id, key_of

_PURPOSE = b"judgekit message of a device\n"
_ALGORITHM = ec.ECDSA(hashes.SHA256())
KEY_LETTERS = 44
MOST_KEYS = 128
"""Read keys that are kept: more laptops than a hall has."""


class DeviceSeals:
    """Implements `engine.ports.sharing.Seals`; usable from any thread."""

    def __init__(self, key: Key) -> None:
        self._key = key
        self._public = seal_key(key.public_key())

    def key(self) -> str:
        """See the port."""
        return self._public

    def seal(self, content: bytes) -> bytes:
        """See the port."""
        return self._key.sign(_PURPOSE + content, _ALGORITHM)

    def is_sealed(self, key: str, content: bytes, signature: bytes) -> bool:
        """See the port."""
        try:
            _public_key(key).verify(signature, _PURPOSE + content, _ALGORITHM)
        except (ValueError, InvalidSignature):
            return False
        return True


def kept_seals(device: DeviceFiles) -> DeviceSeals | None:
    """What seals with the key that a device has already; None if that can't be read, or the device
    is noted under another key's name."""
    try:
        key = key_of(device.key_file.read_bytes())
    except (OSError, ValueError):
        return None
    return DeviceSeals(key) if device_id(key.public_key()) == device.noted_device() else None


def seal_key(key: PublicKey) -> str:
    """A public key as it is told."""
    form = serialization.PublicFormat.CompressedPoint
    point = key.public_bytes(serialization.Encoding.X962, form)
    return base64.urlsafe_b64encode(point).decode("ascii").rstrip("=")


@lru_cache(maxsize=MOST_KEYS)
def _public_key(text: str) -> PublicKey:
    """The key that is told so; raises ValueError."""
    if len(text) != KEY_LETTERS:
        raise ValueError("not a key of this kind")
    return PublicKey.from_encoded_point(ec.SECP256R1(), base64.urlsafe_b64decode(text))
