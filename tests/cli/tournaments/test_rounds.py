"""Rounds as scripts with what the arithmetic of a round says of them, worked out by hand.

Each file of `tests/data/rounds` is a script; after an empty line it says why it is there and what
is to be seen when one looks at the state at an instant (`look`): of the table or the clock that it
names, else of the whole answer.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

ROUNDS = sorted((Path(__file__).resolve().parents[2] / "data" / "rounds").glob("*.jsonl"))


def script_and_facts(path: Path) -> tuple[str, list[dict]]:
    script, _, told = path.read_text(encoding="utf-8").partition("\n\n")
    _why, *facts = (msgspec.json.decode(line) for line in told.splitlines())
    return f"{script}\n", facts


def seen(answer: dict, fact: dict) -> dict:
    """Of the answer, what the fact is about."""
    state = answer["state"]
    clocks = [each for each in state["clocks"] if fact.get("clock") in (None, each["clock"])]
    if "table" in fact:
        return next(each for each in clocks[0]["tables"] if each["table"] == fact["table"])
    if "clock" in fact:
        return clocks[0]
    calls = [[call["table"], call["since"], call["reason"]] for call in state["open_calls"]]
    return {
        **state["deck_checks"],
        "refused": [each["line"] for each in answer["refused"]],
        "open_calls": calls,
        "clocks": [each["clock"] for each in clocks],
        "tables": [each["table"] for clock in clocks for each in clock["tables"]],
    }


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_round_is_as_the_rules_have_it(terminal, tmp_path, path):
    text, facts = script_and_facts(path)
    script = tmp_path / "script.jsonl"
    script.write_text(text, encoding="utf-8")
    wrong = []
    for fact in facts:
        answer = terminal.call("run", str(script), "--at", fact["look"], "--json").json
        found = seen(answer, fact)
        was = {name: found[name] for name in fact["is"]}
        if was != fact["is"]:
            wrong.append(f"{msgspec.json.encode(fact).decode()}\n  but was {was}")
    assert not wrong, "\n".join(wrong)


def test_there_are_rounds_enough():
    facts = [fact for path in ROUNDS for fact in script_and_facts(path)[1]]
    assert len(ROUNDS) >= 60
    assert sum(len(fact["is"]) for fact in facts) >= 450
