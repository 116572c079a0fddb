"""The layers: who imports whom, held against the source itself."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from judgekit.storage.library.rules_provider import INDEXING_CODE
from tests.architecture.import_rules import (
    ALLOWED,
    QT,
    breaches,
    circles,
    imported,
    impurities,
    reached_from,
)
from tests.architecture.source_tree import ROOT, Module, hold, product

DOMAIN = tuple(module for module in product() if module.name.startswith("judgekit.domain"))


def test_every_layer_imports_only_what_it_may() -> None:
    hold(breach for module in product() for breach in breaches(module))


def test_the_page_on_the_architecture_has_the_same_table() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## Who may import whom\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("| `")]
    told = {layer.strip(" `"): set(re.findall("`([^`]+)`", others)) for layer, others in rows}
    assert told == {layer: set(others) - {layer, "judgekit"} for layer, others in ALLOWED.items()}
    readers = section.split("may also read the version")[0].rpartition("\n\n")[2]
    assert set(re.findall("`([^`]+)`", readers)) == {
        layer for layer, others in ALLOWED.items() if "judgekit" in others
    }


def test_the_domain_reads_neither_clock_nor_file() -> None:
    hold(call for module in DOMAIN for call in impurities(module))


def test_the_command_line_reaches_no_qt_by_any_way() -> None:
    ways = reached_from("judgekit.cli", product())
    assert {name: way for name, way in ways.items() if name.split(".")[0] in QT} == {}


def test_the_command_line_loads_no_qt_when_all_of_it_is_loaded() -> None:
    names = [module.name for module in product() if module.name.startswith("judgekit.cli")]
    program = (
        "import importlib, sys\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        f"print([name for name in {QT!r} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"


def test_the_nats_library_is_imported_where_what_it_need_not_load_is_left_out() -> None:
    names = {
        module.name
        for module in product()
        for target, _ in imported(module)
        if target.split(".")[0] == "nats"
    }
    assert names == {"judgekit.network.nats_library"}


def test_all_code_that_makes_the_index_is_part_of_its_stamp() -> None:
    """A folder that is missing there would leave an index of older code in use."""
    ways = reached_from("judgekit.storage.index", product())
    ways |= reached_from("judgekit.storage.library.rules_library", product())
    stamped = {f"judgekit/{folder}" for folder in INDEXING_CODE}
    by_name = {module.name: module for module in product()}
    folders = {
        name: "/".join(name.split(".")[:-1])
        for name in ways
        if name in by_name and not by_name[name].is_package
    }
    unstamped = {name for name, folder in folders.items() if folder not in stamped}
    assert unstamped == {"judgekit.engine.failures", "judgekit.system.private_files"}
    assert stamped - set(folders.values()) <= {"judgekit/storage/cards"}


def test_no_modules_import_each_other() -> None:
    assert circles(product()) == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("judgekit.domain.rules.x", "import judgekit.engine.ports"),
        ("judgekit.domain.rules.x", "from judgekit.system import paths"),
        ("judgekit.domain.rules.x", "import rapidfuzz"),
        ("judgekit.domain.rules.x", "from pathlib import Path"),
        ("judgekit.domain.rules.x", "from judgekit.domain.clock.state import State"),
        ("judgekit.domain.shared.x", "from judgekit.search.queries.parsing import Query"),
        ("judgekit.domain.rules.x", "from judgekit import __version__"),
        ("judgekit.engine.x", "from judgekit.storage import index"),
        ("judgekit.storage.x", "from judgekit.engine.publisher import Publisher"),
        ("judgekit.storage.x", "from judgekit.ui import theme"),
        ("judgekit.storage.files.x", "from ...ui import theme"),
        ("judgekit.system.x", "from judgekit import __version__"),
        ("judgekit.cli.x", "from judgekit.ui.shell import main_window"),
        ("judgekit.cli.x", "from judgekit import app"),
        ("judgekit.cli.x", "def late():\n    from PySide6.QtCore import QObject"),
        ("judgekit.cli.x", "import importlib\nimportlib.import_module('judgekit.ui.theme')"),
        ("judgekit.cli.x", "import importlib\nimportlib.import_module(f'judgekit.ui.{verb}')"),
        ("judgekit.cli.x", "import importlib\nimportlib.import_module(verb)"),
        ("judgekit.ui.x", "if TYPE_CHECKING:\n    from judgekit.storage import record"),
        ("judgekit.ui.x", "from judgekit.cli import parser"),
        ("judgekit.app", "from PySide6.QtWidgets import QApplication"),
        ("judgekit.__main__", "import shiboken6"),
        ("judgekit.window_call", "from judgekit.ui import theme"),
        ("judgekit.cli.x", "from judgekit.window_call import WindowCall"),
        ("judgekit.views.x", "from judgekit.ui import words"),
        ("judgekit.views.x", "from judgekit.cli import parser"),
        ("judgekit.views.x", "from judgekit.storage import record"),
        ("judgekit.views.x", "from judgekit.system.resources import locale_folder"),
        ("judgekit.views.x", "from PySide6.QtCore import QLocale"),
        ("judgekit.engine.x", "from judgekit.views.words import failures"),
        ("judgekit.storage.x", "from judgekit.views.words import failures"),
        ("judgekit.elsewhere", "import re"),
    ],
)
def test_a_forbidden_import_is_seen(name: str, source: str) -> None:
    assert len(list(breaches(Module(name, source)))) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("judgekit.domain.rules.x", "from judgekit.domain.shared.rule_reference import RuleRef"),
        ("judgekit.domain.tournament", "from judgekit.domain.clock.state import State"),
        ("judgekit.domain.clock.x", "from judgekit.domain.formats.known_formats import FORMATS"),
        ("judgekit.ui.calls.x", "from judgekit.ui.shell.parts.slip_view import SlipView"),
        ("judgekit.ui.pages", "from judgekit.ui.clock.page import ClockPage"),
        ("judgekit.domain.rules.x", "import datetime, msgspec"),
        ("judgekit.storage.x", "from judgekit.engine import ports"),
        ("judgekit.cli.x", "from judgekit import __version__"),
        ("judgekit.ui.x", "from PySide6.QtGui import QColor"),
        ("judgekit.views.x", "from judgekit.engine.failures import FailureReason"),
        ("judgekit.ui.x", "from judgekit.views.words import clocks"),
        ("judgekit.cli.x", "from judgekit.views.words import clocks"),
        ("judgekit.app", "from judgekit.ui.shell import main_window"),
    ],
)
def test_an_allowed_import_is_left_alone(name: str, source: str) -> None:
    assert list(breaches(Module(name, source))) == []


@pytest.mark.parametrize("call", ["datetime.now()", "date.today()", "open('x')", "print(1)"])
def test_a_look_at_clock_or_file_is_seen(call: str) -> None:
    assert len(list(impurities(Module("judgekit.domain.x", call)))) == 1


def test_qt_is_seen_behind_two_others() -> None:
    modules = [
        Module("judgekit.cli.rules.show", "from judgekit.system import paths"),
        Module("judgekit.system.paths", "def late():\n    import judgekit.system.far"),
        Module("judgekit.system.far", "import PySide6.QtCore"),
    ]
    way = reached_from("judgekit.cli", modules)["PySide6"]
    assert way == [
        "judgekit.cli.rules.show",
        "judgekit.system.paths",
        "judgekit.system.far",
        "PySide6",
    ]


def test_a_circle_is_seen_where_it_is_only_for_types_and_through_a_third() -> None:
    page, actions = "judgekit.ui.calls.page", "judgekit.ui.calls.page_actions"
    modules = [
        Module("judgekit.app", f"from {page} import Page"),
        Module(page, "from judgekit.ui.calls.page_actions import page_actions"),
        Module(actions, "import judgekit.ui.calls.orders"),
        Module("judgekit.ui.calls.orders", f"if TYPE_CHECKING:\n    from {page} import Page"),
    ]
    assert circles(modules) == [("judgekit.ui.calls.orders", page, actions)]


def test_modules_that_share_a_third_are_no_circle() -> None:
    modules = [
        Module("judgekit.ui.page", "from judgekit.ui import look, theme"),
        Module("judgekit.ui.look", "from judgekit.ui.theme import Theme"),
        Module("judgekit.ui.theme", "from enum import Enum"),
    ]
    assert circles(modules) == []
