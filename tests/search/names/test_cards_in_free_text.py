"""How often a card is found where none is meant, and missed where one is: 90,000 made names in
three languages and cards that are called by ordinary words, in the words of judges."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from benchmarks import made_words
from judgekit.domain.cards.card_key import card_key
from judgekit.domain.infractions.state import Penalty
from judgekit.rehearsal.cases import CASES, NOTES
from judgekit.search.names.cards_in_text import cards_in_text
from judgekit.system.resources import locale_folder
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.words import Words
from tests.bundled_policy import bundled_policy

NUMBER = 30_000
ORDINARY = """
abandon absorb abundance accelerate act adaptation afterlife aggression ambition ambush anger
answer appeal apathy argument armed assault attrition authority avoid awakening balance battery
beck befuddle betrayal blaze blessing block blood boil bound breaking bribery burn burnout call
cancel capsize catalog catch cease censor chance chaos clash cleanse clear coercion cold
collapse commit compulsion condemn confirm confiscate confront confusion consign conspiracy
consult control convergence corrupt counsel counterspell crash crime cut damage dash dawn day
dead deal death debtors deception decision deduce defense defiance delay deliver demand demolish
desert despair destined determined deter development devour dirty discovery disperse divination
down dream driven duplicate duress duty eject elude embargo endure energy entering entrust
equilibrium erase error evacuation exclude execute exhaustion exile expansion expel expose
extinction failure fall false far fascination fatigue fear fight find finish fire fix flash
fling flood focus fog forbid force forget fortify frenzy give gone grant greed grind guess hail
haunt heal heaven hesitation hide hit hold hope humble hunger ice ignite illusion impulse
indecision inquisitive insight inspiration insult intervene introductions journey judgment jump
justice lay leap leave legacy lie life lifelink loss malice mass memory mend mercy mind
miscalculation misdirection mistake moment mouth murder naturalize negate neglect never night
nothing notice obliterate observe odds ok open opportunity opposition opt order outmaneuver
overcome pacifism pain panic patience pause peek persuasion plague plea ponder portent power
practice precognition preordain prepare pressure probe profit prohibit promise protect provoke
punishment pure purge pursuit quiet ready reason rebuke recall reclaim recover redirect reduce
refuse regress regrowth relearn release reminisce remand remove repeal repent reprisal reprieve
repulse research respite response rest restore restrain result retrace return revelation reverse
revise revival revoke reward rewind rise run sabotage sacrifice sadistic sanctity scatter scour
seek seize serenity serve shatter shelter shift shock shuffle silence simple slay sleep slow
smash snap snag sorrow spite splinter stall stand start startle status steal stifle stop stupor
submerge success suffer supply suppress surprise surge surrender suspend swerve tap tear telling
terminate terror think threaten thwart time tinker toil torment toss touch trade tragedy trial
trickery trouble turn twist undo unmake unsubstantiate upheaval vanish vengeance vertigo vex
victory vigilance vision void wane war warning warp wash waste wear wild will willing wipe wish
wonder worry wrath zap advertencia apelación avaricia calma caos cancelar caída deber desprecio
detener duda engaño error fallo fin fuego fuerza guerra hielo ira juego llamada miedo muerte
noche optar orden pausa pérdida perder ponderar pánico recuerdo respuesta robo silencio
sorpresa suerte tiempo turno vida апелляция апатия битва боль внимание возврат воля время вызов
гнев голод жадность жизнь забвение замедление игра контроль кража лёд молчание мысль надежда
наказание обман огонь ожидание ответ отказ отмена ошибка память паника пауза победа потеря
поражение порядок правило предупреждение проигрыш решение сила смерть сон спор страх терпение
турнир удача удивление ход хаос шок
"""
"""Cards are called so in one of the languages, or might be."""
HALVES = "who what when where said saw never leave insult insulto olvido muerte"
"""So are halves of cards."""
TERMS: Mapping[str, tuple[str, ...]] = {
    "en": (
        "Time up: Turn 3 for the active player, {player} in Response to Table 12.",
        "The Appeal of {player} was upheld by the Head Judge, Time Extension of 5 minutes.",
        "{player} asked in the Draw Step of Turn 4 whether Damage had been dealt. Backed up.",
        "Deck Check at Table 7, Sleeves marked; {player} got a Loss, no Exile of the card.",
        "In Game 2 {player} skipped the Upkeep; Head Judge: no Rewind. Judge Call at 12:40",
    ),
    "es": (
        "Se acabó el tiempo: Turno 3 del jugador activo, {player} en Respuesta. Mesa 12.",
        "La Apelación de {player} fue aceptada por el Juez Principal, Extensión de 5 minutos.",
        "Control de Mazos en la Mesa 7, protectores marcados; {player} recibió una Pérdida.",
    ),
    "ru": (
        "Время вышло: Ход 3 активного игрока, {player} в Ответ. Стол 12.",
        "Апелляция {player} принята, Главный Судья дал Дополнительное Время, 5 минут.",
        "Проверка колод за Столом 7, протекторы помечены; {player} получил Проигрыш игры.",
    ),
}
"""As judges write who give terms capitals."""
GIVEN: Mapping[str, str] = {
    "en": "Gave {player} a {penalty} for {infraction}, his second {penalty} today.",
    "es": "{player} recibió {penalty} por {infraction}, la segunda {penalty} del día.",
    "ru": "{player} получил {penalty} за {infraction}, второе {penalty} за день.",
}
NAMED: Mapping[str, tuple[str, ...]] = {
    "en": ("Resolved {card} with two counters", "He cast {card}, then drew", "Missed it: {card}."),
    "es": ("Lanzó {card} con dos contadores", "El oponente copió {card}; robó", "Olvidó {card}."),
    "ru": ("Разыграл {card} с двумя жетонами", "Оппонент забыл {card}, взял", "Тут {card}."),
}
"""Names within a sentence."""


@pytest.fixture(scope="module")
def names() -> dict[str, list[str]]:
    """The made names by language."""
    made = {}
    for language in made_words.LANGUAGES:
        chance = Random(f"free text {language}")
        made[language] = [made_words.name(language, chance) for _ in range(NUMBER)]
    return made


@pytest.fixture(scope="module")
def known(names) -> Mapping[str, str]:
    """All names by their keys."""
    written = [each for of_language in names.values() for each in of_language]
    halves = {each: f"{each} // other" for each in HALVES.split()}
    return {card_key(each): each for each in (*written, *ORDINARY.split())} | halves


def found(text: str, known: Mapping[str, str]) -> list[str]:
    """The cards found in a text."""

    def named(texts: Collection[str]) -> Mapping[str, str]:
        keys = {each: card_key(each) for each in texts}
        return {each: known[key] for each, key in keys.items() if key in known}

    return [each.name for each in cards_in_text(text, named)]


def told(language: str) -> Iterator[str]:
    """What a rehearsal tells of its calls, penalties and notes, and what judges write with capitals
    of every infraction and penalty."""
    words = Words(locale_folder(), language)
    for case in CASES:
        for text in (case.facts, case.ruling, case.objection):
            said = words.text(text)
            yield said
            yield f"A. Rossi: {said}"
    yield from (words.text(text) for text in NOTES)
    for player in ("A. Rossi", "Petrova", "Weber"):
        yield from (text.format(player=player) for text in TERMS[language])
        for entry in bundled_policy().catalogue().entries:
            for penalty in Penalty:
                yield GIVEN[language].format(
                    player=player,
                    penalty=penalty_name(penalty.value, words),
                    infraction=entry.name.said(language),
                )


@pytest.mark.parametrize("language", made_words.LANGUAGES)
def test_ordinary_words_of_judges_are_no_cards(language, known):
    texts = list(told(language))
    assert len(texts) > 300
    assert {text: cards for text in texts if (cards := found(text, known))} == {}


def test_what_is_asked_of_judges_has_no_cards(known):
    """Sentences in three languages, as written and with a capital letter."""
    for file in sorted(Path("tests/data").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = json.loads(line).get("q", "")
            for text in {said, said[:1].upper() + said[1:]}:
                assert found(text, known) == [], text


@pytest.mark.parametrize("language", made_words.LANGUAGES)
def test_every_name_within_a_sentence_is_found(language, names, known):
    for at, name in enumerate(names[language][::150]):
        for frame in NAMED[language]:
            assert found(frame.format(card=name), known) == [known[card_key(name)]], (at, name)


@pytest.mark.parametrize("name", ["Opt", "Shock", "Fear", "Duress", "Ponder", "Optar", "Страх"])
def test_a_name_of_one_word_is_found_where_it_is_written_as_a_name(name, known):
    for frame in (frame for of_language in NAMED.values() for frame in of_language):
        assert [card_key(each) for each in found(frame.format(card=name), known)] == [
            card_key(name)
        ]
        assert found(frame.format(card=name.lower()), known) == []
    assert found(f"[{name.lower()}] was cast", known)
    assert not found(f"{name} was cast", known)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Judge note: Duress resolved, opponent disagrees", ["duress"]),
        ("Nota: Miedo resuelto", ["miedo"]),
        ("Note: Who called? Said nothing.", []),
        ("A. Rossi: Said his life was 3", []),
        ("Note: [Said] was cast", ["said // other"]),
        ("He cast Said: it resolved", ["said // other"]),
        ("Game Loss: Deck Error. Ruling: Missed Trigger, Warning: Draw", []),
    ],
)
def test_after_a_colon_one_word_is_a_card_if_it_is_its_whole_name(text, cards, known):
    assert found(text, known) == cards
