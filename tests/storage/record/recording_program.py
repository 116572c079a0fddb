"""A program to be killed by tests: it works on records and reports what it has done.

Started with `TASK FOLDER NAME` it does that task in this process. Started without arguments it
reads such lines, separated by tabs, from standard input and does each in a child made by `fork`,
which takes a millisecond where Python takes fifty to start; it prints `child ID` first, and `ended`
at the end.

`append` and `append-beside-backups` print the number of the last event of each append after it has
returned; `run` and `run-beside-backups` print how many steps there are after each line of a script;
`share` prints the number of each item of an event that is shared once it waits to be settled;
`create` prints the id of each record it has made; `open` prints `opened`, and waits; `rewrite`
prints `rewriting`, replaces `ERASED` in a record, and prints `rewritten`.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from itertools import count, cycle
from pathlib import Path

from judgekit.engine.ports.record import RecordedTexts
from judgekit.engine.stored import SettledMessage, SharedRecord
from judgekit.storage.record.shared_log import SqliteSharedLog
from tests.storage.record.recorded_events import TableNoted, noted, opened, recorded, store
from tests.storage.record.scripted_day import day_folder, go_on

SIZES = (1, 1, 2, 1, 5, 1, 120)
"""Number of events per append, in turn."""

FILLING = "Тасовать " * 40
ERASED, STAND_IN = "Ánna Rossi", "███ 1"


def say(word: object) -> None:
    """Print at once and completely: whatever was printed was done before the kill."""
    os.write(1, f"{word}\n".encode())


def append(folder: Path, name: str) -> None:
    path = folder / f"{name}.judgekit"
    record = store(folder).open_file(path)
    number = len(record.recorded)
    for size in cycle(SIZES):
        events = [noted(number + each, FILLING) for each in range(size)]
        record.log.append(events)
        number += size
        say(number - 1)


def append_beside_backups(folder: Path, name: str) -> None:
    path = folder / f"{name}.judgekit"

    def back_up_forever() -> None:
        while True:
            store(folder).back_up(str(path))

    store(folder).open_file(path).log.close()
    threading.Thread(target=back_up_forever, daemon=True).start()
    append(folder, name)


def run(folder: Path, name: str) -> None:
    go_on(day_folder(folder).open_file(folder / f"{name}.judgekit"), say)


def run_beside_backups(folder: Path, name: str) -> None:
    path = folder / f"{name}.judgekit"
    opened = day_folder(folder).open_file(path)
    backing = day_folder(folder)

    def back_up_forever() -> None:
        while True:
            backing.back_up(str(path))

    threading.Thread(target=back_up_forever, daemon=True).start()
    go_on(opened, say)


def share(folder: Path, name: str) -> None:
    """Put items out, settle them, and cut the record to half of them now and then."""
    opened = store(folder).open_file(folder / f"{name}.judgekit")
    log = opened.log
    assert isinstance(log, SqliteSharedLog)
    if opened.shared is None:
        log.share("epoch")
    shared = opened.shared or SharedRecord("epoch", (), ())
    settled = [int(each) for each in shared.messages]
    waiting = {place: int(content) for place, content in shared.outbox}
    for number in count(max([0, *settled, *waiting.values()]) + 1):
        place = max(waiting, default=0) + 1
        log.put_out([(place, b"%d" % number)])
        waiting[place] = number
        say(number)
        if number % 3 == 0:
            done = list(waiting)[:2]
            messages = [
                SettledMessage(len(settled) + after, str(each), b"%d" % each, [noted(each)])
                for after, each in enumerate((waiting[place] for place in done), 1)
            ]
            log.settle(messages, done)
            settled += [waiting.pop(place) for place in done]
        if number % 10 == 0:
            kept = len(settled) // 2
            waiting = dict(enumerate((*settled[kept:], *waiting.values()), 1))
            log.cut(kept, [(place, b"%d" % each) for place, each in waiting.items()])
            del settled[kept:]


def create(folder: Path, name: str) -> None:
    while True:
        record = store(folder).create(name)
        record.log.append([opened(name), recorded(TableNoted(1), 1)])
        record.log.close()
        say(record.id)


def open_(folder: Path, name: str) -> None:
    store(folder).open_file(folder / f"{name}.judgekit")
    say("opened")
    time.sleep(60)


def without_name(texts: RecordedTexts) -> RecordedTexts:
    """The texts with the stand-in for the name."""
    old, new = ERASED.encode(), STAND_IN.encode()
    return texts._replace(
        author=texts.author.replace(ERASED, STAND_IN),
        payload=texts.payload.replace(old, new),
        intention=texts.intention.replace(old, new),
    )


def rewrite(folder: Path, name: str) -> None:
    path = folder / f"{name}.judgekit"

    def said_at_first(texts: RecordedTexts) -> RecordedTexts:
        if texts.id == noted(0).id:
            say("rewriting")
        return without_name(texts)

    store(folder).rewrite(str(path), said_at_first, [noted(1_000, "erased")])
    say("rewritten")
    time.sleep(60)


TASKS = {
    "append": append,
    "append-beside-backups": append_beside_backups,
    "run": run,
    "run-beside-backups": run_beside_backups,
    "share": share,
    "create": create,
    "open": open_,
    "rewrite": rewrite,
}


def do(line: str) -> None:
    task, folder, name = line.split("\t")
    TASKS[task](Path(folder), name)


def serve() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            try:
                say(f"child {os.getpid()}")  # before all else that it says
                do(line.rstrip("\n"))
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        say("ended")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        do("\t".join(sys.argv[1:]))
    else:
        serve()
