"""Modules are named for what they hold, hold no state, and say what they are for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.docstring_rules import undocumented
from tests.architecture.naming_rules import bad_names, reads_of_module_names
from tests.architecture.source_tree import ROOT, Module, hold, own_tests, product, tools
from tests.architecture.state_rules import module_state


def test_every_module_is_named_for_what_it_holds() -> None:
    modules = (*product(), *tools(), *own_tests())
    hold(found for module in modules for found in bad_names(module))


def test_nothing_depends_on_what_a_module_is_called() -> None:
    hold(found for module in product() for found in reads_of_module_names(module))


@pytest.mark.parametrize(
    "source",
    [
        "room = type(event).__module__.split('.')[-2]",
        "room = Path(__file__).parent.name",
        "room = Path(module.__file__).parent.name",
    ],
)
def test_a_choice_by_the_name_or_the_place_of_a_module_is_seen(source: str) -> None:
    assert len(list(reads_of_module_names(Module("judgekit.engine.x", source)))) == 1


def test_a_module_that_finds_bundled_files_may_read_where_it_lies() -> None:
    source = "package = Path(__file__).parent.parent"
    assert list(reads_of_module_names(Module("judgekit.system.resources", source))) == []


def test_no_module_keeps_state() -> None:
    modules = (*product(), *tools())
    hold(found for module in modules for found in module_state(module))


def test_everything_public_says_what_it_is_for() -> None:
    modules = (*product(), *tools())
    hold(found for module in modules for found in undocumented(module))


def test_the_folder_packaging_does_not_shadow_the_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
    import packaging.version  # noqa: PLC0415  (proves that the library is what is found)

    assert Path(packaging.version.__file__).parents[1] != ROOT


@pytest.mark.parametrize("name", ["utils", "text_helpers", "window_manager", "calendar", "select"])
def test_a_name_that_says_nothing_is_seen(name: str) -> None:
    assert len(list(bad_names(Module(f"judgekit.domain.{name}", "")))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "CACHE = {}",
        "SEEN = set()",
        "WORDS = ['a']",
        "NAMES = {word: 1 for word in 'ab'}",
        "TABLE: dict[str, int] = {'a': 1}",
        "engine = Engine()",
        "if True:\n    BY_NAME = collections.defaultdict(list)",
        "def f():\n    global current\n    current = 1",
    ],
)
def test_state_is_seen(source: str) -> None:
    assert len(list(module_state(Module("judgekit.x", source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "TABLE: Mapping[str, int] = {'a': 1}",
        "TABLE: Final[Mapping[str, int]] = {'a': 1}",
        "NAMES = frozenset({'a'})",
        "PATTERN = re.compile('a')",
        "PLAIN = Style(width=2)",
        "__all__ = ['a']",
        "def f():\n    seen = set()",
    ],
)
def test_a_constant_is_no_state(source: str) -> None:
    assert list(module_state(Module("judgekit.x", source))) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 1",
        '"""Says."""\ndef show(): ...',
        '"""Says."""\nclass Page:\n    pass',
        '"""Says."""\nclass Page:\n    """Says."""\n    def show(self): ...',
    ],
)
def test_a_missing_docstring_is_seen(source: str) -> None:
    assert len(list(undocumented(Module("judgekit.x", source)))) == 1


def test_what_is_private_or_qts_own_needs_no_docstring() -> None:
    source = '"""Says."""\ndef _own(): ...\nclass P:\n    """S."""\n    def paintEvent(self): ...'
    assert list(undocumented(Module("judgekit.x", source))) == []
