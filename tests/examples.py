"""Number of examples per property: few by default, many in the nightly profile."""

from __future__ import annotations

from hypothesis import Phase, settings

DEFAULT = 100
NIGHTLY = 3_000
MUTATION = 30


def register_profiles() -> None:
    """`pytest --hypothesis-profile=nightly` selects another profile; examples have no
    deadline. With `mutation` each mutant meets the same examples, and a failing one isn't made
    smaller."""
    settings.register_profile("default", max_examples=DEFAULT, deadline=None)
    settings.register_profile("nightly", max_examples=NIGHTLY, deadline=None)
    settings.register_profile(
        "mutation",
        max_examples=MUTATION,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
    )
    settings.load_profile("default")


def examples(by_default: int) -> settings:
    """Settings for a property with more or fewer examples than usual; the nightly profile
    multiplies them as for all others."""
    return settings(max_examples=times(by_default))


def times(by_default: int) -> int:
    """The same as a number, for repetitions without hypothesis."""
    return by_default * settings().max_examples // DEFAULT
