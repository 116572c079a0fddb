"""Orders typed into the command bar of a window with a tournament."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, GrantExtension, StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.navigation import CLOCK, DECKS, INFRACTIONS, PageEntry
from judgekit.ui.shell.page import PenaltyWords
from judgekit.ui.words.wording import time_with_seconds
from tests.keyboard import press, type_text
from tests.seen import part
from tests.ui.shell.conftest import FieldPage

STAFF = (StaffMember("Marta Silva", "floor-judge"), StaffMember("Jon Okafor", "floor-judge"))


class RoomPage(FieldPage):
    """A place that writes down where orders lead: to a table's turns, a deck check, a penalty."""

    def __init__(self) -> None:
        super().__init__()
        self.tracked: list[int] = []
        self.checked: list[int] = []
        self.begun: list[PenaltyWords] = []
        self.slips: list[tuple[str, int]] = []

    def open_turns(self, table: int) -> None:
        self.tracked.append(table)

    def open_check(self, table: int) -> None:
        self.checked.append(table)

    def chosen_check(self, table: int, judges: tuple[str, ...]) -> None:
        """Nothing was drawn or targeted."""

    def show_slip(self, clock: str, table: int) -> None:
        self.slips.append((clock, table))

    def begin_penalty(self, said: PenaltyWords) -> None:
        self.begun.append(said)


@pytest.fixture
def room(qapp) -> RoomPage:
    return RoomPage()


@pytest.fixture
def places(places, room) -> tuple[PageEntry, ...]:
    """The small places, and those where orders lead, which are one room here."""
    names = (CLOCK, DECKS, INFRACTIONS)
    rooms = (PageEntry(name, "note", lambda: "Room", "", lambda _: room) for name in names)
    return (*places, *rooms)


@pytest.fixture
def hall(bridge):
    """A round in which tables 12 and 17 got time."""
    bridge.create(CreateTournament(name="Modern Open", staff=STAFF))
    bridge.submit(StartRound(round=4))
    bridge.submit(GrantExtension(12, 12 * 60, "deck-check"))
    bridge.submit(GrantExtension(17, 6 * 60, "ruling"))
    return bridge


@pytest.fixture
def order(window):
    """Type an order, and give what Enter would do."""

    def typed(text: str):
        press(window, "Ctrl+K")
        field = window.top_bar.field
        field.clear()
        type_text(field, text)
        return part(window, CommandList).chosen()

    return typed


def rows(proposal) -> dict[str, tuple[str, str]]:
    return {detail.label: (detail.before, detail.after) for detail in proposal.details}


def extension(bridge, table: int) -> int:
    current = bridge.state.clocks.by_name["main"].round
    seated = current.tables.get(table)
    return seated.extension(current.elapsed(bridge.now())) if seated else 0


def test_an_extension_is_shown_before_it_is_given(hall, order, window):
    end = hall.now() + 50 * MINUTE
    shown = order("x 14 8")
    assert shown.title == "Table 14 gets 8:00 more"
    assert rows(shown) == {
        "Plays until": ("00:00", "−08:00"),
        "Time of day": (time_with_seconds(end), time_with_seconds(end + 8 * MINUTE)),
        "Without table 12": (
            f"until {time_with_seconds(end + 6 * MINUTE)}",
            f"until {time_with_seconds(end + 8 * MINUTE)}",
        ),
    }
    assert extension(hall, 14) == 0
    press(window, "Return")
    assert extension(hall, 14) == 8 * MINUTE
    assert window.top_bar.field.text() == ""


def test_words_behind_the_time_become_the_reason(hall, order, window):
    assert order("x 14 5:30 broken sleeve").note == "Reason: broken sleeve"
    press(window, "Return")
    order("x 14 2 tard")
    press(window, "Return")
    grants = hall.state.clocks.by_name["main"].round.tables[14].grants
    assert [(grant.by, grant.reason) for grant in grants] == [
        (330_000, "broken sleeve"),
        (120_000, "tardiness"),
    ]


def test_time_is_taken_back_and_never_more_than_was_given(hall, order, window):
    shown = order("x 17 -2")
    assert shown.title == "Table 17 gives 2:00 back"
    assert rows(shown)["Plays until"] == ("−06:00", "−04:00")
    press(window, "Return")
    refused = order("x 17 −5")
    assert (
        refused.title == "Table 17 has an extension of 04:00; no more than that can be taken back."
    )
    press(window, "Return")
    assert extension(hall, 17) == 4 * MINUTE
    assert window.command_bar.is_list_shown()


def test_what_a_table_has_is_shown_with_its_reasons(hall, order):
    shown = order("x 12")
    assert shown.title == "Table 12 has 12:00 more"
    assert rows(shown)["Deck check"] == ("12:00", "")
    assert order("x 13").title == "Table 13 has no extension"


