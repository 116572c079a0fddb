"""A chain of questions, as far as it has been answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from judgekit.domain.infractions.policy import Answer, Catalogue, PolicyLevel, Question


class Answered(msgspec.Struct, frozen=True):
    """A question with the position of its answer, from 0."""

    question: Question
    place: int

    @property
    def answer(self) -> Answer:
        """The given answer."""
        return self.question.answers[self.place]


class Chain(msgspec.Struct, frozen=True):
    """The answered questions, the next one, and the result.

    `current` is None at the end; `infraction` or `no_infraction` is then the result. `at_most`
    counts the questions of the longest chain that continues from here, including those answered.
    """

    answered: tuple[Answered, ...]
    current: Question | None
    at_most: int
    infraction: str = ""
    no_infraction: str = ""

    @property
    def holds(self) -> frozenset[str]:
        """Circumstances that the answers settle with yes."""
        return frozenset(name for each in self.answered for name in each.answer.holds)

    @property
    def denies(self) -> frozenset[str]:
        """Circumstances that the answers settle with no."""
        return frozenset(name for each in self.answered for name in each.answer.denies)

    def written(self) -> tuple[str, ...]:
        """The answers as a penalty stores them: `question=answer`, with its position from 1."""
        return tuple(f"{each.question.id}={each.place + 1}" for each in self.answered)


def follow(catalogue: Catalogue, level: PolicyLevel, places: Sequence[int]) -> Chain:
    """Follow the chain of a level with the answers at these positions, from 0.

    Impossible answers are left out, with everything after them.
    """
    answered: list[Answered] = []
    current = catalogue.question(catalogue.first_questions.get(level, ""))
    last: Answer | None = None
    for place in places:
        if current is None or not 0 <= place < len(current.answers):
            break
        answered.append(Answered(current, place))
        last = current.answers[place]
        current = catalogue.question(last.question) if last.question else None
    at_most = len(answered) + _longest(catalogue, current)
    if last is None or current is not None:
        return Chain(tuple(answered), current, at_most)
    return Chain(tuple(answered), None, at_most, last.infraction, last.no_infraction)


def _longest(catalogue: Catalogue, question: Question | None) -> int:
    if question is None:
        return 0
    following = (catalogue.question(each.question) for each in question.answers if each.question)
    return 1 + max((_longest(catalogue, each) for each in following), default=0)


def every_way(catalogue: Catalogue, level: PolicyLevel) -> Iterator[Chain]:
    """Every chain of a level to its end, in the order of the answers.

    Raises ValueError if a chain leads back to one of its own questions.
    """
    yield from _ways_on(catalogue, level, ())


def _ways_on(catalogue: Catalogue, level: PolicyLevel, places: tuple[int, ...]) -> Iterator[Chain]:
    chain = follow(catalogue, level, places)
    asked = [each.question.id for each in chain.answered]
    if len(set(asked)) < len(asked):
        raise ValueError(f"the chain {asked} goes in a circle")
    if chain.current is None:
        yield chain
        return
    for place in range(len(chain.current.answers)):
        yield from _ways_on(catalogue, level, (*places, place))
