"""What the terminal says to a person is wholly in the caller's language: every verb is called, in
Spanish and in Russian, and no English word is left outside the names listed here."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.app import run
from judgekit.cli.decks.arguments import ACTIONS
from judgekit.cli.parser import VERBS
from judgekit.cli.tournaments.entry_names import NAMES
from judgekit.engine.redeciding import NAMES as RECORDED

NAMES_OF_THINGS = frozenset(
    (
        *("Magic", "The", "Gathering", "Commander", "MTR", "IPG", "JAR", "CR", "DCI"),
        *("Judgekit", "judgekit", "python", "sqlite", "apsw", "Linux"),
        *("Scryfall", "Bulk", "Data", "MTGJSON", "AtomicCards", "AllPrintings"),
        *("JSON", "json", "CSV", "TSV", "PDF", "Word", "HTML", "Markdown", "QR"),
    )
)
"""Games and documents, programs, sources of card files, kinds of files."""
TYPED = frozenset(
    (
        *VERBS,
        *ACTIONS,
        *("load", "erase", "export", "competitive", "en", "es", "ru", "xx"),
        *("at", "do", "q", "lang", "round", "player", "opponent", "won", "lost", "drawn", "bye"),
    )
)
"""What a person types for the program: verbs, values of options, keys and headings in files."""
SAME = frozenset(
    (
        *("draft", "Draft", "Booster", "Rochester", "Modern", "Teferi", "planeswalker"),
        *("sideboard", "legal", "min"),
    )
)
"""Words that Spanish and English write alike."""
TEXTS = ("outline", "show", "search", "documents")
"""Verbs that say what a text says, in the text's language."""
WRONG = ("share", "join")
"""Verbs that are called wrongly here: rightly called, they go on until they are told to end."""

NO_WORDS = re.compile(
    r"`[^`]*`|\(bulk data\)|\{[^}]*\}|--?[a-z][\w-]*|\S*[/@]\S*"
    r"|\w+(?:-[\w.]+)+|[0-9:]+Z|\w+\.(?:txt|csv|jsonl?)"
)
"""Calls, choices, options, paths, ids, and times: the same for everybody."""
WORD = re.compile(r"(?<![\w.])[A-Za-z]{2,}(?![\w])")
"""A single letter is a place, as in an appendix, or a number, as `N`."""

Say = Callable[..., str]

DECK = {"es": "60 Montaña\n", "ru": "60 Гора\n"}
MATCHES = "round,player,opponent,won,lost,drawn\n1,1,2,2,0,0\n1,3,bye,2,0,0\n"
DAY = (
    {"at": "10:00:00", "do": "open-event", "name": "1", "rel": "competitive", "players": 61},
    {"at": "10:01:00", "do": "start-round", "minutes": 50},
    {"at": "10:10:00", "do": "open-call", "table": 3, "reason": "ruling"},
    {"at": "10:16:00", "do": "close-call", "table": 3},
    {"at": "10:20:00", "do": "grant-extension", "table": 3, "seconds": 120, "reason": "seats"},
    {"at": "10:30:00", "do": "open-call", "table": 4, "reason": "errand"},
    {"at": "10:40:00", "do": "start-deck-check", "table": 5},
    {"at": "11:02:00", "do": "start-turns", "table": 3},
)


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """The program's own folder, with what the calls name."""
    made = tmp_path_factory.mktemp("home")
    (made / "matches.csv").write_text(MATCHES, encoding="utf-8")
    for language, deck in DECK.items():
        (made / f"{language}.txt").write_text(deck, encoding="utf-8")
    lines = (json.dumps(each | {"at": f"2026-11-21T{each['at']}Z"}) for each in DAY)
    (made / "day.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return made


@pytest.fixture
def say(home, monkeypatch) -> Say:
    """Call the program as it is; return all that it says."""
    monkeypatch.setenv("JUDGEKIT_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "300")

    def said(*words: str) -> str:
        out, err = io.BytesIO(), io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, "utf-8"))
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8"))
        run([*words])
        return (out.getvalue() + err.getvalue()).decode()

    return said


