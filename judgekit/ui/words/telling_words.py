"""Words for what a table was told and has to be told again."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.telling import OutdatedTelling
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.ui.words.wording import clock_title, reading_text, time_of_day

translate = QCoreApplication.translate


class TellAgain(NamedTuple):
    """What a judge does and says: `Tell table 3 again`, `Told −05:40 at 10:46, now −06:40:` and the
    sentence for the players."""

    title: str
    told: str
    sentence: str


def tell_again_words(outdated: OutdatedTelling) -> TellAgain:
    """Return the words for a table that has to be told again."""
    told = translate("Telling", "Told {told} at {time}, now {reading}:")
    return TellAgain(
        tell_again_title(outdated),
        told.format(**_values(outdated)),
        play_until_words(outdated.reading, outdated.turns),
    )


def tell_again_title(outdated: OutdatedTelling) -> str:
    """`Tell table 3 again`."""
    words = translate("Telling", "Tell table {table} again")
    return words.format(table=outdated.table)


def tell_again_line(outdated: OutdatedTelling, others: int = 0) -> str:
    """`Tell table 3 again: told −05:40 at 10:46, now −06:40`, and how many other tables wait for
    the same."""
    words = translate("Telling", "Tell table {table} again: told {told} at {time}, now {reading}")
    words = words.format(table=outdated.table, **_values(outdated))
    if outdated.clock != MAIN_CLOCK:
        words = f"{clock_title(outdated.clock, '')}: {words}"
    if others:
        words += f" · {translate('Telling', '%n more table(s)', '', others)}"
    return words


def tell_again_short(outdated: OutdatedTelling) -> str:
    """`Tell again: told −05:40 at 10:46`, beside the reading that holds now."""
    words = translate("Telling", "Tell again: told {told} at {time}")
    return words.format(**_values(outdated))


def was_told_words(outdated: OutdatedTelling) -> str:
    """`Table 3 was told −06:40`, once it is done."""
    words = translate("Telling", "Table {table} was told: {reading}")
    return words.format(table=outdated.table, reading=_reading(outdated.reading))


def told_button() -> str:
    """Return the words of the button that says that a table was told."""
    return translate("Telling", "Mark as told")


def play_until_words(reading: int, turns: int) -> str:
    """Return what the judge tells the table; the reading is in milliseconds."""
    words = translate("Calls", "“Play until the clock reads {reading}; then %n turns.”", "", turns)
    return words.format(reading=reading_text(reading))


def _values(outdated: OutdatedTelling) -> dict[str, str]:
    return {
        "told": _reading(outdated.told.reading),
        "time": time_of_day(outdated.told.at),
        "reading": _reading(outdated.reading),
    }


def _reading(reading: int) -> str:
    return reading_text(reading) if reading else translate("Telling", "no extension")
