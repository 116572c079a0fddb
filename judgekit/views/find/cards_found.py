"""Cards of the loaded card file as answers, by their names and by what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.name_fit import SYLLABLES, NameFit, name_fit
from judgekit.search.find.ranking import LEAST_SCORE, LEAST_SHARE, ranked
from judgekit.search.find.scores import card_fit, card_score
from judgekit.search.find.word_errors import WordErrors

MOST_CARDS = 5
FEW_OF_A_KIND = 3
"""Cards of a kind that was typed, where another answer fits."""
SHORTEST_NAME = 4
"""Letters from which a part of a name is asked for; of a script without spaces half as many."""
SYMBOL = "{"
"""Begins a symbol: a text with one is asked for, however short."""
FITS = 0.6
"""Score from which another answer fits: cards that were not named in full come below it."""
MEANT = 0.7
"""Score from which one of `MEANT_BEFORE` was meant."""
NAMED_CARD = 0.3
"""Score from which a card was found by its name."""
ALWAYS_BEFORE = 3
"""How many other answers come before such cards at most."""
FIRST_FEW, MOST_CALLED = 5, 3
"""Among so many answers of all kinds are so many cards that are called just as was typed."""
MEANT_BEFORE = frozenset(
    (
        FindKind.ACTION,
        FindKind.INFRACTION,
        FindKind.PLAYER,
        FindKind.TABLE,
        FindKind.ORDER,
        FindKind.NOTE,
    )
)
"""What is meant rather than a card by a half or by the beginning of its name."""
HALF_NAMED = frozenset((NameFit.BEGUN, NameFit.SHORT, NameFit.FACE))
CALLED = frozenset((NameFit.SHORT, NameFit.FACE, NameFit.WHOLE))
NEARLY_CALLED = frozenset((NameFit.BEGUN, NameFit.MISSPELT))
BEFORE_CARDS = frozenset((FindKind.CARD, FindKind.ORDER, FindKind.TABLE))
CALLED_SO = 0.93
"""Score from which the whole name of something was typed."""
_BELOW, _ABOVE = 0.99, 1.001


def found_cards(
    cards: CardCatalogue,
    typed: str,
    limit: int,
    others: Sequence[Found] = (),
    errors: WordErrors | None = None,
) -> Iterator[Found]:
    """Yield the cards that a text names, best first; `written` is the name or number that was found
    where it isn't the English name. None without a card file.

    A card whose name was typed in part comes below those of the other answers that fit. One of
    which several words begin the name, or are a face's, comes below an action, an infraction or
    what the event has, and before the rest; one that is called so is among the first few.
    Others that the only word typed is further from than from a card's name do not count.
    """
    found = list(_scored(_asked(cards, typed, limit), typed))
    if errors is not None:
        counted = (errors.of_card(card.short or card.written or card.name) for card, _ in found)
        nearest = min((each for each in counted if each is not None), default=None)
        if nearest is not None:
            others = [each for each in others if each.score < FITS or errors.of(each) <= nearest]
    most = _after([each.score for each in others if each.score >= FITS])
    meant = [each.score for each in others if each.score >= MEANT and each.kind in MEANT_BEFORE]
    fits = [_fit(card, typed) for card, _ in found]
    best: dict[NameFit, float] = {}
    for (_, score), fit in zip(found, fits, strict=True):
        best[fit] = max(score, best.get(fit, score))
    at_most = {NameFit.PART: most, **dict.fromkeys(HALF_NAMED, _after(meant))}
    factors = {fit: min(1.0, at_most.get(fit, 1.0) / score) for fit, score in best.items()}
    least = iter(_least_called(others, sum(fit in CALLED for fit in fits)))
    for (card, score), fit in zip(found, fits, strict=True):
        lowest = next(least, 0.0) if fit in CALLED else 0.0
        yield _answer(card, max(lowest, factors[fit] * score))


def in_order_of_fit(typed: str, found: Sequence[Found]) -> list[Found]:
    """Return the same answers, the cards with less of their name typed below those with more."""
    fits = {
        each: name_fit(typed, each.written or each.id, each.short)
        for each in found
        if each.kind is FindKind.CARD
    }
    most, factors = 1.0, dict.fromkeys(NameFit, 1.0)
    for some in (CALLED, NEARLY_CALLED, {NameFit.PART}):
        scores = [each.score for each, fit in fits.items() if fit in some]
        if scores:
            factors |= dict.fromkeys(some, min(1.0, most / max(scores)))
            most = _BELOW * min(most, *scores)
    return [
        msgspec.structs.replace(each, score=factors[fits[each]] * each.score)
        if each in fits
        else each
        for each in found
    ]


def below_nearer_cards(errors: WordErrors, found: Sequence[Found]) -> list[Found]:
    """Return the same answers, those below the cards from whose names the only word typed is less
    far than from theirs: `Tazlem` is one letter from Tazeem, and two from tables."""
    least: dict[int, dict[str, float]] = {}
    for each in found:
        if each.kind is FindKind.CARD and each.score >= NAMED_CARD:
            far = errors.of_card(each.short or each.written or each.id)
            if far is not None:
                scores = least.setdefault(far, {})
                scores[each.id] = max(each.score, scores.get(each.id, 0.0))
    if not least:
        return list(found)
    lowest = {far: min(scores.values()) for far, scores in least.items()}
    least_score = min(lowest.values())

    def most(each: Found) -> float:
        """Return its highest score; what stands below all these cards isn't compared."""
        if each.kind is FindKind.CARD or each.score < least_score:
            return each.score
        own = errors.of(each)
        nearer = [score for far, score in lowest.items() if far < own]
        return min(each.score, _BELOW * min(nearer)) if nearer else each.score

    scored = [(each, most(each)) for each in found]
    return [
        each if score == each.score else msgspec.structs.replace(each, score=score)
        for each, score in scored
    ]


