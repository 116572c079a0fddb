"""The lists of all players: a folder, a table of cards, a table of lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.players_lists import PlayersLists, UnreadList
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.engine.failures import EnvironmentFailure
from judgekit.reading.decklists.reader import LARGEST_BYTES
from judgekit.storage.decklists.players_lists import (
    MOST_LISTS,
    MOST_TABLE_ROWS,
    read_lists_of_files,
    read_players_lists,
)


def read(path: Path) -> PlayersLists:
    told: list[float] = []
    found = read_players_lists(path, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    return found


def sizes(found: PlayersLists) -> dict[str, tuple[int, int]]:
    return {
        player: (total(each.main), total(each.sideboard)) for player, each in found.lists.items()
    }


def table(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "players.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_folder_names_players_by_its_files(tmp_path: Path) -> None:
    (tmp_path / "Rossi_Anna.txt").write_text("60 Island\n\n15 Duress")
    (tmp_path / "Петрова Лена.dek").write_text(
        '<Deck><Cards Quantity="60" Name="Swamp"/></Deck>', encoding="utf-8"
    )
    (tmp_path / "a.txt").write_text("Player: Ivanov, Pyotr\n60 Plains")
    (tmp_path / ".DS_Store").write_bytes(b"\0\0\0")
    (tmp_path / "older").mkdir()
    found = read(tmp_path)
    assert sizes(found) == {
        "Rossi Anna": (60, 15),
        "Ivanov, Pyotr": (60, 0),
        "Петрова Лена": (60, 0),
    }
    assert found.unread == ()


def test_a_file_that_is_no_list_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    (tmp_path / "1.txt").write_text("Player: Ann\n60 Island")
    (tmp_path / "2.txt").write_text("Player: ann\n60 Swamp")
    (tmp_path / "3.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    (tmp_path / "4.txt").write_text("")
    found = read(tmp_path)
    assert sizes(found) == {"Ann": (60, 0)}
    assert found.unread == (
        UnreadList("2.txt", ListFault.PLAYER_TWICE),
        UnreadList("3.png", ListFault.NOT_TEXT),
        UnreadList("4.txt", ListFault.NO_CARDS),
    )


def test_an_empty_folder_has_no_lists(tmp_path: Path) -> None:
    assert read(tmp_path) == PlayersLists({})


@pytest.mark.parametrize(
    "headings",
    [
        "Player,Card,Count,Board",
        "Name,Card,Qty,Section",
        "Jugador,Carta,Cantidad,Zona",
        "Игрок,Карта,Количество,Часть",
    ],
)
def test_a_table_with_a_row_for_each_card(tmp_path: Path, headings: str) -> None:
    rows = "Ann,Island,60,main\nBo,Swamp,59,main\nann,Duress,15,side\n,Opt,4,main\n"
    found = read(table(tmp_path, f"{headings}\n{rows}"))
    assert sizes(found) == {"Ann": (60, 15), "Bo": (59, 0)}
    assert [(each.fault, each.line) for each in found.unread] == [(ListFault.NO_PLAYER, 5)]


@pytest.mark.parametrize(
    "text",
    [
        'Player,Decklist\nAnn Rossi,"60 Island\n\n15 Duress"\nBo,"60 Swamp"\n',
        "First Name;Last Name;Decklist\nAnn;Rossi;60 Island, 0 Opt, 15 SB\n",
        'Name,Main deck,Sideboard\nAnn Rossi,"60 Island","8 Duress; 7 Negate"\nBo,60 Swamp,\n',
        'Name,Deck,Decklist\nAnn Rossi,Control,"60 Island\nSB: 15 Duress"\nBo,Aggro,60 Swamp\n',
        'Игрок;Колода\nAnn Rossi;"60 Island\n\nСайдборд\n15 Duress"\nBo;60 Swamp\n',
    ],
)
def test_a_table_with_a_list_in_a_cell(tmp_path: Path, text: str) -> None:
    found = read(table(tmp_path, text))
    assert "Ann Rossi" in found.lists
    if "Bo" in found.lists:
        assert sizes(found) == {"Ann Rossi": (60, 15), "Bo": (60, 0)}


def test_a_row_with_more_cards_than_any_list_is_told_and_the_others_are_read(
    tmp_path: Path,
) -> None:
    long = "; ".join(f"1 Card {at}" for at in range(6_000))
    (tmp_path / "all.csv").write_text(f'Player,Decklist\nAnn,"{long}"\nBo,60 Island\n')
    found = read_players_lists(tmp_path / "all.csv", lambda _: None)
    assert ([*found.lists], [each.fault for each in found.unread]) == (
        ["Bo"],
        [ListFault.TOO_LARGE],
    )


def test_a_row_without_a_list_is_told(tmp_path: Path) -> None:
    found = read(table(tmp_path, "Player,Decklist\nAnn,60 Island\nBo,\n,60 Swamp\nAnn,4 Opt\n"))
    assert sizes(found) == {"Ann": (60, 0)}
    assert [(each.fault, each.line) for each in found.unread] == [
        (ListFault.NO_CARDS, 3),
        (ListFault.NO_PLAYER, 4),
        (ListFault.PLAYER_TWICE, 5),
    ]


def test_a_table_of_one_list_names_no_players(tmp_path: Path) -> None:
    with pytest.raises(UnusableList) as refused:
        read(table(tmp_path, "Count,Name\n4,Opt\n"))
    assert refused.value.fault is ListFault.NOT_A_LIST


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Ann\n60 Island\n\nBo\n60 Swamp\n", ListFault.SEVERAL_PLAYERS),
        ('{"name":"drakes"}', ListFault.FOREIGN_JSON),
        ("60 Island\n", ListFault.NOT_A_LIST),
    ],
)
def test_a_text_in_place_of_a_table_is_told_for_what_it_is(
    tmp_path: Path, text: str, fault: ListFault
) -> None:
    with pytest.raises(UnusableList) as refused:
        read(table(tmp_path, text))
    assert refused.value.fault is fault


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailure):
        read(tmp_path / "gone")


def test_what_the_progress_raises_ends_it(tmp_path: Path) -> None:
    (tmp_path / "1.txt").write_text("60 Island")

    def cancelled(part: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        read_players_lists(tmp_path, cancelled)


@pytest.mark.parametrize(
    ("text", "teams"),
    [
        ("Team,Player,Count,Card\nRed,Ann,60,Island\n,Ben,60,Swamp\n", {"Ann": "Red"}),
        ("Имя игрока;Команда;Деклист\nАня;Красные;60 Island\n", {"Аня": "Красные"}),
        ("Equipo,Nombre,Apellidos,Lista\nRojo,Ana,Ríos,60 Island\n", {"Ana Ríos": "Rojo"}),
        ("Team,Count,Card\nRed,60,Island\n", {}),
    ],
)
def test_a_table_tells_of_teams(tmp_path: Path, text: str, teams: dict[str, str]) -> None:
    found = read(table(tmp_path, text))
    assert found.teams == teams
    assert set(teams) <= set(found.lists)


def test_a_table_of_teams_alone_takes_them_for_players(tmp_path: Path) -> None:
    assert sizes(read(table(tmp_path, "Team,Count,Card\nRed,60,Island\n"))) == {"Red": (60, 0)}


def test_files_that_were_chosen_are_read_alone(tmp_path: Path) -> None:
    for name in ("Ann.txt", "Ben.txt", "Cleo.txt"):
        (tmp_path / name).write_text("60 Island")
    chosen = [tmp_path / name for name in ("Cleo.txt", "Ann.txt", "gone.txt")]
    told: list[float] = []
    found = read_lists_of_files(chosen, told.append)
    assert list(found.lists) == ["Cleo", "Ann"]
    assert [each.source for each in found.unread] == ["gone.txt"]
    assert told[-1] == 1.0


def test_more_than_anybody_plays_is_refused_and_told(tmp_path: Path) -> None:
    with pytest.raises(UnusableList) as large:
        read(table(tmp_path, "player,quantity,card\n" + " " * LARGEST_BYTES))
    assert large.value.fault is ListFault.TOO_LARGE
    rows = "player,quantity,card\n" + "a,1,b\n" * (MOST_TABLE_ROWS + 1)
    with pytest.raises(UnusableList) as long:
        read(table(tmp_path, rows))
    assert long.value.fault is ListFault.TOO_LARGE


def test_lists_beyond_the_most_are_told_and_not_read(tmp_path: Path) -> None:
    one = tmp_path / "Rossi_Anna.txt"
    one.write_text("60 Island", encoding="utf-8")
    found = read_lists_of_files([one] * (MOST_LISTS + 2), lambda part: None)
    too_many = [each for each in found.unread if each.fault is ListFault.TOO_LARGE]
    assert len(too_many) == 2
