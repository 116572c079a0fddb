"""One event on several laptops over loopback, through proxies that cut: real server, real files."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, PauseClock, StartRound
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch, DoAnyway
from judgekit.engine.engine import Engine
from judgekit.engine.failures import FailureReason
from judgekit.engine.ports.team import JoinRefusal, SharedMessage, StreamPlace
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.team import FIRST_ROLES, SharingPlan
from judgekit.engine.team.told import TeamState
from judgekit.storage.record.record_files import RecordFiles
from judgekit.system.wall_clock import MachineClock, SteadyClock
from tests.cli.sharing.team_laptop import TeamLaptop, are_equal, place_of
from tests.network.cutting_proxy import CuttingProxy
from tests.network.hall import LOOPBACK

Hall = Callable[..., TeamLaptop]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Makes laptops, and ends them; those that can find each other are in one hall."""
    laptops: list[TeamLaptop] = []
    one_hall = uuid.uuid4().hex

    def laptop(name: str, *, finds: bool = False, skew: int = 0) -> TeamLaptop:
        laptops.append(TeamLaptop(tmp_path, name, one_hall if finds else "", skew))
        return laptops[-1]

    yield laptop
    for each in laptops:
        each.end()


@pytest.fixture
def proxies() -> Iterator[Callable[[TeamLaptop], CuttingProxy]]:
    made: list[CuttingProxy] = []

    def proxy(hub: TeamLaptop) -> CuttingProxy:
        made.append(CuttingProxy(place_of(hub).port))
        return made[-1]

    yield proxy
    for each in made:
        each.close()


def with_a_morning(laptop: TeamLaptop) -> None:
    """An event that had begun before it was shared."""
    opened = laptop.folder.open_file(laptop.file)
    clock = SteadyClock(MachineClock().read)
    engine = Engine(opened.log, opened.recorded, clock, laptop.installation)
    engine.submit(CreateTournament(name="Prague Open"))
    engine.submit(StartRound(minutes=50))
    engine.submit(OpenCall(7))
    engine.close()


def test_what_was_there_before_is_on_all_laptops_and_a_cut_loses_nothing(hall, proxies):
    ada, bea = hall("Ada"), hall("Bea")
    with_a_morning(ada)
    ada.share()
    proxy = proxies(ada)
    bea.join(ada, proxy.port, FIRST_ROLES)
    assert bea.settled(CloseCall(7)).became is Became.CONFIRMED
    proxy.cut()
    proxy.break_off()
    calls = [bea.step(OpenCall(1)), ada.step(OpenCall(2)), bea.step(GrantExtension(3, 180))]
    both = [ada.step(PauseClock()), bea.step(PauseClock())]
    bea.wait_for(TeamState.CUT_OFF)
    assert bea.team.standing.waiting == 3
    proxy.heal()
    are_equal([ada, bea])
    became = [bea.told.outcomes[each].became for each in (calls[0], calls[2], both[1])]
    assert became == [Became.CONFIRMED, Became.CONFIRMED, Became.MERGED]
    assert bea.told.outcomes[both[1]].into == both[0]
    assert ada.recorded()[0].payload == bea.recorded()[0].payload


def test_a_round_that_is_started_apart_is_one_and_its_length_is_to_be_decided(hall, proxies):
    ada, bea = hall("Ada"), hall("Bea")
    ada.share()
    proxy = proxies(ada)
    bea.join(ada, proxy.port, FIRST_ROLES)
    proxy.cut()
    started = ada.step(StartRound(minutes=50))
    apart = bea.step(StartRound(minutes=60))
    granted = bea.step(GrantExtension(3, 180))
    bea.wait_for(TeamState.CUT_OFF)
    proxy.heal()
    are_equal([ada, bea])
    outcome = bea.told.outcomes[apart]
    assert (outcome.became, outcome.into) == (Became.MERGED, started)
    assert bea.told.outcomes[granted].became is Became.CONFIRMED
    (length,) = outcome.undecided
    ada.step(DoAnyway(length))
    are_equal([ada, bea])
    current = bea.do(lambda: bea.engine.state.clocks.last_round("main"))
    assert (current.limit, list(current.tables)) == (60 * MINUTE, [3])


def test_a_wrong_clock_is_put_right_and_kept_beside_the_instant(hall):
    ada, bea = hall("Ada"), hall("Bea", skew=90_000)
    ada.share()
    bea.join(ada)
    assert abs((bea.team.standing.offset_ms or 0) + 90_000) < 1_000
    step = bea.step(Note("Doors open."))
    are_equal([ada, bea])
    entered = ada.engine.timeline.step(step)
    assert entered is not None
    assert abs(entered.at - ada.do(ada.engine.now)) < 10_000
    assert abs(bea.engine.offset + 90_000) < 1_000