def below_cards(found: Sequence[Found]) -> list[Found]:
    """Return the same answers, cards first: only tables, orders and what is called just so stay
    before them."""
    cards = [each.score for each in found if each.kind is FindKind.CARD]
    least = min((score for score in cards if score >= LEAST_SCORE), default=1.0)
    others = [
        each.score for each in found if each.kind not in BEFORE_CARDS and each.score < CALLED_SO
    ]
    factor = min(1.0, _BELOW * least / max(others, default=1.0))
    return [
        each
        if each.kind in BEFORE_CARDS or each.score >= CALLED_SO
        else msgspec.structs.replace(each, score=factor * each.score)
        for each in found
    ]


def below_actions(typed: str, found: Sequence[Found]) -> list[Found]:
    """Return the same answers, those cards of which the name was typed in part below an action
    that fits: a word of many names is that of the action."""
    actions = [each.score for each in found if each.kind is FindKind.ACTION and each.score >= FITS]
    most = _BELOW * max(actions, default=1.0 / _BELOW)
    return [
        msgspec.structs.replace(each, score=min(each.score, most))
        if each.kind is FindKind.CARD and name_fit(typed, each.written or each.id) < NameFit.FACE
        else each
        for each in found
    ]


def _scored(found: Sequence[FoundCard], typed: str) -> Iterator[tuple[FoundCard, float]]:
    """Yield the cards with their scores. Of names that are nearly this one the nearer stays before
    the shorter, though less of it was typed: *Worldfire* before *Wildfire* for `wordfire`."""
    most = 1.0
    for place, card in enumerate(found):
        score = card_score(card, typed, place)
        if card.likeness is NameLikeness.CORRECTED:
            score = most = min(most, score)
        yield card, score


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


def _asked(cards: CardCatalogue, typed: str, limit: int) -> Sequence[FoundCard]:
    """Return the cards that are found; by a short text those that are called so alone."""
    typed = typed.strip()
    if not typed or cards.source() is None:
        return ()
    found = cards.found(typed, limit)
    if _can_ask(cards, typed):
        return found
    return [card for card in found if card_fit(card, typed) in CALLED]


def _least_called(others: Sequence[Found], called: int) -> list[float]:
    """Return the least scores of so many cards that are called so, best first: the first of them
    are among the first few answers."""
    if not called:
        return []
    first = min(called, MOST_CALLED)
    before = FIRST_FEW - first
    best = ranked((each for each in others if each.kind is not FindKind.CARD), before + 1)
    if len(best) <= before:
        return []
    return [best[before].score * _ABOVE ** (first - place) for place in range(first)]


def _after(scores: Sequence[float]) -> float:
    """Return the score that stands just below the best of these."""
    before = sorted(scores, reverse=True)[:ALWAYS_BEFORE]
    return _BELOW * before[-1] if before else 1.0


def _fit(card: FoundCard, typed: str) -> NameFit:
    """Return how much of its name was typed; in whatever case, or by its number, it is whole."""
    if card.likeness in (NameLikeness.NUMBER, NameLikeness.DECLINED):
        return NameFit.WHOLE
    return card_fit(card, typed)


def _answer(card: FoundCard, score: float) -> Found:
    language = card.language if card.written else ""
    return Found(
        FindKind.CARD,
        card.name,
        score,
        language=language,
        written=card.written,
        short=card.short,
    )
