"""An entry that was set aside, in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.team.state import SetAside
from judgekit.domain.tournament import Tournament
from judgekit.ui.words.command_wording import command_words
from judgekit.ui.words.outcome_wording import (
    commands_meant,
    what_differs,
    what_was_meant,
)
from judgekit.views.sharing.tables import table_of

translate = QCoreApplication.translate


def aside_words(aside: SetAside, state: Tournament) -> str:
    """Return `table 23, 5:00 given, by M. Silva`, without a player's name."""
    what = what_differs(aside.refusal) or what_was_meant(aside.parts)
    commands = commands_meant(aside.parts)
    tables = (table_of(each, state) or command_words(each).table for each in commands)
    table = next(filter(None, tables), None)
    if table is not None:
        what = translate("Steps", "table {table}, {what}").format(table=table, what=what)
    if not aside.author:
        return what
    return translate("AsideWords", "{what}, by {who}").format(what=what, who=aside.author)
