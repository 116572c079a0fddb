"""Reading of a kept tournament's record, which stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.cli.context import Context
from judgekit.domain.shared.event import Recorded
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder


def tournament_folder(context: Context) -> TournamentFolder:
    """Return the folder of the user's tournaments."""
    return TournamentFolder(context.folders.data / FOLDER_NAME, EventCodec(EVENT_KINDS))


def recorded_in(file: Path, context: Context) -> Sequence[Recorded]:
    """Return the events in a file, also while a program has it open; raises EnvironmentFailure."""
    return tournament_folder(context).read_file(file)
