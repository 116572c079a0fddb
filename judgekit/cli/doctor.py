"""`judgekit doctor`: versions, folders, and the state of stored data."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Mapping
from pathlib import Path

from judgekit import __version__
from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.engine.ports.edition_facts import FactsState
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder
from judgekit.views.words.cards import complaint_sentence, doubted_day_sentences, source_name
from judgekit.views.words.words import Words, message

HEADINGS: Mapping[str, str] = {
    "versions": message("versions"),
    "folders": message("folders"),
    "index": message("search index"),
    "events": message("event logs"),
    "cards": message("card file"),
    "facts": message("facts about editions"),
}
LABELS: Mapping[str, str] = {
    "bans": message("bans"),
    "bytes": message("size"),
    "cache": message("cache"),
    "cards": message("cards"),
    "changes": message("changes"),
    "config": message("settings"),
    "data": message("data"),
    "date": message("date"),
    "documents": message("documents"),
    "figures": message("figures"),
    "logs": message("logs"),
    "names": message("names"),
    "newer_cards": message("newer cards"),
    "older_cards": message("older cards"),
    "path": message("path"),
    "platform": message("system"),
    "sections": message("sections"),
    "source": message("source"),
    "state": message("state"),
}
"""Of each particular, by its name in the data; the others are names of programs."""
STATES: Mapping[str, str] = {
    "bundled": message("part of the program"),
    "damaged": message("damaged"),
    "in-memory": message("in memory"),
    "kept": message("on the disk"),
    "loaded": message("loaded"),
    "none": message("not loaded"),
    "other-form": message("loaded by another version"),
    "sound": message("sound"),
    "unreadable": message("can't be read"),
}
INTEGRITIES: Mapping[str, str] = {
    "sound": message("sound, entries: {count}"),
    "damaged": message("damaged; opening it keeps the good part and says what is lost"),
    "too-new": message("written by a newer Judgekit"),
    "unreadable": message("can't be read"),
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Collect the data for diagnosing an installation."""
    del arguments
    library = context.library()
    state = context.rules_provider.state()
    cards, facts = context.make_cards(), context.make_facts()
    data: dict[str, dict[str, object]] = {
        "versions": {
            "judgekit": __version__,
            "python": platform.python_version(),
            "platform": platform.platform(),
            **state.versions,
        },
        "folders": {
            name: {"path": str(folder), "writable": _writable(folder)}
            for name, folder in (
                ("data", context.folders.data),
                ("config", context.folders.config),
                ("cache", context.folders.cache),
                ("logs", context.folders.logs),
            )
        },
        "index": {
            "path": state.path,
            "state": state.state,
            "bytes": state.bytes,
            "documents": len(library.documents),
            "sections": sum(len(document.sections) for document in library.documents),
        },
        "events": _records(context.folders.data / FOLDER_NAME),
        "cards": _cards(cards),
        "facts": {"state": facts.state().value, **facts.facts().known_until},
    }
    remarks = [complaint_sentence(cards.complaint(), context.wording)]
    if source := cards.source():
        remarks += doubted_day_sentences(source, context.wording)
    if facts.state() is FactsState.DAMAGED:
        remarks.append(
            context.wording.say(
                "The loaded file of facts about editions is damaged and not used; load it again."
            )
        )
    remark = " ".join(each for each in remarks if each)
    return Answer(data, _text(data, context.wording), remark=remark)


def _cards(cards: CardCatalogue) -> dict[str, object]:
    """State of the loaded card file, or why there is none."""
    source = cards.source()
    if source is None:
        return {"state": cards.complaint() or "none"}
    return {
        "state": "loaded",
        "source": source.kind,
        "date": source.date,
        "newer_cards": source.newer,
        "older_cards": source.older,
        "cards": source.cards,
        "names": source.names,
    }


def _records(folder: Path) -> dict[str, object]:
    """State of the records in the folder, each read in full; names of persons are left out."""
    store = TournamentFolder(folder, EventCodec(EVENT_KINDS))
    try:
        kept = store.tournaments()
    except EnvironmentFailure:
        return {"path": str(folder), "state": "unreadable", "logs": []}
    logs: list[dict[str, object]] = []
    for stored in kept:
        found = store.inspect(stored.id)
        logs.append(
            {
                "event": stored.id,
                "integrity": found.integrity.value,
                "events": found.events,
                "open": found.is_open,
                "bytes": stored.bytes,
            }
        )
    is_sound = all(log["integrity"] == "sound" for log in logs)
    return {"path": str(folder), "state": "sound" if is_sound else "damaged", "logs": logs}


def _writable(folder: Path) -> bool:
    """Whether the folder can be written, or created if it doesn't exist."""
    existing = folder
    # Path's own methods raise if a parent folder may not be entered.
    while not os.path.exists(existing) and existing != existing.parent:  # noqa: PTH110
        existing = existing.parent
    return os.path.isdir(existing) and os.access(existing, os.W_OK)  # noqa: PTH112


def _text(data: dict[str, dict[str, object]], wording: Words) -> str:
    lines = []
    for name, particulars in data.items():
        lines.append(wording.say(HEADINGS[name]))
        for key, value in particulars.items():
            if isinstance(value, list):
                lines += [f"  {log['event']}  {_log(log, wording)}" for log in value]
                continue
            label = wording.say_known(LABELS, key)
            lines.append(f"  {label:<13} {_shown(key, value, wording)}".rstrip())
    return "\n".join(lines)


def _shown(key: str, value: object, wording: Words) -> str:
    """A particular for a person."""
    if isinstance(value, dict):
        return _folder(value, wording)
    if key == "bytes" and isinstance(value, int):
        return wording.say("{number} KB", number=round(value / 1024))
    if key == "source":
        return source_name(str(value))
    return wording.say_known(STATES, str(value)) if key == "state" else str(value)


def _folder(folder: dict[str, object], wording: Words) -> str:
    state = wording.say("can be written") if folder["writable"] else wording.say("can't be written")
    return f"{folder['path']} ({state})"


def _log(log: dict[str, object], wording: Words) -> str:
    parts = [wording.say(INTEGRITIES[str(log["integrity"])], count=log["events"])]
    if log["open"]:
        parts.append(wording.say("open now"))
    return ", ".join(parts)
