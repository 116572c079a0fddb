"""The round clock and the length of rounds, for every feature that names them."""

from __future__ import annotations

MAIN_CLOCK = "main"
"""Name of the clock that everybody plays by."""
LONGEST_ROUND = 24 * 60
"""In minutes; anything longer is a typing error."""
