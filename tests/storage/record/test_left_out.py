"""What a script or an older record leaves out means for ever what it meant then."""

from __future__ import annotations

import json

import pytest

from tests.storage.record.left_out import FILE, left_out


@pytest.mark.parametrize("what", ["events", "commands"])
def test_what_is_left_out_means_what_it_meant(what):
    """If one has to change, records written before need a lift (`storage/record/lift.py`); what is
    new goes into the file by `python -m tests.storage.record.left_out`."""
    expected = json.loads(FILE.read_text(encoding="utf-8"))[what]
    assert left_out()[what] == expected
