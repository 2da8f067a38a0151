"""What `help()` shows, the version, and errors that a person can act on."""

import ast
import inspect
from importlib import metadata
from pathlib import Path

import pytest

import whydoku
from whydoku import ParseError, _native, verify

STUBS = ast.parse((Path(_native.__file__).parent / "_native.pyi").read_text())


def members(scope):
    """The public names of a class or the module in the stubs, with their docstrings."""
    for node in scope.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            yield node, ast.get_docstring(node)


CLASSES = [node for node, _ in members(STUBS) if isinstance(node, ast.ClassDef)]


@pytest.mark.parametrize("stub", CLASSES, ids=lambda stub: stub.name)
def test_help_says_what_the_stubs_say(stub):
    cls = getattr(_native, stub.name)
    assert inspect.getdoc(cls)
    for node, told in members(stub):
        assert told, f"{stub.name}.{node.name} has no docstring in the stubs"
        assert inspect.getdoc(getattr(cls, node.name)) == told, f"{stub.name}.{node.name}"


def test_everything_that_is_exported_is_explained():
    for name in whydoku.__all__:
        if name != "__version__":
            assert inspect.getdoc(getattr(whydoku, name)), name


def test_the_version_is_that_of_the_wheel():
    assert whydoku.__version__ == metadata.version("whydoku")


def test_what_is_not_a_path_is_refused_with_what_would_be_one(tmp_path):
    file = tmp_path / "path.json"
    file.write_text("x")
    for wrong in ["x", "path.json", "", "[]", {"steps": []}, file]:
        with pytest.raises(ParseError, match="this is not a solution path: .*pathlib.Path"):
            verify(wrong)
    for wrong in [None, 7, ["x"]]:
        with pytest.raises(TypeError, match="verify.. takes a Path, .* not (NoneType|int|list)"):
            verify(wrong)
