"""The command bar's order for penalties: `p Rossi missed trigger` begins one for Rossi, `p 14
missed trigger` one at table 14."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from judgekit.domain.infractions.penalty_history import for_infraction, of_day
from judgekit.domain.infractions.policy import NONE, Edition
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.topic import Topic
from judgekit.reading.lateness import read_lateness_alone
from judgekit.ui.infractions.finder.search_loading import load_search
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.shell.commands.order_words import asked, round_at
from judgekit.ui.shell.page import Detail, PenaltyWords, ProgramDependencies, Proposal
from judgekit.ui.words.penalty_wording import infraction_title, penalty_name, sign_of
from judgekit.ui.words.wording import duration_text
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.players import players_of

translate = QCoreApplication.translate
MOST_WORDS_OF_A_NAME = 4
MOST_OFFERED = 4
NAMING = frozenset((Topic.SETUP, Topic.INFRACTIONS))
"""Topics that names of players come from: pairings and penalties."""


class PenaltyOrders:
    """Proposals for the order on penalties."""

    def __init__(
        self, dependencies: ProgramDependencies, begin_penalty: Callable[[PenaltyWords], None]
    ) -> None:
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._begin = begin_penalty
        self._is_loaded = False
        self._names: KnownNames | None = None
        """All known players; None if the cache is outdated."""
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._forget)
        load_search(dependencies, "orders", self._loaded)

    def proposals(self, table: int | None, words: str, form: str) -> list[Proposal]:
        """`p`, `p Rossi`, `p Rossi missed trigger`, `p 14 drew extra card`, `p late 7`."""
        if table is not None:
            said = PenaltyWords(table=table, words=words)
            whom = translate("Orders", "Penalty at table {table}").format(table=table)
            return [self._begun(said, whom, form)]
        if not words:
            hint = translate("Orders", "Enter a player, then what happened: p Rossi missed trigger")
            return [asked(translate("Orders", "A penalty for whom?"), form, hint)]
        late = read_lateness_alone(words)
        if late is not None:
            whom = translate("Orders", "Penalty for tardiness, {time} late")
            said = PenaltyWords(words=words)
            return [self._begun(said, whom.format(time=duration_text(late)), form)]
        players, rest = self._player_and_words(words)
        return [
            self._begun(
                PenaltyWords(player, None, rest),
                translate("Orders", "Penalty for {player}").format(player=player),
                form if at == 0 else f"p {player} {rest}".strip(),
            )
            for at, player in enumerate(players)
        ]

    def _player_and_words(self, words: str) -> tuple[tuple[str, ...], str]:
        """Players named by the first words, the likeliest first, and the remaining words; if no
        player is known by them, the first word is taken for a name."""
        typed = words.split()
        known = self._known()
        for count in range(min(MOST_WORDS_OF_A_NAME, len(typed)), 0, -1):
            found = known.complete(" ".join(typed[:count]), MOST_OFFERED)
            if found:
                return found, " ".join(typed[count:])
        return (typed[0],), " ".join(typed[1:])

    def _begun(self, said: PenaltyWords, title: str, form: str) -> Proposal:
        hint = translate("Orders", "Add what happened: missed trigger")
        icon, details = self._meant(said) if said.words and self._is_loaded else ("flag", [])
        return Proposal(
            title=title,
            form=form,
            verb=translate("Orders", "Open penalty form"),
            run=lambda: self._begin(said),
            icon=icon,
            details=tuple(details),
            note="" if said.words else hint,
            meaning=title,
            is_order=True,
        )

    def _meant(self, said: PenaltyWords) -> tuple[str, list[Detail]]:
        """Icon and details of the infraction meant, with the player's Warnings for it today."""
        policy, language = self._dependencies.policy, self._dependencies.preferences.language()
        laid_down = self._bridge.foreseen_state().setup.details
        level = policy_level(laid_down.rel if laid_down else "")
        edition = laid_down.policy if laid_down else ""
        hits = policy.search(
            said.words,
            level=level,
            edition=Edition(edition) if edition in list(Edition) else Edition.OF_2024,
            limit=1,
        )
        if not hits:
            return "flag", [Detail(translate("Orders", "Infraction"), "—")]
        catalogue = policy.catalogue()
        if hits[0].id == NONE:
            case = catalogue.no_infraction(hits[0].no_infraction)
            words = case.name.said(language) if case else ""
            return "none-due", [Detail(translate("Orders", "No infraction"), words)]
        entry = catalogue.entry(hits[0].id)
        penalty = entry.penalty if entry else ""
        shown = [
            Detail(
                translate("Orders", "Infraction"),
                infraction_title(catalogue, hits[0].id, language),
            ),
            Detail(translate("Orders", "Standard penalty"), penalty_name(penalty)),
        ]
        if said.player:
            history = self._bridge.foreseen_state().penalties_of(said.player)
            today = of_day(for_infraction(history, hits[0].id), local_day(self._bridge.now()))
            label = translate("Orders", "Previous today")
            shown.append(Detail(label, str(len(today))))
        state = self._bridge.foreseen_state()
        found = round_at(state, said.table) if said.table is not None else None
        if found is not None:
            label = translate("Orders", "Round")
            shown.append(Detail(label, str(found[1].number)))
        return sign_of(penalty).icon, shown

    def _known(self) -> KnownNames:
        """Return all known players, parsed once for many keystrokes."""
        if self._names is None:
            self._names = KnownNames(players_of(self._bridge.state))
        return self._names

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & NAMING:
            self._forget()

    def _forget(self) -> None:
        self._names = None

    def _loaded(self) -> None:
        self._is_loaded = True
