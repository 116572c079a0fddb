"""An older Python than Judgekit needs says so in one sentence; it never meets a syntax of today."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.environment import python_versions
from devtools.terminal import ENVIRONMENT_FAILED

SCRIPT = Path(__file__).resolve().parents[2] / "dev.py"
OLD = ("python2.7", "python3.6", "python3.8", "python3.10")
TODAYS = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.Match, ast.AsyncFunctionDef)


def starts(program: str) -> bool:
    """Whether that Python is on this machine."""
    found = shutil.which(program)
    if not found:
        return False
    return subprocess.run([found, "-c", ""], check=False, capture_output=True).returncode == 0


def test_the_script_is_what_any_python_reads():
    source = SCRIPT.read_bytes().decode("ascii")
    nodes = list(ast.walk(ast.parse(source)))
    assert [node for node in nodes if isinstance(node, TODAYS)] == []
    assert "__future__" not in [getattr(node, "module", "") for node in nodes]


def test_an_older_version_is_told_what_is_needed(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    monkeypatch.setattr(sys, "version", "3.10.13 (main)")
    with pytest.raises(SystemExit) as ended:
        exec(compile(SCRIPT.read_bytes(), SCRIPT, "exec"), {"__name__": "__main__"})
    assert ended.value.code == ENVIRONMENT_FAILED
    told = f"Judgekit needs Python {python_versions()}, and this is 3.10.13.\n"
    assert capsys.readouterr().err == told


@pytest.mark.parametrize("program", OLD)
def test_a_real_older_python_says_the_same(program: str):
    if not starts(program):
        pytest.skip(f"{program} isn't on this machine")
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [program, str(SCRIPT), "run"], check=False, capture_output=True, text=True, env=environ
    )
    assert done.returncode == ENVIRONMENT_FAILED
    assert done.stderr.count("\n") == 1
    assert f"Judgekit needs Python {python_versions()}, and this is" in done.stderr
