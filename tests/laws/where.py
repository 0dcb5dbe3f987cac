"""File and line of what a law complains about: the next editor need not look for it."""
import inspect

from kogge import game


def text(name, lang, key):
    """Where a text stands, or, where it is missing, below which line of its kind it belongs."""
    file = game(name).folder / "text" / f"{lang}.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    kind = key.partition("-")[0]
    here = [n for n, line in enumerate(lines, 1) if line.startswith((f"{key} =", f"{key}="))]
    kin = [n for n, line in enumerate(lines, 1) if line.startswith(f"{kind}-")]
    return f"{file.parts[-3]}/text/{file.name}:{(here or kin or [len(lines)])[-1]}: {key}"


def function(found):
    """Where a function of the tests stands."""
    return f"{inspect.getsourcefile(found)}:{inspect.getsourcelines(found)[1]}"
