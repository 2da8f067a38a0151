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
    return [output.get("data", {"text/plain": output.get("text", "")}) for output in outputs]


def run(name, folder, monkeypatch) -> list[str]:
    monkeypatch.setenv("PUZZLES", "200")
    monkeypatch.setenv("EACH", "1")
    notebook = nbformat.read(EXAMPLES / "notebook" / f"{name}.ipynb", as_version=4)
    client = NotebookClient(notebook, timeout=250, resources={"metadata": {"path": folder}})
    return shown(client.execute())


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_notebooks_are_kept_without_output(file):
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert cells and all(cell.outputs == [] and cell.execution_count is None for cell in cells)


def test_a_puzzle_is_explained_with_pictures(tmp_path, monkeypatch):
    outputs = run("explain", tmp_path, monkeypatch)
    pictures = [output["image/svg+xml"] for output in outputs if "image/svg+xml" in output]
    # The puzzle, six steps that are not singles, and the picture for a blog.
    assert len(pictures) == 8 and all("<svg" in picture for picture in pictures)
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
