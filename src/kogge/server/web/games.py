"""The catalogue: games, their rules and their parts, over HTTP."""
from __future__ import annotations

from typing import Final, get_args

from litestar import Router, get

import kogge
from kogge import Game, compiled
from kogge.engine.texts import LANGUAGES, Texts, texts
from kogge.server.messages import (
    About,
    Choice,
    GameAbout,
    GameInfo,
    Lang,
    Level,
    OptionInfo,
    RuleChapter,
    RuleClause,
    RulesBook,
    Source,
)
from kogge.server.problems import Trouble
from kogge.server.web.guard import GameName, Language

LEVELS: Final = list(get_args(Level))


def found(name: str) -> Game:
    if name not in kogge.games():
        raise Trouble("no-such-game", f"There is no game {name!r}.")
    return kogge.game(name)


def text_of(speech: Texts, key: str, otherwise: str = "") -> str:
    return speech.message(key) if speech.has(key) else otherwise


def info(game: Game, lang: Lang) -> GameInfo:
    speech = texts(game, lang)
    options = [
        OptionInfo(option.name, text_of(speech, f"option-{option.name}", option.name),
                   [Choice(choice, text_of(speech, f"option-{option.name}-{choice}", choice)) for choice in option.choices])
        for option in game.options]
    return GameInfo(
        name=game.name, title=text_of(speech, "title", game.name), tagline=text_of(speech, "tagline"),
        description=text_of(speech, "summary"), length=text_of(speech, "length"), weight=text_of(speech, "weight"),
        players=list(game.players), options=options, levels=LEVELS, rules_version=game.rules_version)


@get("/about")
async def about() -> About:
    """Version and languages."""
    return About(kogge.__version__, compiled.active(), kogge.games(), list(LANGUAGES))


@get("/games")
async def catalogue(lang: Language = "en") -> list[GameInfo]:
    """All games."""
    return [info(kogge.game(name), lang) for name in kogge.games()]


@get("/games/{game:str}")
async def about_game(game: GameName, lang: Language = "en") -> GameAbout:
    """One game, with the provenance of its printed values."""
    known = found(game)
    sheet = known.sheet
    sources = [Source(group, sheet.data[group]["provenance"], sheet.source(group, lang)) for group in sheet.groups()]
    return GameAbout(info(known, lang), str(sheet.name), sheet.hash, sources)


@get("/games/{game:str}/rules")
async def rules(game: GameName, lang: Language = "en") -> RulesBook:
    """The ledger: every clause in our own words."""
    ledger = found(game).ledger
    chapters = {chapter.number: RuleChapter(chapter.number, chapter.text(lang), []) for chapter in ledger.chapters}
    for clause in ledger.clauses:
        chapters[clause.chapter].clauses.append(RuleClause(clause.id, clause.text(lang), clause.reason(lang)))
    return RulesBook(game, lang, list(chapters.values()))


@get("/games/{game:str}/parts", media_type="text/plain")
async def parts(game: GameName) -> str:
    """The parts file, to edit and to give to a new table."""
    return found(game).sheet.text


games_router = Router("", route_handlers=[about, catalogue, about_game, rules, parts], tags=["games"])
