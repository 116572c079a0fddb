"""Closing the window while something goes on: said once, done the second time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.widgets.actions import letter_keys
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press

CLOSING_BANNER = "closing"


class Closing(QObject):
    """Knows whether the window should stay open; the answer is the banner, while it stands."""

    def __init__(self, bridge: EngineBridge, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._may_close = False
        bridge.switched.connect(self._withdraw)
        bridge.changed.connect(self._look_again)

    def close_at_once(self) -> None:
        """Hold the window no more, as when the machine shuts down."""
        self._may_close = True

    def holds_window(self) -> bool:
        """Whether the window should stay open: something waits to be recorded or is going on, and
        that has just been said for the first time."""
        if self._may_close:
            return False
        # Both are asked, so that the second time nothing is left to be said.
        holds = [self._bridge.pending.holds_window(), self._goes_on()]
        if any(holds):
            demand_fresh_press(self, *letter_keys("Q"))
        return any(holds)

    def _goes_on(self) -> bool:
        if CLOSING_BANNER in self._messages.banners() or not self._parts():
            return False
        self._messages.put(CLOSING_BANNER, Banner(self._words))
        return True

    def _parts(self) -> tuple[str, ...]:
        if self._bridge.engine is None:
            return ()
        from judgekit.views.words.going_on import going_on_parts  # noqa: PLC0415  (seldom needed)

        parts = going_on_parts(self._bridge.state, self._bridge.now(), interface_words())
        return (*parts, *self._of_team())

    def _of_team(self) -> tuple[str, ...]:
        """Return what other laptops lose with this one, or what they don't have yet."""
        engine = self._bridge.engine
        if engine is None or not engine.is_shared:
            return ()
        team, translate = self._bridge.team(), QCoreApplication.translate
        others, waiting = team.standing.others, team.standing.waiting
        if team.is_hub and others:
            return (translate("Closing", "%n laptop(s) lose this hub", "", others),)
        if waiting:
            words = translate("Closing", "%n entry(ies) not sent yet, but kept", "", waiting)
            return (words,)
        return ()

    def _words(self) -> str:
        words = QCoreApplication.translate(
            "Closing",
            "{what}. Quit again to close Judgekit: the clocks keep time, but no alarm will sound.",
        )
        return words.format(what="; ".join(self._parts()))

    def _look_again(self, _: object) -> None:
        if CLOSING_BANNER in self._messages.banners():
            self._withdraw()

    def _withdraw(self) -> None:
        self._messages.withdraw(CLOSING_BANNER)
