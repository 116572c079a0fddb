"""The feedback sheet of one floor judge: the outcome of each appealed ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.domain.calls.appeal_list import Tally
from judgekit.domain.calls.appeals import Appeal
from judgekit.ui.calls.wording import place_words, translate, verdict_words
from judgekit.ui.words.wording import time_of_day
from judgekit.views.markup import escape


class SheetPart(NamedTuple):
    """A heading with lines of name and text below it."""

    heading: str
    lines: tuple[tuple[str, str], ...]


class FeedbackSheet(NamedTuple):
    """A title, a sentence, and a part for each appeal."""

    title: str
    summary: str
    parts: tuple[SheetPart, ...]

    def plain(self) -> str:
        """Return the sheet as plain text, for the clipboard."""
        paragraphs = ["\n".join((self.title, self.summary))]
        for part in self.parts:
            lines = [f"{name}: {text}" for name, text in part.lines]
            paragraphs.append("\n".join((part.heading, *lines)))
        return "\n\n".join(paragraphs) + "\n"

    def html(self) -> str:
        """Return the sheet as HTML, for display and printing."""
        said = [f"<h3>{escape(self.title)}</h3><p>{escape(self.summary)}</p>"]
        for part in self.parts:
            lines = "<br>".join(
                f"{escape(name)}: {escape(text).replace(chr(10), '<br>')}"
                for name, text in part.lines
            )
            said.append(f"<p><b>{escape(part.heading)}</b><br>{lines}</p>")
        return "".join(said)


def judge_name(judge: str) -> str:
    """Return a floor judge's name, or words for an appeal that names none."""
    return judge or translate("Calls", "No floor judge named")


def tally_words(counted: Tally) -> str:
    """`4 decided: 2 upheld, 1 overturned, …`, and how many wait."""
    words = translate(
        "Calls",
        "{decided} decided: {upheld} upheld, {overturned} overturned, "
        "{penalty} with penalty changed, {remedy} with remedy changed",
    ).format(
        decided=counted.decided,
        upheld=counted.upheld,
        overturned=counted.overturned,
        penalty=counted.penalty_changed,
        remedy=counted.remedy_changed,
    )
    waiting = counted.made - counted.decided
    return f"{words}; {translate('Calls', '%n wait(s)', '', waiting)}" if waiting else words


def rate_words(counted: Tally) -> str:
    """`1 of 4, 25 %`: how many decided rulings were not upheld; a dash where none is decided."""
    if counted.rate is None:
        return "—"
    return translate("Calls", "{count} of {decided}, {percent}%").format(
        count=counted.not_upheld, decided=counted.decided, percent=round(100 * counted.rate)
    )


def feedback_sheet(
    tournament: str, counted: Tally, appeals: Sequence[Appeal], title: Callable[[str], str]
) -> FeedbackSheet:
    """Return the sheet of the floor judge of `counted`; `title` returns an infraction's title."""
    heading = translate("Calls", "Appeals against rulings of {judge}")
    heading = heading.format(judge=judge_name(counted.judge))
    return FeedbackSheet(
        f"{heading} – {tournament}" if tournament else heading,
        tally_words(counted),
        tuple(_part(appeal, title) for appeal in appeals),
    )


def appeal_sheet(tournament: str, appeal: Appeal, title: Callable[[str], str]) -> FeedbackSheet:
    """Return the record of one appeal; `title` returns an infraction's title."""
    heading = translate("Calls", "Appeal")
    asked, head_judge = appeal.asked, appeal.head_judge
    judges = (
        (translate("Calls", "Floor judge"), asked.floor_judge),
        (translate("Calls", "Head judge"), head_judge),
    )
    said = "; ".join(f"{name}: {judge}" for name, judge in judges if judge)
    whole = f"{heading} – {tournament}" if tournament else heading
    return FeedbackSheet(whole, said, (_part(appeal, title),))


def _part(appeal: Appeal, title: Callable[[str], str]) -> SheetPart:
    asked, verdict = appeal.asked, appeal.verdict
    lines = (
        (translate("Calls", "Infraction"), title(asked.infraction)),
        (translate("Calls", "Agreed facts"), asked.facts),
        (translate("Calls", "Disputed facts"), asked.disputed),
        (translate("Calls", "Ruling"), asked.ruling),
        (translate("Calls", "Objection"), asked.objection),
        (translate("Calls", "Outcome"), verdict_words(appeal)),
        (translate("Calls", "Reason"), verdict.reason if verdict else ""),
        (translate("Calls", "Head judge's ruling"), verdict.ruling if verdict else ""),
        (translate("Calls", "Deviation"), verdict.deviation if verdict else ""),
    )
    return SheetPart(
        f"{place_words(appeal)}, {time_of_day(appeal.opened)}",
        tuple((name, text.strip()) for name, text in lines if text.strip()),
    )
