"""The rules as they stand on the event's day, for references to the bundled edition."""

from __future__ import annotations

from datetime import date

from judgekit.domain.rules.in_force import in_force
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.shell.page import ProgramDependencies


def event_day(dependencies: ProgramDependencies) -> str:
    """Return the event's day, else today (ISO)."""
    bridge = dependencies.bridge
    details = bridge.state.setup.details
    # Measured time only passes in an event: without one it stands at its beginning.
    today = local_day(bridge.now()) if bridge.engine is not None else date.today().isoformat()
    return (details.date if details else "") or today


def rule_in_force(dependencies: ProgramDependencies, rule: RuleReference) -> RuleReference:
    """Return the section in the edition in force on the event's day; itself without the library."""
    if not dependencies.rules_provider.is_prepared():
        return rule
    return in_force(dependencies.rules_provider.library(), rule, event_day(dependencies))
