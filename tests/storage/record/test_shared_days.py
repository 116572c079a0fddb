"""Days of laptops whose records lie in files: what is killed goes on from its file."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.sharing.hall import Hall
from tests.engine.sharing.test_interleavings import ACTIONS, PAUSES, play
from tests.examples import examples
from tests.storage.record.shared_files import FileLog


@given(st.lists(st.tuples(PAUSES, ACTIONS.map(tuple)), min_size=1, max_size=3))
@examples(4)
def test_all_are_equal_in_the_end_and_in_their_files(actions):
    with tempfile.TemporaryDirectory() as folder:

        def make_log(name: str, _: object) -> FileLog:
            return FileLog(Path(folder) / f"{name}.judgekit")

        hall = Hall(3, make_log=make_log)
        try:
            play(hall, actions)
            hall.come_together()
            hall.come_together()
            hall.check()
            for laptop in hall.laptops.values():
                laptop.kill()
            hall.check()
        finally:
            for laptop in hall.laptops.values():
                laptop.log.close()
