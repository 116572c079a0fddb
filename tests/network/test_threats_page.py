"""Every test that the page on threats names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("tests/network", "tests/cli/sharing", "tests/engine/team", "tests/web")
NAMED = re.compile(r"`(test_\w+\.py)`\s+`(test_\w+)`")


def test_every_threat_has_a_test() -> None:
    page = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "---" not in line]
    threats = [row for row in rows if not row.startswith("| threat ")]
    assert len(threats) > 30
    assert [row for row in threats if not NAMED.search(row)] == []


def test_every_named_test_is_there() -> None:
    page = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
    missing = [
        f"{file}: {name}"
        for file, name in NAMED.findall(page)
        if name
        not in {
            node.name
            for node in ast.walk(ast.parse(_found(file).read_text("utf-8")))
            if isinstance(node, ast.FunctionDef)
        }
    ]
    assert missing == []


def _found(file: str) -> Path:
    """The tests are beside this one, beside those of the session, or of the pages for browsers."""
    return next(path for each in FOLDERS if (path := ROOT / each / file).exists())
