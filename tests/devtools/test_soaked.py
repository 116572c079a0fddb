"""What a soak tells of its looks, and what the heart notes of a pause."""

from __future__ import annotations

import time

from benchmarks.heartbeat import Heartbeat
from benchmarks.soaked import Look, Soaked


def soaked(*looks: Look) -> Soaked:
    return Soaked(300.0, {}, list(looks), replays_alike=True)


def test_the_longest_looks_after_the_first_minute_are_told_with_what_fell_into_them():
    first = Look(30.0, "rules", 400.0, 5.0, 90.0)
    usual = Look(70.0, "clock", 20.0, 5.0, 100.0, 40)
    longest = Look(90.0, "decks", 176.1, 5.0, 101.0, 1_200, ("TickDeck", "a full collection"))
    found = soaked(first, usual, longest)
    assert found.longest_looks(10) == [longest, usual]
    assert found.longest() == longest
    assert longest.told() == " 176.1 ms  decks, step 1,200: TickDeck, a full collection"
    assert usual.told().endswith("nothing noted")


def test_the_heart_remembers_what_was_noted_in_its_longest_pause(qapp):
    heart = Heartbeat(patience=10)
    heart.begin()
    heart.note("a long one")
    busy_until = time.process_time() + 0.05
    while time.process_time() < busy_until:
        pass
    heart.wait(lambda: heart.longest() >= 50)
    heart.note("a short one")
    heart.wait(lambda: True, rest=0.02)
    assert heart.during == ("a long one",)
    heart.begin()
    assert heart.during == ()
