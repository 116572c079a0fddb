"""Pairings as copied from tournament software: the formats, with invented people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Tables = Mapping[int, tuple[str, ...]]


class Pasted(NamedTuple):
    """A text, and its expected content."""

    text: str
    tables: Tables
    byes: tuple[str, ...] = ()
    round: int | None = None
    numbered_in_order: bool = False


TWO: Tables = {
    12: ("Rossi, Anna", "Petrova, Lena"),
    13: ("García, José", "O'Neil, Kim"),
}
BY_NAME: Tables = {**TWO, 12: ("Petrova, Lena", "Rossi, Anna")}
PLAIN: Tables = {12: ("Anna Rossi", "Lena Petrova"), 13: ("José García", "Kim O'Neil")}
RUSSIAN: Tables = {1: ("Иванов Пётр", "Орлова Анна"), 2: ("Королёв Артём", "Зайцев Илья")}

PASTED: Mapping[str, Pasted] = {
    "a sheet copied with tabs": Pasted(
        "Table\tPlayer 1\tPlayer 2\n"
        "12\tAnna Rossi\tLena Petrova\n"
        "13\tJosé García\tKim O'Neil\n"
        "\tVera Lind\tBYE\n",
        PLAIN,
        ("Vera Lind",),
    ),
    "a printout in aligned columns, with titles and page numbers": Pasted(
        "Grand Trial Lisbon\n"
        "Round 3 Pairings by Table\n"
        "\n"
        "Table  Player                 Points   Opponent             Points\n"
        "-----  ---------------------  -------  -------------------  ------\n"
        "   12  Rossi, Anna                 6   Petrova, Lena             6\n"
        "   13  García, José                3   O'Neil, Kim               6\n"
        "    -  Lind, Vera                  0   *** Bye ***               -\n"
        "\n"
        "Page 1 of 1                                   Printed 5/3/2024 10:41\n",
        TWO,
        ("Lind, Vera",),
        3,
    ),
    "a list by player name, where each match stands twice": Pasted(
        "Pairings by Player Name - Round 5\n"
        "Table\tPlayer\tPoints\tOpponent\tPoints\n"
        "13\tGarcía, José\t3\tO'Neil, Kim\t6\n"
        "\tLind, Vera\t9\t* BYE *\t\n"
        "13\tO'Neil, Kim\t6\tGarcía, José\t3\n"
        "12\tPetrova, Lena\t6\tRossi, Anna\t6\n"
        "12\tRossi, Anna\t6\tPetrova, Lena\t6\n",
        BY_NAME,
        ("Lind, Vera",),
        5,
    ),
    "the same with aligned columns, the table in the middle and points in brackets": Pasted(
        "Player               Table   Opponent\n"
        "García, José (3)       13    O'Neil, Kim (6)\n"
        "O'Neil, Kim (6)        13    García, José (3)\n"
        "Petrova, Lena (6)      12    Rossi, Anna (6)\n"
        "Rossi, Anna (6)        12    Petrova, Lena (6)\n",
        BY_NAME,
    ),
    "vs. lines with countries, as coverage pages had them": Pasted(
        "Table  Player 1            Player 2\n"
        "12  Rossi, Anna [ITA]  vs.  Petrova, Lena [RUS]\n"
        "13  García, José [ESP]  vs.  O'Neil, Kim [IRL]\n"
        "14  Lind, Vera [SWE]  vs.  BYE\n",
        TWO,
        ("Lind, Vera",),
    ),
    "vs. lines with single spaces": Pasted(
        "Round 2\n"
        "12 Rossi, Anna vs Petrova, Lena\n"
        "13 García, José vs O'Neil, Kim\n"
        "Lind, Vera BYE\n",
        TWO,
        ("Lind, Vera",),
        2,
    ),
    "a message in a chat": Pasted(
        "ROUND 4 is up!\n"
        "Table 12: Anna Rossi (2-1-0) vs. Lena Petrova (2-1-0)\n"
        "Table 13: José García (2-1-0) vs. Kim O'Neil (1-1-1)\n"
        "Bye: Vera Lind\n",
        PLAIN,
        ("Vera Lind",),
        4,
    ),
    "an exported file with quotes": Pasted(
        "Table,Player 1,Player 1 DCI,Player 2,Player 2 DCI,Result\r\n"
        '12,"Rossi, Anna",1234567890,"Petrova, Lena",2345678901,\r\n'
        '13,"García, José",3456789012,"O\'Neil, Kim",4567890123,\r\n'
        '14,"Lind, Vera",5678901234,,,\r\n',
        TWO,
        ("Lind, Vera",),
    ),
    "an exported file without quotes, family names first": Pasted(
        "12,Rossi, Anna,Petrova, Lena\n13,García, José,O'Neil, Kim\n14,Lind, Vera,BYE\n",
        TWO,
        ("Lind, Vera",),
    ),
    "an exported file with commas and spaces": Pasted(
        "Table, Player, Opponent\n12, Anna Rossi, Lena Petrova\n13, José García, Kim O'Neil\n",
        PLAIN,
    ),
    "results of a web platform with sentences": Pasted(
        "Table\tPlayers\t\tResult\n"
        "12\tAnna Rossi\tLena Petrova\tAnna Rossi won 2-0-0\n"
        "13\tJosé García\tKim O'Neil\tNot reported\n"
        "\tVera Lind\tVera Lind was assigned a bye\t\n",
        PLAIN,
        ("Vera Lind",),
    ),
    "a web page copied one cell a line, with records": Pasted(
        "Round 6\n\n12\nAnna Rossi\n3-1-1\nLena Petrova\n3-1-1\n"
        "13\nJosé García\n3-2-0\nKim O'Neil\n3-2-0\n14\nVera Lind\n2-3-0\nBye\n",
        PLAIN,
        ("Vera Lind",),
        6,
    ),
    "the same with points, which are numbers like the tables": Pasted(
        "12\nAnna Rossi\n9\nLena Petrova\n9\n13\nJosé García\n6\nKim O'Neil\n6\n", PLAIN
    ),
    "a telephone: Table 12, name, vs, name": Pasted(
        "Table 12\nAnna Rossi\nvs\nLena Petrova\n\nTable 13\nJosé García\nvs\nKim O'Neil\n", PLAIN
    ),
    "names and vs on lines of their own, without tables": Pasted(
        "Anna Rossi\nvs.\nLena Petrova\n\nJosé García\nvs.\nKim O'Neil\n",
        {1: PLAIN[12], 2: PLAIN[13]},
        numbered_in_order=True,
    ),
    "a Spanish spreadsheet with semicolons": Pasted(
        "\ufeffMesa;Jugador;Puntos;Oponente;Puntos\r\n"
        "12;Anna Rossi;6;Lena Petrova;6\r\n"
        "13;José García;3;Kim O'Neil;6\r\n"
        ";Vera Lind;0;Libre;\r\n",
        PLAIN,
        ("Vera Lind",),
    ),
    "a Spanish printout": Pasted(
        "Torneo: Liga de otoño\n"
        "Emparejamientos de la ronda 2\n"
        "Mesa   Jugador 1        Jugador 2        Registro\n"
        "12     Rossi, Anna      Petrova, Lena    1-0-0\n"
        "13     García, José     O'Neil, Kim      0-1-0\n"
        "Página 1 de 2\n"
        "Mesa   Jugador 1        Jugador 2        Registro\n"
        "14     Núñez, Íñigo     Peña, Ana        0-0-1\n"
        "       Lind, Vera       Descansa\n"
        "Página 2 de 2\n",
        {**TWO, 14: ("Núñez, Íñigo", "Peña, Ana")},
        ("Lind, Vera",),
        2,
    ),
    "Spanish vs lines": Pasted(
        "Ronda 1\nMesa 12: Anna Rossi contra Lena Petrova\n"
        "Mesa 13: José García contra Kim O'Neil\n",
        PLAIN,
        round=1,
    ),
    "a Russian spreadsheet with hard spaces": Pasted(
        "Стол\tИгрок\tОчки\tСоперник\tОчки\n"
        "1\tИванов\u00a0Пётр\t6\tОрлова Анна\t6\n"
        "2\tКоролёв Артём\t3\tЗайцев Илья\t3\n"
        "\tПопова Вера\t0\tБай\t\n",
        RUSSIAN,
        ("Попова Вера",),
    ),
    "a Russian printout by table": Pasted(
        "Турнир: Осенний кубок\n"
        "3 тур\n"
        "№ стола   Участник 1        Участник 2       Счёт\n"
        "1         Иванов Пётр       Орлова Анна\n"
        "2         Королёв Артём     Зайцев Илья\n"
        "          Попова Вера       Пропуск тура\n"
        "Стр. 1 из 1\n",
        RUSSIAN,
        ("Попова Вера",),
        3,
    ),
    "Russian lines by hand": Pasted(
        "Раунд 2\n1. Иванов Пётр - Орлова Анна\n"
        "2. Королёв Артём — Зайцев Илья\nПопова Вера - бай\n",
        RUSSIAN,
        ("Попова Вера",),
        2,
    ),
    "a table with bars": Pasted(
        "| Table | Player 1    | Player 2     |\n"
        "|-------|-------------|--------------|\n"
        "| 12    | Anna Rossi  | Lena Petrova |\n"
        "| 13    | José García | Kim O'Neil   |\n"
        "| 14    | Vera Lind   |              |\n",
        PLAIN,
        ("Vera Lind",),
    ),
    "Two-Headed Giant": Pasted(
        "Table\tTeam\tTeam\n"
        "1\tAnna Rossi / Lena Petrova\tJosé García / Kim O'Neil\n"
        "2\tVera Lind & Ivo Kral\tMia Falk & Udo Brand\n",
        {
            1: ("Anna Rossi / Lena Petrova", "José García / Kim O'Neil"),
            2: ("Vera Lind & Ivo Kral", "Mia Falk & Udo Brand"),
        },
    ),
    "teams whose names begin with numbers": Pasted(
        "Mesa\tEquipo\tEquipo\n1\t7 Samurai\tLos Tres\n2\tMana Screwed\t99 Problems\n",
        {1: ("7 Samurai", "Los Tres"), 2: ("Mana Screwed", "99 Problems")},
    ),
    "pods of four": Pasted(
        "Table\tPlayer 1\tPlayer 2\tPlayer 3\tPlayer 4\n"
        "1\tAnna\tLena\tJosé\tKim\n"
        "2\tVera\tIvo\tMia\t\n",
        {1: ("Anna", "Lena", "José", "Kim"), 2: ("Vera", "Ivo", "Mia")},
    ),
    "given and family names in columns of their own": Pasted(
        "Table,First Name,Last Name,First Name,Last Name\n"
        "12,Anna,Rossi,Lena,Petrova\n13,José,García,Kim,O'Neil\n",
        PLAIN,
    ),
    "seats by name: one player a line": Pasted(
        "Name\tTable\nJosé García\t13\nKim O'Neil\t13\nAnna Rossi\t12\nLena Petrova\t12\n",
        {12: PLAIN[12], 13: PLAIN[13]},
    ),
    "user names, with no table anywhere": Pasted(
        "mana_fox vs. xX_Storm_Xx\nbolt99 vs. TheSeb\n",
        {1: ("mana_fox", "xX_Storm_Xx"), 2: ("bolt99", "TheSeb")},
        numbered_in_order=True,
    ),
    "right-to-left marks and odd line ends": Pasted(
        "\u200f12\t\u200eAnna Rossi\u200e\tLena Petrova\r13\tJosé García\tKim O'Neil\r", PLAIN
    ),
    "a country beside every player, without a heading": Pasted(
        "12\tAnna Rossi\tItaly\tLena Petrova\tItaly\n"
        "13\tJosé García\tItaly\tKim O'Neil\tSpain\n"
        "14\tVera Lind\tItaly\tIvo Kral\tSpain\n"
        "15\tMia Falk\tSpain\tUdo Brand\tSpain\n"
        "16\tJan Novak\tSpain\tEva Novak\tItaly\n",
        {
            **PLAIN,
            14: ("Vera Lind", "Ivo Kral"),
            15: ("Mia Falk", "Udo Brand"),
            16: ("Jan Novak", "Eva Novak"),
        },
    ),
    "two lists side by side on a page": Pasted(
        "Table  Player        Opponent        Table  Player        Opponent\n"
        "   12  Anna Rossi    Lena Petrova       14  Vera Lind     Ivo Kral\n"
        "   13  José García   Kim O'Neil         15  Mia Falk      Udo Brand\n",
        {**PLAIN, 14: ("Vera Lind", "Ivo Kral"), 15: ("Mia Falk", "Udo Brand")},
    ),
    "the byes below a line of their own": Pasted(
        "Mesa 12: Anna Rossi vs Lena Petrova\nMesa 13: José García vs Kim O'Neil\n"
        "\nByes:\nVera Lind\nIvo Kral\n",
        PLAIN,
        ("Vera Lind", "Ivo Kral"),
    ),
    "numbered rows with the table in the middle, without a heading": Pasted(
        "1\tAnna Rossi\t12\tLena Petrova\n2\tJosé García\t13\tKim O'Neil\n"
        "3\tKim O'Neil\t13\tJosé García\n4\tLena Petrova\t12\tAnna Rossi\n",
        PLAIN,
    ),
    "a page copied from a PDF, where single spaces part names and points": Pasted(
        "Ronda 4\nMesa Jugador Puntos Oponente Puntos\n"
        "12 Rossi, Anna 6 Petrova, Lena 6\n13 García, José 3 O'Neil, Kim 4\n",
        TWO,
        round=4,
    ),
    "columns of an empty sheet between the names": Pasted(
        "Table\t\tPlayer\t\tOpponent\n12\t\tAnna Rossi\t\tLena Petrova\n"
        "13\t\tJosé García\t\tKim O'Neil\n",
        PLAIN,
    ),
    "a web page copied one cell a line, the bye without a table": Pasted(
        "Table\nPlayer 1\nPlayer 2\n12\nAnna Rossi\nLena Petrova\n13\nJosé García\n"
        "Kim O'Neil\nVera Lind\nBye\nPrinted at 10:30\n",
        PLAIN,
        ("Vera Lind",),
    ),
    "lines by hand with dashes, family names first": Pasted(
        "12. Rossi, Anna - Petrova, Lena\n13. García, José – O'Neil, Kim\nLind, Vera: bye\n",
        TWO,
        ("Lind, Vera",),
    ),
    "a printout where nothing stands for the table of a bye": Pasted(
        "Table  Player         Points  Opponent       Points\n"
        "12     Rossi, Anna    6       Petrova, Lena  6\n"
        "13     García, José   3       O'Neil, Kim    3\n"
        "       Lind, Vera     0       Bye            -\n",
        TWO,
        ("Lind, Vera",),
    ),
    "a list with bullets and bold numbers": Pasted(
        "**Round 2**\n- **12** Anna Rossi vs. Lena Petrova\n- **13** José García vs. Kim O'Neil\n",
        PLAIN,
        round=2,
    ),
    "the table behind the names": Pasted(
        "Anna Rossi vs. Lena Petrova - Table 12\nJosé García vs. Kim O'Neil (Table 13)\n", PLAIN
    ),
    "the players of teams in columns of their own": Pasted(
        "Table\tTeam 1 Player 1\tTeam 1 Player 2\tTeam 2 Player 1\tTeam 2 Player 2\n"
        "1\tAnna\tLena\tVera\tIvo\n",
        {1: ("Anna", "Lena", "Vera", "Ivo")},
    ),
}
