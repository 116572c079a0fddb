"""What a session is given by who makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from judgekit.engine.engine import Device
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.ports.hall_web import WebGiven
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.team import TeamNetwork, TeamNotes


class TeamGiven(NamedTuple):
    """What a session of one record is made with.

    `open_record` opens the record for the session alone, and makes it if it isn't there; it is
    called again only when what it returned was closed, and may raise EnvironmentFailure.
    `is_there` tells whether there is one already. `make_network` is given this laptop's clock in
    milliseconds, which is read on the network's thread; it raises EnvironmentFailure, with
    SHARING_NOT_INSTALLED where optional packages are missing. `device` is this installation, whose
    name earlier entries have; in a shared event it goes by the name of its key. `post` has a
    function called on the owner's thread soon, from any thread, in order; what it does may change
    what is shown there, so it may wait a moment for a hand that is on its way. `at_once` does the
    same without that, ahead of what waits: somebody elsewhere waits for what comes of it. `later`
    has it called after so many seconds. `web` serves the pages for the hall; None where there are
    none.
    """

    open_record: Callable[[], OpenTournament]
    is_there: Callable[[], bool]
    make_network: Callable[[Callable[[], int]], TeamNetwork]
    clock: AnchoredClock
    device: Device
    notes: TeamNotes
    post: Callable[[Callable[[], object]], object]
    at_once: Callable[[Callable[[], object]], object]
    later: Callable[[float, Callable[[], object]], object]
    web: WebGiven | None = None
