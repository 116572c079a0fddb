"""Build the sdist and of it the wheel in `dist/`, and try the wheel in an empty environment.

`python3 dev.py wheel`; what the program needs is installed as `locks/run.txt` pins it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from smoke import ROOT, TrialFailed, try_homes

from judgekit import __version__

DIST = ROOT / "dist"


def build() -> tuple[Path, Path]:
    """Build both from scratch; return the sdist and the wheel."""
    sdist = DIST / f"judgekit-{__version__}.tar.gz"
    wheel = DIST / f"judgekit-{__version__}-py3-none-any.whl"
    for old in (sdist, wheel):
        old.unlink(missing_ok=True)
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(DIST)]
    subprocess.run([*command, "-t", "sdist"], check=True, cwd=ROOT)
    with tempfile.TemporaryDirectory() as folder:
        # As those who have the sdist alone would: it has all that the wheel is made of.
        subprocess.run(["tar", "-xzf", str(sdist), "-C", folder], check=True)
        source = Path(folder) / sdist.name.removesuffix(".tar.gz")
        subprocess.run([*command, "-t", "wheel"], check=True, cwd=source)
    return sdist, wheel


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel into a new environment in `folder`; return its program."""
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-I", "-m", "pip", "--disable-pip-version-check", "install"]
    pinned = ["--require-hashes", "--only-binary=:all:", "-r", str(ROOT / "locks" / "run.txt")]
    for wanted in (pinned, ["--no-deps", str(wheel)]):
        subprocess.run([*pip, "--quiet", *wanted], check=True)
    return scripts / ("judgekit.exe" if os.name == "nt" else "judgekit")


def main() -> int:
    """Build and try; return 0 if the wheel passes."""
    made = build()
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch).resolve()
        program = install(made[1], folder / "Судья ñandú")
        try:
            try_homes(str(program), folder / "Судья ñandú", folder)
        except (TrialFailed, subprocess.TimeoutExpired) as failure:
            print(f"The wheel failed its trial: {failure}", file=sys.stderr)
            return 1
    print("the wheel answers, opens its window and writes only in its folders")
    return 0


if __name__ == "__main__":
    sys.exit(main())
