"""Days at random, with a network for each laptop where the machine allows it."""

from __future__ import annotations

import pytest

from tests.cli.sharing.random_run import RandomRun
from tests.network.namespaces import unsuited

RUNS = 25


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(RUNS))
def test_a_day_at_random_loses_and_doubles_nothing(number, tmp_path, request):
    """0 lost, 0 doubled, all equal, and what each step came to was told."""
    if unsuited():
        print(f"laptops can't be cut off here: {unsuited()}")
    seed = request.config.getoption("randomly_seed", 0) * 1_000 + number
    RandomRun(seed, tmp_path).run()
