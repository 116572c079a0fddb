"""A penalty in full with the player's penalty history, as a section of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QLocale

from judgekit.domain.infractions.penalty_history import by_infraction
from judgekit.domain.infractions.policy import Catalogue, Entry
from judgekit.domain.infractions.state import WrittenPenalty, day_of
from judgekit.domain.rules.document import Block, BlockKind, Section, Span, SpanKind
from judgekit.search.names.cards_in_text import NamedCard
from judgekit.ui.infractions.blocks import heading, item
from judgekit.ui.shell.window.glance.card_links import card_spans
from judgekit.ui.words.penalty_wording import infraction_title, penalty_name, place_words, translate
from judgekit.ui.words.wording import long_date

Links = Callable[[str], tuple[NamedCard, ...]]


def penalty_section(  # noqa: PLR0913  (a penalty and how it is told)
    catalogue: Catalogue,
    written: WrittenPenalty,
    history: Sequence[WrittenPenalty],
    player: str,
    language: str,
    *,
    links: Links = lambda text: (),
) -> Section:
    """Return the penalty, then the player's whole penalty history by infraction. `links` returns
    where a text names cards."""
    issued = written.issued
    entry = catalogue.entry(issued.infraction)
    blocks = [
        *_facts(penalty_facts(written), links),
        *_circumstances(entry, issued.circumstances, language),
        *_answers(catalogue, issued.answers, language),
        *_history(catalogue, history, player, language),
    ]
    title = infraction_title(catalogue, issued.infraction, language)
    return Section(title, None, title, 1, None, tuple(blocks))


def penalty_facts(written: WrittenPenalty) -> Iterable[tuple[str, str]]:
    """Return what is recorded of a penalty besides player, infraction and penalty, by name; what
    wasn't said is empty."""
    issued = written.issued
    day = long_date(day_of(written), QLocale())
    place = ", ".join(part for part in (*place_words(written), day) if part)
    deviates = issued.policy and issued.policy != issued.penalty
    policy = penalty_name(issued.policy) if deviates else ""
    return (
        (translate("Infractions", "When and where"), place),
        (translate("Infractions", "Judge"), issued.judge),
        (translate("Infractions", "Head judge"), issued.head_judge),
        (translate("Infractions", "Standard penalty"), policy),
        (translate("Infractions", "Reason for deviation"), issued.deviation),
        (translate("Infractions", "Comment"), issued.comment),
        (translate("Infractions", "Edition"), issued.edition),
        (translate("Infractions", "Recorded by"), written.author),
    )


def free_text(written: WrittenPenalty) -> tuple[str, ...]:
    """Return what a judge wrote freely about a penalty."""
    return tuple(filter(None, (written.issued.comment, written.issued.deviation)))


def _facts(said: Iterable[tuple[str, str]], links: Links) -> list[Block]:
    blocks = []
    for name, value in said:
        if value:
            lead = f"{name}: "
            spans = (Span(0, len(name) + 1, SpanKind.STRONG), *card_spans(links(value), len(lead)))
            blocks.append(Block(BlockKind.ITEM, f"{lead}{value}", spans))
    return blocks


def _circumstances(entry: Entry | None, held: Sequence[str], language: str) -> list[Block]:
    asked = [each for each in entry.circumstances if each.name in held] if entry else []
    yes = translate("Infractions", "Yes")
    items = [item(f"{each.question.said(language)} {yes}") for each in asked]
    return [heading(translate("Infractions", "What applied")), *items] if items else []


def _answers(catalogue: Catalogue, answers: Sequence[str], language: str) -> list[Block]:
    items = []
    for said in answers:
        name, _, place = said.partition("=")
        question = catalogue.question(name)
        at = int(place) - 1 if place.isdecimal() else -1
        if question is not None and 0 <= at < len(question.answers):
            answer = question.answers[at].text.said(language)
            items.append(item(f"{question.text.said(language)} {answer}"))
    return [heading(translate("Infractions", "Questions answered")), *items] if items else []


def _history(
    catalogue: Catalogue, history: Sequence[WrittenPenalty], player: str, language: str
) -> list[Block]:
    words = translate("Infractions", "{player}'s penalties").format(player=player)
    blocks = [heading(words)] if history else []
    is_one_day = len({day_of(each) for each in history}) < 2
    for infraction, group in by_infraction(history):
        blocks.append(heading(infraction_title(catalogue, infraction, language)))
        for written in group:
            day = "" if is_one_day else long_date(day_of(written), QLocale())
            parts = (day, *place_words(written), penalty_name(written.issued.penalty))
            blocks.append(item(", ".join(part for part in parts if part)))
    return blocks
