"""The catalogue over what comes with the program and what was loaded."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import apsw
import pytest

from judgekit.domain.cards.card_match import CardFacts, CardMatch
from judgekit.domain.cards.commanding import Commanding
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.cards.card_catalogue import MOST_REMEMBERED, KnownCards
from judgekit.storage.cards.card_catalogue_file import FILE_NAME
from judgekit.storage.files.sealed_file import seal
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import (
    atomic_card,
    atomic_file,
    on_the_day,
    scryfall_card,
    written,
)
from tests.storage.record.faulty_disk import Fault, faulty_disk

CARDS = [
    scryfall_card("Brainstorm", modern="not_legal"),
    scryfall_card("Brainstorm", lang="es", printed_name="Inspiración súbita", modern="not_legal"),
    scryfall_card("Ponder", lang="de", printed_name="Grübeln", modern="banned"),
    scryfall_card("Delver of Secrets // Insectile Aberration"),
    scryfall_card("Lightning Bolt"),
]
RULING = {
    **{"object": "ruling", "oracle_id": "o-1", "source": "wotc"},
    **{"published_at": "2024-02-01", "comment": "It does."},
}


def go_on(read, size):
    return True


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def cards(data):
    return KnownCards(resources_folder(), data, on_the_day)


@pytest.fixture
def file(tmp_path):
    return written(tmp_path / "oracle-cards-20261120100512.json", CARDS)


def test_without_a_card_file_only_a_few_are_known(cards):
    assert cards.match("Relentless Rats") == CardMatch("Relentless Rats", sure=True)
    assert cards.match("Lightning Bolt").unknown
    assert cards.source() is None
    assert cards.complaint() == ""
    assert cards.facts("Lightning Bolt") is None
    island = CardFacts("Island", basic_land=True, commanding=Commanding("Basic Land", "U"))
    assert cards.facts("Island") == island


def test_what_a_card_file_tells(cards, file):
    source = cards.load(file, go_on)
    assert source.as_told_later() == cards.source()
    assert (source.kind, source.date) == ("scryfall", "2026-11-20")
    assert (source.cards, source.names) == (4, 8)
    assert source.languages == ("de", "en", "es")
    assert source.legalities_of == ("modern", "vintage")
    bolt = cards.match("lightning bolt")
    assert bolt == CardMatch(
        "Lightning Bolt", sure=True, legalities={"modern": "legal", "vintage": "restricted"}
    )
    assert cards.match("Grübeln").legalities["modern"] == "banned"
    assert cards.match("Delver of Secrets").name == "Delver of Secrets // Insectile Aberration"
    assert cards.match("Isla").name == "Island"
    assert cards.facts("Ponder").legalities == {"modern": "banned", "vintage": "restricted"}


@pytest.mark.parametrize(
    ("typed", "name", "likeness"),
    [
        ("light", "Lightning Bolt", "beginning"),
        ("bolt", "Lightning Bolt", "words"),
        ("bolt ligh", "Lightning Bolt", "words"),
        ("súbita", "Brainstorm", "words"),
        ("aberration", "Delver of Secrets // Insectile Aberration", "words"),
        ("ligthning", "Lightning Bolt", "corrected"),
        ("abberration", "Delver of Secrets // Insectile Aberration", "corrected"),
    ],
)
def test_a_card_is_found_by_any_word_of_its_name(cards, file, typed, name, likeness):
    cards.load(file, go_on)
    assert [(each.name, each.likeness) for each in cards.found(typed, 5)] == [(name, likeness)]


@pytest.mark.parametrize("typed", ["", "//", "blot", "bolt ponder", "no such card"])
def test_a_text_that_names_no_card_finds_none(cards, file, typed):
    assert cards.found("lightning", 5) == ()
    cards.load(file, go_on)
    assert cards.found(typed, 5) == ()


def test_words_of_a_newly_loaded_file_are_found(cards, file, tmp_path):
    cards.load(file, go_on)
    assert cards.found("bolt", 5)
    other = written(tmp_path / "other.json", [scryfall_card("Fire // Ice")])
    cards.load(other, go_on, only=True)
    assert cards.found("bolt", 5) == ()
    assert [each.name for each in cards.found("ice", 5)] == ["Fire // Ice"]


def test_a_file_may_take_the_place_of_all_before(cards, file, tmp_path):
    cards.load(file, go_on)
    assert cards.match("Lightning Bolt").sure
    other = written(tmp_path / "AtomicCards.json", atomic_file(Opt=[atomic_card("Opt")]))
    source = cards.load(other, go_on, only=True)
    assert (source.kind, source.date, source.cards) == ("mtgjson", "2026-06-28", 1)
    assert [each.kind for each in source.files] == ["mtgjson"]
    assert cards.match("Lightning Bolt").unknown
    assert cards.match("Opt").legalities == {"modern": "legal", "vintage": "banned"}


def test_what_another_program_loads_is_seen(cards, data, file):
    assert cards.match("Lightning Bolt").unknown
    KnownCards(resources_folder(), data, on_the_day).load(file, go_on)
    assert cards.match("Lightning Bolt").sure


def test_a_format_that_mtgjson_leaves_out_is_not_legal(cards, tmp_path):
    content = atomic_file(
        Opt=[atomic_card("Opt", legalities={"modern": "Legal"})],
        Joke=[atomic_card("Joke", legalities={})],
        Unsaid=[atomic_card("Unsaid", legalities=None)],
        Old=[atomic_card("Old", legalities={"historic": "Suspended"})],
    )
    cards.load(written(tmp_path / "a.json", content), go_on)
    assert cards.match("Opt").legalities == {"modern": "legal", "historic": "not_legal"}
    assert cards.match("Joke").legalities == {"modern": "not_legal", "historic": "not_legal"}
    assert cards.match("Old").legalities == {"modern": "not_legal", "historic": "banned"}
    assert cards.match("Unsaid").legalities is None


def test_a_printing_that_is_legal_nowhere_takes_nothing_away(cards, tmp_path):
    printings = [
        scryfall_card("Ponder", legalities={"modern": "not_legal", "pauper": "not_legal"}),
        scryfall_card("Ponder", legalities={"modern": "banned", "pauper": "legal"}),
        scryfall_card("Ponder", legalities={"modern": "not_legal", "pauper": "not_legal"}),
        scryfall_card("Ponder", legalities={"vintage": "restricted"}),
    ]
    cards.load(written(tmp_path / "a.json", printings), go_on)
    assert cards.match("Ponder").legalities == {
        "modern": "banned",
        "pauper": "legal",
        "vintage": "restricted",
    }


def test_the_earliest_days_of_a_cards_printings_are_kept(cards, tmp_path):
    def printed(day, kind):
        return scryfall_card("Counterspell", released_at=day, set_type=kind)

    printings = [
        printed("2021-06-18", "draft_innovation"),
        printed("2022-09-09", "expansion"),
        printed("1993-08-05", "core"),
        printed("2011-07-15", "core"),
        printed("soon", "expansion"),
    ]
    cards.load(written(tmp_path / "default-cards.json", printings), lambda read, size: True)
    facts = cards.facts("Counterspell")
    assert (facts.released, facts.in_core_sets) == ("1993-08-05", "2011-07-15")


def test_a_card_file_tells_of_newer_basic_lands_and_limits(cards, tmp_path):
    text = "A deck can have up to five cards named Newest Rats."
    changed = "A deck can have up to ten cards named Nazgûl."
    content = [
        scryfall_card("Newest Rats", oracle_text=text),
        scryfall_card("Nazgûl", oracle_text=changed),
        scryfall_card("Seven Dwarves"),
        scryfall_card("Moor", type_line="Basic Land"),
    ]
    cards.load(written(tmp_path / "a.json", content), go_on)
    assert cards.facts("Newest Rats").most_copies == 5
    assert cards.facts("Nazgûl").most_copies == 10
    assert cards.facts("Seven Dwarves").most_copies == 7
    assert cards.facts("Seven Dwarves").legalities is not None
    assert cards.facts("Moor").basic_land


def test_progress_is_told_and_can_stop_it(cards, data, file, tmp_path):
    cards.load(file, go_on)
    before = (data / FILE_NAME).read_bytes()
    told = []
    other = written(tmp_path / "b.json", [scryfall_card("Opt")] * 2000)

    def watch(read, size):
        told.append((read, size))
        return len(told) < 3

    assert cards.load(other, watch) is None
    size = other.stat().st_size
    assert told[0][0] < told[1][0] <= size
    assert {each[1] for each in told} == {size}
    assert [each.name for each in data.iterdir()] == [FILE_NAME]
    assert (data / FILE_NAME).read_bytes() == before
    assert cards.match("Lightning Bolt").sure


@pytest.mark.parametrize("content", [CARDS, [RULING]], ids=["cards", "rulings"])
def test_it_can_be_stopped_until_the_new_catalogue_takes_the_others_place(cards, tmp_path, content):
    cards.load(written(tmp_path / "a.json", [scryfall_card("Opt", oracle_id="o-1")]), go_on)
    before = (tmp_path / "data" / FILE_NAME).read_bytes()
    file, calls = written(tmp_path / "b.json", content), []

    def watch(read, size):
        calls.append((read, size))
        return len(calls) < last

    last = 1_000_000
    assert cards.load(file, watch)
    last, size = len(calls), file.stat().st_size
    assert calls[-1] == (size, size)
    (tmp_path / "data" / FILE_NAME).write_bytes(before)
    calls.clear()
    assert cards.load(file, watch) is None
    assert (tmp_path / "data" / FILE_NAME).read_bytes() == before
    assert [each.name for each in (tmp_path / "data").iterdir()] == [FILE_NAME]
    assert cards.match("Opt").sure


def test_ctrl_c_leaves_all_as_it_was(cards, data, file, tmp_path):
    cards.load(file, go_on)
    before = (data / FILE_NAME).read_bytes()

    def interrupted(read, size):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cards.load(written(tmp_path / "b.json", CARDS), interrupted)
    assert [each.name for each in data.iterdir()] == [FILE_NAME]
    assert (data / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"4 Brainstorm", FailureReason.NO_CARD_FILE),
        (b"[]", FailureReason.NO_CARD_FILE),
        (b'[{"name": "Rossi"}]', FailureReason.NO_CARD_FILE),
        (b"", FailureReason.CARD_FILE_EMPTY),
        (b" \n", FailureReason.CARD_FILE_EMPTY),
        ("[{}]".encode("utf-16"), FailureReason.CARD_FILE_ENCODING),
        (b"<html>", FailureReason.CARD_FILE_PAGE),
        (b"PK\x03\x04", FailureReason.CARD_FILE_PACKED),
        (b'[{"object":"card","name":"Opt"},]', FailureReason.CARD_FILE_DAMAGED),
        (b'[{"object":"card","name":"Opt"},{"obj', FailureReason.CARD_FILE_INCOMPLETE),
        (b'[{"object":"card","name":"' + b"x" * 3_000_000, FailureReason.CARD_FILE_INCOMPLETE),
        (b'[{"object":"card","a":"' + b'\\"' * 2_000_000, FailureReason.CARD_FILE_INCOMPLETE),
        (b"[" * 5_000_000, FailureReason.NO_CARD_FILE),
        (b'[{"object":"card","a":[' + b"1," * 3_000_000, FailureReason.CARD_FILE_TOO_LARGE),
    ],
)
def test_a_file_that_is_none_leaves_all_as_it_was(cards, file, tmp_path, content, reason):
    cards.load(file, go_on)
    data = tmp_path / "data"
    before = (data / FILE_NAME).read_bytes()
    with pytest.raises(EnvironmentFailure) as told:
        cards.load(written(tmp_path / "b.json", content), go_on)
    assert (told.value.reason, told.value.path) == (reason, str(tmp_path / "b.json"))
    assert [each.name for each in data.iterdir()] == [FILE_NAME]
    assert (data / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing.json", FailureReason.FILE_UNREADABLE),
        ("no\0name", FailureReason.FILE_UNREADABLE),
        (".", FailureReason.IS_A_FOLDER),
        pytest.param(
            "pipe.json",
            FailureReason.NOT_A_FILE,
            marks=pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name"),
        ),
    ],
)
def test_a_file_that_can_not_be_read_is_told(cards, data, tmp_path, name, reason):
    if name == "pipe.json":
        os.mkfifo(tmp_path / name)
    with pytest.raises(EnvironmentFailure) as told:
        cards.load(tmp_path / name, go_on)
    assert (told.value.reason, told.value.path) == (reason, str(tmp_path / name))
    assert not data.exists()


@pytest.mark.parametrize("after", [0, 3])
@pytest.mark.parametrize("fault", [Fault.FULL, Fault.BROKEN])
def test_a_disk_that_fails_leaves_all_as_it_was(cards, data, file, fault, after):
    cards.load(file, go_on)
    before = (data / FILE_NAME).read_bytes()
    with faulty_disk() as disk:
        disk.arm(fault, after, for_good=True)
        with pytest.raises(EnvironmentFailure) as told:
            cards.load(file, go_on)
    full = fault is Fault.FULL
    assert told.value.reason is (FailureReason.DISK_FULL if full else FailureReason.WRITE_FAILED)
    assert [each.name for each in data.iterdir()] == [FILE_NAME]
    assert (data / FILE_NAME).read_bytes() == before
    assert cards.match("Lightning Bolt").sure


def test_a_data_folder_that_can_not_be_made_is_told(file, tmp_path):
    blocked = written(tmp_path / "blocked", b"a file")
    with pytest.raises(EnvironmentFailure):
        KnownCards(resources_folder(), blocked, on_the_day).load(file, go_on)


@pytest.mark.parametrize("harm", [lambda raw: raw[:5000], lambda raw: b"", lambda raw: b"x" * 500])
def test_a_damaged_catalogue_is_told_and_left_alone(cards, data, file, harm):
    cards.load(file, go_on)
    path = data / FILE_NAME
    path.write_bytes(harm(path.read_bytes()))
    assert cards.match("Lightning Bolt").unknown
    assert cards.match("Island").sure
    assert cards.source() is None
    assert cards.complaint() == "damaged"
    cards.load(file, go_on)
    assert cards.complaint() == ""
    assert cards.match("Lightning Bolt").sure


def test_every_changed_byte_is_noticed(cards, data, file):
    cards.load(file, go_on)
    path = data / FILE_NAME
    whole = path.read_bytes()
    for at in range(0, len(whole), 997):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 64]) + whole[at + 1 :])
        assert KnownCards(resources_folder(), data, on_the_day).complaint() == "damaged"


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE part SET content = CAST(replace(CAST(content AS TEXT),"
        " '\"format\":9', '\"format\":8') AS BLOB); ALTER TABLE card DROP COLUMN commanding",
        "DELETE FROM part",
        "DROP TABLE part",
    ],
)
def test_a_catalogue_of_another_form_is_told_and_left_alone(cards, data, file, change):
    cards.load(file, go_on)
    path = data / FILE_NAME
    connection = apsw.Connection(str(path))
    connection.execute(change)
    connection.close()
    seal(path)
    assert cards.match("Lightning Bolt").unknown
    assert cards.complaint() == "other-form"


def test_a_catalogue_that_fails_while_it_is_asked_is_left_alone(cards, data, file):
    cards.load(file, go_on)
    path = data / FILE_NAME
    connection = apsw.Connection(str(path))
    connection.execute("DROP TABLE name")
    connection.close()
    seal(path)
    assert cards.match("Lightning Bolt").unknown
    assert cards.match("Llanura").name == "Plains"
    assert cards.complaint() == "damaged"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="rights bind no root")
def test_a_catalogue_that_may_not_be_read_is_told(cards, data, file):
    cards.load(file, go_on)
    (data / FILE_NAME).chmod(0)
    assert cards.complaint() == "unreadable"


def test_it_answers_on_any_thread_while_it_is_replaced(cards, file):
    def ask(number):
        if number % 10 == 0:
            cards.load(file, go_on)
        return cards.match("Brainstorn").candidates or cards.match("Brainstorn").name

    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(ask, range(60)))
    assert found == {"Brainstorm"}


def test_a_card_without_a_name_is_left_out_and_the_others_are_taken_in(cards, tmp_path):
    odd = [scryfall_card("!?"), scryfall_card("x" * 5_000), scryfall_card("Shock")]
    source = cards.load(written(tmp_path / "cards.json", odd), go_on)
    assert source.cards == 1
    assert cards.match("Shock").sure


def test_a_number_in_the_files_name_that_is_no_day_is_passed_over(cards, tmp_path):
    file = written(tmp_path / "cards-20269931-20261120.json", CARDS)
    assert cards.load(file, go_on).date == "2026-11-20"


def test_after_very_many_names_it_answers_as_before(cards, file):
    cards.load(file, go_on)
    before = cards.match("lightning bolt")
    for number in range(MOST_REMEMBERED + 1):
        assert cards.match(f"{number} zz").unknown
    assert cards.match("lightning bolt") == before
