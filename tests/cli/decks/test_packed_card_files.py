"""`judgekit cards load` of a file as it was downloaded, packed; and of what only looks like one."""

from __future__ import annotations

import gzip
import json

import pytest

from tests.storage.cards.card_files import scryfall_card, written


def packed(name):
    return gzip.compress(json.dumps([scryfall_card(name)]).encode())


@pytest.mark.parametrize("name", ["oracle-cards-20261120100512.json.gz", "cards.json", "cards"])
def test_a_packed_file_is_taken_in_whatever_its_name(terminal, tmp_path, name):
    path = written(tmp_path / name, packed("Opt"))
    printed = terminal.call("cards", "load", str(path), "--json")
    assert (printed.status, printed.json["cards"]) == (0, 1)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (gzip.compress(b" " * 50_000_000), "has more in it than any card file"),
        (gzip.compress(b'[{"object": "card", "name": "' + b"x" * 50_000_000), "has more in it"),
        (packed("Ponder")[:-10], "is incomplete; download it again."),
        (packed("Ponder") + b"garbage", "is damaged; download it again."),
        (gzip.compress(packed("Ponder")), "is compressed; unpack it first"),
        (b"PK\x03\x04" + bytes(30), "is compressed; unpack it first"),
        (b"<!DOCTYPE html><title>Bulk data</title>", "is a web page and not the card file itself"),
    ],
    ids=["bomb", "bomb of a text", "cut off", "garbage behind", "twice", "zip", "page"],
)
def test_the_old_cards_stay_where_one_is_refused(terminal, tmp_path, content, sentence):
    terminal.call("cards", "load", str(written(tmp_path / "a.json", packed("Opt"))))
    path = written(tmp_path / "b.json", content)
    printed = terminal.call("cards", "load", str(path), "--json")
    assert (printed.status, printed.out) == (3, "")
    assert f"b.json {sentence}" in printed.err
    assert len(printed.err.splitlines()) == 1
    assert terminal.call("doctor", "--json").json["cards"]["cards"] == 1
