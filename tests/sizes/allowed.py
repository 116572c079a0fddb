"""What a window may do although it is measured as a finding, by name and with its reason."""

from __future__ import annotations

from typing import NamedTuple

from tests.sizes.walk import Found


class Allowed(NamedTuple):
    """Findings of this kind, at widgets whose place begins so, and why they stand."""

    what: str
    where: str
    why: str
    states: tuple[str, ...] = ()
    least_percent: int = 0

    def covers(self, found: Found) -> bool:
        """Whether the finding is one of these."""
        return (
            found.finding.what == self.what
            and found.finding.where.startswith(self.where)
            and (not self.states or found.state in self.states)
            and found.dress.percent >= self.least_percent
        )


ALLOWED = (
    # -- by design
    Allowed("cut", "ResultsList", "a snippet around the words; Enter shows the whole section"),
    Allowed("cut", "TimelineList", "a long entry; chosen, it shows its whole words below"),
    Allowed("cut", "BoardView", "a name in a column; the row's tool tip has it whole"),
    Allowed("cut", "DeckList", "a card's name; the tool tip has it whole"),
    Allowed("cut", "CommandList", "a long title; the chosen row shows it whole above"),
    Allowed("cut", "TickField", "the rest of the name that is being typed"),
    Allowed("cut", "CardFace", "turned over: its words are fitted by the card itself"),
    Allowed("overlap", "PageScroll < ClockBody", "the side panel opens over a narrow page"),
    Allowed("overlap", "", "the command list opens over every page", ("order-extension",)),
    Allowed("overlap", "", "the command list opens over every page", ("order-call",)),
    Allowed("overlap", "", "the command list opens over every page", ("command-bar",)),
    Allowed("overlap", "", "the command list opens over every page", ("command-bar-forms",)),
    Allowed("size", "", "the display fits its words to the hall's screen, not to the text size"),
)
