"""Memory of this process."""

from __future__ import annotations

from pathlib import Path

STATUS = Path("/proc/self/status")


def resident_megabytes() -> float:
    """Resident memory in megabytes; on systems without /proc, its peak."""
    return _megabytes("VmRSS")


def own_megabytes() -> float:
    """Resident memory of its own, in megabytes; on systems without /proc, the peak of all.

    What files hold is left out: of that the system takes pages away while other programs need
    memory, and brings them back.
    """
    return _megabytes("RssAnon")


def most_megabytes() -> float:
    """Peak resident memory, in megabytes."""
    return _megabytes("VmHWM")


def _megabytes(name: str) -> float:
    if STATUS.exists():
        lines = STATUS.read_text().splitlines()
        return int(next(line for line in lines if line.startswith(name)).split()[1]) / 1024
    import resource  # noqa: PLC0415  (not on Windows)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
