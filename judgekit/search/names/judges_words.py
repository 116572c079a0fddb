"""Words that judges write with a capital letter and that cards are called too: within a sentence,
such a word alone is no card."""

from __future__ import annotations

from judgekit.domain.cards.card_key import card_key

_ENGLISH = """
additional advice after announcement appeal appeals assistance attack attacks backup banned battery
block blocks booster bribery call calls card cards caution chance cheat cheating check checks choice
clock combat commander communication competitive concession conduct conspiracy counter counters
crime damage day days death deck decklist decks decision declaration declare defense delay demand
deviation dice die discard disqualification draft draw draws duplicate end ending enforcement error
errors event exile expansion extension extra fact failure final find fix flash floor format game
games graveyard guide hand hands head help hidden hit illegal infraction information insufficient
judge judges land lands late layer legal level library life limited list look looking loop loss main
marked match matches memory miscount misdirection missed missing mistake modern moment mulligan
night note notes number object opening opponent oracle order outside pairings part pass passing
pause penalty permanent phase play player players playing policy pool position prevention priority
problem procedure professional promise proposal proxy question race random reason recall record
registration regular release released remedy repeat reply report research resolution response rest
restart restore result results return reveal revelation reversal revision rewind round rounds rule
rules ruling run sacrifice saw scorekeeper sealed search seat sequence shortcut shuffle side
sideboard signal sleeve sleeves slow spell spells stack stand standard standings start state status
step steps stop strategy supply table tables tap target team tell tie tiebreaker time token tokens
top topic tournament track trade trial trigger triggers turn turns undo unsporting untap upgrade
upkeep variation verdict version victory violation vote wager warning watch win word words work zone
armory chinese english french german italian japanese korean legacy open pioneer portuguese power
russian spanish swiss vintage wizards
"""
_SPANISH = """
adicional advertencia ahora alternativa apelación apelaciones apéndice apertura artefacto asistencia
ataque aviso azar barajado biblioteca bloqueo cambio campo carta cartas cementerio combate comienzo
competitivo comunicación conducta conjuro consulta contador contadores control coste criatura daño
decisión defensa demora desacuerdo descalificación descarte desviación día días error espectador
espera estado estándar exilio extensión extra falta fase fin final formato fuera giro grave
habilidad hechizo hora infracción información inicio instantáneo intención juego juegos jugador
jugadores juez jueces lentitud lento limpieza lista listas llamada lugar mano manos marcada mazo
mazos memoria mesa mesas mulligan nivel nota objetivo oponente opción orden pareja
parejas partida partidas pase paso pausa penalización permanente pérdida pila pregunta principal
prioridad problema procedimiento prórroga protectores prueba público razón registro regla reglas
reloj reserva respuesta resultado retraso revelación robar robo ronda rondas sanción señal sideboard
soborno sorteo tablas tardanza tiempo tierra torneo trampa trampas turno turnos victoria vida
violación vuelta zona
"""
_RUSSIAN = """
апелляция апелляции атака библиотека блок взятка внимание возврат возвращение время вызов выбор
главный действие деклист день добор драфт жертва жетон жребий завершение замедление замешивание
запись заклинание защита зона игра игрок игроки изгнание информация исправление карта карты кладбище
колода колоды коммандер конец кража линия матч медленная муллиган нападение наказание наблюдение
нарушение начало номер обман общение ожидание окончание оппонент ответ отказ отлучка отмена
ошибка партия пауза перемешивание перманент победа поиск показ помощь пометка поражение
порядок последствия поступок потеря правила правило предупреждение приоритет проблема проверка
программа проигрыш протектор протекторы пункт раунд решение розыгрыш рука сайдборд сброс сговор
смена событие список спор срабатывание стадия стек стол столы
судья счёт счетчик счётчик таблица турнир урон условие уровень фаза факт финал ход
ходы часы шаг шанс
"""

JUDGES_WORDS = frozenset(map(card_key, f"{_ENGLISH} {_SPANISH} {_RUSSIAN}".split()))
"""As `card_key` writes them; in English, Spanish and Russian."""
