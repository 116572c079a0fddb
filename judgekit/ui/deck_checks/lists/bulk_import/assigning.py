"""Lists of many players, each assigned to a player. No Qt here; the window only displays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from judgekit.domain.decklists.decklist import LEFT_OUT, Decklist
from judgekit.domain.decklists.players_lists import PlayersLists, UnreadList
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.players.written_names import WrittenNames
from judgekit.ui.deck_checks.lists.rows import DOUBTFUL, TO_KNOW, TO_SETTLE, numbered
from judgekit.ui.deck_checks.lists.table_row import TableRow
from judgekit.ui.deck_checks.lists.wording import counts_words, fault_sentence, spoken_counts
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.words.signs import Sign

ASSIGNED = Sign("tick", "ok")
SIGNS_FIRST = (TO_SETTLE, TO_KNOW, ASSIGNED)
"""Order of the assigned lists; within each kind, that of the source."""


class Assigned(msgspec.Struct, frozen=True):
    """A parsed list: the name on it, its player (empty while unsettled), and the candidates."""

    written: str
    decklist: Decklist
    player: str = ""
    candidates: tuple[str, ...] = ()
    is_known: bool = False
    """Whether the player is one of the tournament's."""
    team: str = ""

    def given_to(self, player: str) -> Assigned:
        """Return this list assigned to that player; to nobody if empty. Any but the name on it is
        that of a known one."""
        is_known = bool(player) and (player in self.candidates or player != self.written)
        return msgspec.structs.replace(self, player=player, is_known=is_known)


class AssignedRow(TableRow, frozen=True):
    """A displayed row, with the players whom a digit chooses while it is asked whose it is."""

    candidates: tuple[str, ...] = ()


class BulkLists(msgspec.Struct, frozen=True):
    """The lists parsed from a folder or table; `source` is its name."""

    source: str
    lists: tuple[Assigned, ...] = ()
    unread: tuple[UnreadList, ...] = ()

    def settled(self) -> tuple[RegisteredList, ...]:
        """Lists whose player is settled."""
        return tuple(
            RegisteredList(each.player, each.decklist, self.source, each.team)
            for each in self.lists
            if each.player
        )

    def without_settled(self) -> BulkLists:
        """Return a copy with only the unsettled lists."""
        left = tuple(each for each in self.lists if not each.player)
        return msgspec.structs.replace(self, lists=left)

    def answered(self, written: str, player: str) -> BulkLists:
        """Return a copy with this list assigned to that player, or unassigned if `player` is
        empty."""
        lists = tuple(
            each.given_to(player) if each.written == written else each for each in self.lists
        )
        return msgspec.structs.replace(self, lists=lists)

    def owner_of(self, player: str) -> str:
        """Return the name on the list already assigned to this player; empty if there is none."""
        return next((each.written for each in self.lists if each.player == player), "")


def assigned(
    read: PlayersLists,
    source: str,
    known: tuple[str, ...],
    name_of: Callable[[str], str] = str,
    *,
    asks_new: bool = False,
) -> BulkLists:
    """Assign each list to the player meant by its name.

    A list with a doubtful name stays unsettled, as does a second list of one player, and with
    `asks_new` one with a name that is no known player's. `name_of` maps a player's other names to
    the main one.
    """
    names, lists = WrittenNames(known), []
    taken: set[str] = set()
    for written, decklist in read.lists.items():
        match = names.match(name_of(written))
        is_second = bool(match.name) and match.name in taken
        candidates = (match.name,) if is_second else match.candidates
        is_unknown = asks_new and not match.name
        player = "" if candidates or is_unknown else match.name or written
        taken.add(player)
        is_known = bool(match.name) and not is_second
        team = read.teams.get(written, "")
        lists.append(Assigned(written, decklist, player, candidates, is_known, team))
    return BulkLists(source, tuple(lists), read.unread)


def assigned_rows(many: BulkLists, kept: Mapping[str, object]) -> tuple[AssignedRow, ...]:
    """Return all rows: unsettled lists first, then unread sources, then the others."""
    asked = [_asked(each) for each in many.lists if not each.player]
    unread = [_unread(each) for each in many.unread]
    given = [_given(each, kept) for each in many.lists if each.player]
    given.sort(key=lambda row: SIGNS_FIRST.index(row.sign))
    return (*asked, *unread, *given)


def _asked(each: Assigned) -> AssignedRow:
    new = translate("Lists", "as it is written")
    if not each.candidates:
        new = translate("Lists", "new player")
    names = (*each.candidates, new)
    return AssignedRow(
        each.written,
        counts_words(each.decklist),
        spoken_counts(each.decklist),
        DOUBTFUL,
        translate("Lists", "Who is it?   {names}").format(names=numbered(names)),
        (*each.candidates, each.written),
    )


def _unread(each: UnreadList) -> AssignedRow:
    sentence = fault_sentence(each.fault, each.source, each.line)
    return AssignedRow(each.source, "", "", TO_SETTLE, sentence)


def _given(each: Assigned, kept: Mapping[str, object]) -> AssignedRow:
    said = list(_notes(each, kept))
    sign = ASSIGNED if each.is_known and each.player not in kept else TO_KNOW
    if any(line.remark in LEFT_OUT for line in each.decklist.remarks):
        sign = TO_SETTLE
    return AssignedRow(
        each.written,
        counts_words(each.decklist),
        spoken_counts(each.decklist),
        sign,
        "; ".join(said),
    )


def _notes(each: Assigned, kept: Mapping[str, object]) -> Iterator[str]:
    if each.player != each.written:
        yield translate("Lists", "given to {player}").format(player=each.player)
    elif each.is_known:
        yield translate("Lists", "a player of the event")
    else:
        yield translate("Lists", "not among the event's players")
    left_out = sum(line.remark in LEFT_OUT for line in each.decklist.remarks)
    if left_out:
        yield translate("Lists", "%n line(s) not read", "", left_out)
    if each.player in kept:
        yield translate("Lists", "replaces the saved list")
