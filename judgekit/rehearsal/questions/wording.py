"""Questions, choices and explanations in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.upgrade import because
from judgekit.domain.shared.moment import Moment
from judgekit.rehearsal.questions.question import Answer, Kind, Question, Topic
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.readings import duration_text, reading_text
from judgekit.views.words.slips import reason_text, turns_text
from judgekit.views.words.words import Words, message

TOPIC_NAMES: Mapping[Topic, str] = {
    Topic.EXTENSIONS: message("Time extensions"),
    Topic.TURNS: message("Additional turns"),
    Topic.DECK_CHECKS: message("Deck checks"),
    Topic.PENALTIES: message("Penalties"),
}
ASKED: Mapping[Kind, str] = {
    Kind.CALL: message("Table {table}: a call of {length}. What do you tell the table?"),
    Kind.SHORT_CALL: message("Table {table}: a call of {length}. Which extension is due?"),
    Kind.CHECK: message("Table {table}: a deck check of {length}. Which extension is due?"),
    Kind.HALL: message("Time is up. Until when does the hall wait?"),
    Kind.TURNS: message("Table {table}: its time is up. How many additional turns?"),
    Kind.NEXT_PENALTY: message("{player} commits the same infraction again today. Which penalty?"),
}
LABELS: Mapping[Kind, str] = {
    Kind.CALL: message("Play until the clock reads"),
    Kind.SHORT_CALL: message("Time extension"),
    Kind.CHECK: message("Time extension"),
    Kind.HALL: message("The last table goes to turns at"),
    Kind.TURNS: message("Additional turns"),
    Kind.NEXT_PENALTY: message("Penalty"),
}
"""What the choices are."""
TimeOfDay = Callable[[Moment], str]


class Worded(NamedTuple):
    """A question in words; the choices are in its own order."""

    topic: str
    asked: str
    facts: str
    label: str
    choices: tuple[str, ...]


class QuestionWords:
    """Words questions; `speaking` returns the words of the present language, `time_of_day` formats
    an instant to the second."""

    def __init__(
        self, catalogue: Catalogue, speaking: Callable[[], Words], time_of_day: TimeOfDay
    ) -> None:
        self._catalogue, self._speaking, self._time = catalogue, speaking, time_of_day

    @property
    def _words(self) -> Words:
        return self._speaking()

    def worded(self, question: Question) -> Worded:
        """The question as the trainee reads it."""
        return Worded(
            self._words.say(TOPIC_NAMES[question.topic]),
            self.asked(question),
            self._facts(question),
            self._words.say(LABELS[question.kind]),
            tuple(self.answer(question, each) for each in question.choices),
        )

    def asked(self, question: Question) -> str:
        """The question itself."""
        return self._words.say(
            ASKED[question.kind],
            table=question.table,
            length=duration_text(question.length),
            player=question.player,
        )

    def answer(self, question: Question, answer: Answer) -> str:
        """An answer to the question, as it is said to the table."""
        if isinstance(answer, str):
            return penalty_name(answer, self._words)
        match question.kind:
            case Kind.CALL:
                return reading_text(answer)
            case Kind.HALL:
                return self._time(answer)
            case Kind.TURNS:
                return str(answer)
        return duration_text(answer) if answer else self._words.say("No extension")

    def explained(self, question: Question) -> str:
        """Why the right answer is right, in a sentence."""
        say, right = self._words.say, self.answer(question, question.right)
        match question.kind:
            case Kind.CALL:
                return self._explained_call(question, right)
            case Kind.SHORT_CALL if question.right:
                return say("Above a minute, the whole call counts: {due} (MTR 2.6).", due=right)
            case Kind.SHORT_CALL:
                return say("A call of a minute or less gives no extension (MTR 2.6).")
            case Kind.CHECK:
                return say(
                    "The length of the check and three minutes more: {due} (MTR 2.6).", due=right
                )
            case Kind.HALL:
                return say(
                    "Table {table} plays longest, until {time}; extensions of different tables are"
                    " not added up.",
                    table=question.table,
                    time=right,
                )
        return self._explained_count(question)

    def _explained_count(self, question: Question) -> str:
        """Of additional turns, and of a penalty."""
        if question.kind is Kind.NEXT_PENALTY:
            entry = self._catalogue.entry(question.infraction)
            if entry is None or question.ruling is None:
                return ""
            return because(self._catalogue, entry, question.ruling, self._words.language)
        turns = turns_text(int(question.right), self._words)
        if question.slow_plays:
            return self._words.say("{turns}: Slow Play has added to them (IPG 3.3).", turns=turns)
        return self._words.say("{turns}: nothing has added to them.", turns=turns)

    def _explained_call(self, question: Question, reading: str) -> str:
        due = -int(question.right) - question.before
        values = {
            "due": duration_text(due),
            "before": duration_text(question.before),
            "reading": reading,
        }
        if due < question.length:
            return self._words.say(
                "At most ten minutes are made up for an absence: play until {reading}.", **values
            )
        if question.before:
            return self._words.say(
                "{before} from earlier and {due} for this call: play until {reading}.", **values
            )
        return self._words.say("The whole call counts, {due}: play until {reading}.", **values)

    def _facts(self, question: Question) -> str:
        say = self._words.say
        match question.kind:
            case Kind.CALL if question.before:
                return say(
                    "{reason}. The table already has {time} in this round.",
                    reason=reason_text(question.reason, self._words),
                    time=duration_text(question.before),
                )
            case Kind.CALL | Kind.SHORT_CALL:
                reason = reason_text(question.reason, self._words)
                return say("{reason}, before the end of the round.", reason=reason)
            case Kind.CHECK:
                return say("Both decks were checked, before the end of the round.")
            case Kind.HALL:
                return self._facts_of_hall(question)
            case Kind.TURNS:
                return self._facts_of_turns(question)
        entry = self._catalogue.entry(question.infraction)
        return say(
            "{infraction}. Recorded for it today: {count}.",
            infraction=entry.name.said(self._words.language) if entry else question.infraction,
            count=question.given,
        )

    def _facts_of_turns(self, question: Question) -> str:
        if not question.slow_plays:
            return self._words.say("No penalty for Slow Play here in this round.")
        count = question.slow_plays
        return self._words.say("Penalties for Slow Play here in this round: {n}.", n=count)

    def _facts_of_hall(self, question: Question) -> str:
        say = self._words.say
        tables = "; ".join(
            say("table {table} until {reading}", table=table, reading=reading_text(-extension))
            for table, extension in question.playing
        )
        return say(
            "Time ran out at {time}. The judges report that only these still play: {tables}.",
            time=self._time(question.end),
            tables=tables,
        )
