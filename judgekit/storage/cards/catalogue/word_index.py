"""An index of the words of names, and of cards' texts, types and colours (SQLite's FTS5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import apsw

from judgekit.storage.cards.catalogue.writing_thread import WritingThread

LAST_LETTER = "\U0010ffff"
"""Sorts after every letter of a word."""
TYPE, TYPE_AND_TEXT, COLOUR = "{type}", "{type text}", "{colour}"
"""Where a card has a word; its costs are beside its colours."""
COST_OR_TEXT = "{colour text}"
"""Where a card has a symbol."""
_HELD_BYTES = 8 << 20
"""Of each table, in memory before they are put into the file."""
_ROWS_AT_ONCE = 500

_FORM = """content='', columnsize=0, tokenize="unicode61 remove_diacritics 2 tokenchars '{}'\""""
_SCHEMA = f"""
CREATE VIRTUAL TABLE name_words USING fts5(words, {_FORM});
CREATE VIRTUAL TABLE name_word USING fts5vocab(name_words, row);
CREATE VIRTUAL TABLE card_words USING fts5(text, type, colour, {_FORM});
INSERT INTO name_words (name_words, rank) VALUES ('hashsize', {_HELD_BYTES});
INSERT INTO card_words (card_words, rank) VALUES ('hashsize', {_HELD_BYTES});
"""

_VOCABULARY = (
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.card_word USING fts5vocab('main', 'card_words', 'row')"
)


class WordWriter:
    """Fills the index; names and cards are numbered from 1, in the order in which they come."""

    def __init__(self, writing: WritingThread) -> None:
        self._writing = writing
        self._names: list[tuple[int, str]] = []
        self._cards: list[tuple[int, str, str, str]] = []
        self._name = self._card = 0
        writing.execute(_SCHEMA)

    def add_name(self, words: str) -> None:
        """Add the next name, by what its words are written as (`card_words.of_name`)."""
        self._name += 1
        self._names.append((self._name, words))
        if len(self._names) >= _ROWS_AT_ONCE:
            self._write_names()

    def add_card(self, text: str, types: str, colours: str) -> None:
        """Add the next card, by what its words are written as (`card_words.of_texts`); `colours`
        are letters with spaces between them, and its costs (`card_words.of_costs`)."""
        self._card += 1
        self._cards.append((self._card, text, types, colours))
        if len(self._cards) >= _ROWS_AT_ONCE:
            self._write_cards()

    def finish(self) -> None:
        """Write what is left."""
        self._write_names()
        self._write_cards()

    def _write_names(self) -> None:
        self._writing.insert("INSERT INTO name_words (rowid, words)", self._names)
        self._names = []

    def _write_cards(self) -> None:
        self._writing.insert("INSERT INTO card_words (rowid, text, type, colour)", self._cards)
        self._cards = []


class WordIndex:
    """The index in a finished file; every query raises apsw.Error if the file is damaged.

    A word is one as `card_words` cuts them out.
    """

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._has_vocabulary = False

    def names_with(self, word: str) -> set[int]:
        """Return the numbers of the names that have this word, or these pairs of signs in a row."""
        return self._names(_quoted(word))

    def names_with_start(self, start: str) -> set[int]:
        """Return the numbers of the names that have a word with this beginning."""
        return self._names(_begun(start))

    def begins_a_name_word(self, start: str) -> bool:
        """Return whether a word of a name begins so."""
        sql = "SELECT 1 FROM name_word WHERE term >= ? AND term < ? LIMIT 1"
        return self._connection.execute(sql, (start, start + LAST_LETTER)).fetchone() is not None

    def name_words(self, start: str) -> list[str]:
        """Return the words of names with this beginning, in order."""
        sql = "SELECT term FROM name_word WHERE term >= ? AND term < ?"
        rows = self._connection.execute(sql, (start, start + LAST_LETTER))
        return [str(term) for (term,) in rows]

    def said_words(self, start: str) -> list[str]:
        """Return the words of cards' texts and types with this beginning, in order."""
        if not self._has_vocabulary:
            self._connection.execute(_VOCABULARY)
            self._has_vocabulary = True
        sql = "SELECT term FROM temp.card_word WHERE term >= ? AND term < ?"
        rows = self._connection.execute(sql, (start, start + LAST_LETTER))
        return [str(term) for (term,) in rows]

    def is_said(self, condition: str) -> bool:
        """Return whether this is true of any card."""
        sql = "SELECT 1 FROM card_words WHERE card_words MATCH ? LIMIT 1"
        return self._connection.execute(sql, (condition,)).fetchone() is not None

    def says(self, card: int, each: Sequence[str]) -> bool:
        """Return whether all these are true of the card with this number."""
        sql = "SELECT 1 FROM card_words WHERE card_words MATCH ? AND rowid = ?"
        return self._connection.execute(sql, (" AND ".join(each), card)).fetchone() is not None

    def cards_saying(self, each: Sequence[str]) -> set[int]:
        """Return the numbers of the cards of which all these are true: `said`, or `any_of` them."""
        sql = "SELECT rowid FROM card_words WHERE card_words MATCH ?"
        return {number for (number,) in self._connection.execute(sql, (" AND ".join(each),))}

    def _names(self, asked: str) -> set[int]:
        sql = "SELECT rowid FROM name_words WHERE name_words MATCH ?"
        return {number for (number,) in self._connection.execute(sql, (asked,))}


def said(where: str, words: str, *, is_finished: bool = True) -> str:
    """Return the condition that a card has these words there, one after the other."""
    return f"{where} : {_quoted(words) if is_finished else _begun(words)}"


def any_of(conditions: Iterable[str]) -> str:
    """Return the condition that one of these is true."""
    return f"({' OR '.join(conditions)})"


def _begun(words: str) -> str:
    return f"{_quoted(words)} *"


def _quoted(words: str) -> str:
    return '"' + words.replace('"', " ").replace("\0", " ") + '"'
