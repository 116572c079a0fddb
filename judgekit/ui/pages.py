"""The pages of the program: the only module that knows all of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.commands.order_controller import OrderPlaces, OrderProposals
from judgekit.ui.shell.navigation import (
    CALLS,
    CLOCK,
    DECKS,
    HELP,
    INFRACTIONS,
    RULES,
    SETTINGS,
    TOURNAMENT,
    PageEntry,
)
from judgekit.ui.shell.page import Page, ProgramDependencies


def _rules(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.rules.page import RulesPage  # noqa: PLC0415  (a page is imported when opened)

    return RulesPage(dependencies)


def _clock(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.clock.page import ClockPage  # noqa: PLC0415

    return ClockPage(dependencies)


def _calls(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.calls.page import CallsPage  # noqa: PLC0415

    return CallsPage(dependencies)


def _decks(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    return DeckChecksPage(dependencies)


def _infractions(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.infractions.page import InfractionsPage  # noqa: PLC0415

    return InfractionsPage(dependencies)


def _tournament(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.tournament.page import TournamentPage  # noqa: PLC0415

    return TournamentPage(dependencies)


def _settings(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.shell.settings.page import SettingsPage  # noqa: PLC0415

    return SettingsPage(dependencies)


def _help(dependencies: ProgramDependencies) -> Page:
    from judgekit.ui.shell.help.page import HelpPage  # noqa: PLC0415

    return HelpPage(dependencies)


PAGES = (
    PageEntry(
        RULES,
        "book",
        lambda: QCoreApplication.translate("Places", "Rules"),
        "Ctrl+1",
        _rules,
        corner="1",
        needs_library=True,
    ),
    PageEntry(
        CLOCK,
        "clock",
        lambda: QCoreApplication.translate("Places", "Clock"),
        "Ctrl+2",
        _clock,
        corner="2",
    ),
    PageEntry(
        CALLS,
        "calls",
        lambda: QCoreApplication.translate("Places", "Calls"),
        "Ctrl+3",
        _calls,
        corner="3",
    ),
    PageEntry(
        DECKS,
        "deck-checks",
        lambda: QCoreApplication.translate("Places", "Deck checks"),
        "Ctrl+4",
        _decks,
        corner="4",
        needs_library=True,
    ),
    PageEntry(
        INFRACTIONS,
        "flag",
        lambda: QCoreApplication.translate("Places", "Infractions"),
        "Ctrl+5",
        _infractions,
        corner="5",
        needs_library=True,
    ),
    PageEntry(
        TOURNAMENT,
        "event",
        lambda: QCoreApplication.translate("Places", "Event"),
        "Ctrl+6",
        _tournament,
        corner="6",
    ),
    PageEntry(
        SETTINGS,
        "settings",
        lambda: QCoreApplication.translate("Places", "Settings"),
        "Ctrl+,",
        _settings,
        at_bottom=True,
    ),
    PageEntry(
        HELP,
        "help",
        lambda: QCoreApplication.translate("Places", "Help"),
        "F1",
        _help,
        in_rail=False,
    ),
)
"""In the order of the rail; the window opens at the first one."""


def make_orders(dependencies: ProgramDependencies, places: OrderPlaces) -> OrderProposals:
    """Create the orders of the command bar; imported with the first typed order."""
    from judgekit.ui.orders import Orders  # noqa: PLC0415

    return Orders(dependencies, places)
