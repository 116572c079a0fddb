"""What a window may do although it is measured as a finding, by name and with its reason."""

from __future__ import annotations

from typing import NamedTuple

from tests.sizes.walk import Found


class Allowed(NamedTuple):
    """Findings of this kind, at places that name this class, and why they stand: in texts of at
    least so many per cent, in states of which the name begins so."""

    what: str
    where: str
    why: str
    percent: int = 0
    states: str = ""

    def covers(self, found: Found) -> bool:
        """Whether the finding is one of these."""
        return (
            found.finding.what == self.what
            and self.where in (found.finding.where.split(" < ") or [""])
            and found.dress.percent >= self.percent
            and found.state.startswith(self.states)
        )


BY_DESIGN = (
    Allowed("cut", "ResultsList", "a snippet around the words; Enter shows the whole section"),
    Allowed("cut", "TimelineList", "a long entry; the form that corrects it has it whole"),
    Allowed("cut", "ChecklistRows", "an item; its note's field names it whole"),
    Allowed("cut", "CommandList", "a long title; chosen, it stands whole above its row"),
    Allowed("cut", "FindList", "a snippet around the words; Enter shows the whole section"),
    Allowed("overlap", "Welcome", "the first start lies over the window until it is answered"),
    Allowed("overlap", "FindList", "the list of everything opens over every page"),
    Allowed("overlap", "CommandList", "the command list opens over every page"),
    Allowed("overlap", "Handle", "the outline's edge can be drawn where it meets the text"),
    Allowed("cut", "TickField", "the rest of a name that is being typed"),
    Allowed("cut", "Chooser", "a document's title; its tool tip is the menu that it opens"),
    Allowed("contrast", "PlayersList", "an erased name is a block", states="event-players-erased"),
    Allowed("overlap", "ClockBody", "the side panel opens over a narrow page"),
    Allowed(
        "overlap", "UndoQuestion", "it lies over the page that it is about until it is answered"
    ),
    Allowed("overlap", "CardGlance", "a card lies over the page that names it until Esc"),
    Allowed("overlap", "BannerList", "all notices lie over the page until they are closed"),
    Allowed("overlap", "Banners", "in letters this large it has no room of its own", percent=160),
    Allowed("size", "", "the display fits its words to the hall's screen", states="public-display"),
    Allowed("size", "PrintedPages", "paper keeps its own size"),
    Allowed("size", "window", "the card fills its screen", states="answer-card"),
)


def is_allowed(found: Found) -> bool:
    """Whether the finding is known, with a reason."""
    return any(each.covers(found) for each in BY_DESIGN)
