"""Every question, answer, log line, source of points and word can be told in both languages."""
import ast
import re
from pathlib import Path

import pytest

import kogge
from kogge import LUCK, Journal, Rng, game, games, pick
from kogge.engine.texts import LANGUAGES, Texts, slug, texts
from laws import where
from laws.walk import walk

NAMES = ["Ann", "Bob", "Cem", "Dan"]


def keys(name, lang):
    source = (game(name).folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) *=", source, re.MULTILINE))


@pytest.mark.parametrize("name", games())
def test_both_languages_know_the_same_texts(name):
    assert [where.text(name, "de", key) for key in sorted(keys(name, "en") - keys(name, "de"))] == []
    assert [where.text(name, "en", key) for key in sorted(keys(name, "de") - keys(name, "en"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_action_can_be_told(name, lang):
    told = texts(game(name), lang)
    verbs = {slug(action.verb) for action in game(name).catalogue.actions}
    missing = [f"{kind}-{verb}" for verb in sorted(verbs) for kind in ("do", "log") if not told.has(f"{kind}-{verb}")]
    special = {key for action in game(name).catalogue.actions for key in ("do-" + slug(action.text), "log-" + slug(action.text))}

    missing = [key for key in missing if not any(found.startswith(key) for found in special if told.has(found))]
    assert [where.text(name, lang, key) for key in missing] == []


@pytest.mark.parametrize(("name", "lang", "players"), [
    pytest.param(name, lang, players, marks=[] if players == game(name).players[place] else [pytest.mark.soak])
    for name in games() for place, lang in zip((0, -1), LANGUAGES, strict=True) for players in game(name).players])
def test_whole_games_can_be_told(name, lang, players):
    """Prompts, legal and refused answers, the log of every seat: no key shows through, nothing is left unfilled. The fewest
    players in one language and the most in the other; all of them in soak."""
    told = Texts(game(name), lang)
    unknown = set()
    told.message = lambda key, figures=None, real=told.message: real(key, figures) if told.has(key) else unknown.add(key) or key
    unspoken = set()
    told.word = lambda word, real=told.word: real(noting_codes(told, unspoken, word))
    unfilled = []
    told.bundle.format_pattern = lambda *pattern, real=told.bundle.format_pattern: noting(unfilled, *real(*pattern))
    journal = Journal(game(name), players)
    rng = Rng(players)
    while not journal.table.over:
        table = journal.table
        lines = [told.stage(game(name).stage(table))]
        if table.seat != LUCK:
            lines.append(told.prompt(table))
            for action in table.candidates():
                lines.append(told.action(table, action))
                rule = table.why_not(action)
                if rule:
                    lines.append(told.refusal(table, action, rule))
        entry = journal.play(pick(table, rng))
        log = [told.entry(entry, reader, NAMES) for reader in (None, *range(players), entry.seat)]  # the last after the end
        lines += log
        about = entry.seat if entry.seat != LUCK else entry.audience
        assert about < 0 or all(NAMES[about] in line for line in log), log
        assert not any(re.search(r"\b(you|your|du|dir|dein)\b|(player|seat|spieler|platz) [1-4] (begin|makes|schaut)",
                                 line, re.IGNORECASE) for line in log), log
        for line in lines:
            assert "{" not in line, line
            assert line == line.strip()
            assert line
    for source, _ in journal.table.scores()[0]:
        told.source(source)
    assert [where.text(name, lang, key) for key in sorted(unknown)] == []
    unspoken -= unread(told)
    assert [where.text(name, lang, "word-" + slug(word)) for word in sorted(unspoken) if re.search("[a-z]", word)] == []
    assert unfilled == []


def noting_codes(told, unspoken, word):
    """A word without a text of its own shows as its code, which is English."""
    if " " not in word and not told.has("word-" + slug(word)):
        unspoken.add(word)
    return word


def unread(told):
    """Words of answers that have a text of their own and need no word."""
    return {word for action in told.game.catalogue.actions if told.has("do-" + slug(action.text)) for word in action.word.split()}


def noting(unfilled, text, errors):
    """Fluent shows the bare name of a figure that the question does not tell, and says so on the side."""
    unfilled += [f"{error} in {text!r}" for error in errors]
    return text, errors


@pytest.mark.parametrize("name", games())
def test_no_text_is_left_over(name):
    """Prompts, answers, log lines, reasons, sources, options and words that nothing in the game can call for."""
    folder = Path(game(name).folder)
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    questions = {slug(found) for found in re.findall(r"class (\w+)\(", code)}
    rules = {clause.id.rpartition(".")[2] for clause in game(name).ledger.clauses}
    answers = {slug(text) for action in game(name).catalogue.actions for text in (action.verb, action.text)}
    asked = {f"{question}-{answer}" for question in questions for answer in answers}
    sources = {slug(source) for source, _ in game(name).start(game(name).players[0]).scores()[0]}
    options = {slug(f"{option.name} {choice}".strip()) for option in game(name).options for choice in ("", *option.choices)}
    said = {slug(word) for word in re.findall(r"[\w-]+", code + game(name).sheet.text)}
    said |= {slug(words) for action in game(name).catalogue.actions for words in (action.word, *action.word.split())}
    for key in keys(name, "en"):
        kind, _, rest = key.partition("-")
        if kind == "ask":
            assert rest in questions, where.text(name, "en", key)
        if kind == "why":
            assert rest in rules, where.text(name, "en", key)
        if kind in ("do", "log"):
            assert rest.removesuffix("-hidden") in answers | asked, where.text(name, "en", key)
        if kind == "source":
            assert rest in sources, where.text(name, "en", key)
        if kind == "option":
            assert rest in options, where.text(name, "en", key)
        if kind == "field":
            assert rest in said, where.text(name, "en", key)
        if kind == "word":
            assert re.sub(r"-\d+$", "", rest) in said, where.text(name, "en", key)


def test_walk_returns_the_finished_game():
    assert walk(games()[0], game(games()[0]).players[0], Rng(3), every=10_000).table.over


FILES = ("sheet.error", "self.error", "PartsError", "RecordError")


def test_what_is_wrong_with_a_file_is_told_in_both_languages():
    """Whoever brings a record or a parts file reads it; English and German stand side by side where it is found."""
    told = []
    for path in sorted((Path(kogge.__file__).parent).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in FILES:
                told.append((path.name, [ast.unparse(each) for each in node.args]))
    assert len(told) > 50
    assert [each for each in told if each[1][-1] == each[1][-2] or (len(each[1]) < 2 and not each[1][0].startswith("*"))] == []
    quoted = re.compile(r"\b(must|the|has|is|not|a|of|and|line)\b")
    assert [german for _, arguments in told if (german := re.sub(r"\{[^{}]*\}", "", arguments[-1])).startswith(("f'", 'f"', "'"))
            and quoted.search(german)] == []
