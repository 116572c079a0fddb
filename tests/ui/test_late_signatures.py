"""What PySide describes its calls with is read when it is asked for, and says then what it says."""

from __future__ import annotations

import subprocess
import sys

import pytest

WHAT_WAITS = """
import sys
waiting = [name for name, module in sys.modules.items() if type(module).__name__ == "LateModule"]
print(any(name.endswith("signature.parser") for name in waiting), end=" ")
"""
QUESTIONS = {
    "a wrong argument": """
from PySide6.QtCore import QRect
try:
    QRect("left", 2, 3)
except TypeError as error:
    print(error)
""",
    "a wrong name": """
from PySide6.QtCore import QObject
try:
    QObject(nothing=3)
except Exception as error:
    print(type(error), error)
""",
    "a signature": """
from PySide6.QtCore import QObject
from PySide6.support.signature import get_signature
print(get_signature(QObject.setParent))
""",
    "the stubs": """
import PySide6.QtCore
from PySide6.support.signature.lib import enum_sig, pyi_generator
print(pyi_generator.Formatter, enum_sig.ExactEnumerator, pyi_generator.__name__)
""",
}


def answer(*lines: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout


def test_a_window_is_built_without_reading_them():
    imports = "import judgekit.ui.program"
    assert answer(imports, WHAT_WAITS) == "True "


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_asked_they_say_what_pyside_says(question):
    plain = answer(question)
    assert plain
    assert answer("import judgekit.ui", WHAT_WAITS, question, WHAT_WAITS) == f"True {plain}False "