def test_a_laptop_that_takes_over_goes_on_with_the_time_of_the_hub(hall):
    ada, bea = hall("Ada", finds=True), hall("Bea", finds=True, skew=-40_000)
    ada.share()
    bea.join(ada)
    ada.end()
    bea.do(bea.team.take_over, LOOPBACK)
    bea.told.wait(lambda: bea.told.hubs)
    ada.start()
    ada.do(ada.team.go_on, SharingPlan("Ada"))
    ada.told.wait(lambda: ada.told.followed)
    ada.wait_for(TeamState.TOGETHER)
    assert abs(ada.team.standing.offset_ms or 0) < 1_000
    are_equal([ada, bea])


def test_the_old_hub_follows_the_new_one_by_itself_and_keeps_what_it_had_alone(hall):
    ada, bea = hall("Ada", finds=True), hall("Bea", finds=True)
    ada.share()
    bea.join(ada, roles=FIRST_ROLES)
    bea.do(bea.team.leave)
    alone = ada.settled(Note("Only Ada has this."))
    assert alone.became is Became.CONFIRMED
    bea.do(bea.team.take_over, LOOPBACK)
    bea.told.wait(lambda: bea.told.hubs)
    ada.told.wait(lambda: ada.told.followed)
    are_equal([ada, bea])
    assert ada.team.hub is None
    assert bea.engine.timeline.step(alone.step) is not None
    ada.start_again()
    ada.do(ada.team.go_on, SharingPlan("Ada"))
    ada.wait_for(TeamState.TOGETHER)
    assert ada.team.hub is None
    are_equal([ada, bea])


def test_of_two_hubs_people_say_which_one_gives_way(hall):
    ada, bea, cleo = (hall(each, finds=True) for each in ("Ada", "Bea", "Cleo"))
    ada.share()
    for each in (bea, cleo):
        each.join(ada, roles=FIRST_ROLES)
    are_equal([ada, bea, cleo])
    for each in (bea, cleo):
        each.do(each.team.leave)
    ada.end()
    for each in (bea, cleo):
        each.step(Note(f"{each.name} alone"))
        each.do(each.team.take_over, LOOPBACK)
    for each in (bea, cleo):
        each.told.wait(lambda each=each: each.told.others)
    assert cleo.told.others[-1].person == "Bea"
    cleo.do(cleo.team.follow, cleo.told.others[-1].address)
    are_equal([bea, cleo])
    ada.start()
    ada.do(ada.team.go_on, SharingPlan("Ada"))
    ada.told.wait(lambda: ada.told.followed)
    are_equal([ada, bea, cleo])
    notes = [text for _, text in ada.do(lambda: ada.engine.state.setup.notes)]
    assert sorted(notes) == ["Bea alone", "Cleo alone"]


@pytest.mark.nightly  # seconds of waiting; `test_several_hubs.py` has the same by a fake network
def test_of_two_hubs_that_give_way_to_each_other_at_once_one_is_left(hall):
    ada, bea = hall("Ada"), hall("Bea")
    first = ada.share()
    bea.join(ada, roles=FIRST_ROLES)
    are_equal([ada, bea])
    bea.do(bea.team.leave)
    bea.do(bea.team.take_over, LOOPBACK)
    bea.told.wait(lambda: bea.told.hubs)
    for each in (ada, bea):
        each.step(Note(f"{each.name} alone"))
    others = {ada.name: bea.told.hubs[-1].address, bea.name: first.address}
    for each in (ada, bea):
        each.loop.post(lambda each=each: each.team.follow(others[each.name]))
    are_equal([ada, bea])
    assert (ada.team.hub is None) != (bea.team.hub is None)


def test_a_judge_has_no_scorekeepers_role_and_a_revoked_laptop_none(hall):
    ada, bea = hall("Ada"), hall("Bea")
    ada.share()
    bea.join(ada)
    assert bea.enter(StartRound()) == Refusal(RefusalCode.NOT_YOUR_ROLE, {"role": "scorekeeper"})
    kept = bea.settled(Note("Before."))
    ada.do(ada.team.revoke, bea.device)
    bea.wait_for(TeamState.REFUSED)
    bea.told.wait(lambda: kept.step in bea.told.outcomes)
    ada.do(ada.team.approve, bea.device)
    bea.wait_for(TeamState.TOGETHER)
    assert bea.settled(Note("Again.")).became is Became.CONFIRMED
    are_equal([ada, bea])


def test_whose_hub_was_revoked_follows_the_one_that_takes_over(hall):
    ada, bea, cleo = (hall(each, finds=True) for each in ("Ada", "Bea", "Cleo"))
    ada.share()
    bea.join(ada, roles=FIRST_ROLES)
    cleo.join(ada)
    are_equal([ada, bea, cleo])
    bea.do(bea.team.revoke, ada.device)
    cleo.wait_until(lambda: cleo.engine.team.devices[ada.device].revoked)
    bea.do(bea.team.take_over, LOOPBACK)
    cleo.wait_until(lambda: cleo.engine.epoch == bea.engine.epoch)
    are_equal([bea, cleo])


