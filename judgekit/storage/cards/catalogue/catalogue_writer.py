"""Makes the catalogue of a card file and the catalogue before: a draft, sealed, then renamed."""

from __future__ import annotations

import contextlib
import gc
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeAlias

import apsw
import msgspec

from judgekit.domain.cards.card_match import CardSource, LoadedFile, LoadOutcome
from judgekit.domain.cards.file_days import as_of, dated, weight
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.cards import LoadProgress
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.card_file_stream import CardFileStream, LoadStopped
from judgekit.reading.cards.read_card import ReadCard
from judgekit.reading.cards.wrong_file import NoCardFile, WrongFile
from judgekit.storage.cards.card_catalogue_file import (
    FORMAT,
    HEAD,
    LoadedCatalogue,
    OpenCatalogue,
    Today,
)
from judgekit.storage.cards.catalogue.card_record import RulingsRecord
from judgekit.storage.cards.catalogue.catalogue_filler import CatalogueFiller
from judgekit.storage.cards.catalogue.catalogue_head import CatalogueHead, source_of
from judgekit.storage.cards.catalogue.gathered_cards import THIS_FILE, Aside, GatheredCards
from judgekit.storage.cards.catalogue.laying_over import (
    also_named,
    is_same,
    laid_over,
    with_files,
)
from judgekit.storage.cards.catalogue.legality_letters import FormatLetters
from judgekit.storage.cards.catalogue.rulings_file import GatheredRulings
from judgekit.storage.cards.catalogue.writing_thread import WritingThread
from judgekit.storage.files.draft_making import MadeElsewhere, making
from judgekit.storage.files.drafts import SUFFIX, draft_prefix
from judgekit.storage.files.sealed_file import seal
from judgekit.storage.files.user_file import unreadable
from judgekit.storage.record.database import sorted_error
from judgekit.storage.record.record_files import sync
from judgekit.system.private_files import make_private_folder
from judgekit.system.regular_file import open_regular_file

Replacing: TypeAlias = Callable[[], contextlib.AbstractContextManager[None]]

CACHE_KIB, ASIDE_KIB = 8 * 1024, 1024
LATEST_CHANGE = datetime(9999, 12, 31, tzinfo=UTC).timestamp()
"""What a disk may say of a file's last change is more than the calendar has."""
FIRST_DAY = "1993-08-05"
"""Before it there were no cards: such a number in a file's name is no day."""
_NAMED_DAY = re.compile(r"(?<!\d)(\d{4})([-_.]?)(\d\d)\2(\d\d)(?:\d{6})?(?!\d)")
"""A day in a file's name, perhaps with the time behind it."""
WRONG: Mapping[WrongFile, FailureReason] = {
    WrongFile.OTHER: FailureReason.NO_CARD_FILE,
    WrongFile.PAGE: FailureReason.CARD_FILE_PAGE,
    WrongFile.PACKED: FailureReason.CARD_FILE_PACKED,
    WrongFile.EMPTY: FailureReason.CARD_FILE_EMPTY,
    WrongFile.ENCODING: FailureReason.CARD_FILE_ENCODING,
    WrongFile.INCOMPLETE: FailureReason.CARD_FILE_INCOMPLETE,
    WrongFile.DAMAGED: FailureReason.CARD_FILE_DAMAGED,
    WrongFile.TOO_LARGE: FailureReason.CARD_FILE_TOO_LARGE,
}


