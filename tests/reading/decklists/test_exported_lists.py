"""The same deck as the usual programs and sites export it: nothing is lost, nothing guessed."""

from __future__ import annotations

import pytest

from judgekit.domain.decklists.decklist import CardCount, ListRemark
from judgekit.reading.decklists.reader import parse_decklist

MAIN = (CardCount(4, "Kindle // Ember"), CardCount(56, "Island"))
SIDEBOARD = (CardCount(2, "Opt"),)
EXPORTS = {
    "archidekt csv": [
        "Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,"
        "Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number",
        '4,Kindle // Ember,Normal,NM,2026-01-01,EN,0.1,"","Xyz Set",xyz,1234,00c0ffee-0000-40'
        "00-8000-0123456789ab,53117,123",
        '56,Island,Foil,NM,2026-01-01,EN,0.1,"","Xyz Set",xyz,1235,00c0ffee-0000-4000-8000-01'
        "23456789ac,53118,280",
    ],
    "archidekt deck csv": [
        "quantity,card name,categories,edition code,foil",
        '4,Kindle // Ember,"Instant",xyz,false',
        "56,Island,Land,xyz,false",
        "2,Opt,Sideboard,xyz,true",
        '1,Wolf,"Maybeboard,Creature",xyz,false',
    ],
    "archidekt txt": [
        "4x Kindle // Ember (xyz) 123 [Instant]",
        "56x Island (xyz) 280 *F* [Land]",
        "2x Opt (xyz) 12 [Sideboard]",
        "1x Wolf (xyz) 13 [Maybeboard{noDeck}{noPrice}]",
    ],
    "arena": [
        "About",
        "Name My Deck",
        "",
        "Deck",
        "4 Kindle /// Ember (XYZ) 123",
        "56 Island (XYZ) 280",
        "",
        "Sideboard",
        "2 Opt (XYZ) 12",
    ],
    "cockatrice": [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        "    <deckname>Burn</deckname>",
        "    <comments></comments>",
        '    <zone name="main">',
        '        <card number="4" name="Kindle // Ember" setShortName="XYZ" collectorNumber="'
        '123"/>',
        '        <card number="56" name="Island"/>',
        "    </zone>",
        '    <zone name="side">',
        '        <card number="2" name="Opt"/>',
        "    </zone>",
        "</cockatrice_deck>",
    ],
    "deckbox": [
        "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist"
        " Proof,Altered Art,Misprint,Promo,Textless,My Price",
        "4,0,Kindle // Ember,Xyz Set,123,Near Mint,English,,,,,,,,",
        "56,0,Island,Xyz Set,280,Near Mint,English,foil,,,,,,,",
    ],
    "deckstats": [
        "//Main",
        "4 [XYZ] Kindle // Ember",
        "56 [XYZ#280] Island",
        "",
        "//Sideboard",
        "SB: 2 [XYZ] Opt",
        "",
        "//Maybeboard",
        "1 Wolf",
    ],
    "delver": [
        "Name;Edition;Quantity;Language",
        "Kindle // Ember;Xyz Set;4;English",
        "Island;Xyz Set;56;English",
    ],
    "dragon shield": [
        '"sep=,"',
        "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Conditio"
        "n,Printing,Language,Price Bought,Date Bought",
        "Deck,4,0,Kindle // Ember,XYZ,Xyz Set,123,NearMint,Normal,English,0.10,2026-01-01",
        "Deck,56,0,Island,XYZ,Xyz Set,280,NearMint,Foil,English,0.10,2026-01-01",
    ],
    "forge": [
        "[metadata]",
        "Name=Burn",
        "[Main]",
        "4 Kindle // Ember|XYZ|1",
        "56 Island|XYZ|[280]",
        "[Sideboard]",
        "2 Opt+|XYZ",
    ],
    "goldfish": [
        "Card,Set ID,Set Name,Quantity,Foil,Variation,Collector Number,Scryfall ID",
        'Kindle // Ember,XYZ,Xyz Set,4,REGULAR,"",123,00c0ffee',
        'Island,XYZ,Xyz Set,56,FOIL,"",280,00c0ffef',
    ],
    "manabox": [
        "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,"
        "Purchase price,Misprint,Altered,Condition,Language,Purchase price currency",
        "Kindle // Ember,XYZ,Xyz Set,123,normal,common,4,1,00c0ffee,0.1,false,false,near_mint"
        ",en,EUR",
        "Island,XYZ,Xyz Set,280,foil,common,56,2,00c0ffef,0.1,false,false,near_mint,en,EUR",
    ],
    "manabox txt": [
        "// MAINBOARD",
        "4 Kindle // Ember (XYZ) 123",
        "56 Island (XYZ) 280 *F*",
        "",
        "// SIDEBOARD",
        "2 Opt (XYZ) 12",
        "",
        "// MAYBEBOARD",
        "1 Wolf (XYZ) 1",
    ],
    "melee": [
        "Deck",
        "4 Kindle // Ember",
        "56 Island",
        "",
        "Sideboard",
        "2 Opt",
    ],
    "moxfield collection csv": [
        '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Las'
        't Modified","Collector Number","Alter","Proxy","Purchase Price"',
        '"4","4","Kindle // Ember","xyz","Near Mint","English","","","2026-01-01 10:00:00","1'
        '23","False","False",""',
        '"56","56","Island","xyz","Near Mint","English","foil","","2026-01-01 10:00:00","280"'
        ',"False","False",""',
    ],
    "moxfield txt": [
        "4 Kindle / Ember (XYZ) 123 *F*",
        "56 Island (XYZ) 280",
        "",
        "SIDEBOARD:",
        "2 Opt (PLST) XYZ-12",
    ],
    "mtgo csv": [
        "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation",
        '"Kindle/Ember",4,12345,Common,XYZ,123/280,No,No,0',
        '"Island",56,12346,Common,XYZ,280/280,Yes,No,0',
        '"Opt",2,12347,Common,XYZ,12/280,No,Yes,0',
    ],
    "mtgo dek": [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001'
        '/XMLSchema-instance">',
        "  <NetDeckID>0</NetDeckID>",
        "  <PreconstructedDeckID>0</PreconstructedDeckID>",
        '  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Kindle/Ember" Annotation="0" />',
        '  <Cards CatID="2" Quantity="56" Sideboard="false" Name="Island" Annotation="16777728" />',
        '  <Cards CatID="3" Quantity="2" Sideboard="true" Name="Opt" Annotation="0" />',
        "</Deck>",
    ],
    "mtgo txt": [
        "4 Kindle/Ember",
        "56 Island",
        "",
        "2 Opt",
    ],
    "mtgtop8": [
        "// Deck file created with mtgtop8.com",
        "// NAME : Burn",
        "// CREATOR : A. Rossi",
        "// FORMAT : Modern",
        "4 [XYZ] Kindle/Ember",
        "56 [XYZ] Island",
        "SB:  2 [XYZ] Opt",
    ],
    "mwdeck": [
        "// NAME : x",
        "    4 [XYZ] Kindle/Ember",
        "    56 [XYZ] Island (2)",
        "SB: 2 [XYZ] Opt",
    ],
    "octgn": [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        '<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">',
        '  <section name="Main">',
        '    <card qty="4" id="x">Kindle // Ember</card>',
        '    <card qty="56" id="y">Island</card>',
        "  </section>",
        '  <section name="Sideboard">',
        '    <card qty="2" id="z">Opt</card>',
        "  </section>",
        "</deck>",
    ],
    "scryfall csv": [
        "section,count,name,mana_cost,type,set,set_code,collector_number,lang,rarity,artist,f"
        "inish,usd_price,eur_price,tix_price,scryfall_uri,scryfall_id",
        "mainboard,4,Kindle // Ember,{1}{R} // {1}{U},Instant // Instant,Xyz Set,XYZ,123,en,c"
        "ommon,Somebody,nonfoil,0.1,0.1,0.01,https://scryfall.example/x,00c0",
        "mainboard,56,Island,,Basic Land — Island,Xyz Set,XYZ,280,en,common,Somebody,foil,0.1"
        ",0.1,0.01,https://scryfall.example/y,00c1",
        "sideboard,2,Opt,{U},Instant,Xyz Set,XYZ,12,en,common,Somebody,nonfoil,0.1,0.1,0.01,h"
        "ttps://s,00c2",
    ],
    "tappedout": [
        "Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language",
        "main,4,Kindle // Ember,XYZ,,,,NM,EN",
        "main,56,Island,XYZ,f-etch,,,NM,EN",
        "side,2,Opt,XYZ,,,,NM,EN",
        "maybe,1,Wolf,XYZ,,,,NM,EN",
    ],
    "tcgplayer": [
        "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarit"
        "y,Product ID,SKU",
        "4,Kindle // Ember,Kindle // Ember,Xyz Set,123,XYZ,Normal,Near Mint,English,Common,111,222",
        "56,Island (280),Island,Xyz Set,280,XYZ,Normal,Near Mint,English,Land,112,223",
    ],
    "topdeck.gg": [
        "~~Mainboard~~",
        "4 Kindle // Ember",
        "56 Island",
        "",
        "~~Sideboard~~",
        "2 Opt",
    ],
    "xmage": [
        "NAME:Burn",
        "4 [XYZ:123] Kindle // Ember",
        "56 [XYZ:280] Island",
        "SB: 2 [XYZ:12] Opt",
        "LAYOUT MAIN:(1,1)(NONE,false,50)|([XYZ:123])",
    ],
}


