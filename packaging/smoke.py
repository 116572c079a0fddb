"""Try a bundle as a new user would: from another folder, under its own home, off-screen.

It must answer verbs, open its window, find its resources, write only to its own folders, and start
about as fast as the checkout does.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import docx
from sharing_trial import try_sharing
from trial_machine import Machine, TrialFailed, files_in, must, must_be_empty, run

ROOT = Path(__file__).resolve().parents[1]
FIRST_PAINT = ("--quit-after-first-paint",)
START_RATIO = 1.15
"""What a start may take, in times of the checkout's; reported only, since a busy machine's figures
differ by as much."""
ROUNDS = 15

NOT_OURS = ("fontconfig", "mesa_shader_cache", "mesa_shader_cache_db")
"""Caches that the system's own libraries keep for every program."""


def try_verbs(program: str, machine: Machine, env: Mapping[str, str]) -> None:
    """Check that it answers in the terminal, from its bundled texts."""
    documents = json.loads(run([program, "documents", "--json"], machine, env).stdout)
    must(len(documents["documents"]) >= 5, "`documents` does not list the five texts")
    told = run([program, "documents", "--lang", "ru"], machine, env).stdout
    must("действует с" in told.decode("utf-8"), "`documents --lang ru` is not told in Russian")
    for words, language, title in (
        ("slow play", "en", "Slow Play"),
        ("juego lento", "es", "Juego Lento"),
    ):
        call = [program, "search", words, "--lang", language, "--json"]
        results = json.loads(run(call, machine, env).stdout)["results"]
        titles = [str(result["title"]).casefold() for result in results[:3]]
        must(title.casefold() in titles, f"`search {words}` does not find the section {title}")


GIVEN: Mapping[str, str] = {
    "script.jsonl": '{"at": "2026-11-21T10:00:00Z", "do": "start-round"}\n'
    '{"at": "2026-11-21T10:05:00Z", "do": "issue-penalty", "player": "A. Rossi",'
    ' "infraction": "ipg-2.5", "penalty": "warning", "table": 3}\n',
    "deck.cod": '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main">'
    '<card number="60" name="Island"/></zone></cockatrice_deck>',
    "rules.html": "<h1>Magic: The Gathering Tournament Rules</h1><p>Effective February 27, 2026</p>"
    "<h2>1. Tournament Fundamentals</h2><h3>1.1 Tournament Types</h3><p>There are two levels.</p>",
    "cards.json": '[{"object": "card", "name": "Island", "lang": "en", "layout": "normal",'
    ' "type_line": "Basic Land - Island", "legalities": {"modern": "legal"}}]',
}
"""Input files: each is read by a part of the program that a verb loads late."""


def try_files(program: str, machine: Machine, env: Mapping[str, str], folder: Path) -> None:
    """Check that it keeps a record, finds infractions, reads decks and card files."""
    folder.mkdir()
    for name, content in GIVEN.items():
        (folder / name).write_text(content, encoding="utf-8")

    def answer(*words: str | Path) -> dict[str, object]:
        call = [program, *map(str, words), "--json"]
        found: dict[str, object] = json.loads(run(call, machine, env).stdout)
        return found

    ran = answer("run", folder / "script.jsonl", "--event", folder / "day.judgekit")
    must(ran["refused"] == [] and "A. Rossi" in str(ran["state"]), "`run` keeps no record")
    ruled = answer("infraction", "drew extra card", "--rel", "competitive")
    must("ipg-2.3" in str(ruled["results"]), "`infraction` does not find a Hidden Card Error")
    deck = answer("deck", "read", folder / "deck.cod")
    must(deck["main"] == [{"count": 60, "name": "Island"}], "`deck read` does not read a deck")
    loaded = answer("cards", "load", folder / "cards.json")
    must(loaded["cards"] == 1, "`cards load` does not load a card")
    make_word_file(folder / "rules.docx")
    for name in ("rules.html", "rules.docx"):
        told = answer("import", folder / name, "--dry-run", "--kind", "mtr", "--language", "en")
        must("mtr-en-2026-02-27" in str(told), f"`import {name}` does not read it")
    made = folder / "report.pdf"
    answer("report", "--event", folder / "day.judgekit", "--format", "pdf", "--out", made)
    must(made.read_bytes().startswith(b"%PDF-"), "`report` makes no pages")
    read = answer("import", made, "--dry-run")
    must(bool(read["sections"]), "`import` does not read the report's own pages")


