"""Runs first in the bundle: PyInstaller's own hook for Qt imports it before the program does, and
`judgekit.ui` has then to have been there (`judgekit/ui/late_signatures.py`)."""

import judgekit.ui  # noqa: F401
