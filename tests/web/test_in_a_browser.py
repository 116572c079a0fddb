"""The pages in a real browser: what is seen, pressed and said when the line is cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.domain.clock.commands import PauseClock, StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.system.wall_clock import MachineClock, SteadyClock
from tests.web.browser import Browser, Page, installed
from tests.web.pictured_hall import after_time, bundled_rules, pictured_hall
from tests.web.served_hall import ServedHall

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not installed(), reason="no Chromium on this machine"),
]
SIZES = ((320, 568), (360, 640), (768, 1024), (1024, 768), (1920, 1080), (3840, 2160))
LANGUAGES = ("en", "es", "ru")
OVERFLOWS = """
[...document.querySelectorAll('body *')].filter((each) => {
  if (!each.checkVisibility() || each.closest('.unseen, .wide')) return false;
  const box = each.getBoundingClientRect();
  return box.width && (box.left < -1 || box.right > innerWidth + 1);
}).map((each) => each.className + ' ' + each.textContent.slice(0, 40))
"""
SMALL_TARGETS = """
[...document.querySelectorAll('button, input')].filter((each) => each.checkVisibility())
  .map((each) => [each.innerText, each.getBoundingClientRect()])
  .filter(([_, box]) => box.height < 44 || box.width < 44)
  .map(([words, box]) => `${words} ${box.width}x${box.height}`)
"""
NAMELESS = """
[...document.querySelectorAll('button, input')].filter((each) => each.checkVisibility()
  && !each.innerText.trim() && !each.getAttribute('aria-label') && !each.labels?.length)
  .map((each) => each.outerHTML)
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    browser = Browser(tmp_path_factory.mktemp("browser"))
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def nothing_goes_wrong() -> Iterator[None]:
    """No page has an error, and none asks anybody but the hub."""
    Page.errors.clear()
    Page.addresses.clear()
    yield
    assert Page.errors == []
    asked = {address.split("/")[2].split(":")[0] for address in Page.addresses}
    assert asked <= {"127.0.0.1"}


@pytest.fixture
def live_hall(tmp_path: Path) -> Iterator[ServedHall]:
    """A hall whose time passes."""
    hall = ServedHall(tmp_path, SteadyClock(MachineClock().read), lambda: bundled_rules(tmp_path))
    hall.do(
        CreateTournament("Spring Open", rounds=7),
        StartRound(),
        TakePairings(1, tuple(PairedTable(n, (f"Ana {n}", f"Boris {n}")) for n in range(1, 9))),
    )
    yield hall
    hall.close()


def joined(hall: ServedHall, page: Page, name: str = "T. Weber", device: str = "phone") -> None:
    page.open(hall.places.judges[0])
    page.type("name", name)
    page.type("code", hall.web.invite().code)
    page.press("Ask to join")
    page.wait_for("Waiting to be let in")
    hall.approve(hall.told.asked.get(timeout=20), device)
    page.wait("!!document.querySelector('.clock-card')")


