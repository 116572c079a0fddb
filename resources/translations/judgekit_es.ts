<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActionsMenu</name>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>More on this page</source>
        <translation>Más de esta página</translation>
    </message>
</context>
<context>
    <name>AlarmKeeper</name>
    <message>
        <source>Dismiss this alarm (Esc)</source>
        <translation>Descartar esta alarma (Esc)</translation>
    </message>
</context>
<context>
    <name>AlarmSettings</name>
    <message>
        <source>Alarms</source>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Spoken alarms</source>
        <translation>Alarmas habladas</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Sonido de las alarmas</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Probar el sonido</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Every alarm is shown on the screen as well.</source>
        <translation>Toda alarma aparece también en la pantalla.</translation>
    </message>
    <message>
        <source>With the system&apos;s voice for the interface language.</source>
        <translation>Con la voz del sistema para el idioma de la interfaz.</translation>
    </message>
    <message>
        <source>no sound on this computer</source>
        <translation>sin sonido en este equipo</translation>
    </message>
</context>
<context>
    <name>Alarms</name>
    <message>
        <source>{clock}: 10 minutes left.</source>
        <translation>{clock}: quedan 10 minutos.</translation>
    </message>
    <message>
        <source>{clock}: 5 minutes left.</source>
        <translation>{clock}: quedan 5 minutos.</translation>
    </message>
    <message>
        <source>{clock}: 2 minutes left.</source>
        <translation>{clock}: quedan 2 minutos.</translation>
    </message>
    <message>
        <source>{clock}: round started.</source>
        <translation>{clock}: comenzó la ronda.</translation>
    </message>
    <message>
        <source>{clock}: time is up, go to turns.</source>
        <translation>{clock}: se acabó el tiempo, turnos adicionales.</translation>
    </message>
    <message>
        <source>{clock}: time is up at the last table, too.</source>
        <translation>{clock}: también se acabó el tiempo en la última mesa.</translation>
    </message>
    <message>
        <source>Deck check, table {table}: the target is reached.</source>
        <translation>Control de mazos, mesa {table}: se alcanzó el objetivo.</translation>
    </message>
    <message>
        <source>Deck check, table {table}: time is up, return the decks.</source>
        <translation>Control de mazos, mesa {table}: se acabó el tiempo, devuelva los mazos.</translation>
    </message>
    <message>
        <source>No sound: a part of the program is missing. Install it again.</source>
        <translation>Sin sonido: falta una parte del programa. Instálelo de nuevo.</translation>
    </message>
    <message>
        <source>No sound: the system lacks {detail}. Alarms are shown on the screen.</source>
        <translation>Sin sonido: al sistema le falta {detail}. Las alarmas aparecen en la pantalla.</translation>
    </message>
    <message>
        <source>No sound device. Alarms are shown on the screen.</source>
        <translation>No hay dispositivo de sonido. Las alarmas aparecen en la pantalla.</translation>
    </message>
    <message>
        <source>No sound: {detail} is missing. Install the program again.</source>
        <translation>Sin sonido: falta {detail}. Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>The sound device did not play the last alarm. Check it and test the sound.</source>
        <translation>El dispositivo de sonido no reprodujo la última alarma. Revíselo y pruebe el sonido.</translation>
    </message>
    <message>
        <source>This system has no voice for the interface language.</source>
        <translation>Este sistema no tiene voz para el idioma de la interfaz.</translation>
    </message>
    <message>
        <source>No voice: this system has no speech service that answers.</source>
        <translation>Sin voz: ningún servicio de voz de este sistema responde.</translation>
    </message>
</context>
<context>
    <name>AlonePane</name>
    <message>
        <source>Work on several laptops</source>
        <translation>Trabajar con varios portátiles</translation>
    </message>
    <message>
        <source>Every laptop keeps the whole event and goes on alone when the Wi-Fi is gone; afterwards everything is brought together. Nothing leaves the hall’s network, and nobody gets in who wasn’t let in by name.</source>
        <translation>Cada portátil guarda el torneo entero y sigue solo cuando falla la wifi; después se junta todo. Nada sale de la red de la sala, y no entra nadie a quien no se haya admitido por su nombre.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Paragraph {number} of {count}</source>
        <translation>Párrafo {number} de {count}</translation>
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
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>Hacia el jugador</translation>
    </message>
    <message>
        <source>Previous paragraph</source>
        <translation>Párrafo anterior</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Hacia mí</translation>
    </message>
    <message>
        <source>entire section: its paragraphs are divided differently</source>
        <translation>toda la sección: sus párrafos se dividen de otro modo</translation>
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
    <name>AppealController</name>
    <message>
        <source>Hear the floor judge&apos;s full ruling first (MTR 2.9)</source>
        <translation>Escuche primero la decisión completa del juez de piso (MTR 2.9)</translation>
    </message>
</context>
<context>
    <name>AppealForm</name>
    <message>
        <source>Agreed facts</source>
        <translation>Hechos acordados</translation>
    </message>
    <message>
        <source>Floor judge&apos;s ruling</source>
        <translation>Decisión del juez de piso</translation>
    </message>
    <message>
        <source>Disputed facts</source>
        <translation>Hechos en disputa</translation>
    </message>
    <message>
        <source>Player&apos;s objection</source>
        <translation>Objeción del jugador</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Juez de piso</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Quién apela</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>AppealPane</name>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Print the appeal</source>
        <translation>Imprimir la apelación</translation>
    </message>
    <message>
        <source>saved as you type</source>
        <translation>se guarda al escribir</translation>
    </message>
    <message>
        <source>decided, read-only</source>
        <translation>decidida, solo lectura</translation>
    </message>
    <message>
        <source>The call&apos;s details</source>
        <translation>Datos de la llamada</translation>
    </message>
</context>
<context>
    <name>AppealsList</name>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Feedback for judges</source>
        <translation>Comentarios para los jueces</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Apelaciones</translation>
    </message>
    <message>
        <source>No appeals match.</source>
        <translation>Ninguna apelación coincide.</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>sin infracción</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>no floor judge</source>
        <translation>sin juez de piso</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>AppealsText</name>
    <message>
        <source>{outcome} (head judge: {judge})</source>
        <translation>{outcome} (juez principal: {judge})</translation>
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
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Since this edition</source>
        <translation>Desde esta edición</translation>
    </message>
    <message>
        <source>Later ones are in the current document: import it.</source>
        <translation>Los posteriores están en el documento vigente: impórtelo.</translation>
    </message>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Sin equivalente en esta edición</translation>
    </message>
</context>
<context>
    <name>AsideWords</name>
    <message>
        <source>{what}, by {who}</source>
        <translation>{what}, de {who}</translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message>
        <source>{name} asks to join</source>
        <translation>{name} pide acceso</translation>
    </message>
    <message>
        <source>{name} asks to join by phone</source>
        <translation>{name} pide acceso con el teléfono</translation>
    </message>
    <message>
        <source>From {address}. Ask the person whether it is theirs.</source>
        <translation>Desde {address}. Pregunte a la persona si es su portátil.</translation>
    </message>
    <message>
        <source>From {address}. Ask the person whether the phone is theirs.</source>
        <translation>Desde {address}. Pregunte a la persona si el teléfono es suyo.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
</context>
<context>
    <name>BannerList</name>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Close the notices</source>
        <translation>Cerrar los avisos</translation>
    </message>
    <message>
        <source>Show all notices</source>
        <translation>Ver todos los avisos</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{round} is over</source>
        <translation>{round} ha terminado</translation>
    </message>
    <message>
        <source>No outstanding tables known</source>
        <translation>No consta ninguna mesa pendiente</translation>
    </message>
    <message>
        <source>No extensions yet</source>
        <translation>Todavía no hay extensiones</translation>
    </message>
    <message>
        <source>all end at {time}</source>
        <translation>todas terminan a las {time}</translation>
    </message>
    <message>
        <source>the others end at {time}</source>
        <translation>las demás terminan a las {time}</translation>
    </message>
    <message>
        <source>extensions first, then as typed</source>
        <translation>con extensión primero, luego en el orden escrito</translation>
    </message>
    <message>
        <source>done with Enter</source>
        <translation>terminadas con Enter</translation>
    </message>
    <message>
        <source>O: which still play?</source>
        <translation>O: ¿cuáles siguen?</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>Turns now</source>
        <translation>Turnos ahora</translation>
    </message>
    <message>
        <source>More turns</source>
        <translation>Más turnos</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>time is up: start turns</source>
        <translation>se acabó el tiempo: turnos adicionales</translation>
    </message>
    <message>
        <source>last to finish</source>
        <translation>la última en terminar</translation>
    </message>
    <message>
        <source>No judge yet</source>
        <translation>Aún sin juez</translation>
    </message>
    <message>
        <source>Tables with extensions appear here once a round runs.</source>
        <translation>Las mesas con extensión aparecen aquí cuando la ronda está en marcha.</translation>
    </message>
    <message>
        <source>No matches are played by this clock.</source>
        <translation>Con este reloj no se juegan partidas.</translation>
    </message>
    <message>
        <source>All tables with pairings; without pairings, those that had a call.</source>
        <translation>Con parejas, todas las mesas; sin ellas, las que tuvieron una llamada.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message numerus="yes">
        <source>Not reported: %n table(s)</source>
        <translation>
            <numerusform>Sin notificar: %n mesa</numerusform>
            <numerusform>Sin notificar: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n table(s)</source>
        <translation>
            <numerusform>Terminada: %n mesa</numerusform>
            <numerusform>Terminadas: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) with extensions</source>
        <translation>
            <numerusform>%n mesa con extensión</numerusform>
            <numerusform>%n mesas con extensión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n turn(s)</source>
        <translation>
            <numerusform>después %n turno</numerusform>
            <numerusform>después %n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on: %n table(s)</source>
        <translation>
            <numerusform>Sigue: %n mesa</numerusform>
            <numerusform>Siguen: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension or call, not reported: %n table(s)</source>
        <translation>
            <numerusform>Con extensión o llamada, sin notificar: %n mesa</numerusform>
            <numerusform>Con extensión o llamada, sin notificar: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No judge: %n table(s)</source>
        <translation>
            <numerusform>Sin juez: %n mesa</numerusform>
            <numerusform>Sin juez: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a judge: %n table(s)</source>
        <translation>
            <numerusform>Con juez: %n mesa</numerusform>
            <numerusform>Con juez: %n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n end at {time}</source>
        <translation>
            <numerusform>la otra termina a las {time}</numerusform>
            <numerusform>las otras %n terminan a las {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time is up: start %n turn(s)</source>
        <translation>
            <numerusform>se acabó el tiempo: %n turno adicional</numerusform>
            <numerusform>se acabó el tiempo: %n turnos adicionales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>minus {time}</source>
        <translation>menos {time}</translation>
    </message>
    <message>
        <source>Slow Play: {turns} turns instead of {usual}</source>
        <translation>Juego lento: {turns} turnos en vez de {usual}</translation>
    </message>
    <message>
        <source>Deck check; the deadline is held, 3:00 more</source>
        <translation>Control de mazos; plazo detenido, 3:00 más</translation>
    </message>
    <message>
        <source>{reason} by {judge}</source>
        <translation>{reason}, {judge}</translation>
    </message>
    <message>
        <source>{reason}; the deadline is held while the call is open</source>
        <translation>{reason}; plazo detenido con la llamada abierta</translation>
    </message>
    <message>
        <source>{reason}, {time} and {bonus} more</source>
        <translation>{reason}, {time} y {bonus} más</translation>
    </message>
    <message>
        <source>{reason}, {time} by {judge}</source>
        <translation>{reason}, {time}, {judge}</translation>
    </message>
    <message>
        <source>{reason}, {time}</source>
        <translation>{reason}, {time}</translation>
    </message>
    <message>
        <source>It ended at {time}.</source>
        <translation>Terminó a las {time}.</translation>
    </message>
    <message>
        <source>Tables with a call, a deck check or an extension appear here.</source>
        <translation>Aquí aparecen las mesas con una llamada, un control de mazos o una extensión.</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>Until clock reads</source>
        <translation>Hasta que marque</translation>
    </message>
    <message>
        <source>Plays until clock reads</source>
        <translation>Juega hasta que marque</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
</context>
<context>
    <name>BothView</name>
    <message>
        <source>Nothing is recorded there.</source>
        <translation>Allí no hay nada registrado.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartada</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
</context>
<context>
    <name>BulkListImporter</name>
    <message>
        <source>Open a folder of lists</source>
        <translation>Abrir una carpeta de listas</translation>
    </message>
    <message>
        <source>Open a table of lists</source>
        <translation>Abrir una tabla de listas</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{player} already has the list of {other}. Press Enter there to undo that.</source>
        <translation>{player} ya tiene la lista de {other}. Pulse Enter allí para deshacerlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) saved</source>
        <translation>
            <numerusform>%n lista guardada</numerusform>
            <numerusform>%n listas guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>%n conjunto guardado</numerusform>
            <numerusform>%n conjuntos guardados</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is not among the event&apos;s players</source>
        <translation>{player} no está entre los jugadores del torneo</translation>
    </message>
    <message>
        <source>Reading: {percent}%</source>
        <translation>Leyendo: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>still reading</source>
        <translation>aún se está leyendo</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n lista</numerusform>
            <numerusform>%n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n nombre por verificar</numerusform>
            <numerusform>%n nombres por verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n list(s)</source>
        <translation>
            <numerusform>Importar %n lista</numerusform>
            <numerusform>Importar %n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n pool(s)</source>
        <translation>
            <numerusform>Importar %n conjunto</numerusform>
            <numerusform>Importar %n conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) stay here until their names are verified</source>
        <translation>
            <numerusform>%n lista queda aquí hasta verificar su nombre</numerusform>
            <numerusform>%n listas quedan aquí hasta verificar sus nombres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <translation>
            <numerusform>%n sin leer</numerusform>
            <numerusform>%n sin leer</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to import</source>
        <translation>nada que importar</translation>
    </message>
</context>
<context>
    <name>BulkListView</name>
    <message>
        <source>Player of {name}</source>
        <translation>Jugador de «{name}»</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Todas las listas</translation>
    </message>
    <message>
        <source>Enter in the list comes here; a player of the event</source>
        <translation>Enter en la lista trae aquí; un jugador del torneo</translation>
    </message>
    <message>
        <source>Lists read; digits choose their player</source>
        <translation>Listas leídas; las cifras eligen al jugador</translation>
    </message>
</context>
<context>
    <name>CallPane</name>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>If it is closed now, tell the table:</source>
        <translation>Si se cierra ahora, diga a la mesa:</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Cerrar llamada</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct this call</source>
        <translation>Corregir esta llamada</translation>
    </message>
    <message>
        <source>Told at {time}:</source>
        <translation>Se le dijo a las {time}:</translation>
    </message>
    <message>
        <source>Opened at {time}</source>
        <translation>Abierta a las {time}</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds, such as 5 or 4:30.</source>
        <translation>Escriba minutos, o minutos y segundos, como 5 o 4:30.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Give instead</source>
        <translation>Otra extensión</translation>
    </message>
    <message>
        <source>as due</source>
        <translation>la debida</translation>
    </message>
    <message>
        <source>{reason}, {from_time} to {to_time}, {length}</source>
        <translation>{reason}, de {from_time} a {to_time}, {length}</translation>
    </message>
