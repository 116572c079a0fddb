"""Cards that Arena has rebalanced: `A-` stands before each face of their paper card's name."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.domain.cards.card_key import faces

_REBALANCED = "A-"


def is_rebalanced(name: str) -> bool:
    """Whether a card of this English name is one of them."""
    return name.startswith(_REBALANCED)


def without_rebalanced(names: Iterable[str]) -> tuple[str, ...]:
    """Return these English names, each once, without those of rebalanced cards whose paper card is
    among them."""
    each_once = dict.fromkeys(names)
    papers = {faces(name) for name in each_once}
    return tuple(
        name for name in each_once if not is_rebalanced(name) or _of_paper(name) not in papers
    )


def _of_paper(name: str) -> tuple[str, ...]:
    return tuple(face.removeprefix(_REBALANCED) for face in faces(name))
