"""Parse the named MTGJSON file by card with ijson and store what it says of each card plainly: a
compressed row, its names and its texts in full-text tables; prints the peak resident megabytes and
the seconds that passed."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import ijson

from benchmarks.resident import most_megabytes

TABLES = """
    CREATE TABLE cards (card INTEGER PRIMARY KEY, said BLOB);
    CREATE VIRTUAL TABLE names USING fts5 (said, content='');
    CREATE VIRTUAL TABLE texts USING fts5 (said, content='');
"""


def main() -> None:
    """Store card after card, in one transaction and one thread."""
    begun = time.perf_counter()
    with TemporaryDirectory() as folder, Path(sys.argv[1]).open("rb") as file:
        stored = sqlite3.connect(Path(folder) / "stored.db")
        stored.executescript(TABLES)
        for card, (_, faces) in enumerate(ijson.kvitems(file, "data", use_float=True), 1):
            said = zlib.compress(json.dumps(faces).encode())
            stored.execute("INSERT INTO cards VALUES (?, ?)", (card, said))
            for table, fields in (("names", ("name",)), ("texts", ("type", "text"))):
                words = _said(faces, fields)
                stored.execute(f"INSERT INTO {table} (rowid, said) VALUES (?, ?)", (card, words))
        stored.commit()
        stored.close()
    print(most_megabytes(), time.perf_counter() - begun)


def _said(faces: Sequence[Mapping[str, Any]], fields: Sequence[str]) -> str:
    """These fields of the faces, in all languages."""
    tellings = [telling for face in faces for telling in (face, *face["foreignData"])]
    return "\n".join(str(telling.get(field, "")) for telling in tellings for field in fields)


main()
