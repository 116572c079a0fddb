"""An entry that was set aside, in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.state import SetAside
from judgekit.domain.tournament import Tournament
from judgekit.engine.sharing.deciding import commands_of
from judgekit.ui.words.command_wording import command_words
from judgekit.views.sharing.tables import table_of

translate = QCoreApplication.translate


def aside_words(aside: SetAside, state: Tournament) -> str:
    """Return `table 23, 5:00 given, by M. Silva`, without a player's name."""
    try:
        commands = commands_of(aside.parts)
    except UNDECODABLE:
        commands = []
    said = [command_words(each) for each in commands]
    what = "; ".join(dict.fromkeys(each.what for each in said))
    tables = [table_of(each, state) or words.table for each, words in zip(commands, said, strict=True)]
    table = next(filter(None, tables), None)
    if table is not None:
        what = translate("Steps", "table {table}, {what}").format(table=table, what=what)
    if not aside.author:
        return what
    return translate("AsideWords", "{what}, by {who}").format(what=what, who=aside.author)
