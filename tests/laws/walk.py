"""One random game with every law of the engine tried at some of its positions; the same for all games."""
import copy
from importlib import import_module

import msgspec

from kogge import EVERYONE, LUCK, Journal, Rng, game, pick
from kogge.engine.position import snapshot
from kogge.engine.texts import texts
from laws.where import function
from laws.worlds import other_worlds

MOST_ANSWERS = 20_000
ANSWERS_COMPARED = 3
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def walk(name, players, rng, every, options=None, version=None):
    """Plays a game by random answers; tries the laws at each `every`-th position. Returns the finished journal."""
    found = game(name)
    journal = Journal(found.by_rules(version or found.rules_version), players, options=options)
    table = journal.table
    census = import_module(f"games.{name.replace('-', '_')}.census").census
    components = census(table)
    until = rng.below(every)
    while not table.over:
        if until == 0:
            until = every
            options_are_what_nothing_forbids(table)
            copy_shares_nothing(table, rng)
            secrets_stay_secret(table, players, rng)
            views_and_points_tell_no_secret(table, players, rng)
            answers_tell_no_secret(journal, players, rng)
            assert census(table) == components, f"{function(census)}: counts other components than at the start"
            assert len(table.scores()) == players
        until -= 1
        journal.play(pick(table, rng))
        assert len(journal.entries) < MOST_ANSWERS, "the game does not end"
    assert census(table) == components
    assert table.legal() == []
    assert min(table.ranking()) == 1
    return journal


def options_are_what_nothing_forbids(table):
    """legal() and why_not() agree, over the whole catalogue; nobody is asked who cannot answer."""
    legal = table.legal()
    assert legal, "somebody is asked but cannot answer"
    assert len(set(legal)) == len(legal)
    before = snapshot(table)
    for action in table.game.catalogue.actions:
        rule = table.why_not(action)
        assert (rule is None) == (action in legal), action
        if rule is not None:
            assert table.game.ledger[rule.id]
    for action in table.candidates():
        assert isinstance(table.game.place(table, action), str)
        table.agenda[-1].figures(table, action)
    if table.seat == LUCK:
        odds = table.odds()
        assert len(odds) == len(legal)
        assert min(odds) > 0
    assert snapshot(table) == before, "asking changed the table"


def copy_shares_nothing(table, rng):
    before = snapshot(table)
    twin = table.copy()
    assert snapshot(twin) == before
    for _ in range(25):
        if twin.over:
            break
        twin.apply(pick(twin, rng))
    assert snapshot(table) == before, "playing on a copy changed the original"


def seen(table, seat):
    return msgspec.json.encode(table.view(seat))


def secrets_stay_secret(table, players, rng):
    """A seat sees, may do and is asked the same in every world that fits what it knows; a spectator in every world."""
    for seat in [None, *range(players)]:
        twin = table.guess(seat, rng)
        assert seen(twin, seat) == seen(table, seat)
        assert seen(twin, None) == seen(table, None)
        assert twin.seat == table.seat
        options = twin.legal()
        assert options, "somebody is asked in a guess but cannot answer"
        if table.seat != LUCK and not table.agenda[-1].private():
            assert len(options) == len(table.legal())
        if table.seat == seat:
            assert options == table.legal()
        guesses_depend_on_nothing_unknown(table, twin, seat)
        if seat is not None:
            in_step(table.copy(), twin, seat, rng)


def guesses_depend_on_nothing_unknown(table, twin, seat):
    """What a seat, and so its bot, imagines is the same in every world that it cannot tell apart; a spectator's too."""
    for eyes in {seat, None}:
        assert snapshot(table.guess(eyes, Rng(9))) == snapshot(twin.guess(eyes, Rng(9))), f"the guess of {eyes}"


def in_step(table, twin, seat, rng):
    """The same answers in both worlds never tell them apart, until one is hidden from the seat or shows a secret."""
    for _ in range(6):
        action = pick(table, rng)
        question = table.agenda[-1]
        if table.seat != seat and question.audience(table, action) not in (EVERYONE, seat):
            break
        if twin.why_not(action) is not None:
            assert table.seat != seat, "a seat may answer differently in two worlds that it cannot tell apart"
            break
        shown = question.reveals(table, action)
        table.apply(action)
        twin.apply(action)
        if shown or table.over:
            break
        assert seen(table, seat) == seen(twin, seat)
        assert twin.seat == table.seat


def views_and_points_tell_no_secret(table, players, rng):
    """A seat is shown the same, and sees the same points, in every world that the game says it cannot tell from this one."""
    for seat in [None, *range(players)]:
        for twin in other_worlds(table, seat, rng):
            assert seen(twin, seat) == seen(table, seat)
            secret = points_that_differ(table, twin, seat)
            assert secret <= set(table.game.secret_sources), f"{secret} of others tell seat {seat} what it cannot know"


def points_that_differ(table, twin, seat):
    """The sources from which others have other points in another world; a seat knows all of its own."""
    found = set()
    for owner, (here, there) in enumerate(zip(table.scores(), twin.scores(), strict=True)):
        differing = {source for (source, points), (_, others) in zip(here, there, strict=True) if points != others}
        assert owner != seat or not differing, f"the own points of seat {seat} tell a secret"
        found |= differing
    return found


def answers_tell_no_secret(journal, players, rng):
    """Of two answers whose outcomes somebody cannot tell apart, they are told the same."""
    options = list(journal.table.legal())  # which may be a list that the game keeps
    rng.shuffle(options)
    readers = [reader for reader in (None, *range(players)) if reader != journal.table.seat]
    reader = readers[rng.below(len(readers))]
    known = {}
    for draft in [answered(journal, action) for action in options[:ANSWERS_COMPARED]]:
        told = lines(draft, reader)
        before = known.setdefault(snapshot(draft.table.guess(reader, Rng(9))), draft)
        if lines(before, reader) != told:
            assert snapshot(before.table) == snapshot(draft.table), f"{reader} is told {told}, which the table does not show"


def answered(journal, action):
    """The game after an answer, with that answer alone in its log."""
    draft = copy.copy(journal)
    draft.table, draft.entries = journal.table.copy(), []
    draft.play(action)
    return draft


def lines(journal, reader):
    """All that the log tells a reader: codes, texts and places."""
    told = journal.entries[:journal.length_for([] if reader is None else [reader])]
    texts_of = texts(journal.game, "en").entry
    return [(entry.text(reader), texts_of(entry, reader, NAMES), entry.seen_by(reader) and entry.place) for entry in told]
