"""Build the `.deb`, the `.rpm` and the AppImage from the bundle in `dist/judgekit`.

python packaging/linux/packages.py [--look] [deb] [rpm] [appimage]

`--look` only tells whether they could be built here.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from libraries import SystemNeeds, UnknownLibrary, debian_packages, needs_of
from tree import PROGRAM, ROOT, as_appdir, checksums, kilobytes, lay_out, run

from judgekit import __version__

DIST = ROOT / "dist"
SUMMARY = "companion of a card tournament judge, without a network"
DETAILS = (
    "Tournament rules in three languages, the round clock with the deadline of",
    "every table, calls, appeals, infractions and penalties, and deck checks.",
)
HOMEPAGE = "https://judgekit.example"
DESKTOP = ("hicolor-icon-theme", "shared-mime-info", "desktop-file-utils", "xdg-utils")
"""Packages with which a desktop shows our icons, knows our files and opens folders; named alike on
Debian and Fedora."""
RPM_FILES = (
    *("/usr/bin/judgekit", "/usr/share/applications/*", "/usr/share/metainfo/*"),
    *("/usr/share/mime/packages/*", "/usr/share/doc/judgekit"),
    "/usr/share/icons/hicolor/*/apps/*",
    "/usr/share/man/man1/judgekit.1*",
)


def build_deb(tree: Path, needs: SystemNeeds, scratch: Path) -> Path:
    """Build the Debian package from the tree."""
    del scratch
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]
    depends = [f"libc6 (>= {needs.c_library})", *debian_packages(needs.libraries)]
    recommends = [*debian_packages(needs.wishes), *DESKTOP]
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: judgekit\nVersion: {__version__}\nSection: utils\nPriority: optional\n"
        f"Architecture: {architecture}\nInstalled-Size: {kilobytes(tree)}\n"
        "Maintainer: Judgekit maintainers <maintainers@judgekit.example>\n"
        f"Homepage: {HOMEPAGE}\n"
        f"Depends: {', '.join(depends)}\nRecommends: {', '.join(recommends)}\n"
        f"Description: {SUMMARY}\n" + "".join(f" {line}\n" for line in DETAILS),
        encoding="utf-8",
    )
    (control.parent / "md5sums").write_text(checksums(tree), encoding="utf-8")
    made = DIST / f"judgekit_{__version__}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made)
    return made


def build_rpm(tree: Path, needs: SystemNeeds, scratch: Path) -> Path:
    """Build the RPM package from the tree."""
    bits = "(64bit)"
    required = [f"libc.so.6(GLIBC_{needs.c_library}){bits}"]
    required += [f"{name}(){bits}" for name in needs.libraries]
    wished = [*(f"{name}(){bits}" for name in needs.wishes), *DESKTOP]
    tags = [*(f"Requires: {name}" for name in required), *(f"Recommends: {n}" for n in wished)]
    files = "\n".join((f"/{PROGRAM}", *RPM_FILES))
    spec = scratch / "judgekit.spec"
    spec.write_text(
        f"Name: judgekit\nVersion: {__version__}\nRelease: 1\nSummary: {SUMMARY}\nLicense: MIT\n"
        f"URL: {HOMEPAGE}\nAutoReqProv: no\n" + "\n".join(tags) + "\n"
        "%global __os_install_post %{nil}\n%global debug_package %{nil}\n"
        "%global _build_id_links none\n%global _binary_payload w6.xzdio\n"
        f"%description\n{' '.join(DETAILS)}\n%install\ncp -a {tree}/usr %{{buildroot}}/\n"
        f"%files\n{files}\n",
        encoding="utf-8",
    )
    defines = (
        f"_topdir {scratch / 'rpm'}",
        f"_rpmdir {DIST}",
        "_build_name_fmt %{NAME}-%{VERSION}.%{ARCH}.rpm",
    )
    run(
        "rpmbuild",
        "-bb",
        "--quiet",
        *(word for each in defines for word in ("--define", each)),
        spec,
    )
    return DIST / f"judgekit-{__version__}.{platform.machine()}.rpm"


def build_appimage(tree: Path, needs: SystemNeeds, scratch: Path) -> Path:
    """Build the AppImage from the tree; what the bundle needs of the system every desktop has."""
    del needs, scratch
    as_appdir(tree)
    made = DIST / f"Judgekit-{__version__}-{platform.machine()}.AppImage"
    run("appimagetool", "--no-appstream", tree, made)
    return made


@dataclass(frozen=True)
class Kind:
    """A kind of package: what it is built with, how, and how large it may be in megabytes."""

    packager: str
    build: Callable[[Path, SystemNeeds, Path], Path]
    largest: float


KINDS: Mapping[str, Kind] = {
    "deb": Kind("dpkg-deb", build_deb, 60),
    "rpm": Kind("rpmbuild", build_rpm, 60),
    "appimage": Kind("appimagetool", build_appimage, 70),
}
LOOK = "--look"
LARGEST_INSTALLED = 190
"""Megabytes; with 60 for the package, what fits a judge's old laptop and a hall's network."""


def make(kind: Kind) -> int:
    """Build a package and print its size; return 1 if it is larger than it may be."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        tree.mkdir()
        lay_out(DIST / "judgekit", tree, __version__, datetime.now(UTC).date().isoformat())
        installed = kilobytes(tree) * 1024 / 1e6
        made = kind.build(tree, needs_of(tree / PROGRAM), Path(folder))
    size = made.stat().st_size / 1e6
    print(f"{made.name}: {size:.1f} MB, installed {installed:.1f} MB", flush=True)
    if size > kind.largest or installed > LARGEST_INSTALLED:
        bounds = f"{kind.largest:.0f} MB, installed {LARGEST_INSTALLED} MB"
        print(f"{made.name} is too large: at most {bounds}.", file=sys.stderr)
        return 1
    return 0


def main(arguments: Sequence[str]) -> int:
    """Build the named packages, all if none is named; return the exit status."""
    only_looks = LOOK in arguments
    arguments = [name for name in arguments if name != LOOK]
    if unknown := [name for name in arguments if name not in KINDS]:
        print(f"There is no package {unknown[0]!r}: {', '.join(KINDS)}.", file=sys.stderr)
        return 2
    kinds = [KINDS[name] for name in arguments or KINDS]
    for tool in (*(kind.packager for kind in kinds), "objdump"):
        if shutil.which(tool) is None:
            print(f"{tool} is missing; install it to build packages.", file=sys.stderr)
            return 3
    if only_looks:
        return 0
    try:
        return max(make(kind) for kind in kinds)
    except UnknownLibrary as error:
        print(f"The bundle needs what no package declares: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
