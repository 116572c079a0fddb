"""What a Linux desktop is told about the program: entries, metadata, the type of its files."""

from __future__ import annotations

import configparser
import gzip
import importlib
from pathlib import Path

import pytest
from defusedxml.ElementTree import parse
from PySide6.QtGui import QImage

from judgekit.cli.parser import VERBS
from judgekit.storage.record.record_files import SUFFIX

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
NAME = "org.judgekit.Judgekit"
TYPE = "application/x-judgekit-event"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry(name: str) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / name, encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_names_the_program_in_three_languages(key):
    told = entry(f"{NAME}.desktop")
    assert all(told[spoken] for spoken in (key, f"{key}[es]", f"{key}[ru]"))


def test_an_events_file_opens_the_window_with_that_event():
    opening = entry(f"{NAME}.Open.desktop")
    assert opening["Exec"] == "judgekit --event %f"
    assert opening["MimeType"] == f"{TYPE};"
    kind = parse(LINUX / "judgekit-event.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == TYPE
    assert [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] == [f"*{SUFFIX}"]


def test_the_metadata_belong_to_the_menus_entry():
    about = parse(LINUX / f"{NAME}.metainfo.xml").getroot()
    assert about.findtext("id") == NAME
    assert about.findtext("launchable") == f"{NAME}.desktop"
    assert len(about.findall("summary")) == 3


def test_the_manual_page_tells_every_verb(monkeypatch):
    monkeypatch.syspath_prepend(LINUX)
    page = importlib.import_module("manual_page").manual_page("1.2", "2026-11-26")
    assert page.startswith('.TH JUDGEKIT 1 "2026-11-26" "Judgekit 1.2"')
    assert all(f".TP\n.B {verb}\n" in page for verb in VERBS)


def test_a_line_of_the_manual_page_is_no_request_by_accident(monkeypatch):
    monkeypatch.syspath_prepend(LINUX)
    escaped = importlib.import_module("manual_page").escaped
    assert escaped(".dek and made-up \\ files") == "\\&.dek and made\\-up \\e files"


def test_the_installed_files_have_their_places_and_rights(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(LINUX)
    bundle, tree = tmp_path / "bundle", tmp_path / "tree"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "judgekit").touch(mode=0o700)
    (bundle / "_internal" / "libx.so").touch(mode=0o777)
    (bundle / "_internal" / "nats-server").touch(mode=0o600)
    tree.mkdir()
    importlib.import_module("tree").lay_out(bundle, tree, "1.2", "2026-11-26")
    share = tree / "usr" / "share"
    assert (tree / "usr/bin/judgekit").resolve() == tree / "usr/lib/judgekit/judgekit"
    assert (tree / "usr/lib/judgekit/judgekit").stat().st_mode & 0o777 == 0o755
    assert (tree / "usr/lib/judgekit/_internal/nats-server").stat().st_mode & 0o777 == 0o755
    assert (tree / "usr/lib/judgekit/_internal/libx.so").stat().st_mode & 0o777 == 0o644
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        icon = QImage(str(share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png"))
        assert (icon.width(), icon.height()) == (size, size)
    about = parse(share / "metainfo" / f"{NAME}.metainfo.xml").getroot()
    release = about.find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == ("1.2", "2026-11-26")
    assert gzip.decompress((share / "man/man1/judgekit.1.gz").read_bytes()).startswith(b".TH")
