"""The form of an appeal: the four texts, and who and what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.ui.calls.name_field import NameField
from judgekit.ui.calls.titled import Titled
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.widgets.fields.text_area import TextArea

TEXTS = ("facts", "ruling", "disputed", "objection")
"""In grid order, two per row."""
NAMES = ("floor_judge", "player", "infraction")


class AppealForm(QWidget):
    """Form of an appeal; its fields are named as in the record.

    `touched` is emitted on every change, `settled` when a field was left, `done` when the outcome
    comes next.
    """

    touched = Signal()
    settled = Signal()
    done = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._infractions: Mapping[str, str] = {}
        self._base: dict[str, str] = {}
        self.texts = {name: TextArea(look) for name in TEXTS}
        for text in self.texts.values():
            CardsNamedAt(text)
        self.names = {name: NameField(look) for name in NAMES}
        self._titled = {
            name: Titled(look, field) for name, field in {**self.texts, **self.names}.items()
        }
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout()
        for at, name in enumerate(TEXTS):
            self._grid.addWidget(self._titled[name], at // 2, at % 2)
            self._grid.setColumnStretch(at % 2, 1)
        for name in NAMES:
            self._row.addWidget(self._titled[name], 4 if name == "infraction" else 3)
        self.judge_question = JudgeQuestion(look)
        self._grid.addLayout(self._row, 2, 0, 1, 2)
        self._grid.addWidget(self.judge_question, 3, 0, 1, 2)
        self._connect()
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def know(
        self,
        staff: Sequence[str],
        judges: Sequence[str],
        players: Sequence[str],
        infractions: Mapping[str, str],
    ) -> None:
        """Set the suggestions, and the judges among whom a new name is noticed; `infractions` are
        titles by id."""
        self.names["floor_judge"].know(staff)
        self.judge_question.know(judges)
        self.names["player"].know(players)
        if infractions != self._infractions:
            chosen = self._infraction_id()
            self._infractions = infractions
            self.names["infraction"].know(tuple(infractions.values()))
            self.names["infraction"].show_words(infractions.get(chosen, chosen))

    def show_written(self, written: Mapping[str, str], *, anew: bool) -> None:
        """Show what is recorded.

        Unrecorded input stays, unless the record has changed or, with `anew`, this is another
        appeal.
        """
        if anew:
            self.judge_question.withdraw()
        for name in (*TEXTS, *NAMES):
            text = written.get(name, "")
            if not anew and self._base.get(name) == text:
                continue
            self._base[name] = text
            if name == "infraction":
                self.names[name].show_wrong(is_wrong=False)
                self.names[name].show_words(self._infractions.get(text, text))
            elif name in self.texts:
                self.texts[name].show_words(text)
            else:
                self.names[name].show_words(text)

    def written(self) -> dict[str, str]:
        """Return the values of the fields; a floor judge whom nobody knows isn't one yet."""
        texts = {name: field.words() for name, field in self.texts.items()}
        names = {name: field.words() for name, field in self.names.items()}
        if self.judge_question.is_unknown(names["floor_judge"]):
            names["floor_judge"] = self._base.get("floor_judge", "")
        return {**texts, **names, "infraction": self._infraction_id()}

    def changes(self) -> dict[str, str]:
        """Return the fields that differ from what was last shown or taken as recorded."""
        written = self.written().items()
        return {name: text for name, text in written if text != self._base.get(name, "")}

    def take_as_recorded(self, changes: Mapping[str, str]) -> None:
        """Count these changes as recorded."""
        self._base.update(changes)

    def is_ruling_left(self) -> bool:
        """Whether the floor judge's ruling is not being edited."""
        return not self.texts["ruling"].is_written

    def lock(self, *, is_locked: bool) -> None:
        """Make all fields read-only, as once the appeal is decided, or editable again."""
        for area in self.texts.values():
            area.setReadOnly(is_locked)
        for field in self.names.values():
            field.setReadOnly(is_locked)

    def take_focus(self) -> None:
        """Focus the first empty text, or else the first."""
        empty = [field for field in self.texts.values() if not field.words()]
        (empty[0] if empty else self.texts["facts"]).setFocus()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for name, words in (
            ("facts", self.tr("Agreed facts")),
            ("ruling", self.tr("Floor judge's ruling")),
            ("disputed", self.tr("Disputed facts")),
            ("objection", self.tr("Player's objection")),
            ("floor_judge", self.tr("Floor judge")),
            ("player", self.tr("Who appeals")),
            ("infraction", self.tr("Infraction")),
        ):
            self._titled[name].set_name(words)
        self.names["infraction"].setPlaceholderText(self.tr("none"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _connect(self) -> None:
        for area in self.texts.values():
            area.textChanged.connect(self.touched)
            area.finished.connect(self.settled)
            area.done.connect(self.done)
        for field in self.names.values():
            field.textEdited.connect(lambda _: self.touched.emit())
            field.named.connect(lambda _: self.settled.emit())
            field.editingFinished.connect(self.settled)
            field.done.connect(self.done)
            field.left.connect(self.left)
        judge = self.names["floor_judge"]
        judge.textEdited.connect(lambda _: self.judge_question.withdraw(judge.words()))
        judge.named.connect(lambda _: self.judge_question.asks(judge.words()))
        judge.editingFinished.connect(lambda: self.judge_question.asks(judge.words()))
        self.judge_question.taken.connect(self._take_judge)
        self.names["infraction"].editingFinished.connect(self._complete_infraction)
        self.names["infraction"].named.connect(lambda _: self._complete_infraction())

    def _take_judge(self, name: str) -> None:
        self.names["floor_judge"].show_words(name)
        self.judge_question.withdraw()
        self.settled.emit()

    def _infraction_id(self) -> str:
        """Return the id of the infraction typed; empty if there is no such one."""
        words = self.names["infraction"].words()
        if words == self._base.get("infraction"):
            return words
        return next((key for key, title in self._infractions.items() if title == words), "")

    def _complete_infraction(self) -> None:
        field = self.names["infraction"]
        words = field.words()
        if words and not self._infraction_id():
            found = KnownNames(self._infractions.values()).complete(words, 1)
            if found:
                field.show_words(found[0])
        is_unknown = bool(field.words()) and not self._infraction_id()
        field.show_wrong(is_wrong=is_unknown)
        self.settled.emit()

    def _redress(self) -> None:
        self._grid.setHorizontalSpacing(self._look.theme.px(20))
        self._row.setSpacing(self._look.theme.px(20))
        self._grid.setVerticalSpacing(self._look.theme.px(8))
