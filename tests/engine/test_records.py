"""Records and journals: text in, text out, and a clear line where something is wrong."""
import pytest

from kogge import BadOption, Journal, Record, RecordError, Refused, Rng, Sheet, game, pick, replay
from kogge.engine.entry import Entry
from kogge.engine.game import MOST_PARTS
from kogge.engine.position import digest
from kogge.engine.record import seat_name
from kogge.engine.table import EVERYONE, LUCK, NOBODY


def journal(answers=120, players=3):
    found = Journal(game("nauticus"), players, names=["Ann", "Bob", "Cem"][:players])
    rng = Rng(4)
    for _ in range(answers):
        found.play(pick(found.table, rng))
    return found


def broken(text, old, new):
    with pytest.raises(RecordError) as error:
        replay(Record.read(text.replace(old, new, 1)))
    return str(error.value)


def test_a_record_survives_writing_and_reading():
    text = journal().record().write()

    assert Record.read(text).write() == text
    assert digest(replay(Record.read(text))) == digest(journal().table)


def test_the_header_names_game_parts_rules_and_people():
    lines = journal().record().write().splitlines()

    assert lines[:4] == ["kogge record 1", "game: nauticus", "players: 3", "rules: 1"]
    assert lines[4] == f"parts: standard {game('nauticus').sheet.hash}"
    assert lines[5:10] == ["option edition: final", "name 0: Ann", "name 1: Bob", "name 2: Cem", ""]


def test_a_broken_record_names_the_line():
    text = journal().record().write()
    first = text.splitlines()[10]  # the first answer, line 11

    assert "line 1:" in broken(text, "kogge record 1", "something else")
    assert "line 3:" in broken(text, "players: 3", "players: three")
    assert "line 3:" in broken(text, "players: 3", "players: 9")
    assert "line 4:" in broken(text, "rules: 1", "rules: 99")
    assert "line 5:" in broken(text, game("nauticus").sheet.hash, "0123456789abcdef")
    assert "line 11: nauticus knows no action" in broken(text, first, "luck: lay eggs")
    assert "nauticus.round.tile-once" in broken(text, text.splitlines()[11], first)
    assert "line 11" in broken(text, first, "0" + first.removeprefix("luck"))
    assert "header" in broken(text, "game: nauticus\n", "")


def test_a_refused_answer_changes_nothing():
    found = journal()
    before = digest(found.table)
    refused = next(action for action in found.game.catalogue.actions if found.table.why_not(action))

    with pytest.raises(Refused) as error:
        found.play(refused)

    assert error.value.action is refused
    assert error.value.rule is found.table.why_not(refused)
    assert digest(found.table) == before
    assert len(found.entries) == 120


def test_the_table_at_any_moment():
    found = journal()

    assert digest(found.at(0)) == digest(found.fresh())
    assert digest(found.at(120)) == digest(found.table)


def test_undo_reaches_back_to_luck_or_another_seat():
    found = Journal(game("nauticus"), 2)
    for text in [*["lay " + tile for tile in ("money", "masts", "sails", "goods", "transport", "hulls", "delivery", "crowns")],
                 "choose money", "use a worker", "done"]:
        found.play(found.game.action(text))

    assert found.undoable(0) == 3
    assert found.undoable(1) == 0
    found.undo(2)
    assert [entry.action.text for entry in found.entries][-1] == "choose money"
    found.undo(1)
    assert found.undoable(0) == 0  # luck came before


def test_undo_stops_at_what_was_shown():
    found = Journal(game("nauticus"), 2)
    shown = Entry(0, found.game.action("pass"), EVERYONE, True)
    found.entries = [shown, Entry(0, found.game.action("done"), EVERYONE, False)]

    assert found.undoable(0) == 1


def test_who_sees_an_answer():
    action = game("nauticus").action("pass")
    secret, open_, dealt = Entry(1, action, NOBODY, False), Entry(1, action, EVERYONE, False), Entry(LUCK, action, 2, False)

    assert [secret.seen_by(reader) for reader in (None, 0, 1, 2)] == [False, False, True, False]
    assert [open_.seen_by(reader) for reader in (None, 0, 1, 2)] == [True, True, True, True]
    assert [dealt.seen_by(reader) for reader in (None, 0, 1, 2)] == [False, False, False, True]
    assert secret.text(0) == "pass ?"


