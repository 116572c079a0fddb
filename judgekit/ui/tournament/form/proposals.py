"""What the rules propose for the tournament in the form, with a text and the section."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.setup.recommendation import (
    AdditionalTurns,
    BuildingLimit,
    RecommendedRounds,
    Stage,
    additional_turns,
    building_limit,
    fewest_participants,
    recommended_rounds,
    round_limit,
    rounds_rule,
    shortest_round,
)
from judgekit.domain.shared.rule_reference import RuleReference

translate = QCoreApplication.translate


class FieldProposal(msgspec.Struct, frozen=True):
    """A field's default: `text`, empty where the rules are silent; the reason; the section."""

    text: str
    words: str
    rule: RuleReference | None = None


class Proposals(msgspec.Struct, frozen=True):
    """Everything that follows from the number of players and the format."""

    players: FieldProposal
    """No number, only what the rules say about the players."""
    rounds: FieldProposal
    playoff: FieldProposal
    minutes: FieldProposal
    turns: FieldProposal
    knockout: FieldProposal
    building: FieldProposal | None


def proposals_for(players: int | None, kind: TournamentKind, language: str) -> Proposals:
    """Return the proposals by the rules' edition in `language`; texts are in the interface's."""
    is_draft = kind is TournamentKind.DRAFT
    row = recommended_rounds(players or 0, booster_draft_playoff=is_draft)
    building = building_limit(kind, language)
    rule = rounds_rule(language)
    return Proposals(
        players=_players(players, kind, language),
        rounds=_rounds(players, row, kind, rule),
        playoff=_playoff(row, rule),
        minutes=_minutes(language),
        turns=_turns(additional_turns(kind, language), kind),
        knockout=_knockout(language),
        building=_building(building) if building else None,
    )


def too_short_words(language: str) -> tuple[str, RuleReference]:
    """Return the remark on a round below the least time, and the section."""
    least = shortest_round(language)
    words = translate(
        "Proposals", "The rules require %n minute(s) at least.", "", least.minutes or 0
    )
    return words, least.rule


def least_minutes(language: str) -> int:
    """Return the least time of a match, in minutes."""
    return shortest_round(language).minutes or 0


def _players(players: int | None, kind: TournamentKind, language: str) -> FieldProposal:
    fewest, rule = fewest_participants(teams=kind.is_for_teams, language=language)
    if players is None or players >= fewest:
        return FieldProposal("", "")
    if kind.is_for_teams:
        words = translate("Proposals", "A rated event needs %n team(s).", "", fewest)
    else:
        words = translate("Proposals", "A rated event needs %n player(s).", "", fewest)
    return FieldProposal("", words, rule)


def _rounds(
    players: int | None, row: RecommendedRounds | None, kind: TournamentKind, rule: RuleReference
) -> FieldProposal:
    if players is None:
        return FieldProposal("", translate("Proposals", "follows from the number of players"), rule)
    if row is None:
        return FieldProposal("", translate("Proposals", "the chart begins with four"), rule)
    if not row.swiss:
        rounds = row.single_elimination
        words = translate(
            "Proposals", "no Swiss rounds, %n round(s) of single elimination", "", rounds
        )
        return FieldProposal("0", words, rule)
    if kind.is_for_teams:
        words = translate("Proposals", "for %n team(s)", "", players)
    else:
        words = translate("Proposals", "for %n player(s)", "", players)
    return FieldProposal(str(row.swiss), words, rule)


def _playoff(row: RecommendedRounds | None, rule: RuleReference) -> FieldProposal:
    if row is None:
        return FieldProposal("", "", rule)
    if row.playoff is None:
        everyone = 1 << row.single_elimination
        words = translate("Proposals", "all of them, single elimination")
        return FieldProposal(str(everyone), words, rule)
    words = translate("Proposals", "cut to top %n", "", row.playoff)
    return FieldProposal(str(row.playoff), words, rule)


def _minutes(language: str) -> FieldProposal:
    limit = round_limit(Stage.ROUND, language)
    least = shortest_round(language)
    words = translate("Proposals", "recommended; %n at least", "", least.minutes or 0)
    return FieldProposal(str(limit.minutes), words, limit.rule)


def _turns(turns: AdditionalTurns, kind: TournamentKind) -> FieldProposal:
    if kind.plays_together:
        words = translate("Proposals", "three, as a team shares a game")
    else:
        words = translate("Proposals", "played after time, at every table")
    return FieldProposal(str(turns.turns), words, turns.rule)


def _knockout(language: str) -> FieldProposal:
    limit = round_limit(Stage.QUARTERFINAL, language)
    words = translate(
        "Proposals",
        "Quarter-finals and semi-finals %n minute(s), the final without a limit",
        "",
        limit.minutes or 0,
    )
    return FieldProposal(str(limit.minutes), words, limit.rule)


def _building(limit: BuildingLimit) -> FieldProposal:
    if limit.registration is None:
        words = translate(
            "Proposals", "Decks are registered and built in %n minute(s)", "", limit.construction
        )
    else:
        words = translate(
            "Proposals",
            "Registration {registration} minutes, deck construction {construction}",
        ).format(registration=limit.registration, construction=limit.construction)
    if limit.release_weekend_extra:
        more = translate(
            "Proposals", "%n more on a release weekend", "", limit.release_weekend_extra
        )
        words = f"{words}; {more}"
    return FieldProposal(str(limit.construction), words, limit.rule)