</context>
<context>
    <name>CallView</name>
    <message>
        <source>Appeal made at {time}</source>
        <translation>Apelación presentada a las {time}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Close the chosen call</source>
        <translation>Cerrar la llamada elegida</translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation>Abrir una llamada</translation>
    </message>
    <message>
        <source>Enter an earlier call</source>
        <translation>Introducir una llamada anterior</translation>
    </message>
    <message>
        <source>Correct the chosen call or appeal</source>
        <translation>Corregir la llamada o apelación elegida</translation>
    </message>
    <message>
        <source>Appeal from the open call</source>
        <translation>Apelar desde la llamada abierta</translation>
    </message>
    <message>
        <source>Mark the call&apos;s table as told</source>
        <translation>Marcar la mesa de la llamada como avisada</translation>
    </message>
    <message>
        <source>Call details instead of the appeal</source>
        <translation>Datos de la llamada en vez de la apelación</translation>
    </message>
    <message>
        <source>Calls or appeals</source>
        <translation>Llamadas o apelaciones</translation>
    </message>
    <message>
        <source>Feedback for floor judges</source>
        <translation>Comentarios para los jueces de piso</translation>
    </message>
    <message>
        <source>Copy the feedback sheet</source>
        <translation>Copiar la hoja de comentarios</translation>
    </message>
    <message>
        <source>Print the appeal or the feedback sheet</source>
        <translation>Imprimir la apelación o la hoja de comentarios</translation>
    </message>
    <message>
        <source>Outcome of the appeal: {outcome}</source>
        <translation>Resultado de la apelación: {outcome}</translation>
    </message>
    <message>
        <source>No appeals</source>
        <translation>No hay apelaciones</translation>
    </message>
    <message>
        <source>Press A on a call to open its appeal.</source>
        <translation>Pulse A en una llamada para abrir su apelación.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Aún no hay llamadas</translation>
    </message>
    <message>
        <source>C and a table number in the command bar open one: c 14.</source>
        <translation>La letra «c» y un número de mesa en la barra de órdenes abren una: c 14.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>{time} more</source>
        <translation>{time} más</translation>
    </message>
    <message>
        <source>Extension: {time} instead of {due}</source>
        <translation>Extensión: {time} en lugar de {due}</translation>
    </message>
    <message>
        <source>No extension due</source>
        <translation>No corresponde extensión</translation>
    </message>
    <message>
        <source>Extension: {time}, the most for a permitted absence</source>
        <translation>Extensión: {time}, lo máximo por una ausencia permitida</translation>
    </message>
    <message>
        <source>Extension due: {time} so far</source>
        <translation>Corresponde extensión: {time} hasta ahora</translation>
    </message>
    <message>
        <source>Extension given: {time}</source>
        <translation>Extensión concedida: {time}</translation>
    </message>
    <message>
        <source>A minute or less.</source>
        <translation>Un minuto o menos.</translation>
    </message>
    <message>
        <source>It began after the table&apos;s time was up.</source>
        <translation>Empezó cuando el tiempo de la mesa ya se había acabado.</translation>
    </message>
    <message>
        <source>Its time is already counted with another interruption of the table.</source>
        <translation>Su tiempo ya cuenta con otra interrupción de la mesa.</translation>
    </message>
    <message>
        <source>The clock’s pause of {time} is taken out.</source>
        <translation>Se descuenta la pausa del reloj, de {time}.</translation>
    </message>
    <message>
        <source>No round was in progress.</source>
        <translation>No había ninguna ronda en curso.</translation>
    </message>
    <message>
        <source>A minute or less so far.</source>
        <translation>Por ahora, un minuto o menos.</translation>
    </message>
    <message>
        <source>This round has no time limit.</source>
        <translation>Esta ronda no tiene límite de tiempo.</translation>
    </message>
    <message>
        <source>The whole clock was paused meanwhile.</source>
        <translation>Mientras tanto, el reloj de ronda estaba en pausa.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Confirmada</translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation>Revocada</translation>
    </message>
    <message>
        <source>Penalty changed</source>
        <translation>Otra penalización</translation>
    </message>
    <message>
        <source>Remedy changed</source>
        <translation>Otro arreglo</translation>
    </message>
    <message>
        <source>The appeal is still open: the head judge has not decided it</source>
        <translation>La apelación sigue abierta: el juez principal no la ha decidido</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Ronda {round}, mesa {table}</translation>
    </message>
    <message>
        <source>The head judge has not ruled yet</source>
        <translation>El juez principal aún no ha decidido</translation>
    </message>
    <message>
        <source>{outcome} by {judge} at {time}, after {length}</source>
        <translation>{outcome}, {judge}, a las {time}, tras {length}</translation>
    </message>
    <message>
        <source>{outcome} at {time}, after {length}</source>
        <translation>{outcome} a las {time}, tras {length}</translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“Play until the clock reads {reading}; then %n turns.”</source>
        <translation>
            <numerusform>«Jueguen hasta que el reloj marque {reading}; después, %n turno».</numerusform>
            <numerusform>«Jueguen hasta que el reloj marque {reading}; después, %n turnos».</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>with appeal</source>
        <translation>con apelación</translation>
    </message>
    <message>
        <source>No floor judge named</source>
        <translation>Juez de piso no indicado</translation>
    </message>
    <message>
        <source>{decided} decided: {upheld} upheld, {overturned} overturned, {penalty} with penalty changed, {remedy} with remedy changed</source>
        <translation>Decididas: {decided}; confirmadas {upheld}, revocadas {overturned}, con otra penalización {penalty}, con otro arreglo {remedy}</translation>
    </message>
    <message>
        <source>{count} of {decided}, {percent}%</source>
        <translation>{count} de {decided}, {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appeals against rulings of {judge}</source>
        <translation>Apelaciones contra decisiones de {judge}</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Juez de piso</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Agreed facts</source>
        <translation>Hechos acordados</translation>
    </message>
    <message>
        <source>Disputed facts</source>
        <translation>Hechos en disputa</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Objection</source>
        <translation>Objeción</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Head judge&apos;s ruling</source>
        <translation>Decisión del juez principal</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>{count} of {decided} decided</source>
        <translation>{count} de {decided} decididas</translation>
    </message>
    <message>
        <source>Appeals so far</source>
        <translation>Apelaciones hasta ahora</translation>
    </message>
    <message>
        <source>Overturned or changed</source>
        <translation>Revocadas o cambiadas</translation>
    </message>
    <message>
        <source>Table {table}, {time} more: {sentence}</source>
        <translation>Mesa {table}, {time} más: {sentence}</translation>
    </message>
</context>
<context>
    <name>CallsList</name>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation>Abrir una llamada</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>Llamada anterior</translation>
    </message>
    <message>
        <source>This round: {count}</source>
        <translation>Esta ronda: {count}</translation>
    </message>
    <message>
        <source>All day: {count}</source>
        <translation>Todo el día: {count}</translation>
    </message>
    <message>
        <source>Time given for calls</source>
        <translation>Tiempo concedido</translation>
    </message>
    <message>
        <source>Mean length of a call</source>
        <translation>Duración media de una llamada</translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Copy card</source>
        <translation>Copiar carta</translation>
    </message>
    <message>
        <source>Rulings on the card</source>
        <translation>Aclaraciones de la carta</translation>
    </message>
    <message>
        <source>Rules the card touches</source>
        <translation>Reglas que toca la carta</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
    <message>
        <source>List of cards</source>
        <translation>Lista de cartas</translation>
    </message>
    <message>
        <source>Next language of the card</source>
        <translation>Siguiente idioma de la carta</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Cerrar la carta</translation>
    </message>
</context>
<context>
    <name>CardAside</name>
    <message>
        <source>Legality and rules of the card</source>
        <translation>Legalidad y reglas de la carta</translation>
    </message>
    <message>
        <source>lists of {date}</source>
        <translation>listas del {date}</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>The card file gives no legality for this card.</source>
        <translation>El archivo de cartas no indica la legalidad de esta carta.</translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Reglas que toca</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>Reglas Completas</translation>
    </message>
    <message>
        <source>At this event</source>
        <translation>En este torneo</translation>
    </message>
    <message>
        <source>None found</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Import the Comprehensive Rules in English to find them.</source>
        <translation>Importe las Reglas Completas en inglés para encontrarlas.</translation>
    </message>
    <message numerus="yes">
        <source>In none of %n list(s)</source>
        <translation>
            <numerusform>No está en la única lista</numerusform>
            <numerusform>En ninguna de %n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n list(s)</source>
        <translation>
            <numerusform>En %n lista</numerusform>
            <numerusform>En %n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copia</numerusform>
            <numerusform>%n copias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFileBar</name>
    <message>
        <source>Load a card file from Scryfall or MTGJSON</source>
        <translation>Cargar un archivo de cartas de Scryfall o MTGJSON</translation>
    </message>
    <message>
        <source>Card files (*.json *.json.gz);;All files (*)</source>
        <translation>Archivos de cartas (*.json *.json.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Loading the card file: {percent}%</source>
        <translation>Cargando el archivo de cartas: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Cargar un archivo de cartas</translation>
    </message>
</context>
<context>
    <name>CardFileRow</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Card file</source>
        <translation>Archivo de cartas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>cards and rulings: {kind}, {date}</source>
        <translation>cartas y aclaraciones: {kind}, {date}</translation>
    </message>
    <message>
        <source>cards: {kind}, {date}</source>
        <translation>cartas: {kind}, {date}</translation>
    </message>
    <message>
        <source>rulings: {kind}, {date}</source>
        <translation>aclaraciones: {kind}, {date}</translation>
    </message>
    <message>
        <source>legality: {kind}, {date}</source>
        <translation>legalidad: {kind}, {date}</translation>
    </message>
</context>
<context>
    <name>CardFoot</name>
    <message>
        <source>The player&apos;s language</source>
        <translation>Idioma del jugador</translation>
    </message>
</context>
<context>
    <name>CardGlance</name>
    <message numerus="yes">
        <source>Newest of %n ruling(s), {date}</source>
        <translation>
            <numerusform>La única aclaración, {date}</numerusform>
            <numerusform>La última de %n aclaraciones, {date}</numerusform>
        </translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Perhaps meant by “{name}”</source>
        <translation>Quizá «{name}» sea esta carta</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Idioma de la carta</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Cerrar la carta</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
    <message>
        <source>Next card named here</source>
        <translation>Siguiente carta nombrada aquí</translation>
    </message>
    <message>
        <source>No card is named here; a capital letter or [brackets] mark its name.</source>
        <translation>Aquí no se nombra ninguna carta; su nombre va con mayúscula o entre [corchetes].</translation>
    </message>
    <message>
        <source>{language}: no printed text</source>
        <translation>{language}: sin texto impreso</translation>
    </message>
    <message>
        <source>Released on {date}, after the event</source>
        <translation>Publicada el {date}, después del torneo</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>Aclaración del {date}</translation>
    </message>
</context>
<context>
    <name>CardHead</name>
    <message>
        <source>Language of the card</source>
        <translation>Idioma de la carta</translation>
    </message>
</context>
<context>
    <name>CardListPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards read</source>
        <translation>Cartas leídas</translation>
    </message>
    <message>
        <source>No card file</source>
        <translation>Sin archivo de cartas</translation>
    </message>
    <message>
        <source>Found cards</source>
        <translation>Cartas encontradas</translation>
    </message>
    <message>
        <source>Type a name, a set and number, or words of a card’s text above.</source>
        <translation>Escriba arriba un nombre, una colección y su número, o palabras del texto de la carta.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>CardPaper</name>
    <message>
        <source>Related cards</source>
        <translation>Cartas relacionadas</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: {card}</source>
        <translation>Copiado: {card}</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde el {date}</translation>
    </message>
    <message>
        <source>this event</source>
        <translation>este torneo</translation>
    </message>
    <message>
        <source>this event; not verified in a deck check: the card file is from another date</source>
        <translation>este torneo; sin verificar en un control de mazos: el archivo de cartas es de otra fecha</translation>
    </message>
    <message>
        <source>this event, by the lists of {date}; the card file says: {standing}</source>
        <translation>este torneo, según las listas del {date}; el archivo de cartas dice: {standing}</translation>
    </message>
    <message>
        <source>card file of {date}</source>
        <translation>archivo de cartas del {date}</translation>
    </message>
    <message>
        <source>Power and toughness {figures}</source>
        <translation>Fuerza y resistencia {figures}</translation>
    </message>
    <message>
        <source>Card file of {date}</source>
        <translation>Archivo de cartas del {date}</translation>
    </message>
    <message>
        <source>{language} no text</source>
        <translation>{language} sin texto</translation>
    </message>
    <message>
        <source>{language} name only</source>
        <translation>{language} solo nombre</translation>
    </message>
    <message>
        <source>This computer has no font for {language}; the text is shown in English.</source>
        <translation>Este equipo no tiene un tipo de letra para este idioma ({language}); el texto se muestra en inglés.</translation>
    </message>
    <message>
        <source>The card file has no {language} text; the English one is shown.</source>
        <translation>El archivo de cartas no trae el texto en este idioma ({language}); se muestra en inglés.</translation>
    </message>
</context>
<context>
    <name>CarryingEvents</name>
    <message numerus="yes">
        <source>{name}: copy with %n entries saved and checked: {file}</source>
        <translation>
            <numerusform>{name}: copia guardada y comprobada, con %n entrada: {file}</numerusform>
            <numerusform>{name}: copia guardada y comprobada, con %n entradas: {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the event</source>
        <translation>Guardar una copia del torneo</translation>
    </message>
    <message>
        <source>Add an event from a file</source>
        <translation>Añadir un torneo desde un archivo</translation>
    </message>
    <message>
        <source>{file}: event added</source>
        <translation>{file}: torneo añadido</translation>
    </message>
    <message>
        <source>{file}: later entries added; the event as it was is backed up</source>
        <translation>{file}: entradas posteriores añadidas; el torneo tal como estaba queda en una copia de seguridad</translation>
    </message>
    <message>
        <source>{file}: nothing new; the event here has all of its entries</source>
        <translation>{file}: nada nuevo; el torneo de este equipo ya tiene todas sus entradas</translation>
    </message>
    <message>
        <source>{file}: added beside yours; each has entries that the other lacks</source>
        <translation>{file}: añadido junto al suyo; cada uno tiene entradas que al otro le faltan</translation>
    </message>
    <message>
        <source>Judgekit events (*{ending})</source>
        <translation>Torneos de Judgekit (*{ending})</translation>
    </message>
</context>
<context>
    <name>CarryingOver</name>
    <message>
        <source>The documents, bookmarks and notes of {file} are added to yours; of the same document the one imported later stays.</source>
        <translation>Los documentos, marcadores y notas de {file} se añaden a los suyos; de un mismo documento queda el que se importó más tarde.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>Exportar la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) exported to {file}, with bookmarks and notes</source>
        <translation>
            <numerusform>%n documento exportado a {file}, con marcadores y notas</numerusform>
            <numerusform>%n documentos exportados a {file}, con marcadores y notas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a library</source>
        <translation>Importar una biblioteca</translation>
    </message>
    <message>
        <source>Libraries (*{suffix});;All files (*)</source>
        <translation>Bibliotecas (*{suffix});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Importing {file}…</source>
        <translation>Importando {file}…</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) removed</source>
        <translation>
            <numerusform>%n penalización retirada</numerusform>
            <numerusform>%n penalizaciones retiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) back</source>
        <translation>
            <numerusform>%n penalización recuperada</numerusform>
            <numerusform>%n penalizaciones recuperadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: ends at {after} instead of {before}</source>
        <translation>{round}: termina a las {after} y no a las {before}</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>de {before} a {after}</translation>
    </message>
    <message>
        <source>{round}: not started</source>
        <translation>{round}: sin empezar</translation>
    </message>
    <message>
        <source>{round}: running again</source>
        <translation>{round}: en marcha de nuevo</translation>
    </message>
    <message>
        <source>{round}: paused since {time}</source>
        <translation>{round}: en pausa desde las {time}</translation>
    </message>
    <message>
        <source>{round}: ended at {time}</source>
        <translation>{round}: terminada a las {time}</translation>
    </message>
    <message>
        <source>{round}: running since {time}</source>
        <translation>{round}: en marcha desde las {time}</translation>
    </message>
    <message>
        <source>{round}: not ended</source>
        <translation>{round}: sin terminar</translation>
    </message>
    <message>
        <source>Table {table}: no call open</source>
        <translation>Mesa {table}: sin llamada abierta</translation>
    </message>
    <message>
        <source>Table {table}: no deck check in progress</source>
        <translation>Mesa {table}: sin control de mazos en curso</translation>
    </message>
    <message>
        <source>Table {table}: call closed at {time}</source>
        <translation>Mesa {table}: llamada cerrada a las {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check finished at {time}</source>
        <translation>Mesa {table}: control de mazos terminado a las {time}</translation>
    </message>
    <message>
        <source>Table {table}: call open again, since {time}</source>
        <translation>Mesa {table}: llamada abierta de nuevo, desde las {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check in progress again, since {time}</source>
        <translation>Mesa {table}: control de mazos otra vez en curso, desde las {time}</translation>
    </message>
    <message>
        <source>Table {table}: call open since {time}</source>
        <translation>Mesa {table}: llamada abierta desde las {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check in progress since {time}</source>
        <translation>Mesa {table}: control de mazos en curso desde las {time}</translation>
    </message>
    <message>
        <source>Table {table}: {before} becomes {after}</source>
        <translation>Mesa {table}: de {before} a {after}</translation>
    </message>
</context>
<context>
    <name>ChangesPane</name>
    <message>
        <source>Known changes since {date}; words of two languages can&apos;t be compared.</source>
        <translation>Cambios conocidos desde el {date}; no se pueden comparar palabras de dos idiomas.</translation>
    </message>
    <message>
        <source>Changes shown</source>
        <translation>Cambios mostrados</translation>
    </message>
</context>
<context>
    <name>ChecklistEditor</name>
    <message>
        <source>Checked in every deck of this event, one per line</source>
        <translation>Se revisa en cada mazo de este torneo, un punto por línea</translation>
    </message>
    <message>
        <source>Without lines the physical part is skipped.</source>
        <translation>Sin líneas se omite la parte física.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ChecklistView</name>
    <message>
        <source>Sleeves and cards</source>
        <translation>Protectores y cartas</translation>
    </message>
    <message>
        <source>Print the checklist</source>
        <translation>Imprimir la lista de comprobación</translation>
    </message>
    <message>
        <source>Note: which cards, which pattern</source>
        <translation>Nota: qué cartas, qué patrón</translation>
    </message>
    <message>
        <source>Note on the chosen item</source>
        <translation>Nota sobre el punto elegido</translation>
    </message>
    <message>
        <source>Space: fine or a problem. Enter: a note. Ctrl+F7: other items.</source>
        <translation>Espacio: bien o un problema. Enter: una nota. Ctrl+F7: otros puntos.</translation>
    </message>
</context>
<context>
    <name>ChooseDecks</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n deck(s) checked</source>
        <translation>
            <numerusform>de %n mazo controlado</numerusform>
            <numerusform>de %n mazos controlados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{percent} of %n deck(s) in the event</source>
        <translation>
            <numerusform>{percent} de %n mazo del torneo</numerusform>
            <numerusform>{percent} de %n mazos del torneo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more deck(s)</source>
        <translation>
            <numerusform>%n mazo más</numerusform>
            <numerusform>%n mazos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) a round</source>
        <translation>
            <numerusform>%n mazo por ronda</numerusform>
            <numerusform>%n mazos por ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At random among %n table(s).</source>
        <translation>
            <numerusform>Al azar entre %n mesa.</numerusform>
            <numerusform>Al azar entre %n mesas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets each</source>
        <translation>
            <numerusform>%n boleto cada una</numerusform>
            <numerusform>%n boletos cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not yet checked</source>
        <translation>
            <numerusform>%n jugador aún sin controlar</numerusform>
            <numerusform>%n jugadores aún sin controlar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>check not completed: table(s) {tables}</source>
        <translation>
            <numerusform>control sin completar: mesa {tables}</numerusform>
            <numerusform>control sin completar: mesas {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>%n jugador leído</numerusform>
            <numerusform>%n jugadores leídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n línea no entendida</numerusform>
            <numerusform>%n líneas no entendidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in contention</source>
        <translation>
            <numerusform>%n jugador con opciones</numerusform>
            <numerusform>%n jugadores con opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet checked</source>
        <translation>
            <numerusform>%n sin controlar</numerusform>
            <numerusform>%n sin controlar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck(s) checked</source>
        <translation>
            <numerusform>mazo controlado</numerusform>
            <numerusform>mazos controlados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go</source>
        <translation>
            <numerusform>falta %n ronda</numerusform>
            <numerusform>faltan %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>decks taken</source>
        <translation>mazos recogidos</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>aún sin controlar</translation>
    </message>
    <message>
        <source>both checked before</source>
        <translation>control previo de ambos</translation>
    </message>
    <message>
        <source>{player} checked before</source>
        <translation>control previo: {player}</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Ronda libre</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Mesa {number}</translation>
    </message>
    <message>
        <source>not in the pairings</source>
        <translation>no está en las parejas</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>no player with points</source>
        <translation>sin jugador con puntos</translation>
    </message>
    <message>
        <source>unclear: add headings</source>
        <translation>añada encabezados</translation>
    </message>
    <message>
        <source>number unknown: see Event</source>
        <translation>número desconocido: vea Torneo</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Ten per cent reached</source>
        <translation>Diez por ciento alcanzado</translation>
    </message>
    <message>
        <source>At Regular, deck checks are the head judge&apos;s choice.</source>
        <translation>En Normal, los controles de mazos los decide el juez principal.</translation>
    </message>
    <message>
        <source>Anyone can repeat this draw: each table&apos;s ticket is the SHA-256 of seed/table/1, for example {example}, with 2, 3 … for further tickets; the lowest come first.</source>
        <translation>Cualquiera puede repetir este sorteo: el boleto de cada mesa es el SHA-256 de semilla/mesa/1, por ejemplo {example}, con 2, 3… para más boletos; ganan los más bajos.</translation>
    </message>
    <message>
        <source>Drawn before and discarded: {seeds}; kept in the timeline.</source>
        <translation>Sorteos descartados: {seeds}; constan en la cronología.</translation>
    </message>
    <message>
        <source>Standings of {time}, before round {number}: out of date</source>
        <translation>Posiciones de las {time}, antes de la ronda {number}: desactualizadas</translation>
    </message>
    <message>
        <source>Outside a round</source>
        <translation>Fuera de ronda</translation>
    </message>
    <message>
        <source>Deck checks are required at Competitive and Professional; ten per cent of the decks is recommended.</source>
        <translation>Los controles de mazos son obligatorios en Competitivo y Profesional; se recomienda el diez por ciento de los mazos.</translation>
    </message>
    <message>
        <source>Required at Competitive and Professional, ten per cent of the decks recommended; the head judge&apos;s choice at Regular; the event&apos;s level is not set.</source>
        <translation>Obligatorio en Competitivo y Profesional, con el diez por ciento de los mazos recomendado; a elección del juez principal en Normal; el nivel del torneo no está definido.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Tables {first} to {last} have {tickets}, the others one.</source>
        <translation>Las mesas {first} a {last} tienen {tickets}; las demás, uno.</translation>
    </message>
    <message>
        <source>{tables} not checked in this round; no pairings say who sits there.</source>
        <translation>{tables} sin controlar en esta ronda; sin parejas no se sabe quién juega allí.</translation>
    </message>
    <message>
        <source>Standings of {time}</source>
        <translation>Posiciones de las {time}</translation>
    </message>
    <message>
        <source>Standings of {time}, before round {number}</source>
        <translation>Posiciones de las {time}, antes de la ronda {number}</translation>
    </message>
    <message>
        <source>Draw tables with a new seed</source>
        <translation>Sortear mesas con una semilla nueva</translation>
    </message>
    <message>
        <source>Choose a table for a reason</source>
        <translation>Elegir una mesa por un motivo</translation>
    </message>
    <message>
        <source>Name the judges who check the decks</source>
        <translation>Indicar los jueces que controlan los mazos</translation>
    </message>
    <message>
        <source>Tables not yet checked</source>
        <translation>Mesas aún sin controlar</translation>
    </message>
    <message>
        <source>Players in contention not yet checked</source>
        <translation>Jugadores con opciones aún sin controlar</translation>
    </message>
    <message>
        <source>Paste or type players&apos; records</source>
        <translation>Pegar o escribir los resultados de los jugadores</translation>
    </message>
    <message>
        <source>Filter the tables not yet checked</source>
        <translation>Filtrar las mesas aún sin controlar</translation>
    </message>
</context>
<context>
    <name>ChoosingBody</name>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Targeted</source>
        <translation>Dirigido</translation>
    </message>
    <message>
        <source>Not yet checked</source>
        <translation>Sin controlar</translation>
    </message>
    <message>
        <source>In contention</source>
        <translation>Con opciones</translation>
    </message>
    <message>
        <source>How a table is chosen</source>
        <translation>Cómo se elige una mesa</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>Quién se muestra</translation>
    </message>
    <message>
        <source>Of which round</source>
        <translation>De qué ronda</translation>
    </message>
</context>
<context>
    <name>ChosenPlayer</name>
    <message>
        <source>Another player than {player}</source>
        <translation>Otro jugador que {player}</translation>
    </message>
</context>
<context>
    <name>CircumstanceRow</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
</context>
<context>
    <name>Circumstances</name>
    <message>
        <source>What applies here?</source>
        <translation>¿Qué circunstancias hay?</translation>
    </message>
    <message>
        <source>One question at a time</source>
        <translation>Una pregunta a la vez</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas las preguntas</translation>
    </message>
    <message>
        <source>Alt and its number answer</source>
        <translation>Alt y su número responden</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} de {most}</translation>
    </message>
    <message>
        <source>{yes} yes, {no} no</source>
        <translation>{yes} sí, {no} no</translation>
    </message>
</context>
<context>
    <name>ClockCards</name>
    <message>
        <source>without a time limit</source>
        <translation>sin límite de tiempo</translation>
    </message>
    <message>
        <source>if started now, ends at</source>
        <translation>al iniciar, termina a las</translation>
    </message>
    <message>
        <source>if started now, ends {time}</source>
        <translation>al iniciar, termina a las {time}</translation>
    </message>
    <message>
        <source>no pairings for round {number} yet</source>
        <translation>ronda {number}: aún sin parejas</translation>
    </message>
    <message>
        <source>{round} · single elimination</source>
        <translation>{round} · eliminación simple</translation>
    </message>
    <message>
        <source>ended {time}</source>
        <translation>terminó a las {time}</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>terminó a las</translation>
    </message>
    <message>
        <source>elapsed; no time limit</source>
        <translation>transcurrido; sin límite</translation>
    </message>
    <message>
        <source>since {since} · if resumed now, ends {time}</source>
        <translation>desde las {since} · al reanudar, termina a las {time}</translation>
    </message>
    <message>
        <source>if resumed now, ends at</source>
        <translation>al reanudar, termina a las</translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation>desde las {time}</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>termina a las {time}</translation>
    </message>
    <message>
        <source>ends at</source>
        <translation>termina a las</translation>
    </message>
    <message>
        <source>started {time}</source>
        <translation>inicio: {time}</translation>
    </message>
    <message>
        <source>paused since {time}</source>
        <translation>en pausa desde las {time}</translation>
    </message>
    <message>
        <source>no pauses or corrections</source>
        <translation>sin pausas ni correcciones</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s), {time}</source>
        <translation>
            <numerusform>%n pausa, {time}</numerusform>
            <numerusform>%n pausas, {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected by {time}</source>
        <translation>corrección: {time}</translation>
    </message>
    <message>
        <source>Next alarm: {what}, in {wait}</source>
        <translation>Próxima alarma: {what}, en {wait}</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>faltan {count} min</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>last table</source>
        <translation>última mesa</translation>
    </message>
</context>
<context>
    <name>ClockController</name>
    <message>
        <source>{clock}: time is up, {end} ends the round, {pause} pauses all</source>
        <translation>{clock}: se acabó el tiempo; {end} termina la ronda, {pause} pausa todo</translation>
    </message>
    <message>
        <source>Round {number} started without pairings: add them in Event</source>
        <translation>La ronda {number} empezó sin parejas: añádalas en Torneo</translation>
    </message>
    <message>
        <source>{clock}: the round was ended</source>
        <translation>{clock}: la ronda se dio por terminada</translation>
    </message>
</context>
<context>
    <name>ClockDisagreement</name>
    <message>
        <source>Follow the computer’s clock</source>
        <translation>Seguir el reloj del equipo</translation>
    </message>
    <message>
        <source>Judgekit follows the computer’s clock: {time} (by {shift})</source>
        <translation>Judgekit sigue el reloj del equipo: {time} ({shift})</translation>
    </message>
    <message>
        <source>The computer’s clock is {shift} from the event’s time, {time}. If you follow it, the time left stays.</source>
        <translation>El reloj del equipo difiere en {shift} de la hora del torneo, {time}. Si lo sigue, lo que queda no cambia.</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Outstanding tables: which still play?</source>
        <translation>Mesas pendientes: ¿cuáles siguen jugando?</translation>
    </message>
    <message>
        <source>Start, pause or resume the clock</source>
        <translation>Iniciar, pausar o reanudar el reloj</translation>
    </message>
    <message>
        <source>Same for the second clock</source>
        <translation>Lo mismo con el segundo reloj</translation>
    </message>
    <message>
        <source>Other timer</source>
        <translation>Otro temporizador</translation>
    </message>
    <message>
        <source>Call a draft</source>
        <translation>Dirigir un draft</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corregir el reloj</translation>
    </message>
    <message>
        <source>Correct the clock to less time</source>
        <translation>Corregir el reloj a menos tiempo</translation>
    </message>
    <message>
        <source>End the round, early or not</source>
        <translation>Terminar la ronda, antes de tiempo o no</translation>
    </message>
    <message>
        <source>Pause all clocks, or resume them</source>
        <translation>Pausar todos los relojes o reanudarlos</translation>
    </message>
    <message>
        <source>Choose the next clock</source>
        <translation>Elegir el reloj siguiente</translation>
    </message>
    <message>
        <source>Show the board of the chosen clock</source>
        <translation>Mostrar las mesas del reloj elegido</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Pantalla pública</translation>
    </message>
    <message>
        <source>Message on the public display</source>
        <translation>Mensaje en la pantalla pública</translation>
    </message>
    <message>
        <source>Mute or unmute alarms</source>
        <translation>Silenciar o activar las alarmas</translation>
    </message>
    <message>
        <source>Open or close a call at the chosen table</source>
        <translation>Abrir o cerrar una llamada en la mesa elegida</translation>
    </message>
    <message>
        <source>Mark the chosen table as told</source>
        <translation>Marcar la mesa elegida como avisada</translation>
    </message>
    <message>
        <source>Extension for a table</source>
        <translation>Extensión para una mesa</translation>
    </message>
    <message>
        <source>Send a judge to the chosen table</source>
        <translation>Enviar un juez a la mesa elegida</translation>
    </message>
    <message>
        <source>Which judges are free, and where the others are</source>
        <translation>Qué jueces están libres y dónde están los demás</translation>
    </message>
    <message>
        <source>Slip of the chosen table</source>
        <translation>Talón de la mesa elegida</translation>
    </message>
    <message>
        <source>The chosen table is done</source>
        <translation>La mesa elegida ha terminado</translation>
    </message>
    <message>
        <source>Show extensions to the second or to the minute</source>
        <translation>Mostrar las extensiones al segundo o al minuto</translation>
    </message>
    <message>
        <source>Paste copied pairings, or the tables still playing</source>
        <translation>Pegar las parejas copiadas, o las mesas que siguen jugando</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Cerrar el panel</translation>
    </message>
    <message>
        <source>Print the slip of the chosen table</source>
        <translation>Imprimir el talón de la mesa elegida</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{what}. Quit again to close Judgekit: the clocks keep time, but no alarm will sound.</source>
        <translation>{what}. Cierre otra vez para salir de Judgekit: los relojes siguen contando, pero no sonará ninguna alarma.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not sent yet, but kept</source>
        <translation>
            <numerusform>%n entrada sin enviar, pero guardada</numerusform>
            <numerusform>%n entradas sin enviar, pero guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laptop(s) lose this hub</source>
        <translation>
            <numerusform>%n portátil se queda sin esta central</numerusform>
            <numerusform>%n portátiles se quedan sin esta central</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Colleagues</name>
    <message>
        <source>{who} undid your entry: {what}</source>
        <translation>Su entrada fue deshecha por {who}: {what}</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc cancela</translation>
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
        <translation>deshacer siempre: {key}</translation>
    </message>
</context>
<context>
    <name>CompareActions</name>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Siguiente cambio</translation>
    </message>
    <message>
        <source>Copy the changes</source>
        <translation>Copiar los cambios</translation>
    </message>
    <message>
        <source>Print the changes</source>
        <translation>Imprimir los cambios</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>There is only one edition here</source>
        <translation>Aquí solo hay una edición</translation>
    </message>
    <message>
        <source>Import another edition of a document to see what changed.</source>
        <translation>Importe otra edición de un documento para ver qué cambió.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>{old} and {new}</source>
        <translation>{old} y {new}</translation>
    </message>
    <message>
        <source>The editions could not be compared</source>
        <translation>No se pudieron comparar las ediciones</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n change(s)</source>
        <translation>
            <numerusform>Copiado: %n cambio</numerusform>
            <numerusform>Copiado: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>No change here</source>
        <translation>Ningún cambio aquí</translation>
    </message>
    <message>
        <source>Filter: {name}</source>
        <translation>Filtro: {name}</translation>
    </message>
</context>
<context>
    <name>CompareHead</name>
    <message>
        <source>Current</source>
        <translation>Vigente</translation>
    </message>
    <message>
        <source>Edition: {name}</source>
        <translation>Edición: {name}</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Changed sections of both editions</source>
        <translation>Secciones cambiadas de ambas ediciones</translation>
    </message>
    <message>
        <source>removed words</source>
        <translation>palabras suprimidas</translation>
    </message>
    <message>
        <source>new words</source>
        <translation>palabras nuevas</translation>
    </message>
    <message>
        <source>grey: unchanged</source>
        <translation>gris: sin cambios</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
</context>
<context>
    <name>CompareWording</name>
    <message numerus="yes">
        <source>%n section(s) differ</source>
        <translation>
            <numerusform>%n sección difiere</numerusform>
            <numerusform>%n secciones difieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadida</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Suprimida</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Trasladada</translation>
    </message>
    <message>
        <source>Renumbered</source>
        <translation>Renumerada</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Todos los cambios</translation>
    </message>
    <message>
        <source>In my bookmarks</source>
        <translation>En mis marcadores</translation>
    </message>
    <message>
        <source>Cited at this event</source>
        <translation>Citadas en este torneo</translation>
    </message>
    <message>
        <source>Important for rulings</source>
        <translation>Importantes para decisiones</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>mismas palabras</translation>
    </message>
    <message>
        <source>new title</source>
        <translation>título nuevo</translation>
    </message>
    <message>
        <source>+{added} {minus}{removed} words</source>
        <translation>+{added} {minus}{removed} palabras</translation>
    </message>
    <message>
        <source>Your bookmark has no section in the newer edition</source>
        <translation>Su marcador no tiene sección en la edición nueva</translation>
    </message>
    <message>
        <source>In your bookmarks</source>
        <translation>En sus marcadores</translation>
    </message>
    <message>
        <source>Your bookmark moves to {number}</source>
        <translation>Su marcador pasa a {number}</translation>
    </message>
</context>
<context>
    <name>ConnectionNotices</name>
    <message>
        <source>No connection to the hub since {time}; entries are kept and sent later</source>
        <translation>Sin conexión con la central desde las {time}; las entradas se guardan y se envían después</translation>
    </message>
    <message>
        <source>No connection to the hub of {who} since {time}; entries are kept and sent later</source>
        <translation>Sin conexión con la central ({who}) desde las {time}; las entradas se guardan y se envían después</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Tomar el relevo…</translation>
    </message>
    <message>
        <source>This laptop can’t store what is entered: its disk may be full. Make room; nothing is lost.</source>
        <translation>Este portátil no puede guardar lo que se anota: quizá su disco esté lleno. Libere espacio; nada se pierde.</translation>
    </message>
    <message>
        <source>The hub can’t store: its disk may be full. What you enter waits here</source>
        <translation>La central no puede guardar: quizá su disco esté lleno. Lo que anote espera aquí</translation>
    </message>
    <message>
        <source>The hub of {who} can’t store: its disk may be full. What you enter waits here</source>
        <translation>La central ({who}) no puede guardar: quizá su disco esté lleno. Lo que anote espera aquí</translation>
    </message>
    <message>
        <source>Become the hub here? Do so on one laptop, and only if the other hub is gone; the others follow.</source>
        <translation>¿Convertir este portátil en la central? Hágalo en uno solo, y solo si la otra central ya no está; los demás la siguen.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomar el relevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This laptop was removed from the event; what you enter here reaches nobody</source>
        <translation>Este portátil está excluido del torneo; lo que anote aquí no llega a nadie</translation>
    </message>
    <message>
        <source>This laptop was removed from the event; what you enter here reaches nobody. Ask {who}.</source>
        <translation>Este portátil está excluido del torneo; lo que anote aquí no llega a nadie. Pregunte a {who}.</translation>
    </message>
    <message>
        <source>Show laptops</source>
        <translation>Mostrar portátiles</translation>
    </message>
    <message>
        <source>Colleagues have a newer Judgekit; update this one. Until then the event can be read here, not changed.</source>
        <translation>Sus compañeros tienen una versión más nueva de Judgekit; actualice esta. Hasta entonces aquí el torneo se puede leer, no cambiar.</translation>
    </message>
    <message>
        <source>This computer’s clock is {seconds} s slow; the times of its entries are corrected</source>
        <translation>El reloj de este equipo va {seconds}&#xa0;s atrasado; la hora de sus entradas se corrige</translation>
    </message>
    <message>
        <source>This computer’s clock is {seconds} s fast; the times of its entries are corrected</source>
        <translation>El reloj de este equipo va {seconds}&#xa0;s adelantado; la hora de sus entradas se corrige</translation>
    </message>
</context>
<context>
    <name>ConsiderRow</name>
    <message>
        <source>Record penalty</source>
        <translation>Registrar penalización</translation>
    </message>
</context>
<context>
    <name>ContentionPane</name>
    <message>
        <source>Rounds to go</source>
        <translation>Rondas restantes</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejores</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Paste or type records</source>
        <translation>Pegar o escribir resultados</translation>
    </message>
    <message>
        <source>P opens pasted or typed standings and shows who can still make the cut and hasn&apos;t been checked.</source>
        <translation>P abre posiciones pegadas o escritas y muestra quién aún puede entrar en el corte y no ha sido controlado.</translation>
    </message>
    <message>
        <source>Cut to</source>
        <translation>Corte a</translation>
    </message>
    <message>
        <source>In contention, not yet checked</source>
        <translation>Con opciones, sin controlar</translation>
    </message>
    <message>
        <source>All of them are checked</source>
        <translation>Todos están controlados</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Aún no hay resultados</translation>
    </message>
</context>
<context>
    <name>CorrectionForm</name>
    <message>
        <source>Choose an infraction from those that are offered.</source>
        <translation>Elija una infracción de la lista.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Motivo de la desviación</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Guardar corrección</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>{clock}: corrected by {time}</source>
        <translation>{clock}: corregido en {time}</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corregir el reloj</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Más tiempo</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Menos tiempo</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Fijar en</translation>
    </message>
    <message>
        <source>End at</source>
        <translation>Fin a las</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Qué se sabe</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Motivo (opcional)</translation>
    </message>
    <message>
        <source>By minutes, or minutes and seconds</source>
        <translation>Minutos, o minutos y segundos</translation>
    </message>
    <message>
        <source>Every table’s deadline moves with the end of the round.</source>
        <translation>El plazo de cada mesa se mueve con el fin de la ronda.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>The clock is to read</source>
        <translation>El reloj debe marcar</translation>
    </message>
    <message>
        <source>The round is to end at</source>
        <translation>La ronda debe terminar a las</translation>
    </message>
    <message>
        <source>Type the time that remains, such as 42 or 42:00.</source>
        <translation>Escriba el tiempo que queda, como 42 o 42:00.</translation>
    </message>
    <message>
        <source>Type a time of day, such as 19:35.</source>
        <translation>Escriba una hora, como 19:35.</translation>
    </message>
    <message>
        <source>Enter minutes, such as 2 or 1:30.</source>
        <translation>Escriba minutos, como 2 o 1:30.</translation>
    </message>
    <message>
        <source>{clock}: ends at {time}</source>
        <translation>{clock}: termina a las {time}</translation>
    </message>
    <message>
        <source>{clock}: set to {time}</source>
        <translation>{clock}: fijado en {time}</translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation>El reloj marca</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Termina a las</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Later entries stay.</source>
        <translation>Lo posterior se conserva.</translation>
    </message>
    <message>
        <source>Entry saved</source>
        <translation>Entrada guardada</translation>
    </message>
    <message>
        <source>Correction saved</source>
        <translation>Corrección guardada</translation>
    </message>
    <message>
        <source>The entry was changed meanwhile; nothing was corrected</source>
        <translation>La entrada cambió entretanto; no se corrigió nada</translation>
    </message>
    <message>
        <source>entered at {time}</source>
        <translation>introducida a las {time}</translation>
    </message>
    <message>
        <source>entered at {time} by {who}</source>
        <translation>introducida a las {time} por {who}</translation>
    </message>
    <message>
        <source>Choose an entry to correct</source>
        <translation>Elija la entrada que quiere corregir</translation>
    </message>
    <message>
        <source>This entry is undone; put it back to correct it</source>
        <translation>Esta entrada está deshecha; recupérela para corregirla</translation>
    </message>
    <message>
        <source>This entry is about another one; correct that one</source>
        <translation>Esta entrada trata de otra; corrija aquella</translation>
    </message>
    <message>
        <source>An entry of an earlier version can’t be corrected; undo it and enter it again</source>
        <translation>Una entrada de una versión anterior no se puede corregir; deshágala y vuelva a introducirla</translation>
    </message>
    <message>
        <source>Correct the event’s details on its own form</source>
        <translation>Los datos del torneo se corrigen en su propio formulario</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>era {value}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>What moves</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Not saved yet. Save it or cancel before going elsewhere.</source>
        <translation>Aún sin guardar. Guárdelo o cancele antes de pasar a otra cosa.</translation>
    </message>
    <message>
        <source>Save entry</source>
        <translation>Guardar entrada</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Guardar corrección</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Reason for the correction</source>
        <translation>Motivo de la corrección</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it</source>
        <translation>Ctrl+Z lo deshace</translation>
    </message>
    <message>
        <source>Correct call</source>
        <translation>Corregir llamada</translation>
    </message>
    <message>
        <source>Correct extension</source>
        <translation>Corregir extensión</translation>
    </message>
    <message>
        <source>Correct pause</source>
        <translation>Corregir pausa</translation>
    </message>
    <message>
        <source>Correct start of round</source>
        <translation>Corregir inicio de ronda</translation>
    </message>
    <message>
        <source>Correct end of round</source>
        <translation>Corregir fin de ronda</translation>
    </message>
    <message>
        <source>Correct clock correction</source>
        <translation>Corregir ajuste del reloj</translation>
    </message>
    <message>
        <source>Correct entry</source>
        <translation>Corregir entrada</translation>
    </message>
    <message>
        <source>Correct deck check</source>
        <translation>Corregir control de mazos</translation>
    </message>
    <message>
        <source>Correct appeal</source>
        <translation>Corregir apelación</translation>
    </message>
    <message>
        <source>Correct penalty</source>
        <translation>Corregir penalización</translation>
    </message>
    <message>
        <source>Correct note</source>
        <translation>Corregir nota</translation>
    </message>
    <message>
        <source>{what}, table {table}</source>
        <translation>{what}, mesa {table}</translation>
    </message>
    <message>
        <source>Enter an earlier call</source>
        <translation>Introducir una llamada anterior</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Introducir lo que ocurrió antes</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Llamada</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Clock paused</source>
        <translation>Reloj en pausa</translation>
    </message>
    <message>
        <source>Round started</source>
        <translation>Inicio de ronda</translation>
    </message>
    <message>
        <source>Round ended</source>
        <translation>Fin de ronda</translation>
    </message>
    <message>
        <source>Table done</source>
        <translation>Mesa terminada</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Control de mazos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Targeted</source>
        <translation>Dirigida</translation>
    </message>
    <message>
        <source>Chosen by a judge</source>
        <translation>Por decisión de un juez</translation>
    </message>
    <message>
        <source>as due</source>
        <translation>la debida</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Enter a time of day, such as 10:41 or 10:41:30</source>
        <translation>Escriba una hora, como 10:41 o 10:41:30</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds: 5 or 4:30</source>
        <translation>Escriba minutos, o minutos y segundos: 5 o 4:30</translation>
    </message>
    <message>
        <source>Enter a number</source>
        <translation>Escriba un número</translation>
    </message>
    <message>
        <source>Enter a text</source>
        <translation>Escriba un texto</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Ronda {round}, mesa {table}</translation>
    </message>
    <message>
        <source>Table {table} plays until</source>
        <translation>La mesa {table} juega hasta</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>Call at table {table}</source>
        <translation>Llamada en la mesa {table}</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Round ends</source>
        <translation>Fin de la ronda</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>La ronda termina</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Decks checked</source>
        <translation>Mazos controlados</translation>
    </message>
    <message>
        <source>table {table} is last</source>
        <translation>la última, la mesa {table}</translation>
    </message>
    <message>
        <source>Deadlines, calls, penalties</source>
        <translation>Plazos, llamadas, penalizaciones</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Todo lo demás</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudación</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Apelación</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round length</source>
        <translation>Duración de la ronda</translation>
    </message>
    <message>
        <source>Extension given</source>
        <translation>Extensión concedida</translation>
    </message>
    <message>
        <source>Corrected by</source>
        <translation>Corregido en</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Choice of table</source>
        <translation>Elección de la mesa</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Juez de piso</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Agreed facts</source>
        <translation>Hechos acordados</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>En disputa</translation>
    </message>
    <message>
        <source>Floor judge’s ruling</source>
        <translation>Decisión del juez de piso</translation>
    </message>
    <message>
        <source>Player’s objection</source>
        <translation>Objeción del jugador</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>Motivo de la decisión</translation>
    </message>
</context>
<context>
    <name>CounterpartChooser</name>
    <message>
        <source>Which section is the counterpart of {section}?</source>
        <translation>¿Qué sección es el equivalente de {section}?</translation>
    </message>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Sin equivalente en esta edición</translation>
    </message>
    <message>
        <source>Number or title</source>
        <translation>Número o título</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>A report was saved in {folder}. You can continue; nothing you saved is lost.</source>
        <translation>Se guardó un informe en {folder}. Puede continuar; no se ha perdido nada de lo guardado.</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>DeckCheckSettings</name>
    <message>
        <source>Deck checks</source>
        <translation>Control de mazos</translation>
    </message>
    <message>
        <source>Target, in minutes</source>
        <translation>Objetivo, en minutos</translation>
    </message>
    <message>
        <source>Hard stop, in minutes</source>
        <translation>Límite, en minutos</translation>
    </message>
    <message>
        <source>Shown in the time box; nothing stops automatically.</source>
        <translation>Se muestran en el recuadro del tiempo; nada se detiene solo.</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>No judge</source>
        <translation>Sin juez</translation>
    </message>
    <message>
        <source>Judge of this deck: {name}</source>
        <translation>Juez de este mazo: {name}</translation>
    </message>
    <message>
        <source>No list yet: paste it, or count without one</source>
        <translation>Sin lista aún: péguela o cuente sin ella</translation>
    </message>
    <message>
        <source>Paste list</source>
        <translation>Pegar lista</translation>
    </message>
    <message>
        <source>Cards of {player}</source>
        <translation>Cartas de {player}</translation>
    </message>
    <message>
        <source>The list of {player}</source>
        <translation>La lista de {player}</translation>
    </message>
    <message>
        <source>Sleeves and cards: {done} of {count}</source>
        <translation>Protectores y cartas: {done} de {count}</translation>
    </message>
    <message>
        <source>click adds, right-click removes</source>
        <translation>clic suma, clic derecho resta</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>{checked} of %n deck(s) checked today</source>
        <translation>
            <numerusform>{checked} de %n mazo controlado hoy</numerusform>
            <numerusform>{checked} de %n mazos controlados hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) checked today</source>
        <translation>
            <numerusform>%n mazo controlado hoy</numerusform>
            <numerusform>%n mazos controlados hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter ticks %n</source>
        <translation>
            <numerusform>Enter marca %n</numerusform>
            <numerusform>Enter marca %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n deck(s) counted as checked</source>
        <translation>
            <numerusform>{count} de %n mazo cuenta como controlado</numerusform>
            <numerusform>{count} de %n mazos cuentan como controlados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the list</source>
        <translation>
            <numerusform>%n más que en la lista</numerusform>
            <numerusform>%n más que en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the main deck</source>
        <translation>
            <numerusform>%n está en el mazo principal</numerusform>
            <numerusform>%n están en el mazo principal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the main deck</source>
        <translation>
            <numerusform>%n del mazo principal</numerusform>
            <numerusform>%n del mazo principal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to verify</source>
        <translation>
            <numerusform>%n carta por verificar</numerusform>
            <numerusform>%n cartas por verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) without a penalty</source>
        <translation>
            <numerusform>%n hallazgo sin penalización</numerusform>
            <numerusform>%n hallazgos sin penalización</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the sideboard</source>
        <translation>
            <numerusform>%n está en el sideboard</numerusform>
            <numerusform>%n están en el sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the sideboard</source>
        <translation>
            <numerusform>%n del sideboard</numerusform>
            <numerusform>%n del sideboard</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck check, table {table}</source>
        <translation>Control de la mesa {table}</translation>
    </message>
    <message>
        <source>Sleeves and cards</source>
        <translation>Protectores y cartas</translation>
    </message>
    <message>
        <source>{title} ({number} of {count})</source>
        <translation>{title} ({number} de {count})</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>No list of this player yet: Ctrl+V pastes one.</source>
        <translation>Este jugador aún no tiene lista: Ctrl+V la pega.</translation>
    </message>
    <message>
        <source>Enter ticks one</source>
        <translation>Enter marca una</translation>
    </message>
    <message>
        <source>Player not named</source>
        <translation>Jugador no indicado</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} de {wanted}</translation>
    </message>
    <message>
        <source>{key} other deck</source>
        <translation>{key} otro mazo</translation>
    </message>
    <message>
        <source>{name}: Enter for one more</source>
        <translation>{name}: Enter, una más</translation>
    </message>
    <message>
        <source>Counted: {main} and {sideboard}</source>
        <translation>Contadas: {main} y {sideboard}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not on the list, Enter</source>
        <translation>no está en la lista, Enter</translation>
    </message>
    <message>
        <source>not on the list; + counts it</source>
        <translation>no está en la lista; + la cuenta</translation>
    </message>
    <message>
        <source>Card name, or click below</source>
        <translation>Nombre de la carta, o clic abajo</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>counting here, from top to bottom</source>
        <translation>aquí se cuenta, de arriba abajo</translation>
    </message>
    <message>
        <source>typing goes here, one key a card</source>
        <translation>aquí se escribe, una tecla por carta</translation>
    </message>
    <message>
        <source>letters, then Enter; {key}: one key a card</source>
        <translation>letras y Enter; {key}: una tecla por carta</translation>
    </message>
    <message>
        <source>typing goes here</source>
        <translation>aquí se escribe</translation>
    </message>
    <message>
        <source>Counted: {main} of {all_main} and {sideboard} of {all_sideboard}</source>
        <translation>Contadas: {main} de {all_main} y {sideboard} de {all_sideboard}</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Aún no hay lista</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>So far: {main} and {sideboard}</source>
        <translation>Hasta ahora: {main} y {sideboard}</translation>
    </message>
    <message>
        <source>Recorded at {time}: {penalty}, {infraction}</source>
        <translation>Registrada a las {time}: {penalty}, {infraction}</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>No findings yet</source>
        <translation>Sin hallazgos por ahora</translation>
    </message>
    <message>
        <source>Came in: {cards}</source>
        <translation>Entran: {cards}</translation>
    </message>
    <message>
        <source>Went out: {cards}</source>
        <translation>Salen: {cards}</translation>
    </message>
    <message>
        <source>Which card is “{name}”? Perhaps {cards}</source>
        <translation>¿Qué carta es «{name}»? Quizá {cards}</translation>
    </message>
    <message>
        <source>{penalty}, {reason}</source>
        <translation>{penalty}, {reason}</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>ninguna infracción</translation>
    </message>
    <message>
        <source>{finding}, by the card file</source>
        <translation>{finding}, según el archivo de cartas</translation>
    </message>
    <message>
        <source>{finding}, by the card file of {date}</source>
        <translation>{finding}, según el archivo de cartas del {date}</translation>
    </message>
    <message>
        <source>Not legal in {format}.</source>
        <translation>No es legal en {format}.</translation>
    </message>
    <message>
        <source>Not all of the list could be read.</source>
        <translation>No se pudo leer toda la lista.</translation>
    </message>
    <message>
        <source>{format}: nothing illegal in the cards verified.</source>
        <translation>{format}: nada ilegal en las cartas verificadas.</translation>
    </message>
    <message>
        <source>Nothing illegal in {format}.</source>
        <translation>Nada ilegal en {format}.</translation>
    </message>
    <message>
        <source>Legal in {format}.</source>
        <translation>Legal en {format}.</translation>
    </message>
    <message>
        <source>unless the list has changed since</source>
        <translation>salvo que la lista haya cambiado desde entonces</translation>
    </message>
    <message>
        <source>unless it is “{names}” in the pool</source>
        <translation>salvo que sea «{names}» en el conjunto</translation>
    </message>
    <message>
        <source>unless the pool has it under another name</source>
        <translation>salvo que el conjunto la tenga con otro nombre</translation>
    </message>
    <message>
        <source>unless its own text allows it, or it is a basic land</source>
        <translation>salvo que su propio texto lo permita o sea una tierra básica</translation>
    </message>
    <message>
        <source>target {time}</source>
        <translation>objetivo {time}</translation>
    </message>
    <message>
        <source>stop {time}</source>
        <translation>límite {time}</translation>
    </message>
    <message>
        <source>Return now, {count} of {decks} counted</source>
        <translation>Devolver ya, contados {count} de {decks}</translation>
    </message>
    <message>
        <source>Return, {count}/{decks}</source>
        <translation>Devolver, {count}/{decks}</translation>
    </message>
    <message>
        <source>Return now</source>
        <translation>Devolver ya</translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation>Mazo principal</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>no está en la lista</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>comandante</translation>
    </message>
    <message>
        <source>{name}, {count} of {wanted}</source>
        <translation>{name}, {count} de {wanted}</translation>
    </message>
    <message>
        <source>Returned now, the table gets {time} ({length} and {bonus} more): it plays until the clock reads {reading}.</source>
        <translation>Si se devuelven ya, la mesa recibe {time} ({length} y {bonus} más): juega hasta que el reloj marque {reading}.</translation>
    </message>
    <message>
        <source>Returned now, the table gets {time}: it plays until the clock reads {reading}.</source>
        <translation>Si se devuelven ya, la mesa recibe {time}: juega hasta que el reloj marque {reading}.</translation>
    </message>
    <message>
        <source>{count} {name} from the sideboard in the main deck</source>
        <translation>{count} {name} del sideboard en el mazo principal</translation>
    </message>
    <message>
        <source>Start deck check…</source>
        <translation>Iniciar control de mazos…</translation>
    </message>
    <message>
        <source>{count} {name} from the main deck in the sideboard</source>
        <translation>{count} {name} del mazo principal en el sideboard</translation>
    </message>
    <message>
        <source>{count} {name} missing from the main deck</source>
        <translation>{count} {name} de menos en el mazo principal</translation>
    </message>
    <message>
        <source>{count} {name} missing from the sideboard</source>
        <translation>{count} {name} de menos en el sideboard</translation>
    </message>
    <message>
        <source>{count} {name} not on the list, main deck</source>
        <translation>{count} {name} fuera de la lista, mazo principal</translation>
    </message>
    <message>
        <source>{count} {name} not on the list, sideboard</source>
        <translation>{count} {name} fuera de la lista, sideboard</translation>
    </message>
    <message>
        <source>Main deck: {count} of {limit}</source>
        <translation>Mazo principal: {count} de {limit}</translation>
    </message>
    <message>
        <source>Sideboard: {count}, at most {limit}</source>
        <translation>Sideboard: {count}, como máximo {limit}</translation>
    </message>
    <message>
        <source>No extension due</source>
        <translation>No corresponde extensión</translation>
    </message>
    <message>
        <source>Due now {time}, play to {reading}</source>
        <translation>Corresponden {time}, juega hasta {reading}</translation>
    </message>
    <message>
        <source>No round in progress: no extension for this check.</source>
        <translation>No hay ronda en curso: sin extensión por este control.</translation>
    </message>
    <message>
        <source>The round has no time limit: the check brings no extension.</source>
        <translation>La ronda no tiene límite de tiempo: el control no da extensión.</translation>
    </message>
    <message>
        <source>Time was over at the table when the check began: it brings no extension.</source>
        <translation>El tiempo de la mesa ya se había acabado al empezar el control: no da extensión.</translation>
    </message>
    <message>
        <source>past the stop</source>
        <translation>límite superado</translation>
    </message>
    <message>
        <source>past the target</source>
        <translation>objetivo superado</translation>
    </message>
    <message>
        <source>Order of the cards, weave, clumps</source>
        <translation>Orden de cartas, intercalado, grupos</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>Protectores</translation>
    </message>
    <message>
        <source>Backs and edges</source>
        <translation>Reversos y bordes</translation>
    </message>
    <message>
        <source>Marked cards, and whether by a pattern</source>
        <translation>Cartas marcadas, y si siguen un patrón</translation>
    </message>
    <message>
        <source>Proxies issued by a judge</source>
        <translation>Cartas de reemplazo (proxies) de un juez</translation>
    </message>
    <message>
        <source>Substitute cards</source>
        <translation>Cartas sustitutas</translation>
    </message>
    <message>
        <source>Tokens that look like cards</source>
        <translation>Fichas que parecen cartas</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>sin mirar</translation>
    </message>
    <message>
        <source>before game 1</source>
        <translation>antes del juego 1</translation>
    </message>
    <message>
        <source>between games</source>
        <translation>entre juegos</translation>
    </message>
    <message>
        <source>opening hands drawn</source>
        <translation>manos iniciales robadas</translation>
    </message>
    <message>
        <source>during a game</source>
        <translation>durante un juego</translation>
    </message>
    <message>
        <source>at random, seed {seed}</source>
        <translation>al azar, semilla {seed}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>chosen by a judge</source>
        <translation>por decisión de un juez</translation>
    </message>
    <message>
        <source>targeted: {reason}</source>
        <translation>dirigido: {reason}</translation>
    </message>
    <message>
        <source>targeted</source>
        <translation>dirigido</translation>
    </message>
    <message>
        <source>Opening hands drawn: no full check any more (2.8)</source>
        <translation>Manos iniciales robadas: ya no se hace un control completo (2.8)</translation>
    </message>
    <message>
        <source>unchecked and in contention</source>
        <translation>sin controlar y con opciones</translation>
    </message>
    <message>
        <source>somebody reported something</source>
        <translation>alguien avisó de algo</translation>
    </message>
    <message>
        <source>odd shuffling</source>
        <translation>barajado extraño</translation>
    </message>
    <message>
        <source>marked cards</source>
        <translation>cartas marcadas</translation>
    </message>
    <message>
        <source>a problem earlier today</source>
        <translation>un problema anterior hoy</translation>
    </message>
    <message>
        <source>a problem with the list</source>
        <translation>un problema con la lista</translation>
    </message>
    <message>
        <source>an interrupted check</source>
        <translation>un control interrumpido</translation>
    </message>
    <message>
        <source>playoff</source>
        <translation>eliminatoria</translation>
    </message>
    <message>
        <source>another reason</source>
        <translation>otro motivo</translation>
    </message>
    <message>
        <source>No deck check in progress</source>
        <translation>Ningún control de mazos en curso</translation>
    </message>
    <message>
        <source>{key} shows the checks finished today.</source>
        <translation>{key} muestra los controles terminados hoy.</translation>
    </message>
    <message>
        <source>Choose tables</source>
        <translation>Elegir mesas</translation>
    </message>
    <message>
        <source>Current check</source>
        <translation>Control en curso</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Listas de mazo</translation>
    </message>
    <message>
        <source>Start a deck check</source>
        <translation>Iniciar un control de mazos</translation>
    </message>
    <message>
        <source>Checks finished today</source>
        <translation>Controles terminados hoy</translation>
    </message>
    <message>
        <source>The sideboard comes now, or the main deck again</source>
        <translation>Pasar al sideboard o volver al mazo principal</translation>
    </message>
    <message>
        <source>Type into the other deck</source>
        <translation>Escribir en el otro mazo</translation>
    </message>
    <message>
        <source>Sleeves and cards, the physical part</source>
        <translation>Protectores y cartas, la parte física</translation>
    </message>
    <message>
        <source>What the physical part consists of here</source>
        <translation>En qué consiste aquí la parte física</translation>
    </message>
    <message>
        <source>Print the checklist</source>
        <translation>Imprimir la lista de comprobación</translation>
    </message>
    <message>
        <source>Tick by letters and Enter, one letter a card, or down the list</source>
        <translation>Marcar con letras y Enter: una letra por carta, o recorriendo la lista</translation>
    </message>
    <message>
        <source>Paste the list of this deck&apos;s player</source>
        <translation>Pegar la lista del jugador de este mazo</translation>
    </message>
    <message>
        <source>Counting finished for this deck</source>
        <translation>Recuento de este mazo terminado</translation>
    </message>
    <message>
        <source>Players, judges, stage of the match</source>
        <translation>Jugadores, jueces, momento de la partida</translation>
    </message>
    <message>
        <source>Next check in progress</source>
        <translation>Siguiente control en curso</translation>
    </message>
    <message>
        <source>Record the recommended penalty</source>
        <translation>Registrar la penalización recomendada</translation>
    </message>
    <message>
        <source>Record the second recommended penalty</source>
        <translation>Registrar la segunda penalización recomendada</translation>
    </message>
    <message>
        <source>Return the decks</source>
        <translation>Devolver los mazos</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminados</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>One player is named for two decks.</source>
        <translation>El mismo jugador figura en dos mazos.</translation>
    </message>
    <message>
        <source>Stage of the match</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>{what} of deck {number}</source>
        <translation>{what} del mazo {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>{item}: {note}</source>
        <translation>{item}: {note}</translation>
    </message>
    <message>
        <source>Name the player first, then paste the list</source>
        <translation>Indique primero el jugador y luego pegue la lista</translation>
    </message>
    <message>
        <source>{player} has a list; {key} shows and replaces it</source>
        <translation>{player} ya tiene lista; {key} la muestra y la reemplaza</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the decklist first</source>
        <translation>Nada que pegar: copie primero la lista</translation>
    </message>
    <message>
        <source>List of {player}: {counts}</source>
        <translation>Lista de {player}: {counts}</translation>
    </message>
    <message>
        <source>Table {table}: {what}</source>
        <translation>Mesa {table}: {what}</translation>
    </message>
    <message>
        <source>decks returned</source>
        <translation>mazos devueltos</translation>
    </message>
    <message>
        <source>Table {table}: decks returned</source>
        <translation>Mesa {table}: mazos devueltos</translation>
    </message>
    <message>
        <source>Decks of this table</source>
        <translation>Mazos de esta mesa</translation>
    </message>
</context>
<context>
    <name>DeviationForm</name>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Motivo de la desviación</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Tables still playing</source>
        <translation>Mesas que siguen jugando</translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation>Turnos adicionales</translation>
    </message>
    <message>
        <source>{what}, page {page} of {pages}</source>
        <translation>{what}, pág. {page} de {pages}</translation>
    </message>
</context>
<context>
    <name>DraftFoot</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation>Terminar el draft</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Repetir este paso</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Hold before each booster: {state}</source>
        <translation>Parar antes de cada sobre: {state}</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Close the draft</source>
        <translation>Cerrar el draft</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>{kind}, {cards} cards</source>
        <translation>{kind}, {cards} cartas</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Start, pause or resume</source>
        <translation>Iniciar, pausar o reanudar</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Repetir este paso</translation>
    </message>
    <message>
        <source>Hold before each booster</source>
        <translation>Parar antes de cada sobre</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Avisos por voz</translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation>Terminar el draft</translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation>Leer el Apéndice B</translation>
    </message>
    <message>
        <source>15 or 14 cards</source>
        <translation>15 o 14 cartas</translation>
    </message>
    <message>
        <source>Paused since {time}</source>
        <translation>En pausa desde las {time}</translation>
    </message>
    <message>
        <source>Speak the calls: off</source>
        <translation>Avisos por voz: no</translation>
    </message>
    <message>
        <source>Speak the calls: muted</source>
        <translation>Avisos por voz: silenciados</translation>
    </message>
    <message>
        <source>Speak the calls: on</source>
        <translation>Avisos por voz: sí</translation>
    </message>
</context>
<context>
    <name>DraftStart</name>
    <message>
        <source>What is drafted</source>
        <translation>Tipo de draft</translation>
    </message>
    <message>
        <source>Cards in a booster  {key}</source>
        <translation>Cartas por sobre  {key}</translation>
    </message>
    <message>
        <source>Cards in a booster</source>
        <translation>Cartas por sobre</translation>
    </message>
    <message>
        <source>Start the draft</source>
        <translation>Iniciar el draft</translation>
    </message>
    <message>
        <source>Appendix B</source>
        <translation>Apéndice B</translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation>Leer el Apéndice B</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), {time} in all</source>
        <translation>
            <numerusform>%n paso, {time} en total</numerusform>
            <numerusform>%n pasos, {time} en total</numerusform>
        </translation>
    </message>
    <message>
        <source>The boosters lie on the table; nothing is passed.</source>
        <translation>Los sobres se despliegan en la mesa; no se pasa nada.</translation>
    </message>
    <message>
        <source>Boosters are passed to the left, then to the right, and so on.</source>
        <translation>Los sobres se pasan a la izquierda, luego a la derecha, y así sucesivamente.</translation>
    </message>
