"""The command bar's order for deck checks: `d 23` starts one at table 23, or shows the one in
progress there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.check_snapshot import check_snapshot
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.ui.deck_checks.choosing.coverage_words import coverage_line
from judgekit.ui.deck_checks.wording import chosen_words, stage_words
from judgekit.ui.shell.commands.new_judge import asking_for_judges
from judgekit.ui.shell.commands.order_controller import OrderPlaces
from judgekit.ui.shell.commands.order_words import asked, refused, round_at, submitted
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.ui.words.wording import reading_text, stopwatch_text
from judgekit.views.calls.new_judges import judge_named
from judgekit.views.deck_checks.deck_coverage import tournament_coverage
from judgekit.views.deck_checks.starting import proposed_start

translate = QCoreApplication.translate


class DeckCheckOrders:
    """Proposals for the order on deck checks."""

    def __init__(self, dependencies: ProgramDependencies, places: OrderPlaces) -> None:
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._places = places
        self._open = places.open_check

    def proposals(self, table: int | None, words: str, form: str) -> list[Proposal]:
        """`d`, `d 23`, `d 23 Weber, Okafor`."""
        checks = self._bridge.state.deck_checks
        if table is not None:
            check = checks.open_at(table)
            return [self._show(check, form)] if check else self._starts(table, words, form)
        going = checks.open_checks()
        if not going:
            hint = translate("Orders", "Add a table number: d 23")
            return [asked(translate("Orders", "No deck check in progress"), form, hint)]
        return [self._show(check, f"d {check.table}") for check in going]

    def _starts(self, table: int, words: str, form: str) -> list[Proposal]:
        """Return what starts a check, then the other judges who may be meant."""
        state = self._bridge.foreseen_state()
        typed = (name.strip() for name in words.split(","))
        judges = tuple(judge_named(state, name) for name in typed if name)

        def instead(judge: str, other: str, its_form: str) -> Proposal:
            replaced = tuple(other if name == judge else name for name in judges)
            return self._start(table, replaced, its_form)

        return asking_for_judges(
            self._start(table, judges, form), self._dependencies, judges, instead
        )

    def _start(self, table: int, judges: tuple[str, ...], form: str) -> Proposal:
        state, engine = self._bridge.foreseen_state(), self._bridge.pending.foreseen()
        command = self._places.chosen_check(table, judges)
        command = command or proposed_start(state, table, self._bridge.now(), judges)
        refusal = engine.refusal(command) if engine is not None else None
        if refusal is not None:
            return refused(refusal, form)
        details = []
        details.append(Detail(translate("Orders", "Chosen"), chosen_words(command)))
        if command.stage:
            details.append(Detail(translate("Orders", "When"), stage_words(command.stage)))
        if judges:
            details.append(Detail(translate("Orders", "Judges"), ", ".join(judges)))
        note = "" if judges else translate("Orders", "Add judges if you like: d 23 Weber, Okafor")
        found = round_at(state, table)
        now = self._bridge.now()
        if found is None:
            note = translate("Orders", "No round in progress: no extension for this check.")
        elif not found[1].is_before_deadline(table, now):
            note = translate(
                "Orders", "Time is up at table {table}: no extension for this check."
            ).format(table=table)
        else:
            remaining = found[1].remaining(now)
            if remaining is not None:
                reads = translate("Orders", "The clock reads")
                details.append(Detail(reads, reading_text(remaining)))
        last_moment = translate("Orders", "only before mulligan decisions (2.8)")
        details.append(Detail(translate("Orders", "A full check"), last_moment))
        coverage = coverage_line(tournament_coverage(state))
        details.append(Detail(translate("Orders", "So far"), coverage))
        return Proposal(
            title=translate("Orders", "Start a deck check at table {table}").format(table=table),
            form=form,
            verb=translate("Orders", "Start"),
            run=lambda: self._submit(command),
            icon="deck-checks",
            details=tuple(details),
            note=note,
            is_order=True,
        )

    def _show(self, check: DeckCheck, form: str) -> Proposal:
        snapshot = check_snapshot(self._bridge.state, check, self._bridge.now())
        words = translate("Orders", "Show the deck check at table {table}")
        took = Detail(translate("Orders", "It takes"), stopwatch_text(snapshot.elapsed))
        return Proposal(
            title=words.format(table=check.table),
            form=form,
            verb=translate("Orders", "Show"),
            run=lambda: self._open(check.table),
            icon="deck-checks",
            details=(took,),
            is_order=True,
        )

    def _submit(self, command: StartDeckCheck) -> None:
        if submitted(self._dependencies, command):
            self._open(command.table)
