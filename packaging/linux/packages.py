"""Build the `.deb` and the `.rpm` from the bundle in `dist/judgekit`.

python packaging/linux/packages.py [deb] [rpm]
"""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tree import PROGRAM, ROOT, kilobytes, lay_out, run

from judgekit import __version__

DIST = ROOT / "dist"
SUMMARY = "companion of a card tournament judge, without a network"
DETAILS = (
    "Tournament rules in three languages, the round clock with the deadline of every table,",
    "calls, appeals, infractions and penalties, and deck checks.",
)
HOMEPAGE = "https://judgekit.example"
DEB_NEEDS = (
    "libc6 (>= 2.34), libgl1, libegl1, libxkbcommon0, libfontconfig1, libdbus-1-3, libglib2.0-0"
    " | libglib2.0-0t64, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0,"
    " libxkbcommon-x11-0"
)
DEB_WISHES = "libpulse0, libgssapi-krb5-2, libcups2 | libcups2t64"
RPM_NEEDS = (
    *("libGL.so.1", "libEGL.so.1", "libxkbcommon.so.0", "libfontconfig.so.1", "libdbus-1.so.3"),
    *("libglib-2.0.so.0", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1"),
    *("libxcb-shape.so.0", "libxkbcommon-x11.so.0"),
)
RPM_FILES = (
    *("/usr/bin/judgekit", "/usr/share/applications/*", "/usr/share/metainfo/*"),
    *("/usr/share/mime/packages/*", "/usr/share/doc/judgekit"),
    "/usr/share/icons/hicolor/*/apps/*",
)


def build_deb(tree: Path, scratch: Path) -> Path:
    """Build the Debian package from the tree."""
    del scratch
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: judgekit\nVersion: {__version__}\nSection: utils\nPriority: optional\n"
        f"Architecture: {architecture}\nInstalled-Size: {kilobytes(tree)}\n"
        "Maintainer: Judgekit maintainers <maintainers@judgekit.example>\n"
        f"Homepage: {HOMEPAGE}\nDepends: {DEB_NEEDS}\nRecommends: {DEB_WISHES}\n"
        f"Description: {SUMMARY}\n" + "".join(f" {line}\n" for line in DETAILS),
        encoding="utf-8",
    )
    made = DIST / f"judgekit_{__version__}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made)
    return made


def build_rpm(tree: Path, scratch: Path) -> Path:
    """Build the RPM package from the tree."""
    needs = "".join(f"Requires: {name}()(64bit)\n" for name in RPM_NEEDS)
    files = "\n".join((f"/{PROGRAM}", *RPM_FILES))
    spec = scratch / "judgekit.spec"
    spec.write_text(
        f"Name: judgekit\nVersion: {__version__}\nRelease: 1\nSummary: {SUMMARY}\nLicense: MIT\n"
        f"URL: {HOMEPAGE}\nAutoReqProv: no\n{needs}"
        "%global __os_install_post %{nil}\n%global debug_package %{nil}\n"
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


BUILDERS: Mapping[str, Callable[[Path, Path], Path]] = {"deb": build_deb, "rpm": build_rpm}
PACKAGERS: Mapping[str, str] = {"deb": "dpkg-deb", "rpm": "rpmbuild"}


def main(arguments: Sequence[str]) -> int:
    """Build the named packages, both if none is named; print their sizes."""
    day = datetime.now(UTC).date().isoformat()
    for kind in arguments or BUILDERS:
        if shutil.which(PACKAGERS[kind]) is None:
            print(f"{PACKAGERS[kind]} is missing; install it to build the {kind}.", file=sys.stderr)
            return 3
        with tempfile.TemporaryDirectory() as folder:
            tree = Path(folder) / "tree"
            tree.mkdir()
            lay_out(DIST / "judgekit", tree, __version__, day)
            installed = kilobytes(tree) / 1000
            made = BUILDERS[kind](tree, Path(folder))
        print(f"{made.name}: {made.stat().st_size / 1e6:.0f} MB, installed {installed:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
