"""The policy of a Rules Enforcement Level."""

from __future__ import annotations

from judgekit.domain.infractions.policy import PolicyLevel
from judgekit.domain.setup.state import Level


def policy_level(level: str) -> PolicyLevel:
    """Return the policy that applies at a Rules Enforcement Level; an unknown level is taken for
    Competitive."""
    return PolicyLevel.REGULAR if level == Level.REGULAR else PolicyLevel.COMPETITIVE