def test_it_is_rounded_where_the_board_is(hall, order, preferences):
    preferences.change(round_up_extensions=True)
    end = hall.now() + 50 * MINUTE
    shown = rows(order("x 14 5:30"))
    assert shown["Plays until"] == ("00:00", "−06:00")
    assert shown["Time of day"][1] == time_with_seconds(end + 6 * MINUTE)
    preferences.change(round_up_extensions=False)


def test_the_other_forms_stand_below_and_are_done_when_chosen(hall, order, window):
    order("x 14 2")
    shown = part(window, CommandList)
    assert shown.rows() == [
        ("x 14", "what table 14 has"),
        ("x 14 5", "five minutes"),
        ("x 14 5:30", "minutes and seconds"),
        ("x 14 −5", "takes five minutes back"),
    ]
    press(window, "Down")
    press(window, "Down")
    assert shown.chosen().title == "Table 14 gets 5:00 more"
    press(window, "Tab")
    assert window.top_bar.field.text() == "x 14 5"
    press(window, "Return")
    assert extension(hall, 14) == 5 * MINUTE


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x 0 5", "This value is missing or not possible here: the table’s number."),
        ("x 123456789 5", "This value is missing or not possible here: the table’s number."),
        ("x 14 99999", "This value is missing or not possible here: the time."),
        ("x 5 3", "Table 5 is done."),
        ("x 14 restroom", "How many minutes?"),
        ("x", "Extension for which table?"),
        ("t ", "Additional turns of which table?"),
        ("c", "Open a call at which table?"),
        ("c 0", "This value is missing or not possible here: the table’s number."),
    ],
)
def test_what_cannot_be_done_is_said_in_its_place(hall, order, window, text, sentence):
    hall.submit(FinishTable(5))
    before = len(hall.engine.timeline.steps)
    shown = order(text)
    assert shown.title.replace("'", "’") == sentence
    press(window, "Return")
    assert len(hall.engine.timeline.steps) == before


def test_a_call_is_opened_with_reason_and_judge(hall, order, window):
    shown = order("c 14 errand silva")
    assert shown.title == "Open a call at table 14"
    assert rows(shown)["Reason"][0] == "Permitted absence"
    assert rows(shown)["Judge"][0] == "Marta Silva"
    press(window, "Return")
    call = hall.state.calls.open_at(14)
    assert (call.reason, call.judge) == ("errand", "Marta Silva")


def test_closing_shows_what_is_due_which_grows_while_one_looks(hall, hand_clock, order, window):
    hall.submit(OpenCall(14))
    hand_clock.pass_time(60)
    shown = order("c 14")
    assert shown.title == "Close the call at table 14"
    assert rows(shown)["Extension due"][0] == "none. A minute or less so far."
    hand_clock.pass_time(192)
    hall.second.emit(hall.now())
    shown = part(window, CommandList).chosen()
    assert rows(shown)["Extension due"][0] == "about 4:12"
    assert rows(shown)["Plays until"][0] == "about −04:12"
    press(window, "Return")
    assert extension(hall, 14) == 252_000
    assert not hall.state.calls.opened


def test_words_after_the_table_become_the_note_of_the_call_that_is_closed(hall, order, window):
    hall.submit(OpenCall(4))
    assert rows(order("c 4 missed trigger, no fix"))["Note"][0] == "missed trigger, no fix"
    press(window, "Return")
    (call,) = hall.state.calls.entered.by_id.values()
    assert (call.is_open, call.note) == (False, "missed trigger, no fix")


def test_a_judge_who_is_on_another_call_is_pointed_out(hall, hand_clock, order):
    hall.submit(OpenCall(9, judge="Marta Silva"))
    hand_clock.pass_time(192)
    shown = order("c 14 ruling silva")
    assert shown.note == "Marta Silva is also at table 9, ruling, 3:12"
    assert shown.token == "attention"
    assert not order("c 9 ruling okafor").note.startswith("Jon Okafor is")


def test_a_call_without_a_round_of_matches_says_so(bridge, order, window):
    bridge.create(CreateTournament(name="Modern Open", staff=STAFF))
    bridge.submit(StartRound("Sealed", 1, 30, "deck-construction"))
    shown = order("c 14")
    assert shown.note == "No round of matches is running: no extension will be due."
    press(window, "Return")
    (call,) = bridge.state.calls.open_calls()
    assert call.clock == ""