def test_a_hub_whose_store_is_damaged_begins_anew_and_the_others_bring_back_what_it_lost(hall):
    ada, bea = hall("Ada", finds=True), hall("Bea", finds=True)
    ada.share()
    bea.join(ada, roles=FIRST_ROLES)
    bea.settled(Note("Before."))
    before = ada.engine.epoch
    ada.end()
    bea.step(Note("Meanwhile."))
    store = RecordFiles(ada.file).team / "server" / "store"
    for each in store.rglob("*.blk"):
        each.write_bytes(b"damaged")
    ada.start()
    ada.do(ada.team.go_on, SharingPlan("Ada"))
    ada.told.wait(lambda: ada.told.hubs)
    assert ada.engine.epoch != before
    are_equal([ada, bea])


def test_a_hub_with_a_newer_program_makes_the_others_read_only(hall):
    ada, bea = hall("Ada"), hall("Bea")
    ada.share()
    bea.join(ada)
    waits = bea.settled(Note("Before."))
    are_equal([ada, bea])  # who enters such an epoch understands no more of what comes before it
    ada.step(BeginEpoch("epoch-of-a-newer-program", ada.device, form=2))
    bea.wait_for(TeamState.TOO_OLD)
    assert bea.enter(Note("After.")) == Refusal(RefusalCode.NEWER_RECORD)
    assert bea.do(bea.team.take_over) == Refusal(RefusalCode.NEWER_RECORD)
    assert bea.engine.timeline.step(waits.step) is not None
    bea.start_again()
    bea.do(bea.team.go_on, SharingPlan("Bea"))
    bea.wait_for(TeamState.TOO_OLD)


def test_nonsense_and_forged_messages_of_a_laptop_harm_nobody(hall):
    ada, bea = hall("Ada"), hall("Bea")
    ada.share()
    bea.join(ada)
    genuine = ada.do(ada.engine.sealed_messages)[0]
    assert bea.network is not None
    place = place_of(bea)
    line = bea.network.open_line(place, StreamPlace(), _Nowhere())
    for number, body in enumerate((b"", b"\xff" * 60_000, genuine[:-1], genuine, b"\x92\xc4")):
        line.publish(f"nonsense-{number}", body)
    step = bea.settled(Note("Still here."))
    assert step.became is Became.CONFIRMED
    line.close()
    are_equal([ada, bea])


def test_a_copy_that_was_being_made_is_finished_at_the_next_start(hall):
    ada, bea = hall("Ada"), hall("Bea")
    with_a_morning(ada)
    invitation = ada.share().invitation.text
    bea.ask_to_join(invitation)
    ada.told.wait(lambda: ada.told.asking)
    ada.do(ada.team.approve, ada.told.asking[-1].device)
    bea.wait_until(lambda: bea.network is not None and bea.network.last_place())
    bea.end()
    bea.start()
    bea.do(bea.team.go_on, SharingPlan("Bea"))
    bea.wait_for(TeamState.TOGETHER)
    are_equal([ada, bea])


def test_a_copy_that_ended_before_it_was_shared_is_finished_by_another_invitation(hall, tmp_path):
    ada, bea = hall("Ada"), hall("Bea")
    with_a_morning(ada)
    base = copy(ada.file, tmp_path / "base")
    bea.ask_to_join(ada.share().invitation.text)
    ada.told.wait(lambda: ada.told.asking)
    ada.do(ada.team.approve, ada.told.asking[-1].device)
    bea.wait_until(lambda: bea.network is not None and bea.network.last_place())
    bea.end()
    for each in bea.file.parent.glob(f"{bea.file.name}*"):
        if each.is_file():
            each.unlink()
    copy(base, bea.file)
    bea.start()
    bea.join(ada)
    are_equal([ada, bea])


def test_who_can_not_join_is_told_why(hall):
    ada, bea, cleo = hall("Ada"), hall("Bea"), hall("Cleo")
    invitation = ada.share().invitation.text
    bea.ask_to_join("JUDGEKIT:NOTHING")
    bea.told.wait(lambda: bea.told.troubles)
    assert bea.told.troubles[-1].join is JoinRefusal.NOT_AN_INVITATION
    bea.ask_to_join(invitation)
    ada.told.wait(lambda: ada.told.asking)
    ada.do(ada.team.refuse, ada.told.asking[-1].device)
    bea.told.wait(lambda: len(bea.told.troubles) == 2)
    assert bea.told.troubles[-1].join is JoinRefusal.NOT_LET_IN
    assert not bea.folder.is_there(bea.file)
    with_a_morning(cleo)
    cleo.ask_to_join(ada.do(ada.team.invite).text)
    cleo.told.wait(lambda: cleo.told.troubles)
    failure = cleo.told.troubles[-1].failure
    assert failure is not None
    assert failure.reason is FailureReason.EVENT_IS_ANOTHER
    assert len(ada.told.asking) == 1


class _Nowhere:
    """Listens to a line and forgets all of it."""

    def received(self, messages: list[SharedMessage]) -> None:
        pass

    def standing(self, standing: object) -> None:
        pass

    def laptops(self, seen: object) -> None:
        pass