</context>
<context>
    <name>DrawPane</name>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Tables in the hall</source>
        <translation>Mesas en la sala</translation>
    </message>
    <message>
        <source>Top tables</source>
        <translation>Primeras mesas</translation>
    </message>
    <message>
        <source>Tickets each</source>
        <translation>Boletos de cada una</translation>
    </message>
    <message>
        <source>How many tables to draw</source>
        <translation>Cuántas mesas sortear</translation>
    </message>
    <message>
        <source>or typed</source>
        <translation>o la suya</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Draw with a new seed</source>
        <translation>Sortear con una semilla nueva</translation>
    </message>
    <message>
        <source>Skip tables with a player already checked</source>
        <translation>Omitir mesas con un jugador ya controlado</translation>
    </message>
    <message>
        <source>Weight top tables</source>
        <translation>Dar más peso a las primeras mesas</translation>
    </message>
    <message>
        <source>Start check</source>
        <translation>Iniciar control</translation>
    </message>
    <message>
        <source>Start check at table {table}</source>
        <translation>Iniciar control en la mesa {table}</translation>
    </message>
    <message>
        <source>decks already taken</source>
        <translation>mazos ya recogidos</translation>
    </message>
    <message>
        <source>Tables drawn</source>
        <translation>Mesas sorteadas</translation>
    </message>
    <message>
        <source>no table is left</source>
        <translation>no queda ninguna mesa</translation>
    </message>
    <message>
        <source>nothing drawn yet</source>
        <translation>aún no hay sorteo</translation>
    </message>
</context>
<context>
    <name>EditionWording</name>
    <message numerus="yes">
        <source>%n change(s) in this section since</source>
        <translation>
            <numerusform>%n cambio en esta sección desde entonces</numerusform>
            <numerusform>%n cambios en esta sección desde entonces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n año de antigüedad</numerusform>
            <numerusform>%n años de antigüedad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n mes de antigüedad</numerusform>
            <numerusform>%n meses de antigüedad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n cambio desde entonces</numerusform>
            <numerusform>%n cambios desde entonces</numerusform>
        </translation>
    </message>
    <message>
        <source>Newer edition in the library</source>
        <translation>Hay una edición más reciente</translation>
    </message>
    <message>
        <source>Newer edition in the library: {date}, {language}</source>
        <translation>Edición más reciente en la biblioteca: {date}, {language}</translation>
    </message>
    <message>
        <source>changes since are not known</source>
        <translation>no se conocen los cambios posteriores</translation>
    </message>
    <message>
        <source>Changes are known until {date}.</source>
        <translation>Se conocen los cambios hasta el {date}.</translation>
    </message>
    <message>
        <source>numbered {number} now</source>
        <translation>ahora es {number}</translation>
    </message>
    <message>
        <source>only reworded since</source>
        <translation>desde entonces solo cambió la redacción</translation>
    </message>
    <message>
        <source>no known change in this section</source>
        <translation>sin cambios conocidos en esta sección</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>between {first} and {last}</source>
        <translation>entre el {first} y el {last}</translation>
    </message>
    <message>
        <source>For rulings</source>
        <translation>Para decisiones</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procedimiento</translation>
    </message>
    <message>
        <source>not there any more, was {number}</source>
        <translation>ya no está, era {number}</translation>
    </message>
    <message>
        <source>now {number}, was {before}</source>
        <translation>ahora {number}, era {before}</translation>
    </message>
    <message>
        <source>now {number}</source>
        <translation>ahora {number}</translation>
    </message>
    <message>
        <source>Since {date}</source>
        <translation>Desde el {date}</translation>
    </message>
    <message>
        <source>Opens this section there</source>
        <translation>Abre allí esta sección</translation>
    </message>
    <message>
        <source>It has no counterpart of this section</source>
        <translation>No tiene un equivalente de esta sección</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>{reading} left on the clock</source>
        <translation>Quedan {reading} en el reloj</translation>
    </message>
    <message>
        <source>End round {number}?</source>
        <translation>¿Terminar la ronda {number}?</translation>
    </message>
    <message>
        <source>End this clock?</source>
        <translation>¿Terminar este reloj?</translation>
    </message>
    <message>
        <source>Open calls and checks stay open; Ctrl+Z brings the round back.</source>
        <translation>Las llamadas y los controles abiertos siguen abiertos; Ctrl+Z recupera la ronda.</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Terminar ronda</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) not done</source>
        <translation>
            <numerusform>%n mesa sin terminar</numerusform>
            <numerusform>%n mesas sin terminar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open call(s), at table</source>
        <translation>
            <numerusform>%n llamada abierta, en la mesa</numerusform>
            <numerusform>%n llamadas abiertas, en las mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck check(s) in progress, at table</source>
        <translation>
            <numerusform>%n control de mazos en curso, en la mesa</numerusform>
            <numerusform>%n controles de mazos en curso, en las mesas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPart</name>
    <message>
        <source>Read {number}</source>
        <translation>Leer {number}</translation>
    </message>
</context>
<context>
    <name>EntryPane</name>
    <message>
        <source>General matter</source>
        <translation>Cuestión general</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Ninguna infracción</translation>
    </message>
</context>
<context>
    <name>ExtensionPanel</name>
    <message>
        <source>Enter a table and minutes: 5 or 4:30.</source>
        <translation>Escriba una mesa y los minutos: 5 o 4:30.</translation>
    </message>
    <message>
        <source>Table {table}: {time}</source>
        <translation>Mesa {table}: {time}</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Minutes, or minutes and seconds: 5, 4:30; −5 takes five back.</source>
        <translation>Minutos, o minutos y segundos: 5, 4:30; −5 quita cinco.</translation>
    </message>
    <message>
        <source>or your own words</source>
        <translation>o con sus palabras</translation>
    </message>
    <message>
        <source>Give extension</source>
        <translation>Dar extensión</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>La ronda termina</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Plays until the clock reads</source>
        <translation>Juega hasta que el reloj marque</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>a las {time}</translation>
    </message>
</context>
<context>
    <name>ExtensionSettings</name>
    <message>
        <source>Time extensions</source>
        <translation>Extensiones de tiempo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>al segundo</translation>
    </message>
    <message>
        <source>up to the next minute</source>
        <translation>al minuto siguiente</translation>
    </message>
    <message>
        <source>How extensions are shown</source>
        <translation>Cómo se muestran las extensiones</translation>
    </message>
    <message>
        <source>Only the display is rounded; every second is recorded.</source>
        <translation>Solo se redondea lo que se muestra; se registra cada segundo.</translation>
    </message>
</context>
<context>
    <name>FeedbackView</name>
    <message>
        <source>Floor judges</source>
        <translation>Jueces de piso</translation>
    </message>
    <message>
        <source>Copied: the feedback sheet</source>
        <translation>Copiado: la hoja de comentarios</translation>
    </message>
    <message>
        <source>How many of their appealed rulings were overturned or changed.</source>
        <translation>Cuántas de sus decisiones apeladas se revocaron o cambiaron.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
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
        <source>Next match</source>
        <translation>Siguiente coincidencia</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} de {total}</translation>
    </message>
    <message>
        <source>Esc back to {page}, nothing changes</source>
        <translation>Esc: volver a {page} sin cambios</translation>
    </message>
    <message>
        <source>↑ ↓ choose</source>
        <translation>↑ ↓ eligen</translation>
    </message>
    <message>
        <source>{key} all in Rules</source>
        <translation>{key}: todo en Reglas</translation>
    </message>
    <message>
        <source>Tab fills in</source>
        <translation>Tab completa</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>{number} of at most {most}</source>
        <translation>{number} de {most} como máximo</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Infracciones</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>¿Qué pasó?</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Qué pasó, en pocas palabras</translation>
    </message>
    <message>
        <source>Infractions found</source>
        <translation>Infracciones halladas</translation>
    </message>
    <message>
        <source>No results. Try other words, or answer the questions.</source>
        <translation>Sin resultados. Pruebe con otras palabras o responda a las preguntas.</translation>
    </message>
    <message>
        <source>Find by questions</source>
        <translation>Con preguntas</translation>
    </message>
    <message>
        <source>Questions that lead to the infraction</source>
        <translation>Preguntas que llevan a la infracción</translation>
    </message>
    <message>
        <source>Edition of the policy</source>
        <translation>Edición de las guías</translation>
    </message>
    <message>
        <source>Rules Enforcement Level: {level}</source>
        <translation>Nivel de Imposición de Reglas: {level}</translation>
    </message>
    <message>
        <source>No infraction?</source>
        <translation>¿No es infracción?</translation>
    </message>
    <message>
        <source>Print the booklet of the infractions</source>
        <translation>Imprimir el cuadernillo de infracciones</translation>
    </message>
    <message>
        <source>Penalties of the event</source>
        <translation>Penalizaciones del torneo</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Counting finished</source>
        <translation>Recuento terminado</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Finish counting</source>
        <translation>Terminar recuento</translation>
    </message>
</context>
<context>
    <name>FinishedView</name>
    <message>
        <source>Checks finished today</source>
        <translation>Controles terminados hoy</translation>
    </message>
    <message>
        <source>No check finished today</source>
        <translation>Ningún control terminado hoy</translation>
    </message>
    <message>
        <source>Checks appear here with their findings once their decks are returned.</source>
        <translation>Los controles aparecen aquí con sus hallazgos al devolver los mazos.</translation>
    </message>
