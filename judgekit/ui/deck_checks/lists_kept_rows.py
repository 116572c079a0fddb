"""The kept lists as rows of a table: player, cards, what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from judgekit.domain.deck_checks.legality_findings import Legality
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.event.people import name_words
from judgekit.ui.deck_checks.legality_words import finding_words
from judgekit.ui.deck_checks.lists_checking import CheckedList
from judgekit.ui.deck_checks.lists_rows import DOUBTFUL, ILLEGAL, LEGAL, TO_SETTLE, UNVERIFIED
from judgekit.ui.deck_checks.lists_wording import counts_words, spoken_counts
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.infractions.wording import Sign

WITH_FINDINGS = (ILLEGAL, TO_SETTLE, DOUBTFUL)
TO_COME = Sign("not-started", "text-muted")


class KeptRow(msgspec.Struct, frozen=True):
    """A list as it is painted; `folded` is what a filter looks into."""

    player: str
    cards: str
    spoken_cards: str
    sign: Sign
    findings: str
    folded: str

    @property
    def has_findings(self) -> bool:
        """Whether somebody has to look at it."""
        return self.sign in WITH_FINDINGS

    def spoken(self) -> str:
        """As a screen reader says it."""
        return ", ".join((self.player, self.spoken_cards, self.findings))


class KeptRows:
    """Makes each row once, until something else is known of its list or the language changes."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[RegisteredList, CheckedList | None, bool, KeptRow]] = {}

    def forget(self) -> None:
        """The language is another one."""
        self._made = {}

    def rows(
        self, lists: Iterable[tuple[RegisteredList, CheckedList | None]], *, has_format: bool
    ) -> tuple[KeptRow, ...]:
        """All of them, by the players' names."""
        made, before = {}, self._made
        for registered, checked in lists:
            known = before.get(registered.player)
            if known is None or known[:3] != (registered, checked, has_format):
                row = _row(registered, checked, has_format=has_format)
                known = registered, checked, has_format, row
            made[registered.player] = known
        self._made = made
        rows = (row for _, _, _, row in made.values())
        return tuple(sorted(rows, key=lambda row: (row.player.casefold(), row.player)))


def narrowed(
    rows: Sequence[KeptRow], words: str, *, with_findings: bool = False
) -> tuple[KeptRow, ...]:
    """Those that have all these words somewhere, perhaps only those with findings."""
    wanted = name_words(words)
    return tuple(
        row
        for row in rows
        if (row.has_findings or not with_findings) and all(word in row.folded for word in wanted)
    )


def _row(registered: RegisteredList, checked: CheckedList | None, *, has_format: bool) -> KeptRow:
    decklist = registered.decklist
    left_out = decklist.uncounted_lines
    sign, said = _standing(checked, left_out, has_format=has_format)
    return KeptRow(
        registered.player,
        counts_words(decklist),
        spoken_counts(decklist),
        sign,
        said,
        " ".join(name_words(f"{registered.player} {said}")),
    )


def _standing(checked: CheckedList | None, left_out: int, *, has_format: bool) -> tuple[Sign, str]:
    unread = [translate("Lists", "%n line(s) not read", "", left_out)] if left_out else []
    if checked is None and has_format:
        return TO_COME, "; ".join((*unread, translate("Lists", "not looked at yet")))
    if checked is None or checked.legality is None:
        said = (*unread, translate("Lists", "no format to hold it against"))
        return TO_SETTLE if unread else UNVERIFIED, "; ".join(said)
    return _judged(checked.legality, unread)


def _judged(legality: Legality, unread: list[str]) -> tuple[Sign, str]:
    said = [finding_words(each) for each in legality.findings] + unread
    sign = ILLEGAL if legality.findings else TO_SETTLE if unread else None
    doubtful = len(legality.doubtful)
    if doubtful:
        said.append(translate("Lists", "%n name(s) to settle", "", doubtful))
        sign = sign or DOUBTFUL
    if legality.unverified:
        said.append(translate("Lists", "%n card(s) unverified", "", len(legality.unverified)))
        sign = sign or UNVERIFIED
    if sign is None and legality.legal is None:
        return UNVERIFIED, translate("Lists", "Nothing illegal in what could be verified")
    if sign is None:
        return LEGAL, translate("Lists", "Legal")
    return sign, "; ".join(said)
