"""`judgekit cards load`: what it takes in, what it says, what it refuses."""

from __future__ import annotations

import io
import os

import pytest

from tests.storage.cards.card_files import atomic_card, atomic_file, scryfall_card, written


@pytest.fixture
def file(tmp_path):
    foreign = [{"language": "Russian", "name": "Размышления"}]
    card = atomic_card("Ponder", foreignData=foreign)
    return str(written(tmp_path / "AtomicCards.json", atomic_file(Ponder=[card])))


def test_what_was_taken_in_for_a_program(terminal, file):
    printed = terminal.call("cards", "load", file, "--json")
    assert (printed.status, printed.err) == (0, "")
    assert printed.json == {
        "cards": 1,
        "names": 2,
        "languages": ["en", "ru"],
        "legalities_of": ["modern", "vintage"],
        "source": "mtgjson",
        "date": "2026-06-28",
        "newer_cards": 0,
        "older_cards": 0,
        "file": "AtomicCards.json",
        "rulings": 1,
        "files": [
            {
                "source": "mtgjson",
                "date": "2026-06-28",
                "file": "AtomicCards.json",
                "cards": 1,
                "languages": ["en", "ru"],
                "legalities": 1,
                "rulings": 1,
                "stated": None,
                "dated_by_saving": False,
            }
        ],
        "brought": {"new": 1, "changed": 0, "unread": 0},
    }


def test_and_for_a_person(terminal, file, tmp_path):
    assert terminal.call("cards", "load", file).out.splitlines() == [
        "Cards: 1, names: 2, from MTGJSON, data of 28 June 2026.",
        "Names in: English, Russian.",
        "Legality for: Modern, Vintage.",
        "Rulings: 1.",
        "From AtomicCards.json (MTGJSON, 28 June 2026): cards 1, with legality 1, rulings 1,"
        " languages: English, Russian.",
    ]
    silent = written(tmp_path / "a.json", [scryfall_card("Opt", legalities=None)])
    printed = terminal.call("cards", "load", str(silent), "--only", "--lang", "es").out
    assert "El archivo no dice nada de la legalidad." in printed
    assert "Sin aclaraciones" in printed


def test_a_date_that_ends_in_a_full_stop_gets_no_second_one(terminal, file):
    said = terminal.call("cards", "load", file, "--lang", "ru").out.splitlines()
    assert said[0] == "Карт: 1, названий: 2, из MTGJSON, данные от 28 июня 2026 г."


IN_ALL_LANGUAGES = {
    "en": "Names in: Ancient Greek, Arabic, English, French, German, Hebrew, Italian, Japanese, "
    "Korean, Latin, Phyrexian, Portuguese, Quenya, Russian, Sanskrit, Simplified Chinese, "
    "Spanish, Traditional Chinese.",
    "es": "Nombres en: alemán, chino simplificado, chino tradicional, coreano, español, francés, "
    "griego antiguo, hebreo, inglés, italiano, japonés, latín, pirexiano, portugués, quenya, ruso, "
    "sánscrito, árabe.",
    "ru": "Названия на языках: английский, арабский, древнегреческий, иврит, испанский, "
    "итальянский, квенья, китайский традиционный, китайский упрощённый, корейский, латинский, "
    "немецкий, португальский, русский, санскрит, фирексийский, французский, японский.",
}


@pytest.mark.parametrize(("reader", "line"), IN_ALL_LANGUAGES.items())
def test_every_language_of_cards_is_named_in_the_readers(terminal, tmp_path, reader, line):
    codes = ["en", "es", "fr", "de", "it", "pt", "ja", "ko", "ru", "zhs", "zht", "he", "la", "grc"]
    printings = [
        scryfall_card("Opt", lang=code, printed_name=f"Opt {code}")
        for code in (*codes, "ar", "sa", "ph", "qya")
    ]
    file = written(tmp_path / "all.json", printings)
    printed = terminal.call("cards", "load", str(file), "--lang", reader).out.splitlines()[1]
    said, named = (each.partition(": ")[2].rstrip(".").split(", ") for each in (printed, line))
    assert sorted(said) == sorted(named)


def test_a_file_is_laid_over_and_each_tells_what_is_from_it(terminal, file, tmp_path):
    terminal.call("cards", "load", file)
    opt = scryfall_card("Opt", oracle_id="o-1", lang="es", printed_name="Optar")
    newer = written(tmp_path / "default-cards-20261120100512.json", [opt])
    told = terminal.call("cards", "load", str(newer), "--json").json
    assert (told["cards"], told["source"], told["date"]) == (2, "scryfall", "2026-11-20")
    assert told["languages"] == ["en", "es", "ru"]
    assert [(each["file"], each["cards"]) for each in told["files"]] == [
        ("default-cards-20261120100512.json", 1),
        ("AtomicCards.json", 1),
    ]
    told = terminal.call("cards", "load", str(newer), "--only", "--json").json
    assert (told["cards"], len(told["files"])) == (1, 1)


