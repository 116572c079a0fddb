"""Catalogue built from a card file: one SQLite file, written as a draft, sealed, then renamed."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import BinaryIO, TypeAlias

import apsw
import msgspec

from judgekit.domain.cards.card_match import CardFacts, CardSource
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.cards import LoadProgress
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.card_file_stream import CardFileStream, LoadStopped, NoCardFile
from judgekit.reading.cards.read_card import ENGLISH, MTGJSON, ReadCard
from judgekit.storage.cards.card_database import CardDatabase, CardWriter, legalities_of
from judgekit.storage.files.drafts import SUFFIX, draft_prefix, remove_abandoned
from judgekit.storage.files.sealed_file import is_as_sealed, seal
from judgekit.storage.record.database import connect_for_reading, sorted_error
from judgekit.storage.record.record_files import sync
from judgekit.system.private_files import make_private_folder
from judgekit.system.regular_file import open_regular_file

Replacing: TypeAlias = Callable[[], contextlib.AbstractContextManager[None]]

FILE_NAME = "cards.sqlite"
FORMAT = 3
"""File format version; a file of another version requires loading the card file again."""

NOT_LEGAL = "not_legal"
DAMAGED = "damaged"
OTHER_FORM = "other-form"
UNREADABLE = "unreadable"

MOST_LANGUAGES = 64
CACHE_KIB = 48 * 1024
_HEAD = "head"


class CatalogueHead(msgspec.Struct, frozen=True):
    """Metadata of the catalogue; `formats` in the order of a card's legality letters."""

    format: int
    source: CardSource
    formats: tuple[str, ...]


