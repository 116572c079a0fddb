"""The one ranked list of all that can be found: rules, infractions, names, actions, orders."""
