"""Keys of judges' phones, kept by the hub."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure
from judgekit.network.identity.device_keys import device_id
from judgekit.network.identity.guest_keys import GuestKeys


def test_a_phone_is_its_key_and_is_kept(tmp_path: Path) -> None:
    device, key = GuestKeys(tmp_path / "phones").make()
    again = GuestKeys(tmp_path / "phones").key_of(device)
    assert again is not None
    assert device == device_id(key.public_key()) == device_id(again.public_key())


def test_a_forgotten_or_strange_phone_has_no_key(tmp_path: Path) -> None:
    keys = GuestKeys(tmp_path)
    device, _ = keys.make()
    keys.forget(device)
    for name in (device, "other", "../device", ""):
        assert keys.key_of(name) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_phones_key_is_the_users_alone(tmp_path: Path) -> None:
    device, _ = GuestKeys(tmp_path / "phones").make()
    assert (tmp_path / "phones" / f"{device}.key").stat().st_mode & 0o77 == 0


def test_a_damaged_key_is_said(tmp_path: Path) -> None:
    (tmp_path / "abc.key").write_text("no key")
    with pytest.raises(EnvironmentFailure):
        GuestKeys(tmp_path).key_of("abc")
