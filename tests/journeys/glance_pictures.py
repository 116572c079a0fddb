"""States of a card over the page that names it: in a deck check, a list, a penalty; and of names
that are wrong, with those near."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists, TickDeck
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.infractions.commands import IssuePenalty
from tests.card_fakes import CardFakes, without_card_file
from tests.journeys import day_pictures
from tests.journeys.deck_pictures import cards, registered
from tests.journeys.stage import Stage

LANTERNS = (
    "4 Lantern of the Ninth Gate, 4 Ninth-Gate Sexton, 3 Lantern Keeper's Oath, 4 Drowned Lantern, "
    "2 Ember // Rime, 3 Vessa, Keeper of Seals, 4 Tidewall Path // Tidewall Reef, "
    "2 Quarry Giant // Drop a Boulder, 4 Moorland Stray // Howling Moor-King, "
    "30 Snow-Covered Fen",
    "3 Cold Larder // Hot Kitchen, 4 Siege of Lowport // Lowport Freed, "
    "2 Timid Apprentice // Taro, Master of Blades, 2 Rusted Half",
)
GIANTS = (
    "4 Quarry Giant // Drop a Boulder, 4 Ember // Rime, 4 Rusted Half, 4 Drowned Lantern, "
    "4 Moorland Stray // Howling Moor-King, 3 Cold Larder // Hot Kitchen, 37 Snow-Covered Fen",
    "4 Lantern Keeper's Oath, 3 Vessa, Keeper of Seals",
)
WRONG = "4 Ninth Gate\n3 Drowned Lanten\n20 Lantern\n33 Snow-Covered Fen\n"
HAPPENED = (
    "Resolved Lantern of the Ninth Gate with two counters, then drew for [ember // rime] as well."
)


def with_cards(cards_: CardFakes) -> Callable[[Stage], None]:
    """Round 4 of a day whose players play these cards, a check of table 23 in progress."""

    def arrange(stage: Stage) -> None:
        stage.cards.hold(cards_)
        day_pictures.running(stage)
        lists = (registered("A. Rossi", LANTERNS), registered("L. Petrova", GIANTS))
        day_pictures.do(
            stage,
            TakeDecklists(lists),
            StartDeckCheck(
                23, judges=("T. Weber", "J. Okafor"), players=("A. Rossi", "L. Petrova")
            ),
        )
        check = stage.program.bridge.state.deck_checks.open_checks()[-1].id
        ticked = cards("4 Lantern of the Ninth Gate, 2 Ninth-Gate Sexton, 12 Snow-Covered Fen")
        day_pictures.do(
            stage,
            TickDeck(check, 0, ticked),
            TickDeck(check, 1, (CardCount(5, "Rusted Half"),)),
            IssuePenalty("A. Rossi", "ipg-2.5", "warning", table=23, comment=HAPPENED),
        )
        day_pictures.without_alarms(stage)

    return arrange


def in_check(cards_: CardFakes, *keys: str) -> Callable[[Stage], None]:
    """The check, with keys pressed in it."""

    def arrange(stage: Stage) -> None:
        with_cards(cards_)(stage)
        stage.press("F3")
        stage.settle()
        for key in keys:
            for each in key[1:] if key.startswith("'") else (key,):
                stage.press(each)
            stage.settle()

    return arrange


def near_names(stage: Stage) -> None:
    """A list with names that are not quite those of cards."""
    with_cards(CardFakes())(stage)
    stage.press("F4")
    stage.press("Ctrl+N")
    stage.settle()
    editor = stage.window.navigation.page("decks").lists.editor
    editor.player.setText("K. Bauer")
    editor.field.setPlainText(WRONG)
    stage.settle(300)
    editor.preview.setFocus()
    stage.settle()


def near_name_shown(stage: Stage) -> None:
    """The same, with one of those near over the page."""
    near_names(stage)
    stage.press("Down")
    stage.press("Alt+C")
    stage.settle()


def in_penalty(stage: Stage) -> None:
    """A penalty of which a card is over the page."""
    with_cards(CardFakes())(stage)
    stage.open("infractions")
    stage.press("Ctrl+Shift+P")
    stage.settle(100)
    stage.press("Alt+C")
    stage.settle()


def without_file(stage: Stage) -> None:
    """The check without a card file, of which a card is asked for."""
    in_check(without_card_file(), "'lan", "Alt+C")(stage)


def with_alarm(stage: Stage) -> None:
    """A card over the check while an alarm rings."""
    in_check(CardFakes(), "'lan", "Alt+C")(stage)
    stage.pass_time(0, 160)
    stage.settle()


def put_away(stage: Stage) -> None:
    """Put the card, the cards and the event away."""
    for _ in range(3):
        stage.press("Esc")
    bridge = stage.program.bridge
    if bridge.engine is not None:
        bridge.remove(bridge.current)
    stage.cards.hold(None)
    stage.settle(60)


STATES = (
    ("glance-check", "decks", in_check(CardFakes(), "'lan", "Alt+C")),
    ("glance-split", "decks", in_check(CardFakes(), "F6", "'emb", "Alt+C")),
    ("glance-alarm", "decks", with_alarm),
    ("glance-no-file", "decks", without_file),
    ("glance-near-name", "decks", near_name_shown),
    ("deck-lists-near", "decks", near_names),
    ("glance-penalty", "infractions", in_penalty),
)
"""Names, pages, and what is done there; all are undone by `put_away`."""
