"""What identifies a boot, with fakes in place of the systems that aren't this one."""

from __future__ import annotations

import ctypes

import pytest

from judgekit.system.boot_identity import boot_identity, of_linux, of_macos, of_windows


class FakeRegistry:
    """The volatile keys of a Windows user."""

    def __init__(self) -> None:
        self.keys: dict[str, dict[str, str]] = {}

    def create_volatile(self, path: str) -> None:
        self.keys.setdefault(path, {})

    def read(self, path: str, name: str) -> str:
        return self.keys[path].get(name, "")

    def write(self, path: str, name: str, text: str) -> None:
        self.keys[path][name] = text

    def shut_down(self) -> None:
        self.keys.clear()


def test_linux_has_a_file(tmp_path):
    file = tmp_path / "boot_id"
    file.write_text("5f2f\n", encoding="ascii")
    assert of_linux(file) == "5f2f"


def test_macos_is_asked_by_name():
    def sysctlbyname(name, text, size, new, new_size) -> int:
        del size, new, new_size
        assert name == b"kern.bootsessionuuid"
        ctypes.memmove(text, b"A1B2-C3\0", 8)
        return 0

    assert of_macos(sysctlbyname) == "A1B2-C3"
    assert of_macos(lambda *_: -1) == ""


def test_windows_keeps_one_until_the_machine_is_shut_down():
    registry = FakeRegistry()
    first = of_windows(registry)
    assert first
    assert of_windows(registry) == first
    registry.shut_down()
    assert of_windows(registry) not in ("", first)


@pytest.mark.parametrize("error", [OSError, ValueError, AttributeError, ctypes.ArgumentError])
def test_what_can_not_be_read_is_no_identity(error):
    def broken() -> str:
        raise error

    assert boot_identity("linux", {"linux": broken}) == ""


def test_an_unknown_system_has_none():
    assert boot_identity("plan9") == ""
