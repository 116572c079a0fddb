"""Decks of the checks in progress with their ticks, which are also recorded."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import TickDeck
from judgekit.domain.deck_checks.decide import ticks_are_due
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_checks.tick_entry import in_mode_of
from judgekit.domain.deck_checks.tick_off import counted, resume, take_over
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.pool_deck import deck_of_pool
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.tournament import Tournament
from judgekit.engine.timeline import Step
from judgekit.ui.deck_checks.check.deck.card_lookup import CardLookup
from judgekit.ui.deck_checks.rules_in_force import free_cards
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.checked_deck import CheckedDeck, deck_of
from judgekit.views.deck_checks.event_format import deck_format
from judgekit.views.deck_checks.list_lookup import ListLookup
from judgekit.views.deck_checks.other_names import other_names

NAMES = "other names of cards"
"""Topic of the task that reads them."""
Place = tuple[str, int]
"""A check's id and a deck's index, from 0."""


class Handed(NamedTuple):
    """What is recorded of a deck: the counted cards, and whether the count is done."""

    counted: Decklist = Decklist()
    done: bool = False


class DeckKeeper(QObject):
    """Holds ticks as they come and records them from time to time: if the program is killed, a few
    seconds of them are lost at most."""

    renamed = Signal()
    """More is known of how the cards of the lists are also named."""

    def __init__(self, dependencies: ProgramDependencies, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self.lists = ListLookup()
        self._names = CardLookup(NAMES, other_names, dependencies.decks, dependencies.tasks, self)
        self._names.found.connect(self._name_anew)
        self._of_pools: dict[Place, tuple[Decklist | None, Decklist, Decklist]] = {}
        """Of each deck its list, its pool, and both combined."""
        self._decks: dict[Place, CheckedDeck] = {}
        self._kept: dict[Place, tuple[Handed, ...]] = {}
        """What may be recorded of the ticks submitted here: the last, and while that write is
        pending, the ones before it."""

    def deck(self, check: DeckCheck, at: int) -> CheckedDeck:
        """Return a deck of an open check, built from the record on first use."""
        place = (check.id, at)
        state = self._bridge.state
        player = player_at(state, check, at)
        list_ = self._registered(place, player)
        # A pool alone doesn't tell which cards are played.
        only_pool = list_ is not None and self.lists.list_of(state, player) is None
        sideboarded = only_pool or check.stage == CheckStage.BETWEEN_GAMES
        deck = self._decks.get(place)
        if deck is None or self._is_behind(check, at):
            before = deck
            deck = self._resumed(check, at, player, list_, sideboarded=sideboarded)
            if before is not None:
                deck.line = in_mode_of(before.line, deck.line)
        elif deck.registered != list_ or deck.line.off.sideboarded != sideboarded:
            deck = self._on_other_list(deck, list_, sideboarded=sideboarded)
        deck.player, deck.judge = player, check.judges[at] if at < len(check.judges) else ""
        self._decks[place] = deck
        return deck

    def keep(self, check: DeckCheck, at: int, *, at_once: bool = False) -> None:
        """Record the ticks if that is due."""
        deck = self._decks.get((check.id, at))
        if deck is None or not check.is_open:
            return
        place, off = (check.id, at), deck.line.off
        now, before = Handed(counted(off), deck.is_counted), _recorded(check, at)
        is_due = at_once or now.done or ticks_are_due(check, at, self._bridge.now())
        if now == before or not is_due:
            return
        self._kept[place] = before, now
        main, sideboard = now.counted.main, now.counted.sideboard
        command = TickDeck(check.id, at, main, sideboard, off.part.value, off.sideboarded, now.done)
        if isinstance(self._bridge.submit(command, ("ticks", *place)), Step):
            self._kept[place] = (now,)

    def keep_all(self, check: DeckCheck) -> None:
        """Record all ticks, as before the check ends."""
        for id_, at in list(self._decks):
            if id_ == check.id:
                self.keep(check, at, at_once=True)

    def let_go_of_ended(self) -> None:
        """Forget the decks of checks that have ended, of which nothing waits to be recorded: they
        are built from the record if one goes on again."""
        if self._bridge.pending.waits():
            return
        going = {check.id for check in self._bridge.state.deck_checks.open_checks()}
        for place in [each for each in self._decks if each[0] not in going]:
            del self._decks[place]
            self._kept.pop(place, None)
            self._of_pools.pop(place, None)

    def forget(self) -> None:
        """Reset for another tournament."""
        self._decks, self._kept, self._of_pools = {}, {}, {}

    def know_other_cards(self) -> None:
        """Update for a loaded card file: it may match more names of a list and its pool."""
        self._of_pools = {}
        self._names.forget()
        self._name_anew()

    def _name_anew(self) -> None:
        """Take what the cards of the lists are also named, or that it has to be asked for; what is
        being typed stays."""
        for deck in self._decks.values():
            before = deck.line.off
            anew = self._fresh(deck.player, deck.registered, before.sideboarded)
            off = take_over(anew.line.off, before)
            deck.line = msgspec.structs.replace(deck.line, off=off, chosen=0)
        self.renamed.emit()

    def _registered(self, place: Place, player: str) -> Decklist | None:
        """Return what the deck is compared with: the list, in Limited with the rest of the pool."""
        state = self._bridge.state
        kept, pool = self.lists.list_of(state, player), self.lists.pool_of(state, player)
        listed = kept.decklist if kept is not None else None
        if pool is None or deck_format(state) is not DeckFormat.LIMITED:
            return listed
        known = self._of_pools.get(place)
        if known is None or known[0] is not listed or known[1] is not pool.decklist:
            matching = self._dependencies.decks().cards.matches
            known = listed, pool.decklist, deck_of_pool(listed, pool.decklist, matching)
            self._of_pools[place] = known
        return known[2]

    def _is_behind(self, check: DeckCheck, at: int) -> bool:
        """Whether undo set the record back to something other than the ticks recorded here."""
        handed = self._kept.get((check.id, at))
        return handed is not None and _recorded(check, at) not in handed

    def _resumed(
        self,
        check: DeckCheck,
        at: int,
        player: str,
        list_: Decklist | None,
        *,
        sideboarded: bool,
    ) -> CheckedDeck:
        """Return the deck as recorded."""
        deck = self._fresh(player, list_, sideboarded)
        kept = check.ticked.get(at)
        before = _recorded(check, at)
        self._kept[check.id, at] = (before,)
        if kept is not None:
            off = resume(deck.line.off, before.counted, Part(kept.counted.part))
            deck.line = msgspec.structs.replace(deck.line, off=off)
            # A complete count needs no mark that nothing more comes.
            deck.is_closed = kept.counted.done and not deck.is_counted
        return deck

    def _on_other_list(
        self, deck: CheckedDeck, list_: Decklist | None, *, sideboarded: bool
    ) -> CheckedDeck:
        """Return the deck with its ticks, compared with another list."""
        anew = self._fresh(deck.player, list_, sideboarded)
        before = deck.line.off
        off = take_over(anew.line.off, before)
        anew.judge = deck.judge
        anew.line = in_mode_of(deck.line, msgspec.structs.replace(anew.line, off=off))
        anew.is_closed = deck.is_closed
        return anew

    def _fresh(self, player: str, list_: Decklist | None, sideboarded: bool) -> CheckedDeck:
        free = free_cards(self._bridge.state, list_) if list_ is not None else frozenset[str]()
        # Looked up once, not at every key.
        others = self._names.of({card.name for card in list_.cards} if list_ is not None else ())
        return deck_of(player, list_, sideboarded=sideboarded, free=free, others=others)


def player_at(state: Tournament, check: DeckCheck, at: int) -> str:
    """Player of the deck, from the check or the pairings; empty if neither names one."""
    if at < len(check.players):
        return check.players[at]
    seated = state.setup.players_at(check.clock, check.round, check.table)
    return seated[at] if at < len(seated) else ""


def _recorded(check: DeckCheck, at: int) -> Handed:
    kept = check.ticked.get(at)
    if kept is None:
        return Handed()
    cards = kept.counted
    return Handed(Decklist(main=cards.main, sideboard=cards.sideboard), cards.done)
