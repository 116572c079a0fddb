"""Run pytest with one module of the program mutated: `FILE NUMBER`, then pytest's own words."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from devtools.quality.mutant_code import MutantFinder

path, number, *words = sys.argv[1:]
sys.meta_path.insert(0, MutantFinder(Path.cwd(), path, int(number)))
sys.exit(pytest.main(words))
