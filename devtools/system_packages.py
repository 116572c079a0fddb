"""System packages: the libraries that Qt loads, what a bundle is built with and, on Debian, the
module that creates `.venv`."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtools.consent import Consent
from devtools.terminal import fail, last_lines, quiet, say

QT_LIBRARIES = (
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libglib-2.0.so.0", "libglib2.0-0"),
)
"""Libraries that every Qt program loads on Linux: the file, and the Debian package that holds
it."""

X11_LIBRARIES = (
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND_LIBRARIES = (
    ("libwayland-client.so.0", "libwayland-client0"),
    ("libwayland-cursor.so.0", "libwayland-cursor0"),
    ("libwayland-egl.so.1", "libwayland-egl1"),
)
PRINTING_LIBRARIES = (("libcups.so.2", "libcups2"),)
SOUND_LIBRARIES = (("libpulse.so.0", "libpulse0"), ("libgssapi_krb5.so.2", "libgssapi-krb5-2"))
"""Libraries that QtMultimedia also loads: without them the program runs, and reports that it is
silent."""


BUNDLE_PROGRAMS = tuple((name, "binutils") for name in ("objdump", "strip", "as", "ld"))
"""Programs that read and reduce a bundle's libraries: the program, and its package."""


def is_loadable(library: str) -> bool:
    """Whether the dynamic linker finds this library and its dependencies."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def is_there(name: str) -> bool:
    """Whether a library, such as `libGL.so.1`, or else a program is installed."""
    return is_loadable(name) if ".so" in name else shutil.which(name) is not None


def shared_python() -> str:
    """The file name of this Python's shared library, which a bundle starts; empty if this Python
    has none."""
    is_shared = sysconfig.get_config_var("Py_ENABLE_SHARED")
    return str(sysconfig.get_config_var("INSTSONAME")) if is_shared else ""


def needed_for_a_bundle() -> tuple[tuple[str, str], ...]:
    """What the system must have for building a bundle; Debian packs Python's shared library
    apart."""
    if not is_the_systems_python():
        return BUNDLE_PROGRAMS
    name = shared_python()
    return (*BUNDLE_PROGRAMS, (name, name.partition(".so")[0]))


def is_the_systems_python() -> bool:
    """Whether the system's packages bring this Python and its shared library."""
    return sys.base_prefix == "/usr" and bool(shared_python())


def without_shared_library() -> str:
    """Why this Python, which is not the system's, can't build a bundle; empty if it can."""
    name = shared_python()
    base = Path(sys.base_prefix)
    is_beside = bool(name) and any((folder / name).exists() for folder in (base, base / "lib"))
    if is_the_systems_python() or is_beside or (name and is_loadable(name)):
        return ""
    return (
        f"The Python in {sys.base_prefix} has no shared library, which a bundle starts: use the "
        "system's own Python, or one that was built with --enable-shared."
    )


def libraries_for_a_window(environ: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The libraries that Qt loads for this machine's display; for off-screen without one."""
    if environ.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal")):
        return QT_LIBRARIES
    x11 = X11_LIBRARIES if environ.get("DISPLAY") else ()
    wayland = WAYLAND_LIBRARIES if environ.get("WAYLAND_DISPLAY") else ()
    printing = PRINTING_LIBRARIES if x11 or wayland else ()
    return (*QT_LIBRARIES, *x11, *wayland, *printing)


def venv_package() -> list[str]:
    """The Debian package of the standard library's `venv` support, if it is missing."""
    if importlib.util.find_spec("ensurepip"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def provide_system(
    needed: Sequence[tuple[str, str]],
    needs_venv: bool,
    consent: Consent,
    wishes: Sequence[tuple[str, str]] = (),
) -> None:
    """Install missing libraries and programs if allowed, else name the one command that does.

    What is only wished for is part of the same question, and never stands in the way.
    """
    missing = [pair for pair in needed if not is_there(pair[0])]
    packages = list(dict.fromkeys(package for _, package in missing))
    if needs_venv:
        packages += venv_package()
    if not packages:
        provide_wished(wishes, consent)
        return
    if not shutil.which("apt-get"):
        fail(elsewhere([name for name, _ in missing] or packages, bool(missing)))
    wished = [package for library, package in wishes if not is_loadable(library)]
    purpose = "which Judgekit needs"
    if wished:
        purpose += f", and {' '.join(wished)}, with which alarms are heard"
    prefix = privileges(consent)
    line = apt_line([*packages, *wished])
    if prefix is None or not consent.allows(" ".join(packages), purpose, line):
        fail(f"This installs what the system lacks: {line}")
    wrong = apt_install(prefix, [*packages, *wished])
    if wrong and wished:
        wrong = apt_install(prefix, packages)
    if wrong:
        fail(wrong)
    still = [name for name, _ in missing if not is_there(name)]
    if still:
        fail(f"Still missing after installing {' '.join(packages)}: {', '.join(still)}")


def elsewhere(names: Sequence[str], are_files: bool) -> str:
    """What to do where there is no apt-get; dnf finds the package of a library or a program."""
    if are_files and shutil.which("dnf"):
        files = (f"'{name}()(64bit)'" if ".so" in name else f"/usr/bin/{name}" for name in names)
        return f"This installs what the system lacks: sudo dnf install {' '.join(files)}"
    return f"Install with the system's package manager, then try again: {', '.join(names)}"


def provide_wished(libraries: Sequence[tuple[str, str]], consent: Consent) -> None:
    """Install optional libraries if allowed, else say what they provide."""
    packages = [package for library, package in libraries if not is_loadable(library)]
    if not packages:
        return
    if not shutil.which("apt-get"):
        say(f"Alarms will be seen and not heard; for their sound: install {', '.join(packages)}")
        return
    prefix, line = privileges(consent), apt_line(packages)
    is_allowed = prefix is not None and consent.allows(
        " ".join(packages), "with which alarms are heard", line
    )
    if prefix is None or not is_allowed or apt_install(prefix, packages):
        say(f"Alarms will be seen and not heard; for their sound: {line}")


def apt_line(packages: Sequence[str]) -> str:
    """The one command for the user to type; a fresh system has no package lists yet."""
    sudo = "" if os.geteuid() == 0 else "sudo "
    install_all = f"apt-get install --no-install-recommends {' '.join(packages)}"
    return f"{sudo}apt-get update && {sudo}{install_all}"


def privileges(consent: Consent) -> list[str] | None:
    """Prefix for a command that needs root: empty, sudo, or None if not permitted.

    A person at the terminal may be asked by sudo for a password; nobody else is.
    """
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    if quiet(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n"]
    return ["sudo"] if consent.is_there else None


def apt_install(prefix: Sequence[str], packages: Sequence[str]) -> str:
    """Install Debian packages without a question; a fresh system has no package lists yet.

    Returns why that failed, empty if it succeeded.
    """
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    quiet([*apt, "update"])
    done = quiet([*apt, "install", "-y", "--no-install-recommends", *packages])
    if done.returncode == 0:
        return ""
    return f"apt-get could not install {' '.join(packages)}:\n{last_lines(done.stdout)}"
