"""The licences of what the bundle holds besides our own code, for those who get it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = "licences"
"""Folder in the bundle."""

LICENCE = re.compile(r"licen[cs]es?/|(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
HEAD = """\
Judgekit is under the MIT licence (LICENSE). It comes with the libraries below, each under its own.

Qt and PySide are used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, with
GPL-3.0.txt, on which it builds). They lie beside the program as files of their own and may be
exchanged for others of the same version. Their source code: https://download.qt.io/

zeroconf lies there as files of its own, too, under the LGPL, version 2.1 or later (its source code:
https://github.com/python-zeroconf/python-zeroconf). What nats-server is made of is in
nats-server-parts.txt. The cryptography package brings OpenSSL, under the Apache License 2.0
(cryptography/LICENSE.APACHE).

"""


def pinned(lock: Path) -> list[Distribution]:
    """The packages that a lock pins and that are installed: not those of another system."""
    names = re.findall(r"^([\w.-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    found = []
    for name in names:
        with contextlib.suppress(PackageNotFoundError):
            found.append(distribution(name))
    return found


def licence_files(packages: Sequence[Distribution]) -> list[tuple[str, str]]:
    """The licence texts as pairs of a file and its folder in the bundle."""
    found = [(str(path), FOLDER) for path in sorted((HERE / "licences").glob("*.txt"))]
    for package in packages:
        for file in package.files or ():
            path = Path(str(file.locate()))
            is_text = path.suffix in ("", ".txt", ".md", ".rst")
            if is_text and ".dist-info" in str(file) and LICENCE.search(str(file)):
                found.append((str(path), f"{FOLDER}/{package.metadata['Name']}"))
    return found


def overview(packages: Sequence[Distribution]) -> str:
    """A line for each package: its name, version and licence."""
    lines = [
        f"{package.metadata['Name']} {package.version}: {licence_of(package)}\n"
        for package in packages
    ]
    return HEAD + "".join(lines)


def licence_of(package: Distribution) -> str:
    """The licence that a package declares, by its expression or else by its own words."""
    about = package.metadata
    return str(about.get("License-Expression") or about.get("License") or "see its own files")
