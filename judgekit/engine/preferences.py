"""The user's preferences."""

from __future__ import annotations

import msgspec


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """Preferences that outlive a session; window geometry is stored elsewhere.

    `interface_language` is empty to follow the system; `reading_languages` is the order in which a
    rule's languages are offered, empty to begin with the interface's; `theme` is `system`, `light`,
    `dark` or `high-contrast`; `typeface` is `bundled` or `system`; `text_percent` is the text size,
    100 being normal; `judge_name` is the person at this laptop, for the record; `current_event` is
    the id of the open tournament; `round_up_extensions` shows extensions rounded up to the minute.
    `muted` alarms are shown but not heard, `speech` has them spoken too, and `alarm_volume_percent`
    is the volume of both, 100 being the machine's maximum; `deck_check_target_minutes` is a deck
    check's target, and `deck_check_stop_minutes` its hard stop; `rules_beside` is the
    language of the rules beside an infraction, or `both` for the first two; `notes_of` is the
    version whose release notes were shown, empty before the first.
    """

    interface_language: str = ""
    reading_languages: tuple[str, ...] = ()
    theme: str = "system"
    typeface: str = "bundled"
    text_percent: int = 100
    judge_name: str = ""
    current_event: str = ""
    round_up_extensions: bool = False
    muted: bool = False
    speech: bool = False
    alarm_volume_percent: int = 100
    deck_check_target_minutes: int = 8
    deck_check_stop_minutes: int = 10
    keep_events_months: int = 12
    rules_beside: str = "both"
    notes_of: str = ""
