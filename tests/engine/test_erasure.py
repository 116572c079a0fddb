"""A player erased from the record: nothing of it has the name, and the state is the same but for
names and notes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenAppeal, OpenCall
from judgekit.domain.deck_checks.commands import (
    DropDecklist,
    FinishDeckCheck,
    KeepStandings,
    MarkChecklist,
    StartDeckCheck,
    TakeDecklists,
)
from judgekit.domain.decklists.decklist import CardCount, Decklist, ListRemark, RemarkedLine
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.players.events import PlayerErased
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.domain.tournament import EVENT_KINDS, Tournament
from judgekit.engine.personal.erasure import Erasure, texts_of
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import Day
from tests.engine.any_commands import DRAWN, STORIES, after_a_start, steps_of
from tests.engine.told_history import right_day
from tests.plain_state import in_words, plainly

ANNA = "Anna Rossi"
SPELLINGS = (ANNA, "Rossi, Anna", "ROSSI Ánna")
ALIAS = "Annie R"
OTHERS = ("Anna Rossi-Bianchi", "Ben Weber", "Rossi", "Anna Weber")
GONE = "███ 1"
OPT = (CardCount(60, "Opt"),)


def without(recorded: Recorded, erasure: Erasure) -> Recorded:
    """The event as it stands in the record after the erasure."""
    texts = erasure.erase(texts_of(recorded))
    payload = msgspec.json.decode(texts.payload, type=EVENT_KINDS[texts.kind])
    return msgspec.structs.replace(
        recorded, payload=payload, intention=texts.intention, author=texts.author
    )


def erased(day: Day, name: str = ANNA) -> Day:
    """The day that goes on with the record after the erasure."""
    erasure = Erasure(day.log.recorded, name)
    assert erasure.refusal is None
    recorded = [without(each, erasure) for each in day.log.recorded]
    recorded += day.engine.stamped(erasure.event("asked for it"), "Ann")
    after = Day(recorded)
    # An event that is opened goes on from its last entry, also after a clock was followed.
    after.clock.at = day.engine.now()
    after.log.recorded.extend(recorded)
    return after


def written(day: Day) -> str:
    """Everything that the record says, as one text."""
    events = [texts_of(each) for each in day.log.recorded]
    parts = [part for each in events for part in (each.payload, each.intention)]
    return "\n".join([*(part.decode() for part in parts), *(each.author for each in events)])


# -- what becomes of the texts

PAIRED = (
    PairedTable(1, (ANNA, "Ben Weber")),
    PairedTable(2, ("Anna Rossi-Bianchi", "Mia")),
)


def told() -> Day:
    """A day on which everything names Anna Rossi."""
    day = Day()
    day.do(CreateTournament(name="Cup of Anna Rossi", staff=(StaffMember(ANNA, "floor-judge"),)))
    day.do(TakePairings(1, PAIRED, (f"Cleo / {ANNA}",)))
    day.do(OpenCall(1, judge=ANNA), author=ANNA)
    day.do(CloseCall(1, note="rossi, anna drew two"))
    day.do(OpenAppeal(1, "Anna Rossi says so", "Ben is right", "Ánna Rossi's words", "Ann"))
    day.do(IssuePenalty("Rossi, Anna", "ipg-2.5", "warning", 1, comment="she was sorry"))
    day.do(CorrectPenalty(1, comment="she was very sorry"))
    day.do(IssuePenalty("Ben Weber", "ipg-2.5", "warning", 1, comment="was rude to Anna Rossi"))
    remark = RemarkedLine(1, "Name: Anna Rossi", ListRemark.LABEL)
    decklist = Decklist(OPT, name="My burn", player="Anna Rossi", remarks=(remark,))
    day.do(TakeDecklists((RegisteredList("Rossi, Anna", decklist, "Rossi_Anna.txt"),)))
    day.do(KeepStandings((PlayerStanding("ROSSI Anna", 6), PlayerStanding("Anna Weber", 3))))
    day.do(Note("Anna Rossi asked for a glass of water."))
    day.do(Note("Rossi was late; so was Anna Rossi-Bianchi."))
    day.do(Undo())
    day.do(Redo(reason="Anna Rossi again"))
    return day


def test_no_text_of_the_record_has_the_name():
    text = written(erased(told())).replace("Anna Rossi-Bianchi", "")
    for name in (*SPELLINGS, "rossi, anna", "Rossi_Anna", "My burn", "sorry", "water"):
        assert name not in text


def test_other_players_with_a_part_of_the_name_stay():
    state = erased(told()).engine.state
    assert state.setup.pairings["main", 1].players == {
        1: (GONE, "Ben Weber"),
        2: ("Anna Rossi-Bianchi", "Mia"),
    }
    assert state.setup.pairings["main", 1].byes == (f"Cleo / {GONE}",)
    assert [each.player for each in state.deck_checks.standings.players] == [GONE, "Anna Weber"]


def test_penalties_calls_and_appeals_stay_without_what_was_noted():
    state = erased(told()).engine.state
    assert [(each.number, each.issued.penalty) for each in state.penalties_of(GONE)] == [
        (1, "warning")
    ]
    assert [each.issued.comment for each in state.infractions.penalties] == [
        "",
        f"was rude to {GONE}",
    ]
    (call,) = state.calls.entered
    assert (call.judge, call.note) == (GONE, "")
    (appeal,) = state.appeals.entered
    assert (appeal.asked.facts, appeal.asked.ruling) == (f"{GONE} says so", "Ben is right")
    assert appeal.asked.objection == f"{GONE}'s words"


def test_notes_about_the_player_become_empty_and_others_stay():
    notes = [text for _, text in erased(told()).engine.state.setup.notes]
    assert notes == [GONE, "Rossi was late; so was Anna Rossi-Bianchi."]


def test_the_list_stays_without_what_names_its_owner():
    (kept,) = erased(told()).engine.state.deck_checks.lists.values()
    assert (kept.player, kept.source, kept.decklist.name) == (GONE, "", "")
    assert kept.decklist.main == OPT
    assert kept.decklist.remarks[0].text == f"Name: {GONE}"


def test_what_mentions_a_part_of_the_name_is_told():
    day = told()
    note = next(step for step in day.engine.timeline.steps if "late" in str(step.events))
    foreseen = Erasure(day.log.recorded, ANNA).foreseen()
    assert foreseen.left == {"Rossi": (note.id,)}
    assert foreseen.entries == 12
    assert foreseen.notes == 5


def test_the_timeline_tells_that_it_was_done_and_not_of_whom():
    step = erased(told()).engine.timeline.steps[-1]
    assert step.events == (PlayerErased(GONE, "asked for it"),)
    assert (step.author, step.intention) == ("Ann", b"")


def test_the_reason_and_the_author_have_no_name_either():
    erasure = Erasure(told().log.recorded, ANNA)
    assert erasure.event("Rossi, Anna asked") == PlayerErased(GONE, f"{GONE} asked")
    assert erasure.of_staff("anna rossi") == GONE
    assert erasure.of_staff("Anna Weber") == "Anna Weber"


def test_a_judge_of_the_same_single_name_stays_and_is_told():
    day = Day()
    day.do(CreateTournament(name="Cup"))
    day.do(IssuePenalty("Rossi", "ipg-2.5", "warning", judge="Rossi"))
    assert Erasure(day.log.recorded, "Rossi").foreseen().left.keys() == {"Rossi"}
    (penalty,) = erased(day, "Rossi").engine.state.infractions.penalties
    assert (penalty.issued.player, penalty.issued.judge) == (GONE, "Rossi")


def test_names_that_were_joined_are_erased_together_and_then_parted_no_more():
    day = told()
    day.do(SamePlayer(ALIAS, ANNA))
    day.do(IssuePenalty(ALIAS, "ipg-2.5", "game-loss", 1))
    after = erased(day)
    assert ALIAS not in written(after)
    assert len(after.engine.state.penalties_of(GONE)) == 2


def test_two_erased_players_are_two():
    day = erased(erased(told()), "Ben Weber")
    assert day.engine.state.setup.pairings["main", 1].players[1] == (GONE, "███ 2")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Anna", RefusalCode.NO_SUCH_PLAYER),
        ("", RefusalCode.NO_SUCH_PLAYER),
        (f"Cleo / {ANNA}", RefusalCode.TEAM_NOT_PLAYER),
    ],
)
def test_who_is_nobody_or_a_team_is_refused(name, code):
    refusal = Erasure(told().log.recorded, name).refusal
    assert refusal is not None
    assert refusal.code is code


def test_who_was_erased_is_not_erased_again():
    refusal = Erasure(erased(told()).log.recorded, GONE).refusal
    assert refusal is not None
    assert refusal.code is RefusalCode.ALREADY_ERASED


def test_of_namesakes_only_the_one_that_is_meant():
    day = Day()
    day.do(CreateTournament(name="Cup"))
    seated = (PairedTable(1, ("Thomas Martin", "Ben")), PairedTable(2, ("Martin Thomas", "Cleo")))
    day.do(TakePairings(1, seated))
    day.do(Note("Thomas Martin left; Martin Thomas stayed."))
    state = erased(day, "Thomas Martin").engine.state
    assert state.setup.pairings["main", 1].players == {
        1: (GONE, "Ben"),
        2: ("Martin Thomas", "Cleo"),
    }


# -- undo and its like


def test_undo_passes_over_it_and_it_is_never_taken_back():
    day = erased(told())
    step = day.engine.timeline.steps[-1]
    assert day.refused(TakeBack(step.id)) is RefusalCode.STAYS
    assert day.refused(Amend(step.id, {"reason": "x"})) is RefusalCode.NOT_AMENDABLE
    undone = day.do(Undo())
    assert undone.events[0].steps != (step.id,)
    assert step.counts


def test_redo_passes_over_it_too():
    day = told()
    day.do(Undo())
    after = erased(day)
    after.do(Redo())
    assert plainly(after.engine.state)["setup"]["notes"][-1][1].startswith("Rossi was late")


# -- the same state but for the names

LISTS = tuple(
    TakeDecklists((RegisteredList(name, Decklist(OPT), f"{name}.txt"),)) for name in SPELLINGS
)
NAMED = (
    *(
        command
        for name in (*SPELLINGS, ALIAS, *OTHERS)
        for command in (
            IssuePenalty(name, "ipg-2.5", "warning", 1, comment="noted"),
            IssuePenalty(name, "ipg-2.5", "game-loss", policy="warning", deviation=f"{name} said"),
            TakePairings(1, (PairedTable(1, (name, "Zoe")),), byes=(f"{name} / Yan",)),
            OpenAppeal(1, f"{name} drew", "Warning", f"but {name}!", player=name),
            StartDeckCheck(1, players=(name, "Zoe"), judges=("Ann", name), reason=f"saw {name}"),
            KeepStandings((PlayerStanding(name, 3),)),
            Note(f"{name} came late."),
            DropDecklist(name),
            TakeDecklists((RegisteredList(name, Decklist(OPT, name=name)),)),
        )
    ),
    *LISTS,
    SamePlayer(ALIAS, ANNA),
    SamePlayer("Rossi", "Anna Rossi-Bianchi"),
    RecordForPlayer(IssuePenalty(ALIAS, "ipg-2.7", "warning"), SamePlayer(ALIAS, ANNA)),
    CorrectPenalty(1, player="Ben Weber"),
    CorrectPenalty(1, comment="again"),
    CorrectPenalty(2, player=ANNA),
    MarkChecklist(1, "sleeves", note="of Anna Rossi"),
    FinishDeckCheck(1, findings=["Anna Rossi: 61 cards", "Rossi: fine"]),
    CloseCall(1, note="ROSSI ANNA"),
)
DAYS = after_a_start(steps_of((*NAMED, *NAMED, *DRAWN), STORIES, 12))
NOTES = frozenset(("comment", "note", "source"))
BY_NAME = frozenset(("players", "by_player", "lists", "notes"))


def but_for_names(state: Tournament, names: dict[str, str]) -> Any:
    """The plain state with the player's names replaced as the test does it, and without notes."""

    def said(text: str) -> str:
        if text == "Anna Rossi-Bianchi" or "-Bianchi" in text:
            return text
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, names[name])
        return text

    def told(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                name: told(each)
                for name, each in value.items()
                if name not in NOTES and not (name == "name" and "main" in value)
            }
        if isinstance(value, list):
            return [told(each) for each in value]
        return said(value) if isinstance(value, str) else value

    plain = in_words(state)
    plain.pop("players")
    plain["infractions"].pop("by_player")
    plain["setup"].pop("notes")
    checks = plain["deck_checks"]
    checks["lists"] = len(checks["lists"])
    return told(plain)


