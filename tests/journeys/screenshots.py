"""Screenshots of every page in every theme, language and size, into `screenshots/`.

    python -m tests.journeys.screenshots [WORD ...]

With words, only those whose file name has all of them, such as `dark ru 1024`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from judgekit.ui.look import ThemeChoice
from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
LANGUAGES = ("en", "es", "ru")
SIZES = ((1280, 800), (1024, 700))
FOLDER = Path(__file__).resolve().parents[2] / "screenshots"


def main(words: Sequence[str]) -> int:
    """Take the screenshots; return the exit status."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        stage = Stage(Path(home))
        stage.program.open()
        stage.wait_for_library()
        for language, theme, size in product(LANGUAGES, THEMES, SIZES):
            names = {
                state: f"{state.name}-{theme.value}-{language}-{size[0]}x{size[1]}.png"
                for state in STATES
            }
            wanted = [s for s in STATES if all(word in names[s] for word in words)]
            if wanted:
                dress(stage, language, theme, size)
            for state in wanted:
                picture(stage, state, FOLDER / names[state])
                print(names[state])
        stage.program.tasks.drain()
    return 0


def dress(stage: Stage, language: str, theme: ThemeChoice, size: tuple[int, int]) -> None:
    """Switch the running window to this language, theme and size."""
    stage.program.preferences.change(
        interface_language=language, theme=theme.value, reading_languages=()
    )
    stage.window.resize(*size)
    stage.settle()


def picture(stage: Stage, state: State, file: Path) -> None:
    """Arrange a state, grab the window, and return to where it began."""
    stage.window.top_bar.field.clear()
    stage.open(state.place)
    stage.settle(60)
    state.arrange(stage)
    stage.settle(200)
    state.subject(stage).grab().save(str(file))
    state.undo(stage)
    stage.settle(60)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
