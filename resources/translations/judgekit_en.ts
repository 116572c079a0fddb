<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>OutlineModel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
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
    <name>Strip</name>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
</context>
</TS>
