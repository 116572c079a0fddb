"""What an event holds is fixed by its kind and version: a change of one needs a new version.

`tests/data/records/shapes.json` has every kind's shape. Whoever changes an event gives its kind a
lift (`storage/record/lift.py`), which is a new version, and writes the file anew with
`python -m tests.storage.record.shapes`.
"""

from __future__ import annotations

import json

from tests.storage.record.shapes import FILE, shapes


def test_no_event_has_another_shape_in_the_same_version():
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    now = shapes()
    changed = [
        kind
        for kind, shape in now.items()
        if kind in kept
        and kept[kind]["version"] == shape["version"]
        and kept[kind]["fields"] != shape["fields"]
    ]
    assert changed == []
    assert now == kept, "written anew by python -m tests.storage.record.shapes"
