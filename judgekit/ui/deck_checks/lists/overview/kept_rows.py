"""Recorded lists as rows of a table: player, cards, findings; and players without a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from judgekit.domain.decklists.decklist import total
from judgekit.domain.formats.findings import Legality, LegalityFinding
from judgekit.domain.players.name_order import name_order
from judgekit.domain.shared.player_key import name_words
from judgekit.ui.deck_checks.legality_words import finding_words, later_words
from judgekit.ui.deck_checks.lists.overview.checking import CheckedList, ToCheck
from judgekit.ui.deck_checks.lists.rows import (
    DOUBTFUL,
    LATER,
    LEGAL,
    TO_KNOW,
    TO_SETTLE,
)
from judgekit.ui.deck_checks.lists.table_row import TableRow
from judgekit.ui.deck_checks.lists.wording import counts_words, spoken_counts
from judgekit.ui.deck_checks.wording import ILLEGAL, UNVERIFIED, translate
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.signs import Sign
from judgekit.views.deck_checks.lists_missing import MissingList

WITH_FINDINGS = (ILLEGAL, TO_SETTLE, DOUBTFUL)
TO_COME = Sign("not-started", "text-muted")


NO_LIST = Sign("none-due", "attention")


class Shown(msgspec.Struct, frozen=True):
    """Filter for rows: with all these words, only lists with findings, only players without a
    list."""

    words: str = ""
    with_findings: bool = False
    without_list: bool = False


class KeptRow(TableRow, frozen=True):
    """The displayed row of a list, or of a player without one; `folded` is what a filter
    searches, `named` are the cards that the findings are about."""

    folded: str
    has_list: bool = True
    named: tuple[str, ...] = ()

    @property
    def has_findings(self) -> bool:
        """Whether the list needs attention."""
        return self.sign in WITH_FINDINGS


class KeptRows:
    """Caches each row until its list's result or the language changes."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[ToCheck, CheckedList | None, bool, KeptRow]] = {}
        self._order: dict[str, int] = {}
        """The places of the players in the language's order."""

    def forget(self) -> None:
        """Clear the cache, as for another language."""
        self._made, self._order = {}, {}

    def rows(
        self, lists: Iterable[tuple[ToCheck, CheckedList | None]], *, has_format: bool
    ) -> tuple[KeptRow, ...]:
        """Return all rows, sorted by player."""
        made, before = {}, self._made
        for what, checked in lists:
            player = what.registered.player
            known = before.get(player)
            if known is None or known[:3] != (what, checked, has_format):
                known = what, checked, has_format, _row(what, checked, has_format=has_format)
            made[player] = known
        self._made = made
        if self._order.keys() != made.keys():
            language = interface_words().language
            players = sorted(made, key=lambda player: name_order(player, language))
            self._order = {player: place for place, player in enumerate(players)}
        return tuple(made[player][3] for player in self._order)


def missing_row(missing: MissingList) -> KeptRow:
    """Return the row of a player without a list, or of a team lacking some."""
    findings = translate("Lists", "No list")
    if missing.members:
        words = translate("Lists", "{count} of %n list(s)", "", missing.wanted)
        findings = f"{words.format(count=len(missing.members))}: {'; '.join(missing.members)}"
    if missing.pool:
        findings = f"{findings}; {translate('Lists', 'pool of %n card(s)', '', missing.pool)}"
    folded = " ".join(name_words(f"{missing.player} {findings}"))
    return KeptRow(missing.player, "", "", NO_LIST, findings, folded, has_list=False)


def narrowed(rows: Sequence[KeptRow], shown: Shown) -> tuple[KeptRow, ...]:
    """Return the rows that the filter admits."""
    wanted = name_words(shown.words)
    return tuple(
        row
        for row in rows
        if (row.has_findings or not shown.with_findings)
        and not (row.has_list and shown.without_list)
        and all(word in row.folded for word in wanted)
    )


def _row(what: ToCheck, checked: CheckedList | None, *, has_format: bool) -> KeptRow:
    registered = what.registered
    decklist = registered.decklist
    left_out = decklist.uncounted_lines
    sign, said = _sign_and_words(checked, left_out, has_format=has_format)
    return KeptRow(
        registered.player,
        counts_words(decklist),
        spoken_counts(decklist),
        sign,
        said,
        " ".join(name_words(f"{registered.player} {said}")),
        named=_cards_of(checked.legality) if checked is not None else (),
    )


def _cards_of(legality: Legality | None) -> tuple[str, ...]:
    """Return the cards that findings and notes are about, each once."""
    if legality is None:
        return ()
    told = [each.card for each in (*legality.findings, *legality.perhaps)]
    told += [each.card for each in legality.later]
    asked = (each.name for each in legality.doubtful)
    return tuple(dict.fromkeys(filter(None, (*told, *asked, *legality.unverified))))


def _sign_and_words(
    checked: CheckedList | None, left_out: int, *, has_format: bool
) -> tuple[Sign, str]:
    unread = [translate("Lists", "%n line(s) not read", "", left_out)] if left_out else []
    if checked is None and has_format:
        return TO_COME, "; ".join((*unread, translate("Lists", "not verified yet")))
    if checked is None or checked.legality is None:
        unsaid = (*unread, translate("Lists", "no format set"))
        return TO_SETTLE if unread else UNVERIFIED, "; ".join(unsaid)
    sign, said = _judged(checked.legality, unread)
    notes = list(_notes(checked, checked.legality))
    if sign is LEGAL and checked.lacks_pool:
        sign = TO_KNOW
    if sign in (LEGAL, TO_KNOW) and checked.legality.later:
        sign = LATER
    return sign, "; ".join((said, *notes))


def _notes(checked: CheckedList, legality: Legality) -> Iterator[str]:
    """Yield the notes on cards released later, and on the pool."""
    if checked.lacks_pool:
        yield translate("Lists", "not compared with a pool")
    for later in legality.later:
        yield later_words(later)
    if legality.unplayed:
        count = total(legality.unplayed)
        yield translate("Lists", "%n card(s) of the pool not on the list", "", count)


def _with_decks(finding: LegalityFinding) -> str:
    """Return a finding's sentence, with its decks where a team's share a card."""
    words = finding_words(finding)
    return f"{words} ({'; '.join(finding.decks)})" if finding.decks else words


def _judged(legality: Legality, unread: list[str]) -> tuple[Sign, str]:
    said = [_with_decks(each) for each in legality.findings] + unread
    sign = ILLEGAL if legality.findings else TO_SETTLE if unread else None
    for finding in legality.perhaps:
        said.append(translate("Lists", "perhaps {finding}").format(finding=_with_decks(finding)))
        sign = sign or DOUBTFUL
    doubtful = len(legality.doubtful)
    if doubtful:
        said.append(translate("Lists", "%n name(s) to verify", "", doubtful))
        sign = sign or DOUBTFUL
    if legality.unverified:
        said.append(translate("Lists", "%n card(s) unverified", "", len(legality.unverified)))
        sign = sign or UNVERIFIED
    if sign is None and legality.legal is None:
        return UNVERIFIED, translate("Lists", "Nothing illegal in the cards verified")
    if sign is None:
        return LEGAL, translate("Lists", "Legal")
    return sign, "; ".join(said)
