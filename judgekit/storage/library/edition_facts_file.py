"""The facts about editions: those that came with the program, or a newer file that was loaded."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from judgekit.domain.rules.changes import KnownChanges
from judgekit.domain.rules.edition_facts import (
    FORM,
    EditionFacts,
    FactsProblem,
    FactsRefused,
    check_not_older,
    check_whole,
)
from judgekit.domain.rules.figures import KnownFigures
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.edition_facts import FactsState
from judgekit.storage.cards.ban_history_file import read_ban_history
from judgekit.storage.files.resource_file import read_resource
from judgekit.storage.files.whole_file import WholeFile

BUNDLED_FOLDER = "editions"
CHANGES = "mtr-changes.json"
FIGURES = "figures.json"
_LARGEST = 16 * 1024 * 1024


class EditionFactsFile:
    """Implements `engine.ports.edition_facts.EditionFactsStore`.

    `kept` is the file that a loaded one becomes; without it there are only the facts that came
    with the program.
    """

    def __init__(self, resources: Path, kept: Path | None = None) -> None:
        self._resources = resources
        self.kept = kept
        self._facts: EditionFacts | None = None

    def facts(self) -> EditionFacts:
        """See the port.

        Of each part the one that is known until later counts: a newer program may bring newer facts
        than the file. A kept file that is damaged or unreadable is not used, as `state` tells.
        """
        if self._facts is None:
            bundled = self._bundled()
            kept = self._kept(bundled)
            self._facts = _newest(bundled, kept) if kept is not None else bundled
        return self._facts

    def state(self) -> FactsState:
        """See the port."""
        # Path's own methods raise if a parent folder may not be entered.
        if self.kept is None or not os.path.exists(self.kept):  # noqa: PTH110
            return FactsState.BUNDLED
        is_usable = self._kept(self._bundled()) is not None
        return FactsState.LOADED if is_usable else FactsState.DAMAGED

    def load(self, path: Path) -> EditionFacts:
        """See the port."""
        if self.kept is None:
            raise EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, str(path))
        content = _content(path)
        loaded = _decoded(content)
        check_whole(loaded, self._bundled().figures)
        check_not_older(loaded, self.facts())
        WholeFile(self.kept).replace(content)
        self._facts = None
        return self.facts()

    def _bundled(self) -> EditionFacts:
        folder = self._resources / BUNDLED_FOLDER
        return EditionFacts(
            FORM,
            read_resource(folder / CHANGES, KnownChanges),
            read_resource(folder / FIGURES, KnownFigures),
            read_ban_history(self._resources),
        )

    def _kept(self, bundled: EditionFacts) -> EditionFacts | None:
        try:
            content = WholeFile(self.kept).read() if self.kept is not None else None
            if content is None:
                return None
            kept = _decoded(content)
            check_whole(kept, bundled.figures)
        except (EnvironmentFailure, FactsRefused):
            return None
        return kept


def _newest(bundled: EditionFacts, kept: EditionFacts) -> EditionFacts:
    until = bundled.known_until
    newer = {part for part, date in kept.known_until.items() if date >= until[part]}
    return EditionFacts(
        FORM,
        kept.changes if "changes" in newer else bundled.changes,
        kept.figures if "figures" in newer else bundled.figures,
        kept.bans if "bans" in newer else bundled.bans,
    )


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    if len(content) > _LARGEST:
        raise FactsRefused(FactsProblem.UNREADABLE, f"> {_LARGEST // 1024**2} MB")
    return content


class _AnyForm(msgspec.Struct):
    form: int


def _decoded(content: bytes) -> EditionFacts:
    try:
        form = msgspec.json.decode(content, type=_AnyForm).form
        if form != FORM:
            raise FactsRefused(FactsProblem.OTHER_FORM, str(form))
        return msgspec.json.decode(content, type=EditionFacts)
    except UNDECODABLE as error:
        raise FactsRefused(FactsProblem.UNREADABLE, str(error)) from error
