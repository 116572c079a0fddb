"""An infraction as policy has it."""
