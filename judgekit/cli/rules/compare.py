"""`judgekit compare OLD NEW`: what differs between two editions, section by section."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.views.rules.edition_comparison import compare_editions
from judgekit.views.words.section_numbers import number_in_language
from judgekit.views.words.words import Words, message

KINDS: Mapping[ChangeKind, str] = {
    ChangeKind.ADDED: message("added"),
    ChangeKind.REMOVED: message("removed"),
    ChangeKind.MOVED: message("moved"),
    ChangeKind.RENUMBERED: message("renumbered"),
    ChangeKind.CHANGED: message("changed"),
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Every section that is not the same in both; of two languages, those known to differ."""
    old, new = context.document(arguments.old), context.document(arguments.new)
    changes = [each.change for each in compare_editions(context.library(), old, new).sections]
    rows = [_row(each) for each in changes]
    languages = (old.language, new.language)
    text = "\n".join(_line(each, languages, context.wording) for each in changes)
    return Answer({"changes": rows}, text or context.wording.say("Nothing differs."))


def _row(change: SectionChange) -> dict[str, object]:
    names = ("kind", "old_ref", "new_ref", "old_title", "new_title", "words_added", "words_removed")
    values = msgspec.structs.asdict(change)
    return {name: values[name] for name in names} | {"kind": change.kind.value}


def _line(change: SectionChange, languages: tuple[str, str], wording: Words) -> str:
    both = zip((change.old_ref, change.new_ref), languages, strict=True)
    refs = [number_in_language(ref, language) for ref, language in both if ref]
    place = refs[0] if len(set(refs)) == 1 else " → ".join(refs)
    words = f"+{change.words_added} −{change.words_removed}"
    title = change.new_title or change.old_title or ""
    return f"{wording.say(KINDS[change.kind]):<12} {place:<24} {words:<12} {title}".rstrip()
