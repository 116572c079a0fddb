"""An invitation's text as a QR code: as a matrix for the window, as text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import segno

BORDER = 4
"""Light modules around it, which readers need."""
_HALVES = (" ", "\u2584", "\u2580", "\u2588")
"""Letters that draw the lower, the upper or both halves."""


def qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Rows of modules, dark where true, with the border that readers need."""
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix_iter(border=BORDER))


def qr_text(matrix: Sequence[Sequence[bool]]) -> str:
    """Two rows of modules a line, light ones drawn: for terminals with a dark ground; cameras read
    it on a light one too."""
    rows = [*matrix, *([[True] * len(matrix[0])] if len(matrix) % 2 else [])]
    return "\n".join(
        "".join(
            _HALVES[2 * (not above) + (not below)]
            for above, below in zip(upper, lower, strict=True)
        )
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
