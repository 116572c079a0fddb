"""`judgekit shared`: tell who shares an event, and what waits, also while another program has it
open."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from judgekit.cli.answer import DONE, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.sharing.team_of_file import NotesFile
from judgekit.cli.tournaments.kept_tournament import kept_in
from judgekit.domain.shared.moment import format_moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.state import SetAside, Team, TeamDevice
from judgekit.engine.ports.team import LaptopSeen
from judgekit.engine.redeciding import state_of
from judgekit.engine.sharing.outbox import read_item
from judgekit.engine.stored import SharedRecord
from judgekit.engine.team.notes import Noted, read_notes
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.record_files import RecordFiles
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words

OWN_ROLES = ("hub", "client")


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer with what is settled, and with what the program that has the event open noted last."""
    file = Path(arguments.event)
    kept, words = kept_in(file, context), context.wording
    if kept.shared is None:
        raise CallRefused(refusal_sentence(Refusal(RefusalCode.NOT_SHARED), words))
    noted, is_open = read_notes(NotesFile(file)), RecordFiles(file.absolute()).is_open
    if not is_open:
        noted = Noted(hub=noted.hub)
    team = state_of(Timeline(kept.recorded)).team
    settled, heard = len(kept.shared.messages), {each.device: each for each in noted.heard}
    devices = [_device(each, heard.get(each.device), settled) for each in team.devices.values()]
    data = {
        "role": OWN_ROLES[0] if noted.is_hub else OWN_ROLES[1],
        "hub": noted.hub or None,
        "devices": devices,
        "pending": _pending(kept.shared),
        "set_aside": [_set_aside(each, words) for each in team.undecided()],
        "clock_offset_ms": noted.offset_ms,
        "state": noted.state if is_open else None,
        "hub_can_store": noted.is_stored if is_open else None,
        "epoch": kept.shared.epoch,
    }
    return Answer(data, _text(data, team, words), DONE, kept.remark, asks_library=False)


def _device(device: TeamDevice, seen: LaptopSeen | None, settled: int) -> dict[str, object]:
    return {
        "device": device.device,
        "name": device.person,
        "phone": device.is_phone,
        "connected": seen is not None and seen.connected and device.revoked is None,
        "last_seen": None if seen is None else format_moment(seen.seen),
        "behind": None if seen is None else max(0, settled - seen.sequence),
        "roles": list(device.roles),
        "revoked": None if device.revoked is None else format_moment(device.revoked),
    }


def _pending(shared: SharedRecord) -> int:
    items = (read_item(place, content) for place, content in shared.outbox)
    return sum(len(item.entries) for item in items if item is not None)


def _set_aside(aside: SetAside, words: Words) -> dict[str, object]:
    return {
        "step": aside.id,
        "reason": aside.refusal.code.value,
        "sentence": refusal_sentence(aside.refusal, words, as_in_scripts=True),
        "author": aside.author,
        "at": format_moment(aside.at),
    }


def _text(data: Mapping[str, object], team: Team, words: Words) -> str:
    lines = [words.say("The hub is at {address}.", address=data["hub"] or "—")]
    lines += [each.person for each in team.devices.values() if each.revoked is None]
    lines.append(words.say("Entries waiting: {count}.", count=data["pending"]))
    lines.append(words.say("Entries set aside: {count}.", count=len(team.undecided())))
    return "\n".join(lines)
