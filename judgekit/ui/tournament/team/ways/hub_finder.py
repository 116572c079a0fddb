"""Looks for hubs as long as the form that offers them is seen."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.tournament.team.ways.join_form import JoinForm

if TYPE_CHECKING:
    from judgekit.engine.ports.team import HallLook, HubPlace, LookAround

log = logging.getLogger(__name__)

GLANCE = 250
"""Milliseconds for which the form is seen before a look begins: the page is painted first, and one
that is passed on the way to another asks nothing of the network."""


class HubFinder(QObject):
    """`post` has a call made on the UI thread when no hand is on its way to a row."""

    def __init__(
        self,
        form: JoinForm,
        look_around: LookAround,
        post: Callable[[Callable[[], object]], object],
    ) -> None:
        super().__init__(form)
        self._form, self._look_around, self._post = form, look_around, post
        self._look: HallLook | None = None
        self._number = 0
        self._glance = QTimer(self, interval=GLANCE, singleShot=True)
        self._glance.timeout.connect(self._begin)
        form.seen.connect(self._turn)
        self._turn(is_seen=form.isVisible())

    def _turn(self, is_seen: bool) -> None:
        if is_seen:
            if self._look is None:
                self._glance.start()
            return
        self._glance.stop()
        if self._look is not None:
            look, self._look = self._look, None
            self._number += 1
            look.close()
            self._form.hubs.show_looking(is_looking=False)

    def _begin(self) -> None:
        try:
            self._look = self._look_around(partial(self._heard, self._number))
        except EnvironmentFailure as failure:
            # Whoever asks to join is told what is missing; an address can be typed meanwhile.
            log.info("No hubs are looked for: %s", failure.reason.value)
        self._form.hubs.show_looking(is_looking=self._look is not None)

    def _heard(self, number: int, places: Sequence[HubPlace]) -> None:
        """On the network's thread."""
        self._post(partial(self._found, number, places))

    def _found(self, number: int, places: Sequence[HubPlace]) -> None:
        """What an earlier look still tells is over."""
        if number == self._number:
            self._form.hubs.show_hubs(places)
