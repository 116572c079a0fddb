"""Gather the interface's texts into the named translation files, such as `judgekit_es.ts`.

Qt's `lupdate` reads a plural in Python only from `self.tr`: of `translate(context, text, "",
count)` it keeps no plural forms, and nothing at all if the count is more than a name. So those
texts are passed to it again, as `self.tr` of classes named like their contexts.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from qt_texts import LACKING

ROOT = Path(__file__).resolve().parents[1]
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")


def main() -> None:
    """Update each translation file from the sources; its name ends in its language."""
    sources = sorted((ROOT / "judgekit" / "ui").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        plurals = Path(folder) / "plurals.py"
        plurals.write_text(plural_classes(sources), encoding="utf-8")
        lacking = Path(folder) / "lacking.py"
        lacking.write_text(lacking_texts(), encoding="utf-8")
        for name in sys.argv[1:]:
            file = Path(name).resolve()
            language = file.stem.rpartition("_")[2]
            command = [str(LUPDATE), "-silent", "-no-obsolete", "-locations", "none"]
            command += ["-source-language", "en", "-target-language", language]
            command += ["-pluralonly"] if language == "en" else []
            texts = [str(plurals), str(lacking), *map(str, sources)]
            subprocess.run([*command, *texts, "-ts", str(file)], check=True, cwd=ROOT)


def plural_classes(sources: Iterable[Path]) -> str:
    """Return a class for each context, with its plurals in the form that `lupdate` reads."""
    texts: dict[str, list[str]] = {}
    for path in sources:
        for context, text in plurals_of(path.read_text(encoding="utf-8")):
            texts.setdefault(context, []).append(text)
    lines = []
    for context, each in sorted(texts.items()):
        lines += [f"class {context}:", "    def plurals(self, n):"]
        lines += [f'        self.tr("{_escaped(text)}", "", n)' for text in dict.fromkeys(each)]
    return "\n".join(lines) + "\n"


def lacking_texts() -> str:
    """Return calls for what Qt says and doesn't translate."""
    pairs = ((context, text) for context, texts in LACKING.items() for text in texts)
    return "".join(f'translate("{context}", "{_escaped(text)}")\n' for context, text in pairs)


def plurals_of(source: str) -> Iterator[tuple[str, str]]:
    """Yield context and text of each `translate` with a count."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or len(node.args) != 4:
            continue
        context, text = node.args[:2]
        is_translation = ast.unparse(node.func).rpartition(".")[2] == "translate"
        if is_translation and isinstance(context, ast.Constant) and isinstance(text, ast.Constant):
            yield str(context.value), str(text.value)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


if __name__ == "__main__":
    main()
