"""What the verbs on drafts, rounds and standings answer, and why they can't."""

from __future__ import annotations

from collections.abc import Mapping

FIGURES: Mapping[str, tuple[str, str, str]] = {
    "schedule.booster": (
        "Booster {booster}, pass to the {direction}",
        "Sobre {booster}, se pasa a la {direction}",
        "Бустер {booster}, передавать {direction}",
    ),
    "schedule.left": ("left", "izquierda", "налево"),
    "schedule.right": ("right", "derecha", "направо"),
    "schedule.pick": (
        "{cards:>2} cards, take {picks}",
        "{cards:>2} cartas, se eligen {picks}",
        "карт {cards:>2}, взять {picks}",
    ),
    "schedule.review": (
        "review of the cards drafted",
        "revisión de las cartas elegidas",
        "просмотр выбранных карт",
    ),
    "schedule.laid-out": (
        "Booster {booster}, laid out by {seat}: review {review}, then {pick} a pick:",
        "Sobre {booster}, lo despliega {seat}: revisión {review}, después {pick} por elección:",
        "Бустер {booster}, выкладывает {seat}: просмотр {review}, затем {pick} на выбор:",
    ),
    "schedule.total": (
        "Timed steps in all: {time}",
        "Total de los pasos cronometrados: {time}",
        "Всего отмеренного времени: {time}",
    ),
    "rounds.swiss": (
        "Swiss rounds: {swiss}; playoff: top {playoff}.",
        "Rondas suizas: {swiss}; eliminatoria: los {playoff} mejores.",
        "Раундов по швейцарской системе: {swiss}; плей-офф: топ-{playoff}.",
    ),
    "rounds.single-elimination": (
        "No Swiss rounds: single elimination, rounds: {rounds}.",
        "Sin rondas suizas: eliminación simple, rondas: {rounds}.",
        "Без швейцарской системы: игра на выбывание, раундов: {rounds}.",
    ),
    "rounds.counted": (
        "With the byes the chart is read for {counted} players.",
        "Con las rondas libres, la tabla se lee para {counted} jugadores.",
        "С учётом автопобед таблица читается для числа игроков {counted}.",
    ),
    "rounds.below-minimum": (
        "A rated tournament needs at least {minimum} ({ref}).",
        "Un torneo sancionado necesita al menos {minimum} ({ref}).",
        "Рейтинговому турниру нужно не меньше {minimum} ({ref}).",
    ),
    "rounds.too-few": (
        "The chart of rounds begins at {fewest} teams or 5 players; {players} are too few.",
        "La tabla de rondas empieza con {fewest} equipos o 5 jugadores; {players} son muy pocos.",
        "Таблица раундов начинается с {fewest} команд или 5 игроков; {players} слишком мало.",
    ),
    "rounds.byes": (
        "More players have byes ({byes}) than there are ({players}); count everybody as a player.",
        "Hay más rondas libres ({byes}) que jugadores ({players}); cuente a todos como jugadores.",
        "Игроков с автопобедами ({byes}) больше, чем всех ({players}); посчитайте всех игроков.",
    ),
    "tiebreakers.rank": ("#", "N.º", "№"),
    "tiebreakers.player": ("player", "jugador", "игрок"),
    "tiebreakers.points": ("points", "puntos", "очки"),
    "tiebreakers.record": ("record", "resultado", "итог"),
    "tiebreakers.opponents-match-win": ("opp. match", "part. rivales", "матчи опп."),
    "tiebreakers.game-win": ("games", "juegos", "игры"),
    "tiebreakers.opponents-game-win": ("opp. games", "juegos rivales", "игры опп."),
    "tiebreakers.match-win": ("matches", "partidas", "матчи"),
    "tiebreakers.too-large": (
        "{file} is larger than results of a tournament can be; give one with the results alone.",
        "{file} es mayor de lo que ocupan los resultados de un torneo; dé uno solo con resultados.",
        "{file} больше, чем бывают результаты турнира; дайте файл только с результатами.",
    ),
    "tiebreakers.not-text": (
        "{file} is no text; save it as CSV or JSON in UTF-8.",
        "{file} no es texto; guárdelo como CSV o JSON en UTF-8.",
        "{file} — не текст; сохраните его как CSV или JSON в UTF-8.",
    ),
    "tiebreakers.not-results": (
        "{file} is no list of matches; `judgekit tiebreakers --help` says how one is written.",
        "{file} no es una lista de partidas; `judgekit tiebreakers --help` dice cómo se escribe.",
        "{file} — не список матчей; `judgekit tiebreakers --help` скажет, как его писать.",
    ),
    "tiebreakers.broken-row": (
        "Line {place} of {file} can't be taken apart; check its quotation marks.",
        "La línea {place} de {file} no se puede separar; revise sus comillas.",
        "Строку {place} файла {file} не разобрать; проверьте в ней кавычки.",
    ),
    "tiebreakers.nothing-there": (
        "{file} has no results; give each match a row below the headings.",
        "{file} no tiene resultados; ponga una fila por partida debajo de los encabezados.",
        "В {file} нет результатов; дайте каждому матчу строку под заголовками.",
    ),
    "tiebreakers.no-column": (
        "{file} lacks “{column}”; a match is told by round, player, opponent, won, lost and drawn.",
        "A {file} le falta «{column}»; debe llevar round, player, opponent, won, lost y drawn.",
        "В {file} нет «{column}»; у матча есть round, player, opponent, won, lost и drawn.",
    ),
    "tiebreakers.same-column": (
        "{file} has two columns for “{column}”; keep the one that is meant.",
        "{file} tiene dos columnas para «{column}»; deje la que vale.",
        "В {file} два столбца для «{column}»; оставьте нужный.",
    ),
    "tiebreakers.too-many-cells": (
        "Row {place} of {file} has more cells than there are headings; quote names with commas.",
        "La fila {place} de {file} tiene celdas de más; ponga entre comillas los nombres con coma.",
        "В строке {place} файла {file} лишние ячейки; имена с запятыми берите в кавычки.",
    ),
    "tiebreakers.no-player": (
        "Row {place} of {file} names no player; a bye stands where the opponent would.",
        "La fila {place} de {file} no nombra jugador; la ronda libre va en el lugar del oponente.",
        "В строке {place} файла {file} нет игрока; автопобеда пишется на месте оппонента.",
    ),
    "tiebreakers.cell-too-long": (
        "Row {place} of {file} has a cell too long for a name; check where its cells end.",
        "La fila {place} de {file} tiene una celda demasiado larga; revise dónde acaban.",
        "В строке {place} файла {file} слишком длинная ячейка; проверьте, где они кончаются.",
    ),
    "tiebreakers.bad-round": (
        "Row {place} of {file} names no round; write its number, from 1 up.",
        "La fila {place} de {file} no indica la ronda; escriba su número, desde 1.",
        "В строке {place} файла {file} нет раунда; напишите его номер, от 1.",
    ),
    "tiebreakers.bad-games": (
        "Row {place} of {file} has no number of games under “{column}”; write 0 to 99, or 2-1-0.",
        "La fila {place} de {file} no da juegos en «{column}»; escriba de 0 a 99, o 2-1-0.",
        "В строке {place} файла {file} нет числа игр в «{column}»; пишите от 0 до 99 или 2-1-0.",
    ),
    "tiebreakers.no-result": (
        "Row {place} of {file} has no result; write the games won, lost and drawn, or take it out.",
        "La fila {place} de {file} no tiene resultado; escriba los juegos o quite la fila.",
        "В строке {place} файла {file} нет результата; напишите счёт по играм или уберите её.",
    ),
    "tiebreakers.own-opponent": (
        "In round {round} {player} is given as the own opponent; correct that match.",
        "En la ronda {round}, {player} figura como su propio oponente; corrija esa partida.",
        "В раунде {round} у {player} оппонент — тот же игрок; исправьте этот матч.",
    ),
    "tiebreakers.two-matches": (
        "In round {round} {player} has two matches; keep the one that was played.",
        "En la ronda {round}, {player} tiene dos partidas; deje la que se jugó.",
        "В раунде {round} у {player} два матча; оставьте тот, что был сыгран.",
    ),
    "tiebreakers.two-results": (
        "In round {round} the match of {player} has two different results; keep the right one.",
        "En la ronda {round}, la partida de {player} tiene dos resultados; deje el correcto.",
        "В раунде {round} у матча игрока {player} два разных результата; оставьте верный.",
    ),
}
