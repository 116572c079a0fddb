"""Which boot of the machine this is: readings of its ticks compare only within one."""

from __future__ import annotations

import ctypes
import sys
import uuid
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

LINUX_FILE = Path("/proc/sys/kernel/random/boot_id")
MACOS_NAME = b"kern.bootsessionuuid"
WINDOWS_KEY = "Software\\Judgekit boot"
WINDOWS_VALUE = "Boot"
LONGEST = 64
"""In bytes; a UUID needs 37 with its end."""


class UserRegistry(Protocol):
    """Keys of the current user in the registry of Windows; all raise OSError."""

    def create_volatile(self, path: str) -> None:
        """Create a key that is not written to the disk, unless it is there."""
        ...

    def read(self, path: str, name: str) -> str:
        """Return a value, empty if there is none."""
        ...

    def write(self, path: str, name: str, text: str) -> None:
        """Write a value."""
        ...


def of_linux(file: Path = LINUX_FILE) -> str:
    """Return the kernel's own identifier, random at each boot."""
    return file.read_text(encoding="ascii").strip()


def of_macos(sysctlbyname: Callable[..., int] | None = None) -> str:
    """Return the kernel's own identifier, random at each boot (sysctl `kern.bootsessionuuid`)."""
    call = sysctlbyname or ctypes.CDLL(None).sysctlbyname
    text, size = ctypes.create_string_buffer(LONGEST), ctypes.c_size_t(LONGEST)
    failed = call(MACOS_NAME, text, ctypes.byref(size), None, ctypes.c_size_t(0))
    return "" if failed else text.value.decode("ascii").strip()


def of_windows(registry: UserRegistry | None = None) -> str:
    """Return a random identifier that this user's first start of the program since then has made.

    Windows has none: the time of its boot moves whenever the clock is set, the boot environment's
    identifier names what is booted rather than when, and the number that the prefetcher counts
    stands still where that is switched off. So it is kept in a volatile key of the registry, which
    is gone as soon as the user logs off, and with any shutdown. Within a boot it may change then;
    it never stays over two.
    """
    keys = registry or _WindowsRegistry()
    keys.create_volatile(WINDOWS_KEY)
    known = keys.read(WINDOWS_KEY, WINDOWS_VALUE)
    if known:
        return str(known)
    made = str(uuid.uuid4())
    keys.write(WINDOWS_KEY, WINDOWS_VALUE, made)
    return made


READERS: Mapping[str, Callable[[], str]] = {
    "linux": of_linux,
    "darwin": of_macos,
    "win32": of_windows,
}


def boot_identity(
    platform: str = sys.platform, readers: Mapping[str, Callable[[], str]] = READERS
) -> str:
    """Return what identifies this boot, empty where the system doesn't say."""
    reader = readers.get(platform)
    if reader is None:
        return ""
    try:
        return reader()
    except (OSError, ValueError, AttributeError, ctypes.ArgumentError):
        return ""


class _WindowsRegistry:
    """The real one."""

    def create_volatile(self, path: str) -> None:
        """See the protocol."""
        if sys.platform != "win32":
            raise OSError("there is no registry")
        import winreg  # noqa: PLC0415  (only on Windows)

        volatile, key = 1, ctypes.c_void_p()
        failed = ctypes.windll.advapi32.RegCreateKeyExW(
            ctypes.c_void_p(winreg.HKEY_CURRENT_USER),
            ctypes.c_wchar_p(path),
            0,
            None,
            volatile,
            winreg.KEY_READ | winreg.KEY_WRITE,
            None,
            ctypes.byref(key),
            None,
        )
        if failed:
            raise OSError(failed, path)
        ctypes.windll.advapi32.RegCloseKey(key)

    def read(self, path: str, name: str) -> str:
        """See the protocol."""
        if sys.platform != "win32":
            raise OSError("there is no registry")
        import winreg  # noqa: PLC0415  (only on Windows)

        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path) as key:
            try:
                return str(winreg.QueryValueEx(key, name)[0])
            except FileNotFoundError:
                return ""

    def write(self, path: str, name: str, text: str) -> None:
        """See the protocol."""
        if sys.platform != "win32":
            raise OSError("there is no registry")
        import winreg  # noqa: PLC0415  (only on Windows)

        access = winreg.KEY_WRITE
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path, 0, access) as key:
            winreg.SetValueEx(key, name, 0, winreg.REG_SZ, text)
