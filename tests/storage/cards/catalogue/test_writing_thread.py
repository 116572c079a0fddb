"""The thread that writes a catalogue: in order, and no error is lost."""

from __future__ import annotations

import sys

import apsw
import pytest

from judgekit.storage.cards.catalogue.writing_thread import MOST_WAITING, WritingThread


@pytest.fixture
def connection():
    connection = apsw.Connection(":memory:")
    connection.execute("CREATE TABLE said (number INTEGER PRIMARY KEY, word TEXT)")
    return connection


def test_everything_is_done_in_the_order_in_which_it_is_told(connection):
    with WritingThread(connection) as writing:
        for number in range(MOST_WAITING * 3):
            writing.insert("INSERT INTO said", [(number, "old"), (number + 1_000, "other")])
            writing.execute(f"UPDATE said SET word = 'new' WHERE number = {number}")
        writing.insert("INSERT INTO said", [])
        writing.finish()
    counted = dict(connection.execute("SELECT word, count(*) FROM said GROUP BY word"))
    assert counted == {"new": MOST_WAITING * 3, "other": MOST_WAITING * 3}


def test_an_error_is_told_at_the_end(connection):
    with WritingThread(connection) as writing:
        writing.insert("INSERT INTO said", [(1, "a"), (1, "b")])
        with pytest.raises(apsw.ConstraintError):
            writing.finish()


def test_an_error_ends_what_goes_on(connection):
    with WritingThread(connection) as writing, pytest.raises(apsw.ConstraintError):
        for _ in range(MOST_WAITING + 3):
            writing.insert("INSERT INTO said", [(1, "a")])


def test_what_is_left_when_it_is_broken_off_is_not_done(connection):
    before = sys.getswitchinterval()
    with pytest.raises(KeyError), WritingThread(connection) as writing:
        writing.do(lambda: None)
        raise KeyError
    assert sys.getswitchinterval() == before
    assert connection.execute("SELECT count(*) FROM said").fetchone() == (0,)
