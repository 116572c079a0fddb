"""The round times the rules recommend, as presets of a start."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.setup.recommendation import Stage, building_limit, round_limit
from judgekit.ui.widgets.rows.choice_list import Choice

translate = QCoreApplication.translate
BUILDING = RoundKind.DECK_CONSTRUCTION.value


class Preset(msgspec.Struct, frozen=True):
    """The values a preset sets."""

    minutes: int | None
    kind: str = RoundKind.ROUND.value
    single_elimination: bool = False


def presets(figures: FiguresInForce) -> Mapping[str, Preset]:
    """Return every preset by name, in the order offered."""
    sealed = _building(figures, TournamentKind.SEALED)
    draft = _building(figures, TournamentKind.DRAFT)
    team_sealed = _building(figures, TournamentKind.TEAM_SEALED)
    team_draft = _building(figures, TournamentKind.TEAM_DRAFT)
    minutes = {stage: round_limit(figures, stage, "en").minutes for stage in Stage}
    return {
        "round": Preset(minutes[Stage.ROUND]),
        "knockout": Preset(minutes[Stage.SEMIFINAL], single_elimination=True),
        "final": Preset(minutes[Stage.FINAL], single_elimination=True),
        "registration": Preset(sealed[0], BUILDING),
        "sealed": Preset(sealed[1], BUILDING),
        "sealed-release": Preset(sealed[1] + sealed[2], BUILDING),
        "draft": Preset(draft[1], BUILDING),
        "team-sealed": Preset(team_sealed[1], BUILDING),
        "team-sealed-release": Preset(team_sealed[1] + team_sealed[2], BUILDING),
        "team-draft": Preset(team_draft[1], BUILDING),
    }


def preset_choices(figures: FiguresInForce) -> tuple[Choice, ...]:
    """Return the presets' texts, each with its minutes."""
    words = {
        "round": translate("StartPresets", "Round"),
        "knockout": translate("StartPresets", "Quarter-final, semi-final"),
        "final": translate("StartPresets", "Final"),
        "registration": translate("StartPresets", "Registration of the pool"),
        "sealed": translate("StartPresets", "Sealed, building"),
        "sealed-release": translate("StartPresets", "Sealed, new set"),
        "draft": translate("StartPresets", "Draft, building"),
        "team-sealed": translate("StartPresets", "Team or 2HG sealed"),
        "team-sealed-release": translate("StartPresets", "Team or 2HG sealed, new set"),
        "team-draft": translate("StartPresets", "Team or 2HG draft"),
    }
    return tuple(
        Choice(name, words[name], minutes_beside(preset.minutes))
        for name, preset in presets(figures).items()
    )


def minutes_beside(minutes: int | None) -> str:
    """`50 min`, or that there is no limit."""
    if minutes is None:
        return translate("StartPresets", "no limit")
    return translate("StartPresets", "{minutes} min").format(minutes=minutes)


def preset_of(
    figures: FiguresInForce, minutes: float | None, kind: str, *, single_elimination: bool
) -> str:
    """Return the preset with exactly these values; empty if there is none."""
    wanted = (minutes, kind, single_elimination)
    for name, preset in presets(figures).items():
        if wanted == (preset.minutes, preset.kind, preset.single_elimination):
            return name
    return ""


def _building(figures: FiguresInForce, kind: TournamentKind) -> tuple[int, int, int]:
    """Return the minutes of registration, of construction, and what a release weekend adds."""
    limit = building_limit(figures, kind, "en")
    if limit is None:
        return 0, 0, 0
    return limit.registration or 0, limit.construction, limit.release_weekend_extra