class LoadedCatalogue:
    """The catalogue at `path`: opened on first use, and again when the file is replaced.

    `database` and `head` are None if there is no usable file; `complaint` then says why: `damaged`,
    `other-form` or `unreadable`.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp: tuple[int, ...] | None = None
        self.database: CardDatabase | None = None
        self.head: CatalogueHead | None = None
        self.complaint = ""

    def refresh(self) -> bool:
        """Open the current file; return whether it has changed since the last call."""
        stamp = self._stamp_now()
        if stamp == self._stamp:
            return False
        self.let_go()
        self._stamp, self.complaint = stamp, ""
        if stamp is not None:
            self._open()
        return True

    def facts(self, name: str) -> CardFacts | None:
        """Return the facts of a card by its English name; raises apsw.Error.

        A format that MTGJSON omits for a card is one in which the card isn't legal.
        """
        card = self.database.card(name) if self.database else None
        if card is None or self.head is None:
            return None
        unsaid = NOT_LEGAL if self.head.source.kind == MTGJSON else None
        told = card.letters
        legalities = legalities_of(told, self.head.formats, unsaid) if told is not None else None
        return CardFacts(
            name,
            card.basic_land,
            card.most_copies,
            legalities,
            card.released,
            card.in_core_sets,
            card.commanding,
        )

    def let_go(self) -> None:
        """Close the file so that it can be replaced; the next `refresh` opens it again."""
        if self.database is not None:
            self.database.close()
        self.database, self.head, self._stamp = None, None, None

    def give_up(self) -> None:
        """Mark the file as damaged after a failed read; ignore it until it is replaced."""
        stamp = self._stamp
        self.let_go()
        self._stamp, self.complaint = stamp, DAMAGED

    def _open(self) -> None:
        try:
            if not is_as_sealed(self._path):
                self.complaint = DAMAGED
                return
            self.database = CardDatabase(connect_for_reading(self._path, unchanging=True))
            head = msgspec.json.decode(self.database.part(_HEAD) or b"", type=CatalogueHead)
        except OSError:
            self.complaint = UNREADABLE
        except (apsw.Error, *UNDECODABLE):  # sealed, so it was written like that
            self._refuse()
        else:
            if head.format == FORMAT:
                self.head = head
            else:
                self._refuse()

    def _refuse(self) -> None:
        if self.database is not None:
            self.database.close()
        self.database, self.complaint = None, OTHER_FORM

    def _stamp_now(self) -> tuple[int, ...] | None:
        try:
            state = self._path.stat()
        except FileNotFoundError:
            return None
        except OSError:
            return ()
        return state.st_ino, state.st_size, state.st_mtime_ns


class CatalogueWriter:
    """Builds the catalogue at `path` from a card file, replacing the previous one."""

    def __init__(self, path: Path, progress: LoadProgress) -> None:
        self._path = path
        self._progress = progress
        self._draft: Path | None = None

    def write(self, file: Path, replacing: Replacing) -> CardSource | None:
        """Build the catalogue and return its source; None if `progress` stopped the load.

        Within `replacing` nobody has the old catalogue open. Raises EnvironmentFailure; in every
        case either the old or the new catalogue remains whole.
        """
        try:
            with _opened(file) as content, self._writing():
                draft = self._draft = self._new_draft()
                source = self._fill(draft, content, file.name)
                seal(draft)
                sync(draft)
                with replacing():
                    draft.replace(self._path)
        except LoadStopped:
            return None
        except NoCardFile as error:
            raise EnvironmentFailure(FailureReason.NO_CARD_FILE, str(file), str(error)) from error
        finally:
            if self._draft is not None:
                with contextlib.suppress(OSError):
                    self._draft.unlink(missing_ok=True)
        return source

    def _new_draft(self) -> Path:
        make_private_folder(self._path.parent)
        remove_abandoned(self._path)
        handle, name = tempfile.mkstemp(SUFFIX, draft_prefix(self._path), dir=self._path.parent)
        os.close(handle)
        return Path(name)

    def _fill(self, draft: Path, content: BinaryIO, name: str) -> CardSource:
        """Fill the draft. There is no journal and no rollback: an unfinished draft is deleted."""
        size = os.fstat(content.fileno()).st_size
        stream = CardFileStream(_CardFileContent(content), size, self._progress)
        cards = CardFile(stream)
        connection = apsw.Connection(str(draft))
        try:
            connection.pragma("journal_mode", "OFF")
            connection.pragma("synchronous", "OFF")
            connection.pragma("cache_size", -CACHE_KIB)
            connection.execute("BEGIN")
            writer = CardWriter(connection)
            languages = _take_in(cards, writer)
            writer.finish(stream.go_on)
            counts = writer.counts()
            if not counts[0]:
                raise NoCardFile("no cards")
            day = _day(cards.date) or _date_of(name, os.fstat(content.fileno()).st_mtime)
            formats = tuple(writer.formats)
            source = CardSource(cards.kind, day, *counts, languages, tuple(sorted(formats)), name)
            head = CatalogueHead(FORMAT, source, formats)
            writer.add_part(_HEAD, msgspec.json.encode(head))
            connection.execute("COMMIT")
        finally:
            connection.close()
        return source

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Report errors raised within as failures of the catalogue's disk or folder."""
        try:
            yield
        except PermissionError as error:
            folder = self._path.parent
            if folder.is_dir() and os.access(folder, os.W_OK):  # Windows, while it is open
                reason = FailureReason.CARDS_LOCKED
                raise EnvironmentFailure(reason, str(self._path), str(error)) from error
            raise sorted_error(error, self._path, FailureReason.WRITE_FAILED) from error
        except (apsw.Error, OSError) as error:
            raise sorted_error(error, self._path, FailureReason.WRITE_FAILED) from error


class _CardFileContent:
    """Reader of the user's file, so that its errors aren't attributed to the catalogue."""

    def __init__(self, content: BinaryIO) -> None:
        self._content = content

    def read(self, size: int = -1) -> bytes:
        """Read at most `size` bytes; raises EnvironmentFailure."""
        try:
            return self._content.read(size)
        except OSError as error:
            name = str(self._content.name)
            raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, name, str(error)) from error


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    try:
        content = open_regular_file(file)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(file), str(error)) from error
    with content:
        yield content


def _take_in(cards: CardFile, writer: CardWriter) -> tuple[str, ...]:
    """Add all cards with all their names; return the languages that have names."""
    languages: set[str] = set()
    for card in cards.cards():
        number = writer.add_card(card.facts) if isinstance(card, ReadCard) else None
        if not isinstance(card, ReadCard) or number is None:
            continue
        for language, name in card.others:
            writer.add_name(number, name)
            if len(languages) < MOST_LANGUAGES:
                languages.add(language)
    return tuple(sorted({ENGLISH, *languages}))


def _day(text: str) -> str:
    """Return the text if it is a day as YYYY-MM-DD, else an empty string."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return ""


def _date_of(file_name: str, modified: float) -> str:
    """Find the date in a Scryfall file name, as in `oracle-cards-20261120100512.json`."""
    for year, month, day in re.findall(r"(20\d\d)(\d\d)(\d\d)", file_name):
        if named := _day(f"{year}-{month}-{day}"):
            return named
    return datetime.fromtimestamp(modified, UTC).date().isoformat()
