"""Running the tests: in parallel, in random order, with temporary files in memory."""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

FEWEST_WORKERS = 2
MOST_WORKERS = 8
"""Each worker holds Qt, an index and the tests in memory."""

MEMORY_DISK = Path("/dev/shm")
MEMORY_NEEDED = 1024**3


def pytest_arguments(arguments: Sequence[str], *, nightly: bool) -> tuple[int, list[str]]:
    """The seed, and the arguments for pytest; `--seed N` repeats the order and the examples of a
    run.

    The tests of a file run together in one process, so that what they share is made once, and the
    files in the order of `tests/conftest.py`, by which no process waits long for the last one.
    Options set here may be given again, such as `-n 0`; the last one counts.
    """
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    taken, rest = parser.parse_known_args(list(arguments))
    chosen = ["-n", str(worker_count()), "--dist", "loadfile", "--no-loadscope-reorder"]
    chosen += ["--benchmark-disable"]
    chosen += [f"--randomly-seed={taken.seed}", f"--hypothesis-seed={taken.seed}"]
    if nightly:
        chosen += ["--hypothesis-profile=nightly", "-m", ""]
    return taken.seed, [*chosen, *rest]


def worker_count() -> int:
    """Three workers for two cores available to this process, within bounds: a quarter of their time
    they wait for other processes, for timers and for the disk."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(max(3 * (cores or 0) // 2, FEWEST_WORKERS), MOST_WORKERS)


@contextlib.contextmanager
def temporary_folder(memory_disk: Path = MEMORY_DISK) -> Iterator[Path]:
    """Create a folder for a run's temporary files, in memory if the system supports it.

    The tests of the record make SQLite wait for the disk some ten thousand times: on a shared disk
    that is most of their time.
    """
    with contextlib.suppress(OSError):
        if shutil.disk_usage(memory_disk).free < MEMORY_NEEDED:
            memory_disk = Path(tempfile.gettempdir())
    is_usable = memory_disk.is_dir() and os.access(memory_disk, os.W_OK | os.X_OK)
    with tempfile.TemporaryDirectory(
        prefix="judgekit-tests-",
        dir=memory_disk if is_usable else None,
        ignore_cleanup_errors=True,
    ) as folder:
        # Tests that become another user have folders of their own in it, which they have to reach.
        Path(folder).chmod(0o711)
        yield Path(folder)
