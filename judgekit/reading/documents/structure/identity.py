"""What a document is, by its own words: kind, language, title and date."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

from judgekit.domain.rules.document_import import DocumentKind
from judgekit.reading.documents.source_text import SourceText
from judgekit.reading.documents.structure.dates import find_date, is_date_line, says_in_force

_HEAD = 60
"""Lines at the beginning that say what a document is."""
_SAMPLE = 30_000
_KINDS: Sequence[tuple[DocumentKind, re.Pattern[str]]] = tuple(
    (kind, re.compile(pattern, re.IGNORECASE))
    for kind, pattern in (
        (
            DocumentKind.REGULAR_GUIDE,
            r"judging at regular|arbitrar a nivel regular|"
            r"arbitraje (?:en|a) (?:nivel |REL )?regular|"
            r"regular (?:rel|rules enforcement level) (?:document|guide)|"
            r"судейство на (?:уровне )?(?:regular|обычн)|"
            r"arbitrer (?:en|au) (?:niveau )?r[ée]gulier|schiedsrichtern bei regular|"
            r"arbitrare a regular|一般レベル|常规规则执行|一般級",
        ),
        (
            DocumentKind.INFRACTION_GUIDE,
            r"infraction procedure guide|penalty guide(?:lines)?|"
            r"gu[ií]a de (?:procedimiento[s]? de |las )?infraccion|"
            r"gu[ií]a de penalizaci|руководство по (?:процедур\w+|нарушени|наказани)|"
            r"guide des (?:proc[ée]dures d['’])?infractions?|"
            r"leitfaden (?:f[üu]r|zu) (?:regelverst|versto)|"
            r"guida alle (?:procedure di )?infrazion|guia de (?:procedimento de )?infra[çc]|"
            r"違反処置指針|违规处理方针|違規處理|위반 처리",
        ),
        (
            DocumentKind.COMPREHENSIVE_RULES,
            r"comprehensive rules|reglas completas|r[èe]gles compl[èe]tes|"
            r"umfassende regeln|regole complete|regras completas|полные правила|総合ルール|"
            r"完整规则|完整規則|종합 규칙",
        ),
        (
            DocumentKind.TOURNAMENT_RULES,
            r"tournament rules|floor rules|reglas de torneos?|reglamento de torneos?|"
            r"правила турниров|турнирные правила|r[èe]gles? (?:de|des|du) tournois?|turnierregeln|"
            r"regole (?:di|dei|da|del) torne|regras (?:de|dos) torneios?|イベント規定|大会規定|"
            r"比赛规则|比賽規則|竞赛规则|赛事规则|토너먼트 규정|토너먼트 규칙",
        ),
    )
)
_WORDS: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": "the of and to is that a player players or for not with this are be they match",
        "es": "el la los las de que y en un una para por con no se del jugador jugadores es",
        "fr": "le la les des et à un une pour dans que qui est du par sur joueur joueurs pas",
        "de": "der die das und ist nicht ein eine zu den von mit für auf werden spieler oder im",
        "it": "il lo la gli le di che e un una per non con del della giocatore giocatori si è",
        "pt": "o a os as de que e um uma para não com do da dos jogador jogadores em se ou",
        "ru": "и в не на с что по для или игрок игроки игрока от к за из этого если может",
    }.items()
}
_RULE = re.compile(r"[1-9]\d\d\.\d+[a-z]?\.?\s")
_FEWEST_RULES = 100
_KANA = re.compile(r"[\u3040-\u30ff]")
_HANGUL = re.compile(r"[\uac00-\ud7af]")
_HAN = re.compile(r"[\u4e00-\u9fff]")
_EAST_ASIAN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
_WORD = re.compile(r"[^\W\d_]+")
_ASCII_WORD = re.compile(r"[a-z]+")
_FILE_DATE = re.compile(
    r"(?<!\d)(?P<y>(?:19|20)\d\d)[-_. ]?(?P<m>[01]\d)[-_. ]?(?P<d>[0-3]\d)(?!\d)"
)


def find_kind(source: SourceText, name: str) -> DocumentKind | None:
    """The kind by the first lines, the title that the file states or the file's name, in this
    order; None if nothing says it. A text with few numbered rules is no Comprehensive Rules."""
    found = _kind_by_words(source, name)
    if found is DocumentKind.COMPREHENSIVE_RULES or found is None:
        rules = (each for each in source.lines if _RULE.match(each.text))
        has_rules = next(islice(rules, _FEWEST_RULES - 1, None), None) is not None
        return DocumentKind.COMPREHENSIVE_RULES if has_rules else None
    return found


def _kind_by_words(source: SourceText, name: str) -> DocumentKind | None:
    heads = [line.text for line in source.lines[:_HEAD] if len(line.text) < 120]
    for text in (*heads[:4], source.title, *heads[4:12], re.sub(r"[-_.]+", " ", name)):
        for kind, pattern in _KINDS:
            if pattern.search(text):
                return kind
    counts = Counter(kind for text in heads for kind, pattern in _KINDS if pattern.search(text))
    if counts:
        return counts.most_common(1)[0][0]
    short = re.search(r"(?<![a-z])(mtr|ipg|jar|cr)(?![a-z])", name.casefold())
    return DocumentKind(short[1]) if short else None


def find_language(source: SourceText) -> tuple[str, bool]:
    """The language by its letters and commonest words, and whether it is sure."""
    text = ""
    for line in source.lines:
        text += " " + line.text
        if len(text) > _SAMPLE:
            break
    is_ascii = text.isascii()
    letters = sum(map(str.isalpha, text)) if not is_ascii and _EAST_ASIAN.search(text) else 0
    for language, sign, share in (("ko", _HANGUL, 0.2), ("ja", _KANA, 0.1), ("zh", _HAN, 0.2)):
        if letters and len(sign.findall(text)) > share * letters:
            return language, True
    counts = Counter((_ASCII_WORD if is_ascii else _WORD).findall(text.casefold()))
    scores = Counter(
        {language: sum(counts[word] for word in words) for language, words in _WORDS.items()}
    )
    (first, most), (_, second) = scores.most_common(2)
    if not most:
        return source.language[:2] or "en", False
    return first, most > 1.3 * second and most > 20


def find_effective_date(source: SourceText, name: str) -> str | None:
    """The date from which the document is in force: a date beside a word that says so, the first
    date of the first lines, or that of the file's name."""
    head = [line.text for line in source.lines[:_HEAD] if len(line.text) < 400]
    for index, text in enumerate(head):
        if says_in_force(text):
            below = head[index + 1] if index + 1 < len(head) and len(text) < 30 else ""
            if date := find_date(text) or find_date(below):
                return date
    for text in head[:12]:
        if len(text) < 60 and (date := find_date(text)):
            return date
    found = _FILE_DATE.search(name)
    return find_date(f"{found['y']}-{found['m']}-{found['d']}") if found else None


def find_title(source: SourceText, kind: DocumentKind) -> str:
    """The title as the document prints it, else as its file states it."""
    heads = [
        line.text
        for line in source.lines[:12]
        if 3 < len(line.text) < 120 and not is_date_line(line.text)
    ]
    patterns = dict(_KINDS)
    if kind in patterns:
        for text in heads:
            if patterns[kind].search(text) and not text.endswith("."):
                return text
    if source.title and not re.search(
        r"\.(?:docx?|pdf|indd)$|untitled|microsoft", source.title, re.I
    ):
        return source.title
    return heads[0] if heads else source.title
