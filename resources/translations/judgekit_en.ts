<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>Not reported: %n table(s)</source>
        <translation>
            <numerusform>Not reported: %n table</numerusform>
            <numerusform>Not reported: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n table(s)</source>
        <translation>
            <numerusform>Done: %n table</numerusform>
            <numerusform>Done: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) with extensions</source>
        <translation>
            <numerusform>%n table with extensions</numerusform>
            <numerusform>%n tables with extensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n turn(s)</source>
        <translation>
            <numerusform>then %n turn</numerusform>
            <numerusform>then %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on: %n table(s)</source>
        <translation>
            <numerusform>Plays on: %n table</numerusform>
            <numerusform>Play on: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension or call, not reported: %n table(s)</source>
        <translation>
            <numerusform>Extension or call, not reported: %n table</numerusform>
            <numerusform>Extension or call, not reported: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No judge: %n table(s)</source>
        <translation>
            <numerusform>No judge: %n table</numerusform>
            <numerusform>No judge: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a judge: %n table(s)</source>
        <translation>
            <numerusform>With a judge: %n table</numerusform>
            <numerusform>With a judge: %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n end at {time}</source>
        <translation>
            <numerusform>the other one ends at {time}</numerusform>
            <numerusform>the other %n end at {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time is up: start %n turn(s)</source>
        <translation>
            <numerusform>time is up: start %n turn</numerusform>
            <numerusform>time is up: start %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkListImporter</name>
    <message numerus="yes">
        <source>%n list(s) saved</source>
        <translation>
            <numerusform>%n list saved</numerusform>
            <numerusform>%n lists saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>%n pool saved</numerusform>
            <numerusform>%n pools saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n name to verify</numerusform>
            <numerusform>%n names to verify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n list(s)</source>
        <translation>
            <numerusform>Import %n list</numerusform>
            <numerusform>Import %n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n pool(s)</source>
        <translation>
            <numerusform>Import %n pool</numerusform>
            <numerusform>Import %n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) stay here until their names are verified</source>
        <translation>
            <numerusform>%n list stays here until its name is verified</numerusform>
            <numerusform>%n lists stay here until their names are verified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <translation>
            <numerusform>%n not read</numerusform>
            <numerusform>%n not read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“Play until the clock reads {reading}; then %n turns.”</source>
        <translation>
            <numerusform>“Play until the clock reads {reading}; then %n turn.”</numerusform>
            <numerusform>“Play until the clock reads {reading}; then %n turns.”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardAside</name>
    <message numerus="yes">
        <source>In none of %n list(s)</source>
        <translation>
            <numerusform>Not in the only list</numerusform>
            <numerusform>In none of %n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n list(s)</source>
        <translation>
            <numerusform>In %n list</numerusform>
            <numerusform>In %n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardGlance</name>
    <message numerus="yes">
        <source>Newest of %n ruling(s), {date}</source>
        <translation>
            <numerusform>The only ruling, {date}</numerusform>
            <numerusform>Newest of %n rulings, {date}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardListPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CarryingEvents</name>
    <message numerus="yes">
        <source>{name}: copy with %n entries saved and checked: {file}</source>
        <translation>
            <numerusform>{name}: copy with %n entry saved and checked: {file}</numerusform>
            <numerusform>{name}: copy with %n entries saved and checked: {file}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CarryingOver</name>
    <message numerus="yes">
        <source>%n document(s) exported to {file}, with bookmarks and notes</source>
        <translation>
            <numerusform>%n document exported to {file}, with bookmarks and notes</numerusform>
            <numerusform>%n documents exported to {file}, with bookmarks and notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) removed</source>
        <translation>
            <numerusform>%n penalty removed</numerusform>
            <numerusform>%n penalties removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) back</source>
        <translation>
            <numerusform>%n penalty back</numerusform>
            <numerusform>%n penalties back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChooseDecks</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n deck(s) checked</source>
        <translation>
            <numerusform>of %n deck checked</numerusform>
            <numerusform>of %n decks checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{percent} of %n deck(s) in the event</source>
        <translation>
            <numerusform>{percent} of %n deck in the event</numerusform>
            <numerusform>{percent} of %n decks in the event</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more deck(s)</source>
        <translation>
            <numerusform>%n more deck</numerusform>
            <numerusform>%n more decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) a round</source>
        <translation>
            <numerusform>%n deck a round</numerusform>
            <numerusform>%n decks a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At random among %n table(s).</source>
        <translation>
            <numerusform>At random among %n table.</numerusform>
            <numerusform>At random among %n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets each</source>
        <translation>
            <numerusform>%n ticket each</numerusform>
            <numerusform>%n tickets each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not yet checked</source>
        <translation>
            <numerusform>%n player not yet checked</numerusform>
            <numerusform>%n players not yet checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>check not completed: table(s) {tables}</source>
        <translation>
            <numerusform>check not completed: table {tables}</numerusform>
            <numerusform>check not completed: tables {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>%n player read</numerusform>
            <numerusform>%n players read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n line not understood</numerusform>
            <numerusform>%n lines not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in contention</source>
        <translation>
            <numerusform>%n player in contention</numerusform>
            <numerusform>%n players in contention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet checked</source>
        <translation>
            <numerusform>%n not yet checked</numerusform>
            <numerusform>%n not yet checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck(s) checked</source>
        <translation>
            <numerusform>deck checked</numerusform>
            <numerusform>decks checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go</source>
        <translation>
            <numerusform>%n round to go</numerusform>
            <numerusform>%n rounds to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockCards</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s), {time}</source>
        <translation>
            <numerusform>%n pause, {time}</numerusform>
            <numerusform>%n pauses, {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>%n entry(ies) not sent yet, but kept</source>
        <translation>
            <numerusform>%n entry not sent yet, but kept</numerusform>
            <numerusform>%n entries not sent yet, but kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laptop(s) lose this hub</source>
        <translation>
            <numerusform>%n laptop loses this hub</numerusform>
            <numerusform>%n laptops lose this hub</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message numerus="yes">
        <source>Copied: %n change(s)</source>
        <translation>
            <numerusform>Copied: %n change</numerusform>
            <numerusform>Copied: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWording</name>
    <message numerus="yes">
        <source>%n section(s) differ</source>
        <translation>
            <numerusform>%n section differs</numerusform>
            <numerusform>%n sections differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>{checked} of %n deck(s) checked today</source>
        <translation>
            <numerusform>{checked} of %n deck checked today</numerusform>
            <numerusform>{checked} of %n decks checked today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) checked today</source>
        <translation>
            <numerusform>%n deck checked today</numerusform>
            <numerusform>%n decks checked today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter ticks %n</source>
        <translation>
            <numerusform>Enter ticks %n</numerusform>
            <numerusform>Enter ticks %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n deck(s) counted as checked</source>
        <translation>
            <numerusform>{count} of %n deck counted as checked</numerusform>
            <numerusform>{count} of %n decks counted as checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the list</source>
        <translation>
            <numerusform>%n over the list</numerusform>
            <numerusform>%n over the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the main deck</source>
        <translation>
            <numerusform>%n is in the main deck</numerusform>
            <numerusform>%n are in the main deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the main deck</source>
        <translation>
            <numerusform>%n from the main deck</numerusform>
            <numerusform>%n from the main deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to verify</source>
        <translation>
            <numerusform>%n card to verify</numerusform>
            <numerusform>%n cards to verify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) without a penalty</source>
        <translation>
            <numerusform>%n finding without a penalty</numerusform>
            <numerusform>%n findings without a penalty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the sideboard</source>
        <translation>
            <numerusform>%n is in the sideboard</numerusform>
            <numerusform>%n are in the sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the sideboard</source>
        <translation>
            <numerusform>%n from the sideboard</numerusform>
            <numerusform>%n from the sideboard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftStart</name>
    <message numerus="yes">
        <source>%n step(s), {time} in all</source>
        <translation>
            <numerusform>%n step, {time} in all</numerusform>
            <numerusform>%n steps, {time} in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionWording</name>
    <message numerus="yes">
        <source>%n change(s) in this section since</source>
        <translation>
            <numerusform>%n change in this section since</numerusform>
            <numerusform>%n changes in this section since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n month old</numerusform>
            <numerusform>%n months old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n change since</numerusform>
            <numerusform>%n changes since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%n table(s) not done</source>
        <translation>
            <numerusform>%n table not done</numerusform>
            <numerusform>%n tables not done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open call(s), at table</source>
        <translation>
            <numerusform>%n open call, at table</numerusform>
            <numerusform>%n open calls, at tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck check(s) in progress, at table</source>
        <translation>
            <numerusform>%n deck check in progress, at table</numerusform>
            <numerusform>%n deck checks in progress, at tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FollowingWording</name>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n bookmark</numerusform>
            <numerusform>%n bookmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundHubs</name>
    <message numerus="yes">
        <source>%n more; type the address if yours isn’t shown</source>
        <translation>
            <numerusform>%n more; type the address if yours isn’t shown</numerusform>
            <numerusform>%n more; type the address if yours isn’t shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GlossaryView</name>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n term</numerusform>
            <numerusform>%n terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallPanel</name>
    <message numerus="yes">
        <source>Pause %n clock(s)</source>
        <translation>
            <numerusform>Pause %n clock</numerusform>
            <numerusform>Pause %n clocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume %n clock(s)</source>
        <translation>
            <numerusform>Resume %n clock</numerusform>
            <numerusform>Resume %n clocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Infractions</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recorded %n s ago: issue another?</source>
        <translation>
            <numerusform>Recorded %n s ago: issue another?</numerusform>
            <numerusform>Recorded %n s ago: issue another?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warning(s) for {infraction} today</source>
        <translation>
            <numerusform>%n Warning for {infraction} today</numerusform>
            <numerusform>%n Warnings for {infraction} today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies) for {infraction} today</source>
        <translation>
            <numerusform>%n penalty for {infraction} today</numerusform>
            <numerusform>%n penalties for {infraction} today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} gets %n more turn(s)</source>
        <translation>
            <numerusform>Table {table} gets %n more turn</numerusform>
            <numerusform>Table {table} gets %n more turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Judges</name>
    <message numerus="yes">
        <source>%n call(s), {time}</source>
        <translation>
            <numerusform>%n call, {time}</numerusform>
            <numerusform>%n calls, {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free, %n call(s)</source>
        <translation>
            <numerusform>free, %n call</numerusform>
            <numerusform>free, %n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables}</source>
        <translation>
            <numerusform>table {tables}</numerusform>
            <numerusform>tables {tables}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgesPanel</name>
    <message numerus="yes">
        <source>Calls without a judge: %n</source>
        <translation>
            <numerusform>Calls without a judge: %n</numerusform>
            <numerusform>Calls without a judge: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Busy: %n</source>
        <translation>
            <numerusform>Busy: %n</numerusform>
            <numerusform>Busy: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free: %n</source>
        <translation>
            <numerusform>Free: %n</numerusform>
            <numerusform>Free: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where} · at %n place(s)</source>
        <translation>
            <numerusform>{where} · at %n place</numerusform>
            <numerusform>{where} · at %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaptopWords</name>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language(s)</source>
        <translation>
            <numerusform>%n language</numerusform>
            <numerusform>%n languages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWording</name>
    <message numerus="yes">
        <source>Current, %n change(s) since</source>
        <translation>
            <numerusform>Current, %n change</numerusform>
            <numerusform>Current, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListEditing</name>
    <message numerus="yes">
        <source>%n line(s) would be left out</source>
        <translation>
            <numerusform>%n line would be left out</numerusform>
            <numerusform>%n lines would be left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to verify</source>
        <translation>
            <numerusform>%n to verify</numerusform>
            <numerusform>%n to verify</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n line(s) not read</source>
        <translation>
            <numerusform>%n line not read</numerusform>
            <numerusform>%n lines not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n list(s)</source>
        <translation>
            <numerusform>{count} of %n list</numerusform>
            <numerusform>{count} of %n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the pool not on the list</source>
        <translation>
            <numerusform>%n card of the pool not on the list</numerusform>
            <numerusform>%n cards of the pool not on the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n name to verify</numerusform>
            <numerusform>%n names to verify</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unverified</source>
        <translation>
            <numerusform>%n card unverified</numerusform>
            <numerusform>%n cards unverified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %n card(s)</source>
        <translation>
            <numerusform>pool of %n card</numerusform>
            <numerusform>pool of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of teammates not known for sure</source>
        <translation>
            <numerusform>%n name of teammates not known for sure</numerusform>
            <numerusform>%n names of teammates not known for sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), {others}, %Ln card(s) in all</source>
        <translation>
            <numerusform>Card file of {date} ({kind}), {others}, %Ln card in all</numerusform>
            <numerusform>Card file of {date} ({kind}), {others}, %Ln cards in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), %Ln card(s)</source>
        <translation>
            <numerusform>Card file of {date} ({kind}), %Ln card</numerusform>
            <numerusform>Card file of {date} ({kind}), %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListsOverview</name>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a list</source>
        <translation>
            <numerusform>%n without a list</numerusform>
            <numerusform>%n without a list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) from {source} not imported yet</source>
        <translation>
            <numerusform>%n list from {source} not imported yet</numerusform>
            <numerusform>%n lists from {source} not imported yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with findings</source>
        <translation>
            <numerusform>%n with findings</numerusform>
            <numerusform>%n with findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarksList</name>
    <message numerus="yes">
        <source>%n bookmark(s) and note(s)</source>
        <translation>
            <numerusform>%n bookmark or note</numerusform>
            <numerusform>%n bookmarks and notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoreSteps</name>
    <message numerus="yes">
        <source>%n more step(s) below</source>
        <translation>
            <numerusform>%n more step below</numerusform>
            <numerusform>%n more steps below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message numerus="yes">
        <source>%n minute(s) for table {table}, really?</source>
        <translation>
            <numerusform>%n minute for table {table}, really?</numerusform>
            <numerusform>%n minutes for table {table}, really?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done, the others play on</source>
        <translation>
            <numerusform>%n table done, the others play on</numerusform>
            <numerusform>%n tables done, the others play on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Mark %n done</numerusform>
            <numerusform>Mark %n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n table done</numerusform>
            <numerusform>%n tables done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n change since</numerusform>
            <numerusform>%n changes since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message numerus="yes">
        <source>%n change(s) since this edition</source>
        <translation>
            <numerusform>%n change since this edition</numerusform>
            <numerusform>%n changes since this edition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlineSummary</name>
    <message numerus="yes">
        <source>chapter(s)</source>
        <translation>
            <numerusform>chapter</numerusform>
            <numerusform>chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>section(s)</source>
        <translation>
            <numerusform>section</numerusform>
            <numerusform>sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>appendix(es)</source>
        <translation>
            <numerusform>appendix</numerusform>
            <numerusform>appendices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n page head(s), page number(s) and the like</source>
        <translation>
            <numerusform>Left out: %n line that is a page head, page number or the like</numerusform>
            <numerusform>Left out: %n page heads, page numbers and the like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) with another text</source>
        <translation>
            <numerusform>%n section with another text</numerusform>
            <numerusform>%n sections with another text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outstanding</name>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n table done</numerusform>
            <numerusform>%n tables done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n plays on</numerusform>
            <numerusform>%n play on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing typed yet; Enter again marks %n table(s) done</source>
        <translation>
            <numerusform>Nothing typed yet; Enter again marks %n table done</numerusform>
            <numerusform>Nothing typed yet; Enter again marks %n tables done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutstandingPane</name>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Mark %n done</numerusform>
            <numerusform>Mark %n done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairingsWording</name>
    <message numerus="yes">
        <source>%n note(s) left out of names: {notes}</source>
        <translation>
            <numerusform>%n note left out of names: {notes}</numerusform>
            <numerusform>%n notes left out of names: {notes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n line left out</numerusform>
            <numerusform>%n lines left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are titles or page numbers.</source>
        <translation>
            <numerusform>%n line is a title or a page number.</numerusform>
            <numerusform>%n lines are titles or page numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PenaltiesView</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n penalty(ies)</source>
        <translation>
            <numerusform>{shown} of %n penalty</numerusform>
            <numerusform>{shown} of %n penalties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PendingQueue</name>
    <message numerus="yes">
        <source>%n entries are not recorded yet.</source>
        <translation>
            <numerusform>%n entry is not recorded yet.</numerusform>
            <numerusform>%n entries are not recorded yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries recorded.</source>
        <translation>
            <numerusform>%n entry recorded.</numerusform>
            <numerusform>%n entries recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n player(s)</source>
        <translation>
            <numerusform>{shown} of %n player</numerusform>
            <numerusform>{shown} of %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriorsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message numerus="yes">
        <source>The rules require %n minute(s) at least.</source>
        <translation>
            <numerusform>The rules require %n minute at least.</numerusform>
            <numerusform>The rules require %n minutes at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut to top %n</source>
        <translation>
            <numerusform>cut to top %n</numerusform>
            <numerusform>cut to top %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recommended; %n at least</source>
        <translation>
            <numerusform>recommended; %n at least</numerusform>
            <numerusform>recommended; %n at least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarter-finals and semi-finals %n minute(s), the final without a limit</source>
        <translation>
            <numerusform>Quarter-finals and semi-finals %n minute, the final without a limit</numerusform>
            <numerusform>Quarter-finals and semi-finals %n minutes, the final without a limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rated event needs %n team(s).</source>
        <translation>
            <numerusform>A rated event needs %n team.</numerusform>
            <numerusform>A rated event needs %n teams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rated event needs %n player(s).</source>
        <translation>
            <numerusform>A rated event needs %n player.</numerusform>
            <numerusform>A rated event needs %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no Swiss rounds, %n round(s) of single elimination</source>
        <translation>
            <numerusform>no Swiss rounds, %n round of single elimination</numerusform>
            <numerusform>no Swiss rounds, %n rounds of single elimination</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n team(s)</source>
        <translation>
            <numerusform>for %n team</numerusform>
            <numerusform>for %n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>for %n player</numerusform>
            <numerusform>for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decks are registered and built in %n minute(s)</source>
        <translation>
            <numerusform>Decks are registered and built in %n minute</numerusform>
            <numerusform>Decks are registered and built in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more at a Prerelease and on a release weekend</source>
        <translation>
            <numerusform>%n more at a Prerelease and on a release weekend</numerusform>
            <numerusform>%n more at a Prerelease and on a release weekend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on a release weekend</source>
        <translation>
            <numerusform>%n more on a release weekend</numerusform>
            <numerusform>%n more on a release weekend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordMaintenance</name>
    <message numerus="yes">
        <source>%n entries of this event’s record were damaged and could not be read.</source>
        <translation>
            <numerusform>%n entry of this event’s record was damaged and could not be read.</numerusform>
            <numerusform>%n entries of this event’s record were damaged and could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemedySteps</name>
    <message numerus="yes">
        <source>%n step(s) not needed here</source>
        <translation>
            <numerusform>%n step not needed here</numerusform>
            <numerusform>%n steps not needed here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RetentionBar</name>
    <message numerus="yes">
        <source>%n event(s) older than that: {names}</source>
        <translation>
            <numerusform>%n event older than that: {names}</numerusform>
            <numerusform>%n events older than that: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event(s)…</source>
        <translation>
            <numerusform>Remove %n event…</numerusform>
            <numerusform>Remove %n events…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Returned</name>
    <message numerus="yes">
        <source>%n entry(ies) made here</source>
        <translation>
            <numerusform>%n entry made here</numerusform>
            <numerusform>%n entries made here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken</source>
        <translation>
            <numerusform>taken</numerusform>
            <numerusform>taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>merged</source>
        <translation>
            <numerusform>merged</numerusform>
            <numerusform>merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>belong(s) to round {round}</source>
        <translation>
            <numerusform>belongs to round {round}</numerusform>
            <numerusform>belong to round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move(s) no clock</source>
        <translation>
            <numerusform>moves no clock</numerusform>
            <numerusform>move no clock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count(s) in round {round}</source>
        <translation>
            <numerusform>counts in round {round}</numerusform>
            <numerusform>count in round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need(s) you</source>
        <translation>
            <numerusform>needs you</numerusform>
            <numerusform>need you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message numerus="yes">
        <source>%n, newest first</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n, newest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetAsidePane</name>
    <message numerus="yes">
        <source>%n need you</source>
        <translation>
            <numerusform>%n needs you</numerusform>
            <numerusform>%n need you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged</source>
        <translation>
            <numerusform>%n merged</numerusform>
            <numerusform>%n merged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedPane</name>
    <message numerus="yes">
        <source>%n phone(s)</source>
        <translation>
            <numerusform>%n phone</numerusform>
            <numerusform>%n phones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside…</source>
        <translation>
            <numerusform>%n set aside…</numerusform>
            <numerusform>%n set aside…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipPaper</name>
    <message numerus="yes">
        <source>%n more line(s): Copy and Print have them</source>
        <translation>
            <numerusform>%n more line: Copy and Print have it</numerusform>
            <numerusform>%n more lines: Copy and Print have them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>%n table still plays</numerusform>
            <numerusform>%n tables still play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decklist(s) saved</source>
        <translation>
            <numerusform>%n decklist saved</numerusform>
            <numerusform>%n decklists saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>%n pool saved</numerusform>
            <numerusform>%n pools saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) undone</source>
        <translation>
            <numerusform>%n entry undone</numerusform>
            <numerusform>%n entries undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) put back</source>
        <translation>
            <numerusform>%n entry put back</numerusform>
            <numerusform>%n entries put back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turns: table(s) {tables}</source>
        <translation>
            <numerusform>In turns: table {tables}</numerusform>
            <numerusform>In turns: tables {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <translation>
            <numerusform>%n table still playing</numerusform>
            <numerusform>%n tables still playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) not reported</source>
        <translation>
            <numerusform>%n table not reported</numerusform>
            <numerusform>%n tables not reported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables} in turns</source>
        <translation>
            <numerusform>table {tables} in turns</numerusform>
            <numerusform>tables {tables} in turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) in turns</source>
        <translation>
            <numerusform>%n table in turns</numerusform>
            <numerusform>%n tables in turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message numerus="yes">
        <source>%n entry(ies) not confirmed yet</source>
        <translation>
            <numerusform>%n entry not confirmed yet</numerusform>
            <numerusform>%n entries not confirmed yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamNotices</name>
    <message numerus="yes">
        <source>%n more ask(s)</source>
        <translation>
            <numerusform>%n more asks</numerusform>
            <numerusform>%n more ask</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n more table(s)</source>
        <translation>
            <numerusform>%n more table</numerusform>
            <numerusform>%n more tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>At most %n character</numerusform>
            <numerusform>At most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineDetails</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other table(s) done</source>
        <translation>
            <numerusform>%n other table done</numerusform>
            <numerusform>%n other tables done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineRows</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n entry(ies)</source>
        <translation>
            <numerusform>{shown} of %n entry</numerusform>
            <numerusform>{shown} of %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentSession</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWording</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, and %n more</source>
        <translation>
            <numerusform>{who}, and %n more</numerusform>
            <numerusform>{who}, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsView</name>
    <message numerus="yes">
        <source>This removes {name} with its %n entries and its backups from this computer; it can&apos;t be undone.</source>
        <translation>
            <numerusform>This removes {name} with its %n entry and its backups from this computer; it can&apos;t be undone.</numerusform>
            <numerusform>This removes {name} with its %n entries and its backups from this computer; it can&apos;t be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This removes %n event(s) and their backups from this computer; it can&apos;t be undone: {names}</source>
        <translation>
            <numerusform>This removes %n event and its backups from this computer; it can&apos;t be undone: {names}</numerusform>
            <numerusform>This removes %n events and their backups from this computer; it can&apos;t be undone: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n plays on</numerusform>
            <numerusform>%n play on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on extension</source>
        <translation>
            <numerusform>%n on extension</numerusform>
            <numerusform>%n on extension</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to turns now</source>
        <translation>
            <numerusform>%n to turns now</numerusform>
            <numerusform>%n to turns now</numerusform>
        </translation>
    </message>
</context>
</TS>
