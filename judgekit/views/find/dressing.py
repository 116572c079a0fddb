"""Titles and details of what was found, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import without_synonyms
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.find.actions import action_title
from judgekit.search.find.answer import FindKind, Found
from judgekit.views.cards.card_text import types_in
from judgekit.views.find.finder import EventNames, Findings, FindSources
from judgekit.views.find.order_meaning import BETWEEN_PLAYERS, order_meaning
from judgekit.views.find.tournament_names import seated_at
from judgekit.views.find.unpaired_tables import unpaired_words
from judgekit.views.shell.order_text import read_order
from judgekit.views.words.editions import number_now_words, number_today
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.section_numbers import number_in_language
from judgekit.views.words.words import Words, message

KIND_NAMES: Mapping[FindKind, str] = {
    FindKind.ACTION: message("Action"),
    FindKind.INFRACTION: message("Infraction"),
    FindKind.RULE: message("Rule"),
    FindKind.TERM: message("Term"),
    FindKind.CARD: message("Card"),
    FindKind.PLAYER: message("Player"),
    FindKind.TABLE: message("Table"),
    FindKind.ORDER: message("Command"),
    FindKind.NOTE: message("Note"),
    FindKind.HELP: message("Help"),
}
BETWEEN_PARTS = " \u00b7 "


def kind_name(kind: FindKind, words: Words) -> str:
    """Return the name of a kind."""
    return words.say(KIND_NAMES[kind])


class Dressing:
    """Gives title and detail to what was found among these sources."""

    def __init__(
        self,
        sources: FindSources,
        names: EventNames,
        words: Words,
        lacks_letters: Callable[[str], bool] = lambda language: False,
    ) -> None:
        """What a card says in a language that `lacks_letters` is left to the reader's own."""
        self._sources = sources
        self._names = names
        self._words = words
        self._lacks_letters = lacks_letters
        self._ways: Mapping[FindKind, Callable[[Found, Findings], Found]] = {
            FindKind.ACTION: self._action,
            FindKind.INFRACTION: self._infraction,
            FindKind.RULE: self._rule,
            FindKind.TERM: self._term,
            FindKind.CARD: self._card,
            FindKind.PLAYER: self._player,
            FindKind.TABLE: self._table,
            FindKind.ORDER: self._order,
            FindKind.NOTE: self._note,
            FindKind.HELP: self._help,
        }

    def dressed(self, findings: Findings) -> tuple[Found, ...]:
        """Return the answers with titles and details."""
        return tuple(self._ways[each.kind](each, findings) for each in findings.found)

    def _action(self, found: Found, findings: Findings) -> Found:
        del findings
        return replace(found, title=action_title(found.id, self._words.language), detail="")

    def _infraction(self, found: Found, findings: Findings) -> Found:
        del findings
        entry = self._sources.policy.catalogue().entry(found.id)
        if entry is None:
            return found
        language = self._words.language
        number = found.id.removeprefix("ipg-") if found.id.startswith("ipg-") else ""
        penalty = penalty_name(entry.penalty.value, self._words)
        return replace(
            found,
            title=f"{number} {entry.name.said(language)}".strip(),
            detail=BETWEEN_PARTS.join((penalty, entry.summary.said(language))),
        )

    def _rule(self, found: Found, findings: Findings) -> Found:
        hit = findings.hits[found.id]
        number = number_in_language(hit.reference.ref.partition("#")[0], hit.language)
        is_title = number.casefold() == hit.title.casefold()
        title = hit.title if is_title or not number else f"{number} {hit.title}".strip()
        detail = " ".join(without_synonyms(hit.snippet).split())
        library = self._sources.rules.library()
        is_typed = findings.number is not None and hit.reference.ref == findings.number
        today = number_today(library, hit.reference, self._words) if is_typed else ""
        history = library.history(hit.reference)
        if history is not None and history.is_renumbered:
            detail = f"{number_now_words(history, self._words)} {detail}"
        return replace(found, title=title, detail=detail, today=today)

    def _term(self, found: Found, findings: Findings) -> Found:
        del findings
        entries = self._sources.rules.glossary().entries
        entry = next((each for each in entries if each.id == found.id), None)
        if entry is None:
            return found
        language = self._words.language
        terms = entry.terms.get(language) or next(iter(entry.terms.values()))
        others = [
            f"{code.upper()} {entry.terms[code][0]}"
            for code in LANGUAGES
            if code != language and entry.terms.get(code)
        ]
        meaning = entry.meaning.get(language, "")
        detail = BETWEEN_PARTS.join(filter(None, (meaning, *others)))
        return replace(found, title=terms[0], detail=detail)

    def _card(self, found: Found, findings: Findings) -> Found:
        del findings
        cards = self._sources.cards()
        card = cards.card(found.id)
        if card is None:
            others = cards.bundled().get(found.id, ())
            return replace(found, title=found.id, detail=BETWEEN_PARTS.join(others))
        language, is_drawn = self._words.language, not self._lacks_letters(found.language)
        name = card.names.get(language, "")
        own = f"{language.upper()} {name}" if name else ""
        is_other = is_drawn and found.written not in ("", found.id, name)
        shown = f"{found.language.upper()} {found.written}".strip() if is_other else own
        types = types_in(card, (is_drawn and found.language) or language)
        detail = BETWEEN_PARTS.join(filter(None, (shown, card.cost, types)))
        return replace(found, title=found.id, detail=detail)

    def _player(self, found: Found, findings: Findings) -> Found:
        del findings
        table = self._names.seats.get(found.id)
        if table is None:
            return replace(found, title=found.id, detail="")
        where = self._words.say("Table {table}", table=table)
        players = BETWEEN_PLAYERS.join(self._seated(table))
        return replace(found, title=found.id, detail=BETWEEN_PARTS.join((where, players)))

    def _table(self, found: Found, findings: Findings) -> Found:
        del findings
        table, state = int(found.id), self._names.state
        title = self._words.say("Table {table}", table=found.id)
        detail = BETWEEN_PLAYERS.join(self._seated(table))
        if found.is_missing and state is not None:
            detail = unpaired_words(state, table, self._words)
        return replace(found, title=title, detail=detail)

    def _order(self, found: Found, findings: Findings) -> Found:
        del findings
        order = read_order(found.id)
        detail = order_meaning(order, self._names.state, self._words) if order else ""
        return replace(found, title=found.id, detail=detail)

    def _note(self, found: Found, findings: Findings) -> Found:
        del findings
        if "#" in found.id:
            reference = RuleReference(*found.id.split("#", 1))
            note = self._names.marks.note_on(reference)
            where = place_words(self._sources.rules.library(), reference)
            return replace(found, title=note.text if note else "", detail=where)
        state = self._names.state
        text = state.setup.notes[int(found.id) - 1][1] if state is not None else ""
        return replace(found, title=text, detail=self._words.say("Note in the timeline"))

    def _help(self, found: Found, findings: Findings) -> Found:
        del findings
        page = self._sources.manual().page(found.id, self._words.language)
        if page is None:
            return found
        return replace(found, title=page.title, detail=page.summary)

    def _seated(self, table: int) -> tuple[str, ...]:
        return seated_at(self._names.state, table) if self._names.state is not None else ()


def place_words(library: Library, reference: RuleReference) -> str:
    """Return a section's number and title."""
    section = library.section(reference)
    title = section.title if section is not None else None
    return f"{reference.ref.partition('#')[0]} {title or ''}".strip()
