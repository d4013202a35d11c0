"""Every snippet of the documentation, run in an empty folder with the wheel alone."""

import json
import os
import re
from pathlib import Path

import pytest

ROOT = Path(os.environ["ZIGGURAT_ROOT"])


def test_nothing_but_the_wheel_is_here():
    import ziggurat_games

    assert list(Path.cwd().iterdir()) == []
    assert not Path(ziggurat_games.__file__).is_relative_to(ROOT / "crates")


@pytest.mark.parametrize("page", ["docs/how-to/python.md", "crates/python/README.md"])
def test_every_snippet_of_a_page_runs(page, capsys):
    text = (ROOT / page).read_text(encoding="utf-8")
    snippets = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert snippets
    names = {}
    for number, snippet in enumerate(snippets):
        exec(compile(snippet, f"{page}, snippet {number}", "exec"), names)


def test_the_example_of_the_package_runs():
    import doctest

    import ziggurat_games

    assert doctest.testmod(ziggurat_games).failed == 0


def test_the_notebook_runs_in_its_short_form(monkeypatch, capsys):
    monkeypatch.setenv("ZIGGURAT_SHORT", "1")
    notebook = json.loads((ROOT / "crates/python/examples/ppo.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert sum(bool(line.strip()) for cell in cells for line in cell.splitlines()) <= 150
    names = {}
    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)
    assert "games won against random" in capsys.readouterr().out
