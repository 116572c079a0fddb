"""Other hubs of an event that are found in the hall: which of them is a newer one.

An epoch whose order has the beginning of the one that is followed before its own was begun with all
of that: it is newer, and followed. Another that is known here is older, or gave way. One that knows
nothing of the epoch followed here began beside it: people say which one gives way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

from judgekit.engine.ports.team import HubPlace, JoiningFailed, JoinRefusal
from judgekit.engine.team.core import TeamCore
from judgekit.engine.team.first_look import (
    FirstLook,
    begun_after,
    epochs_begun,
    is_begun_with,
    shared_part,
)
from judgekit.engine.team.own_thread import Course, OwnThread
from judgekit.engine.team.told import OtherHub
from judgekit.engine.team.who import is_put_out, person_at

LOOK_AGAIN_SECONDS = 5.0
STAYS_SECONDS = 8.0
"""After which an earlier hub that is still one is told of."""
TELL_AGAIN_SECONDS = 20.0
"""After which people are told once more of another hub that is still there."""
log = logging.getLogger(__name__)
MOST_HUBS = 32
"""Epochs of which it is remembered that they were looked at, beside those that are there."""


class HubsNearby:
    """Looks at what is found, one hub after the other, on the owner's thread.

    `newer` is called with a hub that is to be followed.
    """

    def __init__(self, core: TeamCore, newer: Callable[[HubPlace], object]) -> None:
        self._core = core
        self._newer = newer
        self._places: Sequence[HubPlace] = ()
        self._others: tuple[OtherHub, ...] = ()
        self._told: dict[str, OtherHub] = {}
        """Those of this event that people were told of, by their epochs."""
        self._looked: dict[str, str] = {}
        """The epochs that were looked at, and which one was followed then."""
        # A course of its own: what else is under way goes on.
        self._thread = OwnThread(core.given)
        self._is_looking = self._has_begun = False

    def begin(self) -> None:
        """Look around from now on. Raises EnvironmentFailure."""
        if self._has_begun:
            return
        self._has_begun = True
        self._core.network.look_around(lambda places: self._thread.do(lambda: self._found(places)))

    def look_again(self) -> None:
        """Another hub is followed now: look at those that are there once more."""
        self._thread.do(self._tell_others)
        self._thread.do(self._look_at_next)

    def look_anew(self) -> None:
        """Forget what was found, and look at all that are there."""
        self._looked.clear()
        self.look_again()

    def close(self) -> None:
        """Look no more."""
        self._thread.close()

    def _found(self, places: Sequence[HubPlace]) -> None:
        engine, before = self._core.engine, set(self._places)
        self._places = places
        if engine is not None and any(
            place.epoch == engine.epoch and place not in before for place in places
        ):
            self._core.following.try_at_once()
        self._tell_others()
        self._look_at_next()

    def _look_at_next(self) -> None:
        engine = self._core.engine
        if engine is None or self._is_looking or engine.is_newer or self._core.has_left:
            return
        own = self._core.network.device()
        for place in self._places:
            if place.epoch == engine.epoch or place.device == own:
                continue
            if is_put_out(engine, place.device):
                continue
            if self._looked.get(place.epoch) == engine.epoch:
                continue
            if len(self._looked) >= MOST_HUBS:
                # What is still there stays known: it would be looked at without end.
                there = {each.epoch for each in self._places}
                self._looked = {key: each for key, each in self._looked.items() if key in there}
            self._looked[place.epoch] = engine.epoch
            self._is_looking = True
            self._thread.begin(self._look(place), partial(self._failed, place))
            return

    def _watch_earlier(self, place: HubPlace, followed: str) -> None:
        """An earlier hub follows the later one by itself; where it stays a hub, it has its reasons,
        and people are told."""

        def look() -> None:
            engine = self._core.engine
            if engine is None or engine.epoch != followed or place not in self._places:
                return
            look = self._core.network.look_at(place.address)
            self._thread.when(look, self._tell, lambda _: self._look_later(place))

        self._thread.after(STAYS_SECONDS, look)

    def _tell(self, place: HubPlace) -> None:
        engine = self._core.engine
        if engine is not None and place.epoch != engine.epoch:
            person = person_at(engine, place.device)
            other = self._told[place.epoch] = OtherHub(place.address, place.device, person)
            self._tell_others()
            self._core.listener.other_hub(other)
            self._thread.after(TELL_AGAIN_SECONDS, lambda: self._again(place))

    def _tell_others(self) -> None:
        """Tell which are there and not followed, if they are others than before."""
        engine = self._core.engine
        followed = engine.epoch if engine is not None else ""
        there = {each.epoch for each in self._places} - {followed}
        self._told = {epoch: hub for epoch, hub in self._told.items() if epoch in there}
        others = tuple(self._told.values())
        if others != self._others:
            self._others = others
            self._core.listener.other_hubs(others)

    def forget(self, place: HubPlace) -> None:
        """A hub could not be followed now: it is looked at once more by the next `look_again`."""
        self._looked.pop(place.epoch, None)

    def _look(self, place: HubPlace) -> Course:
        core = self._core
        found = yield core.network.look_at(place.address)
        engine = core.engine
        if engine is None or found.epoch != place.epoch:
            raise JoiningFailed(JoinRefusal.WRONG_HUB)
        look = FirstLook(core.network, found)
        yield from look.read()
        begun = epochs_begun(look.bodies)
        self._is_looking = False
        # What is settled here was judged here, a revoked laptop's own epoch among it.
        later = epochs_begun(look.bodies[shared_part(look.bodies, engine.sealed_messages()) :])
        if any(is_put_out(engine, device) for device in begun_after(later, engine.epoch)):
            log.info("A hub began with a laptop that was revoked, and is not followed")
            self._tell(found)
        elif is_begun_with(begun, engine.epoch, place.epoch):
            self._newer(found)
        elif place.epoch in engine.team.epochs:
            self._watch_earlier(place, engine.epoch)
        else:
            self._tell(found)
        # The next look ends this course, which can't be done from within.
        self._thread.do(self._look_at_next)

    def _failed(self, place: HubPlace, error: Exception) -> None:
        """It couldn't be looked at: it is tried again after a while, if it is still there."""
        log.info("A hub could not be looked at: %s", type(error).__name__)
        self._is_looking = False
        self._look_later(place)
        self._look_at_next()

    def _look_later(self, place: HubPlace) -> None:
        self._thread.after(LOOK_AGAIN_SECONDS, lambda: self._again(place))

    def _again(self, place: HubPlace) -> None:
        self._looked.pop(place.epoch, None)
        self._look_at_next()