def test_with_several_clocks_a_call_names_its_own(hall, order, window):
    hall.submit(StartRound("Sealed", 1))
    hall.submit(StartRound("Draft pod", 1, 30, "deck-construction"))
    shown = order("c 14")
    assert rows(shown)["Clock"][0] == "Modern Open"
    listed = part(window, CommandList).rows()
    assert listed == [("c 14 Sealed", "a call at table 14 of Sealed")]
    shown = order("c 14 sealed errand silva")
    assert rows(shown)["Clock"][0] == "Sealed"
    press(window, "Return")
    (call,) = hall.state.calls.open_calls()
    assert (call.clock, call.reason, call.judge) == ("Sealed", "errand", "Marta Silva")
    order("c 14 Modern Open")
    press(window, "Return")
    assert order("c 14").title == "Close the call at table 14 · Modern Open"
    assert order("c 14 Sealed").title == "Close the call at table 14 · Sealed"


def test_c_alone_closes_the_longest_call_and_offers_the_others(hall, hand_clock, order, window):
    for table in (14, 9):
        hall.submit(OpenCall(table))
        hand_clock.pass_time(90)
    assert order("c").title == "Close the call at table 14"
    assert part(window, CommandList).rows() == [("c 9", "closes the call at table 9")]
    press(window, "Down")
    press(window, "Return")
    assert [call.table for call in hall.state.calls.open_calls()] == [14]


@pytest.mark.parametrize("text", ["с 14", "C 14", "c14", "с14"])
def test_a_russian_keyboard_orders_too(hall, order, window, text):
    order(text)
    press(window, "Return")
    assert hall.state.calls.open_at(14)


def test_an_order_is_not_searched_for_and_a_rule_number_still_is(hall, order, window, answering):
    order("x 14 5")
    assert answering.texts == []
    part(window, CommandList).hide()
    type_text(window.top_bar.field, "")
    window.top_bar.field.setText("2.6")
    assert answering.texts == ["2.6"]


def test_an_order_does_not_leave_the_page(hall, order, window):
    window.navigation.go("plain")
    order("x 14 5")
    press(window, "Return")
    assert window.navigation.here == "plain"


def test_escape_closes_and_nothing_happens(hall, order, window):
    before = len(hall.engine.timeline.steps)
    order("x 14 5")
    press(window, "Escape")
    press(window, "Escape")
    assert window.top_bar.field.text() == ""
    assert len(hall.engine.timeline.steps) == before


def test_without_a_tournament_an_order_says_so_and_words_are_searched_for(order, window, answering):
    assert order("c 14").title == "No event is open"
    window.top_bar.field.setText("c")
    assert answering.texts[-1] == "c"


def test_the_empty_field_lists_the_orders_first(hall, window):
    press(window, "Ctrl+K")
    forms = [form for form, _ in part(window, CommandList).rows()]
    assert forms[:5] == ["c 14", "x 14 5", "t 14", "p Rossi missed trigger", "2.6"]


def test_the_beginning_of_an_order_is_gone_on_with(hall, window):
    window.ask("c ")
    type_text(window.top_bar.field, "14")
    assert window.top_bar.field.text() == "c 14"


def test_the_tracker_is_opened_at_the_table(hall, order, window, room):
    shown = order("t 12")
    assert rows(shown)["State"][0] == "On extension"
    press(window, "Return")
    assert window.navigation.here == "clock"
    assert room.tracked == [12]


def test_a_closed_call_is_taken_back_by_one_key(hall, hand_clock, order, window):
    hall.submit(OpenCall(14))
    hand_clock.pass_time(90)
    hall.submit(CloseCall(14))
    window.navigation.page("rules").focus()
    press(window, "Ctrl+Z")
    assert hall.state.calls.open_at(14)


@pytest.fixture
def paired(hall):
    hall.submit(TakePairings(4, (PairedTable(14, ("Anna Rossi", "Lena Petrova")),)))
    return hall


def test_a_penalty_is_begun_for_a_player_by_name_and_words(paired, room, order, window, qtbot):
    qtbot.waitUntil(lambda: bool(rows(order("p rossi tardiness"))))
    shown = order("p rossi tardiness")
    assert shown.title == "Penalty for Anna Rossi"
    assert rows(shown)["Infraction"][0] == "3.1 Tardiness"
    assert rows(shown)["Standard penalty"][0] == "Game Loss"
    press(window, "Return")
    assert room.begun == [PenaltyWords("Anna Rossi", None, "tardiness")]


def test_a_penalty_at_a_table_asks_which_of_the_two(paired, room, order, window):
    assert order("p 14 tardiness").title == "Penalty at table 14"
    press(window, "Return")
    assert room.begun == [PenaltyWords("", 14, "tardiness")]


def test_a_player_whom_nobody_knows_is_taken_as_typed(paired, order):
    assert order("p Weber tardiness").title == "Penalty for Weber"


def test_a_penalty_for_nobody_asks_whom(paired, order):
    shown = order("p")
    assert (shown.title, shown.run) == ("A penalty for whom?", None)