def test_the_digits_go_on_by_themselves_as_the_hub_says(
    browser: Browser, live_hall: ServedHall
) -> None:
    page = browser.page(1280, 800)
    page.open(live_hall.places.screens[0])
    page.wait("!!document.querySelector('.reading')")
    first = page.run("document.querySelector('.reading').innerText")
    page.wait(f"document.querySelector('.reading').innerText !== {first!r}")

    def hubs() -> str:
        state, now = live_hall.state(), live_hall.thread.do(live_hall.owner.now)
        left = -(-(state.clocks.by_name["main"].round.remaining(now) or 0) // 1000)
        return f"{left // 60:02}:{left % 60:02}"

    page.wait(lambda: page.run("document.querySelector('.reading').innerText") == hubs())
    page.close()


def test_a_pause_is_seen_and_a_screen_reader_hears_it(
    browser: Browser, live_hall: ServedHall
) -> None:
    page = browser.page(1280, 800)
    page.open(live_hall.places.screens[0])
    page.wait_for("Running")
    live_hall.do(PauseClock())
    page.wait_for("Paused")
    assert "Paused" in page.run("document.getElementById('spoken').textContent")
    assert page.run("document.getElementById('spoken').getAttribute('aria-live')") == "polite"
    page.close()


def test_a_screen_that_is_cut_off_says_so_and_comes_back_by_itself(
    browser: Browser, live_hall: ServedHall
) -> None:
    page = browser.page(1280, 800)
    page.open(live_hall.places.screens[0])
    page.wait_for("Running")
    page.offline(True)
    live_hall.web.close()
    page.wait_for("Not connected since")
    live_hall.do(PauseClock())
    page.offline(False)
    live_hall.restart()
    page.wait_for("Paused")
    page.wait("document.getElementById('connection').textContent === ''")
    page.close()


def test_a_screen_that_slept_shows_what_happened_meanwhile(
    browser: Browser, live_hall: ServedHall
) -> None:
    page = browser.page(1280, 800)
    page.open(live_hall.places.screens[0])
    page.wait_for("Running")
    page.call("Page.setWebLifecycleState", {"state": "frozen"})
    live_hall.do(PauseClock())
    live_hall.web.close()
    live_hall.restart()
    page.call("Page.setWebLifecycleState", {"state": "active"})
    page.wait_for("Paused")
    page.close()


def test_a_phone_that_waits_hears_that_the_hub_is_there(
    browser: Browser, live_hall: ServedHall
) -> None:
    page = browser.page(360, 640, 2)
    page.open(live_hall.places.judges[0])
    page.type("name", "T. Weber")
    page.type("code", live_hall.web.invite().code)
    page.press("Ask to join")
    page.wait_for("Waiting to be let in")
    beats = "window.beats = (window.beats ?? 0)"
    page.run(
        f"{beats}; (() => {{ const source = new EventSource('/live');"
        " source.addEventListener('beat', () => window.beats++); })()"
    )
    page.wait("window.beats > 1")
    assert page.run("document.getElementById('connection').textContent") == ""
    page.close()


def test_a_judge_sits_calls_and_closes_on_a_phone(browser: Browser, live_hall: ServedHall) -> None:
    page = browser.page(360, 640, 2)
    joined(live_hall, page)
    page.press("Call")
    page.type("table", "3")
    page.press("Open call")
    page.wait_for("Ana 3 – Boris 3")
    assert live_hall.state().calls.open_at(3).judge == "T. Weber"
    page.press("Permitted absence")
    page.wait(lambda: live_hall.state().calls.open_at(3).reason == "errand")
    page.press("Close call")
    page.wait_for("Table 3: no extension")
    assert live_hall.state().calls.open_at(3) is None
    page.press("OK")
    page.type("table", "5")
    page.type("minutes", "2")
    page.press("Give extension")
    page.wait_for("Play until the clock reads −02:00, then 5 turns.")
    page.press("OK")
    page.press("Board")
    page.wait_for("1 table with extensions")
    page.run("document.querySelector('.about').click()")
    page.press("I sit here")
    page.wait(lambda: live_hall.state().clocks.by_name["main"].round.tables[5].judge == "T. Weber")
    page.wait_for("You sit here")
    page.close()


def test_a_judge_searches_the_rules_on_a_phone(browser: Browser, live_hall: ServedHall) -> None:
    page = browser.page(320, 568, 2)
    joined(live_hall, page)
    page.press("Rules")
    page.type("search", "slow play")
    page.press("5.5 Slow Play")
    page.wait_for("Stalling is not acceptable")
    page.press("Spanish")
    page.wait_for("Juego Lento")
    page.close()


def test_a_phone_that_is_revoked_says_so(browser: Browser, live_hall: ServedHall) -> None:
    page = browser.page(360, 640, 2)
    joined(live_hall, page)
    live_hall.revoke("phone")
    page.wait_for("This phone was removed; to come back, ask at the hub for a new code.")
    assert "Spring Open" not in page.text()
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_of_any_size_has_all_in_sight(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    hall = pictured_hall(tmp_path)
    try:
        for stage in ("before", "after"):
            if stage == "after":
                after_time(hall)
            for size in SIZES:
                page = browser.page(*size)
                page.open(f"{hall.places.screens[0]}?lang={language}")
                page.wait("!!document.querySelector('.reading')?.style.fontSize")
                assert page.run(OVERFLOWS) == [], (stage, size)
                if size[0] > 700:
                    assert page.run("document.documentElement.scrollHeight <= innerHeight"), size
                    assert page.run(COVERED) == [], (stage, size)
                page.close()
    finally:
        hall.close()


COVERED = """
[...document.querySelectorAll('.face')].flatMap((face) => {
  const shown = [...face.querySelectorAll('header > *, footer > *, .reading, .list li, .list h2')]
    .filter((each) => each.checkVisibility());
  const box = face.getBoundingClientRect();
  return shown.filter((each) => each.getBoundingClientRect().height
      && !each.classList.contains('reading')
      && each.getBoundingClientRect().bottom > box.bottom + 1)
    .map((each) => each.textContent);
})
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phones_pages_fit_and_can_be_pressed(
    browser: Browser, tmp_path: Path, language: str, theme: str
) -> None:
    hall = pictured_hall(tmp_path)
    try:
        for width, height in ((320, 568), (360, 640), (412, 915)):
            page = browser.page(width, height, 2, language)
            page.prefer(theme)
            page.open(hall.places.judges[0])
            page.type("name", "T. Weber")
            looked_at(page)
            page.type("code", hall.web.invite().code)
            page.run("document.querySelector('form').requestSubmit()")
            hall.approve(hall.told.asked.get(timeout=20), f"phone-{width}")
            page.wait("!!document.querySelector('.clock-card')")
            for tab in range(3):
                page.run(f"document.querySelectorAll('#tabs button')[{tab}].click()")
                looked_at(page)
            page.run("document.querySelectorAll('#tabs button')[0].click()")
            page.run("document.querySelector('.about').click()")
            page.wait("document.getElementById('sheet').open")
            looked_at(page)
            page.close()
    finally:
        hall.close()


def looked_at(page: Page) -> None:
    assert page.run(OVERFLOWS) == []
    assert page.run(SMALL_TARGETS) == []
    assert page.run(NAMELESS) == []
