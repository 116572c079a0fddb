"""Events as they come back from their kept form."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.event import Recorded
from judgekit.domain.tournament import EVENT_KINDS

NAMES = {kind: name for name, kind in EVENT_KINDS.items()}


def written_and_read(recorded: Recorded) -> Recorded:
    """An event as it comes back from its kept form."""
    kind = EVENT_KINDS[NAMES[type(recorded.payload)]]
    payload = msgspec.json.decode(msgspec.json.encode(recorded.payload), type=kind)
    return msgspec.structs.replace(recorded, payload=payload)
