"""Decklists of 60 and 15 cards as players register them, of many kinds."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.decklists.decklist import Decklist
from tests.domain.formats.listed import decklist

_LISTS: Mapping[str, str] = {
    "burn": """
        4 Goblin Guide; 4 Monastery Swiftspear; 4 Eidolon of the Great Revel; 4 Lightning
        Bolt; 4 Lava Spike; 4 Rift Bolt; 4 Boros Charm; 4 Skewer the Critics; 4 Searing
        Blaze; 2 Light Up the Stage; 2 Shard Volley; 4 Inspiring Vantage; 4 Wooded
        Foothills; 3 Sacred Foundry; 2 Arid Mesa; 2 Bloodstained Mire; 1 Fiery Islet; 4
        Mountain |
        4 Smash to Smithereens; 3 Path to Exile; 2 Roiling Vortex; 2 Deflecting Palm; 2 Rest
        in Peace; 2 Skullcrack
    """,
    "control": """
        4 Snapcaster Mage; 2 Vendilion Clique; 4 Path to Exile; 4 Serum Visions; 3 Cryptic
        Command; 3 Mana Leak; 2 Logic Knot; 2 Spell Snare; 2 Supreme Verdict; 1 Opt; 1
        Negate; 2 Jace, the Mind Sculptor; 2 Teferi, Hero of Dominaria; 1 Search for
        Azcanta; 1 Detention Sphere; 1 Secure the Wastes; 4 Flooded Strand; 4 Celestial
        Colonnade; 4 Field of Ruin; 2 Hallowed Fountain; 2 Glacial Fortress; 5 Island; 2
        Plains; 1 Ghost Quarter; 1 Mystic Gate |
        2 Stony Silence; 2 Dispel; 2 Timely Reinforcements; 1 Celestial Purge; 2 Lyra
        Dawnbringer; 2 Surgical Extraction; 1 Runed Halo; 1 Settle the Wreckage; 2
        Disenchant
    """,
    "tron": """
        4 Karn Liberated; 2 Ugin, the Spirit Dragon; 3 Wurmcoil Engine; 2 Ulamog, the
        Ceaseless Hunger; 2 Walking Ballista; 1 World Breaker; 4 Ancient Stirrings; 4 Sylvan
        Scrying; 4 Expedition Map; 4 Chromatic Star; 4 Chromatic Sphere; 4 Oblivion Stone; 2
        Relic of Progenitus; 1 Dismember; 4 Urza's Mine; 4 Urza's Power Plant; 4 Urza's
        Tower; 5 Forest; 1 Sanctum of Ugin; 1 Ghost Quarter |
        3 Nature's Claim; 4 Thragtusk; 3 Thought-Knot Seer; 2 Warping Wail; 1 Emrakul, the
        Promised End; 2 Surgical Extraction
    """,
    "affinity": """
        4 Arcbound Ravager; 4 Ornithopter; 4 Vault Skirge; 4 Signal Pest; 3 Steel Overseer;
        3 Etched Champion; 2 Memnite; 4 Cranial Plating; 4 Mox Opal; 4 Springleaf Drum; 4
        Galvanic Blast; 1 Master of Etherium; 1 Welding Jar; 4 Darksteel Citadel; 4 Inkmoth
        Nexus; 4 Blinkmoth Nexus; 3 Spire of Industry; 2 Glimmervoid; 1 Island |
        2 Thoughtseize; 2 Rule of Law; 2 Ghirapur Aether Grid; 2 Etherium Sculptor; 2 Wear
        // Tear; 2 Whipflare; 2 Spell Pierce; 1 Grafdigger's Cage
    """,
    "delver": """
        4 Delver of Secrets; 4 Dragon's Rage Channeler; 4 Ragavan, Nimble Pilferer; 2
        Murktide Regent; 4 Brainstorm; 4 Ponder; 4 Force of Will; 4 Daze; 4 Lightning Bolt;
        3 Expressive Iteration; 2 Unholy Heat; 2 Spell Pierce; 4 Volcanic Island; 3 Misty
        Rainforest; 4 Wasteland; 4 Scalding Tarn; 2 Polluted Delta; 1 Steam Vents; 1 Island |
        3 Pyroblast; 2 Red Elemental Blast; 2 Surgical Extraction; 2 Meltdown; 2 Force of
        Negation; 1 Submerge; 2 Flusterstorm; 1 Rough // Tumble
    """,
    "dredge": """
        4 Stinkweed Imp; 4 Golgari Thug; 4 Narcomoeba; 4 Prized Amalgam; 4 Bloodghast; 4
        Insolent Neonate; 4 Faithless Looting; 4 Cathartic Reunion; 3 Life from the Loam; 3
        Creeping Chill; 3 Conflagrate; 1 Driven // Despair; 4 Mana Confluence; 4 City of
        Brass; 2 Gemstone Mine; 3 Wooded Foothills; 1 Blood Crypt; 1 Stomping Ground; 2
        Mountain; 1 Dakmor Salvage |
        4 Leyline of the Void; 3 Nature's Claim; 2 Ancient Grudge; 2 Lightning Axe; 2
        Assassin's Trophy; 1 Gnaw to the Bone; 1 Vengeful Pharaoh
    """,
    "elves": """
        4 Llanowar Elves; 4 Elvish Mystic; 4 Heritage Druid; 4 Nettle Sentinel; 4 Elvish
        Archdruid; 4 Dwynen's Elite; 2 Ezuri, Renegade Leader; 4 Elvish Visionary; 2 Shaman
        of the Pack; 4 Collected Company; 2 Chord of Calling; 3 Lead the Stampede; 1
        Reclamation Sage; 4 Blooming Marsh; 4 Gilt-Leaf Palace; 3 Cavern of Souls; 2
        Pendelhaven; 4 Forest; 1 Nurturing Peatland |
        4 Thoughtseize; 3 Fatal Push; 2 Damping Sphere; 2 Phyrexian Revoker; 2 Selfless
        Spirit; 2 Choke
    """,
    "midrange": """
        4 Tarmogoyf; 4 Dark Confidant; 3 Bloodbraid Elf; 3 Scavenging Ooze; 1 Tireless
        Tracker; 4 Inquisition of Kozilek; 2 Thoughtseize; 4 Lightning Bolt; 3 Fatal Push; 2
        Assassin's Trophy; 2 Kolaghan's Command; 1 Terminate; 4 Liliana of the Veil; 1
        Liliana, the Last Hope; 4 Verdant Catacombs; 3 Blackcleave Cliffs; 2 Bloodstained
        Mire; 2 Raging Ravine; 2 Overgrown Tomb; 1 Blood Crypt; 1 Stomping Ground; 1 Treetop
        Village; 2 Swamp; 1 Forest; 1 Wooded Foothills; 1 Mountain; 1 Nurturing Peatland |
        3 Fulminator Mage; 2 Collective Brutality; 2 Damping Sphere; 2 Kitchen Finks; 1
        Ancient Grudge; 1 Engineered Explosives; 2 Leyline of the Void; 1 Grim Lavamancer; 1
        Thrun, the Last Troll
    """,
    "storm": """
        4 Baral, Chief of Compliance; 2 Goblin Electromancer; 4 Manamorphose; 4 Desperate
        Ritual; 4 Pyretic Ritual; 4 Gifts Ungiven; 4 Serum Visions; 4 Sleight of Hand; 4
        Opt; 2 Grapeshot; 2 Past in Flames; 1 Empty the Warrens; 2 Remand; 1 Noxious
        Revival; 4 Spirebluff Canal; 4 Steam Vents; 3 Scalding Tarn; 3 Shivan Reef; 2
        Island; 1 Mountain; 1 Snow-Covered Island |
        3 Pieces of the Puzzle; 3 Lightning Bolt; 2 Abrade; 2 Wipe Away; 2 Blood Moon; 2
        Empty the Warrens; 1 Echoing Truth
    """,
    "spirits": """
        4 Mausoleum Wanderer; 4 Supreme Phantom; 4 Drogskol Captain; 4 Spell Queller; 3
        Selfless Spirit; 3 Phantasmal Image; 2 Rattlechains; 2 Remorseful Cleric; 1
        Nebelgast Herald; 4 Noble Hierarch; 4 Path to Exile; 4 Aether Vial; 4 Flooded
        Strand; 3 Horizon Canopy; 3 Seachrome Coast; 2 Botanical Sanctum; 2 Breeding Pool; 2
        Hallowed Fountain; 1 Temple Garden; 2 Windswept Heath; 1 Plains; 1 Island |
        2 Rest in Peace; 2 Stony Silence; 2 Unified Will; 2 Kataki, War's Wage; 2 Eidolon of
        Rhetoric; 2 Geist of Saint Traft; 2 Worship; 1 Gaddock Teeg
    """,
    "español": """
        4 Relámpago; 4 Guía trasga; 4 Lanza de lava; 4 Veloz del monasterio; 4 Lluvia de
        brasas; 4 Rayo de fisura; 3 Espiral de llamas; 3 Cóndor mesetario; 4 Juramentada de
        Chandra; 3 Ánima ardiente; 2 Ñandú errante; 1 Último intento; 16 Montaña; 4 Cueva
        sin fondo |
        4 Destrozar en pedazos; 3 Vórtice rugiente; 4 Pirotecnia; 2 Ópalo; 2 Égida del sol
    """,
    "русский": """
        4 Молния; 4 Гоблин-проводник; 4 Лавовый шип; 4 Быстрое копье монастыря; 4 Вихрь; 4
        Ёж степной; 3 Пламенный ёрш; 3 Йети снегов; 2 Чандра, факел непокорных; 2 Огненный
        шар; 4 Удар титана; 2 Чары Борос; 12 Гора; 4 Священная литейня; 4 Древний грот |
        4 Разбить вдребезги; 3 Путь в изгнание; 4 Рассеивание; 2 Щит веры; 2 Эфирная сетка
    """,
}
REGISTERED: Mapping[str, Decklist] = {
    kind: decklist(" ".join(text.split()), ";") for kind, text in _LISTS.items()
}
