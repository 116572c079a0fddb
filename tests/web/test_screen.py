"""The public display over the real server."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import GrantExtension, PauseClock, StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, ShowMessage, TakePairings
from judgekit.domain.setup.events import PairedTable
from tests.day import TEN
from tests.web.served_hall import ServedHall


def test_a_clock_counts_from_an_instant_that_is_told_once(hall: ServedHall) -> None:
    hall.do(CreateTournament("Spring Open", rounds=7), StartRound())
    page = hall.screen().live()
    face = page.wait()["screen"]["faces"][0]
    assert (face["title"], face["subtitle"]) == ("Spring Open", "Round 1 of 7")
    assert face["reading"] == {
        "words": "{time}",
        "base": TEN + 50 * 60_000,
        "rate": -1,
        "form": "reading",
    }
    hall.pass_(30)
    hall.do(ShowMessage("Lunch"))
    later = page.until(lambda view: view["screen"]["message"] == "Lunch")
    assert later["screen"]["faces"][0]["reading"] == face["reading"]
    page.close()


def test_a_paused_clock_stands_and_says_so(hall: ServedHall) -> None:
    hall.do(StartRound())
    page = hall.screen().live()
    page.wait()
    hall.pass_(600)
    hall.do(PauseClock())
    face = page.until(lambda view: view["screen"]["faces"][0]["state"] == "paused")["screen"][
        "faces"
    ][0]
    assert (face["reading"]["base"], face["reading"]["rate"]) == (40 * 60_000, 0)
    assert face["state_words"] == "Paused"
    page.close()


def test_time_that_is_up_is_told_by_the_clock_alone(hall: ServedHall) -> None:
    hall.do(StartRound(minutes=1), GrantExtension(4, 90))
    page = hall.screen().live()
    page.wait()
    hall.clock.at += 60_000
    view = page.until(lambda view: view["screen"]["faces"][0]["state"] == "overtime")
    face = view["screen"]["faces"][0]
    assert [line["words"] for line in face["playing"]] == ["until −01:30"]
    assert face["spoken"].startswith("Round clock, Overtime, time was called at")
    page.close()


def test_the_event_chooses_the_language_unless_the_screen_does(hall: ServedHall) -> None:
    hall.do(CreateTournament("Abierto", language="es"), StartRound())
    own, other = hall.screen().live(), hall.screen().live(lang="ru")
    assert own.wait()["screen"]["faces"][0]["state_words"] == "En marcha"
    assert other.wait()["language"] == "ru"
    own.close()
    other.close()


def test_nothing_is_told_that_the_hall_may_not_know(hall: ServedHall) -> None:
    hall.do(
        CreateTournament("Spring Open"),
        StartRound(),
        TakePairings(1, (PairedTable(3, ("Ana Player", "Boris Player")),)),
        OpenCall(3, "errand", judge="Judy Judge"),
        IssuePenalty("Ana Player", "ipg-3.1", "game-loss", table=3),
    )
    hall.pass_(120)
    page = hall.screen().live()
    told = str(page.wait())
    for secret in ("Ana", "Boris", "Judy", "Hannah", "errand", "absence", "Loss"):
        assert secret not in told
    page.close()


def test_the_pages_come_whole_and_ask_nobody_else(hall: ServedHall) -> None:
    screen = hall.screen()
    page = screen.get("/")
    assert page.status == 200
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    text = page.body.decode()
    assert "http:" not in text and "https:" not in text
    for name in ("screen.js", "live.js", "elements.js", "common.css", "screen.css", "colours.css"):
        file = screen.get(f"/{name}")
        assert file.status == 200, name
        assert b"://" not in file.body, name
        again = screen.get(f"/{name}", {"If-None-Match": file.headers["ETag"]})
        assert again.status == 304