</context>
<context>
    <name>FollowingWording</name>
    <message>
        <source>{place}, here {number}</source>
        <translation>{place}, aquí {number}</translation>
    </message>
    <message>
        <source>{place}; none in the edition of {date}</source>
        <translation>{place}; no está en la edición del {date}</translation>
    </message>
    <message>
        <source>written at {place}</source>
        <translation>escrita en {place}</translation>
    </message>
    <message>
        <source>Moved with their sections: {marks}.</source>
        <translation>Pasaron con sus secciones: {marks}.</translation>
    </message>
    <message>
        <source>Without a counterpart: {count}.</source>
        <translation>Sin equivalente: {count}.</translation>
    </message>
    <message>
        <source>Hidden until it is imported again: {count}.</source>
        <translation>Ocultos hasta que se importe de nuevo: {count}.</translation>
    </message>
    <message>
        <source>{number} in the edition of {date}</source>
        <translation>{number} en la edición del {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n marcador</numerusform>
            <numerusform>%n marcadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>The event&apos;s: {format}</source>
        <translation>El del torneo: {format}</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>No format</source>
        <translation>Sin formato</translation>
    </message>
    <message>
        <source>Format used for legality: {format}</source>
        <translation>Formato para la legalidad: {format}</translation>
    </message>
    <message>
        <source>Also applies: {format}</source>
        <translation>También se aplica: {format}</translation>
    </message>
    <message>
        <source>Played as…</source>
        <translation>Se juega como…</translation>
    </message>
</context>
<context>
    <name>FormatField</name>
    <message>
        <source>Modern, sealed deck, or any other</source>
        <translation>Modern, Mazo Cerrado o cualquier otro</translation>
    </message>
    <message>
        <source>List the formats</source>
        <translation>Mostrar los formatos</translation>
    </message>
</context>
<context>
    <name>FoundHubs</name>
    <message>
        <source>Looking for hubs in this network…</source>
        <translation>Buscando centrales en esta red…</translation>
    </message>
    <message>
        <source>Hub in this network</source>
        <translation>Central en esta red</translation>
    </message>
    <message>
        <source>Another one, by its address</source>
        <translation>Otra, por su dirección</translation>
    </message>
    <message numerus="yes">
        <source>%n more; type the address if yours isn’t shown</source>
        <translation>
            <numerusform>%n más; si la suya no aparece, escriba la dirección</numerusform>
            <numerusform>%n más; si la suya no aparece, escriba la dirección</numerusform>
        </translation>
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
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Try fewer letters, or search the texts.</source>
        <translation>Pruebe con menos letras o busque en los textos.</translation>
    </message>
</context>
<context>
    <name>HallPane</name>
    <message>
        <source>Screens and phones</source>
        <translation>Pantallas y teléfonos</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>In the browser of a screen</source>
        <translation>En el navegador de una pantalla</translation>
    </message>
    <message>
        <source>QR code of the address for screens</source>
        <translation>Código QR de la dirección para pantallas</translation>
    </message>
    <message>
        <source>In the browser of a judge’s phone</source>
        <translation>En el navegador del teléfono de un juez</translation>
    </message>
    <message>
        <source>QR code of the address for phones</source>
        <translation>Código QR de la dirección para teléfonos</translation>
    </message>
    <message>
        <source>Phone code</source>
        <translation>Código de teléfono</translation>
    </message>
    <message>
        <source>New code for a judge’s phone</source>
        <translation>Nuevo código para el teléfono de un juez</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate</source>
        <translation>Huella SHA-256 del certificado</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Screens in the hall show the public display in a browser, and judges take part by phone.</source>
        <translation>La pantalla pública se ve en cualquier pantalla con navegador, y los jueces participan con el teléfono.</translation>
    </message>
    <message>
        <source>Each phone needs a code of its own. You let it in when it asks.</source>
        <translation>Cada teléfono necesita su propio código. Usted lo admite cuando lo pide.</translation>
    </message>
    <message>
        <source>For one phone, until {time}</source>
        <translation>Para un teléfono, hasta las {time}</translation>
    </message>
</context>
<context>
    <name>HallPanel</name>
    <message>
        <source>No clock is running.</source>
        <translation>Ningún reloj está en marcha.</translation>
    </message>
    <message>
        <source>No clock was paused with all others.</source>
        <translation>Ningún reloj se pausó con los demás.</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Motivo (opcional)</translation>
    </message>
    <message>
        <source>Line on the public display (optional)</source>
        <translation>Línea en la pantalla pública (opcional)</translation>
    </message>
    <message>
        <source>Everybody in the hall can read it. Empty: no line.</source>
        <translation>Todos en la sala pueden leerla. Vacía: ninguna línea.</translation>
    </message>
    <message>
        <source>Pause all clocks</source>
        <translation>Pausar todos los relojes</translation>
    </message>
    <message>
        <source>Resume all clocks</source>
        <translation>Reanudar todos los relojes</translation>
    </message>
    <message>
        <source>Message for the hall</source>
        <translation>Mensaje para la sala</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n clock(s)</source>
        <translation>
            <numerusform>Pausar %n reloj</numerusform>
            <numerusform>Pausar %n relojes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume %n clock(s)</source>
        <translation>
            <numerusform>Reanudar %n reloj</numerusform>
            <numerusform>Reanudar %n relojes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show message</source>
        <translation>Mostrar mensaje</translation>
    </message>
    <message>
        <source>Resume all…</source>
        <translation>Reanudar todos…</translation>
    </message>
    <message>
        <source>Pause all…</source>
        <translation>Pausar todos…</translation>
    </message>
    <message>
        <source>All clocks are paused</source>
        <translation>Todos los relojes están en pausa</translation>
    </message>
    <message>
        <source>All clocks resumed</source>
        <translation>Todos los relojes reanudados</translation>
    </message>
    <message>
        <source>Message removed from the public display</source>
        <translation>Mensaje quitado de la pantalla pública</translation>
    </message>
    <message>
        <source>The public display shows the message</source>
        <translation>La pantalla pública muestra el mensaje</translation>
    </message>
</context>
<context>
    <name>HappenedRow</name>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Cards, counts, who said what</source>
        <translation>Cartas, cantidades, quién dijo qué</translation>
    </message>
</context>
<context>
    <name>HeadJudgeRow</name>
    <message>
        <source>Who is the head judge?</source>
        <translation>¿Quién es el juez principal?</translation>
    </message>
    <message>
        <source>Head judge&apos;s name</source>
        <translation>Nombre del juez principal</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Close help</source>
        <translation>Cerrar la ayuda</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Barra de órdenes</translation>
    </message>
    <message>
        <source>Commands while an event is open</source>
        <translation>Órdenes con un torneo abierto</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>There is another hub of this event</source>
        <translation>Hay otra central de este torneo</translation>
    </message>
    <message>
        <source>{who} leads another hub of this event</source>
        <translation>{who} lleva otra central de este torneo</translation>
    </message>
    <message>
        <source>At {address}. Only one can stay: agree on it. Nothing is lost.</source>
        <translation>En {address}. Solo puede quedar una: pónganse de acuerdo. Nada se pierde.</translation>
    </message>
    <message>
        <source>At {address}. Only one can stay: agree on it. If this laptop follows, its hub ends and nothing is lost.</source>
        <translation>En {address}. Solo puede quedar una: pónganse de acuerdo. Si este portátil la sigue, deja de ser central y nada se pierde.</translation>
    </message>
    <message>
        <source>Follow {who}</source>
        <translation>Seguir a {who}</translation>
    </message>
    <message>
        <source>Follow this hub</source>
        <translation>Seguir esta central</translation>
    </message>
</context>
<context>
    <name>HubPane</name>
    <message>
        <source>Hub</source>
        <translation>Central</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Aún no encontrada</translation>
    </message>
    <message>
        <source>All laptops meet at the hub. Whoever sits there invites the others. If it is gone for good, one other laptop takes over.</source>
        <translation>Todos los portátiles se reúnen en la central. Quien está en ella invita a los demás. Si se pierde para siempre, otro portátil toma el relevo.</translation>
    </message>
    <message>
        <source>Follow another hub…</source>
        <translation>Seguir otra central…</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Preparing the search: {percent} %</source>
        <translation>Preparando la búsqueda: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Import preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>InfractionFilter</name>
    <message>
        <source>All infractions</source>
        <translation>Todas las infracciones</translation>
    </message>
    <message>
        <source>Infraction that is shown: {title}</source>
        <translation>Infracción que se muestra: {title}</translation>
    </message>
</context>
<context>
    <name>Infractions</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalización</numerusform>
            <numerusform>%n penalizaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recorded %n s ago: issue another?</source>
        <translation>
            <numerusform>Registrada hace %n s: ¿registrar otra?</numerusform>
            <numerusform>Registrada hace %n s: ¿registrar otra?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warning(s) for {infraction} today</source>
        <translation>
            <numerusform>%n Advertencia por {infraction} hoy</numerusform>
            <numerusform>%n Advertencias por {infraction} hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies) for {infraction} today</source>
        <translation>
            <numerusform>%n penalización por {infraction} hoy</numerusform>
            <numerusform>%n penalizaciones por {infraction} hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} gets %n more turn(s)</source>
        <translation>
            <numerusform>La mesa {table} recibe %n turno más</numerusform>
            <numerusform>La mesa {table} recibe %n turnos más</numerusform>
        </translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Qué cuenta</translation>
    </message>
    <message>
        <source>Typical situations</source>
        <translation>Situaciones típicas</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Agravaciones</translation>
    </message>
    <message>
        <source>Downgrades</source>
        <translation>Atenuaciones</translation>
    </message>
    <message>
        <source>What to record</source>
        <translation>Qué anotar</translation>
    </message>
    <message>
        <source>For the head judge</source>
        <translation>Para el juez principal</translation>
    </message>
    <message>
        <source>What does not</source>
        <translation>Qué no cuenta</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>ninguna infracción</translation>
    </message>
    <message>
        <source>2024 differs from 2021 (shown: 2024)</source>
        <translation>2024 difiere de 2021 (se muestra 2024)</translation>
    </message>
    <message>
        <source>2024 differs from 2021 (shown: 2021)</source>
        <translation>2024 difiere de 2021 (se muestra 2021)</translation>
    </message>
    <message>
        <source>The event is {level}</source>
        <translation>El torneo es {level}</translation>
    </message>
    <message>
        <source>The event goes by {edition}</source>
        <translation>El torneo sigue la edición de {edition}</translation>
    </message>
    <message>
        <source>General matters</source>
        <translation>Cuestiones generales</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Ninguna infracción</translation>
    </message>
    <message>
        <source>To the questions; digits answer</source>
        <translation>Ir a las preguntas; las cifras responden</translation>
    </message>
    <message>
        <source>Yes: it applies here</source>
        <translation>Sí: se da aquí</translation>
    </message>
    <message>
        <source>No: it doesn&apos;t apply here</source>
        <translation>No: no se da aquí</translation>
    </message>
    <message>
        <source>All steps of the remedy, or those needed here</source>
        <translation>Todos los pasos del arreglo, o los necesarios aquí</translation>
    </message>
    <message>
        <source>Another Rules Enforcement Level</source>
        <translation>Otro Nivel de Imposición de Reglas</translation>
    </message>
    <message>
        <source>The other edition</source>
        <translation>La otra edición</translation>
    </message>
    <message>
        <source>At which table</source>
        <translation>En qué mesa</translation>
    </message>
    <message>
        <source>When the player was seated</source>
        <translation>Cuándo se sentó el jugador</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Also record 2.6 for the opponent</source>
        <translation>Registrar también 2.6 al oponente</translation>
    </message>
    <message>
        <source>Print what the player is told, or the booklet</source>
        <translation>Imprimir lo que se le dice al jugador, o el cuadernillo</translation>
    </message>
    <message>
        <source>Search infractions</source>
        <translation>Buscar infracciones</translation>
    </message>
    <message>
        <source>What is not an infraction</source>
        <translation>Qué no es infracción</translation>
    </message>
    <message>
        <source>Record penalty</source>
        <translation>Registrar penalización</translation>
    </message>
    <message>
        <source>Ask the head judge</source>
        <translation>Consultar al juez principal</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <translation>Otra penalización</translation>
    </message>
    <message>
        <source>Round and judge</source>
        <translation>Ronda y juez</translation>
    </message>
    <message>
        <source>All penalties of the player</source>
        <translation>Todas las penalizaciones del jugador</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Official wording, and back</source>
        <translation>Texto oficial, y volver</translation>
    </message>
    <message>
        <source>Paragraph of the rules</source>
        <translation>Párrafo de las reglas</translation>
    </message>
    <message>
        <source>Copy what the player is told</source>
        <translation>Copiar lo que se le dice al jugador</translation>
    </message>
    <message>
        <source>Penalties of the event, and back</source>
        <translation>Penalizaciones del torneo, y volver</translation>
    </message>
    <message>
        <source>Correct the chosen penalty</source>
        <translation>Corregir la penalización elegida</translation>
    </message>
    <message>
        <source>Undo the chosen penalty</source>
        <translation>Deshacer la penalización elegida</translation>
    </message>
    <message>
        <source>Print the chosen penalty</source>
        <translation>Imprimir la penalización elegida</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir la lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Cuándo y dónde</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Infracciones</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Standard penalty</source>
        <translation>Penalización estándar</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Motivo de la desviación</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Registrada por</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>What applied</source>
        <translation>Circunstancias</translation>
    </message>
    <message>
        <source>Questions answered</source>
        <translation>Preguntas respondidas</translation>
    </message>
    <message>
        <source>{player}&apos;s penalties</source>
        <translation>Penalizaciones de {player}</translation>
    </message>
    <message>
        <source>Nothing is recorded for the player.</source>
        <translation>No consta nada del jugador.</translation>
    </message>
    <message>
        <source>Choose the player first.</source>
        <translation>Elija primero al jugador.</translation>
    </message>
    <message>
        <source>Choose who is meant, or say that the player is new</source>
        <translation>Elija de quién se trata o indique que es un jugador nuevo</translation>
    </message>
    <message>
        <source>Enter when the player was seated</source>
        <translation>Indique cuándo se sentó el jugador</translation>
    </message>
    <message>
        <source>A deviation needs a reason.</source>
        <translation>Una desviación necesita un motivo.</translation>
    </message>
    <message>
        <source>Name the head judge first.</source>
        <translation>Indique primero al juez principal.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>mesa {table}</translation>
    </message>
    <message>
        <source>Fix it, and play on</source>
        <translation>Se arregla y se sigue jugando</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sin penalización</translation>
    </message>
    <message>
        <source>Penalty: Warning</source>
        <translation>Penalización: Advertencia</translation>
    </message>
    <message>
        <source>Penalty: Game Loss</source>
        <translation>Penalización: Pérdida de juego</translation>
    </message>
    <message>
        <source>Penalty: Match Loss</source>
        <translation>Penalización: Pérdida de partida</translation>
    </message>
    <message>
        <source>Penalty: Disqualification</source>
        <translation>Penalización: Descalificación</translation>
    </message>
    <message>
        <source>This one becomes a fix</source>
        <translation>Esta queda en Arreglo</translation>
    </message>
    <message>
        <source>This one becomes a Warning</source>
        <translation>Esta pasa a Advertencia</translation>
    </message>
    <message>
        <source>Penalty: Game Loss (upgraded)</source>
        <translation>Penalización: Pérdida de juego (agravada)</translation>
    </message>
    <message>
        <source>Penalty: Match Loss (upgraded)</source>
        <translation>Penalización: Pérdida de partida (agravada)</translation>
    </message>
    <message>
        <source>Penalty: Disqualification (upgraded)</source>
        <translation>Penalización: Descalificación (agravada)</translation>
    </message>
    <message>
        <source>Standard penalty: {penalty}</source>
        <translation>Penalización estándar: {penalty}</translation>
    </message>
    <message>
        <source>Table {table} gets an extension of {time}</source>
        <translation>La mesa {table} recibe una extensión de {time}</translation>
    </message>
    <message>
        <source>it plays until the clock reads {reading}</source>
        <translation>juega hasta que el reloj marque {reading}</translation>
    </message>
    <message>
        <source>Previous today for {infraction}: none</source>
        <translation>Anteriores hoy por {infraction}: ninguna</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Mesa {number}</translation>
    </message>
    <message>
        <source>Yes: this is the player</source>
        <translation>Sí: es este jugador</translation>
    </message>
    <message>
        <source>No: another player</source>
        <translation>No: es otro jugador</translation>
    </message>
    <message>
        <source>{time} min</source>
        <translation>{time} min</translation>
    </message>
    <message>
        <source>{time} after the start of the round</source>
        <translation>{time} después del inicio de la ronda</translation>
    </message>
    <message>
        <source>The round is only {age} old: {time} late is recorded, not {said}</source>
        <translation>La ronda lleva solo {age}: se registra un retraso de {time}, no de {said}</translation>
    </message>
    <message>
        <source>Enter a time since the round began, or minutes late</source>
        <translation>Indique una hora desde el inicio de la ronda o los minutos de tardanza</translation>
    </message>
    <message>
        <source>Round {number} began at {time}</source>
        <translation>La ronda {number} empezó a las {time}</translation>
    </message>
    <message>
        <source>{time} late</source>
        <translation>{time} de tardanza</translation>
    </message>
</context>
<context>
    <name>InfractionsController</name>
    <message>
        <source>What happened?</source>
        <translation>¿Qué pasó?</translation>
    </message>
    <message>
        <source>Type a few words, choose from the list, or answer the questions.</source>
        <translation>Escriba unas palabras, elija de la lista o responda a las preguntas.</translation>
    </message>
</context>
<context>
    <name>InvitePane</name>
    <message>
        <source>Invite</source>
        <translation>Invitar</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>Copiar invitación</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>Invite a laptop</source>
        <translation>Invitar un portátil</translation>
    </message>
    <message>
        <source>On the other laptop open Event, Laptops and type:</source>
        <translation>En el otro portátil abra Torneo, Portátiles y escriba:</translation>
    </message>
    <message>
        <source>The last code was used or has expired. Make a new one for each laptop.</source>
        <translation>El último código ya se usó o ha caducado. Cree uno nuevo para cada portátil.</translation>
    </message>
    <message>
        <source>Makes a code for one laptop. You let it in by name when it asks.</source>
        <translation>Crea un código para un portátil. Cuando lo pida, usted lo admite por su nombre.</translation>
    </message>
    <message>
        <source>For one laptop, until {time}</source>
        <translation>Para un portátil, hasta las {time}</translation>
    </message>
    <message>
        <source>Address {address}</source>
        <translation>Dirección {address}</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Unirse al torneo de otro portátil</translation>
    </message>
    <message>
        <source>Ask for a code at the hub. The event is copied here once they let you in.</source>
        <translation>Pida un código en la central. El torneo se copia aquí en cuanto le admitan.</translation>
    </message>
    <message>
        <source>Code or invitation</source>
        <translation>Código o invitación</translation>
    </message>
    <message>
        <source>8 digits, or paste the invitation</source>
        <translation>8 cifras, o pegue la invitación</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Address, only if the hub isn’t found</source>
        <translation>Dirección, solo si no se encuentra la central</translation>
    </message>
    <message>
        <source>Waiting for the hub. The person there sees your name and lets you in.</source>
        <translation>Esperando a la central. Quien está allí ve su nombre y le admite.</translation>
    </message>
    <message>
        <source>Ask to join</source>
        <translation>Pedir acceso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter the code, or paste the invitation.</source>
        <translation>Escriba el código o pegue la invitación.</translation>
    </message>
    <message>
        <source>A code has 8 digits, an invitation begins with JUDGEKIT.</source>
        <translation>Un código tiene 8 cifras; una invitación empieza por JUDGEKIT.</translation>
    </message>
    <message>
        <source>Several hubs are here: choose the one that shows your code.</source>
        <translation>Hay varias centrales: elija la que muestra su código.</translation>
    </message>
    <message>
        <source>Enter your name; the hub lets you in by it.</source>
        <translation>Escriba su nombre; con él le admite la central.</translation>
    </message>
    <message>
        <source>Enter the address as the hub shows it, such as 192.168.8.20:4433.</source>
        <translation>Escriba la dirección como la muestra la central, por ejemplo 192.168.8.20:4433.</translation>
    </message>
</context>
<context>
    <name>JudgeField</name>
    <message>
        <source>Which judge?</source>
        <translation>¿Qué juez?</translation>
    </message>
    <message>
        <source>Judge at table {table}</source>
        <translation>Juez en la mesa {table}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>not on the staff: Enter again</source>
        <translation>no está en el equipo arbitral: Enter otra vez</translation>
    </message>
    <message>
        <source>not on the staff</source>
        <translation>no está en el equipo arbitral</translation>
    </message>
</context>
<context>
    <name>JudgeQuestion</name>
    <message>
        <source>Not on the staff: {name}</source>
        <translation>No está en el equipo arbitral: {name}</translation>
    </message>
    <message>
        <source>New judge: {name}</source>
        <translation>Juez nuevo: {name}</translation>
    </message>
</context>
<context>
    <name>Judges</name>
    <message numerus="yes">
        <source>%n call(s), {time}</source>
        <translation>
            <numerusform>%n llamada, {time}</numerusform>
            <numerusform>%n llamadas, {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free, %n call(s)</source>
        <translation>
            <numerusform>libre, %n llamada</numerusform>
            <numerusform>libre, %n llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables}</source>
        <translation>
            <numerusform>mesa {tables}</numerusform>
            <numerusform>mesas {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>observa</translation>
    </message>
    <message>
        <source>{judge} is also at table {table}, {what}</source>
        <translation>{judge} está también en la mesa {table}, {what}</translation>
    </message>
    <message>
        <source>Free: {judges}</source>
        <translation>Libres: {judges}</translation>
    </message>
    <message>
        <source>No judge is free</source>
        <translation>Ningún juez libre</translation>
    </message>
    <message>
        <source>no calls yet</source>
        <translation>aún sin llamadas</translation>
    </message>
</context>
<context>
    <name>JudgesPanel</name>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message numerus="yes">
        <source>Calls without a judge: %n</source>
        <translation>
            <numerusform>Llamadas sin juez: %n</numerusform>
            <numerusform>Llamadas sin juez: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Busy: %n</source>
        <translation>
            <numerusform>Ocupados: %n</numerusform>
            <numerusform>Ocupados: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free: %n</source>
        <translation>
            <numerusform>Libres: %n</numerusform>
            <numerusform>Libres: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where} · at %n place(s)</source>
        <translation>
            <numerusform>{where} · en %n lugar</numerusform>
            <numerusform>{where} · en %n lugares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptLists</name>
    <message>
        <source>List removed</source>
        <translation>Lista quitada</translation>
    </message>
    <message>
        <source>Pool removed</source>
        <translation>Conjunto quitado</translation>
    </message>
</context>
<context>
    <name>KindButton</name>
    <message>
        <source>What is shown: {kind}</source>
        <translation>Qué se muestra: {kind}</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Controles de mazos</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalizaciones</translation>
    </message>
    <message>
        <source>Event and pairings</source>
        <translation>Torneo y parejas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshechas</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Apelaciones</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Other languages</source>
        <translation>Otros idiomas</translation>
    </message>
</context>
<context>
    <name>LaptopList</name>
    <message>
        <source>Behind</source>
        <translation>Le faltan</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Clock off by</source>
        <translation>Desfase del reloj</translation>
    </message>
    <message>
        <source>Person and laptop</source>
        <translation>Persona y portátil</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>LaptopWords</name>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>le falta %n</numerusform>
            <numerusform>le faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>under 2 s</source>
        <translation>menos de 2&#xa0;s</translation>
    </message>
    <message>
        <source>Head judge and scorekeeper</source>
        <translation>Juez principal y administrador de resultados</translation>
    </message>
    <message>
        <source>Can’t store</source>
        <translation>No guarda</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Central</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Se desconoce</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>No conectado</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Excluido</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>catching up</source>
        <translation>poniéndose al día</translation>
    </message>
    <message>
        <source>no news</source>
        <translation>sin noticias</translation>
    </message>
    <message>
        <source>last seen {time}</source>
        <translation>visto a las {time}</translation>
    </message>
    <message>
        <source>joined {time}</source>
        <translation>participa desde las {time}</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>desde las {time}</translation>
    </message>
    <message>
        <source>Hub {device}</source>
        <translation>Central {device}</translation>
    </message>
    <message>
        <source>this laptop</source>
        <translation>este portátil</translation>
    </message>
    <message>
        <source>phone {device}</source>
        <translation>teléfono {device}</translation>
    </message>
    <message>
        <source>laptop {device}</source>
        <translation>portátil {device}</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>{sign}{seconds} s</source>
        <translation>{sign}{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>clock {off}</source>
        <translation>reloj {off}</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Import documents</source>
        <translation>Importar documentos</translation>
    </message>
    <message>
        <source>Documents (*.pdf *.docx *.html *.htm *.md *.txt);;All files (*)</source>
        <translation>Documentos (*.pdf *.docx *.html *.htm *.md *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Imported: {document}</source>
        <translation>Importado: {document}</translation>
    </message>
</context>
<context>
    <name>LibraryMeaning</name>
    <message>
        <source>Takes the place of the same document in the library.</source>
        <translation>Sustituye al mismo documento de la biblioteca.</translation>
    </message>
    <message>
        <source>Will be in the library</source>
        <translation>Estará en la biblioteca</translation>
    </message>
    <message>
        <source>Not in force yet</source>
        <translation>Aún no está en vigor</translation>
    </message>
    <message>
        <source>It will be current from {date}.</source>
        <translation>Será la edición vigente desde el {date}.</translation>
    </message>
    <message>
        <source>For comparison only</source>
        <translation>Solo para comparar</translation>
    </message>
    <message>
        <source>{edition} stays current.</source>
        <translation>Sigue vigente: {edition}.</translation>
    </message>
    <message>
        <source>Will be current for {language}</source>
        <translation>Será la vigente en este idioma: {language}</translation>
    </message>
    <message>
        <source>{edition} stays for comparison.</source>
        <translation>Queda para comparar: {edition}.</translation>
    </message>
    <message>
        <source>Following their sections: {marks}.</source>
        <translation>Pasarán con sus secciones: {marks}.</translation>
    </message>
    <message>
        <source>Removed: {document}</source>
        <translation>Eliminado: {document}</translation>
    </message>
    <message>
        <source>Removed: {document}.</source>
        <translation>Eliminado: {document}.</translation>
    </message>
    <message>
        <source>Current again: the edition of {date}.</source>
        <translation>Vigente de nuevo: la edición del {date}.</translation>
    </message>
</context>
<context>
    <name>LibraryRenewal</name>
    <message>
        <source>Counterpart set</source>
        <translation>Equivalente fijado</translation>
    </message>
    <message>
        <source>The counterpart is as it was before</source>
        <translation>El equivalente vuelve a ser el de antes</translation>
    </message>
    <message>
        <source>The counterpart stays: it was changed again since</source>
        <translation>El equivalente se queda: se ha cambiado de nuevo desde entonces</translation>
    </message>
    <message>
        <source>The pairs of texts that come with the program can&apos;t be changed.</source>
        <translation>Los pares de los textos que trae el programa no se pueden cambiar.</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>This removes {title} and its file from the library; bookmarks and notes in it stay and can be seen again when it is imported again.</source>
        <translation>Esto elimina {title} y su archivo de la biblioteca; sus marcadores y notas se conservan y se verán de nuevo al importarlo otra vez.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Documents of the library</source>
        <translation>Documentos de la biblioteca</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>En vigor desde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Otro equipo</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language(s)</source>
        <translation>
            <numerusform>%n idioma</numerusform>
            <numerusform>%n idiomas</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a PDF, Word, HTML, Markdown, text or card file anywhere on the window</source>
        <translation>Suelte un archivo PDF, Word, HTML, Markdown, de texto o de cartas en la ventana</translation>
    </message>
    <message>
        <source>Export the library…</source>
        <translation>Exportar la biblioteca…</translation>
    </message>
    <message>
        <source>Import a library…</source>
        <translation>Importar una biblioteca…</translation>
    </message>
</context>
<context>
    <name>LibraryWording</name>
    <message numerus="yes">
        <source>Current, %n change(s) since</source>
        <translation>
            <numerusform>Vigente, %n cambio posterior</numerusform>
            <numerusform>Vigente, %n cambios posteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament Rules</source>
        <translation>Reglas de torneo</translation>
    </message>
    <message>
        <source>Infraction guide</source>
        <translation>Guía de infracciones</translation>
    </message>
    <message>
        <source>Judging at Regular</source>
        <translation>Arbitraje en nivel Normal</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>Reglas Completas</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} MB</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} KB</translation>
    </message>
    <message>
        <source>Older, not searched</source>
        <translation>Anterior, sin búsqueda</translation>
    </message>
    <message>
        <source>In force from {date}</source>
        <translation>En vigor desde el {date}</translation>
    </message>
    <message>
        <source>Damaged: read it again or remove it</source>
        <translation>Dañado: léalo de nuevo o elimínelo</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Vigente</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Del programa</translation>
    </message>
    <message>
        <source>imported on {date}</source>
        <translation>importado el {date}</translation>
    </message>
</context>
<context>
    <name>ListEditing</name>
    <message>
        <source>Open a decklist</source>
        <translation>Abrir una lista de mazo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pool saved</source>
        <translation>Conjunto guardado</translation>
    </message>
    <message>
        <source>List saved</source>
        <translation>Lista guardada</translation>
    </message>
    <message>
        <source>List removed</source>
        <translation>Lista quitada</translation>
    </message>
    <message>
        <source>Pool removed</source>
        <translation>Conjunto quitado</translation>
    </message>
    <message numerus="yes">
        <source>%n to verify</source>
        <translation>
            <numerusform>%n por verificar</numerusform>
            <numerusform>%n por verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out</source>
        <translation>
            <numerusform>se omitiría %n línea</numerusform>
            <numerusform>se omitirían %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>aún no hay cartas</translation>
    </message>
    <message>
        <source>choose the player, or answer that they are new</source>
        <translation>elija el jugador o responda que es nuevo</translation>
    </message>
    <message>
        <source>enter a player</source>
        <translation>indique el jugador</translation>
    </message>
    <message>
        <source>choose the player</source>
        <translation>elija el jugador</translation>
    </message>
    <message>
        <source>no event is open</source>
        <translation>no hay ningún torneo abierto</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>Replace list</source>
        <translation>Reemplazar la lista</translation>
    </message>
    <message>
        <source>moved here from {player}</source>
        <translation>pasa aquí desde {player}</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Paste the list here, or drop its file</source>
        <translation>Pegue aquí la lista o suelte su archivo</translation>
    </message>
    <message>
        <source>Lines read; digits answer questions</source>
        <translation>Líneas leídas; las cifras responden</translation>
    </message>
    <message>
        <source>Remove this list</source>
        <translation>Quitar esta lista</translation>
    </message>
    <message>
        <source>Remove this pool</source>
        <translation>Quitar este conjunto</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Aún no se ha leído nada</translation>
    </message>
    <message>
        <source>Lists of Magic Online, Arena, Cockatrice, XMage, Moxfield and others, tables with headings, and whatever people type: “4 Brainstorm”, “SB: 2 Opt”.</source>
        <translation>Listas de Magic Online, Arena, Cockatrice, XMage, Moxfield y otros, tablas con encabezados y lo que la gente escribe: «4&#xa0;Brainstorm», «SB:&#xa0;2&#xa0;Opt».</translation>
    </message>
</context>
<context>
    <name>ListHead</name>
    <message>
        <source>List of</source>
        <translation>Lista de</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player whose list it is</source>
        <translation>Jugador de la lista</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Todas las listas</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
</context>
<context>
    <name>ListOwner</name>
    <message>
        <source>taken for {name}</source>
        <translation>se lee como {name}</translation>
    </message>
    <message>
        <source>not among the event&apos;s players</source>
        <translation>no está entre los jugadores del torneo</translation>
    </message>
