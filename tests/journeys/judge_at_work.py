"""A judge at the real window: acts by keys, reads its texts."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from judgekit.ui.calls.page import CallsPage
from judgekit.ui.clock.board.model import BoardModel
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.display.window import PublicDisplay
from judgekit.ui.clock.page import ClockPage
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.infractions.page import InfractionsPage
from judgekit.ui.shell.alarm_keeper import AlarmKeeper
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.tournament.page import TournamentPage
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.seen import part
from tests.ui.clock.board.board_table import lines
from tests.ui.shell.strip_cells import just_now

WORDS_TO_SAY = "words-to-say"


class JudgesEyes:
    """Reads the texts of the window of a `Stage`."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.window = stage.window

    @property
    def clock_page(self) -> ClockPage:
        page = self.window.navigation.page("clock")
        assert isinstance(page, ClockPage)
        return page

    @property
    def calls_page(self) -> CallsPage:
        page = self.window.navigation.page("calls")
        assert isinstance(page, CallsPage)
        return page

    @property
    def deck_checks_page(self) -> DeckChecksPage:
        page = self.window.navigation.page("decks")
        assert isinstance(page, DeckChecksPage)
        return page

    @property
    def infractions_page(self) -> InfractionsPage:
        page = self.window.navigation.page("infractions")
        assert isinstance(page, InfractionsPage)
        return page

    @property
    def event_page(self) -> TournamentPage:
        page = self.window.navigation.page("event")
        assert isinstance(page, TournamentPage)
        return page

    @property
    def body(self) -> ClockBody:
        body = self.clock_page.widget()
        assert isinstance(body, ClockBody)
        return body

    def shown_order(self, text: str) -> str:
        """What the command bar says that an order would do; the order is not executed."""
        self.stage.type(text)
        proposal = part(self.window, CommandList).chosen()
        details = [f"{each.label}: {each.before} {each.after}".strip() for each in proposal.details]
        self.keys("Esc", "Esc", "Esc")
        return " | ".join([proposal.title, *details, *([proposal.note] if proposal.note else [])])

    def strip(self) -> list[str]:
        """The cells of the strip."""
        return self.window.strip.words()

    def hall(self) -> str:
        """The strip's cell on the hall."""
        return self.strip()[-1]

    def just_now(self) -> str:
        """The strip's text on what has just happened."""
        return just_now(self.window.strip).text()

    def card(self) -> CardFacts:
        """Facts of the large clock."""
        facts = self.body.cards.main.facts
        assert facts is not None
        return facts

    def board(self) -> list[str]:
        """The rows of the board."""
        model = self.body.board.view.model()
        assert isinstance(model, BoardModel)
        return lines(model)

    def row(self, table: int) -> str:
        """The board's row of that table."""
        return next(line for line in self.board() if line.startswith(f"{table} | "))

    def panel(self) -> list[str]:
        """All visible texts of the panel beside the board, from top to bottom."""
        assert self.body.panel is not None
        return words_in(self.body.panel)

    def banners(self) -> list[str]:
        """The banners, but for the alarms and what to say to tables."""
        banners = self.stage.program.messages.banners().items()
        return [
            each.text
            for key, each in banners
            if not each.passes and not key.startswith(WORDS_TO_SAY)
        ]

    def alarms(self) -> list[str]:
        """The visible alarms."""
        keepers = self.window.findChildren(AlarmKeeper)
        return [words for keeper in keepers for words in keeper.words()]

    def undo(self) -> str:
        """What Ctrl+Z would undo."""
        undo = self.window.top_bar.undo
        return undo.accessibleName().removeprefix("Undo: ") if undo.isVisible() else ""

    def slip(self) -> str:
        """The slip over the page, as it is copied."""
        assert self.body.slip.isVisible()
        self.keys("Y")
        return QApplication.clipboard().text()

    def display(self) -> PublicDisplay:
        """The window of the public display."""
        display = self.clock_page.clock_actions.display
        assert display is not None
        return display


class JudgeAtWork(JudgesEyes):
    """Also presses keys."""

    def to_say(self) -> list[str]:
        """What the judge has to say to tables whose calls an order has closed."""
        banners = self.stage.program.messages.banners().items()
        return [each.text for key, each in banners if key.startswith(WORDS_TO_SAY)]

    def keys(self, *keys: str) -> JudgeAtWork:
        """Press keys one after another, each at the focused widget."""
        for key in keys:
            self.stage.press(key)
        return self

    def write(self, text: str) -> JudgeAtWork:
        """Type letters into the focused widget."""
        type_at_focus(text)
        return self

    def tab_to(self, name: str) -> JudgeAtWork:
        """Press Tab until that control has focus."""
        passed = []
        while not passed or passed[-1] != name:
            assert len(passed) < 60, f"Tab never comes to {name}: {passed}"
            self.keys("Tab")
            focused = QApplication.focusWidget()
            passed.append(focused.accessibleName() if focused else "nothing")
        return self

    def paste(self, text: str) -> JudgeAtWork:
        """Paste from the clipboard."""
        QApplication.clipboard().setText(text)
        return self.keys("Ctrl+V")

    def see_alarm(self, words: str) -> JudgeAtWork:
        """Check that this alarm is visible; close it with Esc."""
        shown = self.alarms()
        assert shown == [words], shown
        return self.keys("Esc")

    def at(self, time: str, *words: str) -> JudgeAtWork:
        """Give these orders at that time of day."""
        self.wait_until(time)
        for order in words:
            self.order(order)
        return self

    def choose(self, table: int) -> JudgeAtWork:
        """Go to that row of the board with the arrow keys."""
        view = self.body.board.view
        for key in ("Up", "Down"):
            for _ in self.board():
                if view.chosen_table() == table:
                    return self
                self.keys(key)
        assert view.chosen_table() == table
        return self

    def order(self, text: str) -> JudgeAtWork:
        """Give an order in the command bar, with Enter."""
        self.stage.type(text)
        return self.keys("Return")

    def wait(self, minutes: float = 0, seconds: float = 0) -> JudgeAtWork:
        """Let time pass."""
        self.stage.pass_time(minutes, seconds)
        return self

    def wait_until(self, time: str) -> JudgeAtWork:
        """Wait until that time of this day, `10:53` or `10:53:20`."""
        hours, minutes, seconds, *_ = (*map(int, time.split(":")), 0)
        now = self.stage.clock.utc // 1000 % 86_400
        ahead = (hours * 60 + minutes) * 60 + seconds - now
        assert ahead >= 0
        return self.wait(seconds=ahead)


def words_in(widget: QWidget) -> list[str]:
    """Texts of its visible labels, from top to bottom."""
    shown = [each for each in widget.findChildren(QLabel) if each.isVisible() and each.text()]
    shown.sort(key=lambda each: (each.mapTo(widget, each.rect().topLeft()).y(), each.x()))
    return [each.text() for each in shown]
