"""The keys of devices that have none themselves: judges' phones, for which this laptop seals."""

from __future__ import annotations

from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.identity.device_files import write_private
from judgekit.network.identity.device_keys import Key, device_id, key_of, key_text, new_key
from judgekit.network.subjects import is_token
from judgekit.system.private_files import make_private_folder


class GuestKeys:
    """Keys in a private folder, by the devices that they make. Raises EnvironmentFailure."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def make(self) -> tuple[str, Key]:
        """A new device with its key, kept."""
        key = new_key()
        device = device_id(key.public_key())
        try:
            make_private_folder(self._folder)
            write_private(self._file(device), key_text(key))
        except OSError as error:
            raise self._failure(error) from error
        return device, key

    def key_of(self, device: str) -> Key | None:
        """The key of a device that was made here; None for any other."""
        if not is_token(device):
            return None
        try:
            return key_of(self._file(device).read_bytes())
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise self._failure(error) from error

    def forget(self, device: str) -> None:
        """Forget the key of a device that was revoked."""
        if is_token(device):
            try:
                self._file(device).unlink(missing_ok=True)
            except OSError as error:
                raise self._failure(error) from error

    def _file(self, device: str) -> Path:
        return self._folder / f"{device}.key"

    def _failure(self, error: Exception) -> EnvironmentFailure:
        return EnvironmentFailure(FailureReason.SHARING_FILES, str(self._folder), str(error))
