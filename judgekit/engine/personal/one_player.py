"""Everything that a record holds about one player, as JSON data, for that player to have.

Other people's names are theirs: players are `player A`, judges `judge A`, the same letter for the
same person; in free texts too, wherever the whole name is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.players.mentions import Mentions
from judgekit.domain.players.state import Players
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import StepAmended
from judgekit.domain.shared.moment import format_moment
from judgekit.domain.shared.player_key import BETWEEN_MEMBERS, JOINT, player_key
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.texts.fields import replaced
from judgekit.domain.shared.texts.kinds import TextKind
from judgekit.domain.tournament import Tournament
from judgekit.engine.personal.erasure import RecordWalk, texts_of
from judgekit.engine.redeciding import NAMES, state_of
from judgekit.engine.timeline import Timeline

Json = dict[str, Any]
_NAMES = frozenset((TextKind.PLAYER, TextKind.LIST_OWNER))
_BEGUN = ("call", "check", "appeal", "id")
"""Fields that name by its id what an event is about."""


def export_player(recorded: Sequence[Recorded], name: str) -> Json | Refusal:
    """Return what a record holds about a player, or why it can't be told.

    `rounds` says where the player sat; `calls`, `penalties`, `appeals`, `deck_checks`, `decklists`,
    `pools`, `standings` and `notes` are what stands in the end; `entries` is every entry that names
    the player or was made at the player's table, taken back or not. Instants are in UTC, durations
    in milliseconds.
    """
    if JOINT in player_key(name):
        return Refusal(RefusalCode.TEAM_NOT_PLAYER, {"player": name})
    export = _Export(recorded, name)
    if not export.mentions.is_known:
        return Refusal(RefusalCode.NO_SUCH_PLAYER, {"player": name})
    return export.everything()


_LEFT_OUT: Mapping[type[Event], Sequence[str]] = {StepAmended: ("parts",)}
"""What an entry says twice: the events that it led to are entries, too."""


class _People:
    """Letters for everybody but the player."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._letters: dict[tuple[str, str], str] = {}
        self._staff: set[str] = set()

    def judge(self, name: str) -> str:
        """Return `judge A`."""
        self._staff.add(player_key(name))
        return self._with_letter("judge", player_key(name))

    def anybody(self, name: str) -> str:
        """Return `player A`, or `judge A` for a name that was a judge's."""
        if player_key(name) in self._staff:
            return self.judge(name)
        return self._with_letter("player", self._players.id_of(name))

    def _with_letter(self, word: str, key: str) -> str:
        number = sum(each == word for each, _ in self._letters)
        return self._letters.setdefault((word, key), f"{word} {_letters(number)}")


