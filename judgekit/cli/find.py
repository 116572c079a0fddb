"""`judgekit find`: rules, infractions, terms, cards, players, tables, notes, actions and orders in
one list, as the command bar answers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, Answer
from judgekit.cli.batch import answer_batch
from judgekit.cli.context import Context
from judgekit.cli.decks.bring_card_file import bring_card_file
from judgekit.cli.rules.search import BATCH_EXAMPLE, BatchQuery, nothing_found
from judgekit.cli.tournaments.kept_tournament import kept_in
from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.tournament import Tournament
from judgekit.engine.timeline import Timeline
from judgekit.search.find.answer import Found
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.views.find.dressing import Dressing, kind_name
from judgekit.views.find.finder import EventNames, Finder, FindSources
from judgekit.views.find.missing_cards import may_lack_card
from judgekit.views.known_then import known_at

_WITHOUT_MARKS = str.maketrans("", "", MARK_START + MARK_END)


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer one text, or a whole file of them in one process."""
    state, remark = _state(arguments.event, context)
    marks = ReadingMarksFile(context.folders.data).load().marks
    verb = _Finding(context, EventNames(state, marks), arguments.limit)
    if arguments.batch:
        return _batch(arguments.batch, verb, context)
    typed = " ".join(arguments.words)
    found = verb.find(typed, context.reader_language)
    data = {"results": [_row(each) for each in found]}
    if not found:
        remark = " ".join(filter(None, (nothing_found(typed, context), verb.lacks_cards(typed))))
        return Answer(data, "", NO_ANSWER, remark)
    if may_lack_card(typed, found, verb.cards):
        remark = " ".join(filter(None, (remark, verb.lacks_cards(typed))))
    text = "\n".join(_line(each, context) for each in found)
    return Answer(data, text, remark=remark)


class _Finding:
    """The finder with what this call searches."""

    def __init__(self, context: Context, names: EventNames, limit: int) -> None:
        self.cards = cards = context.make_cards()
        self._sources = FindSources(
            context.rules_provider, context.policy, lambda: cards, context.manual
        )
        self._finder = Finder(self._sources)
        self._context = context
        self._names = names
        self._limit = limit

    def find(self, typed: str, reader: str) -> Sequence[Found]:
        """Answer a text in the reader's language."""
        findings = self._finder.find(typed, reader=reader, names=self._names, limit=self._limit)
        words = self._context.wording.speaking(reader)
        return Dressing(self._sources, self._names, words).dressed(findings)

    def lacks_cards(self, typed: str) -> str:
        """Return what to bring so that a text that isn't found may name a card; empty if a card
        file is loaded, or for a number that the rules lack."""
        if self._context.library().absent_number(parse_query(typed)) is not None:
            return ""
        return bring_card_file(self.cards, self._context.wording)


def _state(file: str | None, context: Context) -> tuple[Tournament | None, str]:
    """Return the last state of the event's file, and a remark if a newer program wrote some."""
    if file is None:
        return None, ""
    kept = kept_in(Path(file), context)
    recorded = kept.recorded
    return known_at(recorded, Timeline(recorded).last_moment() or 0).state, kept.remark


def _batch(file: str, verb: _Finding, context: Context) -> Answer:
    def answered(asked: BatchQuery) -> dict[str, object]:
        reader = asked.lang if asked.lang in LANGUAGES else context.reader_language
        found = verb.find(asked.q, reader)
        return {"query": asked.q, "results": [_row(each) for each in found]}

    def complaint(line: int) -> str:
        return context.wording.say(
            "Line {line} of the file is not a query; write it as {example}.",
            line=line,
            example=BATCH_EXAMPLE,
        )

    return answer_batch(file, BatchQuery, answered, complaint)


def _row(found: Found) -> dict[str, object]:
    return {
        "kind": found.kind.value,
        "id": found.id,
        "title": found.title,
        "detail": " ".join(filter(None, (found.today, found.detail))).translate(_WITHOUT_MARKS),
        "score": round(found.score, 4),
    }


def _line(found: Found, context: Context) -> str:
    kind = kind_name(found.kind, context.wording)
    detail = found.detail.translate(_WITHOUT_MARKS)
    below = "".join(f"\n    {line}" for line in (found.today, detail) if line)
    return f"{kind}  {found.title}{below}"