class CatalogueWriter:
    """Lays a card file over the catalogue at `path`, replacing it."""

    def __init__(self, path: Path, progress: LoadProgress, today: Today, *, only: bool) -> None:
        """`only`: nothing of the catalogue before stays."""
        self._path = path
        self._progress = progress
        self._today = today
        self._only = only

    def write(self, file: Path, replacing: Replacing) -> CardSource | None:
        """Make the catalogue and return its source; None if `progress` stopped the load. One that
        brings nothing leaves the old catalogue in place.

        Within `replacing` nobody has the old catalogue open. Raises EnvironmentFailure; in every
        case either the old or the new catalogue remains whole.
        """
        try:
            with (
                _opened(file) as content,
                self._writing(),
                _without_collecting(),
                contextlib.ExitStack() as drafts,
            ):
                size = os.fstat(content.fileno()).st_size
                make_private_folder(self._path.parent)
                drafts.enter_context(making(self._path, partial(self._go_on, 0, size)))
                draft, aside, texts = (drafts.enter_context(self._new_draft()) for _ in range(3))
                with (
                    self._before() as before,
                    _connected(aside, ASIDE_KIB) as beside,
                    texts.open("w+b") as said,
                ):
                    source = self._fill(draft, Aside(beside, said), content, file.name, before)
                    is_as_before = before is not None and _is_as_before(source, before.source)
                if is_as_before:
                    self._go_on(size, size)
                    return source
                seal(draft)
                sync(draft)
                with replacing():
                    self._go_on(size, size)  # from here on it can't be stopped
                    draft.replace(self._path)
        except LoadStopped:
            return None
        except MadeElsewhere as error:
            raise EnvironmentFailure(FailureReason.CARDS_LOCKED, str(self._path)) from error
        except NoCardFile as error:
            raise EnvironmentFailure(WRONG[error.kind], str(file), str(error)) from error
        return source

    def _go_on(self, read: int, size: int) -> None:
        """Report progress while nothing is read; raises LoadStopped if the load is to stop."""
        if not self._progress(read, size):
            raise LoadStopped

    @contextlib.contextmanager
    def _new_draft(self) -> Iterator[Path]:
        handle, name = tempfile.mkstemp(SUFFIX, draft_prefix(self._path), dir=self._path.parent)
        os.close(handle)
        draft = Path(name)
        try:
            yield draft
        finally:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)

    @contextlib.contextmanager
    def _before(self) -> Iterator[OpenCatalogue | None]:
        """Open the catalogue that is laid over; none if there is no usable one."""
        loaded = LoadedCatalogue(self._path, self._today)
        if not self._only:
            loaded.refresh()
        try:
            yield loaded.catalogue
        finally:
            loaded.let_go()

    def _fill(
        self,
        draft: Path,
        aside: Aside,
        content: BinaryIO,
        name: str,
        before: OpenCatalogue | None,
    ) -> CardSource:
        size = os.fstat(content.fileno()).st_size
        stream = CardFileStream(_CardFileContent(content), size, self._progress)
        reader = CardFile(stream)
        letters = FormatLetters(before.head.formats if before else ())
        cards, rulings = GatheredCards(aside, letters), GatheredRulings(aside.database)
        saved, today = _saved_on(os.fstat(content.fileno()).st_mtime), self._today()

        def dated_file() -> LoadedFile:
            days = _days(reader.date, name)
            return dated(LoadedFile(reader.kind, "", name), days, today, saved)

        for read in reader.cards():
            if cards.is_empty:
                cards.latest = _a_year_after(min(dated_file().date, today))
            if isinstance(read, ReadCard):
                cards.add(read)
            else:
                rulings.add(read)
        cards.finish()
        unread = reader.unread + cards.nameless
        loading = _Loading(dated_file(), today, stream.go_on, unread)
        if not cards.is_empty:
            making = _Making(cards, letters, loading)
            with _connected(draft) as connection:
                return making.write(connection, before)
        if rulings.is_empty:
            raise NoCardFile("no cards", WrongFile.OTHER)
        if before is None:
            raise EnvironmentFailure(FailureReason.RULINGS_WITHOUT_CARDS, str(content.name))
        shutil.copyfile(self._path, draft)
        with _connected(draft) as connection:
            return _with_rulings(connection, before, rulings, loading)

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


class _Loading(NamedTuple):
    """The file that is laid over, the day on which it is, what is called regularly, and how many
    entries of the file couldn't be read."""

    file: LoadedFile
    today: str
    go_on: Callable[[], None]
    unread: int

    def is_older(self, other: LoadedFile) -> bool:
        """Whether another file is of no later day."""
        of_other = weight(as_of(other, self.today), self.today)
        return of_other <= weight(self.file, self.today)


class _Making:
    """Makes a new catalogue of gathered cards and the catalogue before."""

    def __init__(self, cards: GatheredCards, letters: FormatLetters, loading: _Loading) -> None:
        self._cards = cards
        self._letters = letters
        self._loading = loading
        self._files = [loading.file]
        self._numbers: dict[int, int] = {}
        """New numbers of earlier files by their old ones."""
        self._new = 0
        self._changed = 0
        self._older: dict[int, bool] = {}
        """Whether an earlier file is of no later day, by its new number."""

    def write(self, connection: apsw.Connection, before: OpenCatalogue | None) -> CardSource:
        """Fill the empty database; return what it tells of itself."""
        with WritingThread(connection) as writing:
            source = self._write(CatalogueFiller(writing), before)
            writing.finish()
        return source

    def _write(self, filler: CatalogueFiller, before: OpenCatalogue | None) -> CardSource:
        names: set[str] = set()
        if before is not None:
            for name in self._lay_over(filler, before):
                names.add(name)
        for card in self._cards.all(self._kind):
            self._loading.go_on()
            if card.facts.name not in names:
                filler.add(card)
                self._new += 1
        filler.finish(self._loading.go_on)
        formats = tuple(self._letters.formats)
        files = filler.files.counted(self._files)
        today = self._loading.today
        source = source_of(files, filler.counts, formats, today)
        head = CatalogueHead(FORMAT, source, formats, files)
        filler.add_part(HEAD, msgspec.json.encode(head))
        outcome = LoadOutcome(
            files[THIS_FILE], self._new, self._changed, unread=self._loading.unread
        )
        return _with_outcome(head.source_on(today), outcome)

    @property
    def _kind(self) -> str:
        return self._files[THIS_FILE].kind

    def _lay_over(self, filler: CatalogueFiller, before: OpenCatalogue) -> Iterator[str]:
        """Add every card of before, with what the new file has of it; yield the names under which
        the new file has those."""
        for old in before.whole_cards():
            self._loading.go_on()
            kept = with_files(old, lambda number: self._number(before.head, number))
            new = self._cards.named(old.facts.name, self._kind)
            if new is None:
                other = self._cards.with_oracle_id(old.record.oracle_id, self._kind)
                if other and before.facts(other.facts.name) is None:
                    new = also_named(other, old.facts.name)
            if new is None:
                filler.add(kept)
                continue
            yield new.facts.name
            laid = laid_over(kept, new, self._is_older)
            self._changed += not is_same(kept, laid)
            filler.add(laid)

    def _number(self, head: CatalogueHead, number: int) -> int:
        if number not in self._numbers:
            if not 0 <= number < len(head.files):
                raise apsw.CorruptError(f"no file {number}")
            self._numbers[number] = len(self._files)
            self._files.append(head.files[number])
        return self._numbers[number]

    def _is_older(self, file: int) -> bool:
        if file not in self._older:
            self._older[file] = self._loading.is_older(self._files[file])
        return self._older[file]


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


