"""The cards named where work is on the Deck checks page."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QTextCursor

from judgekit.ui.deck_checks.check.controller import CheckController
from judgekit.ui.deck_checks.finished.controller import FinishedChecks
from judgekit.ui.deck_checks.lists.overview.kept_rows import KeptRow
from judgekit.ui.deck_checks.lists.rows import ListRow
from judgekit.ui.deck_checks.lists.view import ListsView
from judgekit.ui.deck_checks.page_body import CHECK, FINISHED, LISTS
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.shell.parts.cards.text_under import text_under
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.deck_checks.deck_rows import DeckRow
from judgekit.views.deck_checks.lists_text import card_on_line
from judgekit.views.deck_checks.named_cards import cards_of_deck


def cards_named(
    view: str, controller: CheckController, lists: ListsView, finished: FinishedChecks
) -> CardsHere:
    """Return the cards named in a view: those of the active deck, of the chosen list or of what was
    found."""
    if view == CHECK:
        return _in_check(controller)
    if view == LISTS:
        return _in_lists(lists)
    return finished.cards_named() if view == FINISHED else CardsHere()


def _in_check(controller: CheckController) -> CardsHere:
    current = controller.current
    deck = current.deck(current.active)
    if deck is None:
        return CardsHere()
    noted = controller.view.noted(current.active)
    return CardsHere(text=noted) if noted else cards_of_deck(deck, controller.ticking.known)


def heed_mouse(
    dependencies: ProgramDependencies, controller: CheckController, lists: ListsView
) -> None:
    """Show the card of a row on which the mouse rests."""

    def of_deck(row: DeckRow, place: QRect) -> None:
        dependencies.point_at_card(CardsHere((row.name,)), place)

    def of_list(row: ListRow, place: QRect) -> None:
        if row.card:
            dependencies.point_at_card(CardsHere((row.near or row.card,)), place)

    CardsNamedAt(lists.editor.field, partial(_on_line, lists))
    for pane in controller.view.panes:
        pane.list.resting.rested.connect(of_deck)
    lists.editor.preview.resting.rested.connect(of_list)


def _in_lists(lists: ListsView) -> CardsHere:
    """The card at the chosen row or line of the list, or all that is said of a list."""
    shown = lists.shown()
    if shown is lists.overview:
        listed = lists.overview.table.row()
        return CardsHere(listed.named) if isinstance(listed, KeptRow) else CardsHere()
    if shown is not lists.editor:
        return CardsHere()
    preview, field = lists.editor.preview, lists.editor.field
    row = preview.row()
    if row is not None and not field.hasFocus():
        return CardsHere((row.near or row.card,)) if row.card else CardsHere(text=row.words)
    return _of_line(lists, field.textCursor())


def _on_line(lists: ListsView, place: QPoint) -> CardsHere | None:
    """The card of the line under the mouse."""
    field = lists.editor.field
    if text_under(field, place) is None:
        return None
    return _of_line(lists, field.cursorForPosition(field.viewport().mapFrom(field, place)))


def _of_line(lists: ListsView, cursor: QTextCursor) -> CardsHere:
    decklist = lists.editing.reader.found().decklist
    name = card_on_line(decklist, cursor.block().text())
    return CardsHere((name,)) if name else CardsHere()
