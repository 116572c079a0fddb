"""The answer card on paper: the player's text, and the judge's below it."""

from __future__ import annotations

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.cards.symbol_images import put_symbols
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job
from judgekit.ui.widgets.painting.symbols import SymbolInk
from judgekit.views.markup import escape

PLAYERS, JUDGES = 16, 11
"""Sizes of the letters, in points."""
FINE = 4
"""Pixels of a symbol to a dot of the page."""


def card_job(look: Look, player: CardText, judge: CardText | None) -> DocumentJob:
    """Return both texts as pages, the player's larger."""
    html = _half(player, size=PLAYERS, heading=1)
    if judge is not None:
        html += "<hr>" + _half(judge, size=JUDGES, heading=3)
    job = html_job(look, f"{player.number} {player.title}".strip(), html, player.edition)
    put_symbols(job.document, SymbolInk(look, other_theme=look.on_paper()), FINE)
    return job


def _half(text: CardText, *, size: int, heading: int) -> str:
    title = escape(f"{text.number} {text.title}".strip())
    below = escape("; ".join(part for part in (text.edition, text.remark) if part))
    return (
        f"<h{heading}>{title}</h{heading}>"
        f'<p style="font-size:{size}pt; line-height:140%">{_words(text)}</p><p>{below}</p>'
    )


def _words(text: CardText) -> str:
    """Return the text as HTML, with what is bold in it."""
    parts, at = [], 0
    for start, end in text.emphasis:
        parts += [escape(text.text[at:start]), "<b>", escape(text.text[start:end]), "</b>"]
        at = end
    parts.append(escape(text.text[at:]))
    return "".join(parts).replace("\n", "<br>")
