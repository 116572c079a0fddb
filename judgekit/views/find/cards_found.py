"""Cards of the loaded card file as answers, by their names and by what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.ranking import LEAST_SCORE, LEAST_SHARE
from judgekit.search.find.scores import SYLLABLES, card_score, is_card_misspelt

MOST_CARDS = 5
FEW_OF_A_KIND = 3
"""Cards of a kind that was typed, where another answer fits."""
SHORTEST_NAME = 4
"""Letters from which a card file is asked; of a script without spaces half as many."""
SYMBOL = "{"
"""Begins a symbol: a text with one is asked for, however short."""
FITS = 0.6
"""Score from which another answer fits: cards that were not named in full come below it."""
NAMED_CARD = 0.3
"""Score from which a card was found by its name."""
ALWAYS_BEFORE = 3
"""How many other answers come before such cards at most."""
_BELOW = 0.99


def found_cards(
    cards: CardCatalogue, typed: str, limit: int, others: Sequence[Found] = ()
) -> Iterator[Found]:
    """Yield the cards that a text names, best first; `written` is the name or number that was found
    where it isn't the English name. None without a card file.

    A card whose name was typed in part comes below those of the other answers that fit; one whose
    whole name was typed, in several words and with one error, does not.
    """
    if not _can_ask(cards, typed):
        return
    found = [
        (card, card_score(card, typed, place))
        for place, card in enumerate(cards.found(typed.strip(), limit))
    ]
    fitting = [each.score for each in others if each.score >= FITS]
    most = _after(fitting)
    whole = [_is_named(card, typed) or is_card_misspelt(card, typed) for card, _ in found]
    partly = [score for (_, score), is_whole in zip(found, whole, strict=True) if not is_whole]
    factor = min(1.0, most / max(partly)) if partly else 1.0
    for (card, score), is_whole in zip(found, whole, strict=True):
        yield _answer(card, score if is_whole else factor * score)


def below_actions(typed: str, found: Sequence[Found]) -> list[Found]:
    """Return the same answers, those cards of which the name was typed in part below an action
    that fits: a word of many names is that of the action."""
    actions = [each.score for each in found if each.kind is FindKind.ACTION and each.score >= FITS]
    most = _BELOW * max(actions, default=1.0 / _BELOW)
    key = card_key(typed)
    return [
        msgspec.structs.replace(each, score=min(each.score, most))
        if each.kind is FindKind.CARD and key not in faces(card_key(each.written or each.id))
        else each
        for each in found
    ]


def described_cards(
    cards: CardCatalogue, typed: str, limit: int, others: Sequence[Found] = ()
) -> Iterator[Found]:
    """Yield the cards whose text, type or colour has these words, best first, below the other
    answers. Where one of those fits, or the name of a card was typed, these are a few of which type
    and colour say it all (*red creatures*)."""
    is_named = any(each.kind is FindKind.CARD and each.score >= NAMED_CARD for each in others)
    scores = [each.score for each in others if each.score >= LEAST_SCORE]
    if not _can_ask(cards, typed):
        return
    best, least = max(scores, default=0.0), 0.0
    if is_named or best >= FITS:
        found = cards.of_kind(typed.strip(), min(limit, FEW_OF_A_KIND))
        least = LEAST_SHARE * best
        scores = [score for score in scores if score >= least]
    else:
        found = cards.described(typed.strip(), limit)
    most = _after(scores)
    for place, card in enumerate(found):
        score = card_score(card, typed, place)
        score *= min(1.0, most / card_score(card, typed, 0))
        yield _answer(card, max(score, least))


def _can_ask(cards: CardCatalogue, typed: str) -> bool:
    typed = typed.strip()
    least = SHORTEST_NAME // 2 if max(typed, default="") >= SYLLABLES else SHORTEST_NAME
    return (len(typed) >= least or SYMBOL in typed) and cards.source() is not None


def _after(scores: Sequence[float]) -> float:
    """Return the score that stands just below the best of these."""
    before = sorted(scores, reverse=True)[:ALWAYS_BEFORE]
    return _BELOW * before[-1] if before else 1.0


def _is_named(card: FoundCard, typed: str) -> bool:
    """Whether the name of a card or of one of its faces was typed in full, in whatever case, or its
    number."""
    if card.likeness in (NameLikeness.NUMBER, NameLikeness.DECLINED):
        return True
    key, name = card_key(typed), card_key(card.written or card.name)
    return key == name or key in faces(name)


def _answer(card: FoundCard, score: float) -> Found:
    language = card.language if card.written else ""
    return Found(FindKind.CARD, card.name, score, language=language, written=card.written)
