import pytest

from judgekit.domain.cards.card import PrintedFace
from judgekit.reading.cards.printed_face import printed_face

ARTIST = "Ada Pencil"
SHIFTED = "Roba una carta.\nAda Pencil"


def test_a_record_that_is_shifted_by_a_line_has_its_name_alone():
    face = printed_face("Estanque", "Gira el permanente objetivo.", SHIFTED, ARTIST)
    assert face == PrintedFace("Estanque")


@pytest.mark.parametrize(
    ("types", "text", "artist"),
    [
        ("Instantáneo", SHIFTED, ARTIST),
        ("Beschwörung eines Bolds.", "Fliegend", ARTIST),
        ("Beschwörung eines Bolds.", "", ARTIST),
        ("Beschwörung eines Bolds.", "", ""),
        ("Beschwörung eines Bolds.", "Ada Pencil zeichnet.", ARTIST),
    ],
)
def test_what_may_be_printed_so_stays(types, text, artist):
    assert printed_face("Stille", types, text, artist) == PrintedFace("Stille", types, text)


def test_the_marks_of_parts_are_no_text():
    text = "{3}{W}: Nivel 2\n//Level_2//\nRoba una carta.\n//Level_3//"
    face = printed_face("Clase", "Encantamiento", text, ARTIST)
    assert face.text == "{3}{W}: Nivel 2\nRoba una carta.\n"