def own_names(state: Tournament) -> dict[str, str]:
    """All that means Anna Rossi in the end, and what the test expects in its place."""
    known = (*SPELLINGS, ALIAS, "ROSSI ANNA")
    return {name: GONE for name in known if state.players.same(name, ANNA)}


def assert_same_but_for_names(before: Day, after: Day, names: dict[str, str]) -> None:
    was, now = before.engine.state, after.engine.state
    assert but_for_names(now, {}) == but_for_names(was, names)
    assert len(now.setup.notes) == len(was.setup.notes)
    for name in (*SPELLINGS, ALIAS, *OTHERS, "Zoe"):
        numbers = [each.number for each in was.penalties_of(name)]
        assert [each.number for each in now.penalties_of(names.get(name, name))] == numbers
    assert plainly(state_of(Timeline(after.log.recorded))) == plainly(now)


def day_with_anna(steps: list) -> Day:
    _, day = right_day([(0, CreateTournament(name="Cup")), *steps])
    assume(Erasure(day.log.recorded, ANNA).refusal is None)
    return day


@given(DAYS)
def test_the_state_is_the_same_but_for_the_names(steps):
    day = day_with_anna(steps)
    names = own_names(day.engine.state)
    after = erased(day)
    assert_same_but_for_names(day, after, names)
    assert not any(name in written(after).replace("Rossi-Bianchi", "") for name in names)


@given(DAYS, st.integers(0, 30), st.sampled_from(("take back", "undo", "late", "amend")))
def test_what_is_changed_later_leads_to_the_same_too(steps, which, change):
    day = day_with_anna(steps)
    names = own_names(day.engine.state)
    if change == "undo":
        assume(isinstance(day.engine.submit(Undo()), Step))
    after = erased(day)
    step = day.engine.timeline.steps[which % len(day.engine.timeline.steps)]
    command, at = {
        "take back": (TakeBack(step.id), None),
        "undo": (PutBack(step.id), None),
        "late": (OpenCall(2), step.at + 1),
        "amend": (Amend(step.id, {"at": step.at - 500}), None),
    }[change]
    outcomes = [each.engine.submit(command, "Ann", at) for each in (day, after)]
    assert isinstance(outcomes[0], Step) == isinstance(outcomes[1], Step)
    event(f"{change}: {'done' if isinstance(outcomes[0], Step) else 'refused'}")
    assume(own_names(day.engine.state) == names)
    assert_same_but_for_names(day, after, names)
