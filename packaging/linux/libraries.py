"""The system's libraries that the bundle loads, and in which packages they come.

What the bundle really names is read from its files; this table only tells whose it is.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DEBIAN_PACKAGES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbz2.so.1.0": "libbz2-1.0",
    "libcrypt.so.1": "libcrypt1",
    "libcrypto.so.3": "libssl3 | libssl3t64",
    "libdb-5.3.so": "libdb5.3 | libdb5.3t64",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgdbm.so.6": "libgdbm6 | libgdbm6t64",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "liblzma.so.5": "liblzma5",
    "libmpdec.so.3": "libmpdec3",
    "libmpdec.so.4": "libmpdec4",
    "libncursesw.so.6": "libncursesw6",
    "libnsl.so.2": "libnsl2",
    "libpanelw.so.6": "libncursesw6",
    "libreadline.so.8": "libreadline8 | libreadline8t64",
    "libsqlite3.so.0": "libsqlite3-0",
    "libssl.so.3": "libssl3 | libssl3t64",
    "libstdc++.so.6": "libstdc++6 (>= 11)",
    "libtinfo.so.6": "libtinfo6",
    "libtirpc.so.3": "libtirpc3 | libtirpc3t64",
    "libuuid.so.1": "libuuid1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Libraries without which the window does not open, or that Debian's own Python loads, with the
Debian packages that hold them."""

DEBIAN_WISHES: Mapping[str, str] = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2 | libcups2t64",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libspeechd.so.2": "libspeechd2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries that only sound, speech, printers or Wayland load; the window does without."""

C_LIBRARY = re.compile(r"ld-linux.*|lib(c|dl|m|pthread|resolv|rt|util)\.so\.\d+")


class UnknownLibrary(Exception):
    """The bundle names a library that nobody provides; the message says which."""


@dataclass(frozen=True)
class SystemNeeds:
    """What a bundle loads from the system: file names of libraries, and the oldest C library, such
    as `2.35`."""

    libraries: Sequence[str]
    wishes: Sequence[str]
    c_library: str


def needs_of(bundle: Path) -> SystemNeeds:
    """Read what the libraries and programs in the bundle name and do not find in it.

    Raises:
        UnknownLibrary: a name stands in neither table.
    """
    present = {path.name for path in bundle.rglob("*") if path.is_file()}
    described = list(descriptions(bundle))
    named = {name for text in described for name in re.findall(r"NEEDED\s+(\S+)", text)}
    outside = sorted(name for name in named - present if not C_LIBRARY.fullmatch(name))
    if unknown := [n for n in outside if n not in DEBIAN_PACKAGES and n not in DEBIAN_WISHES]:
        raise UnknownLibrary(f"no package is known for {', '.join(unknown)}")
    return SystemNeeds(
        [name for name in outside if name in DEBIAN_PACKAGES],
        [name for name in outside if name in DEBIAN_WISHES],
        newest(found for text in described for found in re.findall(r"\bGLIBC_([\d.]+)", text)),
    )


def descriptions(bundle: Path) -> Iterator[str]:
    """What `objdump -p` says of each ELF file."""
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink() and is_elf(path):
            yield subprocess.run(
                ["objdump", "-p", str(path)], check=True, capture_output=True, text=True
            ).stdout


def is_elf(path: Path) -> bool:
    """Whether a file is a program or a library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def newest(versions: Iterable[str]) -> str:
    """The highest of versions such as `2.9` and `2.35`."""
    return max(versions, key=lambda version: [int(part) for part in version.split(".")])


def debian_packages(libraries: Sequence[str]) -> list[str]:
    """The packages that hold these libraries, each once, in alphabetical order."""
    return sorted({{**DEBIAN_PACKAGES, **DEBIAN_WISHES}[name] for name in libraries})
