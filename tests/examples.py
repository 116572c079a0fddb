"""How many examples a property is tried with: few by default, many in the nightly profile."""

from __future__ import annotations

from hypothesis import settings

DEFAULT = 100
NIGHTLY = 3_000


def register_profiles() -> None:
    """`pytest --hypothesis-profile=nightly` takes the other one; no example is too slow."""
    settings.register_profile("default", max_examples=DEFAULT, deadline=None)
    settings.register_profile("nightly", max_examples=NIGHTLY, deadline=None)
    settings.load_profile("default")


def examples(by_default: int) -> settings:
    """For a property whose examples are dearer or cheaper than most: so many by default, and as
    many times more in the nightly profile as all the others."""
    return settings(max_examples=times(by_default))


def times(by_default: int) -> int:
    """The same as a number, for what is repeated without hypothesis."""
    return by_default * settings().max_examples // DEFAULT
