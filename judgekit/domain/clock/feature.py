"""Clocks and the tables that play by them, as a feature of the tournament."""

from __future__ import annotations

from judgekit.domain.clock import apply, commands, decide, events, obstacles
from judgekit.domain.clock.decide import at_table
from judgekit.domain.clock.obstacles import at_table_that_plays
from judgekit.domain.clock.state import HasClocks
from judgekit.domain.shared.feature import Feature, names
from judgekit.domain.shared.topic import Topic

COMMANDS = (
    commands.StartRound,
    commands.StartDraft,
    commands.GoToStep,
    commands.PauseClock,
    commands.ResumeClock,
    commands.CorrectClock,
    commands.FollowComputerClock,
    commands.EndRound,
    commands.GrantExtension,
    commands.CallSlowPlay,
    commands.StartTurns,
    commands.NextTurn,
    commands.ExtraTurn,
    commands.FinishTable,
    commands.SeatJudge,
)

FEATURE: Feature[HasClocks] = Feature(
    kinds={
        "round-started": events.RoundStarted,
        "clock-paused": events.ClockPaused,
        "clock-resumed": events.ClockResumed,
        "clock-corrected": events.ClockCorrected,
        "computer-clock-followed": events.ComputerClockFollowed,
        "round-ended": events.RoundEnded,
        "extension-granted": events.ExtensionGranted,
        "slow-play-called": events.SlowPlayCalled,
        "turns-started": events.TurnsStarted,
        "turn-taken": events.TurnTaken,
        "table-finished": events.TableFinished,
        "judge-seated": events.JudgeSeated,
    },
    commands=COMMANDS,
    scripted=COMMANDS,
    decisions={
        commands.StartRound: decide.start_round,
        commands.StartDraft: decide.start_draft,
        commands.GoToStep: decide.go_to_step,
        commands.PauseClock: decide.pause,
        commands.ResumeClock: decide.resume,
        commands.CorrectClock: decide.correct,
        commands.FollowComputerClock: decide.follow_computer_clock,
        commands.EndRound: decide.end_round,
        commands.GrantExtension: at_table(decide.grant),
        commands.CallSlowPlay: at_table(decide.call_slow_play),
        commands.StartTurns: at_table(decide.start_turns),
        commands.NextTurn: at_table(decide.next_turn),
        commands.ExtraTurn: at_table(decide.extra_turn),
        commands.FinishTable: at_table(decide.finish_table),
        commands.SeatJudge: at_table(decide.seat_judge),
    },
    obstacles={
        events.RoundStarted: obstacles.start_obstacle,
        events.ClockPaused: obstacles.pause_obstacle,
        events.ClockResumed: obstacles.resume_obstacle,
        events.ClockCorrected: obstacles.correction_obstacle,
        events.RoundEnded: obstacles.end_obstacle,
        events.ExtensionGranted: at_table_that_plays(obstacles.grant_obstacle),
        events.SlowPlayCalled: at_table_that_plays(obstacles.slow_play_obstacle),
        events.TurnsStarted: at_table_that_plays(obstacles.turns_obstacle),
        events.TurnTaken: at_table_that_plays(obstacles.turn_obstacle),
        events.TableFinished: at_table_that_plays(),
        events.JudgeSeated: obstacles.seat_obstacle,
    },
    effects={
        events.RoundStarted: apply.start_round,
        events.ClockPaused: apply.pause,
        events.ClockResumed: apply.resume,
        events.ClockCorrected: apply.correct,
        events.ComputerClockFollowed: apply.follow_computer_clock,
        events.RoundEnded: apply.end_round,
        events.ExtensionGranted: apply.grant,
        events.SlowPlayCalled: apply.add_turns,
        events.TurnsStarted: apply.start_turns,
        events.TurnTaken: apply.take_turn,
        events.TableFinished: apply.finish_table,
        events.JudgeSeated: apply.seat_judge,
    },
    resolutions={
        commands.GoToStep: names(events.ClockCorrected, round="round_id"),
        commands.PauseClock: names(events.ClockPaused, round="round_id"),
        commands.ResumeClock: names(events.ClockResumed, round="round_id"),
        commands.CorrectClock: names(events.ClockCorrected, round="round_id"),
        commands.EndRound: names(events.RoundEnded, round="round_id"),
        commands.GrantExtension: names(events.ExtensionGranted, round="round_id"),
        commands.CallSlowPlay: names(events.SlowPlayCalled, round="round_id"),
        commands.StartTurns: names(events.TurnsStarted, round="round_id"),
        commands.NextTurn: names(events.TurnTaken, round="round_id"),
        commands.ExtraTurn: names(events.TurnTaken, round="round_id"),
        commands.FinishTable: names(events.TableFinished, round="round_id"),
        commands.SeatJudge: names(events.JudgeSeated, round="round_id"),
    },
    beginnings=(events.RoundStarted,),
    topics=(Topic.CLOCK,),
)
