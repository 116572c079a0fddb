"""`docs/quality.md`: a section for each part, with the day and the commit it was measured at."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

HEAD = """# Quality

Made by `python3 dev.py quality`; with the names of parts (`soak`, `coverage`, `mutation`) only
these are measured anew. Decision 30 says how, and why so.
"""


@dataclass(frozen=True)
class Part:
    """What was measured: the section's title, its lines, and whether the bar is kept."""

    title: str
    lines: Sequence[str]
    holds: bool


def with_part(text: str, part: Part, measured: str) -> str:
    """The document with this section in the place of the one before, or at its end."""
    _, *sections = re.split(r"^(?=## )", text or HEAD, flags=re.MULTILINE)
    kept = "The bar is kept." if part.holds else "**The bar is not kept.**"
    lines = (f"## {part.title}", f"{measured} {kept}", "", *part.lines)
    new = "\n".join(lines) + "\n"
    places = [at for at, each in enumerate(sections) if each.startswith(f"## {part.title}\n")]
    if places:
        sections[places[0]] = new
    else:
        sections.append(new)
    return "\n".join([HEAD, *(each.strip("\n") + "\n" for each in sections)])


def measured_now(root: Path) -> str:
    """The day, and the commit that is checked out, if there is one; whether files differ from
    it."""

    def said(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    day = datetime.now(UTC).date().isoformat()
    try:
        commit = said("rev-parse", "--short=8", "HEAD")
        changed = said("status", "--porcelain", "--", ".", ":!docs/quality.md")
    except (OSError, subprocess.CalledProcessError):  # no Git, or an unpacked archive
        return f"Measured on {day}, of files without a commit."
    more = ", with files changed since" if changed else ""
    return f"Measured on {day} at commit {commit}{more}."


def table(*rows: Sequence[object]) -> list[str]:
    """Rows in Markdown; the first is the head."""
    head, *rest = (f"| {' | '.join(str(cell) for cell in row)} |" for row in rows)
    return [head, "|" + "---|" * len(rows[0]), *rest]