</context>
<context>
    <name>ListSwitch</name>
    <message>
        <source>Appeals</source>
        <translation>Apelaciones</translation>
    </message>
    <message>
        <source>Which list</source>
        <translation>Qué lista</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n line(s) not read</source>
        <translation>
            <numerusform>%n línea sin leer</numerusform>
            <numerusform>%n líneas sin leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n list(s)</source>
        <translation>
            <numerusform>{count} de %n lista</numerusform>
            <numerusform>{count} de %n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the pool not on the list</source>
        <translation>
            <numerusform>%n carta del conjunto no está en la lista</numerusform>
            <numerusform>%n cartas del conjunto no están en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n nombre por verificar</numerusform>
            <numerusform>%n nombres por verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unverified</source>
        <translation>
            <numerusform>%n carta sin verificar</numerusform>
            <numerusform>%n cartas sin verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %n card(s)</source>
        <translation>
            <numerusform>conjunto de %n carta</numerusform>
            <numerusform>conjunto de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of teammates not known for sure</source>
        <translation>
            <numerusform>%n nombre dudoso en las listas de los compañeros</numerusform>
            <numerusform>%n nombres dudosos en las listas de los compañeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), {others}, %Ln card(s) in all</source>
        <translation>
            <numerusform>Archivo de cartas del {date} ({kind}), {others}, %Ln carta en total</numerusform>
            <numerusform>Archivo de cartas del {date} ({kind}), {others}, %Ln cartas en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), %Ln card(s)</source>
        <translation>
            <numerusform>Archivo de cartas del {date} ({kind}), %Ln carta</numerusform>
            <numerusform>Archivo de cartas del {date} ({kind}), %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>new player {name}</source>
        <translation>jugador nuevo {name}</translation>
    </message>
    <message>
        <source>Which card is “{name}”?</source>
        <translation>¿Qué carta es «{name}»?</translation>
    </message>
    <message>
        <source>no such card is known</source>
        <translation>no se conoce esa carta</translation>
    </message>
    <message>
        <source>taken for {card}</source>
        <translation>se lee como {card}</translation>
    </message>
    <message>
        <source>written {name}</source>
        <translation>escrita {name}</translation>
    </message>
    <message>
        <source>Of the lists of the rules this was not understood: {entry}</source>
        <translation>De las listas de las reglas no se entendió esto: {entry}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Sin lista</translation>
    </message>
    <message>
        <source>not verified yet</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>no format set</source>
        <translation>sin formato</translation>
    </message>
    <message>
        <source>not compared with a pool</source>
        <translation>sin comparar con un conjunto</translation>
    </message>
    <message>
        <source>perhaps {finding}</source>
        <translation>quizá {finding}</translation>
    </message>
    <message>
        <source>Nothing illegal in the cards verified</source>
        <translation>Nada ilegal en las cartas verificadas</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Which player&apos;s list is it?</source>
        <translation>¿De qué jugador es la lista?</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>name of the other half or face, counted as {card}</source>
        <translation>nombre de la otra mitad o cara, se cuenta como {card}</translation>
    </message>
    <message>
        <source>Nothing illegal in the lines read</source>
        <translation>Nada ilegal en las líneas leídas</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>prohibida</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>restringida</translation>
    </message>
    <message>
        <source>not from a permitted set</source>
        <translation>de ninguna colección permitida</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>{card}: the card file says {standing}</source>
        <translation>{card}: {standing}, según el archivo de cartas</translation>
    </message>
    <message>
        <source>{card}: the rules of this edition say {standing}</source>
        <translation>{card}: {standing}, según las reglas de esta edición</translation>
    </message>
    <message>
        <source>A list alone can&apos;t be checked against this rule</source>
        <translation>Con la lista sola no se puede comprobar esta regla</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Comandante</translation>
    </message>
    <message>
        <source>“{file}”</source>
        <translation>«{file}»</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Lo pegado</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>{count} as commander</source>
        <translation>{count} como comandante</translation>
    </message>
    <message>
        <source>{count} in the main deck</source>
        <translation>{count} en el mazo principal</translation>
    </message>
    <message>
        <source>{count} in the sideboard</source>
        <translation>{count} en el sideboard</translation>
    </message>
    <message>
        <source>No card file is loaded: most names and sets can&apos;t be verified.</source>
        <translation>Sin archivo de cartas: poco se puede verificar.</translation>
    </message>
    <message>
        <source>as it is written</source>
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>new player</source>
        <translation>jugador nuevo</translation>
    </message>
    <message>
        <source>Who is it?   {names}</source>
        <translation>¿Quién es?   {names}</translation>
    </message>
    <message>
        <source>given to {player}</source>
        <translation>asignada a {player}</translation>
    </message>
    <message>
        <source>a player of the event</source>
        <translation>jugador del torneo</translation>
    </message>
    <message>
        <source>not among the event&apos;s players</source>
        <translation>no está entre los jugadores del torneo</translation>
    </message>
    <message>
        <source>replaces the saved list</source>
        <translation>reemplaza la lista guardada</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Decklist or registered pool</source>
        <translation>Lista de mazo o conjunto registrado</translation>
    </message>
</context>
<context>
    <name>ListsOverview</name>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n lista</numerusform>
            <numerusform>%n listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a list</source>
        <translation>
            <numerusform>%n sin lista</numerusform>
            <numerusform>%n sin lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with findings</source>
        <translation>
            <numerusform>%n con hallazgos</numerusform>
            <numerusform>%n con hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n a la vista</numerusform>
            <numerusform>%n a la vista</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc empties the field.</source>
        <translation>Esc vacía el campo.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>No lists yet</source>
        <translation>Aún no hay listas</translation>
    </message>
    <message>
        <source>Paste one, open its file, or drop it here; all at once from a folder with a file for each player, or from a table.</source>
        <translation>Pegue una, abra su archivo o suéltelo aquí; todas a la vez desde una carpeta con un archivo por jugador, o desde una tabla.</translation>
    </message>
    <message>
        <source>{done} of {total} read</source>
        <translation>{done} de {total} leídas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) from {source} not imported yet</source>
        <translation>
            <numerusform>%n lista de {source} aún sin importar</numerusform>
            <numerusform>%n listas de {source} aún sin importar</numerusform>
        </translation>
    </message>
    <message>
        <source>From a folder, a file for each player…</source>
        <translation>Desde una carpeta, un archivo por jugador…</translation>
    </message>
    <message>
        <source>From a table of all players (CSV)…</source>
        <translation>Desde una tabla de todos los jugadores (CSV)…</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Lista nueva</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Varias a la vez</translation>
    </message>
    <message>
        <source>Player, words</source>
        <translation>Jugador, palabras</translation>
    </message>
    <message>
        <source>Show only lists with these words</source>
        <translation>Mostrar solo listas con estas palabras</translation>
    </message>
    <message>
        <source>With findings</source>
        <translation>Con hallazgos</translation>
    </message>
    <message>
        <source>Without a list</source>
        <translation>Sin lista</translation>
    </message>
    <message>
        <source>Lists by player</source>
        <translation>Listas por jugador</translation>
    </message>
</context>
<context>
    <name>ListsView</name>
    <message>
        <source>New list</source>
        <translation>Lista nueva</translation>
    </message>
    <message>
        <source>Paste a decklist</source>
        <translation>Pegar una lista de mazo</translation>
    </message>
    <message>
        <source>Open a decklist</source>
        <translation>Abrir una lista de mazo</translation>
    </message>
    <message>
        <source>Many lists at once</source>
        <translation>Varias listas a la vez</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Buscar en las listas</translation>
    </message>
    <message>
        <source>Only lists with findings</source>
        <translation>Solo listas con hallazgos</translation>
    </message>
    <message>
        <source>Only players without a list</source>
        <translation>Solo jugadores sin lista</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Cargar un archivo de cartas</translation>
    </message>
    <message>
        <source>Check against another format</source>
        <translation>Comprobar con otro formato</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
</context>
<context>
    <name>LiveRegion</name>
    <message>
        <source>Appeal at table {table}: the head judge is needed.</source>
        <translation>Apelación en la mesa {table}: hace falta el juez principal.</translation>
    </message>
    <message>
        <source>Table {table}: its extension is over.</source>
        <translation>Mesa {table}: ha terminado su extensión.</translation>
    </message>
</context>
<context>
    <name>MainCard</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <translation>Iniciar ronda {number}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corregir el reloj</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Terminar ronda</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>End early</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>Draft caller</source>
        <translation>Dirigir el draft</translation>
    </message>
    <message>
        <source>Other timer…</source>
        <translation>Otro temporizador…</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Pantalla pública</translation>
    </message>
    <message>
        <source>Pause or resume all clocks</source>
        <translation>Pausar o reanudar todos los relojes</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Todos los relojes</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Con sonido</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>En silencio</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>{why}. {alarm}</source>
        <translation>{why}. {alarm}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Preparing the library</source>
        <translation>Preparando la biblioteca</translation>
    </message>
    <message>
        <source>This happens after installing or adding a text and takes a moment.</source>
        <translation>Ocurre tras instalar o añadir un texto y tarda un momento.</translation>
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
        <source>Import a document</source>
        <translation>Importar un documento</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Card named here</source>
        <translation>Carta nombrada aquí</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Empezar un ensayo</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>End the rehearsal</source>
        <translation>Terminar el ensayo</translation>
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
        <source>Phrases for the table</source>
        <translation>Frases para la mesa</translation>
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
        <source>Note saved: {place}</source>
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
        <source>Press B to bookmark the section you are reading, N to add a note.</source>
        <translation>Pulse B para marcar la sección que lee, N para añadir una nota.</translation>
    </message>
    <message>
        <source>My note: {text}</source>
        <translation>Mi nota: {text}</translation>
    </message>
</context>
<context>
    <name>MoreSteps</name>
    <message numerus="yes">
        <source>%n more step(s) below</source>
        <translation>
            <numerusform>más abajo: %n paso</numerusform>
            <numerusform>más abajo: %n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>The pairings are there. Next: start the round on the Clock page.</source>
        <translation>Las parejas ya están. Siguiente paso: iniciar la ronda en la página Reloj.</translation>
    </message>
    <message>
        <source>Open the clock</source>
        <translation>Abrir el reloj</translation>
    </message>
    <message>
        <source>Paste pairings</source>
        <translation>Pegar parejas</translation>
    </message>
    <message>
        <source>Next: the pairings of round 1. The round can start without them, too; a table number is then enough everywhere.</source>
        <translation>Siguiente paso: las parejas de la ronda 1. La ronda también puede empezar sin ellas; entonces basta con el número de mesa.</translation>
    </message>
</context>
<context>
    <name>NoEvent</name>
    <message>
        <source>No event is open</source>
        <translation>No hay ningún torneo abierto</translation>
    </message>
    <message>
        <source>Rounds, calls, deck checks and penalties belong to an event. Create one, or try everything first in a rehearsal.</source>
        <translation>Las rondas, las llamadas, los controles de mazos y las penalizaciones pertenecen a un torneo. Cree uno, o pruébelo todo antes en un ensayo.</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Todos los torneos</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Empezar un ensayo</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>My note on this section</source>
        <translation>Mi nota sobre esta sección</translation>
    </message>
    <message>
        <source>Your own words; saved on this computer</source>
        <translation>Sus propias palabras; se guardan en este equipo</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Guardar nota</translation>
    </message>
    <message>
        <source>An empty note is deleted</source>
        <translation>Una nota vacía se elimina</translation>
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
    <name>NumberStepper</name>
    <message>
        <source>Minutes, or minutes and seconds such as 5:34</source>
        <translation>Minutos, o minutos y segundos como 5:34</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>OfficialView</name>
    <message>
        <source>Official wording</source>
        <translation>Texto oficial</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import the guide&apos;s file</source>
        <translation>Importar el archivo de la guía</translation>
    </message>
    <message>
        <source>Language of the official wording</source>
        <translation>Idioma del texto oficial</translation>
    </message>
</context>
<context>
    <name>OfficialWording</name>
    <message>
        <source>{part}, open: fold it</source>
        <translation>{part}, abierto: plegar</translation>
    </message>
    <message>
        <source>{part}, folded: open it</source>
        <translation>{part}, plegado: abrir</translation>
    </message>
</context>
<context>
    <name>OpeningTime</name>
    <message>
        <source>The right date and time</source>
        <translation>Fecha y hora correctas</translation>
    </message>
    <message>
        <source>Continue from the last entry</source>
        <translation>Continuar desde la última entrada</translation>
    </message>
    <message>
        <source>Use the computer’s time</source>
        <translation>Usar la hora del equipo</translation>
    </message>
    <message>
        <source>Use this time</source>
        <translation>Usar esta hora</translation>
    </message>
    <message>
        <source>Don’t open the event</source>
        <translation>No abrir el torneo</translation>
    </message>
    <message>
        <source>What time is it?</source>
        <translation>¿Qué hora es?</translation>
    </message>
    <message>
        <source>The event is in progress, and this computer’s clock doesn’t fit its last entry.</source>
        <translation>El torneo está en curso y el reloj de este equipo no encaja con su última entrada.</translation>
    </message>
    <message>
        <source>As if no time had passed since: the time left on every clock stays.</source>
        <translation>Como si desde entonces no hubiera pasado el tiempo: lo que queda en cada reloj no cambia.</translation>
    </message>
    <message>
        <source>Or enter the right date and time, such as 2026-11-21 15:04.</source>
        <translation>O escriba la fecha y la hora correctas, por ejemplo 2026-11-21 15:04.</translation>
    </message>
    <message>
        <source>A wrong answer can be put right later, by following the computer’s clock.</source>
        <translation>Una respuesta equivocada se puede corregir después, siguiendo el reloj del equipo.</translation>
    </message>
    <message>
        <source>Last entry of {event}: {time}</source>
        <translation>Última entrada de {event}: {time}</translation>
    </message>
    <message>
        <source>Last entry of {event}, by {author} on another laptop: {time}</source>
        <translation>Última entrada de {event}, de {author} en otro portátil: {time}</translation>
    </message>
    <message>
        <source>Last entry of {event}, on another laptop: {time}</source>
        <translation>Última entrada de {event}, en otro portátil: {time}</translation>
    </message>
    <message>
        <source>This computer’s clock: {time}</source>
        <translation>Reloj de este equipo: {time}</translation>
    </message>
    <message>
        <source>The time of day goes back: the time left on every clock stays.</source>
        <translation>La hora vuelve atrás: lo que queda en cada reloj no cambia.</translation>
    </message>
    <message>
        <source>The time since has passed, on every clock too.</source>
        <translation>El tiempo transcurrido desde entonces cuenta, también en cada reloj.</translation>
    </message>
    <message>
        <source>Enter a date and time, such as 2026-11-21 15:04.</source>
        <translation>Escriba una fecha y una hora, como 2026-11-21 15:04.</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Also record 2.6 for {player}</source>
        <translation>También 2.6 a {player}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Add a reason and a judge: c 14 restroom</source>
        <translation>Añada motivo y juez: c 14 baño</translation>
    </message>
    <message>
        <source>No round of matches is running: no extension will be due.</source>
        <translation>No hay ninguna ronda de partidas en curso: no corresponderá extensión.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation>El reloj marca</translation>
    </message>
    <message>
        <source>Open a call at table {table}</source>
        <translation>Abrir una llamada en la mesa {table}</translation>
    </message>
    <message>
        <source>Open call</source>
        <translation>Abrir llamada</translation>
    </message>
    <message>
        <source>Plays until</source>
        <translation>Juega hasta</translation>
    </message>
    <message>
        <source>Type its number: c 14</source>
        <translation>Escriba su número: c 14</translation>
    </message>
    <message>
        <source>Open a call at which table?</source>
        <translation>¿En qué mesa se abre una llamada?</translation>
    </message>
    <message>
        <source>Time is up at table {table}: no extension for this call.</source>
        <translation>Se acabó el tiempo en la mesa {table}: sin extensión por esta llamada.</translation>
    </message>
    <message>
        <source>a call at table {table} of {clock}</source>
        <translation>una llamada en la mesa {table} de {clock}</translation>
    </message>
    <message>
        <source>Enter an earlier call at table {table}</source>
        <translation>Introducir una llamada anterior en la mesa {table}</translation>
    </message>
    <message>
        <source>Save entry</source>
        <translation>Guardar entrada</translation>
    </message>
    <message>
        <source>Close the call at table {table}</source>
        <translation>Cerrar la llamada de la mesa {table}</translation>
    </message>
    <message>
        <source>What to say follows with Enter, to the second.</source>
        <translation>Qué decir, al segundo, sale con Enter.</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Cerrar llamada</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>unos {time}</translation>
    </message>
    <message>
        <source>It took</source>
        <translation>Duró</translation>
    </message>
    <message>
        <source>none. {why}</source>
        <translation>ninguna. {why}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Extension due</source>
        <translation>Corresponde extensión</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>closes the call at table {table}</source>
        <translation>cierra la llamada de la mesa {table}</translation>
    </message>
    <message>
        <source>Type a table and the minutes: x 14 5</source>
        <translation>Escriba una mesa y los minutos: x 14 5</translation>
    </message>
    <message>
        <source>Extension for which table?</source>
        <translation>¿Extensión para qué mesa?</translation>
    </message>
    <message>
        <source>Minutes come first, then the reason: x 14 5 restroom</source>
        <translation>Primero los minutos, luego el motivo: x 14 5 baño</translation>
    </message>
    <message>
        <source>How many minutes?</source>
        <translation>¿Cuántos minutos?</translation>
    </message>
    <message>
        <source>Type its number: t 14</source>
        <translation>Escriba su número: t 14</translation>
    </message>
    <message>
        <source>Additional turns of which table?</source>
        <translation>¿Turnos adicionales de qué mesa?</translation>
    </message>
    <message>
        <source>Additional turns of table {table}</source>
        <translation>Turnos adicionales de la mesa {table}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Table {table} gives {time} back</source>
        <translation>A la mesa {table} se le quitan {time}</translation>
    </message>
    <message>
        <source>Take time back</source>
        <translation>Quitar tiempo</translation>
    </message>
    <message>
        <source>Table {table} gets {time} more</source>
        <translation>La mesa {table} recibe {time} más</translation>
    </message>
    <message>
        <source>Give extension</source>
        <translation>Dar extensión</translation>
    </message>
    <message>
        <source>Table {table} has {time} more</source>
        <translation>La mesa {table} tiene {time} más</translation>
    </message>
    <message>
        <source>Table {table} has no extension</source>
        <translation>La mesa {table} no tiene extensión</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>Add a reason at the end: x {table} 5 restroom</source>
        <translation>Añada un motivo al final: x {table} 5 baño</translation>
    </message>
    <message>
        <source>Table {table} has so far: {causes}.</source>
        <translation>La mesa {table} tiene hasta ahora: {causes}.</translation>
    </message>
    <message>
        <source>what table {table} has</source>
        <translation>lo que tiene la mesa {table}</translation>
    </message>
    <message>
        <source>five minutes</source>
        <translation>cinco minutos</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>minutos y segundos</translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation>quita cinco minutos</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>No hay ningún torneo abierto</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>No results; try fewer words</source>
        <translation>Sin resultados; pruebe con menos palabras</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>Open or create an event first.</source>
        <translation>Primero abra o cree un torneo.</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>a las {time}</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>La ronda termina</translation>
    </message>
    <message>
        <source>Without table {table}</source>
        <translation>Sin la mesa {table}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Add a table number: d 23</source>
        <translation>Añada un número de mesa: d 23</translation>
    </message>
    <message>
        <source>No deck check in progress</source>
        <translation>Ningún control de mazos en curso</translation>
    </message>
    <message>
        <source>Add judges if you like: d 23 Weber, Okafor</source>
        <translation>Puede añadir jueces: d 23 Weber, Okafor</translation>
    </message>
    <message>
        <source>No round in progress: no extension for this check.</source>
        <translation>No hay ronda en curso: sin extensión por este control.</translation>
    </message>
    <message>
        <source>Time is up at table {table}: no extension for this check.</source>
        <translation>Se acabó el tiempo en la mesa {table}: sin extensión por este control.</translation>
    </message>
    <message>
        <source>only before mulligan decisions (2.8)</source>
        <translation>solo antes de decidir mulligans (2.8)</translation>
    </message>
    <message>
        <source>A full check</source>
        <translation>Control completo</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>Start a deck check at table {table}</source>
        <translation>Iniciar un control de mazos en la mesa {table}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Show the deck check at table {table}</source>
        <translation>Mostrar el control de mazos de la mesa {table}</translation>
    </message>
    <message>
        <source>It takes</source>
        <translation>Lleva</translation>
    </message>
    <message>
        <source>Penalty at table {table}</source>
        <translation>Penalización en la mesa {table}</translation>
    </message>
    <message>
        <source>Enter a player, then what happened: p Rossi missed trigger</source>
        <translation>Escriba un jugador y qué pasó: p Rossi disparada olvidada</translation>
    </message>
    <message>
        <source>A penalty for whom?</source>
        <translation>¿Penalización para quién?</translation>
    </message>
    <message>
        <source>Penalty for tardiness, {time} late</source>
        <translation>Penalización por Tardanza, {time} tarde</translation>
    </message>
    <message>
        <source>Penalty for {player}</source>
        <translation>Penalización para {player}</translation>
    </message>
    <message>
        <source>Add what happened: missed trigger</source>
        <translation>Añada qué pasó: disparada olvidada</translation>
    </message>
    <message>
        <source>Standard penalty</source>
        <translation>Penalización estándar</translation>
    </message>
    <message>
        <source>Previous today</source>
        <translation>Anteriores hoy</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Open penalty form</source>
        <translation>Abrir penalización</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Ninguna infracción</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for table {table}, really?</source>
        <translation>
            <numerusform>¿Seguro? %n minuto para la mesa {table}</numerusform>
            <numerusform>¿Seguro? %n minutos para la mesa {table}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done, the others play on</source>
        <translation>
            <numerusform>%n mesa terminada, las demás siguen</numerusform>
            <numerusform>%n mesas terminadas, las demás siguen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Marcar %n terminada</numerusform>
            <numerusform>Marcar %n terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n mesa terminada</numerusform>
            <numerusform>%n mesas terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause {round}</source>
        <translation>Pausar {round}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume {round}</source>
        <translation>Reanudar {round}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>End {round}</source>
        <translation>Terminar {round}</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Terminar ronda</translation>
    </message>
    <message>
        <source>round {number} of {clock}</source>
        <translation>ronda {number}, {clock}</translation>
    </message>
    <message>
        <source>A round without a time limit has no slip</source>
        <translation>Una ronda sin límite de tiempo no tiene talón</translation>
    </message>
    <message>
        <source>Slip of table {table}</source>
        <translation>Talón de la mesa {table}</translation>
    </message>
    <message>
        <source>Which judge goes to table {table}?</source>
        <translation>¿Qué juez va a la mesa {table}?</translation>
    </message>
    <message>
        <source>The name follows: j {table} Weber</source>
        <translation>Añada el nombre: j {table} Weber</translation>
    </message>
    <message>
        <source>Send {judge} to table {table}</source>
        <translation>Enviar a {judge} a la mesa {table}</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Judge at the table</source>
        <translation>Juez en la mesa</translation>
    </message>
    <message>
        <source>Not understood as a command: after {letter} comes a table’s number, {letter} 14</source>
        <translation>No se entiende como orden: tras {letter} va el número de mesa, {letter} 14</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Numbers and ranges: still 3 7 12</source>
        <translation>Números y rangos: siguen 3 7 12</translation>
    </message>
    <message>
        <source>Which tables still play?</source>
        <translation>¿Qué mesas siguen jugando?</translation>
    </message>
    <message>
        <source>Done: {tables}</source>
        <translation>Terminadas: {tables}</translation>
    </message>
    <message>
        <source>Numbers and ranges: done 1-9 12</source>
        <translation>Números y rangos: terminadas 1-9 12</translation>
    </message>
    <message>
        <source>Which tables are done?</source>
        <translation>¿Qué mesas terminaron?</translation>
    </message>
    <message>
        <source>Tables not done</source>
        <translation>Mesas sin terminar</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>{judge}, as on the staff</source>
        <translation>{judge}, del equipo arbitral</translation>
    </message>
    <message>
        <source>Not on the staff: {judge}</source>
        <translation>No está en el equipo arbitral: {judge}</translation>
    </message>
    <message>
        <source>Add {judge} to the staff? Enter adds</source>
        <translation>¿Añadir a {judge} al equipo arbitral? Enter añade</translation>
    </message>
    <message>
        <source>Add {judge} to the staff? Enter adds, ↓ for a similar name</source>
        <translation>¿Añadir a {judge} al equipo arbitral? Enter añade, ↓ nombre parecido</translation>
    </message>
    <message>
        <source>Several lines were pasted: nothing is done with them here</source>
        <translation>Se pegaron varias líneas: aquí no se hace nada con ellas</translation>
    </message>
    <message>
        <source>Paste pairings on the Event page, decklists under Deck checks, and the tables that still play on the Clock page.</source>
        <translation>Las parejas se pegan en la página Torneo, las listas de mazo en Control de mazos y las mesas que siguen jugando en la página Reloj.</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>quedan {left}</translation>
    </message>
    <message>
        <source>{what}: really end it? Enter ends it</source>
        <translation>{what}: ¿terminar de todos modos? Enter termina</translation>
    </message>
    <message>
        <source>Tables with an open call</source>
        <translation>Mesas con llamada abierta</translation>
    </message>
    <message>
        <source>Tables with a deck check in progress</source>
        <translation>Mesas con control de mazos en curso</translation>
    </message>
    <message>
        <source>{question} Enter again gives it.</source>
        <translation>{question} Pulse Enter otra vez para darlos.</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>For the player</source>
        <translation>Para el jugador</translation>
    </message>
    <message>
        <source>The player&apos;s language</source>
        <translation>Idioma del jugador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Hacia mí</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>Hacia el jugador</translation>
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
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n cambio desde entonces</numerusform>
            <numerusform>%n cambios desde entonces</numerusform>
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
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Comparar ediciones</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Document: {title}</source>
        <translation>Documento: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since this edition</source>
        <translation>
            <numerusform>%n cambio desde esta edición</numerusform>
            <numerusform>%n cambios desde esta edición</numerusform>
        </translation>
    </message>
    <message>
        <source>changes since this edition</source>
        <translation>cambios desde esta edición</translation>
    </message>
</context>
<context>
    <name>OutlineSummary</name>
    <message numerus="yes">
        <source>chapter(s)</source>
        <translation>
            <numerusform>capítulo</numerusform>
            <numerusform>capítulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>section(s)</source>
        <translation>
            <numerusform>sección</numerusform>
            <numerusform>secciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>appendix(es)</source>
        <translation>
            <numerusform>apéndice</numerusform>
            <numerusform>apéndices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n page head(s), page number(s) and the like</source>
        <translation>
            <numerusform>Se omitió %n línea: encabezado, número de página o similar</numerusform>
            <numerusform>Se omitieron %n encabezados, números de página y similares</numerusform>
        </translation>
    </message>
    <message>
        <source>New: {refs}</source>
        <translation>Nuevas: {refs}</translation>
    </message>
    <message>
        <source>No longer found: {refs}</source>
        <translation>Ya no se hallan: {refs}</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) with another text</source>
        <translation>
            <numerusform>%n sección con otro texto</numerusform>
            <numerusform>%n secciones con otro texto</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the document in the library</source>
        <translation>Comparado con el documento de la biblioteca</translation>
    </message>
    <message>
        <source>The sections are the same.</source>
        <translation>Las secciones son las mismas.</translation>
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
    <name>Outstanding</name>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n mesa terminada</numerusform>
            <numerusform>%n mesas terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n sigue</numerusform>
            <numerusform>%n siguen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing typed yet; Enter again marks %n table(s) done</source>
        <translation>
            <numerusform>Aún no ha escrito nada; Enter otra vez da por terminada %n mesa</numerusform>
            <numerusform>Aún no ha escrito nada; Enter otra vez da por terminadas %n mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is not up on this clock yet</source>
        <translation>En este reloj aún queda tiempo</translation>
    </message>
    <message>
        <source>No table number: {text}</source>
        <translation>No es un número de mesa: {text}</translation>
    </message>
    <message>
        <source>Left out, no table number: {text}</source>
        <translation>Omitido, sin número de mesa: {text}</translation>
    </message>
    <message>
        <source>Not named, with an extension, a call or a judge: {tables}</source>
        <translation>Sin nombrar, con extensión, llamada o juez: {tables}</translation>
    </message>
    <message>
        <source>Filled in, not typed again: {tables}; still counted as playing, delete what is done</source>
        <translation>Ya incluidas, no escritas de nuevo: {tables}; siguen contando como pendientes, borre las terminadas</translation>
    </message>
</context>
<context>
    <name>OutstandingPane</name>
    <message>
        <source>Which tables still play?</source>
        <translation>¿Qué mesas siguen jugando?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>{tables}: filled in, with an extension, a call, turns or a judge</source>
        <translation>{tables}: ya puestas, con extensión, llamada, turnos o juez</translation>
    </message>
    <message>
        <source>{count} of {tables}</source>
        <translation>{count} de {tables}</translation>
    </message>
    <message>
        <source>Type or paste table numbers; ranges such as 20-24 work.</source>
        <translation>Escriba o pegue números de mesa; sirven rangos como 20-24.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Marcar %n terminada</numerusform>
            <numerusform>Marcar %n terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
</context>
<context>
    <name>PageOrders</name>
    <message>
        <source>Extensions are shown up to the next minute.</source>
        <translation>Las extensiones se muestran al minuto siguiente.</translation>
    </message>
    <message>
        <source>Extensions are shown to the second.</source>
        <translation>Las extensiones se muestran al segundo.</translation>
    </message>
    <message>
        <source>Table {table} is chosen: press the key again</source>
        <translation>La mesa elegida es la {table}: pulse la tecla de nuevo</translation>
    </message>
    <message>
        <source>Choose a table on the board first.</source>
        <translation>Elija primero una mesa de la lista.</translation>
    </message>
    <message>
        <source>Open an event first, then paste its pairings</source>
        <translation>Abra primero un torneo y pegue después sus parejas</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the pairings first</source>
        <translation>Nada que pegar: copie primero las parejas</translation>
    </message>
    <message>
        <source>This is a decklist, not pairings: paste it under Deck checks ({key})</source>
        <translation>Esto es una lista de mazo, no las parejas: péguela en Control de mazos ({key})</translation>
    </message>
    <message>
        <source>No pairings found in the copied text</source>
        <translation>No hay parejas en el texto copiado</translation>
    </message>
    <message>
        <source>A round without a time limit has no slip.</source>
        <translation>Una ronda sin límite de tiempo no tiene talón.</translation>
    </message>
</context>
<context>
    <name>PairingsField</name>
    <message>
        <source>Paste pairings here, or drop a file</source>
        <translation>Pegue aquí las parejas o suelte un archivo</translation>
    </message>
</context>
<context>
    <name>PairingsFile</name>
    <message>
        <source>The file {name} can&apos;t be read.</source>
        <translation>No se puede leer el archivo {name}.</translation>
    </message>
    <message>
        <source>The file {name} is too large: pairings take at most {kilobytes} KB.</source>
        <translation>El archivo {name} es demasiado grande: las parejas ocupan {kilobytes} KB como mucho.</translation>
    </message>
    <message>
        <source>The file {name} is not text in UTF-8 or UTF-16. Copy the pairings from the program that shows them instead.</source>
        <translation>El archivo {name} no es texto en UTF-8 ni UTF-16. Copie las parejas desde el programa que las muestra.</translation>
    </message>
