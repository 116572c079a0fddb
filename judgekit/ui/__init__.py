"""What is seen: the only folder that imports PySide6.

With its first module PySide puts itself before Python's `import`, and from then on reads the source
of whatever is imported, to see whether it asks for another spelling of Qt's names (`__feature__`).
Nothing here does, so Python gets its own `import` back. What PySide would read itself before that,
to describe Qt's calls, it reads when it is asked for (`late_signatures`).
"""

from __future__ import annotations

from judgekit.ui.late_signatures import late_signatures

with late_signatures():
    import PySide6.QtCore  # noqa: F401  (it has to have put itself there)
