"""ICU's data are cut down to the program's languages; Qt orders words and names zones as before."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6 import QtCore

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NEEDED = ("as", "ld", "objdump")
WORDS = "élan elan Zoo zoo ñandú nandú nube llama lomo чай ёлка елка ель Ёж apple Ápex öl ß ss 10 2"
ASKED = """
import sys
from PySide6.QtCore import QCollator, QLocale, QTimeZone
for name in ("en_US", "en_GB", "es_ES", "es_MX", "ru_RU", "de_DE", "C"):
    collator = QCollator(QLocale(name))
    print(name, sorted(sys.argv[1].split(), key=collator.sortKey))
    collator.setNumericMode(True)
    print(name, sorted(sys.argv[1].split(), key=collator.sortKey))
for name in ("en_US", "es_ES", "ru_RU"):
    for zone in (b"Europe/Madrid", b"Asia/Yekaterinburg", b"America/Chicago"):
        told = QTimeZone(zone)
        kinds = (QTimeZone.NameType.LongName, QTimeZone.NameType.ShortName)
        standard = QTimeZone.TimeType.StandardTime
        print(name, [told.displayName(standard, kind, QLocale(name)) for kind in kinds])
    print(QLocale(name).toUpper("straße ñandú ёлка"), QLocale(name).toLower("ÑANDÚ ЁЛКА"))
with open("/proc/self/maps") as maps:
    print({line.split()[-1] for line in maps if "libicudata" in line}, file=sys.stderr)
"""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, NEEDED)), reason="needs Linux and binutils"
)


@pytest.fixture
def icu(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("icu_data")


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A copy of the data library that Qt brings."""
    (found,) = (Path(QtCore.__file__).parent / "Qt" / "lib").glob("libicudata.so.*")
    return Path(shutil.copy(found, tmp_path))


def answers(libraries: Path | None) -> tuple[str, str]:
    """What Qt answers, and which data it loaded; from `libraries` first."""
    first = {} if libraries is None else {"LD_LIBRARY_PATH": str(libraries)}
    done = subprocess.run(
        [sys.executable, "-c", ASKED, WORDS],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **first},
    )
    return done.stdout, done.stderr


def test_words_are_ordered_and_zones_named_as_by_the_whole_data(icu, library: Path):
    was = library.stat().st_size
    icu.shrink(library)
    assert library.stat().st_size < was / 8
    told, loaded = answers(library.parent)
    assert str(library) in loaded
    assert told == answers(None)[0]


def test_without_an_item_left_out_the_data_are_what_they_were(icu, library: Path):
    _, content = icu.data_of(library)
    head = content[0] + 256 * content[1]
    assert icu.packed(icu.items_of(content)) == content[head:]


def test_what_stays_is_of_the_programs_languages(icu, library: Path):
    _, content = icu.data_of(library)
    kept = {icu.short(name) for name in icu.items_of(icu.kept_of(content))}
    assert {
        "coll/root.res",
        "coll/es.res",
        "zone/ru.res",
        "zoneinfo64.res",
        "res_index.res",
    } <= kept
    assert not {"coll/zh.res", "zone/de.res", "unit/en.res", "ibm-37_P100-1995.cnv"} & kept


def test_another_library_is_left_as_it_is(icu, tmp_path: Path):
    other = Path(shutil.copy(QtCore.__file__, tmp_path))
    content = other.read_bytes()
    with pytest.raises(icu.NotIcusData):
        icu.shrink(other)
    assert other.read_bytes() == content
