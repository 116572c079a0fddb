<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
</context>
<context>
    <name>Searching</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
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
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Rule number or words</source>
        <translation>Número de regla o palabras</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Barra de órdenes</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora</translation>
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
</TS>
