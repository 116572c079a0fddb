"""Start the window, type the words of the arguments, end when the results have been painted."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Type as soon as the window has been painted once."""
    gc.disable()  # as in the program: off before any import, those without Qt first
    from benchmarks.programs.answer_watch import watch  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415
    from judgekit.window_call import WindowCall  # noqa: PLC0415

    watch()
    started = program()
    window = started.window

    def painted() -> None:
        window.painted.disconnect(painted)
        window.ask(" ".join(sys.argv[1:]))

    window.painted.connect(painted)
    status = started.run(WindowCall(), None)
    gc.freeze()  # as at the program's own exit
    sys.exit(status)


main()
