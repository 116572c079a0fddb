<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AlarmKeeper</name>
    <message>
        <source>Put this alarm away (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlarmSettings</name>
    <message>
        <source>Alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound of the alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoken alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is set now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation type="unfinished">{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Every alarm is shown on the screen as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the system&apos;s voice for the language of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be heard on this machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Alarms</name>
    <message>
        <source>{clock}: the time is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: 10 minutes left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: 5 minutes left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: 2 minutes left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: time is up at the last table as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: a part of the program is missing. Install it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: the system lacks {detail}. Alarms are shown on the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound device. Alarms are shown on the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: {detail} is missing. Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sound device did not play the last alarm. Check it, and try the sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No voice: this system has no speech service that answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No voice for the language of the window on this system.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>The player&apos;s language</source>
        <translation>Idioma del jugador</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Next paragraph</source>
        <translation>Párrafo siguiente</translation>
    </message>
    <message>
        <source>Previous paragraph</source>
        <translation>Párrafo anterior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Girar hacia mí</translation>
    </message>
    <message>
        <source>Turn to the player</source>
        <translation>Girar hacia el jugador</translation>
    </message>
    <message>
        <source>the whole section: its paragraphs are divided otherwise</source>
        <translation>la sección entera: sus párrafos se dividen de otro modo</translation>
    </message>
    <message>
        <source>older edition than the English one</source>
        <translation>edición anterior a la inglesa</translation>
    </message>
    <message>
        <source>older edition than the Spanish one</source>
        <translation>edición anterior a la española</translation>
    </message>
    <message>
        <source>older edition than the Russian one</source>
        <translation>edición anterior a la rusa</translation>
    </message>
    <message>
        <source>newer edition than the English one</source>
        <translation>edición posterior a la inglesa</translation>
    </message>
    <message>
        <source>newer edition than the Spanish one</source>
        <translation>edición posterior a la española</translation>
    </message>
    <message>
        <source>newer edition than the Russian one</source>
        <translation>edición posterior a la rusa</translation>
    </message>
    <message>
        <source>another edition</source>
        <translation>otra edición</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>The same rule</source>
        <translation>La misma regla</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Marcadores y notas</translation>
    </message>
    <message>
        <source>The same rule elsewhere; bookmarks and notes</source>
        <translation>La misma regla en otros textos; marcadores y notas</translation>
    </message>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Sin equivalente en esta edición</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Put this message away</source>
        <translation>Quitar este mensaje</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{round} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is known to be open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table plays longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earliest deadline first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all end at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others end at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time is up: start the turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hall waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hall waits for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n minute(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play: {turns} turns instead of {usual}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check; the deadline is held, 3:00 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} by {judge}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; the deadline is held while the call is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, {time} and {bonus} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, {time} by {judge}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ended at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a round runs, the tables that play longer stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays matches by this clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With pairings every table stands here; without, those that had a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables with a call, a deck check or an extension appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>Until clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays until clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished">Hora</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CallPane</name>
    <message>
        <source>Table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is closed now, tell the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was told:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write minutes, or minutes and seconds, such as 5 or 4:30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Nota</translation>
    </message>
    <message>
        <source>Give instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call opened at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, {from_time} to {to_time}, {length}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Close the chosen call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tournament is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin or open one on the Event page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C and a table number in the command bar open one: c 14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extension due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension due: {time} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension given: {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took a minute or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It began when the table&apos;s time was already over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round was in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round has no time limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole clock was paused meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its time is counted already, with what else interrupted the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Play until the clock reads {reading}; then %n turns.”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CallsList</name>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All day: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time given for calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length of a call</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockCards</name>
    <message>
        <source>without a time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if started now, ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if started now, ends {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} · single elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elapsed; no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {since} · if resumed now, ends {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if resumed now, ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n pause(s), {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pauses, no corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next alarm: {what}, in {wait}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockDesk</name>
    <message>
        <source>{clock}: the round was ended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Start, pause or resume the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with the clock beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with another time, or another clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the clock to less time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round, early or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the next clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute the alarms, or let them be heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension for a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a judge to the chosen table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a call at the chosen table, or close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip of the chosen table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen table is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show extensions to the second or to the minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockTruth</name>
    <message>
        <source>Follow the computer’s clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgekit follows the computer’s clock: {time} (by {shift})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s clock lies {shift} from the last step of this event, in the past. Judgekit goes on from that step; it is {time} by its measured time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s clock was changed by {shift}. Judgekit follows its own measured time, {time}: rounds go on as they were announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s clock was changed by {shift}, to before the last step of this event. Judgekit follows its own measured time, {time}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>What can be typed</source>
        <translation>Qué se puede escribir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc closes, nothing happens</source>
        <translation>Esc cierra sin hacer nada</translation>
    </message>
    <message>
        <source>Tab fills in</source>
        <translation>Tab completa</translation>
    </message>
    <message>
        <source>↑ ↓ choose</source>
        <translation>↑ ↓ eligen</translation>
    </message>
    <message>
        <source>{key} lists all keys</source>
        <translation>{key} muestra todas las teclas</translation>
    </message>
    <message>
        <source>undo any time: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Say by how much: minutes, such as 2, or 1:30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: corrected by {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By minutes, or minutes and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, if it is to be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every table’s deadline moves with the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>It has been written down in {folder}. You can go on; nothing that was kept is lost.</source>
        <translation>Ha quedado anotado en {folder}. Puede continuar: nada de lo guardado se ha perdido.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished">Hora</translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If resumed now, ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n table(s) play longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {reading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables still playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>The draft is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rochester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-Headed Giant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the booster of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks {first} and {second} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pick}: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n second(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after booster {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booster {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: deck construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: booster {number}, {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftFoot</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this step anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold before each booster: {state}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Close the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}, {cards} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start, pause, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this step anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold before each booster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 or 14 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak the calls: off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak the calls: muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak the calls: on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftStart</name>
    <message>
        <source>What is drafted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a booster  {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a booster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), {time} in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The boosters lie on the table; nothing is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boosters are passed to the left, then to the right, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPart</name>
    <message>
        <source>MTR 2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read 2.5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventBasics</name>
    <message>
        <source>the name is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number, up to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules Enforcement Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players or teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a day such as {long} or {iso}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventBody</name>
    <message>
        <source>What is shown of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All events</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>{name} is open: its record has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings of round {round} taken: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event&apos;s beginning stays. What is wrong in it can be changed on its form; the whole event can be removed under All events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This took something back. Do that again instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later step rests on it: {step}. Take that one back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event was removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventForm</name>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is at this laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step of the record bears this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the name is needed; all can be changed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventFrame</name>
    <message>
        <source>{event} · {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventLimits</name>
    <message>
        <source>{field} can&apos;t be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players in the playoff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number of rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number, 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes, 0 for no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five, or three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>What the event is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline of everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All events on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>{who}, and %n more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventsModel</name>
    <message>
        <source>Open now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventsView</name>
    <message numerus="yes">
        <source>This removes {name} with its %n entries and its backups from this computer; it can&apos;t be undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This removes {name} ({size}) and its backups from this computer; it can&apos;t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin one: it is kept on this computer, and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">Abrir</translation>
    </message>
</context>
<context>
    <name>ExtensionPanel</name>
    <message>
        <source>Say the table and the time: 5 is five minutes, 4:30 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 is five minutes, 4:30 a little less; −5 takes five back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or in words of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays until the clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished">Hora</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hall waits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExtensionSettings</name>
    <message>
        <source>Time extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the next minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How extensions are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is shown is rounded; the record keeps every second.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not in this text</source>
        <translation>No está en este texto</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Aparición siguiente</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Aparición anterior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>FormatField</name>
    <message>
        <source>Modern, sealed deck, or any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the formats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pioneer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vintage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team Constructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team sealed deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-Headed Giant, Constructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-Headed Giant, sealed deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-Headed Giant, booster draft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GapCell</name>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Sin equivalente en esta edición</translation>
    </message>
</context>
<context>
    <name>GlossaryView</name>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n término</numerusform>
            <numerusform>%n términos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a term in any language</source>
        <translation>Buscar un término en cualquier idioma</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>No term has these letters</source>
        <translation>Ningún término tiene esas letras</translation>
    </message>
    <message>
        <source>Try fewer letters, or search the texts.</source>
        <translation>Pruebe con menos letras o busque en los textos.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Leave the help</source>
        <translation>Salir de la ayuda</translation>
    </message>
</context>
<context>
    <name>JudgeField</name>
    <message>
        <source>Who goes there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindButton</name>
    <message>
        <source>What is shown: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event and pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainCard</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other time or kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}. {alarm}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>The library is being made ready</source>
        <translation>Se está preparando la biblioteca</translation>
    </message>
    <message>
        <source>This happens after an installation or a new text, and takes a moment.</source>
        <translation>Ocurre tras una instalación o con un texto nuevo, y tarda un momento.</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Índice de búsqueda</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Barra de órdenes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Deshacer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Tamaño de texto normal</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>MarksKeeper</name>
    <message>
        <source>Bookmarks and notes were damaged. The file is kept at {path}.</source>
        <translation>Los marcadores y notas estaban dañados. El archivo se conserva como {path}.</translation>
    </message>
    <message>
        <source>Bookmark set: {place}</source>
        <translation>Marcador puesto: {place}</translation>
    </message>
    <message>
        <source>Bookmark removed: {place}</source>
        <translation>Marcador quitado: {place}</translation>
    </message>
    <message>
        <source>Note kept: {place}</source>
        <translation>Nota guardada: {place}</translation>
    </message>
    <message>
        <source>Note removed: {place}</source>
        <translation>Nota quitada: {place}</translation>
    </message>
</context>
<context>
    <name>MarksList</name>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Marcadores y notas</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) and note(s)</source>
        <translation>
            <numerusform>%n marcador o nota</numerusform>
            <numerusform>%n marcadores y notas</numerusform>
        </translation>
    </message>
    <message>
        <source>No bookmarks and no notes yet</source>
        <translation>Aún no hay marcadores ni notas</translation>
    </message>
    <message>
        <source>B sets a bookmark on the section you read, N writes a note under it.</source>
        <translation>B pone un marcador en la sección que lee; N escribe una nota debajo.</translation>
    </message>
    <message>
        <source>My note: {text}</source>
        <translation>Mi nota: {text}</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>My note on this section</source>
        <translation>Mi nota sobre esta sección</translation>
    </message>
    <message>
        <source>Your own words; kept on this machine</source>
        <translation>Sus propias palabras; se guardan en este equipo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>An empty note is removed</source>
        <translation>Una nota vacía se quita</translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>My note, {date}</source>
        <translation>Mi nota, {date}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>A table&apos;s number opens one: c 14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the number: the reason, then the judge: c 14 errand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is in progress: the call brings no extension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is over at table {table}: the call brings no extension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a call at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the call at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays until the clock reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes the call at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a table and the minutes: x 14 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension for which table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes come first, then the reason: x 14 5 restroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many minutes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type its number: t 14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional turns of which table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional turns of table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">Abrir</translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} gives {time} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} gets {time} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has {time} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has no extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words after the number become the reason: x {table} 5 restroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has so far: {causes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what table {table} has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order is kept with its event: begin or open one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished">Hora</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hall waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hall without table {table}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>bookmarked</source>
        <translation>con marcador</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>con nota</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Marcadores y notas</translation>
    </message>
    <message>
        <source>Document: {title}</source>
        <translation>Documento: {title}</translation>
    </message>
</context>
<context>
    <name>OutlineView</name>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
</context>
<context>
    <name>PageOrders</name>
    <message>
        <source>Extensions are shown up to the next minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions are shown to the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table on the board first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round without a time limit has no slip.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsField</name>
    <message>
        <source>Paste pairings here, or drop a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsFile</name>
    <message>
        <source>The file {name} can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} is too large: pairings take at most {kilobytes} KB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} is not text in UTF-8 or UTF-16. Copy the pairings from the program that shows them instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsModel</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsPane</name>
    <message>
        <source>Pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pairings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsPlace</name>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds with pairings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pairings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairingsWording</name>
    <message>
        <source>This is more than {lines} lines or {kilobytes} KB. Take only the pairings of a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than any pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player found in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table number, while other lines have one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its table is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} stands in line {line} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same player twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one name without an opponent; write “bye” if that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more names than at the other tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these commas can mean two things; put names in quotes or tabs between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loss without a match, so no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits at table {table} already, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has a bye already, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n table(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n line(s) left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line has a table number: numbered from 1 in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n line(s) are titles or page numbers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParallelView</name>
    <message>
        <source>other number: {before} → {after}</source>
        <translation>otro número: {before} → {after}</translation>
    </message>
    <message>
        <source>other subject</source>
        <translation>otro tema</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>PreferenceKeeper</name>
    <message>
        <source>The settings were damaged and set anew. The old file is at {path}.</source>
        <translation>Los ajustes estaban dañados y se han restablecido. Archivo anterior: {path}.</translation>
    </message>
</context>
<context>
    <name>PrintMenu</name>
    <message>
        <source>The whole text</source>
        <translation>Todo el texto</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>This machine lacks what Qt needs to print.</source>
        <translation>A este equipo le falta lo que Qt necesita para imprimir.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>{edition}. Page {page} of {count}</source>
        <translation>{edition}. Página {page} de {count}</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>A rated event needs %n team(s).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rated event needs %n player(s).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows from the number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chart begins with four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Swiss rounds, %n round(s) of single elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %n team(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %n player(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them, single elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three, as a team shares a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played after time, at every table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration {registration} minutes, deck construction {construction}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposedField</name>
    <message>
        <source>Your own; the rules propose {proposal}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PublicDisplay</name>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public display</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>One text</source>
        <translation>Un texto</translation>
    </message>
</context>
<context>
    <name>ReadingView</name>
    <message>
        <source>Text of the rules</source>
        <translation>Texto de las reglas</translation>
    </message>
</context>
<context>
    <name>RecordCare</name>
    <message>
        <source>The event is kept, but no backup could be made. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of this event’s record was damaged and could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entries of this event’s record were damaged and could not be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What happened after {time} is to be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backup took its place: {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged part lies in {path}; all else is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is no command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such command: {do}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not possible: {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command has no time of day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That lies before the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event {name} is open here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is in progress. Start one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: a round is in progress. End it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: no round was started yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock} is paused already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock} is not paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: the round has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock}: this round has no time limit, so no time can be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The correction is zero; say by how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is in its additional turns; time changes nothing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is not in additional turns yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} still has time: it plays until the clock reads {reading}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has {has}; no more than that can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call is open at table {table} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call is open at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An appeal from table {table} is waiting already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No appeal from table {table} is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck check goes on at table {table} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck check goes on at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft is being called already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draft is being called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft has no step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was taken back already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later step rests on this one; take that one back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the clock measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the draft&apos;s schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Rules Enforcement Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of additional turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>found in {place}</source>
        <translation>hallado en {place}</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n sección</numerusform>
            <numerusform>%n secciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>No section has this</source>
        <translation>No hay resultados</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Document to search in</source>
        <translation>Documento en el que buscar</translation>
    </message>
    <message>
        <source>{language} only</source>
        <translation>solo {language}</translation>
    </message>
    <message>
        <source>Language to read in</source>
        <translation>Idioma de lectura</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>“{typed}” is in no text; searched for {used}.</source>
        <translation>«{typed}» no está en ningún texto; se buscó {used}.</translation>
    </message>
    <message>
        <source>Search in all documents and languages, or try fewer or other words.</source>
        <translation>Busque en todos los documentos e idiomas, o pruebe con menos palabras u otras.</translation>
    </message>
    <message>
        <source>Try fewer or other words, or a number such as 2.6.</source>
        <translation>Pruebe con menos palabras u otras, o con un número como 2.6.</translation>
    </message>
    <message>
        <source>Search in this language only</source>
        <translation>Buscar solo en este idioma</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Open {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix {letter}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con cita</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>Dos idiomas</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Undo bookmark or note</source>
        <translation>Deshacer marcador o nota</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>Sección siguiente</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Sección anterior</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Aparición siguiente</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Aparición anterior</translation>
    </message>
    <message>
        <source>Choose a document</source>
        <translation>Elegir un documento</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Marcadores y notas</translation>
    </message>
    <message>
        <source>Copied: {citation}</source>
        <translation>Copiado: {citation}</translation>
    </message>
    <message>
        <source>The library has this text in one language only.</source>
        <translation>La biblioteca tiene este texto en un solo idioma.</translation>
    </message>
</context>
<context>
    <name>RulesWording</name>
    <message>
        <source>effective {date}</source>
        <translation>en vigor desde el {date}</translation>
    </message>
    <message>
        <source>published {date}</source>
        <translation>publicado el {date}</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>Newer edition in the library: {date}, {language}</source>
        <translation>Hay una edición más reciente: {date}, {language}</translation>
    </message>
    <message>
        <source>Newest in the library</source>
        <translation>La más reciente de la biblioteca</translation>
    </message>
    <message>
        <source>Newer edition in the library</source>
        <translation>Hay una edición más reciente</translation>
    </message>
    <message>
        <source>Commander rules</source>
        <translation>Reglas de Commander</translation>
    </message>
</context>
<context>
    <name>SearchForms</name>
    <message>
        <source>the section with that number</source>
        <translation>la sección con ese número</translation>
    </message>
    <message>
        <source>a rule of the game with that number</source>
        <translation>la regla del juego con ese número</translation>
    </message>
    <message>
        <source>a section of the document named</source>
        <translation>una sección del documento que se nombra</translation>
    </message>
    <message>
        <source>appendix b</source>
        <translation>apéndice b</translation>
    </message>
    <message>
        <source>an appendix</source>
        <translation>un apéndice</translation>
    </message>
    <message>
        <source>deck check time</source>
        <translation>tiempo revisión de mazo</translation>
    </message>
    <message>
        <source>sections that speak of all this</source>
        <translation>secciones que tratan de todo eso</translation>
    </message>
    <message>
        <source>“between games”</source>
        <translation>«entre juegos»</translation>
    </message>
    <message>
        <source>exactly these words in a row</source>
        <translation>exactamente esas palabras seguidas</translation>
    </message>
    <message>
        <source>draft -team</source>
        <translation>draft -equipos</translation>
    </message>
    <message>
        <source>without the word behind the minus</source>
        <translation>sin la palabra que sigue al signo menos</translation>
    </message>
    <message>
        <source>in:commander</source>
        <translation>en:commander</translation>
    </message>
    <message>
        <source>in one document only</source>
        <translation>solo en un documento</translation>
    </message>
    <message>
        <source>lang:es</source>
        <translation>idioma:es</translation>
    </message>
    <message>
        <source>in one language only</source>
        <translation>solo en un idioma</translation>
    </message>
    <message>
        <source>opens a call at table 14, or closes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives table 14 five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts the additional turns of table 14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes the longest call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes and seconds; words behind are the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what table 14 has</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Searching</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>SecondCard</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{do}: {clock}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message>
        <source>Language of this column</source>
        <translation>Idioma de esta columna</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation type="unfinished">Cerrar</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>Copied: the slip of table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine lacks what Qt needs to print.</source>
        <translation type="unfinished">A este equipo le falta lo que Qt necesita para imprimir.</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished">Imprimir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Cerrar</translation>
    </message>
    <message>
        <source>Copy the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip in another language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the slip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Call a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another clock needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is minutes, such as 50, or 12:30; empty is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the other clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times that the rules recommend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the round is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the additional turns the higher life total wins; where it is equal, play goes on until it differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a draft…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules ask for at least {minutes} minutes a round (Appendix B).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPart</name>
    <message>
        <source>Left for this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns may start in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is over at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn is it? That is turn 0 of {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A sits at your left, player B at your right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the active player had already passed priority in the end step (2019) or indicated passing the turn (2021), choose the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between games the match is over: no new game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new game begins, unless the players are between games and have won equally many.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPresets</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter-final, semi-final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration of the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed, building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed, new set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft, building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team or 2HG sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team or 2HG sealed, new set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team or 2HG draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>table {table}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock corrected by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairings of round {round} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a judge sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n step(s) taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appeal made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appeal decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck check started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck check finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>Steps of the draft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texto</numerusform>
            <numerusform>%n textos</numerusform>
        </translation>
    </message>
    <message>
        <source>newest edition {date}</source>
        <translation>edición más reciente: {date}</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Ahora mismo</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} +{others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extension due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C + table number opens one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Clock page starts one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hall waits for table {table} until {time};</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hall waits for nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tables are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round has no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes on until it is ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends {time} with the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns are played at %n table(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableOrders</name>
    <message>
        <source>Table {table} is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call at table {table}: the stopwatch runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call at table {table} closed: {time} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call at table {table} closed: no extension due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{judge} goes to table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at table {table} any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineDetails</name>
    <message>
        <source>no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no extension due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extension of {time} due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targeted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineRows</name>
    <message>
        <source>table {table}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back at {time} by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back at {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Take back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? It stands in the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Nota</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something worth remembering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words or a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only steps with these words, or at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Alarms are muted. Let them be heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Barra de órdenes</translation>
    </message>
    <message>
        <source>Rule number, words or an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>The last turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was the last turn: an extra turn is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message>
        <source>Turns so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnOrders</name>
    <message>
        <source>Next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn 0 is the first player’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn 0 is the second player’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play noted at {time}; no turns added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnTracker</name>
    <message>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>Player B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No judge sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{judge} sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last turn; no game begins after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns}: Slow Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from Slow Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}, {player}: {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call or a check is open at table {table}: so much is left when it ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is paused. Table {table} plays until {reading}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}, at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}: turns may start in {wait}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play, Warning only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds no turns now: the table is already in its additional turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two: {total} turns instead of {now}, after all extensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Play, two more turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round has no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a limit there are no additional turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the result slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unfinished game is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes by the games won so far; equal ones are a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games won: that player has won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games equal: whoever has more life wins the game in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life equal, or between games: play goes on, and from now on whoever has less life loses the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team that plays together counts as one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match can’t end in a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In editions since November 2023 this is section 2.4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnsPart</name>
    <message>
        <source>of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additional turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The text {path} is missing. Install the program again.</source>
        <translation>Falta el texto {path}. Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>The text {path} is damaged. Install the program again.</source>
        <translation>El texto {path} está dañado. Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>The list of texts {path} is damaged. Install the program again.</source>
        <translation>La lista de textos {path} está dañada. Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. Allow it, or free the file; nothing is lost.</source>
        <translation>No se puede escribir {path}. Dé permiso o libere el archivo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be read.</source>
        <translation>No se puede leer el archivo {path}.</translation>
    </message>
    <message>
        <source>The search index {path} is in use by another program. Close that one.</source>
        <translation>Otro programa está usando el índice de búsqueda {path}. Ciérrelo.</translation>
    </message>
    <message>
        <source>The disk is full: {path} can&apos;t be written. Make room; nothing is lost.</source>
        <translation>El disco está lleno: no se puede escribir {path}. Libere espacio; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The event {path} is open in another program. Close it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be read as an event. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event {path} was written by a newer Judgekit. Open it with that one; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be written. What was kept before is safe; check the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tardiness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeals judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_HelpView</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>What can be typed into the command bar</source>
        <translation>Qué se puede escribir en la barra de órdenes</translation>
    </message>
    <message>
        <source>Orders, while a tournament is open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Kept</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_NoEvent</name>
    <message>
        <source>No event is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is kept in the record of an event. Begin one, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the events</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Preview</name>
    <message>
        <source>No pairings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy them from any tournament program, web page or spreadsheet: tabs, commas, columns, “vs.” between names, or one name a line, with or without a heading. None are needed: everywhere, a table number is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SettingsView</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la interfaz</translation>
    </message>
    <message>
        <source>Rules are read in</source>
        <translation>Las reglas se leen en</translation>
    </message>
    <message>
        <source>and then in</source>
        <translation>y después en</translation>
    </message>
    <message>
        <source>A rule that is found in any language is shown in the first one that has it.</source>
        <translation>Una regla hallada en cualquier idioma se muestra en el primero que la tenga.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>“As the system” follows light, dark and high contrast of this machine.</source>
        <translation>«Como el sistema» sigue el modo claro, oscuro o de alto contraste de este equipo.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>About Judgekit</source>
        <translation>Acerca de Judgekit</translation>
    </message>
    <message>
        <source>Whose the texts are</source>
        <translation>De quién son los textos</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Judgekit {version}, a companion for tournament judges.</source>
        <translation>Judgekit {version}, el compañero de los jueces de torneo.</translation>
    </message>
    <message>
        <source>Unofficial fan content. It is neither approved nor endorsed by the publisher of the game, whose texts and trademarks remain its own.</source>
        <translation>Contenido de aficionados, no oficial. La editora del juego ni lo aprueba ni lo respalda; sus textos y marcas siguen siendo suyos.</translation>
    </message>
    <message>
        <source>The program&apos;s own code is free under the MIT licence.</source>
        <translation>El código del programa es libre, con la licencia MIT.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>this is the smallest</source>
        <translation>es el más pequeño</translation>
    </message>
    <message>
        <source>this is the largest</source>
        <translation>es el más grande</translation>
    </message>
</context>
<context>
    <name>_StaffRow</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, or a pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role of {name}: {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