@pytest.mark.parametrize("program", EXPORTS)
def test_the_export_of_a_program_is_read_whole(program):
    read = parse_decklist("\n".join(EXPORTS[program]).encode())
    assert read.main == MAIN
    assert read.sideboard in (SIDEBOARD, ())
    assert {each.remark for each in read.remarks} <= {ListRemark.SET_ASIDE}
    assert ("Opt" in str(EXPORTS[program])) == bool(read.sideboard)
    assert ("Wolf" in str(EXPORTS[program])) == bool(read.remarks)


SPELLINGS = (
    "Kindle // Ember",
    "Kindle//Ember",
    "Kindle / Ember",
    "Kindle/Ember",
    "Kindle/ember",
    "Kindle///Ember",
)
FORMS = (
    *("4 {}", "4x {}", "{} x4", "4 {} *F*", "4 {} (XYZ) 123", "4 {} [XYZ]", "4 [XYZ#123] {}"),
    *("4 {}|XYZ|1", "4x {} (xyz) 123 [Instant]", "4 {} <123> [XYZ] (F)", "4 {} (XYZ) 123a *E*"),
    *("- 4 {}", "{}: 4", "{} (4)", "4\t{}", "4 {} # drawn", "4 {} (XYZ) 123 ^Have,#37d67a^"),
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("spelling", [*SPELLINGS, "Kindle"])
def test_a_card_of_two_halves_in_each_form_of_a_line(form, spelling):
    line = form.format(spelling)
    name = "Kindle // Ember" if "/" in spelling else "Kindle"
    for text, part in ((line, "main"), (f"SB: {line}", "sideboard")):
        read = parse_decklist(f"56 Island\n{text}\n".encode())
        assert getattr(read, part)[-1] == CardCount(4, name)
        assert read.remarks == ()
