"""What `deck compare` says: what differs, and why something is to be considered."""

from __future__ import annotations

from collections.abc import Mapping

FINDING: Mapping[str, tuple[str, str, str]] = {
    "compare.agrees": (
        "Deck and list agree.",
        "El mazo y la lista coinciden.",
        "Колода и деклист совпадают.",
    ),
    "compare.unread": (
        "Lines that could not be read: {count}. Look at them first; nothing here is sure.",
        "Líneas que no se pudieron leer: {count}. Mírelas primero; nada de esto es seguro.",
        "Непрочитанных строк: {count}. Сначала посмотрите их: всё здесь под вопросом.",
    ),
    "compare.totals": (
        "Registered {main} + {sideboard}, counted {counted_main} + {counted_sideboard}.",
        "Registradas {main} + {sideboard}, contadas {counted_main} + {counted_sideboard}.",
        "В деклисте {main} + {sideboard}, посчитано {counted_main} + {counted_sideboard}.",
    ),
    "compare.read-as": (
        "“{written}” was read as {card}.",
        "«{written}» se leyó como {card}.",
        "«{written}» прочитано как {card}.",
    ),
    "compare.which": (
        "“{written}” may be {cards}: write the name in full.",
        "«{written}» puede ser {cards}: escriba el nombre completo.",
        "«{written}» может быть {cards}: напишите название полностью.",
    ),
    "compare.missing": ("Missing", "Faltan", "Не хватает"),
    "compare.extra": ("Not on the list", "No están en la lista", "Нет в деклисте"),
    "compare.misplaced": ("In the wrong part", "En el lugar equivocado", "Не на своём месте"),
    "compare.main": ("main deck", "el mazo principal", "основная колода"),
    "compare.sideboard": ("sideboard", "el sideboard", "сайдборд"),
    "compare.consider": ("Consider", "Considere", "Что рассмотреть"),
    "compare.consider-unread": (
        "Consider, if those lines change nothing",
        "Considere, si esas líneas no cambian nada",
        "Что рассмотреть, если эти строки ничего не меняют",
    ),
    "finding.only-sideboard-missing": (
        "Only sideboard cards are missing: make a note, no penalty.",
        "Solo faltan cartas del sideboard: se anota, sin penalización.",
        "Не хватает только карт сайдборда: пометьте, наказания нет.",
    ),
    "finding.deck-differs": (
        "The deck doesn't match a list that shows what the player meant to play.",
        "El mazo no coincide con una lista que muestra lo que el jugador quería jugar.",
        "Колода не совпадает с деклистом, который описывает то, чем игрок хотел играть.",
    ),
    "finding.deck-too-small": (
        "The deck has too few cards: {counted_main}, registered {main}, the format's minimum"
        " {fewest}.",
        "El mazo tiene pocas cartas: {counted_main}, registradas {main}, mínimo del formato"
        " {fewest}.",
        "В колоде мало карт: {counted_main}, в деклисте {main}, минимум формата {fewest}.",
    ),
    "finding.sideboard-too-large": (
        "The sideboard has too many cards: {counted_sideboard}, registered {sideboard}.",
        "El sideboard tiene cartas de más: {counted_sideboard}, registradas {sideboard}.",
        "В сайдборде лишние карты: {counted_sideboard}, в деклисте {sideboard}.",
    ),
    "finding.cards-with-opponent": (
        "If the missing cards are in the opponent's deck, the number of cards alone is no Game"
        " Loss; both players have a Deck Problem.",
        "Si las cartas que faltan están en el mazo del oponente, la cantidad sola no es pérdida de"
        " juego; ambos jugadores tienen un problema de mazo.",
        "Если недостающие карты в колоде оппонента, само их число не ведёт к проигрышу игры;"
        " проблема с колодой у обоих.",
    ),
    "finding.extra-copy-seen": (
        "There are more copies of a main-deck card than the list allows; it counts unless all"
        " copies are still in the random part of the library.",
        "Hay más copias de una carta del mazo principal que las de la lista; cuenta salvo que todas"
        " sigan en la parte aleatoria de la biblioteca.",
        "Копий карты основной колоды больше, чем в деклисте; это важно, если не все они ещё в"
        " случайной части библиотеки.",
    ),
    "finding.sideboard-card-noticed": (
        "If the opponent may have decided something because of a card that isn't to be in the main"
        " deck, having seen it.",
        "Si el oponente pudo decidir algo por una carta que no debía estar en el mazo principal,"
        " tras verla.",
        "Если оппонент мог принять решение, увидев карту, которой не место в основной колоде.",
    ),
    "finding.list-not-as-meant": (
        "If the deck is what the player meant to play, it is the list that is wrong.",
        "Si el mazo es lo que el jugador quería jugar, lo que está mal es la lista.",
        "Если игрок хотел играть именно этой колодой, неверен деклист.",
    ),
    "finding.cards-lost": (
        "If the missing main-deck cards can't be found, nor identical ones, the list has to"
        " change.",
        "Si no aparecen las cartas del mazo principal ni otras iguales, hay que cambiar la lista.",
        "Если карт основной колоды не найти и заменить такими же нельзя, деклист придётся менять.",
    ),
    "finding.list-too-small": (
        "The list has {main} cards, fewer than the format's minimum of {fewest}.",
        "La lista tiene {main} cartas, menos que el mínimo del formato, {fewest}.",
        "В деклисте {main} карт, меньше минимума формата ({fewest}).",
    ),
    "finding.list-sideboard-too-large": (
        "The list has {sideboard} sideboard cards, more than the format allows.",
        "La lista tiene {sideboard} cartas de sideboard, más de las que permite el formato.",
        "В деклисте {sideboard} карт сайдборда, больше, чем допускает формат.",
    ),
    "finding.list-not-legal": (
        "The list has what the format doesn't allow: {cards}.",
        "La lista tiene cartas que el formato no permite: {cards}.",
        "В деклисте есть то, чего формат не допускает: {cards}.",
    ),
}
