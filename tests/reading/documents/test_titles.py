"""Titles printed in capitals become readable; everything else stays as it was printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.documents.titles import readable_document, readable_title
from tests.builders import document, section


@pytest.mark.parametrize(
    ("printed", "language", "read"),
    [
        ("GENERAL PHILOSOPHY", "en", "General Philosophy"),
        ("FRAMEWORK OF THIS DOCUMENT", "en", "Framework of This Document"),
        ("GAME PLAY ERROR — MISSED TRIGGER", "en", "Game Play Error — Missed Trigger"),
        ("TOURNAMENT ERROR: THE DECK", "en", "Tournament Error: The Deck"),
        ("PLAYERS' RESPONSIBILITIES", "en", "Players' Responsibilities"),
        ("THE DCI AND THE REL", "en", "The DCI and the REL"),
        ("ANNEX II", "en", "Annex II"),
        ("SETS", "en", "Sets"),
        ("RPTQ", "en", "RPTQ"),
        ("MAGIC: THE GATHERING® TOURNAMENT RULES", "en", "Magic: The Gathering® Tournament Rules"),
        ("APLICACIÓN DE PENALIZACIONES", "es", "Aplicación de penalizaciones"),
        ("REGLAS DE TORNEO DE MAGIC", "es", "Reglas de torneo de Magic"),
        ("¿QUÉ ES UNA FALTA?", "es", "¿Qué es una falta?"),
        ("ОБЩИЕ ПОЛОЖЕНИЯ", "ru", "Общие положения"),
        ("GRUNDREGELN DES TURNIERS", "de", "Grundregeln des Turniers"),
        ("ルール", "ja", "ルール"),
        ("X", "en", "X"),
        ("IPG", "en", "IPG"),
        ("End-of-Match Procedure", "en", "End-of-Match Procedure"),
        ("Appendix B — TIME LIMITS", "en", "Appendix B — TIME LIMITS"),
    ],
)
def test_a_title(printed, language, read):
    assert readable_title(printed, language) == read


@given(st.text(max_size=40), st.sampled_from(["en", "es", "ru", "de"]))
def test_the_length_and_the_letters_stay(title, language):
    read = readable_title(title, language)
    assert len(read) == len(title)
    assert read.lower() == title.lower()
    assert readable_title(read, language) == read or read.isupper()


def test_sections_keep_their_references_and_their_texts():
    printed = document(
        "ipg-en-2019-05-03",
        section("INTRODUCTION", "INTRODUCTION", "ALL OF IT"),
        section("1.4", "Backing Up", "Text."),
        title="MAGIC INFRACTION PROCEDURE GUIDE",
    )
    read = readable_document(printed)
    assert read.title == "Magic Infraction Procedure Guide"
    assert [(each.ref, each.title) for each in read.sections] == [
        ("INTRODUCTION", "Introduction"),
        ("1.4", "Backing Up"),
    ]
    assert read.sections[0].blocks == printed.sections[0].blocks
    assert read.sections[1] is printed.sections[1]
