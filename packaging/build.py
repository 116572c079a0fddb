"""Build the one-folder bundle in `dist/judgekit` and try it: `python3 dev.py package`.

With `deb`, `rpm` and `appimage` the packages for Linux are made of it as well.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from draw_icon import draw_icon
from icu_data import shrink

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LARGEST = 8


def build() -> Path:
    """Build the bundle from scratch; return its folder."""
    bundle = DIST / "judgekit"
    shutil.rmtree(bundle, ignore_errors=True)
    picture = ROOT / "build" / "judgekit.png"
    picture.parent.mkdir(exist_ok=True)
    draw_icon(512, picture)
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "packaging" / "judgekit.spec")]
    command += ["--noconfirm", "--log-level=WARN"]
    command += [f"--distpath={DIST}", f"--workpath={ROOT / 'build'}"]
    subprocess.run(command, check=True)
    if sys.platform == "linux":
        make_smaller(bundle)
    return bundle


def make_smaller(bundle: Path) -> None:
    """Cut ICU's data down, and take out of all libraries the symbols for debuggers, which some of
    Python's packages ship. Programs stay as they were published."""
    libraries = [path for path in bundle.rglob("*.so*") if not path.is_symlink()]
    for library in libraries:
        if library.name.startswith("libicudata."):
            shrink(library)
    subprocess.run(["strip", "--strip-unneeded", *map(str, libraries)], check=True)


def describe(bundle: Path) -> str:
    """Size of the bundle and of its largest files, in megabytes."""
    sizes = {
        path.relative_to(bundle).as_posix(): path.lstat().st_size / 1e6
        for path in bundle.rglob("*")
        if path.is_file() and not path.is_symlink()
    }
    largest = sorted(sizes, key=lambda name: -sizes[name])[:LARGEST]
    lines = [f"{bundle.name}: {sum(sizes.values()):.0f} MB in {len(sizes)} files; largest:"]
    return "\n".join(lines + [f"  {sizes[name]:6.1f} MB  {name}" for name in largest])


def main(packages: Sequence[str]) -> int:
    """Build, describe and try the bundle, and make packages of it; return the exit status of the
    first that failed. What packages can't be built here is told before the bundle is."""
    if packages and (status := make_packages("--look", *packages)):
        return status
    bundle = build()
    print(describe(bundle), flush=True)
    trial = [sys.executable, str(ROOT / "packaging" / "smoke.py"), str(bundle)]
    status = subprocess.run(trial, check=False).returncode
    if status or not packages:
        return status
    return make_packages(*packages)


def make_packages(*arguments: str) -> int:
    """Run the builder of the packages for Linux; return its exit status."""
    command = [sys.executable, str(ROOT / "packaging" / "linux" / "packages.py"), *arguments]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, check=False, env=environ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
