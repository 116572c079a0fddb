"""What makes pages is imported only where pages are made."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEFORE = (
    "judgekit.cli.tournaments.report",
    "judgekit.ui.tournament.page",
    "judgekit.views.report.data",
)


@pytest.mark.parametrize("module", BEFORE)
def test_nothing_but_pages_imports_the_library_of_pages(module):
    asked = f"import sys, {module}; sys.exit('reportlab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
