"""What a Linux desktop is told about the program: entries, metadata, the type of its files."""

from __future__ import annotations

import configparser
from pathlib import Path

import pytest
from defusedxml.ElementTree import parse

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
