"""A program that is killed while it loads leaves the catalogue of before, whole."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit.storage.cards.card_catalogue_file import FILE_NAME
from tests.storage.cards.catalogue.printings import printing

LOADING = """
import sys
from pathlib import Path
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day

def told(read, size):
    print(read, size, flush=True)
    sys.stdin.readline()
    return True

KnownCards(resources_folder(), Path(sys.argv[1]), on_the_day).load(Path(sys.argv[2]), told)
"""
"""Loads the file, and waits for a line before each step."""


@pytest.fixture
def loading(data, tmp_path):
    """A program that loads many cards, step by step."""
    file = tmp_path / "many.json"
    file.write_text(json.dumps([printing(f"Card {number}", "x" * 400) for number in range(3000)]))
    root = str(Path(__file__).parents[4])
    with subprocess.Popen(
        [sys.executable, "-c", LOADING, str(data), str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
    ) as program:
        yield program
        program.kill()


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_the_catalogue_of_before_stays(cards, load, data, loading, part):
    load([printing("Quiet Thought", "Draw a card.")])
    before = (data / FILE_NAME).read_bytes()
    for line in loading.stdout:
        read, size = map(int, line.split())
        if read >= part * size:
            break
        loading.stdin.write("\n")
        loading.stdin.flush()
    assert len(list(data.iterdir())) == 3
    loading.kill()
    assert loading.wait() != 0
    assert (data / FILE_NAME).read_bytes() == before
    assert cards.card("Quiet Thought").text == "Draw a card."
    for left in data.iterdir():
        os.utime(left, (0, 0))  # long ago
    load([printing("Loud Thought", "Discard a card.")])
    assert [each.name for each in data.iterdir()] == [FILE_NAME]
    assert cards.card("Loud Thought").text == "Discard a card."
    assert cards.card("Quiet Thought").text == "Draw a card."