def test_rulings_need_cards_first(terminal, tmp_path):
    ruling = {"object": "ruling", "oracle_id": "o-1", "source": "wotc"}
    ruling |= {"published_at": "2024-02-01", "comment": "It does."}
    rulings = str(written(tmp_path / "rulings-20261120100512.json", [ruling]))
    printed = terminal.call("cards", "load", rulings, "--json")
    assert (printed.status, printed.out) == (3, "")
    assert "first load a file with cards" in printed.err
    assert len(printed.err.splitlines()) == 1
    opt = scryfall_card("Opt", oracle_id="o-1")
    terminal.call("cards", "load", str(written(tmp_path / "cards-20261101.json", [opt])))
    of_others = str(written(tmp_path / "others.json", [ruling | {"oracle_id": "o-2"}]))
    printed = terminal.call("cards", "load", of_others)
    assert (printed.status, printed.out) == (3, "")
    assert printed.err == (
        "None of the rulings in others.json is on a card that is loaded; load a file with their"
        " cards first, or choose another file of rulings.\n"
    )
    told = terminal.call("cards", "load", rulings, "--json").json
    assert (told["cards"], told["rulings"], told["date"]) == (1, 1, "2026-11-01")
    assert [(each["date"], each["rulings"]) for each in told["files"]] == [
        ("2026-11-20", 1),
        ("2026-11-01", 0),
    ]


def test_a_day_after_todays_is_told_once_and_what_the_file_counts_as(terminal, tmp_path):
    ponder = atomic_file(Ponder=[atomic_card("Ponder")])
    file = written(tmp_path / "cards-20240101.json", {**ponder, "meta": {"date": "2999-01-01"}})
    told = terminal.call("cards", "load", str(file), "--json")
    assert (told.status, told.json["date"]) == (0, "2024-01-01")
    assert told.json["files"][0]["stated"] == "2999-01-01"
    sentence = (
        "cards-20240101.json is dated 1 January 2999, after today: it counts as dated 1 January"
        " 2024. Check this computer’s date.\n"
    )
    assert told.err == sentence
    assert terminal.call("doctor", "--json").err == sentence
    russian = terminal.call("doctor", "--json", "--lang", "ru").err
    assert "датой считается 1 января 2024 г.; проверьте дату" in russian
    newer = written(tmp_path / "cards-20241120.json", [scryfall_card("Ponder")])
    assert terminal.call("cards", "load", str(newer), "--only", "--json").err == ""


def test_the_doctor_tells_of_it(terminal, file, tmp_path):
    assert terminal.call("doctor", "--json").json["cards"] == {"state": "none"}
    terminal.call("cards", "load", file)
    told = terminal.call("doctor", "--json").json["cards"]
    assert told == {
        "state": "loaded",
        "source": "mtgjson",
        "date": "2026-06-28",
        "newer_cards": 0,
        "older_cards": 0,
        "cards": 1,
        "names": 2,
    }
    (tmp_path / "data" / "cards.sqlite").write_bytes(b"")
    printed = terminal.call("doctor", "--json")
    assert printed.json["cards"] == {"state": "damaged"}
    assert printed.err == "The loaded card file is damaged and was left out; load it again.\n"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"4 Brainstorm", "is not a card file; load “All Cards”"),
        (b'[{"object": "card", "name": "Opt"}', "is incomplete; download it again."),
        (b"", "is empty; download it again."),
        ("[]".encode("utf-16"), "is saved as UTF-16 and not as UTF-8;"),
        (None, "can't be read"),
    ],
)
def test_what_is_no_card_file_is_one_sentence(terminal, tmp_path, content, sentence):
    path = tmp_path / "cards.json"
    if content is not None:
        path.write_bytes(content)
    printed = terminal.call("cards", "load", str(path), "--json")
    assert (printed.status, printed.out) == (3, "")
    assert sentence in printed.err
    assert len(printed.err.splitlines()) == 1


def test_a_folder_is_told_as_one(terminal, tmp_path):
    printed = terminal.call("cards", "load", str(tmp_path), "--json")
    assert (printed.status, printed.out) == (3, "")
    assert printed.err == f"{tmp_path} is a folder; choose a file in it.\n"


