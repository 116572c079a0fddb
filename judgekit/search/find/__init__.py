"""The one ranked list of everything that can be found: rules, infractions, names, actions, orders."""
