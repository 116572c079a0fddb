"""`judgekit search`: the best sections for a few words, or for a file of queries."""

from __future__ import annotations

import argparse

import msgspec

from judgekit.cli.answer import NO_ANSWER, Answer, quoted
from judgekit.cli.batch import answer_batch
from judgekit.cli.context import Context
from judgekit.domain.rules.changes import SectionHistory
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    Hit,
    SearchAnswer,
    without_synonyms,
)
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.queries.parsing import parse_query
from judgekit.views.words.editions import absent_number, number_now_words, number_today
from judgekit.views.words.section_numbers import number_in_language

BATCH_EXAMPLE = '{"q": "deck check time", "lang": "en"}'


class BatchQuery(msgspec.Struct, frozen=True):
    """One line of a batch: the query and the language of its answer."""

    q: str
    lang: str | None = None


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer one query, or a whole file of them in one process."""
    if arguments.document:
        context.document(arguments.document)
    if arguments.batch:
        return _batch(arguments, context)
    typed = " ".join(arguments.words)
    answer = _search(typed, context.reader_language, arguments, context)
    if not answer.hits:
        data = _row(answer, context.library())
        return Answer(data, "", NO_ANSWER, nothing_found(typed, context))
    return Answer(_row(answer, context.library()), _text(answer, context))


def nothing_found(typed: str, context: Context) -> str:
    """Say that a search found nothing: that the library lacks the number, if it was one."""
    absent = context.library().absent_number(parse_query(typed))
    if absent is not None:
        return " ".join(absent_number(absent, context.wording)).strip()
    return context.wording.say(
        "Nothing was found for “{query}”; try fewer or other words.", query=quoted(typed)
    )


def _search(
    typed: str, reader: str, arguments: argparse.Namespace, context: Context
) -> SearchAnswer:
    query = parse_query(typed)
    if arguments.document:
        query = msgspec.structs.replace(query, document=arguments.document)
    return context.rules_provider.search(query, reader=reader, limit=arguments.limit)


def _batch(arguments: argparse.Namespace, context: Context) -> Answer:
    def answered(asked: BatchQuery) -> dict[str, object]:
        reader = asked.lang if asked.lang in LANGUAGES else context.reader_language
        return _row(_search(asked.q, reader, arguments, context), context.library())

    def complaint(line: int) -> str:
        return context.wording.say(
            "Line {line} of the file is not a query; write it as {example}.",
            line=line,
            example=BATCH_EXAMPLE,
        )

    return answer_batch(arguments.batch, BatchQuery, answered, complaint)


def _row(answer: SearchAnswer, library: Library) -> dict[str, object]:
    number = parse_query(answer.query).number
    return {
        "query": answer.query,
        "results": [
            {
                "document": hit.reference.document,
                "language": hit.language,
                "ref": hit.reference.ref,
                "title": hit.title,
                "snippet": without_synonyms(hit.snippet),
                "score": round(hit.score, 4),
                "ref_now": now.number_now if (now := _renumbered(hit, library)) else None,
            }
            for hit in answer.hits
        ],
        "today": [
            {"document": each.document, "ref": each.ref}
            for each in (library.numbered_today(number) if number else ())
        ],
        "repairs": msgspec.to_builtins(answer.repairs),
        "took_ms": round(answer.took_ms, 3),
    }


def _renumbered(hit: Hit, library: Library) -> SectionHistory | None:
    """What is known of the section since, if it has another number now."""
    history = library.history(hit.reference)
    return history if history is not None and history.is_renumbered else None


def _text(answer: SearchAnswer, context: Context) -> str:
    lines = [
        context.wording.say(
            "“{typed}” is in no text; searched instead: {used}.",
            typed=repair.typed,
            used=", ".join(repair.used),
        )
        for repair in answer.repairs
    ]
    number = parse_query(answer.query).number
    for hit in answer.hits:
        now = _renumbered(hit, context.library())
        said = number_now_words(now, context.wording) if now else ""
        ref = number_in_language(hit.reference.ref, hit.language)
        place = f"{hit.reference.document}  {ref}  {hit.title}"
        lines.append(f"{place}  {said}".rstrip())
        if hit.reference.ref == number:
            today = number_today(context.library(), hit.reference, context.wording)
            lines += [f"    {today}"] if today else []
        snippet = without_synonyms(hit.snippet).replace(MARK_START, "[").replace(MARK_END, "]")
        lines.append(f"    {' '.join(snippet.split())}")
    return "\n".join(lines)
