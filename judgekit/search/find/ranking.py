"""The one ranked list: answers of every search, best first, each thing once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import NONE
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Hit
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.named_index import NameMatch, typed_words
from judgekit.search.find.scores import (
    NUMBERED_HIT,
    NUMBERED_RULE,
    SUREST_RULE,
    TITLED_RULE,
    UNFINISHED_TITLE,
    infraction_score,
    name_score,
    rule_score,
)

LEAST_SCORE = 0.08
"""Below it an answer is a chance likeness."""
ALWAYS_SHOWN, LEAST_SHARE = 3, 0.4
"""After the first few, only answers with this share of the best score are given."""
EXPLANATION = 0.6
"""Factor on the score of a text that explains a rule."""
PLACE_STEP = 0.001
"""By how much sections of one number differ, so that their order stays."""


def ranked(found: Iterable[Found], limit: int) -> tuple[Found, ...]:
    """Return the best answers, each thing once by its best score."""
    best: dict[tuple[FindKind, str], Found] = {}
    for each in found:
        key = each.kind, each.id
        if each.score >= LEAST_SCORE and (key not in best or best[key].score < each.score):
            best[key] = each
    first = nlargest(limit, best.values(), key=lambda each: each.score)
    least = LEAST_SHARE * first[0].score if first else 0.0
    return (*first[:ALWAYS_SHOWN], *(each for each in first[ALWAYS_SHOWN:] if each.score >= least))


def found_names(matches: Iterable[NameMatch]) -> Iterator[Found]:
    """Yield what is found by its name; `detail` and `written` are the name that matched."""
    for match in matches:
        thing, name = match.thing, match.phrase
        yield Found(thing.kind, thing.id, name_score(match), detail=name, written=name)


def found_rules(
    query: Query, hits: Sequence[Hit], parts: Mapping[str, str] | None = None
) -> Iterator[Found]:
    """Yield the sections, one named by its number or its whole title above others.

    `parts` has the rule that a document's text is about, by the document's id; its other sections
    only explain that rule, and come after the rules themselves.
    """
    typed = typed_words(query.text)
    for place, hit in enumerate(hits):
        reference = hit.reference
        is_today = hit.score >= NUMBERED_HIT
        if query.number is not None and (is_today or reference.ref.startswith(query.number)):
            is_it = is_today or reference.ref == query.number
            score = (NUMBERED_RULE if is_it else TITLED_RULE) - PLACE_STEP * place
        elif "#" in reference.ref:
            score = rule_score(hit.score)
        elif not reference.ref.startswith((parts or {}).get(reference.document, "")):
            score = EXPLANATION * rule_score(hit.score)
        else:
            score = max(rule_score(hit.score), _title_score(typed, hit)) - PLACE_STEP * place
        yield Found(FindKind.RULE, f"{reference.document}#{reference.ref}", score)


def found_infractions(hits: Iterable[PolicyHit]) -> Iterator[Found]:
    """Yield the infractions that were described; what is no infraction is none."""
    for hit in hits:
        if hit.id != NONE:
            yield Found(FindKind.INFRACTION, hit.id, infraction_score(hit.score))


def _title_score(typed: Sequence[str], hit: Hit) -> float:
    """Return the score of a title: typed whole, in any language, or with its last word begun."""
    words = typed_words(hit.title)
    if hit.score >= SUREST_RULE or typed == words:
        return TITLED_RULE
    is_begun = len(typed) == len(words) and bool(words) and words[:-1] == typed[:-1]
    return UNFINISHED_TITLE if is_begun and words[-1].startswith(typed[-1]) else 0.0
