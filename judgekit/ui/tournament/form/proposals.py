"""What the rules propose for the tournament in the form, with a text and the section."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.rules.library import Library
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
from judgekit.domain.shared.tournament_rules import edition_day
from judgekit.ui.interface_words import interface_words
from judgekit.views.words.edition_facts import text_differs, uncertain

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


def proposals_for(
    library: Library,
    figures: FiguresInForce,
    players: int | None,
    kind: TournamentKind,
    language: str,
) -> Proposals:
    """Return the proposals by these figures, with the sections of the text in `language`."""
    is_draft = kind is TournamentKind.DRAFT
    row = recommended_rounds(figures, players or 0, booster_draft_playoff=is_draft)
    building = building_limit(figures, kind, language)
    rule = rounds_rule(language)
    return Proposals(
        players=_players(library, figures, players, kind, language),
        rounds=_rounds(players, row, kind, rule),
        playoff=_playoff(row, rule),
        minutes=_minutes(figures, language),
        turns=_turns(additional_turns(figures, kind, language), kind),
        knockout=_knockout(figures, language),
        building=_building(building) if building else None,
    )


def too_short_words(figures: FiguresInForce, language: str) -> tuple[str, RuleReference]:
    """Return the remark on a round below the least time, and the section."""
    least = shortest_round(figures, language)
    words = translate(
        "Proposals", "The rules require %n minute(s) at least.", "", least.minutes or 0
    )
    return words, least.rule


def least_minutes(figures: FiguresInForce, language: str) -> int:
    """Return the least time of a match, in minutes."""
    return shortest_round(figures, language).minutes or 0


def _players(
    library: Library,
    figures: FiguresInForce,
    players: int | None,
    kind: TournamentKind,
    language: str,
) -> FieldProposal:
    """Return what the rules say about so few players; also that a text in the library asks more."""
    is_team = kind.is_for_teams
    figure, rule = fewest_participants(figures, teams=is_team, language=language)
    rule = library.in_current(rule, figures.day)
    fewest, words = figure.number, interface_words()
    in_text, _ = fewest_participants(
        figures.known.on(edition_day(rule)), teams=is_team, language=language
    )
    if players is None or players >= max(fewest, in_text.number):
        return FieldProposal("", "")
    said = [uncertain(figure, words)]
    if in_text.number != fewest:
        said.append(text_differs(in_text.number, edition_day(rule), words))
    return FieldProposal(
        "", " ".join(part for part in (_fewest(kind, fewest), *said) if part), rule
    )


def _fewest(kind: TournamentKind, fewest: int) -> str:
    if kind.is_for_teams:
        return translate("Proposals", "A rated event needs %n team(s).", "", fewest)
    return translate("Proposals", "A rated event needs %n player(s).", "", fewest)


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


def _minutes(figures: FiguresInForce, language: str) -> FieldProposal:
    limit = round_limit(figures, Stage.ROUND, language)
    least = shortest_round(figures, language)
    words = translate("Proposals", "recommended; %n at least", "", least.minutes or 0)
    return FieldProposal(str(limit.minutes), words, limit.rule)


def _turns(turns: AdditionalTurns, kind: TournamentKind) -> FieldProposal:
    if kind.plays_together:
        words = translate("Proposals", "three, as a team shares a game")
    else:
        words = translate("Proposals", "played after time, at every table")
    if turns.section != turns.rule.ref:
        now = translate("Proposals", "{number} in the edition in force")
        now = now.format(number=f"MTR {turns.section}")
        words = f"{words} ({now})"
    return FieldProposal(str(turns.turns), words, turns.rule)


def _knockout(figures: FiguresInForce, language: str) -> FieldProposal:
    limit = round_limit(figures, Stage.QUARTERFINAL, language)
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
        extra = limit.release_weekend_extra
        if extra == limit.prerelease_extra:
            more = translate(
                "Proposals", "%n more at a Prerelease and on a release weekend", "", extra
            )
        else:
            more = translate("Proposals", "%n more on a release weekend", "", extra)
        words = f"{words}; {more}"
    return FieldProposal(str(limit.construction), words, limit.rule)
