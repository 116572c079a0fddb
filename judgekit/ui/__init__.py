"""What is seen: the only folder that imports PySide6.

With its first module PySide puts itself before Python's `import`, and from then on reads the source
of whatever is imported, to see whether it asks for another spelling of Qt's names (`__feature__`).
Nothing here does, so Python gets its own `import` back.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  (it has to have put itself there)

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