def _with_rulings(
    connection: apsw.Connection,
    before: OpenCatalogue,
    rulings: GatheredRulings,
    loading: _Loading,
) -> CardSource:
    """Lay rulings over a copy of the catalogue before; return what it then tells of itself."""
    head, (file, today, go_on, unread) = before.head, loading
    older = [loading.is_older(each) for each in head.files]

    def is_older(number: int) -> bool:
        return 0 <= number < len(older) and older[number]

    def old_rulings() -> Iterator[RulingsRecord]:
        for each in before.rulings():
            go_on()
            yield each

    with WritingThread(connection) as writing:
        known = before.oracle_ids()
        counts = rulings.lay_over(writing, old_rulings(), known, len(head.files), is_older)
        writing.finish()
    if not rulings.fits:
        raise EnvironmentFailure(FailureReason.RULINGS_OF_OTHER_CARDS, file.file_name)
    files = tuple(
        msgspec.structs.replace(each, rulings=counts[number])
        for number, each in enumerate((*head.files, file))
    )
    told = head.source
    source = source_of(files, (told.cards, told.names), told.legalities_of, today)
    head = CatalogueHead(FORMAT, source, head.formats, files)
    content = msgspec.json.encode(head)
    connection.execute("UPDATE part SET content = ? WHERE name = ?", (content, HEAD))
    outcome = LoadOutcome(files[-1], 0, rulings.changed, unread=unread)
    return _with_outcome(head.source_on(today), outcome)


def _is_as_before(source: CardSource, before: CardSource) -> bool:
    """Whether a load brought nothing, and as much as before is from each file: a file that is laid
    over only takes facts from others, so that each fact is then from the same one."""
    is_nothing = source.outcome is not None and source.outcome.is_nothing
    return is_nothing and source.as_told_later() == before


def _with_outcome(source: CardSource, outcome: LoadOutcome) -> CardSource:
    is_listed = outcome.file in source.files
    listed = msgspec.structs.replace(outcome, is_listed=is_listed)
    return msgspec.structs.replace(source, outcome=listed)


@contextlib.contextmanager
def _without_collecting() -> Iterator[None]:
    """Keep Python from looking for circles among the hundred thousand things that a load holds at
    once, which takes as long as the rest; none of them is in one."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@contextlib.contextmanager
def _connected(draft: Path, cache_kib: int = CACHE_KIB) -> Iterator[apsw.Connection]:
    """Open a draft for one transaction. There is no journal and no rollback: an unfinished draft is
    deleted."""
    connection = apsw.Connection(str(draft))
    try:
        connection.pragma("journal_mode", "OFF")
        connection.pragma("synchronous", "OFF")
        connection.pragma("cache_size", -cache_kib)
        connection.execute("BEGIN")
        yield connection
        connection.execute("COMMIT")
    finally:
        connection.close()


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    try:
        content = open_regular_file(file)
    except OSError as error:
        raise unreadable(file, error) from error
    with content:
        yield content


def _day(text: str) -> str:
    """Return the text if it is a day as YYYY-MM-DD, else an empty string."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return ""


def _a_year_after(day: str) -> str:
    """Return a day after which no printing is announced in a file of that day: one that is later
    was written by a slip, and would win over all others."""
    return f"{min(int(day[:4]) + 1, 9999)}{day[4:]}"


def _days(said: str, file_name: str) -> Iterator[str]:
    """Yield the days that a file tells, the likeliest first: the one that it says itself, those in
    its name, as Scryfall writes them (`oracle-cards-20261120100512.json`) or a person."""
    if said := _day(said):
        yield said
    for year, _, month, day in _NAMED_DAY.findall(file_name):
        named = _day(f"{year}-{month}-{day}")
        if named >= FIRST_DAY:
            yield named


def _saved_on(modified: float) -> str:
    """Return the day of a file's last change."""
    told = min(max(modified, 0.0), LATEST_CHANGE)
    return datetime.fromtimestamp(told, UTC).date().isoformat()
