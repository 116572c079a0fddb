"""Levels and penalties as the official documents print them, alone in a cell or a line."""

from __future__ import annotations

LEVELS = (
    "Regular",
    "Competitive",
    "Professional",
    "Normal",
    "Competitivo",
    "Profesional",
    "Регулярный",
    "Обычный",
    "Соревновательный",
    "Профессиональный",
)
PENALTIES = (
    "Caution",
    "Warning",
    "Game Loss",
    "Match Loss",
    "Disqualification",
    "Advertencia",
    "Pérdida de juego",
    "Pérdida de partida",
    "Descalificación",
    "Предупреждение",
    "Проигрыш игры",
    "Проигрыш партии",
    "Проигрыш матча",
    "Дисквалификация",
)
NO_PENALTY = ("None", "No Penalty", "Ninguna", "Нет")
