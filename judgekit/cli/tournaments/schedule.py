"""`judgekit schedule`: the timed steps of a draft, for calling it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.rules.citations import ground_fields, ground_line
from judgekit.domain.clock.schedules import (
    DraftKind,
    DraftStep,
    Passing,
    StepKind,
    draft_schedule,
    draft_times,
    timing_rule,
)
from judgekit.views.words.edition_facts import in_force
from judgekit.views.words.words import Words, message

DIRECTIONS: Mapping[Passing, str] = {
    Passing.LEFT: message("left"),
    Passing.RIGHT: message("right"),
}
STEPS: Mapping[StepKind, str] = {
    StepKind.PICK: message("{cards:>2} cards, take {picks}"),
    StepKind.REVIEW: message("review of the cards drafted"),
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Every step of the draft in order, and the section with the times."""
    kind = DraftKind(arguments.draft)
    library = context.library()
    figures = library.figures.on(arguments.date or date.today().isoformat())
    steps = draft_schedule(kind, arguments.cards, draft_times(figures))
    rule = library.in_current(timing_rule(kind, context.reader_language), figures.day)
    ground = ground_fields(context, rule)
    data = {
        "draft": kind.value,
        "cards": arguments.cards,
        "boosters": steps[-1].booster,
        "seconds": sum(step.seconds for step in steps),
        "steps": [_row(step) for step in steps],
        **ground,
        "edition": figures.edition,
        "known_until": figures.known.known_until,
    }
    lines = _laid_out if kind is DraftKind.ROCHESTER else _passed
    total = context.wording.say("Timed steps in all: {time}", time=_time(data["seconds"]))
    text = "\n".join(
        [
            *lines(steps, context.wording),
            "",
            total,
            in_force(figures, context.wording),
            ground_line(ground),
        ]
    )
    return Answer(data, text)


def _row(step: DraftStep) -> dict[str, object]:
    return {
        "what": step.what.value,
        "cards": step.cards,
        "seconds": step.seconds,
        "pass": step.passing.value,
        "booster": step.booster,
        "picks": step.picks,
        "seat": step.seat or None,
    }


def _passed(steps: Sequence[DraftStep], wording: Words) -> Iterator[str]:
    """A heading for each booster, a line for each step."""
    for booster, of_it in groupby(steps, key=lambda step: step.booster):
        for number, step in enumerate(of_it):
            if not number:
                direction = wording.say(DIRECTIONS[step.passing])
                yield wording.say(
                    "Booster {booster}, pass to the {direction}",
                    booster=booster,
                    direction=direction,
                )
            said = wording.say(STEPS[step.what], cards=step.cards, picks=step.picks)
            yield f"  {_time(step.seconds)}  {said}"


def _laid_out(steps: Sequence[DraftStep], wording: Words) -> Iterator[str]:
    """A heading for each booster on the table, followed by its picking order."""
    for number, step in enumerate(steps):
        if step.what is not StepKind.REVIEW:
            continue
        picks = steps[number + 1 : number + 1 + step.cards]
        yield wording.say(
            "Booster {booster}, laid out by {seat}: review {review}, then {pick} a pick:",
            booster=step.booster,
            seat=step.seat,
            review=_time(step.seconds),
            pick=_time(picks[0].seconds),
        )
        yield f"  {' '.join(pick.seat for pick in picks)}"


def _time(seconds: int) -> str:
    """`1:30`, `1:12:30`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes}:{seconds:02d}"
