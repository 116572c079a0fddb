"""The tournaments stored on this machine: one record each, in one folder."""

from __future__ import annotations

import contextlib
import re
import secrets
import shutil
import threading
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import apsw
import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament, Rewriting
from judgekit.engine.stored import BroughtBack, StoredTournament
from judgekit.storage.record.backup import back_up
from judgekit.storage.record.carried_copy import bring_copy, save_copy
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import RecordDamaged, connect_for_reading, sorted_error
from judgekit.storage.record.inspection import Inspected, ReadRecord, inspect, read_record
from judgekit.storage.record.opening import create_record, open_record
from judgekit.storage.record.record_files import SUFFIX, RecordFiles, true_path
from judgekit.storage.record.record_reading import damage_told
from judgekit.storage.record.rewriting import rewrite_record
from judgekit.system.private_files import make_private_folder, protect_folders

FOLDER_NAME = "events"
LONGEST_SLUG = 40
_NAME = (
    "SELECT payload FROM event WHERE kind IN ('event-opened', 'event-changed')"
    " ORDER BY sequence DESC LIMIT 1"
)


class _Named(msgspec.Struct):
    name: str


class TournamentFolder:
    """Implements `engine.ports.record.TournamentStore`.

    The id of a tournament is its file's name without the suffix, or the full path of a file in
    another folder.
    """

    def __init__(self, folder: Path, codec: EventCodec) -> None:
        self._folder = folder
        protect_folders((folder,))  # earlier programs left them readable
        self._codec = codec
        self._backing_up = threading.Lock()

    def tournaments(self) -> Sequence[StoredTournament]:
        """See the port."""
        try:
            paths = [path for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return ()
        except OSError as error:
            reason = FailureReason.EVENT_UNREADABLE
            raise sorted_error(error, self._folder, reason) from error
        found = [stored for path in paths if (stored := _stored(path))]
        return sorted(found, key=lambda stored: stored.last_used, reverse=True)

    def create(self, name: str) -> OpenTournament:
        """See the port; the file's name is derived from the tournament's."""
        tournament_id = f"{slug(name)}-{secrets.token_hex(3)}"
        try:
            make_private_folder(self._folder)
        except OSError as error:
            raise sorted_error(error, self._folder, FailureReason.WRITE_FAILED) from error
        return create_record(self._path(tournament_id), self._codec, tournament_id)

    def open(self, tournament_id: str) -> OpenTournament:
        """See the port."""
        return open_record(self._path(tournament_id), self._codec, self.known_as(tournament_id))

    def known_as(self, tournament_id: str) -> str:
        """See the port."""
        path = Path(tournament_id)
        if not path.is_absolute():
            return tournament_id
        path = true_path(path)
        is_here = path.parent == true_path(self._folder) and path.suffix == SUFFIX
        return path.stem if is_here else str(path)

    def open_file(self, path: Path) -> OpenTournament:
        """See the port."""
        path = path.absolute()
        tournament_id = self.known_as(str(path))
        if RecordFiles(path).can_be_opened:
            return open_record(path, self._codec, tournament_id)
        return create_record(path, self._codec, tournament_id)

    def is_there(self, path: Path) -> bool:
        """Whether there is a record in a user's file, or one that can replace it."""
        return RecordFiles(path.absolute()).can_be_opened

    def read_file(self, path: Path) -> ReadRecord:
        """Return the events of a user's file, open or not, without changing it; raises
        EnvironmentFailure."""
        return read_record(path.absolute(), self._codec)

    def read(self, tournament_id: str) -> Sequence[Recorded]:
        """See the port."""
        return read_record(self._path(tournament_id), self._codec).recorded

    def inspect(self, tournament_id: str) -> Inspected:
        """Check whether the record with this id is as it was written, without changing it."""
        return inspect(self._path(tournament_id), self._codec)

    def remove(self, tournament_id: str) -> None:
        """See the port; refuses a record that is open, here or in another program."""
        self.remove_file(self._path(tournament_id))

    def remove_file(self, path: Path) -> None:
        """The same for a record anywhere."""
        files = RecordFiles(path)
        lock = files.lock()
        try:
            if files.team.exists():
                shutil.rmtree(files.team)
            for each in files.everything():
                each.unlink(missing_ok=True)
        except OSError as error:
            reason = FailureReason.WRITE_FAILED
            raise sorted_error(error, files.path, reason) from error
        finally:
            lock.release()

    def rewrite(self, tournament_id: str, rewriting: Rewriting, added: Sequence[Recorded]) -> None:
        """See the port; a new backup is tried."""
        path = self._path(tournament_id)
        with self._backing_up:
            rewrite_record(path, self._codec, rewriting, added)
            with contextlib.suppress(EnvironmentFailure):
                back_up(path, self._codec)

    def back_up(self, tournament_id: str) -> None:
        """See the port."""
        with self._backing_up:
            back_up(self._path(tournament_id), self._codec)

    def save_copy(self, tournament_id: str, target: Path) -> int:
        """See the port."""
        return save_copy(self._path(tournament_id), target.absolute(), self._codec)

    def save_copy_to_join(self, tournament_id: str, target: Path) -> int:
        """See the port."""
        return save_copy(self._path(tournament_id), target.absolute(), self._codec, to_join=True)

    def bring_copy(self, source: Path) -> tuple[str, BroughtBack]:
        """See the port; the name of a new file is derived from the copy's."""
        try:
            make_private_folder(self._folder)
            here = [path for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except OSError as error:
            raise sorted_error(error, self._folder, FailureReason.WRITE_FAILED) from error
        new = self._path(f"{slug(source.stem)}-{secrets.token_hex(3)}")
        with self._backing_up:
            path, became = bring_copy(source.absolute(), here, new, self._codec)
        return self.known_as(str(path)), became

    def _path(self, tournament_id: str) -> Path:
        """Return the file of an id; an id that is a full path is its own file."""
        path = Path(tournament_id)
        return path if path.is_absolute() else self._folder / f"{tournament_id}{SUFFIX}"


def slug(name: str) -> str:
    """Return a name as part of a file name valid on every system: `gp-malaga` for `GP Málaga`;
    `event` if it has no Latin letters."""
    folded = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", folded)[:LONGEST_SLUG].strip("-") or "event"


def _stored(path: Path) -> StoredTournament | None:
    """Return a file's entry in the list; None if it was just removed or is not a file."""
    files = RecordFiles(path)
    try:
        str(path).encode()
        if not path.is_file():
            return None
        kept = [each.stat() for each in (path, files.wal) if each.exists()]
    except (OSError, UnicodeEncodeError):
        return None
    size = sum(stat.st_size for stat in kept)
    last_used = max(stat.st_mtime_ns for stat in kept) // 1_000_000
    return StoredTournament(path.stem, _name(files) or path.stem, str(path), size, last_used)


def _name(files: RecordFiles) -> str:
    """Return the tournament's name; empty if the record has none or can't be read."""
    try:
        connection = connect_for_reading(files.path, unchanging=not files.wal.exists())
        try:
            with damage_told():
                (payload,) = next(connection.execute(_NAME))
            return msgspec.json.decode(payload, type=_Named).name
        finally:
            connection.close()
    except (apsw.Error, RecordDamaged, TypeError, *UNDECODABLE):
        return ""
