"""The files of a laptop's identity in one event; what a line needs of it, without reading keys.

The library that reads keys and certificates takes as much memory as all else of a line.
"""

from __future__ import annotations

import os
from pathlib import Path

from judgekit.network.subjects import is_token
from judgekit.system.private_files import open_private

_BEGINS = b"-----BEGIN CERTIFICATE-----"


class DeviceFiles:
    """The files in a private folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def key_file(self) -> Path:
        """The key, as PEM."""
        return self.folder / "device.key"

    @property
    def certificate_file(self) -> Path:
        """This device's certificate, as PEM; there once it was let in."""
        return self.folder / "device.crt"

    @property
    def trusted_file(self) -> Path:
        """The trusted authorities, as PEM one after another."""
        return self.folder / "trusted.pem"

    @property
    def device_file(self) -> Path:
        """The device's id, which its key says too."""
        return self.folder / "device.id"

    def noted_device(self) -> str:
        """The device's id as it was noted; empty if it wasn't."""
        try:
            text = self.device_file.read_text(encoding="ascii")
        except (OSError, ValueError):
            return ""
        return text if is_token(text) else ""

    def trusts(self, authority: bytes) -> bool:
        """Whether an authority, as PEM, is among the trusted ones to the letter."""
        try:
            return authority.startswith(_BEGINS) and authority in self.trusted_file.read_bytes()
        except OSError:
            return False


def write_private(path: Path, content: bytes) -> None:
    """Replace a file as a whole and durably, readable by the user alone. Raises OSError."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    with open_private(draft, "xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