</context>
<context>
    <name>PairingsModel</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>PairingsPane</name>
    <message>
        <source>Pairings</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Use these pairings</source>
        <translation>Usar estas parejas</translation>
    </message>
    <message>
        <source>enter a round</source>
        <translation>indique la ronda</translation>
    </message>
    <message>
        <source>no pairings yet</source>
        <translation>aún no hay parejas</translation>
    </message>
</context>
<context>
    <name>PairingsPlace</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Rounds with pairings</source>
        <translation>Rondas con parejas</translation>
    </message>
    <message>
        <source>New pairings</source>
        <translation>Parejas nuevas</translation>
    </message>
</context>
<context>
    <name>PairingsPrinting</name>
    <message>
        <source>Pairings, round {number}</source>
        <translation>Parejas, ronda {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
</context>
<context>
    <name>PairingsSources</name>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the pairings first</source>
        <translation>Nada que pegar: copie primero las parejas</translation>
    </message>
    <message>
        <source>Open a file of pairings</source>
        <translation>Abrir un archivo de parejas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>PairingsWording</name>
    <message>
        <source>This is more than {lines} lines or {kilobytes} KB. Take only the pairings of a round.</source>
        <translation>Son más de {lines} líneas o {kilobytes} KB. Tome solo las parejas de una ronda.</translation>
    </message>
    <message>
        <source>longer than any pairing</source>
        <translation>demasiado larga para una mesa</translation>
    </message>
    <message>
        <source>no player found in it</source>
        <translation>no se halla ningún jugador</translation>
    </message>
    <message>
        <source>no table number, while other lines have one</source>
        <translation>sin número de mesa, y otras líneas lo tienen</translation>
    </message>
    <message>
        <source>its table is not a number</source>
        <translation>su mesa no es un número</translation>
    </message>
    <message>
        <source>table {table} is already in line {line}</source>
        <translation>la mesa {table} ya está en la línea {line}</translation>
    </message>
    <message>
        <source>the same player twice</source>
        <translation>dos veces el mismo jugador</translation>
    </message>
    <message>
        <source>one name without an opponent; write “bye” if that is meant</source>
        <translation>un nombre sin oponente; escriba «bye» si tiene ronda libre</translation>
    </message>
    <message>
        <source>more names than at the other tables</source>
        <translation>más nombres que en las otras mesas</translation>
    </message>
    <message>
        <source>these commas can mean two things; put names in quotes or tabs between them</source>
        <translation>estas comas pueden leerse de dos modos; ponga los nombres entre comillas o tabuladores entre ellos</translation>
    </message>
    <message>
        <source>two players or a title? Write two players as “12 Anna vs. Lena”</source>
        <translation>¿dos jugadores o un título? Escriba dos jugadores así: «12 Anna vs. Lena»</translation>
    </message>
    <message>
        <source>a loss without a match, so no table</source>
        <translation>derrota sin partida, y por tanto sin mesa</translation>
    </message>
    <message>
        <source>{player} sits at table {table} already, line {line}</source>
        <translation>{player} ya está en la mesa {table}, línea {line}</translation>
    </message>
    <message>
        <source>{player} has a bye already, line {line}</source>
        <translation>{player} ya tiene ronda libre, línea {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Teams named: {named}. The event has {entered}.</source>
        <translation>Equipos nombrados: {named}. El torneo tiene {entered}.</translation>
    </message>
    <message>
        <source>Players named: {named}. The event has {entered}.</source>
        <translation>Jugadores nombrados: {named}. El torneo tiene {entered}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) left out of names: {notes}</source>
        <translation>
            <numerusform>%n nota omitida en los nombres: {notes}</numerusform>
            <numerusform>%n notas omitidas en los nombres: {notes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n ronda libre</numerusform>
            <numerusform>%n rondas libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n línea omitida</numerusform>
            <numerusform>%n líneas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No line has a table number: numbered from 1 in order.</source>
        <translation>Ninguna línea lleva número de mesa: se numeran desde 1, en orden.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are titles or page numbers.</source>
        <translation>
            <numerusform>%n línea es un título o un número de página.</numerusform>
            <numerusform>%n líneas son títulos o números de página.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the pairings of round {round}.</source>
        <translation>Estas son las parejas de la ronda {round}.</translation>
    </message>
    <message>
        <source>This is a decklist, not pairings. Paste it under Deck checks.</source>
        <translation>Esto es una lista de mazo, no las parejas. Péguela en Control de mazos.</translation>
    </message>
    <message>
        <source>Round {round} has other pairings; these take their place.</source>
        <translation>La ronda {round} tiene otras parejas; estas las sustituyen.</translation>
    </message>
    <message>
        <source>{key} again uses them all the same.</source>
        <translation>Pulse {key} otra vez para usarlas de todos modos.</translation>
    </message>
</context>
<context>
    <name>ParallelView</name>
    <message>
        <source>Text in two languages</source>
        <translation>Texto en dos idiomas</translation>
    </message>
    <message>
        <source>Doubtful pair</source>
        <translation>Par dudoso</translation>
    </message>
    <message>
        <source>Choose the counterpart, or none</source>
        <translation>Elija el equivalente, o ninguno</translation>
    </message>
    <message>
        <source>numbered {after} here</source>
        <translation>aquí con el número {after}</translation>
    </message>
    <message>
        <source>content differs</source>
        <translation>el contenido difiere</translation>
    </message>
</context>
<context>
    <name>PenaltiesController</name>
    <message>
        <source>Undo: {player}, {what}</source>
        <translation>Deshacer: {player}, {what}</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Motivo (opcional); consta en la cronología</translation>
    </message>
</context>
<context>
    <name>PenaltiesView</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalización</numerusform>
            <numerusform>%n penalizaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n penalty(ies)</source>
        <translation>
            <numerusform>{shown} de %n penalización</numerusform>
            <numerusform>{shown} de %n penalizaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc empties the field.</source>
        <translation>Esc vacía el campo.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>No penalties yet</source>
        <translation>Aún no hay penalizaciones</translation>
    </message>
    <message>
        <source>Record them on the Infractions page.</source>
        <translation>Regístrelas en la página Infracciones.</translation>
    </message>
    <message>
        <source>Find the infraction</source>
        <translation>Buscar la infracción</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalizaciones</translation>
    </message>
    <message>
        <source>Player, table, words</source>
        <translation>Jugador, mesa, texto</translation>
    </message>
    <message>
        <source>Show only penalties with these words</source>
        <translation>Mostrar solo penalizaciones con estas palabras</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir la lista</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Penalties, newest first</source>
        <translation>Penalizaciones, las últimas primero</translation>
    </message>
</context>
<context>
    <name>PenaltyPane</name>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Print this penalty</source>
        <translation>Imprimir esta penalización</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Waits for {event}: open that one to try again</source>
        <translation>Espera a {event}: ábralo para reintentar</translation>
    </message>
</context>
<context>
    <name>PendingQueue</name>
    <message numerus="yes">
        <source>%n entries are not recorded yet.</source>
        <translation>
            <numerusform>%n entrada aún no está registrada.</numerusform>
            <numerusform>%n entradas aún no están registradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the window again to leave anyway.</source>
        <translation>Cierre la ventana otra vez para salir de todos modos.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries recorded.</source>
        <translation>
            <numerusform>%n entrada registrada.</numerusform>
            <numerusform>%n entradas registradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded: {time} {what}. {why}</source>
        <translation>No registrado: {time} {what}. {why}</translation>
    </message>
</context>
<context>
    <name>PendingRow</name>
    <message>
        <source>Discard {what}</source>
        <translation>Descartar {what}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>PhraseList</name>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Buscar frases</translation>
    </message>
    <message>
        <source>No results; try fewer words</source>
        <translation>Sin resultados; pruebe con menos palabras</translation>
    </message>
    <message>
        <source>↑ ↓ phrase  ·  ← → language  ·  digits fill it in</source>
        <translation>↑ ↓ frase  ·  ← → idioma  ·  cifras: el número</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>call of {length}, closed at {time}, {judge}</source>
        <translation>llamada de {length}, cerrada a las {time}, {judge}</translation>
    </message>
    <message>
        <source>call of {length}, closed at {time}</source>
        <translation>llamada de {length}, cerrada a las {time}</translation>
    </message>
</context>
<context>
    <name>PhrasesWindow</name>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
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
        <source>Search phrases</source>
        <translation>Buscar frases</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Siguiente idioma</translation>
    </message>
    <message>
        <source>Previous language</source>
        <translation>Idioma anterior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Hacia mí</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>Hacia el jugador</translation>
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
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Control de mazos</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Infracciones</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
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
    <name>PlayerPicker</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table of the penalty</source>
        <translation>Mesa de la penalización</translation>
    </message>
    <message>
        <source>Player, or table</source>
        <translation>Jugador o mesa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>PlayerQuestion</name>
    <message>
        <source>Taken for {name}</source>
        <translation>Se lee como {name}</translation>
    </message>
    <message>
        <source>No player is called {name}</source>
        <translation>Ningún jugador se llama {name}</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>¿Es {name}?</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>¿Quién es?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No, another player</source>
        <translation>No, es otro jugador</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Jugador nuevo</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>Export a player’s data</source>
        <translation>Exportar los datos de un jugador</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Guardado: {path}</translation>
    </message>
    <message>
        <source>Entries are waiting to be recorded. Record or discard them first; they may name the player.</source>
        <translation>Hay entradas sin registrar. Regístrelas o descártelas primero; pueden nombrar al jugador.</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalización</numerusform>
            <numerusform>%n penalizaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Name erased</source>
        <translation>Nombre borrado</translation>
    </message>
    <message>
        <source>No penalties</source>
        <translation>Sin penalizaciones</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Erase name</source>
        <translation>Borrar nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Motivo (opcional); consta en la cronología</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Buscar jugadores</translation>
    </message>
    <message>
        <source>Show only players with this name</source>
        <translation>Mostrar solo jugadores con este nombre</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Exportar datos…</translation>
    </message>
    <message>
        <source>Erase name…</source>
        <translation>Borrar nombre…</translation>
    </message>
    <message>
        <source>Players of this event</source>
        <translation>Jugadores de este torneo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n player(s)</source>
        <translation>
            <numerusform>{shown} de %n jugador</numerusform>
            <numerusform>{shown} de %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Try fewer letters.</source>
        <translation>Pruebe con menos letras.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Aún no hay jugadores</translation>
    </message>
    <message>
        <source>Pairings, penalties and lists bring them.</source>
        <translation>Llegan con las parejas, las penalizaciones y las listas.</translation>
    </message>
    <message>
        <source>Paste pairings</source>
        <translation>Pegar parejas</translation>
    </message>
</context>
<context>
    <name>PreferenceKeeper</name>
    <message>
        <source>The settings were damaged and have been reset. The old file is at {path}.</source>
        <translation>Los ajustes estaban dañados y se han restablecido. Archivo anterior: {path}.</translation>
    </message>
</context>
<context>
    <name>PrintMenu</name>
    <message>
        <source>Entire document</source>
        <translation>Documento completo</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>This machine lacks what Qt needs to print.</source>
        <translation>A este equipo le falta lo que Qt necesita para imprimir.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written</source>
        <translation>No se puede escribir {file}</translation>
    </message>
    <message>
        <source>Sent to the printer: {title}</source>
        <translation>Enviado a la impresora: {title}</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached</source>
        <translation>La impresora no responde</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Vista previa de impresión</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Pages of {title}</source>
        <translation>Páginas de {title}</translation>
    </message>
    <message>
        <source>Nothing to print here. Slips, appeals, feedback, a check&apos;s checklist, penalties, pairings and the timeline can be printed.</source>
        <translation>Aquí no hay nada que imprimir. Se pueden imprimir talones, apelaciones, comentarios, la lista de comprobación de un control, penalizaciones, parejas y la cronología.</translation>
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
    <name>PriorsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message numerus="yes">
        <source>A rated event needs %n team(s).</source>
        <translation>
            <numerusform>Un torneo sancionado necesita %n equipo.</numerusform>
            <numerusform>Un torneo sancionado necesita %n equipos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rated event needs %n player(s).</source>
        <translation>
            <numerusform>Un torneo sancionado necesita %n jugador.</numerusform>
            <numerusform>Un torneo sancionado necesita %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>follows from the number of players</source>
        <translation>según la cantidad de jugadores</translation>
    </message>
    <message>
        <source>the chart begins with four</source>
        <translation>la tabla empieza con cuatro</translation>
    </message>
    <message numerus="yes">
        <source>The rules require %n minute(s) at least.</source>
        <translation>
            <numerusform>Las reglas exigen al menos %n minuto.</numerusform>
            <numerusform>Las reglas exigen al menos %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut to top %n</source>
        <translation>
            <numerusform>corte a top %n</numerusform>
            <numerusform>corte a top %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recommended; %n at least</source>
        <translation>
            <numerusform>recomendado; al menos %n</numerusform>
            <numerusform>recomendado; al menos %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarter-finals and semi-finals %n minute(s), the final without a limit</source>
        <translation>
            <numerusform>Cuartos de final y semifinales, %n minuto; la final, sin límite</numerusform>
            <numerusform>Cuartos de final y semifinales, %n minutos; la final, sin límite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no Swiss rounds, %n round(s) of single elimination</source>
        <translation>
            <numerusform>sin rondas suizas, %n ronda de eliminación simple</numerusform>
            <numerusform>sin rondas suizas, %n rondas de eliminación simple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n team(s)</source>
        <translation>
            <numerusform>para %n equipo</numerusform>
            <numerusform>para %n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>para %n jugador</numerusform>
            <numerusform>para %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decks are registered and built in %n minute(s)</source>
        <translation>
            <numerusform>Registro y construcción de mazos, %n minuto</numerusform>
            <numerusform>Registro y construcción de mazos, %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more at a Prerelease and on a release weekend</source>
        <translation>
            <numerusform>%n más en una Presentación o un fin de semana de lanzamiento</numerusform>
            <numerusform>%n más en una Presentación o un fin de semana de lanzamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on a release weekend</source>
        <translation>
            <numerusform>%n más en un fin de semana de lanzamiento</numerusform>
            <numerusform>%n más en un fin de semana de lanzamiento</numerusform>
        </translation>
    </message>
    <message>
        <source>all of them, single elimination</source>
        <translation>todos, eliminación simple</translation>
    </message>
    <message>
        <source>three, as a team shares a game</source>
        <translation>tres: el equipo comparte un juego</translation>
    </message>
    <message>
        <source>played after time, at every table</source>
        <translation>tras acabarse el tiempo, en cada mesa</translation>
    </message>
    <message>
        <source>{number} in the edition in force</source>
        <translation>{number} en la edición vigente</translation>
    </message>
    <message>
        <source>Registration {registration} minutes, deck construction {construction}</source>
        <translation>Registro, {registration} minutos; construcción de mazos, {construction}</translation>
    </message>
</context>
<context>
    <name>ProposedField</name>
    <message>
        <source>Custom; MTR recommends {proposal}.</source>
        <translation>Personalizado; las MTR recomiendan {proposal}.</translation>
    </message>
</context>
<context>
    <name>PublicDisplay</name>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Close the display</source>
        <translation>Cerrar la pantalla</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>No hay ningún torneo abierto</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Pantalla pública</translation>
    </message>
</context>
<context>
    <name>PutAside</name>
    <message>
        <source>You are rehearsing: the made-up event isn&apos;t listed here. Your own events stay unchanged; opening or creating one ends the rehearsal.</source>
        <translation>Está en un ensayo; su torneo ficticio no aparece aquí. Sus propios torneos no cambian; al abrir o crear uno termina el ensayo.</translation>
    </message>
    <message>
        <source>End rehearsal</source>
        <translation>Terminar ensayo</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Ver en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivo:</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflictos en la configuración de página</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Hay conflictos en las opciones de página. ¿Desea corregirlos?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflictos en las opciones avanzadas</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Hay conflictos en algunas opciones avanzadas. ¿Desea corregirlos?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas o intervalos separados por comas. Un intervalo son dos números separados por un guion. Por ejemplo, 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Por el lado largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Por el lado corto</translation>
    </message>
</context>
<context>
    <name>QrPicture</name>
    <message>
        <source>QR code of the invitation</source>
        <translation>Código QR de la invitación</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question {n}</source>
        <translation>Pregunta {n}</translation>
    </message>
    <message>
        <source>time stands still while you answer</source>
        <translation>el tiempo se detiene mientras responde</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show rule</source>
        <translation>Ver la regla</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>su respuesta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>Not right: you answered {answer}</source>
        <translation>Incorrecto: respondió {answer}</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>{right} of {of} right</source>
        <translation>{right} de {of} correctas</translation>
    </message>
    <message>
        <source>No question answered</source>
        <translation>Ninguna pregunta respondida</translation>
    </message>
    <message>
        <source>The made-up event is over.</source>
        <translation>El torneo ficticio ha terminado.</translation>
    </message>
    <message>
        <source>End the rehearsal here?</source>
        <translation>¿Terminar el ensayo aquí?</translation>
    </message>
    <message>
        <source>Ending removes the made-up event; a real one that was open comes back.</source>
        <translation>Al terminar se elimina el torneo ficticio; si había uno real abierto, se vuelve a abrir.</translation>
    </message>
    <message>
        <source>End rehearsal</source>
        <translation>Terminar ensayo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>ReadFacts</name>
    <message>
        <source>Kind: {kind}</source>
        <translation>Tipo: {kind}</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Idioma: {language}</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>En vigor desde</translation>
    </message>
    <message>
        <source>Enter the date from the document</source>
        <translation>Escriba la fecha del documento</translation>
    </message>
    <message>
        <source>Enter a date, as 27 February 2026 or 2026-02-27</source>
        <translation>Escriba una fecha, como 27 de febrero de 2026 o 2026-02-27</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Single language</source>
        <translation>Un solo idioma</translation>
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
    <name>RecordButtons</name>
    <message>
        <source>Ask the head judge</source>
        <translation>Consultar al juez principal</translation>
    </message>
    <message>
        <source>Issue another</source>
        <translation>Registrar otra</translation>
    </message>
    <message>
        <source>Record infraction</source>
        <translation>Registrar infracción</translation>
    </message>
    <message>
        <source>Record penalty</source>
        <translation>Registrar penalización</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
</context>
<context>
    <name>RecordFields</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message>
        <source>Head judge: {name}</source>
        <translation>Juez principal: {name}</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>All penalties of the player</source>
        <translation>Todas las penalizaciones del jugador</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <translation>Otra penalización</translation>
    </message>
    <message>
        <source>Round and judge</source>
        <translation>Ronda y juez</translation>
    </message>
    <message>
        <source>What happened, round and judge</source>
        <translation>Qué pasó, ronda y juez</translation>
    </message>
</context>
<context>
    <name>RecordMaintenance</name>
    <message>
        <source>The event is kept, but no backup could be made. {why}</source>
        <translation>El torneo está guardado, pero no se pudo hacer la copia de seguridad. {why}</translation>
    </message>
    <message>
        <source>This event’s record was damaged; nothing that was entered is missing.</source>
        <translation>El registro de este torneo estaba dañado; no falta nada de lo anotado.</translation>
    </message>
    <message>
        <source>A part of this event’s record was damaged and could not be read.</source>
        <translation>Una parte del registro de este torneo estaba dañada y no se pudo leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries of this event’s record were damaged and could not be read.</source>
        <translation>
            <numerusform>%n entrada del registro de este torneo estaba dañada y no se pudo leer.</numerusform>
            <numerusform>%n entradas del registro de este torneo estaban dañadas y no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened from {since} to {until} is to be checked.</source>
        <translation>Compruebe lo ocurrido entre las {since} y las {until}.</translation>
    </message>
    <message>
        <source>What happened after {time} is to be checked.</source>
        <translation>Compruebe lo ocurrido después de las {time}.</translation>
    </message>
    <message>
        <source>What happened up to {time} is to be checked.</source>
        <translation>Compruebe lo ocurrido hasta las {time}.</translation>
    </message>
    <message>
        <source>A backup took its place: {path}.</source>
        <translation>Lo sustituyó una copia de seguridad: {path}.</translation>
    </message>
    <message>
        <source>The damaged part lies in {path}; all else is open.</source>
        <translation>La parte dañada está en {path}; todo lo demás está abierto.</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>No infraction</source>
        <translation>Ninguna infracción</translation>
    </message>
    <message>
        <source>Depends on when the player was seated</source>
        <translation>Depende de la tardanza</translation>
    </message>
</context>
<context>
    <name>RehearsalController</name>
    <message>
        <source>Entries wait to be recorded; rehearse after that.</source>
        <translation>Hay entradas sin registrar; podrá ensayar cuando se registren.</translation>
    </message>
</context>
<context>
    <name>RehearsalMark</name>
    <message>
        <source>Rehearsal, ×{speed}</source>
        <translation>Ensayo, ×{speed}</translation>
    </message>
    <message>
        <source>Rehearsal, paused</source>
        <translation>Ensayo, en pausa</translation>
    </message>
    <message>
        <source>made-up event, seed {seed}; alarms are silent</source>
        <translation>torneo ficticio n.º {seed}; alarmas sin sonido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
</context>
<context>
    <name>ReleaseNotes</name>
    <message>
        <source>Judgekit is now version {version}.</source>
        <translation>Judgekit se actualizó a la versión {version}.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
</context>
<context>
    <name>RemedyHead</name>
    <message>
        <source>filled numbers apply here</source>
        <translation>rellenos: se aplican aquí</translation>
    </message>
    <message>
        <source>Change the answers</source>
        <translation>Cambiar las respuestas</translation>
    </message>
    <message>
        <source>Short text</source>
        <translation>Texto breve</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Texto completo</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Arreglo</translation>
    </message>
</context>
<context>
    <name>RemedySteps</name>
    <message numerus="yes">
        <source>%n step(s) not needed here</source>
        <translation>
            <numerusform>%n paso no hace falta aquí</numerusform>
            <numerusform>%n pasos no hacen falta aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>applies</source>
        <translation>se aplica</translation>
    </message>
    <message>
        <source>may apply</source>
        <translation>puede aplicarse</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>no se aplica</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Guardado: {path}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Sin nombres</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Guardar como JSON</translation>
    </message>
    <message>
        <source>Minutes after time, by cause</source>
        <translation>Minutos tras el fin del tiempo, por causa</translation>
    </message>
    <message>
        <source>Time extensions, by cause</source>
        <translation>Extensiones de tiempo, por causa</translation>
    </message>
    <message>
        <source>Penalties, by infraction</source>
        <translation>Penalizaciones, por infracción</translation>
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
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Importar un documento</translation>
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
        <source>No results for “{typed}”; showing {used}.</source>
        <translation>Sin resultados para «{typed}»; se muestra {used}.</translation>
    </message>
    <message>
        <source>Search all documents and languages, or try fewer words.</source>
        <translation>Busque en todos los documentos e idiomas, o con menos palabras.</translation>
    </message>
    <message>
        <source>Try fewer words, or a number such as 2.6.</source>
        <translation>Pruebe con menos palabras o un número como 2.6.</translation>
    </message>
    <message>
        <source>Search in this language only</source>
        <translation>Buscar solo en este idioma</translation>
    </message>
</context>
<context>
    <name>RetentionBar</name>
    <message>
        <source>Suggest removing events after this many months</source>
        <translation>Tras cuántos meses proponer eliminar torneos</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) older than that: {names}</source>
        <translation>
            <numerusform>%n torneo supera ese plazo: {names}</numerusform>
            <numerusform>%n torneos superan ese plazo: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event(s)…</source>
        <translation>
            <numerusform>Eliminar %n torneo…</numerusform>
            <numerusform>Eliminar %n torneos…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Returned</name>
    <message>
        <source>Connected again</source>
        <translation>Conectado de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) made here</source>
        <translation>
            <numerusform>%n entrada hecha aquí</numerusform>
            <numerusform>%n entradas hechas aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut off from {since} to {until}, for {time}</source>
        <translation>Sin conexión de {since} a {until}, durante {time}</translation>
    </message>
    <message>
        <source>It could not store from {since} to {until}, for {time}</source>
        <translation>No pudo guardar de {since} a {until}, durante {time}</translation>
    </message>
    <message numerus="yes">
        <source>taken</source>
        <translation>
            <numerusform>aceptada</numerusform>
            <numerusform>aceptadas</numerusform>
        </translation>
    </message>
    <message>
        <source>seen by all as entered here</source>
        <translation>a la vista de todos, tal cual</translation>
    </message>
    <message numerus="yes">
        <source>merged</source>
        <translation>
            <numerusform>dice lo mismo</numerusform>
            <numerusform>dicen lo mismo</numerusform>
        </translation>
    </message>
    <message>
        <source>a colleague had entered the same</source>
        <translation>un compañero ya lo había anotado</translation>
    </message>
    <message numerus="yes">
        <source>belong(s) to round {round}</source>
        <translation>
            <numerusform>es de la ronda {round}</numerusform>
            <numerusform>son de la ronda {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move(s) no clock</source>
        <translation>
            <numerusform>no mueve ningún reloj</numerusform>
            <numerusform>no mueven ningún reloj</numerusform>
        </translation>
    </message>
    <message>
        <source>made after round {round} had ended</source>
        <translation>tras el fin de la ronda {round}</translation>
    </message>
    <message numerus="yes">
        <source>count(s) in round {round}</source>
        <translation>
            <numerusform>cuenta en la ronda {round}</numerusform>
            <numerusform>cuentan en la ronda {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need(s) you</source>
        <translation>
            <numerusform>requiere su decisión</numerusform>
            <numerusform>requieren su decisión</numerusform>
        </translation>
    </message>
    <message>
        <source>recorded there; this round is unchanged</source>
        <translation>constan allí; esta ronda no cambia</translation>
    </message>
    <message>
        <source>The hub stores again</source>
        <translation>La central guarda de nuevo</translation>
    </message>
    <message>
        <source>not recorded, nothing is lost</source>
        <translation>sin registrar, nada se ha perdido</translation>
    </message>
</context>
<context>
    <name>RoleButton</name>
    <message>
        <source>Role of {person}: {role}</source>
        <translation>Función de {person}: {role}</translation>
    </message>
    <message>
        <source>Role: {role}</source>
        <translation>Función: {role}</translation>
    </message>
</context>
<context>
    <name>RowKeys</name>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Told again</source>
        <translation>Avisada de nuevo</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Cerrar llamada</translation>
    </message>
    <message>
        <source>Open call</source>
        <translation>Abrir llamada</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>A call or check is open at table {table}. Match over?</source>
        <translation>Hay una llamada o un control abierto en la mesa {table}. ¿Terminó la partida?</translation>
    </message>
    <message>
        <source>Table {table} has {time} left. Match over?</source>
        <translation>A la mesa {table} le quedan {time}. ¿Terminó la partida?</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Open {rule}</source>
        <translation>Abrir {rule}</translation>
    </message>
    <message>
        <source>Appendix {letter}</source>
        <translation>Apéndice {letter}</translation>
    </message>
</context>
<context>
    <name>RuleParagraph</name>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Sin equivalente en esta edición</translation>
    </message>
    <message>
        <source>The paragraph of the tournament rules stands here.</source>
        <translation>Aquí aparece el párrafo de las reglas de torneo.</translation>
    </message>
    <message>
        <source>Newest in the library</source>
        <translation>La más reciente de la biblioteca</translation>
    </message>
    <message>
        <source>Newer: {date}, {language}</source>
        <translation>Más reciente: {date}, {language}</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>The rules are still being prepared.</source>
        <translation>Las reglas aún se están preparando.</translation>
    </message>
    <message>
        <source>What the answer rests on</source>
        <translation>En qué se basa la respuesta</translation>
    </message>
    <message>
        <source>Time stands still until you are back at the question.</source>
        <translation>El tiempo se detiene hasta que vuelva a la pregunta.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Volver a la pregunta</translation>
    </message>
</context>
<context>
    <name>RulesAside</name>
    <message>
        <source>Answer card</source>
        <translation>Tarjeta de respuesta</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Idioma de las reglas</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Secciones de las reglas</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
    <message>
        <source>Counterparts are set with two texts side by side.</source>
        <translation>Los equivalentes se fijan con dos textos lado a lado.</translation>
    </message>
    <message>
        <source>No earlier searches</source>
        <translation>Sin búsquedas anteriores</translation>
    </message>
    <message>
        <source>Search for “{words}”</source>
        <translation>Buscar «{words}»</translation>
    </message>
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
        <source>Set the counterpart</source>
        <translation>Fijar el equivalente</translation>
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
        <source>Undo bookmark, note or counterpart</source>
        <translation>Deshacer marcador, nota o equivalente</translation>
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
        <source>Next match</source>
        <translation>Siguiente coincidencia</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Choose a document</source>
        <translation>Elegir un documento</translation>
    </message>
    <message>
        <source>What this number is today</source>
        <translation>A qué corresponde hoy este número</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Cargar un archivo de cartas</translation>
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
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Importar un documento</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Comparar ediciones</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Siguiente cambio</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Cambio anterior</translation>
    </message>
    <message>
        <source>Earlier searches</source>
        <translation>Búsquedas anteriores</translation>
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
        <source>Copied: {citation}</source>
        <translation>Copiado: {citation}</translation>
    </message>
    <message>
        <source>No other section has this number today</source>
        <translation>Hoy ninguna otra sección tiene este número</translation>
    </message>
    <message>
        <source>The library has this text in one language only.</source>
        <translation>La biblioteca tiene este texto en un solo idioma.</translation>
    </message>
</context>
<context>
    <name>RulesWording</name>
    <message>
        <source>undated</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>Commander rules</source>
        <translation>Reglas de Commander</translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message>
        <source>Rulings</source>
        <translation>Aclaraciones</translation>
    </message>
    <message numerus="yes">
        <source>%n, newest first</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n, la más reciente primero</numerusform>
        </translation>
    </message>
    <message>
        <source>Rulings of {date}, in English only</source>
        <translation>Aclaraciones del {date}, solo en inglés</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>{n} right in a row at best</source>
        <translation>mejor racha: {n} correctas</translation>
    </message>
    <message>
        <source>of {n} right</source>
        <translation>de {n} correctas</translation>
    </message>
    <message>
        <source>{right} of {of}</source>
        <translation>{right} de {of}</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>Últimas respuestas</translation>
    </message>
    <message>
        <source>{said}; right is {right}</source>
        <translation>{said}; lo correcto es {right}</translation>
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
        <source>player late 7 min</source>
        <translation>jugador tarde 7 min</translation>
    </message>
    <message>
        <source>an infraction, in your own words</source>
        <translation>una infracción, con sus palabras</translation>
    </message>
    <message>
        <source>larger text</source>
        <translation>texto más grande</translation>
    </message>
    <message>
        <source>an action; also a card, player, table or note</source>
        <translation>una acción; o una carta, jugador, mesa o nota</translation>
    </message>
    <message>
        <source>deck check time</source>
        <translation>tiempo revisión de mazo</translation>
    </message>
    <message>
        <source>sections with these words</source>
        <translation>secciones con estas palabras</translation>
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
        <source>c 14</source>
        <translation>c 14</translation>
    </message>
    <message>
        <source>opens a call at table 14, or closes it</source>
        <translation>abre una llamada en la mesa 14, o la cierra</translation>
    </message>
    <message>
        <source>x 14 5</source>
        <translation>x 14 5</translation>
    </message>
    <message>
        <source>gives table 14 five minutes</source>
        <translation>da cinco minutos a la mesa 14</translation>
    </message>
    <message>
        <source>t 14</source>
        <translation>t 14</translation>
    </message>
    <message>
        <source>counts the additional turns of table 14</source>
        <translation>cuenta los turnos adicionales de la mesa 14</translation>
    </message>
    <message>
        <source>p Rossi missed trigger</source>
        <translation>p Rossi disparada olvidada</translation>
    </message>
    <message>
        <source>begins a penalty for Rossi</source>
        <translation>empieza una penalización para Rossi</translation>
    </message>
    <message>
        <source>d 23</source>
        <translation>d 23</translation>
    </message>
    <message>
        <source>starts a deck check at table 23</source>
        <translation>inicia un control de mazos en la mesa 23</translation>
    </message>
    <message>
        <source>still 3 7 12</source>
        <translation>siguen 3 7 12</translation>
    </message>
    <message>
        <source>after time only these tables play on</source>
        <translation>tras el fin del tiempo solo siguen estas mesas</translation>
    </message>
    <message>
        <source>done 1-9 12</source>
        <translation>terminadas 1-9 12</translation>
    </message>
    <message>
        <source>these tables are done</source>
        <translation>estas mesas terminaron</translation>
    </message>
    <message>
        <source>slip 14</source>
        <translation>talón 14</translation>
    </message>
    <message>
        <source>shows the slip of table 14</source>
        <translation>muestra el talón de la mesa 14</translation>
    </message>
    <message>
        <source>j 14 Weber</source>
        <translation>j 14 Weber</translation>
    </message>
    <message>
        <source>sends Weber to table 14</source>
        <translation>envía a Weber a la mesa 14</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pausa</translation>
    </message>
    <message>
        <source>pauses the round; resume and end likewise</source>
        <translation>pausa la ronda; también reanudar y fin</translation>
    </message>
    <message>
        <source>closes the longest call</source>
        <translation>cierra la llamada más larga</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>x 14 5:30</source>
        <translation>x 14 5:30</translation>
    </message>
    <message>
        <source>minutes and seconds; add a reason at the end</source>
        <translation>minutos y segundos; añada un motivo al final</translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation>quita cinco minutos</translation>
    </message>
    <message>
        <source>x 14 -5</source>
        <translation>x 14 -5</translation>
    </message>
    <message>
        <source>what table 14 has</source>
        <translation>lo que tiene la mesa 14</translation>
    </message>
    <message>
        <source>x 14</source>
        <translation>x 14</translation>
    </message>
</context>
<context>
    <name>SeatedPlayers</name>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>SeatingRow</name>
    <message>
        <source>Seated at?</source>
        <translation>¿Cuándo se sentó?</translation>
    </message>
    <message>
        <source>10:07, or 7 min</source>
        <translation>10:07 o 7 min</translation>
    </message>
    <message>
        <source>When the player was seated, or how late</source>
        <translation>Cuándo se sentó el jugador, o con cuánta tardanza</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>The player sits down now</source>
        <translation>El jugador se sienta ahora</translation>
    </message>
</context>
<context>
    <name>SecondCard</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>{do}: {clock}</source>
        <translation>{do}: {clock}</translation>
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
    <name>SetAsidePane</name>
    <message>
        <source>Drop it? {what}</source>
        <translation>¿Descartarla? {what}</translation>
    </message>
    <message>
        <source>Drop entry</source>
        <translation>Descartar entrada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It will not be recorded. The timeline shows that it was dropped; that can’t be undone.</source>
        <translation>No se registrará. La cronología mostrará que se descartó; eso no se puede deshacer.</translation>
    </message>
    <message>
        <source>Entries that were set aside</source>
        <translation>Entradas apartadas</translation>
    </message>
    <message>
        <source>Back to the laptops</source>
        <translation>Volver a los portátiles</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Mostrar ambas</translation>
    </message>
    <message>
        <source>Entered after the round had ended</source>
        <translation>Introducidas tras el fin de la ronda</translation>
    </message>
    <message>
        <source>Record now anyway</source>
        <translation>Registrar ahora igualmente</translation>
    </message>
    <message>
        <source>Drop…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Change to {what}</source>
        <translation>Cambiar a: {what}</translation>
    </message>
    <message>
        <source>Keep {what}…</source>
        <translation>Mantener: {what}…</translation>
    </message>
    <message numerus="yes">
        <source>%n need you</source>
        <translation>
            <numerusform>%n entrada requiere su decisión</numerusform>
            <numerusform>%n entradas requieren su decisión</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, seen by all until somebody decides.</source>
        <translation>Apartadas, a la vista de todos hasta que alguien decida.</translation>
    </message>
    <message>
        <source>Set-aside entries</source>
        <translation>Entradas apartadas</translation>
    </message>
    <message>
        <source>Nothing was set aside in this event.</source>
        <translation>En este torneo no hay nada apartado.</translation>
    </message>
    <message>
        <source>All is decided.</source>
        <translation>Todo está decidido.</translation>
    </message>
    <message numerus="yes">
        <source>%n merged</source>
        <translation>
            <numerusform>%n dice lo mismo</numerusform>
            <numerusform>%n dicen lo mismo</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}; also {other}</source>
        <translation>{own}; también {other}</translation>
    </message>
</context>
<context>
    <name>SetAsideRows</name>
    <message>
        <source>Table {table}: {what}</source>
        <translation>Mesa {table}: {what}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>por {author}</translation>
    </message>
    <message>
        <source>{entry}: moves no clock</source>
        <translation>{entry}: no mueve ningún reloj</translation>
    </message>
    <message>
        <source>{entry}: counts in round {round}</source>
        <translation>{entry}: cuenta en la ronda {round}</translation>
    </message>
    <message>
        <source>Recorded after all</source>
        <translation>Registrada igualmente</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Descartada</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Close settings</source>
        <translation>Cerrar los ajustes</translation>
    </message>
</context>
<context>
    <name>ShareForm</name>
    <message>
        <source>Share this event</source>
        <translation>Compartir este torneo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Su función</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>No event is open. Create one, or join another laptop’s.</source>
        <translation>No hay ningún torneo abierto. Cree uno o únase al de otro portátil.</translation>
    </message>
    <message>
        <source>{event}: this laptop becomes the hub. The others join through it.</source>
        <translation>{event}: este portátil pasa a ser la central. Los demás se unen a través de ella.</translation>
    </message>
    <message>
        <source>{event} is already shared. It stays in the list of events when you join another one.</source>
        <translation>{event} ya está compartido. Al unirse a otro, sigue en la lista de torneos.</translation>
    </message>
    <message>
        <source>A rehearsal isn’t shared. End it to share your own event.</source>
        <translation>Un ensayo no se comparte. Termínelo para compartir su propio torneo.</translation>
    </message>
    <message>
        <source>Enter your name; the others see it.</source>
        <translation>Escriba su nombre; los demás lo ven.</translation>
    </message>
</context>
<context>
    <name>SharedPane</name>
    <message>
        <source>Laptops</source>
        <translation>Portátiles</translation>
    </message>
    <message>
        <source>Laptops that share this event</source>
        <translation>Portátiles que comparten este torneo</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>Desconectarse…</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Tomar el relevo…</translation>
    </message>
    <message>
        <source>Removed from the event; a new code lets it in</source>
        <translation>Excluido del torneo; con un código nuevo puede volver</translation>
    </message>
    <message>
        <source>{connected} of {all} connected; each keeps the whole event</source>
        <translation>{connected} de {all} conectados; cada uno guarda el torneo entero</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s)</source>
        <translation>
            <numerusform>%n teléfono</numerusform>
            <numerusform>%n teléfonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {person}…</source>
        <translation>Excluir a {person}…</translation>
    </message>
    <message>
        <source>This laptop is the hub</source>
        <translation>Este portátil es la central</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside…</source>
        <translation>
            <numerusform>%n apartada…</numerusform>
            <numerusform>%n apartadas…</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, all decided</source>
        <translation>Apartadas, todo decidido</translation>
    </message>
