"""A listener of a shared event's session that heeds nothing."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.ports.team import DeviceAsking
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.told import (
    HallFacts,
    HubFacts,
    OtherHub,
    StepOutcome,
    TeamMember,
    TeamStanding,
    TeamTrouble,
)


class QuietListener:
    """See `TeamListener` for all methods; what somebody needs is overridden."""

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        """See `TeamListener`."""

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """See `TeamListener`."""

    def standing(self, standing: TeamStanding) -> None:
        """See `TeamListener`."""

    def members(self, members: Sequence[TeamMember]) -> None:
        """See `TeamListener`."""

    def asked(self, asking: DeviceAsking) -> None:
        """See `TeamListener`."""

    def gone(self, device: str) -> None:
        """See `TeamListener`."""

    def flooded(self, member: TeamMember) -> None:
        """See `TeamListener`."""

    def hub_opened(self, hub: HubFacts) -> None:
        """See `TeamListener`."""

    def hall_changed(self, facts: HallFacts | None) -> None:
        """See `TeamListener`."""

    def other_hub(self, other: OtherHub) -> None:
        """See `TeamListener`."""

    def follows(self, hub: str) -> None:
        """See `TeamListener`."""

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
