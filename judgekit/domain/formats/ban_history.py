"""Banned and restricted lists by format and day, from dated changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec


class StartingLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A format's lists when the history begins; `banned_kinds` are names of `BannedKind`."""

    format: str
    banned: tuple[str, ...]
    restricted: tuple[str, ...]
    banned_kinds: tuple[str, ...]
    source: str


class BanChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a format's lists from `date` on; cards by English name.

    `announced` is the day of the announcement, if it was earlier. Cards that `left_by_rotation`
    left the banned list because their sets left the format. All days are ISO 8601.
    """

    format: str
    date: str
    source: str
    announced: str = ""
    banned: tuple[str, ...] = ()
    unbanned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    unrestricted: tuple[str, ...] = ()
    left_by_rotation: tuple[str, ...] = ()
    banned_kinds: tuple[str, ...] = ()


class DatedLists(msgspec.Struct, frozen=True):
    """A format's lists on a day; `date` is the day since which they are unchanged."""

    date: str
    banned: tuple[str, ...]
    restricted: tuple[str, ...]
    banned_kinds: tuple[str, ...]


class BanHistory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All changes, oldest first; nothing is known before `start_date` and after `known_until`."""

    about: str
    start_date: str
    known_until: str
    unsettled: tuple[str, ...]
    kinds: dict[str, tuple[str, ...]]
    """Kinds of cards that only these lists name, with their cards."""
    start: tuple[StartingLists, ...]
    changes: tuple[BanChange, ...]

    def lists_on(self, format_: str, day: str) -> DatedLists | None:
        """The format's lists on a day, as far as they are known; None for an unknown format.

        Before the history begins they are those of its start, after its end the last ones.
        """
        start = next((each for each in self.start if each.format == format_), None)
        if start is None:
            return None
        date, banned, restricted = self.start_date, set(start.banned), set(start.restricted)
        kinds = set(start.banned_kinds)
        for change in self.changes:
            if change.format == format_ and change.date <= day:
                date = change.date
                banned = _changed(banned, change.banned, change.unbanned + change.left_by_rotation)
                restricted = _changed(restricted, change.restricted, change.unrestricted)
                kinds.update(change.banned_kinds)
        lists = (tuple(sorted(each)) for each in (banned, restricted, kinds))
        return DatedLists(date, *lists)

    def last_changes(self, format_: str, day: str) -> dict[str, str]:
        """The day of the last change of each card that the format's lists have changed until a day,
        by English name; of a kind of cards, of each of them. Of a card that has left with its set
        the lists say nothing."""
        changed: dict[str, str] = {}
        for change in self.changes:
            if change.format == format_ and change.date <= day:
                of_kinds = (self.kinds.get(kind, ()) for kind in change.banned_kinds)
                listed = (change.banned, change.unbanned, change.restricted, change.unrestricted)
                for names in (*listed, *of_kinds):
                    changed.update(dict.fromkeys(names, change.date))
                for name in change.left_by_rotation:
                    changed.pop(name, None)
        return changed

    def listed_since(self, format_: str, name: str, *, restricted: bool = False) -> str:
        """The day since which a card, by its English name, is banned in a format, or `restricted`;
        empty if it isn't, or if it was already when the history begins."""
        since = ""
        for change in self.changes:
            if change.format != format_:
                continue
            more = change.restricted if restricted else change.banned
            fewer = change.unrestricted if restricted else change.unbanned + change.left_by_rotation
            if name in more:
                since = change.date
            elif name in fewer:
                since = ""
        return since


def _changed(names: Collection[str], more: Iterable[str], fewer: Iterable[str]) -> set[str]:
    return {*names, *more} - set(fewer)
