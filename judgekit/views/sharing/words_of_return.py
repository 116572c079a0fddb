"""Words for an event that several laptops share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.views.sharing.came_back import CameBack
from judgekit.views.words.words import Words


def came_back_words(words: Words, summary: CameBack) -> tuple[str, ...]:
    """Say what came of the entries that waited: `31 taken`, `4 merged …`, `2 need you`; what there
    is none of is left out."""
    said = []
    if summary.taken:
        said.append(words.say_count("{count} entry taken", "{count} entries taken", summary.taken))
    said += [
        words.say_count(
            "{count} belongs to round {round}",
            "{count} belong to round {round}",
            count,
            round=number,
        )
        for number, count in summary.earlier.items()
    ]
    if summary.merged:
        said.append(
            words.say_count(
                "{count} says the same as a colleague’s",
                "{count} say the same as colleagues’",
                summary.merged,
            )
        )
    said += late_words(words, summary.late)
    if summary.need_you:
        count = len(summary.need_you)
        said.append(words.say_count("{count} needs you", "{count} need you", count))
    return tuple(said)


def late_words(words: Words, late: Iterable[LateEntry]) -> tuple[str, ...]:
    """Say in which round entries count that were made in one after it had ended: `2 entries made
    after round 1 had ended count in round 2`."""
    said = []
    for (made_in, counts_in), count in late_counts(late).items():
        if counts_in is None:
            said.append(
                words.say_count(
                    "{count} entry made after round {round} had ended moves no clock",
                    "{count} entries made after round {round} had ended move no clock",
                    count,
                    round=made_in,
                )
            )
            continue
        said.append(
            words.say_count(
                "{count} entry made after round {round} had ended counts in round {next}",
                "{count} entries made after round {round} had ended count in round {next}",
                count,
                round=made_in,
                next=counts_in,
            )
        )
    return tuple(said)


def late_counts(late: Iterable[LateEntry]) -> Counter[tuple[int, int | None]]:
    """Count such entries by the numbers of the round in which they were made, and of the one in
    which they count; None for none."""
    return Counter(
        (each.made_in.number, each.counts_in.number if each.counts_in else None) for each in late
    )