@pytest.mark.parametrize("words", [["cards"], ["cards", "load"], ["cards", "eat", "x"]])
def test_words_that_make_no_call(terminal, words):
    assert terminal.call(*words).status == 2


class Watched(io.TextIOWrapper):
    def isatty(self):
        return True


def test_progress_is_shown_where_a_person_watches(terminal, tmp_path, monkeypatch):
    path = written(tmp_path / "b-20261101.json", [scryfall_card("Opt", text="x" * 1000)] * 3000)
    monkeypatch.setattr(io, "TextIOWrapper", Watched)
    printed = terminal.call("cards", "load", str(path), "--json")
    assert printed.json["cards"] == 1
    lines = printed.err.split("\r")
    assert any("50% of 3 MB" in line for line in lines)
    assert printed.err.endswith("\r")


def test_ctrl_c_is_no_error_and_changes_nothing(terminal, file, monkeypatch):
    terminal.call("cards", "load", file)

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("judgekit.reading.cards.card_file_stream.CardFileStream.read", interrupted)
    printed = terminal.call("cards", "load", file)
    assert (printed.status, printed.out, printed.err) == (130, "", "")
    assert terminal.call("doctor", "--json").json["cards"]["state"] == "loaded"


def test_a_small_newer_file_is_told_as_a_few_newer_cards(terminal, tmp_path):
    january = [scryfall_card(name) for name in ("Opt", "Ponder", "Shock")]
    files = {"cards-20260110.json": january, "cards-20261120.json": [scryfall_card("Opt")]}
    for name, content in files.items():
        told = terminal.call("cards", "load", str(written(tmp_path / name, content))).out
    assert told.splitlines()[0] == (
        "Cards: 3, names: 3, from Scryfall, data of 10 January 2026, 1 card newer."
    )
    kept = terminal.call("doctor", "--json").json["cards"]
    assert (kept["date"], kept["newer_cards"], kept["older_cards"]) == ("2026-01-10", 1, 0)
    assert "newer cards" in terminal.call("doctor").out


def test_a_file_that_says_no_day_is_told_to_count_as_of_when_it_was_saved(terminal, tmp_path):
    for name in ("cards.json", "cards-20261345.json"):
        file = written(tmp_path / name, [scryfall_card("Opt", text=name)])
        os.utime(file, (1_795_000_000, 1_795_000_000))
        told = terminal.call("cards", "load", str(file), "--only", "--json")
        assert told.json["files"][0]["dated_by_saving"] is True
        assert told.err == (
            f"Neither {name} nor its name gives a date: it counts as dated 18 November 2026, when"
            " it was saved.\n"
        )


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("cards-20261101.json", "x", "everything in cards-20261101.json is already loaded."),
        (
            "cards-20260301.json",
            "y",
            "cards-20260301.json is dated 1 March 2026, older than what is loaded.",
        ),
    ],
)
def test_a_load_that_brings_nothing_says_so_and_why(terminal, tmp_path, name, text, sentence):
    first = written(tmp_path / "cards-20261101.json", [scryfall_card("Opt", oracle_text="x")])
    told = terminal.call("cards", "load", str(first), "--json")
    brought = {"new": 1, "changed": 0, "unread": 0}
    assert (told.json["brought"], told.err) == (brought, "")
    again = written(tmp_path / name, [scryfall_card("Opt", oracle_text=text)])
    told = terminal.call("cards", "load", str(again), "--json")
    assert told.json["brought"] == {"new": 0, "changed": 0, "unread": 0}
    assert told.err == f"Nothing new: {sentence}\n"
    assert told.status == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Not all of cards-20261101.json could be read; cards or rulings left out: 3."),
        ("es", "cards-20261101.json no se pudo leer entero; cartas o aclaraciones omitidas: 3."),
        ("ru", "Файл cards-20261101.json прочитан не весь; пропущено карт или разъяснений: 3."),
    ],
)
def test_how_many_entries_of_a_file_could_not_be_read_is_told(
    terminal, tmp_path, language, sentence
):
    entries = [
        scryfall_card("Opt"),
        scryfall_card("!!! ???"),
        {"object": "card", "type_line": "Instant"},
        "Ponder",
        scryfall_card("Goblin", layout="token"),
        scryfall_card("_____"),
    ]
    file = written(tmp_path / "cards-20261101.json", entries)
    told = terminal.call("cards", "load", str(file), "--json", "--lang", language)
    assert told.json["brought"] == {"new": 2, "changed": 0, "unread": 3}
    assert told.err == f"{sentence}\n"
