"""The reader's place and marks follow into the edition that has become the current one."""

from __future__ import annotations

from functools import partial

from judgekit.domain.rules.following import Standing
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.words.following_words import followed_words


def follow_editions(controller: ReadingController, keeper: MarksKeeper, messages: Messages) -> None:
    """Go on reading, and go back, in the editions that are current now.

    A message says where the section stood, and goes back there. Behind another view the text moves
    without it: that view tells what it has changed.
    """
    controller.history.follow(lambda place: keeper.place_of(place).here)
    current = controller.stage.view.current
    followed = keeper.place_of(current) if current is not None else None
    if followed is None or followed.standing is Standing.CURRENT:
        return
    is_behind = controller.other_view is not None
    if followed.standing is Standing.FOLLOWED and is_behind:
        controller.stage.show_section(followed.here)
    elif followed.standing is Standing.FOLLOWED:
        controller.open(followed.here)
    if not is_behind:
        back = partial(controller.open, followed.origin)
        messages.say(followed_words(controller.library, followed), back)
