"""Which faults are planted: every refusal switched off where it stands, and the slips in a game's faults.toml."""
from __future__ import annotations

import ast
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parents[1] / "games"
GAMES = TESTS.parents[1] / "src/kogge/games"
NAMES = sorted(file.parent.name.replace("_", "-") for file in GAMES.glob("*/rules.py"))


@dataclass(frozen=True)
class Fault:
    """One edit of one file of a game."""

    game: str
    name: str
    file: str
    start: int
    end: int
    """Where in the file, in characters."""
    now: str
    clause: str = ""
    """Whose tests must notice; without one, any test of the game."""
    survives: str = ""
    """Why no test can notice."""

    @property
    def path(self) -> Path:
        """Relative to the sources."""
        return Path("kogge/games") / package(self.game) / self.file

    def planted(self, source: str) -> str:
        return source[:self.start] + self.now + source[self.end:]


def package(game: str) -> str:
    return game.replace("-", "_")


def faults(game: str) -> list[Fault]:
    file = TESTS / package(game) / "faults.toml"
    listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    reasons: dict[str, str] = listed.get("unnoticed", {})
    found = [*refusals(game), *slips(game, listed.get("fault", []))]
    known = {fault.name for fault in found}
    assert len(known) == len(found), [name for name, count in Counter(fault.name for fault in found).items() if count > 1]
    assert reasons.keys() <= known, f"{file} gives reasons for what is no fault: {sorted(reasons.keys() - known)}"
    return [Fault(**{**vars(fault), "survives": reasons.get(fault.name, "")}) for fault in found]


def slips(game: str, listed: list[dict[str, str]]) -> list[Fault]:
    """The rule faults of the list. What they replace must occur once, so that an edit of the rules is noticed here."""
    found = []
    for fault in listed:
        source = (GAMES / package(game) / fault["file"]).read_text(encoding="utf-8")
        times = source.count(fault["was"])
        assert times == 1, f"{game}: {fault['was']!r} stands {times} times in {fault['file']}"
        start = source.index(fault["was"])
        found.append(Fault(game, fault["name"], fault["file"], start, start + len(fault["was"]), fault["now"]))
    return found


def refusals(game: str) -> list[Fault]:
    """Each place where a rule is returned: there nothing is refused, and the checks that follow go on."""
    folder = GAMES / package(game)
    clauses = {
        each.target.id: str(ast.literal_eval(each.value.args[0]))
        for each in ast.parse((folder / "rules.py").read_text(encoding="utf-8")).body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and isinstance(each.value, ast.Call)}
    found = []
    for file in sorted(folder.glob("*.py")):
        if file.name != "rules.py":
            source = file.read_text(encoding="utf-8")
            found += [
                Fault(game, name, file.name, *span(source, node), now, clauses[rule])
                for name, rule, node, now in sites(file.name, ast.parse(source))]
    return found


def sites(file: str, tree: ast.Module) -> list[tuple[str, str, ast.AST, str]]:
    """Name, rule, what to replace and by what, for every rule that is mentioned."""
    within: dict[ast.AST, list[str]] = {tree: []}
    above: dict[ast.AST, ast.AST] = {}
    times: Counter[str] = Counter()
    found = []
    for node in walk(tree):
        for child in ast.iter_child_nodes(node):
            above[child] = node
            within[child] = within[node] + ([child.name] if isinstance(child, ast.FunctionDef | ast.ClassDef) else [])
        if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rules"):
            continue
        name = " ".join(["refusal", node.attr, "of", file.removesuffix(".py"), *within[node]])
        times[name] += 1
        if times[name] > 1:
            name += f" {times[name]}"
        parent = above[node]
        alone = isinstance(parent, ast.Return) and isinstance(above[parent], ast.If)
        found.append((name, node.attr, parent if alone else node, "pass" if alone else "None"))
    return found


def walk(node: ast.AST) -> list[ast.AST]:
    """As ast.walk, in the order of the text."""
    return [node, *(below for child in ast.iter_child_nodes(node) for below in walk(child))]


def span(source: str, node: ast.AST) -> tuple[int, int]:
    """Where a node stands, in characters."""
    lines = source.splitlines(keepends=True)

    def place(line: int, column: int) -> int:
        return sum(map(len, lines[:line - 1])) + len(lines[line - 1].encode()[:column].decode())

    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
