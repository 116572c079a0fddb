"""`judgekit infraction`: search by a few words, or show everything on one infraction."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

import msgspec

from judgekit.cli.answer import NO_ANSWER, WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.batch import answer_batch
from judgekit.cli.context import Context
from judgekit.cli.policy.infraction_object import entry_row, entry_text, none_row, none_text
from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import NONE, Catalogue, Edition
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.words.penalties import penalty_name

BATCH_EXAMPLE = '{"q": "drew extra card", "lang": "en"}'


class BatchQuestion(msgspec.Struct, frozen=True):
    """One line of a batch; fields left out are those of the call."""

    q: str
    lang: str | None = None
    rel: Level | None = None
    edition: Edition | None = None


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Answer a few words, a file of them in one process, or the id of an infraction."""
    if arguments.id is not None:
        return _entry(arguments, context)
    if arguments.batch:
        return _batch(arguments, context)
    words = " ".join(arguments.words)
    if not words.strip():
        raise CallRefused(
            context.wording.say(
                "Say what happened in a few words, or name an infraction with --id or a file "
                "with --batch."
            ),
            WRONG_CALL,
        )
    level, edition = policy_level(arguments.rel), Edition(arguments.edition)
    hits = context.policy.search(words, level=level, edition=edition, limit=arguments.limit)
    rows = _rows(hits, context, context.reader_language)
    data = {"results": rows}
    if not hits:
        sentence = context.wording.say(
            "No infraction is described by “{words}”; say in other words what happened.",
            words=quoted(words),
        )
        return Answer(data, "", NO_ANSWER, sentence, asks_library=False)
    text = "\n".join(_line(row, context) for row in rows)
    return Answer(data, text, asks_library=False)


def _batch(arguments: argparse.Namespace, context: Context) -> Answer:
    def answered(asked: BatchQuestion) -> dict[str, object]:
        reader = asked.lang if asked.lang in LANGUAGES else context.reader_language
        hits = context.policy.search(
            asked.q,
            level=policy_level(asked.rel or arguments.rel),
            edition=asked.edition or Edition(arguments.edition),
            limit=arguments.limit,
        )
        return {"query": asked.q, "results": _rows(hits, context, reader)}

    def complaint(line: int) -> str:
        return context.wording.say(
            "Line {line} is not a question; each line is written like {example}.",
            line=line,
            example=BATCH_EXAMPLE,
        )

    return answer_batch(arguments.batch, BatchQuestion, answered, complaint, asks_library=False)


def _rows(hits: tuple[PolicyHit, ...], context: Context, language: str) -> list[dict[str, object]]:
    catalogue = context.policy.catalogue()
    return [_row(hit, catalogue, language) for hit in hits]


def _row(hit: PolicyHit, catalogue: Catalogue, language: str) -> dict[str, object]:
    entry = catalogue.entry(hit.id)
    score = round(hit.score, 4)
    if entry is not None:
        return {
            "id": entry.id,
            "name": entry.name.said(language),
            "category": entry.category.value,
            "penalty": entry.penalty.value,
            "score": score,
        }
    case = catalogue.no_infraction(hit.no_infraction)
    return {
        "id": NONE,
        "name": case.name.said(language) if case else "",
        "category": NONE,
        "penalty": NONE,
        "score": score,
        "reason": case.reason.said(language) if case else "",
    }


def _line(row: dict[str, object], context: Context) -> str:
    if row["id"] == NONE:
        label = context.wording.say("No infraction")
        return f"{label}: {row['name']}\n    {row['reason']}"
    penalty = penalty_name(str(row["penalty"]), context.wording)
    return f"{row['id']}  {row['name']}  ({penalty})"


def _entry(arguments: argparse.Namespace, context: Context) -> Answer:
    catalogue = context.policy.catalogue()
    edition = Edition(arguments.edition)
    day = datetime.now(UTC).astimezone().date().isoformat()
    wanted = arguments.id.strip().lower()
    if wanted == NONE:
        cases = none_row(catalogue, edition, context, day)
        return Answer(cases, none_text(cases))
    entry = catalogue.entry(wanted)
    if entry is None:
        raise CallRefused(
            context.wording.say(
                "There is no infraction “{id}”; ids are written like ipg-2.5 or jar-tardiness.",
                id=quoted(arguments.id),
            )
        )
    row = entry_row(entry, catalogue, edition, context, day)
    return Answer(row, entry_text(row, context, day))
