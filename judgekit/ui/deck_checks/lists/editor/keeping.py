"""Recording an edited list, and what prevents it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.ui.deck_checks.lists.editor.editor import KEEP_KEYS, ListEditor
from judgekit.ui.deck_checks.lists.editor.kind import ListKind, kept_of, taking
from judgekit.ui.deck_checks.lists.editor.owner import ListOwner
from judgekit.ui.deck_checks.lists.editor.reader import ListReader
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.widgets.actions import key_text


class ListKeeping:
    """Reads the editor; `kept` is the recorded list being edited, None for a new one."""

    def __init__(
        self, bridge: EngineBridge, editor: ListEditor, owner: ListOwner, reader: ListReader
    ) -> None:
        self._bridge = bridge
        self._editor = editor
        self._owner = owner
        self._reader = reader
        self.kept: RegisteredList | None = None

    def command(self) -> Command:
        """Return the command that records the list."""
        return taking(self._editor.kind.kind, self._lists(), self._former())

    def obstacle(self) -> str:
        """Why the list can't be recorded; empty if it can."""
        if not self._reader.found().has_cards:
            return translate("ListEditing", "no cards yet")
        if not self._owner.name():
            return translate("ListEditing", "enter a player")
        if self._owner.is_new:
            return translate("ListEditing", "choose the player, or answer that they are new")
        if self._owner.asked():
            return translate("ListEditing", "choose the player")
        if self._bridge.engine is None:
            return translate("ListEditing", "no event is open")
        return ""

    def show(self) -> None:
        """Show below the list what recording it does."""
        editor, obstacle = self._editor, self.obstacle()
        kind, player = editor.kind.kind, self._owner.name()
        is_kept = player in kept_of(self._bridge.state, kind)
        words = translate("ListEditing", "Save list")
        if is_kept:
            words = translate("ListEditing", "Replace list")
        editor.keep.set_words(words, key=key_text(KEEP_KEYS[0]))
        editor.keep.set_possible(obstacle)
        left = len(self._reader.lines_left_out())
        notes = []
        if left:
            notes.append(translate("ListEditing", "%n line(s) would be left out", "", left))
        if self._former() and player:
            note = translate("ListEditing", "moved here from {player}")
            notes.append(note.format(player=self._former()))
        editor.keep_note.setText("" if obstacle else "; ".join(notes))
        drop = translate("ListEditor", "Remove this list")
        if kind is ListKind.POOL:
            drop = translate("ListEditor", "Remove this pool")
        editor.drop.set_words(drop)
        editor.drop.setVisible(self.kept is not None)

    def _former(self) -> str:
        """Player from whom the list moves; empty if it doesn't."""
        kept = self.kept
        return kept.player if kept is not None and kept.player != self._owner.name() else ""

    def _lists(self) -> Iterator[RegisteredList]:
        """Yield the list, and those of teammates that join its team only now."""
        player, team = self._owner.name(), self._editor.teammates.team()
        source = self._reader.file_name or (self.kept.source if self.kept is not None else "")
        yield RegisteredList(player, self._reader.found().decklist, source, team)
        if self._editor.kind.kind is ListKind.LIST:
            lists = self._bridge.state.deck_checks.lists
            mates = (lists[name] for name in self._editor.teammates.meant() if name in lists)
            yield from (
                msgspec.structs.replace(mate, team=team) for mate in mates if mate.team != team
            )
