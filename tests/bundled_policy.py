"""The bundled catalogue of infractions, for all tests that only read it."""

from __future__ import annotations

from functools import cache

from judgekit.app import policy_provider
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.system.resources import resources_folder


@cache
def bundled_policy() -> PolicyProvider:
    """The catalogue and its searches, made once per process: they take a second and 50 MB."""
    return policy_provider(resources_folder())
