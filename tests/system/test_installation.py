"""An installation has an id of its own, made once."""

from judgekit.system.installation import NAME, installation_id


def test_it_is_made_once_and_kept(tmp_path):
    made = installation_id(tmp_path / "data")
    assert installation_id(tmp_path / "data") == made
    assert installation_id(tmp_path / "other") != made


def test_one_that_cannot_be_read_is_made_anew(tmp_path):
    (tmp_path / NAME).write_bytes(b"\xff\xfe")
    made = installation_id(tmp_path)
    assert installation_id(tmp_path) == made


def test_without_a_folder_it_holds_for_this_run(tmp_path):
    (tmp_path / "data").write_text("a file stands here")
    assert len(installation_id(tmp_path / "data")) == 32
