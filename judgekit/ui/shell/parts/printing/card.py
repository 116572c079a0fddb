"""The answer card on paper: the player's text, and the judge's below it."""

from __future__ import annotations

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job
from judgekit.views.markup import escape


def card_job(look: Look, player: CardText, judge: CardText | None) -> DocumentJob:
    """Return both texts as pages, the player's larger."""
    html = _half(player, size=16)
    if judge is not None:
        html += "<hr>" + _half(judge, size=11)
    return html_job(look, f"{player.number} {player.title}".strip(), html, player.edition)


def _half(text: CardText, *, size: int) -> str:
    words = escape(text.text).replace("\n", "<br>")
    heading = escape(f"{text.number} {text.title}".strip())
    below = escape("; ".join(part for part in (text.edition, text.remark) if part))
    return (
        f"<h3>{heading}</h3>"
        f'<p style="font-size:{size}pt; line-height:140%">{words}</p><p>{below}</p>'
    )