def calls(home: Path, language: str) -> list[tuple[str, ...]]:
    """Calls of every verb, well and badly written."""
    event, deck = str(home / f"{language}.judgekit"), str(home / f"{language}.txt")
    text = {"es": "mtr-es-2021-07-23", "ru": "mtr-ru-2019-07-12"}[language]
    words = {"es": "tiempo", "ru": "время"}[language]
    return [
        ("run", str(home / "day.jsonl"), "--event", event),
        *((verb, "--help") for verb in VERBS),
        *(("deck", action, "--help") for action in ACTIONS),
        ("--help",),
        ("doctor",),
        ("documents",),
        ("documents", "remove"),
        ("outline", text),
        ("show", "Appendix", "B", "--in", text),
        ("show", "99.9"),
        ("align", text, "99.9"),
        ("import", "0.txt"),
        ("compare", text, text),
        ("changes", "2.6", "--in", text),
        ("editions", "load", "0.txt"),
        ("search", words, "--in", text, "--limit", "1"),
        ("find", words, "--limit", "1"),
        ("schedule", "booster"),
        ("schedule", "rochester"),
        ("schedule", "two-headed-giant"),
        ("rounds", "100"),
        ("rounds", "5"),
        ("rounds", "2"),
        ("tiebreakers", str(home / "matches.csv")),
        ("tiebreakers", "0.csv"),
        ("infraction", "--id", "ipg-3.4"),
        ("penalty", "ipg-2.5", "--prior", "ipg-2.5:warning@2026-11-21", "--date", "2026-11-21"),
        ("penalty", "jar-tardiness"),
        ("deck", "read", deck),
        ("deck", "check", deck, "--format", "modern"),
        ("deck", "compare", deck, deck),
        ("cards", "load", "0.txt"),
        ("state", "--event", event),
        ("steps", "--event", event),
        ("report", "--event", event),
        ("player", "export", "9", "--event", event),
        ("rehearse", "--out", str(home / f"made-{language}.judgekit"), "--rounds", "1"),
        ("shared", "--event", event),
        ("share", "--event", event),
        ("join", "0"),
    ]


def test_every_verb_is_called(home):
    assert {call[0] for call in calls(home, "ru")} >= VERBS.keys()


def test_every_entry_of_the_record_has_a_name():
    assert NAMES.keys() == set(RECORDED.values())


def english_words(said: str, *, is_usage: bool = False) -> set[str]:
    """The words in Latin letters but for names; in a text on usage, but for what is typed, too."""
    named = NAMES_OF_THINGS | TYPED if is_usage else NAMES_OF_THINGS
    return set(WORD.findall(NO_WORDS.sub(" ", said))) - named


def is_usage(call: tuple[str, ...]) -> bool:
    """Whether a call is answered by how it is written: asked for, or because it is wrong."""
    return "--help" in call or call[0] in WRONG


def titles(say: Say) -> set[str]:
    """The words of all titles of documents, each in its own language."""
    listed = json.loads(say("documents", "--json"))["documents"]
    return {word for each in listed for word in WORD.findall(each["title"])}


def test_russian_has_no_word_in_latin_letters(home, say):
    found = {}
    for call in calls(home, "ru"):
        words = english_words(say(*call, "--lang", "ru"), is_usage=is_usage(call))
        found[" ".join(call)] = words - (titles(say) if call == ("documents",) else set())
    assert {call: words for call, words in found.items() if words} == {}


def test_spanish_has_no_word_that_english_says_there(home, say):
    found = {}
    for call in (each for each in calls(home, "es") if each[0] not in TEXTS):
        english = english_words(say(*call, "--lang", "en"), is_usage=is_usage(call))
        both = english & english_words(say(*call, "--lang", "es"), is_usage=is_usage(call))
        found[" ".join(call)] = {word for word in both if len(word) > 2} - SAME
    assert {call: words for call, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("  state        sound", {"state", "sound"}),
        ("папки\n  data  /mnt/a (доступна для записи)", {"data"}),
        ("использование: judgekit [-h] [--lang {en,es,ru}] ФАЙЛ", set()),
        ("— MTR Appendix E Рекомендуемое количество", {"Appendix"}),
        ("mtr-ru-2019-07-12  в 16:22:49Z", set()),
    ],
)
def test_a_word_left_in_english_is_seen(said, found):
    assert english_words(said) == found
