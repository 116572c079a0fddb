"""The keys of judges' phones as the session of the hub uses them."""

from __future__ import annotations

from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.sharing import Seals
from judgekit.network.identity.guest_keys import GuestKeys
from judgekit.network.identity.seals import DeviceSeals


class KeptPhoneKeys:
    """Implements `engine.ports.hall_web.PhoneKeys`; what was read once is kept in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._keys = GuestKeys(folder)
        self._seals: dict[str, DeviceSeals] = {}

    def make(self) -> tuple[str, str]:
        """See the port."""
        device, key = self._keys.make()
        seals = self._seals[device] = DeviceSeals(key)
        return device, seals.key()

    def seals(self, device: str) -> Seals:
        """See the port."""
        found = self._seals.get(device)
        if found is None:
            key = self._keys.key_of(device)
            if key is None:
                path = str(self._folder / f"{device}.key")
                raise EnvironmentFailure(FailureReason.SHARING_FILES, path, "it isn't there")
            found = self._seals[device] = DeviceSeals(key)
        return found

    def forget(self, device: str) -> None:
        """See the port."""
        self._seals.pop(device, None)
        self._keys.forget(device)
