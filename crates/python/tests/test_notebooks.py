"""The notebooks of the examples, run as their readers run them, but with fewer puzzles."""

import nbformat
import pytest
from conftest import EXAMPLES
from nbclient import NotebookClient

NOTEBOOKS = sorted((EXAMPLES / "notebook").glob("*.ipynb"))


def shown(notebook) -> list[str]:
    """The kinds of all outputs of the cells, and their outputs as text."""
    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert all(output.output_type != "error" for output in outputs)
    return [output.get("data", {"text/plain": output.get("text", "")}) for output in outputs]


def stored(name):
    return nbformat.read(EXAMPLES / "notebook" / f"{name}.ipynb", as_version=4)


def pictures(outputs) -> list[str]:
    kinds = ["image/svg+xml", "image/png"]
    return [output[kind] for output in outputs for kind in kinds if kind in output]


def run(name, folder, monkeypatch) -> list[str]:
    monkeypatch.setenv("PUZZLES", "200")
    monkeypatch.setenv("EACH", "1")
    client = NotebookClient(stored(name), timeout=250, resources={"metadata": {"path": folder}})
    return shown(client.execute())


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_notebooks_are_stored_with_what_they_show(file):
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    counts = [cell.execution_count for cell in notebook.cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1)), "run from the first cell to the last"
    assert pictures(shown(notebook))
    # No folder of the machine on which it was run.
    assert "/tmp/" not in file.read_text() and "/home/" not in file.read_text()


def test_a_puzzle_is_explained_with_pictures(tmp_path, monkeypatch):
    outputs = run("explain", tmp_path, monkeypatch)
    drawn = pictures(outputs)
    # The puzzle, six steps that are not singles, and the picture for a blog.
    assert len(drawn) == 8 and all("<svg" in picture for picture in drawn)
    # To store it anew: jupyter nbconvert --to notebook --execute --inplace explain.ipynb
    assert drawn == pictures(shown(stored("explain"))), "other pictures are stored"
    texts = "".join(str(output) for output in outputs)
    for words in ["'unique'", "nudge:", "X-Wing", "proved"]:
        assert words in texts
    assert any("<ol" in output.get("text/html", "") for output in outputs)
    assert "<svg" in (tmp_path / "hardest.svg").read_text()


def test_a_collection_is_rated_and_plotted(tmp_path, monkeypatch):
    outputs = run("collection", tmp_path, monkeypatch)
    plots = [output["image/png"] for output in outputs if "image/png" in output]
    assert len(plots) == 3 and all(len(plot) > 5000 for plot in plots)
    assert any("(200, 1)" in output.get("text/plain", "") for output in outputs)


def test_a_book_is_made(tmp_path, monkeypatch):
    outputs = run("book", tmp_path, monkeypatch)
    pdf = (tmp_path / "sunday.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-") and outputs[-1]["text/plain"] == str(len(pdf))
    assert any("<svg" in output.get("image/svg+xml", "") for output in outputs)
