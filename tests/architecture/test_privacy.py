"""What a test needs to know, a reader needs too: tests read no private names."""

from __future__ import annotations

import pytest

from tests.architecture.privacy_rules import private_reads
from tests.architecture.source_tree import Module, hold, own_tests, tools


def test_tests_and_benchmarks_read_no_private_name() -> None:
    benchmarks = (module for module in tools() if module.name.startswith("benchmarks."))
    modules = (*own_tests(), *benchmarks)
    hold(found for module in modules for found in private_reads(module))


@pytest.mark.parametrize(
    "source",
    [
        "page._field.text()",
        "page.controller._field = 1",
        "from judgekit.ui.words.wording import _words",
        "from judgekit.ui._wording import words",
        "import judgekit._wording",
        "getattr(page, '_field')",
        "monkeypatch.setattr(page, '_field', None)",
        "monkeypatch.setattr('judgekit.app._start', None)",
        "patch.object(page, '_field')",
        "monkeypatch.setattr(page, name, None)",
        "vars(page)['_field']",
        "page.__dict__['_field']",
        "page._Page__field",
        "class Shown(Page):\n    def text(self):\n        return self._field.text()",
        "class Fake:\n    def __init__(self):\n        self._kept = 1\nFake()._kept",
    ],
)
def test_a_private_name_is_seen(source: str) -> None:
    assert len(list(private_reads(Module("tests.x", source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "page.field.text()",
        "page.__class__.__name__",
        "_asked()",
        "_, name = parts",
        "row._replace(name='Anna')",
        "from tests.builders import ref as _ref",
        "monkeypatch.setattr(sys, 'platform', 'win32')",
        "class Fake:\n    def __init__(self):\n        self._kept = 1\n"
        "    def kept(self):\n        return self._kept",
        "class Fake:\n    _first = 1\n    def first(self):\n        return self._first",
        "class Fake:\n    def _next(self): ...\n    def next(self):\n        self._next()",
    ],
)
def test_a_public_name_or_ones_own_is_left_alone(source: str) -> None:
    assert list(private_reads(Module("tests.x", source))) == []
