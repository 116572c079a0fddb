"""Keys of the Clock page that are also named elsewhere."""

from __future__ import annotations

END_KEY = "Ctrl+E"
PAUSE_ALL_KEY = "Shift+P"
OUTSTANDING_KEY = "O"
