"""Cards say their numbers, and the end tells the story."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import kogge
from kogge.engine.texts import question_key
from web.scrutiny import by_turns, check
from web.visitor import DESKTOP, PHONE, Visitor

NAMES = ["Marlene", "Jonte", "Aïcha"]
BOTH = by_turns(("viewport", "lang"), [(DESKTOP, "en"), (PHONE, "de")])


@cache
def asking(game: str, question: str, choices: int) -> kogge.Journal:
    """A random game at the first such question with so many answers."""
    for seed in range(60):
        journal, rng = kogge.Journal(kogge.game(game), 3, names=NAMES), kogge.Rng(seed)
        while not journal.table.over:
            if question_key(journal.table.agenda[-1]) == question and len(journal.table.legal()) >= choices:
                return journal
            journal.play(kogge.pick(journal.table, rng))
    raise AssertionError("no random game asks it")


@cache
def ended(game: str) -> kogge.Journal:
    journal, rng = kogge.Journal(kogge.game(game), 3, names=NAMES), kogge.Rng(4)
    while not journal.table.over:
        journal.play(kogge.pick(journal.table, rng))
    return journal


@BOTH(1)
def test_rewards_say_how_much(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path) -> None:
    journal, visitor = asking("nauticus", "choose-reward", 4), visit(viewport, lang=lang)
    visitor.resume(str(journal.record()), tmp_path)
    parts = journal.table.parts
    for name, amount in {"points": parts.reward_points, "taler": parts.reward_taler, "workers": parts.reward_workers}.items():
        card = visitor.page.locator(f"[data-place='reward {name}'] .fate")
        card.wait_for()
        assert card.inner_text().split()[0] == str(amount)
    check(visitor, f"rewards-{lang}")


@BOTH(0)
def test_the_wagons_to_come_are_seen_while_trading(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    journal, visitor = asking("die-werft", "trading", 2), visit(viewport, lang=lang)
    visitor.resume(str(journal.record()), tmp_path)
    wagons = visitor.page.locator("[data-wagons]")
    wagons.wait_for()
    assert wagons.get_attribute("data-wagons") == str(sum(journal.table.agenda[-1].loads))
    check(visitor, f"wagons-{lang}")


@by_turns(("game", "viewport", "lang"), [
    ("grog-island", DESKTOP, "en"), ("liguria", PHONE, "de"), ("die-werft", DESKTOP, "de")])(0)
def test_the_end_tells_what_was_hidden_and_where_it_turned(
    visit: Callable[..., Visitor], game: str, viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    journal, visitor = ended(game), visit(viewport, lang=lang)
    visitor.resume(str(journal.record()), tmp_path)
    visitor.page.wait_for_selector(".moments button:nth-of-type(5)")  # all moments have come
    kept = {"en": "What lay hidden", "de": "Was verdeckt lag"}[lang]
    hidden = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name=kept)).last
    secret = kogge.game(game).secret_sources
    for seat, sources in enumerate(journal.table.scores()):
        brought = [int(each.inner_text().split()[0]) for each in hidden.locator("li").nth(seat).locator("b.num").all()]
        if game != "liguria":  # there other things are secret too
            assert sum(brought) == sum(points for source, points in sources if source in secret)
        else:
            assert brought
    assert visitor.page.locator("[data-lead]").count() <= 4
    check(visitor, f"end-{game}-{lang}")
    visitor.page.locator(".moments button").first.click()
    visitor.page.wait_for_selector(".replay")
    assert visitor.page.url.endswith("at=0")
