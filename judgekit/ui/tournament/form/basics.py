"""The basic fields of a tournament: name, date and place, format, level, players."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.formats.known_formats import kind_of
from judgekit.domain.setup.decide import MOST_PLAYERS, POLICY_EDITIONS, POLICY_IN_FORCE
from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.tournament.form.format_field import FormatField
from judgekit.ui.tournament.form.labelled import Labelled
from judgekit.ui.tournament.form.proposals import FieldProposal
from judgekit.ui.tournament.form.proposed_field import RuleNote
from judgekit.ui.tournament.form.typed_values import read_whole
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.typed_date import ISO, read_date
from judgekit.ui.words.wording import language_name, level_name, long_date

PLAYERS, TEAMS = "players", "teams"
DATE_WIDTH, COUNT_WIDTH = 208, 88


class TournamentBasics(QWidget):
    """The basic fields; `edited` is emitted on the user's changes and on what follows."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entrants_are_own = False
        self._day = ""
        """The last valid date, as ISO 8601: the text in the field belongs to one language."""
        self.name = TextField(look)
        self._date = TextField(look, width=DATE_WIDTH)
        self._date_problem = Label(look, size="small", token="urgent", wraps=True)
        self._place = TextField(look)
        self._format = FormatField(look)
        self._level = SegmentedButtons(look, [(level.value, "") for level in Level], "")
        self._policy = SegmentedButtons(look, [(each, each) for each in POLICY_EDITIONS], "")
        self._count = TextField(look, width=COUNT_WIDTH)
        self._entrants = SegmentedButtons(look, [(PLAYERS, ""), (TEAMS, "")], "")
        self.note = RuleNote(look)
        self._language = SegmentedButtons(look, [(code, code.upper()) for code in LANGUAGES], "")
        self._lay_out()
        self._connect()
        self.redress()
        self.retranslate()

    # -- values

    def show_blank(self, language: str) -> None:
        """Show a new tournament, today, in this language."""
        self.show_tournament(
            TournamentCreated("", date=QDate.currentDate().toString(ISO), language=language)
        )
        self._entrants_are_own = False

    def show_tournament(self, details: TournamentCreated) -> None:
        """Show a tournament's details."""
        self.name.setText(details.name)
        self._date.setText(long_date(details.date, QLocale()))
        self._place.setText(details.place)
        self._format.show_format(details.format)
        self._level.set_choices([])
        self._level.set_choices(_levels())
        self._level.choose(details.rel)
        self._policy.choose(details.policy or POLICY_IN_FORCE)
        self._count.setText("" if details.players is None else str(details.players))
        self._entrants_are_own = True
        self._entrants.choose(TEAMS if details.teams else PLAYERS)
        self._language.choose(details.language)
        self._tell()

    def details(self) -> TournamentCreated:
        """Return the details in the fields; what can't be parsed is left out."""
        return TournamentCreated(
            self.name.text().strip(),
            date=read_date(self._date.text(), QLocale()) or "",
            place=self._place.text().strip(),
            format=self._format.format(),
            rel=self._level.value(),
            players=read_whole(self._count.text(), MOST_PLAYERS),
            teams=self._entrants.value() == TEAMS,
            language=self._language.value(),
            policy=self._policy.value(),
        )

    def obstacle(self) -> str:
        """Return why the details are incomplete or invalid; empty if they aren't."""
        if not self.name.text().strip():
            return self.tr("Enter a name")
        if read_date(self._date.text(), QLocale()) is None:
            return self.tr("Enter a valid date")
        if self._count_is_wrong():
            return self.tr("Enter a number of players")
        return ""

    def tell_of_players(self, proposal: FieldProposal) -> None:
        """Show what the rules say about this number of players."""
        if self._count_is_wrong():
            words = self.tr("A whole number, up to {most}.")
            most = QLocale().toString(MOST_PLAYERS)
            self.note.say(words.format(most=most), None, "urgent")
        else:
            self.note.say(proposal.words, proposal.rule, "attention")
        self.note.setVisible(bool(self.note.words()))

    def least_width(self) -> int:
        """Return the least width with all pairs of fields side by side."""
        return max(map(self._width_of, self._lines))

    def fit(self, width: int) -> None:
        """Stack the pairs of fields that don't fit side by side in `width`, and the levels too if
        their words don't fit."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._level.break_to_fit(width)
        for line in self._lines:
            wanted = max(self._width_of(line), _width_in_words(line))
            line.setDirection(across if wanted <= width else down)

    # -- inside

    def _width_of(self, line: QBoxLayout) -> int:
        items = [line.itemAt(at) for at in range(line.count())]
        return sum(item.minimumSize().width() for item in items if item) + line.spacing()

    def retranslate(self) -> None:
        """Set the texts in the current language; the choices stay."""
        kept = self.details()
        self._date.setText(long_date(self._day, QLocale()))
        self._boxes["name"].set_name(self.tr("Name"))
        self._boxes["date"].set_name(self.tr("Date"))
        self._boxes["place"].set_name(self.tr("Place"))
        self._boxes["format"].set_name(self.tr("Format"))
        self._format.retranslate(self.tr("Format"))
        self._boxes["level"].set_name(self.tr("Rules Enforcement Level"))
        self._boxes["policy"].set_name(self.tr("Penalty guides of"))
        self._policy.setAccessibleName(self.tr("Edition of the penalty guides"))
        self._boxes["count"].set_name(self.tr("Players or teams"))
        self._boxes["language"].set_name(self.tr("Event language"))
        self._count.setAccessibleName(self.tr("Number of players or teams"))
        self._entrants.setAccessibleName(self.tr("Players or teams"))
        self._entrants.set_choices([(PLAYERS, self.tr("Players")), (TEAMS, self.tr("Teams"))])
        self._entrants.choose(TEAMS if kept.teams else PLAYERS)
        self._level.set_choices(_levels())
        self._language.setAccessibleName(self.tr("Event language"))
        names = {code: language_name(code) for code in LANGUAGES}
        self._language.set_choices([(code, code.upper()) for code in LANGUAGES], names)

    def redress(self) -> None:
        """Apply the spacing of the current theme."""
        theme = self._look.theme
        self._column.setSpacing(theme.px(12))
        for row in self._lines:
            row.setSpacing(theme.px(16))
        self._counted.setSpacing(theme.px(8))
        spare = theme.measure("field") - theme.measure("button")
        self._languages.setContentsMargins(0, spare // 2, 0, spare - spare // 2)

    def _lay_out(self) -> None:
        languages = QWidget()
        self._languages = QHBoxLayout(languages)
        self._languages.setContentsMargins(0, 0, 0, 0)
        self._languages.addWidget(self._language)
        counted = QWidget()
        self._counted = QHBoxLayout(counted)
        self._counted.setContentsMargins(0, 0, 0, 0)
        self._counted.addWidget(self._count)
        self._counted.addWidget(self._entrants)
        counted.setFocusProxy(self._count)
        look = self._look
        self._boxes = {
            "name": Labelled(look, self.name),
            "date": Labelled(look, self._date),
            "place": Labelled(look, self._place),
            "format": Labelled(look, self._format),
            "level": Labelled(look, self._level, fills=False),
            "policy": Labelled(look, self._policy, fills=False),
            "count": Labelled(look, counted, fills=False),
            "language": Labelled(look, languages, fills=False),
        }
        self._lines: list[QBoxLayout] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._boxes["name"])
        self._column.addLayout(self._line("date", "place"))
        self._column.addWidget(self._date_problem)
        self._column.addWidget(self._boxes["format"])
        self._column.addLayout(self._line("level", "policy"))
        self._column.addLayout(self._line("count", "language"))
        self._column.addWidget(self.note)
        self._column.addStretch(1)

    def _line(self, first: str, second: str) -> QBoxLayout:
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        line.addWidget(self._boxes[first])
        line.addWidget(self._boxes[second], 1)
        self._lines.append(line)
        return line

    def _connect(self) -> None:
        self._look.changed.connect(self.redress)
        for field in (self.name, self._date, self._place, self._count):
            field.textEdited.connect(self._edited)
        self._format.edited.connect(self._format_edited)
        self._date.editingFinished.connect(self._write_date_out)
        for choice in (self._level, self._policy, self._language):
            choice.chosen.connect(self._edited)
        self._entrants.chosen.connect(self._entrants_chosen)

    def _edited(self) -> None:
        self._tell()
        self.edited.emit()

    def _format_edited(self) -> None:
        if not self._entrants_are_own:
            kind = kind_of(self._format.format())
            self._entrants.choose(TEAMS if kind.is_for_teams else PLAYERS)
        self._edited()

    def _entrants_chosen(self) -> None:
        self._entrants_are_own = True
        self._edited()

    def _write_date_out(self) -> None:
        iso = read_date(self._date.text(), QLocale())
        if iso:
            self._date.setText(long_date(iso, QLocale()))

    def _tell(self) -> None:
        day = read_date(self._date.text(), QLocale())
        is_wrong = day is None
        self._day = self._day if day is None else day
        today = QDate.currentDate().toString(ISO)
        words = self.tr("Write a day such as {long} or {iso}.")
        said = words.format(long=long_date(today, QLocale()), iso=today) if is_wrong else ""
        self._date_problem.setText(said)
        self._date_problem.setVisible(is_wrong)
        self._date.setAccessibleDescription(said)
        self._date.show_wrong(is_wrong=is_wrong)
        self._count.show_wrong(is_wrong=self._count_is_wrong())

    def _count_is_wrong(self) -> bool:
        typed = self._count.text().strip()
        return bool(typed) and read_whole(typed, MOST_PLAYERS) is None


def _levels() -> list[tuple[str, str]]:
    return [(level.value, level_name(level)) for level in Level]


def _width_in_words(line: QBoxLayout) -> int:
    """Return the width of a pair of choices with all of their words, 0 for other fields."""
    items = [line.itemAt(at) for at in range(line.count())]
    boxes = [item.widget() for item in items if item]
    chosen = [each for each in boxes if isinstance(each, Labelled) and each.is_choice]
    if len(chosen) < len(boxes):
        return 0
    return sum(each.sizeHint().width() for each in chosen) + line.spacing()