</context>
<context>
    <name>ShortCode</name>
    <message>
        <source>Code {code}</source>
        <translation>Código {code}</translation>
    </message>
</context>
<context>
    <name>ShownCard</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Cargar un archivo de cartas</translation>
    </message>
    <message>
        <source>Type its name in any language, or words of its text.</source>
        <translation>Escriba su nombre en cualquier idioma o palabras de su texto.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Buscar una carta</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Official wording</source>
        <translation>Texto oficial</translation>
    </message>
    <message>
        <source>Tournament rules</source>
        <translation>Reglas de torneo</translation>
    </message>
    <message>
        <source>Beside the infraction</source>
        <translation>Junto a la infracción</translation>
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
    <name>SidePane</name>
    <message>
        <source>Who takes part, and how</source>
        <translation>Quién participa y cómo</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Portátiles</translation>
    </message>
    <message>
        <source>Screens and phones</source>
        <translation>Pantallas y teléfonos</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SimilarRulings</name>
    <message>
        <source>Differs from {place}: {outcome}</source>
        <translation>Difiere de {place}: {outcome}</translation>
    </message>
    <message>
        <source>Similar today</source>
        <translation>Parecidas hoy</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>SlipPaper</name>
    <message numerus="yes">
        <source>%n more line(s): Copy and Print have them</source>
        <translation>
            <numerusform>%n línea más: Copiar e Imprimir la incluyen</numerusform>
            <numerusform>%n líneas más: Copiar e Imprimir las incluyen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>Copied: the slip of table {table}</source>
        <translation>Copiado: el talón de la mesa {table}</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>El talón</translation>
    </message>
    <message>
        <source>Language of the slip</source>
        <translation>Idioma del talón</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy the slip</source>
        <translation>Copiar el talón</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Imprimir el talón</translation>
    </message>
    <message>
        <source>The slip in another language</source>
        <translation>El talón en otro idioma</translation>
    </message>
    <message>
        <source>Close the slip</source>
        <translation>Cerrar el talón</translation>
    </message>
</context>
<context>
    <name>StandardPenalty</name>
    <message>
        <source>No infraction</source>
        <translation>Ninguna infracción</translation>
    </message>
    <message>
        <source>standard penalty</source>
        <translation>penalización estándar</translation>
    </message>
</context>
<context>
    <name>StandingNotice</name>
    <message>
        <source>This laptop goes on alone. What you enter is kept, and sent once you connect again.</source>
        <translation>Este portátil sigue solo. Lo que anote se guarda y se envía cuando vuelva a conectarse.</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Conectarse de nuevo</translation>
    </message>
    <message>
        <source>Looking for the hub…</source>
        <translation>Buscando la central…</translation>
    </message>
</context>
<context>
    <name>StandingsPane</name>
    <message>
        <source>Paste standings here, drop a file, or type a line each: Anna Rossi 4-1-0</source>
        <translation>Pegue aquí las posiciones, suelte un archivo o escriba una línea por jugador: Anna Rossi 4-1-0</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Lo leído</translation>
    </message>
    <message>
        <source>Use these standings</source>
        <translation>Usar estas posiciones</translation>
    </message>
    <message>
        <source>Too long to be standings; paste only the standings.</source>
        <translation>Demasiado largo para ser posiciones; pegue solo las posiciones.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>no player yet</source>
        <translation>aún no hay jugadores</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Call a draft</source>
        <translation>Dirigir un draft</translation>
    </message>
    <message>
        <source>Enter a name for the other clock.</source>
        <translation>Escriba un nombre para el otro reloj.</translation>
    </message>
    <message>
        <source>Enter a round number.</source>
        <translation>Escriba un número de ronda.</translation>
    </message>
    <message>
        <source>Enter minutes, such as 50 or 12:30; leave empty for no limit.</source>
        <translation>Escriba minutos, como 50 o 12:30; vacío es sin límite.</translation>
    </message>
    <message>
        <source>without a time limit</source>
        <translation>sin límite de tiempo</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <translation>Al iniciar, termina a las {time}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>This clock</source>
        <translation>Este reloj</translation>
    </message>
    <message>
        <source>Another beside it</source>
        <translation>Otro al lado</translation>
    </message>
    <message>
        <source>Which clock</source>
        <translation>Qué reloj</translation>
    </message>
    <message>
        <source>Name of the other clock</source>
        <translation>Nombre del otro reloj</translation>
    </message>
    <message>
        <source>such as Sealed</source>
        <translation>por ejemplo, Cerrado</translation>
    </message>
    <message>
        <source>Times that the rules recommend</source>
        <translation>Tiempos que recomiendan las reglas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suizo</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation>Eliminación simple</translation>
    </message>
    <message>
        <source>How the round is played</source>
        <translation>Cómo se juega la ronda</translation>
    </message>
    <message>
        <source>After the additional turns the higher life total wins; where it is equal, play goes on until it differs.</source>
        <translation>Tras los turnos adicionales gana el mayor total de vidas; si es igual, se sigue jugando hasta que deje de serlo.</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Leer la regla</translation>
    </message>
    <message>
        <source>Call a draft…</source>
        <translation>Dirigir un draft…</translation>
    </message>
    <message>
        <source>The rules ask for at least {minutes} minutes a round (Appendix B).</source>
        <translation>Las reglas piden al menos {minutes} minutos por ronda (Apéndice B).</translation>
    </message>
</context>
<context>
    <name>StartPart</name>
    <message>
        <source>Left for this table</source>
        <translation>Le queda a esta mesa</translation>
    </message>
    <message>
        <source>Turns may start in</source>
        <translation>Los turnos pueden empezar en</translation>
    </message>
    <message>
        <source>Time is up at this table</source>
        <translation>Se acabó el tiempo en esta mesa</translation>
    </message>
    <message>
        <source>Whose turn is it? That is turn 0 of {total}.</source>
        <translation>¿De quién es el turno? Ese es el turno 0 de {total}.</translation>
    </message>
    <message>
        <source>Team A sits at your left, team B at your right.</source>
        <translation>El equipo A está a su izquierda; el equipo B, a su derecha.</translation>
    </message>
    <message>
        <source>Player A sits at your left, player B at your right.</source>
        <translation>El jugador A está a su izquierda; el jugador B, a su derecha.</translation>
    </message>
    <message>
        <source>If the active player had already shown the wish to pass the turn, choose the player who takes the next turn.</source>
        <translation>Si el jugador activo ya había mostrado que quería pasar el turno, elija al jugador que juega el turno siguiente.</translation>
    </message>
    <message>
        <source>Between games the match is over: no new game begins.</source>
        <translation>Entre juegos, la partida ha terminado: no empieza otro juego.</translation>
    </message>
    <message>
        <source>No new game begins, unless the players are between games and have won equally many.</source>
        <translation>No empieza otro juego, salvo que los jugadores estén entre juegos y hayan ganado los mismos.</translation>
    </message>
</context>
<context>
    <name>StartPresets</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Quarter-final, semi-final</source>
        <translation>Cuartos de final, semifinal</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Registration of the pool</source>
        <translation>Registro del conjunto</translation>
    </message>
    <message>
        <source>Sealed, building</source>
        <translation>Cerrado, construcción</translation>
    </message>
    <message>
        <source>Sealed, new set</source>
        <translation>Cerrado, lanzamiento</translation>
    </message>
    <message>
        <source>Draft, building</source>
        <translation>Draft, construcción</translation>
    </message>
    <message>
        <source>Team or 2HG sealed</source>
        <translation>Cerrado, equipos o G2C</translation>
    </message>
    <message>
        <source>Team or 2HG sealed, new set</source>
        <translation>Lanzamiento, equipos o G2C</translation>
    </message>
    <message>
        <source>Team or 2HG draft</source>
        <translation>Draft, equipos o G2C</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>table {table}, {what}</source>
        <translation>mesa {table}, {what}</translation>
    </message>
    <message>
        <source>undo of {what}</source>
        <translation>deshecho: {what}</translation>
    </message>
    <message>
        <source>put back: {what}</source>
        <translation>recuperado: {what}</translation>
    </message>
    <message>
        <source>corrected: {what}</source>
        <translation>corregido: {what}</translation>
    </message>
    <message>
        <source>extra turn {n}</source>
        <translation>turno extra {n}</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>turno {n}</translation>
    </message>
    <message>
        <source>{what} started</source>
        <translation>inicio de {what}</translation>
    </message>
    <message>
        <source>clock set to {reading}</source>
        <translation>reloj fijado en {reading}</translation>
    </message>
    <message>
        <source>clock corrected by {by}</source>
        <translation>reloj corregido en {by}</translation>
    </message>
    <message>
        <source>no table still plays</source>
        <translation>ninguna mesa sigue jugando</translation>
    </message>
    <message>
        <source>message on the public display</source>
        <translation>mensaje en la pantalla pública</translation>
    </message>
    <message>
        <source>computer’s clock followed, {shift}</source>
        <translation>se siguió el reloj del equipo, {shift}</translation>
    </message>
    <message>
        <source>{time} taken back</source>
        <translation>{time} menos</translation>
    </message>
    <message>
        <source>{time} given</source>
        <translation>{time} más</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>turno extra</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>turno siguiente</translation>
    </message>
    <message>
        <source>the judge left</source>
        <translation>el juez se fue</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>%n mesa sigue jugando</numerusform>
            <numerusform>%n mesas siguen jugando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decklist(s) saved</source>
        <translation>
            <numerusform>%n lista de mazo guardada</numerusform>
            <numerusform>%n listas de mazo guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>%n conjunto guardado</numerusform>
            <numerusform>%n conjuntos guardados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) undone</source>
        <translation>
            <numerusform>%n entrada deshecha</numerusform>
            <numerusform>%n entradas deshechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) put back</source>
        <translation>
            <numerusform>%n entrada recuperada</numerusform>
            <numerusform>%n entradas recuperadas</numerusform>
        </translation>
    </message>
    <message>
        <source>event changed</source>
        <translation>torneo modificado</translation>
    </message>
    <message>
        <source>player’s name erased</source>
        <translation>nombre de un jugador borrado</translation>
    </message>
    <message>
        <source>note written</source>
        <translation>nota escrita</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>reloj en pausa</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>reloj reanudado</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>todos los relojes en pausa</translation>
    </message>
    <message>
        <source>all clocks resumed</source>
        <translation>todos los relojes reanudados</translation>
    </message>
    <message>
        <source>round ended</source>
        <translation>ronda terminada</translation>
    </message>
    <message>
        <source>told again</source>
        <translation>avisada de nuevo</translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation>juego lento</translation>
    </message>
    <message>
        <source>turns started</source>
        <translation>turnos iniciados</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>call opened</source>
        <translation>llamada abierta</translation>
    </message>
    <message>
        <source>call changed</source>
        <translation>llamada modificada</translation>
    </message>
    <message>
        <source>call closed</source>
        <translation>llamada cerrada</translation>
    </message>
    <message>
        <source>appeal noted</source>
        <translation>apelación anotada</translation>
    </message>
    <message>
        <source>appeal changed</source>
        <translation>apelación modificada</translation>
    </message>
    <message>
        <source>penalty corrected</source>
        <translation>penalización corregida</translation>
    </message>
    <message>
        <source>appeal made</source>
        <translation>apelación presentada</translation>
    </message>
    <message>
        <source>appeal decided</source>
        <translation>apelación decidida</translation>
    </message>
    <message>
        <source>penalty recorded</source>
        <translation>penalización registrada</translation>
    </message>
    <message>
        <source>deck check started</source>
        <translation>control de mazos iniciado</translation>
    </message>
    <message>
        <source>deck check changed</source>
        <translation>control de mazos modificado</translation>
    </message>
    <message>
        <source>cards of a deck counted</source>
        <translation>cartas de un mazo contadas</translation>
    </message>
    <message>
        <source>checklist marked</source>
        <translation>lista de comprobación marcada</translation>
    </message>
    <message>
        <source>checklist changed</source>
        <translation>lista de comprobación modificada</translation>
    </message>
    <message>
        <source>standings saved</source>
        <translation>posiciones guardadas</translation>
    </message>
    <message>
        <source>decklist removed</source>
        <translation>lista de mazo quitada</translation>
    </message>
    <message>
        <source>pool removed</source>
        <translation>conjunto de cartas quitado</translation>
    </message>
    <message>
        <source>deck check finished</source>
        <translation>control de mazos terminado</translation>
    </message>
    <message>
        <source>removed from the event</source>
        <translation>excluido del torneo</translation>
    </message>
    <message>
        <source>laptop let in</source>
        <translation>portátil admitido</translation>
    </message>
    <message>
        <source>roles changed</source>
        <translation>funciones cambiadas</translation>
    </message>
    <message>
        <source>laptop became the hub</source>
        <translation>portátil convertido en central</translation>
    </message>
    <message>
        <source>says the same as another entry</source>
        <translation>dice lo mismo que otra entrada</translation>
    </message>
    <message>
        <source>entry set aside</source>
        <translation>entrada apartada</translation>
    </message>
    <message>
        <source>entry corrected</source>
        <translation>entrada corregida</translation>
    </message>
    <message>
        <source>entry made by a newer program</source>
        <translation>entrada hecha por un programa más reciente</translation>
    </message>
    <message>
        <source>two names, one player</source>
        <translation>dos nombres, un jugador</translation>
    </message>
    <message>
        <source>message removed from the public display</source>
        <translation>mensaje quitado de la pantalla pública</translation>
    </message>
    <message>
        <source>pairings of round {round} saved</source>
        <translation>parejas de la ronda {round} guardadas</translation>
    </message>
    <message>
        <source>judge at the table</source>
        <translation>juez en la mesa</translation>
    </message>
    <message>
        <source>phone let in</source>
        <translation>teléfono admitido</translation>
    </message>
    <message>
        <source>set-aside entry recorded after all</source>
        <translation>entrada apartada, registrada igualmente</translation>
    </message>
    <message>
        <source>set-aside entry dropped</source>
        <translation>entrada apartada, descartada</translation>
    </message>
    <message>
        <source>event created</source>
        <translation>torneo creado</translation>
    </message>
    <message>
        <source>name of another player</source>
        <translation>nombre de otro jugador</translation>
    </message>
    <message>
        <source>set aside: {what}</source>
        <translation>apartada: {what}</translation>
    </message>
    <message>
        <source>same as another entry: {what}</source>
        <translation>igual que otra entrada: {what}</translation>
    </message>
    <message>
        <source>{own} instead of {standing} in round {round}</source>
        <translation>{own} (no {standing}) en la ronda {round}</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>Steps of the draft</source>
        <translation>Pasos del draft</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
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
        <translation>sin límite</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>termina {time}</translation>
    </message>
    <message>
        <source>Call, table {table}</source>
        <translation>Llamada, mesa {table}</translation>
    </message>
    <message>
        <source>{words} +{others}</source>
        <translation>{words} +{others}</translation>
    </message>
    <message>
        <source>extension due</source>
        <translation>hay extensión</translation>
    </message>
    <message>
        <source>none due</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>Deck check, table {table}</source>
        <translation>Control, mesa {table}</translation>
    </message>
    <message>
        <source>of {time}</source>
        <translation>de {time}</translation>
    </message>
    <message>
        <source>past the target</source>
        <translation>objetivo superado</translation>
    </message>
    <message>
        <source>past the stop</source>
        <translation>límite superado</translation>
    </message>
    <message>
        <source>No open call</source>
        <translation>Sin llamadas abiertas</translation>
    </message>
    <message>
        <source>C + table number opens one</source>
        <translation>C + número de mesa abre una</translation>
    </message>
    <message>
        <source>No round is in progress</source>
        <translation>No hay ninguna ronda en curso</translation>
    </message>
    <message>
        <source>the Clock page starts one</source>
        <translation>se inicia en la página Reloj</translation>
    </message>
    <message>
        <source>Waiting for table {table} until {time};</source>
        <translation>Se espera a la mesa {table} hasta las {time};</translation>
    </message>
    <message>
        <source>without it until {time}</source>
        <translation>sin ella, hasta las {time}</translation>
    </message>
    <message>
        <source>the round ends with it</source>
        <translation>con ella acaba la ronda</translation>
    </message>
    <message>
        <source>No table is holding up the round</source>
        <translation>Ninguna mesa retrasa la ronda</translation>
    </message>
    <message>
        <source>runs until you end it</source>
        <translation>sigue hasta que se termine</translation>
    </message>
    <message>
        <source>all tables are done</source>
        <translation>todas las mesas han terminado</translation>
    </message>
    <message>
        <source>What the hall waits for</source>
        <translation>A quién espera la sala</translation>
    </message>
    <message>
        <source>is being asked</source>
        <translation>se pregunta ahora</translation>
    </message>
    <message>
        <source>without them until {time}</source>
        <translation>sin ellas, hasta las {time}</translation>
    </message>
    <message>
        <source>the round ends with them</source>
        <translation>con ellas acaba la ronda</translation>
    </message>
    <message>
        <source>Waiting for tables {tables};</source>
        <translation>Se espera a las mesas {tables};</translation>
    </message>
    <message>
        <source>Waiting for tables {tables} until {time};</source>
        <translation>Se espera a las mesas {tables} hasta las {time};</translation>
    </message>
    <message>
        <source>Waiting for table {table};</source>
        <translation>Se espera a la mesa {table};</translation>
    </message>
    <message>
        <source>Draft in progress</source>
        <translation>Draft en curso</translation>
    </message>
    <message>
        <source>The draft is over</source>
        <translation>El draft ha terminado</translation>
    </message>
    <message>
        <source>its last step ended at {time}</source>
        <translation>el último paso terminó a las {time}</translation>
    </message>
    <message>
        <source>The round has no time limit</source>
        <translation>La ronda no tiene límite de tiempo</translation>
    </message>
    <message>
        <source>ends {time} with the round</source>
        <translation>termina a las {time}, con la ronda</translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation>se acabó el tiempo a las {time}</translation>
    </message>
    <message numerus="yes">
        <source>In turns: table(s) {tables}</source>
        <translation>
            <numerusform>En turnos: mesa {tables}</numerusform>
            <numerusform>En turnos: mesas {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <translation>
            <numerusform>%n mesa sigue jugando</numerusform>
            <numerusform>%n mesas siguen jugando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) not reported</source>
        <translation>
            <numerusform>%n mesa sin notificar</numerusform>
            <numerusform>%n mesas sin notificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables} in turns</source>
        <translation>
            <numerusform>mesa {tables} en turnos</numerusform>
            <numerusform>mesas {tables} en turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) in turns</source>
        <translation>
            <numerusform>%n mesa en turnos</numerusform>
            <numerusform>%n mesas en turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>C + table number</source>
        <translation>C + número de mesa</translation>
    </message>
    <message>
        <source>paused; if resumed now, until {time}</source>
        <translation>en pausa; al reanudar, hasta las {time}</translation>
    </message>
    <message>
        <source>paused; if resumed now, ends {time}</source>
        <translation>en pausa; al reanudar, termina a las {time}</translation>
    </message>
</context>
<context>
    <name>TableOrders</name>
    <message>
        <source>Table {table} is done</source>
        <translation>La mesa {table} ha terminado</translation>
    </message>
    <message>
        <source>What table {table} was told is still right</source>
        <translation>Lo que se dijo a la mesa {table} sigue siendo correcto</translation>
    </message>
    <message>
        <source>Call opened at table {table}: stopwatch running</source>
        <translation>Llamada abierta en la mesa {table}: cronómetro en marcha</translation>
    </message>
    <message>
        <source>Call at table {table} closed: {time} more</source>
        <translation>Llamada de la mesa {table} cerrada: {time} más</translation>
    </message>
    <message>
        <source>Call at table {table} closed: no extension due</source>
        <translation>Llamada de la mesa {table} cerrada: no corresponde extensión</translation>
    </message>
    <message>
        <source>{judge} goes to table {table}</source>
        <translation>{judge} va a la mesa {table}</translation>
    </message>
    <message>
        <source>No judge at table {table} any more</source>
        <translation>Ya no hay juez en la mesa {table}</translation>
    </message>
</context>
<context>
    <name>TargetPane</name>
    <message>
        <source>Which table?</source>
        <translation>¿Qué mesa?</translation>
    </message>
    <message>
        <source>Why this one?</source>
        <translation>¿Por qué esta?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table to be checked</source>
        <translation>Mesa que se va a controlar</translation>
    </message>
    <message>
        <source>Why this table</source>
        <translation>Por qué esta mesa</translation>
    </message>
    <message>
        <source>Start check</source>
        <translation>Iniciar control</translation>
    </message>
    <message>
        <source>in your own words</source>
        <translation>con sus propias palabras</translation>
    </message>
    <message>
        <source>The reason in your own words</source>
        <translation>El motivo, con sus propias palabras</translation>
    </message>
    <message>
        <source>not in the pairings</source>
        <translation>no está en las parejas</translation>
    </message>
    <message>
        <source>decks already taken</source>
        <translation>mazos ya recogidos</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message numerus="yes">
        <source>%n entry(ies) not confirmed yet</source>
        <translation>
            <numerusform>%n entrada aún sin confirmar</numerusform>
            <numerusform>%n entradas aún sin confirmar</numerusform>
        </translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>aún sin confirmar</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>You take part in {event}.</source>
        <translation>Ya participa en {event}.</translation>
    </message>
    <message>
        <source>Invitation copied</source>
        <translation>Invitación copiada</translation>
    </message>
    <message>
        <source>Recorded now: {what}</source>
        <translation>Registrado ahora: {what}</translation>
    </message>
