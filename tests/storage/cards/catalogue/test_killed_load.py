"""A program that is killed while it loads leaves the catalogue of before, whole, and its drafts no
longer than until the next program looks; those of a running program are left to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.storage.cards.card_catalogue_file import FILE_NAME
from judgekit.storage.files import draft_making
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day, written
from tests.storage.cards.catalogue.printings import printing, ruling

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

QUIET, LOUD = "Quiet Thought", "Loud Thought"
MANY = [printing(f"Card {number}", "x" * 400) for number in range(3000)]
RULINGS = [ruling(f"oracle-of-{QUIET}", "2026-01-01", f"{number}") for number in range(3000)]


class OtherProgram:
    """Loads a file, step by step."""

    def __init__(self, data, file):
        self._waits = False
        self._running = subprocess.Popen(
            [sys.executable, "-c", LOADING, str(data), str(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[4])},
        )

    def load(self, part=2.0):
        """Go on until that part of the file is read, to the end if it is more than all."""
        if self._waits:
            self._go_on()
        for line in self._running.stdout:
            read, size = map(int, line.split())
            self._waits = read >= part * size
            if self._waits:
                return
            self._go_on()

    def _go_on(self):
        self._running.stdin.write("\n")
        self._running.stdin.flush()

    def kill(self):
        self._running.kill()
        assert self._running.wait() != 0

    def end(self):
        """Whatever it does."""
        self._running.kill()
        self._running.communicate()


@pytest.fixture
def other(data, tmp_path):
    """Starts another program that loads this content."""
    programs = []

    def start(content):
        file = written(tmp_path / "cards-20261105.json", content)
        programs.append(OtherProgram(data, file))
        return programs[-1]

    yield start
    for each in programs:
        each.end()


def names(folder):
    return sorted(each.name for each in folder.iterdir())


@pytest.mark.parametrize("content", [MANY, RULINGS], ids=["cards", "rulings"])
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_what_a_killed_load_left_goes_with_the_next_one(load, data, other, content, part):
    load([printing(QUIET, "Draw a card.")])
    before = (data / FILE_NAME).read_bytes()
    killed = other(content)
    killed.load(part)
    assert len(names(data)) > 2
    killed.kill()
    assert (data / FILE_NAME).read_bytes() == before
    assert load([printing(LOUD, "Discard a card.")]).cards == 2
    assert names(data) == [FILE_NAME]


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_what_a_killed_load_left_goes_when_the_next_program_looks(load, data, other, part):
    load([printing(QUIET, "Draw a card.")])
    killed = other(MANY)
    killed.load(part)
    killed.kill()
    left = names(data)
    assert KnownCards(resources_folder(), data, on_the_day).source().cards == 1
    assert (len(left) > 2, names(data)) == (True, [FILE_NAME])


def test_whoever_looks_leaves_the_drafts_of_a_program_that_loads(load, data, other):
    load([printing(QUIET, "Draw a card.")])
    running = other(MANY)
    running.load(0.5)
    drafts = names(data)
    assert KnownCards(resources_folder(), data, on_the_day).source().cards == 1
    assert names(data) == drafts
    running.load()
    assert KnownCards(resources_folder(), data, on_the_day).source().cards == 3001


def test_a_load_waits_for_that_of_another_program_and_both_stay(cards, load, data, other):
    running = other(MANY)
    running.load(0.5)
    drafts = names(data)
    waiting = Thread(target=load, args=([printing(QUIET, "Draw a card.")],))
    waiting.start()
    waiting.join(0.5)
    assert waiting.is_alive()
    assert names(data) == drafts
    running.load()
    waiting.join(60)
    assert names(data) == [FILE_NAME]
    assert cards.source().cards == 3001
    assert cards.card(QUIET).text == "Draw a card."


def test_who_waits_can_stop(cards, data, other, tmp_path):
    running = other(MANY)
    running.load(0.5)
    drafts = names(data)
    file = written(tmp_path / "quiet.json", [printing(QUIET, "Draw a card.")])
    assert cards.load(file, lambda read, size: False) is None
    assert names(data) == drafts


def test_who_has_waited_long_is_told_that_another_program_loads(load, data, other, monkeypatch):
    monkeypatch.setattr(draft_making, "PATIENCE", 0.2)
    running = other(MANY)
    running.load(0.5)
    drafts = names(data)
    with pytest.raises(EnvironmentFailure) as told:
        load([printing(QUIET, "Draw a card.")])
    assert told.value.reason is FailureReason.CARDS_LOCKED
    assert names(data) == drafts
