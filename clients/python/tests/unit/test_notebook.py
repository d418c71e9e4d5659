"""What terminals and notebooks show."""

from __future__ import annotations

import io
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import diorama_worlds as dw
from diorama_worlds import types
from diorama_worlds.arrays import Picture, read_png, write_png
from diorama_worlds.arrays.picture import SKY


def step(percent: int, description: str = "render", status: Any = "IN_PROGRESS") -> dw.Progress:
    return dw.Progress(percent=percent, description=description, status=status)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_one_line_that_ends_with_the_operation() -> None:
    terminal = Terminal()
    bar = dw.ProgressBar(terminal)
    bar(step(50))
    bar(step(100, "done", "SUCCEEDED"))
    assert terminal.getvalue() == f"\r\x1b[K[{'#' * 12}{' ' * 12}]  50 % render\r\x1b[K[{'#' * 24}] 100 % done\n"


def test_another_output_has_a_line_for_each_description() -> None:
    output = io.StringIO()
    bar = dw.ProgressBar(output)
    for each in (step(0, "wait"), step(10), step(20), step(100, "done", "SUCCEEDED")):
        bar(each)
    assert [line[26:].strip() for line in output.getvalue().splitlines()] == ["0 % wait", "10 % render", "100 % done"]


def test_a_notebook_has_one_bar_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []

    def display(value: Any, *, display_id: bool) -> Any:
        assert display_id
        shown.append(value)
        return SimpleNamespace(update=shown.append)

    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: SimpleNamespace(kernel=1)))
    monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(display=display))
    bar = dw.ProgressBar()
    bar(step(5, "a <b>"))
    bar(step(6))
    assert shown[0]._repr_html_() == '<progress value="5" max="100" style="width: 20em"></progress> 5 % a &lt;b&gt;'
    assert repr(shown[1]).endswith("6 % render")


@pytest.mark.parametrize("shell", [None, SimpleNamespace()], ids=["none", "terminal"])
def test_ipython_without_a_notebook_is_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shell: Any) -> None:
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    dw.ProgressBar()(step(1))
    assert capsys.readouterr().err.endswith("1 % render\n")


WORLD = dw.World(
    id="w",
    display_name='A "b" <c>',
    world_svc_url="https://a.example/world/w",
    assets=types.WorldAssets(caption="a & b", thumbnail_url="https://files.example/t?a=1&b=2"),
)


def test_the_viewer_is_a_frame() -> None:
    view = WORLD.show(height=300)
    assert isinstance(view, dw.WorldView)
    assert view.url == WORLD.world_svc_url
    html = view._repr_html_()
    assert html.startswith('<iframe src="https://a.example/world/w?embed=1" style="width: 100%; height: 300px; border: 0"')
    assert "width: 640px" in WORLD.show(width=640)._repr_html_()
    assert repr(view) == "WorldView('https://a.example/world/w')"


def test_the_card_of_a_world_escapes_its_texts() -> None:
    card = WORLD._repr_html_()
    assert 'href="https://a.example/world/w">A &quot;b&quot; &lt;c&gt;</a>' in card
    assert "<div>a &amp; b</div>" in card
    assert 'src="https://files.example/t?a=1&amp;b=2"' in card


def test_a_world_without_pictures_has_a_card_too() -> None:
    card = dw.World(id="w", display_name="", world_svc_url="u", assets=types.WorldAssets())._repr_html_()
    assert "<img" not in card
    assert ">World</a>" in card


@pytest.mark.parametrize("shape", [(5, 7), (5, 7, 3), (1, 1, 3)])
def test_a_png_file_is_read_back(shape: tuple[int, ...]) -> None:
    pixels = np.random.default_rng(3).integers(0, 256, shape, np.uint8)
    np.testing.assert_array_equal(read_png(write_png(pixels)), pixels)


@pytest.mark.parametrize(
    "pixels", [np.zeros((2, 2), np.uint16), np.zeros((2, 2, 4), np.uint8), np.zeros(4, np.uint8), np.zeros((0, 2), np.uint8)]
)
def test_other_arrays_are_not_pictures(pixels: Any) -> None:
    with pytest.raises(dw.DioramaError, match="A picture is"):
        Picture(pixels)
    with pytest.raises(dw.DioramaError, match="A picture is"):
        Picture(np.zeros(4, np.uint8), width=2)


def test_a_picture_is_reduced_by_averages() -> None:
    pixels = np.zeros((4, 8, 3), np.uint8)
    pixels[:, 0] = 200
    np.testing.assert_array_equal(read_png(Picture(pixels, width=4).png)[..., 0], [[100, 0, 0, 0]] * 2)
    assert read_png(Picture(pixels, width=5).png).shape == (2, 4, 3)
    assert read_png(Picture(pixels[..., 0], width=4).png).shape == (2, 4)
    assert read_png(Picture(pixels, width=100).png).shape == pixels.shape


def test_near_depth_is_light_and_sky_is_blue() -> None:
    depth = np.array([[1.0, 10.0, 100.0, np.inf]], np.float32)
    np.testing.assert_allclose(read_png(Picture(depth).png)[0], [[255] * 3, [127.5] * 3, [0] * 3, SKY], atol=0.5)
    assert read_png(Picture(np.full((1, 2), np.inf)).png).tolist() == [[[*SKY]] * 2]


def test_normals_are_colours() -> None:
    normals = np.array([[[0.0, 1.0, 0.0]]], np.float32)
    assert read_png(Picture(normals).png).tolist() == [[[128, 255, 128]]]


def test_a_picture_is_shown_and_saved(tmp_path: Any) -> None:
    picture = Picture(np.zeros((2, 4), np.uint8))
    assert repr(picture) == "Picture(4 x 2)"
    assert picture._repr_png_() == picture.png == picture.save(tmp_path / "a.png").read_bytes()
