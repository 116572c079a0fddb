"""Reading of a kept tournament's record, which stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from judgekit.cli.context import Context
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.stored import SharedRecord
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder
from judgekit.views.words.refusals import refusal_sentence


def tournament_folder(context: Context) -> TournamentFolder:
    """Return the folder of the user's tournaments."""
    return TournamentFolder(context.folders.data / FOLDER_NAME, EventCodec(EVENT_KINDS))


class Kept(NamedTuple):
    """The events of a file; the remark is empty, or says that a newer program wrote some of it.

    `shared` is what it has of being shared, None if it isn't; `messages` are the settled ones.
    """

    recorded: Sequence[Recorded]
    remark: str = ""
    shared: SharedRecord | None = None
    messages: Sequence[bytes] = ()


def kept_in(file: Path, context: Context) -> Kept:
    """Return the events in a file, also while a program has it open; raises EnvironmentFailure."""
    read = tournament_folder(context).read_file(file)
    newer = refusal_sentence(Refusal(RefusalCode.NEWER_RECORD), context.wording)
    return Kept(read.recorded, newer if read.is_newer else "", read.shared, read.messages)
