"""Records of shared events in files, for laptops of a hall."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.domain.shared.event import Recorded
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.sharing import OpenShared
from judgekit.engine.sharing.envelope import message_id
from judgekit.engine.stored import SettledMessage
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.shared_log import SqliteSharedLog
from judgekit.storage.record.tournament_folder import TournamentFolder


class FileLog:
    """A SharedLog in a file; each opening goes through the file."""

    def __init__(self, path: Path, base: Sequence[Recorded] = ()) -> None:
        self.path = path
        self.folder = TournamentFolder(path.parent / "events", EventCodec(EVENT_KINDS))
        self.log: SqliteSharedLog
        self.found = self._open()
        if base and not self.found.recorded:
            self.log.append(base)

    def _open(self) -> OpenTournament:
        found = self.folder.open_file(self.path)
        assert isinstance(found.log, SqliteSharedLog)
        self.log = found.log
        return found

    def opened(self) -> OpenShared:
        self.log.close()
        self.found = self._open()
        assert self.found.loss is None
        if self.found.shared is None:
            self.log.share("")
            return self.opened()
        return OpenShared(self, self.found.recorded, self.found.shared)

    @property
    def recorded(self) -> list[Recorded]:
        return list(self.folder.read(str(self.path)))

    def ids(self) -> list[str]:
        return [message_id(body) for body in self.log.sealed_from(1)]

    def join(self, other: FileLog) -> None:
        self.log.close()
        self.path.unlink()
        self.folder.save_copy(str(other.path), self.path)
        self.found = self._open()

    def append(self, events: Sequence[Recorded]) -> None:
        self.log.append(events)

    def close(self) -> None:
        self.log.close()

    def share(self, epoch: str) -> None:
        self.log.share(epoch)

    def put_out(self, items: Sequence[tuple[int, bytes]]) -> None:
        self.log.put_out(items)

    def settle(self, messages: Sequence[SettledMessage], done: Sequence[int]) -> None:
        self.log.settle(messages, done)

    def sealed_from(self, sequence: int) -> Sequence[bytes]:
        return self.log.sealed_from(sequence)

    def cut(self, messages: int, outbox: Sequence[tuple[int, bytes]]) -> Sequence[Recorded]:
        return self.log.cut(messages, outbox)
