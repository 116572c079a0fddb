"""Making the locks: `uv` in a temporary environment resolves pyproject.toml for all platforms at
once."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from devtools.environment import OLDEST_PYTHON, python_of

RUN, TEST, PACKAGE = "run", "test", "package"
TEAM = "team"
"""The optional dependencies for sharing, which every set-up brings."""
LOCK_EXTRAS = ((RUN, (TEAM,)), (TEST, (TEAM, "dev")), (PACKAGE, (TEAM, "package")))
"""Each lock and the optional dependencies of pyproject.toml that it adds to the program's own."""


def make_locks(root: Path, arguments: Sequence[str]) -> None:
    """Write each lock of the checkout; `arguments` are passed to uv."""
    oldest = f"{OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]}"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(python_of(Path(folder)))
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
        subprocess.run(pip, check=True)
        compile_ = [python, "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet"]
        compile_ += ["--universal", "--python-version", oldest, "--generate-hashes", "--no-header"]
        compile_ += ["--no-emit-index-url", "--no-emit-find-links", *arguments]
        for name, extras in LOCK_EXTRAS:
            options = [word for extra in extras for word in ("--extra", extra)]
            options += [] if name == RUN else ["--constraint", "locks/run.txt"]
            target = root / "locks" / f"{name}.txt"
            target.parent.mkdir(exist_ok=True)
            subprocess.run([*compile_, *options, "-o", str(target)], check=True, cwd=root)
            text = target.read_text(encoding="utf-8")
            head = f"# Made by `python3 dev.py lock`; asked for: {asked_for(root, extras)}\n"
            target.write_text(head + text, encoding="utf-8", newline="\n")


def asked_for(root: Path, extras: Sequence[str]) -> str:
    """Short hash of the requirements that a lock answers, stored in its first line."""
    import tomllib  # noqa: PLC0415  (new in 3.11, which `dev.py` has checked)

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["requires-python"], *project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]
