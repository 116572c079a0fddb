"""Areas that scroll where their content does not fit."""
