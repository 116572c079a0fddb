"""How it moves: Qt-free; submits commands, names the ports."""
