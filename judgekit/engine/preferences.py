"""The user's choices, and the languages that there are to choose from."""

from __future__ import annotations

import msgspec

LANGUAGES = ("en", "es", "ru")
"""The languages of the interface and of the texts that come with the program."""


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices that outlive a session; where the window stood is kept elsewhere.

    `interface_language` is empty to follow the system; `reading_languages` is the order in which
    a rule is offered, empty to begin with the interface's; `theme` is `system`, `light`, `dark` or
    `high-contrast`; `text_percent` is the text size, 100 being the normal one; `judge_name` is who
    is at this laptop, for the record; `current_event` is the id of the tournament that is open;
    `round_up_extensions` shows extensions up to the next minute; `muted` alarms are seen and not
    heard, `speech` has them spoken too, and `alarm_volume_percent` is how loud both are, 100 being
    all that the machine gives; `deck_check_target_minutes` is how long a deck check is to take, and
    `deck_check_stop_minutes` when it ends whatever has been looked at.
    """

    interface_language: str = ""
    reading_languages: tuple[str, ...] = ()
    theme: str = "system"
    text_percent: int = 100
    judge_name: str = ""
    current_event: str = ""
    round_up_extensions: bool = False
    muted: bool = False
    speech: bool = False
    alarm_volume_percent: int = 100
    deck_check_target_minutes: int = 8
    deck_check_stop_minutes: int = 10
