import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.library.glossary_file import GLOSSARY_FILE, read_glossary

ANY_TEXT = st.text(max_size=20)
LANGUAGES = st.sampled_from(["en", "es", "ru"])
ENTRIES = st.builds(
    GlossaryEntry,
    id=ANY_TEXT,
    terms=st.dictionaries(LANGUAGES, st.lists(ANY_TEXT, max_size=4).map(tuple)),
    meaning=st.dictionaries(LANGUAGES, ANY_TEXT),
    see=st.lists(ANY_TEXT, max_size=3).map(tuple),
)
GLOSSARIES = st.builds(Glossary, st.lists(ENTRIES, max_size=4).map(tuple))


@given(GLOSSARIES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_what_is_read(tmp_path, glossary):
    (tmp_path / GLOSSARY_FILE).write_bytes(msgspec.json.encode(glossary))
    assert read_glossary(tmp_path) == glossary


def test_a_missing_glossary_is_told_with_its_path(tmp_path):
    with pytest.raises(EnvironmentFailure) as told:
        read_glossary(tmp_path)
    assert told.value.reason is FailureReason.TEXT_MISSING
    assert told.value.path == str(tmp_path / GLOSSARY_FILE)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"entries":[',
        b'{"entries":[{"id":"bye"}]}',
        b'{"entries":[{"id":"bye","terms":{"en":"bye"},"meaning":{}}]}',
        b'{"entries":[{"id":"\xff","terms":{},"meaning":{}}]}',
    ],
)
def test_a_damaged_glossary_is_told_as_damaged(tmp_path, content):
    (tmp_path / GLOSSARY_FILE).write_bytes(content)
    with pytest.raises(EnvironmentFailure) as told:
        read_glossary(tmp_path)
    assert told.value.reason is FailureReason.TEXT_DAMAGED


def test_a_folder_in_its_place_is_unreadable(tmp_path):
    (tmp_path / GLOSSARY_FILE).mkdir()
    with pytest.raises(EnvironmentFailure) as told:
        read_glossary(tmp_path)
    assert told.value.reason is FailureReason.FILE_UNREADABLE
