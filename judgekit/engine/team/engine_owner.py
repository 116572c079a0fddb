"""A shared event's engine as the owner of the pages."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.sharing.shared_engine import Enterer, SharedEngine


class EngineOwner:
    """See the port `HallOwner`.

    `seals` are those of a phone, by its device, and raise EnvironmentFailure; `rounding` reads the
    preference. Who publishes what is entered listens to the engine.
    """

    def __init__(
        self,
        engine: SharedEngine,
        seals: Callable[[str], Seals],
        rounding: Callable[[], int],
    ) -> None:
        self._engine = engine
        self._seals = seals
        self._rounding = rounding

    def now(self) -> Moment:
        """See the port."""
        return self._engine.now() + self._engine.milliseconds_into_grain()

    def state(self) -> Tournament | None:
        """See the port."""
        return self._engine.state

    def rounding(self) -> int:
        """See the port."""
        return self._rounding()

    def submit(self, device: str, command: Command) -> Refusal | None:
        """See the port."""
        phone = Enterer(device, frozenset((device,)), self._seals(device))
        outcome = self._engine.submit(command, phone=phone)
        return outcome if isinstance(outcome, Refusal) else None
