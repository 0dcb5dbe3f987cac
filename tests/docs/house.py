"""The picture of the house in docs/architecture.md, from the imports as they are: python tests/docs/house.py layers|rooms"""
import ast
import sys
from pathlib import Path

import grimp

SOURCES = Path(__file__).parents[2] / "src"


def folders(package):
    return sorted(file.parent.name for file in (SOURCES / package.replace(".", "/")).glob("*/__init__.py"))


def known(package):
    """Which folder of a package imports which others of it, at run time."""
    graph = grimp.build_graph("kogge", exclude_type_checking_imports=True, cache_dir=None)
    found = {name: set() for name in folders(package)}
    for module in graph.modules:
        here = folder(package, module)
        for other in graph.find_modules_directly_imported_by(module):
            there = folder(package, other)
            if here in found and there in found and here != there:
                found[here].add(there)
    return found


def folder(package, module):
    return module.removeprefix(package + ".").partition(".")[0] if module.startswith(package + ".") else ""


def purpose(package, name):
    """The first sentence of what a folder says of itself."""
    text = (SOURCES / package.replace(".", "/") / name / "__init__.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0].replace("\n", " ").partition(". ")[0].rstrip(".")


def reduced(knows):
    """Without what is known through somebody else: fewer arrows."""
    def through(name):
        return {far for other in knows[name] for far in knows[other] | through(other)}

    return {name: others - through(name) for name, others in knows.items()}


def layers():
    """An arrow leads from a folder to what it may know; what those know is known, too."""
    lines = ["```mermaid", "flowchart TD"]
    for name, others in reduced(known("kogge")).items():
        lines += [f"  {name} --> {other}" for other in sorted(others)]
    return "\n".join([*lines, "  web -. protocol .-> server", "```", "", table("kogge")])


def table(package):
    knows = known(package)
    rows = [f"| `{name}/` | {purpose(package, name)} | {', '.join(sorted(knows[name])) or 'nothing of ours'} |" for name in knows]
    return "\n".join(["| folder | what is in it | knows |", "|---|---|---|", *rows])


def main():
    print({"layers": layers, "rooms": lambda: table("kogge.server")}[sys.argv[1]]())


if __name__ == "__main__":
    main()
