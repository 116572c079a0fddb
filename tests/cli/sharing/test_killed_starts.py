"""Hubs that are killed while they start."""

from __future__ import annotations

import sys

import pytest

from tests.cli.sharing.killed_starts import KilledStarts

RUNS = 5


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="killed programs end their servers on Linux")
@pytest.mark.parametrize("number", range(RUNS))
def test_a_hub_that_is_killed_while_it_starts_starts_again(number, tmp_path, request):
    """It answers, no server outlives it, and nothing is lost."""
    seed = request.config.getoption("randomly_seed", 0) * 1_000 + number
    KilledStarts(seed, tmp_path).run()
