"""Words for an event that several laptops share."""

from __future__ import annotations

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
    if summary.need_you:
        count = len(summary.need_you)
        said.append(words.say_count("{count} needs you", "{count} need you", count))
    return tuple(said)
