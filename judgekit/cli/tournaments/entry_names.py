"""Names of the record's entries, for a person; scripts and data have the record's own names."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

NAMES: Mapping[str, str] = {
    "all-clocks-paused": message("all clocks paused"),
    "all-clocks-resumed": message("all clocks resumed"),
    "appeal-amended": message("appeal changed"),
    "appeal-decided": message("appeal decided"),
    "appeal-drafted": message("appeal noted"),
    "appeal-opened": message("appeal made"),
    "call-changed": message("call changed"),
    "call-closed": message("call closed"),
    "call-opened": message("call opened"),
    "checklist-marked": message("checklist marked"),
    "checklist-set": message("checklist changed"),
    "clock-corrected": message("clock corrected"),
    "clock-paused": message("clock paused"),
    "clock-resumed": message("clock resumed"),
    "computer-clock-followed": message("computer’s clock followed"),
    "deck-check-changed": message("deck check changed"),
    "deck-check-finished": message("deck check finished"),
    "deck-check-started": message("deck check started"),
    "deck-ticked": message("cards of a deck counted"),
    "decklist-dropped": message("decklist removed"),
    "decklists-taken": message("decklists saved"),
    "device-let-in": message("laptop or phone let in"),
    "device-revoked": message("laptop or phone removed"),
    "epoch-begun": message("laptop became the hub"),
    "event-changed": message("event changed"),
    "event-opened": message("event created"),
    "extension-granted": message("extension given"),
    "judge-seated": message("judge at the table"),
    "made-by-newer-program": message("entry made by a newer program"),
    "message-shown": message("message on the public display"),
    "note-written": message("note written"),
    "pairings-taken": message("pairings saved"),
    "penalty-corrected": message("penalty corrected"),
    "penalty-issued": message("penalty recorded"),
    "player-erased": message("player’s name erased"),
    "player-told-apart": message("name of another player"),
    "players-joined": message("two names, one player"),
    "playing-tables-reported": message("outstanding tables reported"),
    "pool-dropped": message("pool removed"),
    "pools-taken": message("pools saved"),
    "records-kept": message("standings saved"),
    "roles-changed": message("roles changed"),
    "round-ended": message("round ended"),
    "round-started": message("round started"),
    "set-aside-settled": message("set-aside entry decided"),
    "slow-play-called": message("Slow Play"),
    "step-amended": message("entry corrected"),
    "step-merged": message("says the same as another entry"),
    "step-set-aside": message("entry set aside"),
    "steps-put-back": message("entries put back"),
    "steps-taken-back": message("entries undone"),
    "table-finished": message("table done"),
    "table-told": message("table told again"),
    "turn-taken": message("next turn"),
    "turns-started": message("turns started"),
}


def entry_name(name: str, words: Words) -> str:
    """`call opened` for `call-opened`; a name not known here is returned unchanged."""
    return words.say_known(NAMES, name)