class _Export:
    def __init__(self, recorded: Sequence[Recorded], name: str) -> None:
        self._recorded = recorded
        self._timeline = Timeline(recorded)
        self._state: Tournament = state_of(self._timeline)
        players = self._state.players
        self._people = _People(players)
        names, staff = self._names()
        self._name, self._names_written = name, names
        self.mentions = Mentions(players, name, names)
        self._with_staff = Mentions(players, name, (*names, *staff))
        for each in staff:
            if not self.mentions.is_meant(each):
                self._people.judge(each)
        self._seats = frozenset(self._seated())

    def everything(self) -> Json:
        state, own = self._state, self.mentions.is_meant
        details, checks = state.setup.details, state.deck_checks
        standings, written = checks.standings, frozenset(self._written_names())
        return {
            "event": self._shown(details, but=("staff",)) if details is not None else None,
            "player": {
                "name": state.players.name_of(self._name),
                "spellings": [each for each in self.mentions.spellings if each in written],
            },
            "rounds": list(self._rounds()),
            "calls": [self._shown(each) for each in state.calls.entered if self._is_at(each)],
            "penalties": [
                {**self._shown(each.issued), "number": each.number, "at": format_moment(each.at)}
                for each in state.infractions.penalties
                if own(each.issued.player)
            ],
            "appeals": [
                self._shown(each)
                for each in state.appeals.entered
                if own(each.asked.player) or self._is_at(each.asked)
            ],
            "deck_checks": [
                self._shown(each, but=("ticked", "checklist"))
                for each in checks.entered
                if any(map(own, each.players)) or (not each.players and self._is_at(each))
            ],
            "decklists": self._own_lists(checks.lists.values()),
            "pools": self._own_lists(checks.pools.values()),
            "standings": [
                {"round": standings.round, **self._shown(each)}
                for each in standings.players
                if own(each.player)
            ],
            "notes": [
                {"at": format_moment(at), "text": self._said(text)}
                for at, text in state.setup.notes
                if self.mentions.in_text(text)
            ],
            "entries": list(self._entries()),
        }

    # -- inside

    def _names(self) -> tuple[list[str], list[str]]:
        """All names of players and all of the staff."""
        players: dict[str, None] = {}
        staff: dict[str, None] = {}

        def take(kind: TextKind, text: str, is_about: bool | None) -> str:
            del is_about
            if kind in _NAMES:
                players[text] = None
            elif kind is TextKind.STAFF:
                staff[text] = None
            return text

        walk = RecordWalk(take, lambda _: False)
        for each in self._recorded:
            walk.rewritten(texts_of(each))
        return list(filter(str.strip, players)), list(filter(str.strip, staff))

    def _written_names(self) -> Iterable[str]:
        """All names of players, those of a team's members too."""
        for name in self._names_written:
            yield name
            yield from BETWEEN_MEMBERS.split(name)

    def _seated(self) -> Iterable[tuple[str, int, int]]:
        for (clock, number), pairings in self._state.setup.pairings.items():
            for table, seated in pairings.players.items():
                if any(map(self._is_one_of, seated)):
                    yield clock, number, table

    def _is_one_of(self, name: str) -> bool:
        """Whether a name is the player's, or that of a team with the player."""
        return self.mentions.in_name(name, "") != name

    def _rounds(self) -> Iterable[Json]:
        for (clock, number), pairings in self._state.setup.pairings.items():
            for table, seated in pairings.players.items():
                if (clock, number, table) in self._seats:
                    others = filter(lambda name: not self.mentions.is_meant(name), seated)
                    opponents = [self._named(each) for each in others]
                    yield {"clock": clock, "round": number, "table": table, "opponents": opponents}
            if any(map(self._is_one_of, pairings.byes)):
                yield {"clock": clock, "round": number, "bye": True}

    def _is_at(self, what: Any) -> bool:  # noqa: ANN401
        """Whether a call, check, appeal or event is at the player's table in that round."""
        clock, number = getattr(what, "clock", ""), getattr(what, "round", 0)
        known = self._state.clocks.rounds.get(getattr(what, "round_id", ""))
        if known is not None:
            number = known.number
        return (clock, number, getattr(what, "table", None)) in self._seats

    def _own_lists(self, lists: Iterable[RegisteredList]) -> list[Json]:
        is_one_of = self._is_one_of
        own = (each for each in lists if is_one_of(each.player) or is_one_of(each.team))
        return [self._shown(each) for each in own]

    def _entries(self) -> Iterable[Json]:
        begun: set[str] = set()
        for each in self._recorded:
            event = each.payload
            about = {getattr(event, field, "") for field in _BEGUN} - {""}
            # What somebody else was given there is that person's.
            is_at = self._is_at(event) and not getattr(event, "player", "")
            if is_at or self._mentions_player(event):
                begun.update({getattr(event, "id", "")} - {""})
            elif not about & begun or self._is_of_another_deck(event):
                continue
            step = self._timeline.step(each.step)
            yield {
                "at": format_moment(each.at),
                "entered_at": format_moment(each.entered),
                "what": NAMES[type(event)],
                "taken_back": step is not None and not step.counts,
                "author": self._named_judge(each.author) if each.author else "",
                **self._shown(self._own_part(event), but=_LEFT_OUT.get(type(event), ())),
            }

    def _is_of_another_deck(self, event: Event) -> bool:
        """Whether it is about a deck in a check that is known to be somebody else's."""
        check = self._state.deck_checks.entered.by_id.get(getattr(event, "check", ""))
        deck = getattr(event, "deck", None)
        if check is None or deck is None or not 0 <= deck < len(check.players):
            return False
        return not self._is_one_of(check.players[deck])

    def _mentions_player(self, value: object) -> bool:
        """Whether some text in it names the player."""
        texts = _texts(msgspec.to_builtins(value))
        return any(self.mentions.may_be_in(text) and self.mentions.is_in(text) for text in texts)

    def _own_part(self, event: Event) -> Event:
        """Return an event with only those tables, lists and lines that name the player."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        fewer = {
            name: own
            for name, items in fields.items()
            if isinstance(items, tuple)
            and (own := tuple(each for each in items if self._mentions_player(each)))
            and not all(isinstance(each, str) for each in items)
        }
        return msgspec.structs.replace(event, **fewer)

    def _shown(self, value: msgspec.Struct, but: Sequence[str] = ()) -> Json:
        shown = replaced(_plain(value, but), type(value), self._masked, self.mentions.is_meant)
        assert isinstance(shown, dict)
        return shown

    def _masked(self, kind: TextKind, text: str, is_about: bool | None) -> str:
        del is_about
        if not text or kind is TextKind.CODE:
            return text
        if kind in _NAMES:
            return self._named(text)
        return self._named_judge(text) if kind is TextKind.STAFF else self._said(text)

    def _named(self, name: str) -> str:
        if not self._is_one_of(name):
            return self._people.anybody(name)
        return name if self.mentions.is_meant(name) else self._said(name)

    def _named_judge(self, name: str) -> str:
        return name if self.mentions.is_meant(name) else self._people.judge(name)

    def _said(self, text: str) -> str:
        """Return a free text with letters for other people."""
        for each in sorted(self._with_staff.of_others_in(text), reverse=True):
            text = f"{text[: each.start]}{self._people.anybody(each.name)}{text[each.end :]}"
        return text


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _plain(value: msgspec.Struct, but: Sequence[str]) -> Json:
    """Return a struct but for some fields as JSON data, with instants in UTC where they are known
    to be some."""
    names = (name for name in value.__struct_fields__ if name not in but)
    fields = {name: getattr(value, name) for name in names}
    data: Json = msgspec.json.decode(msgspec.json.encode(fields))
    for name in ("opened", "closed", "decided"):
        if isinstance(data.get(name), int):
            data[name] = format_moment(data[name])
    return data


def _letters(number: int) -> str:
    """A, B, … Z, AA, AB, …"""
    head = _letters(number // 26 - 1) if number >= 26 else ""
    return f"{head}{chr(ord('A') + number % 26)}"
