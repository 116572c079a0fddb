"""Serving the pages for the hall; what the rest of the program calls. It imports nothing of the
server before that."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Thread

from judgekit.engine.ports.hall_web import HallOwner, HallWeb, Post, WebListener, WebPlan
from judgekit.engine.ports.rules import RulesProvider
from judgekit.web.web_packages import require_web


def open_web(
    plan: WebPlan,
    owner: HallOwner,
    post: Post,
    listener: WebListener,
    make_rules: Callable[[], RulesProvider],
) -> HallWeb:
    """Serve the pages from now on, until they are closed; see the port `OpenWeb`."""
    require_web()
    from judgekit.web.hall_pages import HallPages  # noqa: PLC0415  (loads the server)

    pages = HallPages(plan, owner, post, listener, make_rules)
    pages.start()
    return pages


def open_web_soon(
    plan: WebPlan,
    owner: HallOwner,
    post: Post,
    listener: WebListener,
    make_rules: Callable[[], RulesProvider],
) -> Future[HallWeb]:
    """As `open_web`, on a thread of its own: loading the server takes a moment. The Future raises
    what `open_web` does."""
    opened: Future[HallWeb] = Future()

    def run(open_: Callable[[], HallWeb]) -> None:
        try:
            pages = open_()
        except Exception as error:  # whatever it is: it goes to who asked
            opened.set_exception(error)
        else:
            opened.set_result(pages)

    asked = partial(open_web, plan, owner, post, listener, make_rules)
    Thread(target=run, args=(asked,), name="judgekit pages begin", daemon=True).start()
    return opened
