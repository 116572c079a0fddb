"""Mask quoted values in tracebacks: one may be a player's name or a penalty."""

from __future__ import annotations

import re

_QUOTED = re.compile(r"""(?<!\w)(["'])(?:\\.|(?!\1).)*\1(?!\w)""")


def mask_values(trace: str) -> str:
    """Turn `KeyError: 'Ann Lind'` into `KeyError: '…'`; indented source lines are unchanged."""
    return "\n".join(map(_masked, trace.split("\n")))


def _masked(line: str) -> str:
    return line if line.startswith(" ") else _QUOTED.sub(r"\1…\1", line)