def test_a_game_is_played_by_the_rules_it_was_begun_with():
    liguria = game("liguria")
    old = Journal(liguria.by_rules(1), 3)
    old.play(pick(old.table, Rng(1)))

    assert liguria.by_rules(liguria.rules_version) is liguria
    assert liguria.by_rules(1) is liguria.by_rules(1)
    assert old.record().rules_version == 1
    assert Journal.replay(Record.read(old.record().write()), liguria).game.rules_version == 1
    with pytest.raises(BadOption, match="not 99"):
        liguria.by_rules(99)
    with pytest.raises(BadOption, match="not 0"):
        liguria.by_rules(0)


def test_printed_values_are_found_by_their_hash():
    found = game("die-werft")

    assert found.printed(found.sheet.hash) is found.sheet
    assert [found.printed(sheet.hash).hash for sheet in found.earlier_sheets] == [sheet.hash for sheet in found.earlier_sheets]
    assert found.sheet.hash not in [sheet.hash for sheet in found.earlier_sheets]
    assert found.printed("0123456789abcdef") is None


def test_a_record_with_other_parts_needs_them():
    sheet = Sheet(game("nauticus").sheet.text.replace("taler = 15", "taler = 16"), "mine.toml")
    found = Journal(game("nauticus"), 2, parts=sheet)
    found.play(found.game.action("lay money"))
    record = Record.read(found.record().write())

    with pytest.raises(RecordError, match="line 5"):
        replay(record)
    assert digest(replay(record, sheet)) == digest(found.table)


def test_a_record_that_would_be_costly_to_read_is_refused():
    text = Journal(game("nauticus"), 2).record().write()

    with pytest.raises(RecordError, match="at most 262144 characters"):
        Record.read(text + "luck: start 0\n" * 20_000)
    with pytest.raises(RecordError, match=r"line 3: .* is not a number") as error:
        Record.read(text.replace("players: 2", "players: " + "2" * 5000))
    assert len(str(error.value)) < 500


def test_a_game_remembers_the_latest_parts_only():
    found = game("nauticus")
    for taler in range(100):
        found.start(2, Sheet(found.sheet.text.replace("taler = 15", f"taler = {taler}", 1)))

    assert len(found._parts) <= MOST_PARTS
    assert found.start(2).players[0].taler == 15


@pytest.mark.parametrize("name", ["two\nlines", "a\rb", "a\u2028b", "a\x85b", "a\x1cb", "\n\nfirst: 1", "name 1: x", " wide "])
def test_a_name_takes_one_line_whatever_it_holds(name: str) -> None:
    record = Record("nauticus", 2, parts=name, parts_hash="a1b2", names=[name, "Bert"], answers=["luck: start 0"])
    again = Record.read(record.write())
    assert again.names == [" ".join(name.split()), "Bert"]
    assert again.parts == " ".join(name.split())
    assert again.answers == record.answers


def seen(found, eyes):
    """The record of a running game as some seats may know it."""
    record = found.record()
    known = [next((entry.text(seat) for seat in eyes if entry.seen_by(seat)), entry.text(None)) for entry in found.entries]
    record.answers = [f"{seat_name(entry.seat)}: {text}" for entry, text in zip(found.entries, known, strict=True)]
    record.eyes = eyes
    return Record.read(record.write())


def running(name, players, answers, seed):
    found = Journal(game(name), players)
    rng = Rng(seed)
    while len(found.entries) < answers and not found.table.over:
        found.play(pick(found.table, rng))
    return found


@pytest.mark.parametrize(("name", "answers"), [("die-werft", 260), ("grog-island", 260)])
@pytest.mark.parametrize("eyes", [(0,), (1,), ()])
def test_a_record_for_looking_only_replays_as_far_as_its_eyes_could_see(name, answers, eyes):
    for seed in range(3):
        found = running(name, 3, answers, seed)
        record = seen(found, eyes)
        assert any(answer.endswith(" ?") for answer in record.answers)
        assert "for looking only" in record.write()

        again = Journal.replay(record, game(name))

        assert len(again.entries) == len(found.entries)
        for mine, theirs in zip(again.entries, found.entries, strict=True):
            assert (mine.seat, mine.audience) == (theirs.seat, theirs.audience)
            assert not any(theirs.seen_by(seat) for seat in (None, *eyes)) or mine.action is theirs.action
        for seat in eyes:
            assert again.table.view(seat) == found.table.view(seat)  # what the seat saw was not imagined


def test_a_hidden_answer_belongs_to_a_record_for_looking():
    record = seen(running("die-werft", 2, 120, 1), (0,))
    record.eyes = None

    with pytest.raises(RecordError, match="knows no action 'deal \\?'"):
        replay(record)
