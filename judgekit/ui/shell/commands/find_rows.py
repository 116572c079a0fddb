"""Rows of the list of everything that was found: what each shows."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.search.find.answer import FindKind, Found
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.penalty_wording import penalty_name, sign_of
from judgekit.views.cards.symbol_words import spoken_cost
from judgekit.views.cards.symbols import cost_symbols
from judgekit.views.find.dressing import BETWEEN_PARTS, kind_name
from judgekit.views.find.finder import Findings
from judgekit.views.words.section_numbers import number_in_language

ICONS: Mapping[FindKind, str] = {
    FindKind.ACTION: "chevron-right",
    FindKind.INFRACTION: "flag",
    FindKind.RULE: "book",
    FindKind.TERM: "glossary",
    FindKind.CARD: "columns",
    FindKind.PLAYER: "judge",
    FindKind.TABLE: "event",
    FindKind.ORDER: "chevron-right",
    FindKind.NOTE: "note",
    FindKind.HELP: "help",
}


class FindRow(msgspec.Struct, frozen=True):
    """A row: its kind, then `number`, title and the tag of a language, and below them the detail.

    `lead` comes before the detail, with icon and colour; the detail marks matches with U+E000 and
    U+E001. A row that can't be followed says why in its detail.
    """

    found: Found
    kind: str
    icon: str
    title: str
    detail: str = ""
    number: str = ""
    tag: str = ""
    lead: str = ""
    lead_icon: str = ""
    lead_token: str = ""
    cost: str = ""
    """A card's cost, as symbols in braces."""
    block: int = 0
    can_run: bool = True

    @property
    def leads_to_rules(self) -> bool:
        """Whether the text stays in the field, with its matches in the text of the rules."""
        return self.found.kind is FindKind.RULE

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return " ".join(filter(None, (f"{self.kind}:", self.number, self.title, self.found.today)))

    @property
    def spoken_whole(self) -> str:
        """The row with its detail for a screen reader."""
        detail = self.detail.replace(MARK_START, "").replace(MARK_END, "")
        cost = spoken_cost(self.cost, interface_words())
        return ". ".join(filter(None, (self.spoken, self.lead, detail, cost)))


def find_row(found: Found, findings: Findings, policy: PolicyProvider) -> FindRow:
    """Return the row of something that was found, with title and detail already worded."""
    kind = kind_name(found.kind, interface_words())
    row = FindRow(found, kind, ICONS[found.kind], found.title, found.detail)
    if found.kind is FindKind.RULE:
        hit = findings.hits[found.id]
        number = number_in_language(hit.reference.ref.partition("#")[0], hit.language)
        is_title = number.casefold() == hit.title.casefold()
        is_numbered = not is_title and f"{found.title} ".startswith(f"{number} ")
        number, title = (number, row.title[len(number) + 1 :]) if is_numbered else ("", row.title)
        return msgspec.structs.replace(
            row,
            number=number,
            title=title,
            tag=hit.language,
            block=hit.block,
            lead=found.today,
            lead_icon="newer",
            lead_token="attention",
        )
    if found.is_missing:
        return msgspec.structs.replace(row, icon="warning", can_run=False)
    if found.kind is FindKind.INFRACTION:
        return _infraction(row, policy)
    return _card(row) if found.kind is FindKind.CARD else row


def not_an_order(text: str, why: str) -> FindRow:
    """Return the row of a text that begins like an order and can't be understood as one."""
    kind = kind_name(FindKind.ORDER, interface_words())
    found = Found(FindKind.ORDER, text, 0.0)
    return FindRow(found, kind, "warning", text, why, can_run=False)


def no_card(text: str, why: str) -> FindRow:
    """Return the row of a text that may name a card, where there are none to be found."""
    found = Found(FindKind.CARD, text, 0.0)
    kind = kind_name(FindKind.CARD, interface_words())
    return FindRow(found, kind, "warning", text, why, can_run=False)


def _card(row: FindRow) -> FindRow:
    """Take the cost out of the detail: it is drawn."""
    parts = row.detail.split(BETWEEN_PARTS)
    costs = [part for part in parts if part.startswith("{") and cost_symbols(part)]
    detail = BETWEEN_PARTS.join(part for part in parts if part not in costs)
    return msgspec.structs.replace(row, detail=detail, cost="".join(costs))


def _infraction(row: FindRow, policy: PolicyProvider) -> FindRow:
    entry = policy.catalogue().entry(row.found.id)
    if entry is None:
        return row
    sign = sign_of(entry.penalty.value)
    number, _, title = row.title.partition(" ") if entry.number else ("", "", row.title)
    return msgspec.structs.replace(
        row,
        number=number,
        title=title,
        detail=row.detail.partition(BETWEEN_PARTS)[2],
        lead=penalty_name(entry.penalty.value),
        lead_icon=sign.icon,
        lead_token=sign.token,
    )
