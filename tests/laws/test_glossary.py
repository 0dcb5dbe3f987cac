"""One thing, one name: the texts of a game, its rules and its board say what its glossary says, in both languages."""
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from kogge import LUCK, Journal, Rng, game, games, pick
from kogge.engine.texts import texts

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de")


@cache
def glossary(name):
    return tomllib.loads((game(name).folder / "text/glossary.toml").read_text(encoding="utf-8"))


@cache
def told(name, lang):
    """All that a game says in one language, in lines: Fluent texts, clauses with their reasons, sources of
    its numbers, the words of its board."""
    fluent = (game(name).folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    filled = re.compile(r"^[\w-]+ *=|\{ \$\w+ ->|\{ *\$[^{}]*\}|\*?\[[\w-]+\]")
    lines = [filled.sub(" ", line) for line in fluent.splitlines() if not line.startswith(("#", "    .rules"))]
    lines += [text for clause in game(name).ledger.clauses for text in (clause.text(lang), clause.reason(lang))]
    lines += [game(name).sheet.source(group, lang) for group in game(name).sheet.groups()]
    board = ROOT / "web/src/boards" / name / "texts.ts"
    if board.is_file():
        english, _, german = board.read_text(encoding="utf-8").replace("\\u00AD", "").partition("\nconst de")
        spoken = re.findall(r'"([^"\n]*)"(?!:)|`([^`]*)`', english if lang == "en" else german)
        lines += [plain or re.sub(r"\$\{[^}]*\}", " ", filled) for plain, filled in spoken]
    return lines


@cache
def taught(name, lang):
    """What its lessons and its page for reading say, without what is for the loader."""
    files = sorted((game(name).folder / "lessons").glob(f"*.{lang}.*"))
    steering = re.compile(
        r"^(position|seat|at|light|expect|teaches|minutes):.*|^  [\w.-]+\.[\w-]+( .*)?$|^(better|wrong)\b[^:]*:|\[[^]]*\]")
    return [steering.sub("", line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", games())
def test_a_thing_has_one_name(name):
    wrong = [
        (word, line.strip()) for lang in LANGUAGES for thing in glossary(name).values() for word in thing.get(f"never_{lang}", ())
        for line in told(name, lang) + taught(name, lang) if re.search(rf"\b{re.escape(word)}", line, re.IGNORECASE)]
    assert wrong == []


@pytest.mark.parametrize("name", games())
def test_the_glossary_is_of_this_game(name):
    """Every name in it is spoken in both languages."""
    for key, thing in glossary(name).items():
        for lang in LANGUAGES:
            assert any(re.search(thing[lang], line, re.IGNORECASE) for line in told(name, lang)), (key, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_contract_is_called_the_same_on_its_card_in_the_list_and_where_it_is_explained(lang):
    fluent = (game("die-werft").folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    texts_of_board = (ROOT / "web/src/boards/die-werft/texts.ts").read_text(encoding="utf-8").replace("\\u00AD", "")
    cards = texts_of_board.split("  contracts: {")[1 + LANGUAGES.index(lang)].partition("}")[0]
    for name, card in re.findall(r'"?([\w-]+)"?: "([^"]+)"', cards):
        for key in (f"word-{name}", f"about-contract-{name}"):
            assert re.search(rf"^{key} = (.+)$", fluent, re.MULTILINE)[1].lower() == card.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_turns_are_called_the_same_above_the_board_and_in_the_log(lang):
    board = (ROOT / "web/src/boards/die-werft/texts.ts").read_text(encoding="utf-8")
    above = re.findall(r'lap: .*ending \? "([^"]+)"', board)[LANGUAGES.index(lang)]
    assert texts(game("die-werft"), lang).stage({"lap": 4, "ending": 1}) == above


@pytest.mark.parametrize("name", games())
def test_du_throughout(name):
    """German speaks to a player as du."""
    lines = told(name, "de") + taught(name, "de")
    assert [line for line in lines if re.search(r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihr\w*)\b", line)] == []


def test_a_number_below_nothing_has_a_minus_sign():
    figures = {"what": "7", "points": -2, "wheels": 1, "reversal": 0, "anchor": 0, "arrows": 0, "red": 0, "blue": 0, "yellow": 0}
    assert texts(game("liguria"), "en").message("do-card", figures) == "Card 7: −2 points, 1 wheel"


@pytest.mark.parametrize(("name", "word", "told_en", "told_de"), [
    ("die-werft", "coal grain grain", "coal, grain, grain", "Kohle, Getreide, Getreide"),
    ("die-werft", "mast + lantern", "mast mount, lantern", "Mastplatz, Laterne"),
    ("die-werft", "north military + east trade-symbol", "north military, east trade", "Norden Militär, Osten Handel"),
    ("die-werft", "stern 5", "stern 5", "Heck 5"),
    ("grog-island", "grey blue", "grey, blue", "Grau, Blau"),
    ("grog-island", "hook on green", "hooks on green", "Haken auf Grün"),
    ("liguria", "order red red blue", "a bishop's order: red, red, blue", "einen Bischofsauftrag: Rot, Rot, Blau"),
    ("nauticus", "fish salt", "fish, salt", "Fisch, Salz"),
])
def test_a_list_has_commas(name, word, told_en, told_de):
    """And what is one thing or one place has none."""
    assert [texts(game(name), lang).word(word) for lang in LANGUAGES] == [told_en, told_de]


def words(lines):
    return {word.lower() for line in lines for word in re.findall(r"[^\W\d_]{2,}", line)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_game_speaks_its_language_from_start_to_end(name, lang):
    """Prompts, answers, refusals and log have no word that is not in the texts of this language: no code, no other tongue."""
    spoken = texts(game(name), lang)
    journal, rng = Journal(game(name), game(name).players[-1]), Rng(7)
    heard = set()
    while not journal.table.over:
        table = journal.table
        if table.seat != LUCK:
            lines = [spoken.prompt(table)]
            for action in table.candidates():
                rule = table.why_not(action)
                lines += [spoken.action(table, action), spoken.refusal(table, action, rule) if rule else ""]
            heard |= words(lines)
        entry = journal.play(pick(table, rng))
        heard |= words([spoken.entry(entry, entry.seat, ["4"] * 4), spoken.stage(game(name).stage(journal.table))])
    common = words((ROOT / f"src/kogge/engine/text/{lang}.ftl").read_text(encoding="utf-8").splitlines())
    assert heard - words(told(name, lang)) - common == set()
