"""Serving the pages for the hall; what the rest of the program calls. It imports nothing of the
server before that."""

from __future__ import annotations

from collections.abc import Callable

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
