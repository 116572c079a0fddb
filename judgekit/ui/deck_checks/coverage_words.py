"""How far the day is from the ten per cent of MTR 2.8, in words."""

from __future__ import annotations

from judgekit.domain.deck_checks.selection import Coverage, Duty
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.wording import clock_title


def coverage_line(coverage: Coverage) -> str:
    """`8 of 12 decks checked today`: of those that are asked for."""
    if coverage.required is None:
        return translate("Decks", "%n deck(s) checked today", "", coverage.checked)
    words = translate("Decks", "{checked} of %n deck(s) checked today", "", coverage.required)
    return words.format(checked=coverage.checked)


def duty_words(coverage: Coverage) -> str:
    """Whether decks have to be checked, and how many."""
    duty = {
        Duty.REQUIRED: translate("Decks", "Required at this level: at least one deck in ten."),
        Duty.HEAD_JUDGES_CHOICE: translate(
            "Decks", "At Regular the head judge decides whether decks are checked."
        ),
        Duty.NOT_SAID: translate("Decks", "The event has no level yet: see the Event page."),
    }[coverage.duty]
    if coverage.decks is None:
        missing = translate("Decks", "How many take part isn't known; the Event page asks for it.")
        return f"{duty} {missing}"
    of_all = translate("Decks", "%n deck(s) in the event.", "", coverage.decks)
    return f"{duty} {of_all}"


def round_lines(coverage: Coverage, event: str) -> list[str]:
    """`Round 2: 4`, round after round; those of other clocks with their names."""
    lines = []
    for (clock, number), checked in coverage.by_round.items():
        if not clock:
            lines.append(translate("Decks", "outside a round: {count}").format(count=checked))
            continue
        words = translate("Decks", "round {number}: {count}")
        said = words.format(number=number, count=checked)
        lines.append(said if clock == "main" else f"{clock_title(clock, event)}, {said}")
    return lines


def pace_words(coverage: Coverage, rounds_left: int) -> str:
    """How many decks a round that leaves; empty where nothing is left or not known."""
    a_round = coverage.a_round(rounds_left)
    if not a_round:
        return ""
    return translate("Decks", "%n deck(s) a round from now on", "", a_round)
