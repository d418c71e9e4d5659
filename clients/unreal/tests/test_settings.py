from pathlib import Path

import pytest

from diorama_unreal.service import ServiceError
from diorama_unreal.settings import read_settings


def test_arguments_come_before_the_environment_and_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "diorama.env"
    file.write_text("DIORAMA_URL=http://file\nDIORAMA_API_KEY=file\n")
    environ = {"DIORAMA_URL": "http://environment", "DIORAMA_API_KEY": "environment"}
    assert read_settings(file, environ, "http://argument", "argument") == ("http://argument", "argument")
    assert read_settings(file, environ) == ("http://environment", "environment")
    assert read_settings(file, {"DIORAMA_URL": ""}) == ("http://file", "file")


def test_without_settings_the_address_is_local_and_the_key_is_empty(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "missing.env", {}) == ("http://127.0.0.1:8800", "")


@pytest.mark.parametrize(
    "text",
    ["DIORAMA_API_KEY=a=b", " DIORAMA_API_KEY = 'a=b' \r\n", "\ufeffDIORAMA_API_KEY=a=b\n# DIORAMA_API_KEY=old\nodd"],
)
def test_reads_spaces_quotes_comments_and_byte_order_marks(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diorama.env"
    file.write_text(text, encoding="utf-8")
    assert read_settings(file, {})[1] == "a=b"


def test_reports_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "diorama.env"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ServiceError, match=r"diorama\.env cannot be read"):
        read_settings(file, {})