def make_word_file(target: Path) -> None:
    """Write the same rules as a Word file."""
    document = docx.Document()
    for line in re.findall(r">([^<]+)<", GIVEN["rules.html"]):
        document.add_paragraph(line)
    document.save(str(target))


def try_homes(program: str, bundle: Path, folder: Path) -> None:
    """Check that it writes only to the platform's folders, or to its own folder if set."""
    before = files_in(bundle)
    machine = Machine.under(folder / "platform")
    env = machine.environment()
    try_verbs(program, machine, env)
    try_files(program, machine, env, folder / "given")
    run([program, *FIRST_PAINT], machine, env)
    strays = [
        name
        for name in files_in(machine.home)
        if not any("judgekit" in part or part in NOT_OURS for part in name.split("/"))
    ]
    must(not strays, f"it wrote outside its folders: {strays}")
    must_be_empty(machine)

    machine = Machine.under(folder / "portable")
    own = folder / "portable" / "ключ"
    env = machine.environment(JUDGEKIT_HOME=str(own))
    run([program, *FIRST_PAINT], machine, env)
    try_verbs(program, machine, env)
    strays = [name for name in files_in(machine.home) if not set(name.split("/")) & set(NOT_OURS)]
    must(not strays, f"it wrote into the home though it has a folder of its own: {strays}")
    must(bool(files_in(own)), "it wrote nothing into the folder of its own")
    must_be_empty(machine)
    must(files_in(bundle) == before, "it changed files of its own bundle")


def start_ratio(program: str, folder: Path) -> float:
    """Median time to the first paint, bundle by checkout, measured alternately; both are
    printed."""
    machine = Machine.under(folder / "speed")
    env = machine.environment(JUDGEKIT_HOME=str(folder / "speed" / "own"))
    checkout = {**env, "PYTHONPATH": str(ROOT)}
    calls = (
        ([program, *FIRST_PAINT], env),
        ([sys.executable, "-P", "-m", "judgekit", *FIRST_PAINT], checkout),
    )
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(ROUNDS + 2):
        for (command, environ), taken in zip(calls, times, strict=True):
            begin = time.perf_counter()
            run(command, machine, environ)
            if turn >= 2:
                taken.append(time.perf_counter() - begin)
    bundled, plain = map(statistics.median, times)
    ratio = bundled / plain
    print(
        f"start to first paint: bundle {bundled * 1000:.0f} ms, checkout {plain * 1000:.0f} ms: "
        f"{ratio:.2f} times (at most {START_RATIO})"
    )
    return ratio


def main(arguments: Sequence[str]) -> int:
    """Try the bundle in the named folder; return 0 if it passes."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch).resolve()
        bundle = folder / "Судья ñandú" / "judgekit"
        shutil.copytree(arguments[0], bundle, symlinks=True)
        program = str(bundle / ("judgekit.exe" if os.name == "nt" else "judgekit"))
        try:
            try_homes(program, bundle, folder)
            print("the bundle answers, opens its window and writes only in its folders")
            try_sharing(program, folder / "shared")
            print("two laptops share an event, and a screen and a phone get their pages")
            if start_ratio(program, folder) > START_RATIO:
                print("It starts more slowly than it should: measure again on an idle machine.")
        except (TrialFailed, subprocess.TimeoutExpired) as failure:
            print(f"The bundle failed its trial: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