def test_a_deck_check_is_started_with_its_judges(paired, room, order, window):
    shown = order("d 14 Marta Silva, Okafor")
    assert shown.title == "Start a deck check at table 14"
    assert rows(shown)["Judges"][0] == "Marta Silva, Jon Okafor"
    assert rows(shown)["When"][0] == "before game 1"
    assert rows(shown)["So far"][0] == "0 deck(s) checked today"
    press(window, "Return")
    check = paired.state.deck_checks.open_at(14)
    assert (check.judges, check.players) == (
        ("Marta Silva", "Jon Okafor"),
        ("Anna Rossi", "Lena Petrova"),
    )
    assert room.checked == [14]


def test_a_deck_check_that_goes_on_is_shown_by_the_same_order(
    paired, hand_clock, room, order, window
):
    order("d 14")
    press(window, "Return")
    hand_clock.pass_time(90)
    shown = order("d 14")
    assert (shown.title, rows(shown)["It takes"][0]) == ("Show the deck check at table 14", "01:30")
    press(window, "Return")
    assert order("d").title == "Show the deck check at table 14"
    assert room.checked == [14, 14]


def test_a_deck_check_after_time_says_that_it_brings_nothing(paired, hand_clock, order):
    assert order("d").title == "No deck check in progress"
    hand_clock.pass_time(3100)
    assert order("d 14").note == "Time is up at table 14: no extension for this check."


def test_who_sits_at_the_table_is_shown_before_enter(paired, order):
    assert rows(order("c 14"))["Players"] == ("Anna Rossi \u2013 Lena Petrova", "")
    assert order("c 14").warning == ""


@pytest.mark.parametrize("typed", ["c 14", "x 14 5", "d 14", "p 14"])
def test_a_round_without_pairings_names_nobody_of_the_round_before(paired, order, typed):
    paired.submit(EndRound())
    paired.submit(StartRound())
    assert "Anna Rossi" not in str(rows(order(typed)))


def test_a_table_that_is_not_paired_is_pointed_out_and_can_be_meant(paired, order, window):
    shown = order("c 99")
    assert shown.warning == "Round 4 has tables 14 to 14"
    press(window, "Return")
    assert paired.state.calls.open_at(99) is not None


def test_without_pairings_no_table_is_doubted(hall, order):
    assert order("c 99").warning == ""


def test_an_absurd_number_asks_again(hall, order, window):
    order("x 14 500")
    press(window, "Return")
    assert extension(hall, 14) == 0
    asked = part(window, CommandList).accessibleName()
    assert asked.endswith("really?")
    press(window, "Return")
    assert extension(hall, 14) == 500 * MINUTE


def test_a_key_that_is_held_answers_no_question(hall, order, window):
    order("x 14 500")
    press(window, "Return")
    held = QKeyEvent(
        *(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    )
    for _ in range(20):
        QCoreApplication.sendEvent(window.top_bar.field, held)
    assert extension(hall, 14) == 0


def test_what_was_asked_again_is_forgotten_with_another_number(hall, order, window):
    order("x 14 500")
    press(window, "Return")
    order("x 15 500")
    press(window, "Return")
    assert extension(hall, 15) == 0


def test_a_round_is_paused_resumed_and_ended_by_a_word(hall, order, window):
    assert order("pause").title == "Pause round 4 of Modern Open"
    press(window, "Return")
    current = hall.state.clocks.by_name["main"].round
    assert current.paused_since is not None
    assert order("pause").run is None
    assert order("resume").title == "Resume round 4 of Modern Open"
    press(window, "Return")
    assert current.paused_since is None
    assert order("end").title == "End round 4 of Modern Open"
    press(window, "Return")
    assert current.ended is None
    press(window, "Return")
    assert hall.state.clocks.by_name["main"].round.ended is not None


def test_the_end_of_a_round_names_what_is_open_and_asks_once_more(hall, order, window):
    hall.submit(OpenCall(14))
    hall.submit(StartDeckCheck(12))
    shown = order("end")
    said = {each.label: each.before for each in shown.details}
    assert said["Tables with an open call"] == "14"
    assert said["Tables with a deck check in progress"] == "12"
    assert shown.ask_again == "50:00 left, 2 open: really end it? Enter ends it"


def test_a_judge_is_sent_to_a_table_by_part_of_the_name(hall, order, window):
    assert order("j 14").run is None
    assert order("j 14 silva").title == "Send Marta Silva to table 14"
    press(window, "Return")
    assert hall.state.clocks.by_name["main"].round.tables[14].judge == "Marta Silva"


def test_the_slip_of_a_table_is_shown(hall, order, window, room):
    assert order("slip 12").title == "Slip of table 12"
    press(window, "Return")
    assert room.slips == [("main", 12)]
