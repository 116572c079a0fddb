"""An order that names a judge who isn't on the staff: it says so, and Enter asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.commands.order_words import submitted
from judgekit.ui.shell.page import ProgramDependencies, Proposal
from judgekit.views.calls.appeal_people import judges_to_compare
from judgekit.views.calls.new_judges import is_new_judge, joins_staff, similar_judges

translate = QCoreApplication.translate


def asking_for_judges(
    proposal: Proposal,
    dependencies: ProgramDependencies,
    judges: Sequence[str],
    instead: Callable[[str, str, str], Proposal],
) -> list[Proposal]:
    """Return the proposal, which adds new judges to the staff once its question is answered, then
    one for each similar name of the staff.

    `instead` returns the proposal with another judge in place of one, and of which form. The names
    stand at the end of the form.
    """
    state = dependencies.bridge.foreseen_state()
    known = judges_to_compare(state)
    new = tuple(dict.fromkeys(name for name in judges if is_new_judge(known, name)))
    if not new or proposal.run is None:
        return [proposal]
    others = []
    for name in similar_judges(known, new[0]):
        form = _with_name(proposal.form, new[0], name)
        if form == proposal.form:
            continue
        others.append(
            Proposal(
                title=name,
                form=form,
                verb="",
                run=None,
                meaning=translate("Orders", "{judge}, as on the staff").format(judge=name),
                whole=partial(instead, new[0], name, form),
                is_order=True,
            )
        )
    run, names = proposal.run, ", ".join(new)
    warning = translate("Orders", "Not on the staff: {judge}")
    question = translate("Orders", "Add {judge} to the staff? Enter adds")
    if others:
        question = translate("Orders", "Add {judge} to the staff? Enter adds, ↓ for a similar name")

    def add_and_run() -> None:
        if all(_added(dependencies, name) for name in new):
            run()

    asked = replace(
        proposal,
        run=add_and_run,
        warning=warning.format(judge=names),
        ask_again=question.format(judge=names),
    )
    return [asked, *others]


def _added(dependencies: ProgramDependencies, name: str) -> bool:
    command = joins_staff(dependencies.bridge.foreseen_state(), name)
    return command is not None and submitted(dependencies, command)


def _with_name(form: str, typed: str, name: str) -> str:
    """Return the form with its last mention of what was typed replaced by the name."""
    before, found, after = form.rpartition(typed)
    return f"{before}{name}{after}" if found else form
