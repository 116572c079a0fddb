"""PySide stands no longer between Python and what it imports."""

from __future__ import annotations

import builtins
import importlib
import linecache

import judgekit.ui


def test_python_has_its_own_import_back(tmp_path, monkeypatch):
    importlib.reload(judgekit.ui)
    (tmp_path / "imported_beside_qt.py").write_text("VALUE = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    name = "imported_beside_qt"
    assert builtins.__import__(name).VALUE == 1
    assert str(tmp_path / f"{name}.py") not in linecache.cache
