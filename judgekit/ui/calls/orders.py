"""Command bar orders about calls.

`c 14` opens a call at table 14 or closes the open one there, `c` closes the longest; words after it
become the note of the call that is closed. `c 14 10:41` and `c 14 10:41-10:46` enter a call that
happened earlier. Where several clocks time matches, `c 14 Sealed` names one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.call_snapshot import CallSnapshot, call_snapshot
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.calls.state import Call
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.foresight import foreseen
from judgekit.ui.calls.wording import nothing_due_words, pause_words, tell_words
from judgekit.ui.calls.words_to_say import WordsToSay
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.commands.new_judge import asking_for_judges
from judgekit.ui.shell.commands.order_words import (
    asked,
    deadline_details,
    impossible,
    refused,
    snapshot_at,
    submitted,
)
from judgekit.ui.shell.commands.typed_reason import typed_reason
from judgekit.ui.shell.corrections.wording import moved_label, moved_value
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.ui.words.appeal_words import waiting_words
from judgekit.ui.words.judge_words import busy_words
from judgekit.ui.words.step_wording import refusal_of_change
from judgekit.ui.words.wording import (
    clock_title,
    duration_text,
    reading_text,
    reason_words,
    stopwatch_text,
    time_with_seconds,
)
from judgekit.views.calls.new_judges import judge_named
from judgekit.views.corrections.moved import MovedKind, moves
from judgekit.views.corrections.typed_values import Span, read_span

translate = QCoreApplication.translate
MOST_DETAILS = 5


class CallOrders:
    """Proposals for orders about calls."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._bridge: EngineBridge = dependencies.bridge
        self._words = WordsToSay(dependencies)

    def proposals(self, table: int | None, words: str, form: str) -> list[Proposal]:
        """`c`, `c 14`, `c 14 tardiness Silva`, `c 14 10:41-10:46 ruling Silva`."""
        calls = self._bridge.foreseen_state().calls
        if table is None:
            open_calls = calls.open_calls()
            if not open_calls:
                hint = translate("Orders", "Type its number: c 14")
                return [asked(translate("Orders", "Open a call at which table?"), form, hint)]
            return [
                self._close(open_calls[0], form),
                *(self._other(call) for call in open_calls[1:]),
            ]
        span, rest = read_span(words, self._bridge.now())
        if span is not None:
            reason, judge = self._reason_and_judge(rest)
            proposal = self._earlier(table, span, reason, judge, form)
            return asking_for_judges(
                proposal,
                self._dependencies,
                (judge,),
                lambda _, other, its_form: self._earlier(table, span, reason, other, its_form),
            )
        named, words = self._named_clock(words)
        open_there = [each for each in calls.open_calls() if each.table == table]
        if named:
            open_there = [each for each in open_there if each.clock == named]
        if open_there:
            last = max(open_there, key=lambda call: (call.opened, call.number))
            others = [self._other(each) for each in open_there if each is not last]
            return [self._close(last, form, words), *others]
        return [*self._openings(table, words, form, named), *self._elsewhere(table, named)]

    def _openings(self, table: int, words: str, form: str, clock: str) -> list[Proposal]:
        """Return what opens a call, then the other judges who may be meant."""
        reason, judge = self._reason_and_judge(words)
        return asking_for_judges(
            self._open(table, form, clock, reason, judge),
            self._dependencies,
            (judge,),
            lambda _, other, its_form: self._open(table, its_form, clock, reason, other),
        )

    def _open(
        self, table: int, form: str, clock: str, reason: str = Reason.RULING, judge: str = ""
    ) -> Proposal:
        """Return what opens a call; with no word on why and by whom it says how to add it."""
        command = OpenCall(table, reason, clock, judge)
        engine = self._bridge.pending.foreseen()
        refusal = engine.refusal(command) if engine is not None else None
        if refusal is not None:
            return refused(refusal, form)
        details = [Detail(translate("Orders", "Reason"), reason_words(reason))]
        if judge:
            details.append(Detail(translate("Orders", "Judge"), judge))
        state = self._bridge.foreseen_state()
        current = state.clocks.in_progress(clock or state.clocks.find(table))
        hint = translate("Orders", "Add a reason and a judge: c 14 restroom")
        is_plain = reason == Reason.RULING and not judge
        note = hint if is_plain else ""
        if current is None:
            note = translate("Orders", "No round of matches is running: no extension will be due.")
        else:
            now = self._bridge.now()
            if len(state.clocks.with_matches()) > 1:
                details.insert(0, Detail(translate("Orders", "Clock"), self._title(current)))
            remaining = current.remaining(now)
            if remaining is not None:
                reads = translate("Orders", "The clock reads")
                details.append(Detail(reads, reading_text(remaining)))
            details += deadline_details(snapshot_at(state, current, table, now))[:1]
            if not current.is_before_deadline(table, now):
                note = translate(
                    "Orders", "Time is up at table {table}: no extension for this call."
                ).format(table=table)
        busy = busy_words(state, judge, self._bridge.now(), table=table)
        return Proposal(
            title=translate("Orders", "Open a call at table {table}").format(table=table),
            form=form,
            verb=translate("Orders", "Open call"),
            run=lambda: submitted(self._dependencies, command),
            icon="calls",
            details=tuple(details),
            note=busy or note,
            token="attention" if busy else "accent",
            is_order=True,
        )

    def _elsewhere(self, table: int, named: str) -> list[Proposal]:
        """Return the other clocks with matches, each completed only once it is chosen."""
        state = self._bridge.foreseen_state()
        taken = named or state.clocks.find(table)
        return [
            self._on_clock(table, clock, current)
            for clock, current in state.clocks.with_matches().items()
            if clock != taken
        ]

    def _on_clock(self, table: int, clock: str, current: Round) -> Proposal:
        title = self._title(current)
        form = f"c {table} {title}"
        meaning = translate("Orders", "a call at table {table} of {clock}")
        meaning = meaning.format(table=table, clock=title)
        return Proposal(
            title=meaning,
            form=form,
            verb="",
            run=None,
            meaning=meaning,
            whole=lambda: self._open(table, form, clock),
            is_order=True,
        )

    def _named_clock(self, words: str) -> tuple[str, str]:
        """Split off the title of a clock with matches, if the words begin with one of several."""
        clocks = self._bridge.foreseen_state().clocks.with_matches()
        if len(clocks) < 2:
            return "", words
        for clock, current in clocks.items():
            title = self._title(current)
            if f"{words} ".casefold().startswith(f"{title} ".casefold()):
                return clock, words[len(title) :].strip()
        return "", words

    def _title(self, current: Round) -> str:
        details = self._bridge.state.setup.details
        return clock_title(current.clock, details.name if details else "")

    def _earlier(self, table: int, span: Span, reason: str, judge: str, form: str) -> Proposal:
        """Enter a call that was opened, or opened and closed, at the times given."""
        lines = [Dated(span.begins, OpenCall(table, reason, judge=judge))]
        if span.ends is not None:
            lines.append(Dated(span.ends, CloseCall(table)))
        command = Together(tuple(lines))
        engine = self._bridge.pending.foreseen()
        if engine is None:
            return impossible(translate("Orders", "No event is open"), form)
        after = foreseen(engine, command)
        if isinstance(after, Refusal):
            return impossible(refusal_of_change(after, engine.timeline), form)
        times = " \u2013 ".join(
            time_with_seconds(each) for each in (span.begins, span.ends) if each is not None
        )
        details = [
            Detail(translate("Orders", "Time of day"), times),
            Detail(translate("Orders", "Reason"), reason_words(reason)),
        ]
        if judge:
            details.append(Detail(translate("Orders", "Judge"), judge))
        moved = moves(engine.state, after.state, engine.now())
        details += [
            Detail(
                moved_label(row),
                moved_value(row.kind, row.before),
                moved_value(row.kind, row.after),
            )
            for row in moved
            if row.kind in (MovedKind.TABLE, MovedKind.HALL)
        ]
        return Proposal(
            title=translate("Orders", "Enter an earlier call at table {table}").format(table=table),
            form=form,
            verb=translate("Orders", "Save entry"),
            run=lambda: submitted(self._dependencies, command),
            icon="history",
            details=tuple(details[:MOST_DETAILS]),
            is_order=True,
        )

    def _close(self, call: Call, form: str, note: str = "") -> Proposal:
        state = self._bridge.foreseen_state()
        now = self._bridge.now()
        snapshot = call_snapshot(state, call, now)
        # What still grows is another figure once Enter is pressed: only what was recorded is said.
        grows = call_snapshot(state, call, now + SECOND).due != snapshot.due
        note = note.strip()
        command = CloseCall(number=call.id, note=note)
        if self._bridge.state.calls.open_call(call.id) is None:
            # One that waits to be recorded gets its id only then.
            command = CloseCall(call.table, clock=call.clock, reason=call.reason, note=note)
        title = translate("Orders", "Close the call at table {table}").format(table=call.table)
        current = state.round_of(call)
        if current is not None and len(state.clocks.with_matches()) > 1:
            title = f"{title} · {self._title(current)}"
        tell = tell_words(snapshot, self._turns(call)) if snapshot.due > 0 else ""
        if tell and grows:
            tell = translate("Orders", "What to say follows with Enter, to the second.")
        waiting = waiting_words(state, call)
        return Proposal(
            title=title,
            form=form,
            verb=translate("Orders", "Close call"),
            run=lambda: self._closed(command, call, waiting),
            icon="extension" if snapshot.due > 0 else "none-due",
            details=self._closing_details(snapshot, note, grows=grows),
            note="\n".join(filter(None, (tell, waiting))),
            token="attention" if waiting else "accent",
            is_order=True,
        )

    def _closed(self, command: CloseCall, call: Call, waiting: str) -> bool:
        """Close the call; say what to say to the table, and that its appeal still waits."""
        is_closed = submitted(self._dependencies, command)
        if is_closed:
            self._words.show(call)
        if is_closed and waiting:
            self._dependencies.messages.say(waiting)
        return is_closed

    def _closing_details(
        self, snapshot: CallSnapshot, note: str, *, grows: bool
    ) -> tuple[Detail, ...]:
        about = translate("Orders", "about {time}") if grows else "{time}"
        details = [Detail(translate("Orders", "It took"), stopwatch_text(snapshot.elapsed))]
        if snapshot.due > 0:
            due = about.format(time=duration_text(snapshot.due))
        elif snapshot.nothing_due is not None:
            why = nothing_due_words(snapshot.nothing_due, is_open=True)
            why = " ".join(filter(None, (why, pause_words(snapshot))))
            due = translate("Orders", "none. {why}").format(why=why)
        else:
            due = translate("Orders", "none")
        details.append(Detail(translate("Orders", "Extension due"), due))
        if snapshot.reading is not None:
            reads = translate("Orders", "Plays until")
            reading = about if snapshot.due > 0 else "{time}"
            details.append(Detail(reads, reading.format(time=reading_text(snapshot.reading))))
        if note:
            details.append(Detail(translate("Orders", "Note"), note))
        return tuple(details)

    def _other(self, call: Call) -> Proposal:
        form = f"c {call.table}"
        words = translate("Orders", "closes the call at table {table}").format(table=call.table)
        state = self._bridge.foreseen_state()
        current = state.round_of(call)
        if current is not None and len(state.clocks.with_matches()) > 1:
            title = self._title(current)
            form, words = f"{form} {title}", f"{words} · {title}"
        return Proposal(
            title=words,
            form=form,
            verb="",
            run=None,
            meaning=words,
            whole=lambda: self._close(call, form),
            is_order=True,
        )

    def _turns(self, call: Call) -> int:
        state = self._bridge.foreseen_state()
        current = state.round_of(call)
        seated = current.tables.get(call.table) if current else None
        return seated.turns_total if seated else state.setup.extra_turns()

    def _reason_and_judge(self, words: str) -> tuple[str, str]:
        """Split the words into reason and judge.

        A reason is the first word or two; the judge is completed to the only staff name that
        matches.
        """
        typed = words.split()
        reason, left = Reason.RULING.value, typed
        for count in (2, 1):
            found = typed_reason(" ".join(typed[:count]))
            if len(typed) >= count and found in list(Reason):
                reason, left = found, typed[count:]
                break
        judge = " ".join(left)
        return reason, judge_named(self._bridge.foreseen_state(), judge)
