"""English forms that no rule of stemming leads to their verb: "took back" is asked of "take back".

Forms that are as often another word are left out: "left", "found", "lost", "shown".
"""

from __future__ import annotations

from collections.abc import Mapping

_VERBS = """
become became
begin began begun
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
come came
draw drew drawn
drive drove driven
fall fell fallen
feel felt
fight fought
forget forgot forgotten
get got gotten
give gave given
go went gone
hear heard
hide hid hidden
hold held
keep kept
know knew known
lead led
lend lent
make made
mean meant
meet met
pay paid
run ran
say said
see saw seen
sell sold
send sent
shake shook shaken
sit sat
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
swear swore sworn
take took taken
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wear wore worn
win won
write wrote written
"""

ENGLISH: Mapping[str, str] = {
    form: verb for verb, *forms in map(str.split, _VERBS.strip().splitlines()) for form in forms
}
"""The verb of each form, both folded."""
