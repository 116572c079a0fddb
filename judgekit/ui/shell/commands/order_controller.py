"""Decides whether a text in the command bar is an order, and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.commands.search_forms import order_forms
from judgekit.ui.shell.page import PenaltyWords, ProgramDependencies, Proposal

if TYPE_CHECKING:
    from judgekit.domain.deck_checks.commands import StartDeckCheck
    from judgekit.views.shell.order_text import OrderText

SHOWN = 4
"""Number of order forms below the empty field; the help has them all."""


class OrderProposals(Protocol):
    """Source of proposals for all orders; implemented by `judgekit.ui.orders`."""

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """Return what the order would do, first in full, then the alternatives."""
        ...


class OrderPlaces(Protocol):
    """Destinations of orders, implemented by the window's navigation."""

    def open_turns(self, table: int) -> None:
        """Show the tracker of additional turns at this table."""
        ...

    def begin_penalty(self, said: PenaltyWords) -> None:
        """Begin a penalty on its page."""
        ...

    def open_check(self, table: int) -> None:
        """Show the deck check in progress at this table."""
        ...

    def chosen_check(self, table: int, judges: tuple[str, ...]) -> StartDeckCheck | None:
        """Return the deck check of a table that was drawn or targeted on its page; None if it was
        neither."""
        ...

    def show_slip(self, clock: str, table: int) -> None:
        """Show the slip of this table of the clock."""
        ...


MakeOrders = Callable[[ProgramDependencies, OrderPlaces], OrderProposals]


class OrderController:
    """Imports the parser when something is typed, and the implementation with the first order."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        make_orders: MakeOrders,
        places: OrderPlaces,
    ) -> None:
        self._dependencies = dependencies
        self._make_orders = make_orders
        self._places = places
        self._orders: OrderProposals | None = None

    def takes(self, text: str) -> bool:
        """Whether this is an order, or several lines, which can't be anything here. Without a
        tournament a letter or a word alone is the beginning of a search, and only one with a number
        or with words behind it is an order."""
        if _has_lines(text):
            return True
        order = self._read(text)
        if order is None:
            return False
        is_open = self._dependencies.bridge.engine is not None
        return is_open or order.table is not None or bool(order.words)

    def proposals(self, text: str) -> Sequence[Proposal]:
        """Return what it would do, in full, and the order's other forms; beside it the card whose
        set and number read as the order, too."""
        if _has_lines(text):
            return (_several_lines(text),)
        order = self._read(text)
        if order is None:
            return ()
        proposals = self._of_order(order, text)
        if order.table is None or not order.words:
            return proposals
        from judgekit.views.find.numbered_card import is_before_order  # noqa: PLC0415  (when typed)

        behind = 0 if is_before_order(order) else 1
        card = self._numbered_card(order, text)
        return (*proposals[:behind], *card, *proposals[behind:])

    def forms(self) -> tuple[tuple[str, str], ...]:
        """Return an example of each order; none without a tournament."""
        if self._dependencies.bridge.engine is None:
            return ()
        return tuple(order_forms()[:SHOWN])

    def nothing_found(self, text: str) -> Proposal:
        """Return what says that a text is neither an order nor found anywhere, and offers to import
        the document that has it, if it is a number that no text has; else what to bring, if no
        cards are loaded among which it could be."""
        from judgekit.search.queries.parsing import parse_query  # noqa: PLC0415  (when typed)
        from judgekit.ui.shell.parts.import_offer import begin_import  # noqa: PLC0415  (when typed)
        from judgekit.views.words.editions import absent_number  # noqa: PLC0415  (when typed)

        library = self._dependencies.rules_provider.library()
        absent = library.absent_number(parse_query(text, typing=True))
        if absent is not None:
            title, note = absent_number(absent, interface_words())
            begin = partial(begin_import, self._dependencies) if absent.kind else None
            verb = QCoreApplication.translate("Orders", "Import…") if begin else ""
            return Proposal(title, text.strip(), verb, begin, icon="info", note=note)
        return Proposal(
            title=QCoreApplication.translate("Orders", "No results; try fewer words"),
            form=text.strip(),
            verb="",
            run=None,
            icon="info",
            note=self._lacks_cards(),
        )

    def _lacks_cards(self) -> str:
        from judgekit.views.words.cards import (  # noqa: PLC0415  (when typed)
            bring_card_file_sentence,
            complaint_sentence,
        )

        cards, words = self._dependencies.decks().cards, interface_words()
        if cards.source() is not None:
            return ""
        return complaint_sentence(cards.complaint(), words) or bring_card_file_sentence(words)

    def _read(self, text: str) -> OrderText | None:
        if not text.strip():
            return None
        from judgekit.views.shell.order_text import read_order  # noqa: PLC0415  (when typed)

        return read_order(text)

    def _of_order(self, order: OrderText, text: str) -> Sequence[Proposal]:
        if self._dependencies.bridge.engine is None:
            return (self._without_tournament(text),)
        if self._orders is None:
            self._orders = self._make_orders(self._dependencies, self._places)
        return self._orders.proposals(order, text.strip())

    def _numbered_card(self, order: OrderText, text: str) -> Sequence[Proposal]:
        from judgekit.views.find.numbered_card import numbered_card  # noqa: PLC0415  (when typed)

        card = numbered_card(order, text, lambda: self._dependencies.decks().cards)
        if card is None:
            return ()
        return (
            Proposal(
                title=card.name,
                form=text.strip(),
                verb=QCoreApplication.translate("Orders", "Open"),
                run=partial(self._dependencies.open_card, card.name, ""),
                icon="columns",
                meaning=card.name,
            ),
        )

    def _without_tournament(self, text: str) -> Proposal:
        translate = QCoreApplication.translate
        return Proposal(
            title=translate("Orders", "No event is open"),
            form=text.strip(),
            verb=translate("Orders", "Create event"),
            run=self._dependencies.create_event,
            icon="event",
            note=translate("Orders", "Open or create an event first."),
            is_order=True,
        )


def _has_lines(text: str) -> bool:
    return "\n" in text.strip()


def _several_lines(text: str) -> Proposal:
    """Say where a list belongs that was pasted here."""
    translate = QCoreApplication.translate
    return Proposal(
        title=translate("Orders", "Several lines were pasted: nothing is done with them here"),
        form=text.strip(),
        verb="",
        run=None,
        icon="info",
        note=translate(
            "Orders",
            "Paste pairings on the Event page, decklists under Deck checks, and the tables that"
            " still play on the Clock page.",
        ),
    )
