"""Everything about one player, and nobody else's name."""

from __future__ import annotations

import json

from hypothesis import given

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck, TickDeck
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.personal.one_player import export_player
from tests.day import Day
from tests.engine.test_erasure import ANNA, DAYS, day_with_anna, told

PAIRED = (PairedTable(1, (ANNA, "Ben Weber")), PairedTable(2, ("Cleo Novak", "Dora Lind")))


def exported(day: Day, name: str = ANNA) -> dict:
    found = export_player(day.log.recorded, name)
    assert not isinstance(found, Refusal)
    return found


def seated() -> Day:
    """Round 1, with Anna Rossi at table 1."""
    day = Day()
    day.do(CreateTournament(name="Cup", staff=(StaffMember("Eva Roth", "head-judge"),)))
    day.do(TakePairings(1, PAIRED))
    day.do(StartRound())
    return day


def kinds(day: Day) -> list[str]:
    return [each["what"] for each in exported(day)["entries"]]


def test_what_happened_at_her_table_is_hers_and_at_others_is_not():
    day = seated()
    for table in (1, 2):
        day.at(5 * table).do(OpenCall(table, judge="Eva Roth"))
        day.at(5 * table + 4).do(CloseCall(table))
        day.do(GrantExtension(table, 60, "seats"))
    assert kinds(day) == ["pairings-taken", "call-opened", "call-closed", "extension-granted"]
    (call,) = exported(day)["calls"]
    assert (call["table"], call["due"]) == (1, 240_000)
    assert call["judge"] == exported(day)["entries"][1]["judge"] != "Eva Roth"
    assert (call["opened"], call["closed"]) == ("2026-11-21T10:05:00Z", "2026-11-21T10:09:00Z")


def test_penalties_of_her_opponent_are_not_hers_unless_they_name_her():
    day = seated()
    day.do(IssuePenalty("Ben Weber", "ipg-2.5", "warning", 1))
    day.do(IssuePenalty("Ben Weber", "ipg-4.1", "warning", 1, comment="insulted Anna Rossi"))
    told_of = [each for each in exported(day)["entries"] if each["what"] == "penalty-issued"]
    assert [(each["player"], each["comment"]) for each in told_of] == [
        ("player A", "insulted Anna Rossi")
    ]
    assert exported(day)["penalties"] == []


def test_the_cards_of_the_other_deck_of_a_check_are_not_hers():
    day = seated()
    day.do(StartDeckCheck(1, players=("Ben Weber", ANNA)))
    for deck, card in enumerate(("Opt", "Shock")):
        day.do(TickDeck(1, deck=deck, main=(CardCount(4, card),)))
    ticked = [each for each in exported(day)["entries"] if each["what"] == "deck-ticked"]
    assert [each["main"] for each in ticked] == [[{"count": 4, "name": "Shock"}]]


def test_what_was_taken_back_is_told_as_that():
    day = seated()
    day.do(Note("Anna Rossi left."))
    day.do(Undo())
    entry = exported(day)["entries"][-1]
    assert (entry["what"], entry["text"], entry["taken_back"]) == (
        "note-written",
        "Anna Rossi left.",
        True,
    )
    assert exported(day)["notes"] == []


def test_only_her_own_parts_of_pairings_and_lists():
    text = json.dumps(exported(told()), ensure_ascii=False)
    assert "Rossi, Anna" in text
    for other in ("Ben Weber", "Bianchi", "Mia", "Anna Weber"):
        assert other not in text


def test_the_same_person_has_the_same_letter():
    day = seated()
    day.do(Note("Anna Rossi and Cleo Novak met Ben Weber."))
    found = exported(day)
    (opponent,) = found["rounds"][0]["opponents"]
    assert found["notes"][0]["text"].endswith(f"met {opponent}.")
    assert "Cleo" not in found["notes"][0]["text"]


@given(DAYS)
def test_no_other_name_is_ever_in_it(steps):
    day = day_with_anna(steps)
    text = json.dumps(exported(day), ensure_ascii=False)
    for other in ("Ben Weber", "Anna Weber", "Anna Rossi-Bianchi", "Zoe", "Yan"):
        assert other not in text


def test_a_team_or_a_name_that_nobody_has_is_refused():
    recorded = seated().log.recorded
    team = export_player(recorded, "Anna Rossi / Ben Weber")
    assert team == Refusal(RefusalCode.TEAM_NOT_PLAYER, {"player": "Anna Rossi / Ben Weber"})
    nobody = export_player(recorded, "Nobody Here")
    assert nobody == Refusal(RefusalCode.NO_SUCH_PLAYER, {"player": "Nobody Here"})
