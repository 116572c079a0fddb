"""Titles of infractions in the interface language, at the tournament's level."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.penalty_wording import infraction_title
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.infractions.policy_level import policy_level


class InfractionTitles:
    """Titles by id from the catalogue, which is read on first use.

    If reading fails, nothing is offered and titles are the ids.
    """

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._is_out_of_reach = False
        self._made: dict[tuple[str, str], Mapping[str, str]] = {}

    def offered(self) -> Mapping[str, str]:
        """Return the titles of the tournament's level by id, in the order of policy."""
        details = self._dependencies.bridge.state.setup.details
        level = policy_level(details.rel if details else "")
        return {key: title for key, title in self._titles(level).items() if key}

    def title(self, infraction: str) -> str:
        """Return the title at any level; an id the catalogue doesn't have is returned as it is."""
        return self._titles("").get(infraction, infraction) if infraction else ""

    def _titles(self, level: str) -> Mapping[str, str]:
        """Return the titles of that level by id; of all levels if it is empty."""
        language = self._dependencies.preferences.language()
        if (level, language) not in self._made and not self._is_out_of_reach:
            try:
                catalogue = self._dependencies.policy.catalogue()
            except EnvironmentFailure as failure:
                self._is_out_of_reach = True
                self._dependencies.messages.say(failure_sentence(failure))
                return {}
            self._made[level, language] = {
                entry.id: infraction_title(catalogue, entry.id, language)
                for entry in catalogue.entries
                if level in ("", entry.level)
            }
        return self._made.get((level, language), {})
