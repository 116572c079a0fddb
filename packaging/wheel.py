"""Build the sdist and of it the wheel in `dist/`, and try the wheel in an empty environment.

`python3 dev.py wheel`; what the program needs has the versions that `locks/run.txt` pins. It is
tried as it comes, and then with what sharing needs.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from sharing_trial import try_sharing
from smoke import ROOT, try_homes
from trial_machine import PATIENCE, Machine, TrialFailed, must, must_be_empty

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


def install(folder: Path) -> Path:
    """Make a new environment in `folder`; return the folder of its programs."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def pip(scripts: Path, *words: str | Path) -> None:
    """Let an environment's pip install something, without building anything."""
    command = [scripts / "python", "-I", "-m", "pip", "--disable-pip-version-check", "install"]
    options = ["--quiet", "--only-binary=:all:"]
    subprocess.run([*map(str, command), *options, *map(str, words)], check=True)


def pins(lock: Path, target: Path) -> Path:
    """Write the versions of a lock as pip's constraints: which packages are taken is the wheel's
    to say."""
    found = re.findall(r"^[\w.-]+==[^\s;]+", lock.read_text(encoding="utf-8"), re.MULTILINE)
    target.write_text("\n".join(found), encoding="utf-8")
    return target


def try_alone(program: str, folder: Path) -> None:
    """Check that a program without the optional packages says in each language what sharing
    needs."""
    machine = Machine.under(folder)
    for verb in (("share", "--name", "Ana"), ("join", "12345678", "--name", "Ana")):
        for language, word in (("en", "missing here"), ("es", "falta"), ("ru", "не хватает")):
            call = [program, *verb, "--event", "event.judgekit", "--lang", language]
            done = subprocess.run(
                call,
                check=False,
                cwd=machine.standing,
                env=machine.environment(),
                capture_output=True,
                timeout=PATIENCE,
            )
            said = done.stderr.decode("utf-8", "replace")
            is_told = word in said and "judgekit[team]" in said and said.count("\n") == 1
            must(done.returncode == 3 and is_told, f"`{verb[0]}` without a server said: {said}")
    must_be_empty(machine)


def main() -> int:
    """Build and try; return 0 if the wheel passes, without what sharing needs and with it."""
    made = build()
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB", flush=True)
    lock = ROOT / "locks" / "run.txt"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch).resolve()
        place = folder / "Судья ñandú"
        scripts = install(place)
        program = str(scripts / ("judgekit.exe" if os.name == "nt" else "judgekit"))
        try:
            pip(scripts, "--constraint", pins(lock, folder / "pins.txt"), made[1])
            try_homes(program, place, folder)
            print("the wheel answers, opens its window and writes only in its folders")
            try_alone(program, folder / "alone")
            print("without judgekit[team] one sentence says what sharing needs")
            pip(scripts, "--require-hashes", "--requirement", lock)
            pip(scripts, "--no-index", f"{made[1]}[team]")
            try_sharing(program, folder / "shared")
            print("with it two laptops share an event")
        except (TrialFailed, subprocess.SubprocessError) as failure:
            print(f"The wheel failed its trial: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