</context>
<context>
    <name>TeamNotices</name>
    <message>
        <source>Show laptops</source>
        <translation>Mostrar portátiles</translation>
    </message>
    <message>
        <source>{who} asks to join, from {address}</source>
        <translation>{who} pide acceso, desde {address}</translation>
    </message>
    <message>
        <source>{who} asks to join by phone, from {address}</source>
        <translation>{who} pide acceso con el teléfono, desde {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n more ask(s)</source>
        <translation>
            <numerusform>%n más lo pide</numerusform>
            <numerusform>%n más lo piden</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, not recorded: {what}</source>
        <translation>Apartada, sin registrar: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Connected again</source>
        <translation>Conectado de nuevo</translation>
    </message>
    <message>
        <source>Connected again after {time}</source>
        <translation>Conectado de nuevo tras {time}</translation>
    </message>
    <message>
        <source>The hub stores again</source>
        <translation>La central guarda de nuevo</translation>
    </message>
    <message>
        <source>The hub stores again after {time}</source>
        <translation>La central guarda de nuevo tras {time}</translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation>Mostrar resumen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>Ver entradas</translation>
    </message>
    <message>
        <source>{who}’s laptop sent far too much and was removed</source>
        <translation>El portátil de {who} envió demasiados datos y quedó excluido</translation>
    </message>
    <message>
        <source>{who} has become the hub too, at {address}. Which one stays?</source>
        <translation>{who} también es central, en {address}. ¿Cuál se queda?</translation>
    </message>
    <message>
        <source>Follow {who}</source>
        <translation>Seguir a {who}</translation>
    </message>
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>Remove {person}’s laptop from this event?</source>
        <translation>¿Excluir de este torneo el portátil de {person}?</translation>
    </message>
    <message>
        <source>It is removed within a second and keeps its copy as it is now. What is entered there afterwards isn’t accepted. With a new code it can come back.</source>
        <translation>Queda excluido en un segundo y conserva su copia como está. Lo que se anote allí después no se acepta. Con un código nuevo puede volver.</translation>
    </message>
    <message>
        <source>Remove laptop</source>
        <translation>Excluir portátil</translation>
    </message>
    <message>
        <source>Remove {person}’s phone from this event?</source>
        <translation>¿Excluir de este torneo el teléfono de {person}?</translation>
    </message>
    <message>
        <source>It is signed out at once. What was entered on it stays. To come back it needs a new code.</source>
        <translation>Su sesión se cierra al momento. Lo que se registró en él se conserva. Para volver necesita un código nuevo.</translation>
    </message>
    <message>
        <source>Remove phone</source>
        <translation>Excluir teléfono</translation>
    </message>
    <message>
        <source>End the hub?</source>
        <translation>¿Cerrar la central?</translation>
    </message>
    <message>
        <source>The others are cut off and go on alone until this laptop is the hub again, or another one takes over. Nothing is lost.</source>
        <translation>Los demás quedan sin conexión y siguen solos hasta que este portátil vuelva a ser la central u otro tome el relevo. Nada se pierde.</translation>
    </message>
    <message>
        <source>End hub</source>
        <translation>Cerrar la central</translation>
    </message>
    <message>
        <source>Leave the other laptops?</source>
        <translation>¿Desconectarse de los demás portátiles?</translation>
    </message>
    <message>
        <source>This laptop goes on alone with the whole event. What you enter waits, and is sent once you connect again.</source>
        <translation>Este portátil sigue solo con el torneo entero. Lo que anote espera y se envía cuando vuelva a conectarse.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Desconectarse</translation>
    </message>
    <message>
        <source>It becomes the hub with all that it has, and the others follow it; the old hub, too, when it comes back. Do it on one laptop only, and only if the hub is gone for good.</source>
        <translation>Pasa a ser la central con todo lo que tiene, y los demás la siguen; también la antigua central cuando vuelva. Hágalo en un solo portátil, y solo si la central se ha perdido para siempre.</translation>
    </message>
    <message>
        <source>Make this laptop the hub?</source>
        <translation>¿Convertir este portátil en la central?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomar el relevo</translation>
    </message>
    <message>
        <source>Which hub should this laptop follow? Its address is below its code.</source>
        <translation>¿Qué central debe seguir este portátil? Su dirección está debajo del código.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Address, such as 192.168.8.20:4433</source>
        <translation>Dirección, por ejemplo 192.168.8.20:4433</translation>
    </message>
    <message>
        <source>Enter the address as the hub shows it, such as 192.168.8.20:4433.</source>
        <translation>Escriba la dirección como la muestra la central, por ejemplo 192.168.8.20:4433.</translation>
    </message>
</context>
<context>
    <name>Teammates</name>
    <message>
        <source>compared with {names}</source>
        <translation>junto con {names}</translation>
    </message>
    <message>
        <source>no list of {names}</source>
        <translation>sin lista de {names}</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>The team&apos;s name, or names of players with ; between them</source>
        <translation>El equipo, o jugadores separados por ;</translation>
    </message>
    <message>
        <source>Teammates: {hint}</source>
        <translation>Compañeros: {hint}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n more table(s)</source>
        <translation>
            <numerusform>%n mesa más</numerusform>
            <numerusform>%n mesas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Told {told} at {time}, now {reading}:</source>
        <translation>Se le dijo {told} a las {time}, ahora {reading}:</translation>
    </message>
    <message>
        <source>Tell table {table} again</source>
        <translation>Avise de nuevo a la mesa {table}</translation>
    </message>
    <message>
        <source>Tell table {table} again: told {told} at {time}, now {reading}</source>
        <translation>Avise a la mesa {table}: antes {told} (a las {time}), ahora {reading}</translation>
    </message>
    <message>
        <source>Tell again: told {told} at {time}</source>
        <translation>Avisar: se dijo {told} a las {time}</translation>
    </message>
    <message>
        <source>Table {table} was told: {reading}</source>
        <translation>Mesa {table} avisada: {reading}</translation>
    </message>
    <message>
        <source>Mark as told</source>
        <translation>Marcar como avisada</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>sin extensión</translation>
    </message>
</context>
<context>
    <name>TellingKeeper</name>
    <message>
        <source>Show table {table}</source>
        <translation>Ver la mesa {table}</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>%n carácter como máximo</numerusform>
            <numerusform>%n caracteres como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>A number from {least} to {most}</source>
        <translation>Un número de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>TimelineDetails</name>
    <message>
        <source>no time limit</source>
        <translation>sin límite de tiempo</translation>
    </message>
    <message>
        <source>no extension due</source>
        <translation>no corresponde extensión</translation>
    </message>
    <message>
        <source>extension of {time} due</source>
        <translation>corresponde extensión de {time}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>targeted</source>
        <translation>dirigido</translation>
    </message>
    <message>
        <source>chosen by a judge</source>
        <translation>por decisión de un juez</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>sin penalización</translation>
    </message>
    <message>
        <source>fix only</source>
        <translation>solo arreglo</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Game Loss</source>
        <translation>Pérdida de juego</translation>
    </message>
    <message>
        <source>Match Loss</source>
        <translation>Pérdida de partida</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>Descalificación</translation>
    </message>
    <message>
        <source>the ruling is upheld</source>
        <translation>decisión confirmada</translation>
    </message>
    <message>
        <source>the ruling is overturned</source>
        <translation>decisión revocada</translation>
    </message>
    <message>
        <source>penalty changed</source>
        <translation>otra penalización</translation>
    </message>
    <message>
        <source>remedy changed</source>
        <translation>otro arreglo</translation>
    </message>
    <message>
        <source>the time left on every clock stays</source>
        <translation>lo que queda en cada reloj no cambia</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n ronda libre</numerusform>
            <numerusform>%n rondas libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other table(s) done</source>
        <translation>
            <numerusform>%n mesa más terminada</numerusform>
            <numerusform>%n mesas más terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineRows</name>
    <message>
        <source>table {table}, {what}</source>
        <translation>mesa {table}, {what}</translation>
    </message>
    <message>
        <source>undone at {time} by {who}</source>
        <translation>deshecha a las {time} por {who}</translation>
    </message>
    <message>
        <source>undone at {time}</source>
        <translation>deshecha a las {time}</translation>
    </message>
    <message>
        <source>undone: {what}</source>
        <translation>deshecho: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Put back: {what}</source>
        <translation>Recuperar: {what}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Motivo (opcional); consta en la cronología</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Guardar nota</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escriba una nota</translation>
    </message>
    <message>
        <source>Words or table</source>
        <translation>Texto o mesa</translation>
    </message>
    <message>
        <source>Show only entries with these words or this table</source>
        <translation>Mostrar solo entradas con estas palabras o esta mesa</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Introducir lo que ocurrió antes</translation>
    </message>
    <message>
        <source>Add earlier entry</source>
        <translation>Añadir entrada anterior</translation>
    </message>
    <message>
        <source>Timeline, newest first</source>
        <translation>Cronología, lo último primero</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n entry(ies)</source>
        <translation>
            <numerusform>{shown} de %n entrada</numerusform>
            <numerusform>{shown} de %n entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitleRow</name>
    <message>
        <source>Official wording</source>
        <translation>Texto oficial</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Alarms are muted. Unmute</source>
        <translation>Alarmas en silencio. Activar</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Barra de órdenes</translation>
    </message>
    <message>
        <source>Find anything, or type a command</source>
        <translation>Busque lo que sea o escriba una orden</translation>
    </message>
    <message>
        <source>Phrases for the table</source>
        <translation>Frases para la mesa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Undo this: {what}</source>
        <translation>Deshacer esto: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
</context>
<context>
    <name>TourGuide</name>
    <message>
        <source>What a judge does, step by step on the real pages. Leave it at any time.</source>
        <translation>El trabajo del juez, paso a paso, en las páginas del programa. Puede dejarla cuando quiera.</translation>
    </message>
    <message>
        <source>A tour of five minutes?</source>
        <translation>¿Una visita guiada de cinco minutos?</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Empezar la visita</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Saltar este paso</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Dejar la visita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TournamentBasics</name>
    <message>
        <source>Enter a name</source>
        <translation>Escriba un nombre</translation>
    </message>
    <message>
        <source>Enter a valid date</source>
        <translation>Escriba una fecha válida</translation>
    </message>
    <message>
        <source>Enter a number of players</source>
        <translation>Escriba un número de jugadores</translation>
    </message>
    <message>
        <source>A whole number, up to {most}.</source>
        <translation>Un número entero, hasta {most}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Rules Enforcement Level</source>
        <translation>Nivel de Imposición de Reglas</translation>
    </message>
    <message>
        <source>Penalty guides of</source>
        <translation>Guías de penalizaciones de</translation>
    </message>
    <message>
        <source>Edition of the penalty guides</source>
        <translation>Edición de las guías de penalizaciones</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Jugadores o equipos</translation>
    </message>
    <message>
        <source>Event language</source>
        <translation>Idioma del torneo</translation>
    </message>
    <message>
        <source>Number of players or teams</source>
        <translation>Cantidad de jugadores o equipos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Write a day such as {long} or {iso}.</source>
        <translation>Escriba un día como {long} o {iso}.</translation>
    </message>
</context>
<context>
    <name>TournamentBody</name>
    <message>
        <source>What is shown of the event</source>
        <translation>Qué se muestra del torneo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Todos los torneos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Portátiles</translation>
    </message>
</context>
<context>
    <name>TournamentForm</name>
    <message>
        <source>Staff</source>
        <translation>Equipo arbitral</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>Sesión de</translation>
    </message>
    <message>
        <source>Entries are logged under this name.</source>
        <translation>Las entradas se registran con este nombre.</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>Create another event</source>
        <translation>Crear otro torneo</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Torneo nuevo</translation>
    </message>
    <message>
        <source>Only the name is needed; all can be changed later.</source>
        <translation>Solo hace falta el nombre; todo se puede cambiar después.</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TournamentFrame</name>
    <message>
        <source>{event} · {level}</source>
        <translation>{event} · {level}</translation>
    </message>
</context>
<context>
    <name>TournamentLimits</name>
    <message>
        <source>Swiss rounds</source>
        <translation>Rondas suizas</translation>
    </message>
    <message>
        <source>Players in the playoff</source>
        <translation>Jugadores en la eliminatoria</translation>
    </message>
    <message>
        <source>Check {field}</source>
        <translation>Revise {field}</translation>
    </message>
    <message>
        <source>Round length (min)</source>
        <translation>Duración de la ronda (min)</translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation>Turnos adicionales</translation>
    </message>
    <message>
        <source>Other times</source>
        <translation>Otros tiempos</translation>
    </message>
    <message>
        <source>A whole number of rounds.</source>
        <translation>Un número entero de rondas.</translation>
    </message>
    <message>
        <source>A whole number, 0 for none.</source>
        <translation>Un número entero; 0 si no hay.</translation>
    </message>
    <message>
        <source>Minutes, 0 for no limit.</source>
        <translation>Minutos; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Five, or three.</source>
        <translation>Cinco o tres.</translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Sin límite de tiempo.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Pairings</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Timeline of everything</source>
        <translation>Cronología de todo</translation>
    </message>
    <message>
        <source>All events on this computer</source>
        <translation>Todos los torneos de este equipo</translation>
    </message>
    <message>
        <source>Players and their data</source>
        <translation>Los jugadores y sus datos</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Undo the chosen entry</source>
        <translation>Deshacer la entrada elegida</translation>
    </message>
    <message>
        <source>Correct the chosen entry</source>
        <translation>Corregir la entrada elegida</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Introducir lo que ocurrió antes</translation>
    </message>
    <message>
        <source>Export the chosen player’s data</source>
        <translation>Exportar los datos del jugador elegido</translation>
    </message>
    <message>
        <source>Laptops that share the event</source>
        <translation>Portátiles que comparten el torneo</translation>
    </message>
    <message>
        <source>Save a copy of the chosen event</source>
        <translation>Guardar una copia del torneo elegido</translation>
    </message>
    <message>
        <source>Add an event from a file</source>
        <translation>Añadir un torneo desde un archivo</translation>
    </message>
    <message>
        <source>Search the timeline or the players</source>
        <translation>Buscar en la cronología o entre los jugadores</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>No hay ningún torneo abierto.</translation>
    </message>
    <message>
        <source>Nothing to print yet: save the pairings first.</source>
        <translation>Aún no hay nada que imprimir: guarde antes las parejas.</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>No hay ningún torneo abierto</translation>
    </message>
    <message>
        <source>Event details</source>
        <translation>Datos del torneo</translation>
    </message>
    <message>
        <source>Print the pairings, the timeline or the report</source>
        <translation>Imprimir las parejas, la cronología o el informe</translation>
    </message>
    <message>
        <source>Pairings, Timeline and Report can be printed here.</source>
        <translation>Aquí se pueden imprimir las parejas, la cronología y el informe.</translation>
    </message>
    <message>
        <source>Report of the day</source>
        <translation>Informe del día</translation>
    </message>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Unirse al torneo de otro portátil</translation>
    </message>
    <message>
        <source>Let in the laptop that asks</source>
        <translation>Admitir el portátil que pide acceso</translation>
    </message>
    <message>
        <source>Refuse the laptop that asks</source>
        <translation>Rechazar el portátil que pide acceso</translation>
    </message>
    <message>
        <source>Invite a laptop</source>
        <translation>Invitar un portátil</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
    <message>
        <source>Make a code for a judge’s phone</source>
        <translation>Crear un código para el teléfono de un juez</translation>
    </message>
    <message>
        <source>Change the role at the chosen laptop</source>
        <translation>Cambiar la función en el portátil elegido</translation>
    </message>
    <message>
        <source>Make this laptop the hub</source>
        <translation>Convertir este portátil en la central</translation>
    </message>
    <message>
        <source>Follow another hub</source>
        <translation>Seguir otra central</translation>
    </message>
    <message>
        <source>Leave the other laptops</source>
        <translation>Desconectarse de los demás portátiles</translation>
    </message>
    <message>
        <source>Connect to the other laptops again</source>
        <translation>Conectarse de nuevo a los demás portátiles</translation>
    </message>
    <message>
        <source>Show what was set aside</source>
        <translation>Mostrar las entradas apartadas</translation>
    </message>
</context>
<context>
    <name>TournamentSession</name>
    <message>
        <source>Event created: {name}</source>
        <translation>Torneo creado: {name}</translation>
    </message>
    <message>
        <source>Event saved</source>
        <translation>Torneo guardado</translation>
    </message>
    <message>
        <source>Pairings of round {round} saved: {what}</source>
        <translation>Parejas de la ronda {round} guardadas: {what}</translation>
    </message>
    <message>
        <source>The event&apos;s beginning stays. What is wrong in it can be changed on its form; the whole event can be removed under All events.</source>
        <translation>La creación del torneo no se puede deshacer. Lo que esté mal se cambia en su formulario; el torneo entero se puede eliminar en Todos los torneos.</translation>
    </message>
    <message>
        <source>This undid an entry or brought one back. Choose that entry instead.</source>
        <translation>Esta entrada deshizo o recuperó otra; elija aquella.</translation>
    </message>
    <message>
        <source>The event was removed.</source>
        <translation>Se eliminó el torneo.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n ronda libre</numerusform>
            <numerusform>%n rondas libres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWording</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, and %n more</source>
        <translation>
            <numerusform>{who}, y %n más</numerusform>
            <numerusform>{who}, y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsModel</name>
    <message>
        <source>Open again after the rehearsal</source>
        <translation>Vuelve tras el ensayo</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Abierto ahora</translation>
    </message>
    <message>
        <source>last used {time}</source>
        <translation>usado por última vez el {time}</translation>
    </message>
    <message>
        <source>shared with other laptops</source>
        <translation>compartido con otros portátiles</translation>
    </message>
</context>
<context>
    <name>TournamentsView</name>
    <message numerus="yes">
        <source>This removes {name} with its %n entries and its backups from this computer; it can&apos;t be undone.</source>
        <translation>
            <numerusform>Esto elimina {name} de este equipo, con su %n entrada y sus copias de seguridad; no se puede deshacer.</numerusform>
            <numerusform>Esto elimina {name} de este equipo, con sus %n entradas y sus copias de seguridad; no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes {name} and its backups from this computer; it can&apos;t be undone.</source>
        <translation>Esto elimina {name} y sus copias de seguridad de este equipo; no se puede deshacer.</translation>
    </message>
    <message>
        <source>It is still going on: {going}.</source>
        <translation>Sigue en curso: {going}.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n event(s) and their backups from this computer; it can&apos;t be undone: {names}</source>
        <translation>
            <numerusform>Esto elimina %n torneo y sus copias de seguridad de este equipo; no se puede deshacer: {names}</numerusform>
            <numerusform>Esto elimina %n torneos y sus copias de seguridad de este equipo; no se puede deshacer: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Events on this computer</source>
        <translation>Torneos de este equipo</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>Guardar copia…</translation>
    </message>
    <message>
        <source>Add from file…</source>
        <translation>Añadir desde archivo…</translation>
    </message>
    <message>
        <source>Join event…</source>
        <translation>Unirse a un torneo…</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Empezar un ensayo</translation>
    </message>
    <message>
        <source>No events of your own yet</source>
        <translation>Aún no hay torneos propios</translation>
    </message>
    <message>
        <source>Create one; it is stored on this computer only.</source>
        <translation>Cree uno; se guarda solo en este equipo.</translation>
    </message>
    <message>
        <source>Open event</source>
        <translation>Abrir torneo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>The last turn is over</source>
        <translation>Fin del último turno</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Turno extra</translation>
    </message>
    <message>
        <source>This was the last turn: an extra turn is one of them.</source>
        <translation>Este era el último turno: un turno extra es uno de ellos.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation>La mesa ha terminado</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message>
        <source>Turns so far</source>
        <translation>Turnos hasta ahora</translation>
    </message>
</context>
<context>
    <name>TurnOrders</name>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Turno extra</translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation>La mesa ha terminado</translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation>Juego lento</translation>
    </message>
    <message>
        <source>Turn 0 is the first player’s</source>
        <translation>El turno 0 es del primer jugador</translation>
    </message>
    <message>
        <source>Turn 0 is the second player’s</source>
        <translation>El turno 0 es del segundo jugador</translation>
    </message>
    <message>
        <source>Table {table} has {time} left: F again if the match is over</source>
        <translation>A la mesa {table} le quedan {time}: F otra vez si terminó la partida</translation>
    </message>
    <message>
        <source>Slow Play noted at {time}; no turns added.</source>
        <translation>Juego lento anotado a las {time}; sin turnos añadidos.</translation>
    </message>
</context>
<context>
    <name>TurnTracker</name>
    <message>
        <source>Read the rule</source>
        <translation>Leer la regla</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Más abajo</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Más arriba</translation>
    </message>
    <message>
        <source>Close the turns</source>
        <translation>Cerrar los turnos</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>Team B</source>
        <translation>Equipo B</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Equipo A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Jugador B</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Jugador A</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
    <message>
        <source>No judge at the table</source>
        <translation>No hay juez en la mesa</translation>
    </message>
    <message>
        <source>{judge} at the table</source>
        <translation>{judge} está en la mesa</translation>
    </message>
    <message>
        <source>{player} takes the turn</source>
        <translation>Turno de {player}</translation>
    </message>
    <message>
        <source>the last turn; no game begins after it</source>
        <translation>el último turno; después no empieza ningún juego</translation>
    </message>
    <message>
        <source>then {player}</source>
        <translation>después, {player}</translation>
    </message>
    <message>
        <source>{turns}: Slow Play</source>
        <translation>{turns}: juego lento</translation>
    </message>
    <message>
        <source>{player}, extra turn</source>
        <translation>{player}, turno extra</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>jugado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por jugar</translation>
    </message>
    <message>
        <source>from Slow Play</source>
        <translation>por juego lento</translation>
    </message>
    <message>
        <source>Turn {number}, {player}: {state}</source>
        <translation>Turno {number}, {player}: {state}</translation>
    </message>
    <message>
        <source>A call or a check is open at table {table}: so much is left when it ends.</source>
        <translation>Hay una llamada o un control en la mesa {table}: esto es lo que queda cuando termine.</translation>
    </message>
    <message>
        <source>The clock is paused. Table {table} plays until {reading}.</source>
        <translation>El reloj está en pausa. La mesa {table} juega hasta {reading}.</translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}, at {time}.</source>
        <translation>La mesa {table} juega hasta {reading}, a las {time}.</translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}: turns may start in {wait}.</source>
        <translation>La mesa {table} juega hasta {reading}: los turnos pueden empezar en {wait}.</translation>
    </message>
    <message>
        <source>Slow Play, Warning only</source>
        <translation>Juego lento, solo Advertencia</translation>
    </message>
    <message>
        <source>Adds no turns now: the table is already in its additional turns.</source>
        <translation>Ya no añade turnos: la mesa está en sus turnos adicionales.</translation>
    </message>
    <message>
        <source>Adds two: {total} turns instead of {now}, after all extensions.</source>
        <translation>Añade dos: {total} turnos en vez de {now}, tras todas las extensiones.</translation>
    </message>
    <message>
        <source>Slow Play, two more turns</source>
        <translation>Juego lento, dos turnos más</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>This round has no time limit</source>
        <translation>Esta ronda no tiene límite de tiempo</translation>
    </message>
    <message>
        <source>Without a limit there are no additional turns.</source>
        <translation>Sin límite no hay turnos adicionales.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Collect the result slip.</source>
        <translation>Recoja el talón de resultados.</translation>
    </message>
    <message>
        <source>An unfinished game is a draw</source>
        <translation>Un juego sin terminar es un empate</translation>
    </message>
    <message>
        <source>The match goes by the games won so far; equal ones are a draw.</source>
        <translation>La partida se decide por los juegos ganados hasta ahora; si son iguales, es un empate.</translation>
    </message>
    <message>
        <source>No new game begins.</source>
        <translation>No empieza otro juego.</translation>
    </message>
    <message>
        <source>More games won: that player has won the match.</source>
        <translation>Más juegos ganados: ese jugador ha ganado la partida.</translation>
    </message>
    <message>
        <source>Games equal: whoever has more life wins the game in progress.</source>
        <translation>Juegos igualados: quien tenga más vidas gana el juego en curso.</translation>
    </message>
    <message>
        <source>Life equal, or between games: play goes on, and from now on whoever has less life loses the game.</source>
        <translation>Vidas igualadas, o entre juegos: se sigue jugando y, desde ahora, quien tenga menos vidas pierde el juego.</translation>
    </message>
    <message>
        <source>A team that plays together counts as one player.</source>
        <translation>Un equipo que juega junto cuenta como un jugador.</translation>
    </message>
    <message>
        <source>This match can’t end in a draw</source>
        <translation>Esta partida no puede terminar en empate</translation>
    </message>
    <message>
        <source>In editions since November 2023 this is section 2.4.</source>
        <translation>En las ediciones desde noviembre de 2023 es la sección 2.4.</translation>
    </message>
</context>
<context>
    <name>TurnsPart</name>
    <message>
        <source>of {total}</source>
        <translation>de {total}</translation>
    </message>
    <message>
        <source>additional turns</source>
        <translation>turnos adicionales</translation>
    </message>
</context>
<context>
    <name>TypedAnswerRow</name>
    <message>
        <source>Not understood. {example}</source>
        <translation>No se entiende. {example}</translation>
    </message>
    <message>
        <source>or type it ({key})</source>
        <translation>o escríbala ({key})</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>You answer: {answer}</source>
        <translation>Se entiende: {answer}</translation>
    </message>
    <message>
        <source>A time of day, such as {time}</source>
        <translation>Una hora, como {time}</translation>
    </message>
    <message>
        <source>A number, such as {number}</source>
        <translation>Un número, como {number}</translation>
    </message>
    <message>
        <source>Minutes and seconds, such as {time}</source>
        <translation>Minutos y segundos, como {time}</translation>
    </message>
</context>
<context>
    <name>UncheckedPane</name>
    <message>
        <source>Table or player</source>
        <translation>Mesa o jugador</translation>
    </message>
    <message>
        <source>Show only tables with this number or player</source>
        <translation>Mostrar solo mesas con este número o jugador</translation>
    </message>
    <message>
        <source>Not yet checked</source>
        <translation>Aún sin controlar</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>UndoQuestion</name>
    <message>
        <source>Redo: {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Redo this</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Discarded, not recorded: {what}</source>
        <translation>Descartado, no registrado: {what}</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>the second click undid nothing</source>
        <translation>el segundo clic no ha deshecho nada</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
</context>
<context>
    <name>VerdictForm</name>
    <message>
        <source>Choose an outcome first: 1, 2, 3 or 4.</source>
        <translation>Elija primero un resultado: 1, 2, 3 o 4.</translation>
    </message>
    <message>
        <source>Enter the head judge&apos;s ruling</source>
        <translation>Escriba la decisión del juez principal</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds, such as 5 or 4:30.</source>
        <translation>Escriba minutos, o minutos y segundos, como 5 o 4:30.</translation>
    </message>
    <message>
        <source>Head judge&apos;s outcome</source>
        <translation>Resultado del juez principal</translation>
    </message>
    <message>
        <source>Head judge&apos;s ruling</source>
        <translation>Decisión del juez principal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Deviation and its reason</source>
        <translation>Desviación y su motivo</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Who ruled? Enter the head judge&apos;s name for the report, or record without one.</source>
        <translation>¿Quién decidió? Escriba el nombre del juez principal para el informe, o registre sin nombre.</translation>
    </message>
    <message>
        <source>Record outcome</source>
        <translation>Registrar resultado</translation>
    </message>
    <message>
        <source>Record without a name</source>
        <translation>Registrar sin nombre</translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Deviation: {why}</source>
        <translation>Desviación: {why}</translation>
    </message>
    <message>
        <source>Reopen appeal</source>
        <translation>Reabrir apelación</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Judgekit</source>
        <translation>Le damos la bienvenida a Judgekit</translation>
    </message>
    <message>
        <source>Clock, calls, deck checks and rules for one event, on this laptop, no network</source>
        <translation>Reloj, llamadas, controles de mazos y reglas para un torneo, en este portátil y sin red</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Entries are logged under this name</source>
        <translation>Las entradas se registran con este nombre</translation>
    </message>
    <message>
        <source>What comes first?</source>
        <translation>¿Por dónde quiere empezar?</translation>
    </message>
    <message>
        <source>Name, format and players, then the round clock</source>
        <translation>Nombre, formato y jugadores; después, el reloj de ronda</translation>
    </message>
    <message>
        <source>Create an event</source>
        <translation>Crear un torneo</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Crear torneo</translation>
    </message>
    <message>
        <source>Rules texts in three languages, searched as you type</source>
        <translation>Los textos de las reglas en tres idiomas; se busca mientras escribe</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>A made-up event at up to 60 times the speed, with questions</source>
        <translation>Un torneo ficticio, hasta 60 veces más rápido y con preguntas</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Ensayar</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Empezar un ensayo</translation>
    </message>
    <message>
        <source>With a code that the hub’s person shows you</source>
        <translation>Con un código que le muestran en la central</translation>
    </message>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Unirse al torneo de otro portátil</translation>
    </message>
    <message>
        <source>Join event</source>
        <translation>Unirse al torneo</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere until you share or join an event. The language can be changed in Settings, the name on the Event page.</source>
        <translation>No se envía nada a ninguna parte hasta que comparta un torneo o se una a uno. El idioma se cambia en Ajustes y el nombre en la página Torneo.</translation>
    </message>
</context>
<context>
    <name>WrittenView</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>Recorded. Tell the player:</source>
        <translation>Registrada. Diga al jugador:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The player&apos;s language</source>
        <translation>Idioma del jugador</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>_Kept</name>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>_Preview</name>
    <message>
        <source>No pairings yet</source>
        <translation>Aún no hay parejas</translation>
    </message>
    <message>
        <source>Copy them from any tournament program, web page or spreadsheet: tabs, commas, columns, “vs.” between names, or one name a line, with or without a heading. None are needed: everywhere, a table number is enough.</source>
        <translation>Cópielas de cualquier programa de torneos, página web u hoja de cálculo: tabuladores, comas, columnas, «vs.» entre los nombres o un nombre por línea, con o sin encabezado. No son imprescindibles: en todas partes basta un número de mesa.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se halló</translation>
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
        <source>Interface language</source>
        <translation>Idioma de la interfaz</translation>
    </message>
    <message>
        <source>Rules language</source>
        <translation>Idioma de las reglas</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>Rules found in any language are shown in the first one available.</source>
        <translation>Las reglas halladas en cualquier idioma se muestran en el primero disponible.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>“Same as system” follows this computer&apos;s light, dark and high contrast settings.</source>
        <translation>«Como el sistema» sigue el modo claro, oscuro o de alto contraste de este equipo.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Sources and rights</source>
        <translation>Fuentes y derechos</translation>
    </message>
    <message>
        <source>Same as system</source>
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
        <translation>Contenido de aficionados, no oficial. La editora del juego ni lo aprueba ni lo respalda; los textos y las marcas siguen siendo de ella.</translation>
    </message>
    <message>
        <source>The program&apos;s own code is free under the MIT licence.</source>
        <translation>El código del programa es libre, con la licencia MIT.</translation>
    </message>
    <message>
        <source>The font Inter comes with it, under the SIL Open Font License 1.1: its text lies beside the font.</source>
        <translation>El tipo de letra Inter viene con él, con la SIL Open Font License 1.1: su texto está junto al tipo de letra.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>smallest size</source>
        <translation>tamaño mínimo</translation>
    </message>
    <message>
        <source>largest size</source>
        <translation>tamaño máximo</translation>
    </message>
</context>
<context>
    <name>_StaffRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name, or a pasted list</source>
        <translation>Nombre, o una lista pegada</translation>
    </message>
    <message>
        <source>Role of {name}: {role}</source>
        <translation>Función de {name}: {role}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n terminada</numerusform>
            <numerusform>%n terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n sigue</numerusform>
            <numerusform>%n siguen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on extension</source>
        <translation>
            <numerusform>%n con extensión</numerusform>
            <numerusform>%n con extensión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to turns now</source>
        <translation>
            <numerusform>%n pasa a turnos ahora</numerusform>
            <numerusform>%n pasan a turnos ahora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
</context>
</TS>
