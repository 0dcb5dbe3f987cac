"""A study: lines on a position, in any game, for whoever may see it."""
import pytest

from kogge import Journal, RecordError, Rng, game, games, pick
from kogge.engine.position import digest
from kogge.study import BadLine, Study, read, trunk, write
from kogge.study import study as room

TABLES = [(name, players) for name in games() for players in game(name).players]


def played(name, players, answers, seed=5):
    """A game after so many random answers, or at its end."""
    journal, rng = Journal(game(name), players), Rng(seed)
    while not journal.table.over and len(journal.entries) < answers:
        journal.play(pick(journal.table, rng))
    return journal


def tried(study, at, answers, seed):
    """A random line of so many answers."""
    table, rng, line = study.start(at), Rng(seed), []
    while not table.over and len(line) < answers:
        line.append(pick(table, rng).text)
        table.apply(table.game.action(line[-1]))
    return line


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_that_is_over_is_studied_as_it_was(name, players):
    journal = played(name, players, 10_000)
    study, half = Study(journal, eyes=0, seed=3), len(journal.entries) // 2
    assert digest(study.start(half)) == digest(journal.at(half))
    followed = study.follow(half, [entry.action.text for entry in journal.entries[half:]])
    assert digest(followed.table) == digest(journal.table)
    assert [entry.action for entry in followed.entries] == [entry.action for entry in journal.entries[half:]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_found_in_a_study_does_not_depend_on_what_the_eyes_cannot_know(name, players):
    for answers in (60, 120, 200):
        journal = played(name, players, answers, seed=answers)
        if journal.table.over:
            continue
        for eyes in range(players):
            other = played(name, players, answers, seed=answers)
            other.table = journal.table.guess(eyes, Rng(99))
            known = journal.length_for([eyes])
            if known < len(journal.entries):
                continue
            mine, theirs = (table.guess(eyes, Rng(7)) for table in (journal.table, other.table))
            assert digest(mine) == digest(theirs)


def test_the_unknown_is_dealt_anew_by_another_seed():
    journal = played("die-werft", 3, 200)
    deals = {digest(Study(journal, eyes=0, seed=seed).start(len(journal.entries))) for seed in range(1, 9)}
    assert len(deals) > 1
    assert len({digest(Study(journal, eyes=0, seed=1).start(len(journal.entries))) for _ in range(3)}) == 1


def test_a_line_that_cannot_be_followed_says_where_and_why():
    study = Study(played("nauticus", 2, 8))
    with pytest.raises(BadLine, match="answer 1 of the line: nauticus knows no action 'eat bow'"):
        study.follow(8, ["eat bow"])
    first = study.start(8).legal()[0].text
    with pytest.raises(BadLine, match="answer 2 of the line") as refused:
        study.follow(8, [first, first])
    assert refused.value.step == 1
    assert refused.value.rule is not None
    with pytest.raises(BadLine, match="the game has 8 answers, not 9"):
        study.follow(9, [])
    with pytest.raises(BadLine, match="at most"):
        study.follow(8, ["pass"] * (room.LONGEST_LINE + 1))


def test_nothing_can_be_answered_after_the_end():
    journal = played("nauticus", 2, 10_000)
    with pytest.raises(BadLine, match=r"engine\.game-over"):
        Study(journal).follow(len(journal.entries), ["pass"])


def test_lines_grow_into_a_tree():
    study = Study(played("nauticus", 2, 20))
    long, other = tried(study, 20, 6, seed=1), tried(study, 20, 4, seed=4)
    assert long[0] != other[0]
    study.add(20, long)
    study.add(20, other)
    study.add(20, long[:3])  # is there already
    assert study.size() == 10
    assert [node.action.text for node in study.branches[20]] == [long[0], other[0]]
    assert study.promote(20, other[:1])
    assert [node.action.text for node in study.branches[20]] == [other[0], long[0]]
    assert study.cut(20, long[:2])
    assert study.size() == 5
    assert not study.cut(20, long[:2])
    assert study.cut(20, other[:1])
    assert study.cut(20, long[:1])
    assert study.branches == {}


def test_a_bad_line_leaves_the_tree_as_it_was(monkeypatch):
    study = Study(played("nauticus", 2, 20))
    good = tried(study, 20, 3, seed=1)
    with pytest.raises(BadLine):
        study.add(20, [*good, "eat bow"])
    monkeypatch.setattr(room, "MOST_NODES", 2)
    with pytest.raises(BadLine, match="a study has at most 2 answers"):
        study.add(20, good)
    assert study.branches == {}


@pytest.mark.parametrize("name", games())
def test_a_study_is_written_and_read(name):
    journal = played(name, game(name).players[0], 10_000)
    study, length = Study(journal), len(journal.entries)
    for at, seed in ((0, 1), (length // 3, 2), (length // 2, 3), (length // 2, 4), (length - 3, 5)):
        line = tried(study, at, 7, seed)
        study.add(at, line)
        study.add(at, line[:2] + tried_after(study, at, line[:2], seed))
        study.node(at, line[:1]).comment = "tempting (yes)\n{but} dear"
    study.comments |= {0: "a quiet game", length // 2: "here it turned"}
    text = write(study)
    again = read(text, journal.game)
    assert write(again) == text
    assert again.branches.keys() == study.branches.keys()
    assert again.node(0, tried(study, 0, 1, 1)).comment == "tempting (yes)\n{but} dear"
    assert again.comments == study.comments
    assert trunk(text).answers == journal.record().answers


def tried_after(study, at, line, seed):
    table, rng = study.follow(at, line).table, Rng(seed + 100)
    answers = []
    while not table.over and len(answers) < 3:
        answers.append(pick(table, rng).text)
        table.apply(table.game.action(answers[-1]))
    return answers


def test_a_study_may_go_on_where_the_game_stopped():
    study = Study(played("liguria", 3, 50))
    for seed in (1, 2, 3):
        study.add(50, tried(study, 50, 5, seed))
    text = write(study)
    assert "\nplayed: 50\n" in text
    again = read(text, study.journal.game)
    assert len(again.journal.entries) == 50
    assert [node.action for node in again.branches[50]] == [node.action for node in study.branches[50]]
    assert write(again) == text


@pytest.mark.parametrize(("change", "problem"), [
    ("\n)", "this bracket was never opened"),
    ("\n(", "a bracket is not closed"),
    ("\n(\n)", "there is nothing in these brackets"),
    ("\n(\n{a comment}\n)", "a comment follows the answer that it is about"),
    ("\n(\n0: eat bow\n)", "knows no action 'eat bow'"),
    ("\n(\n7: pass\n)", "'s answer that is awaited"),
    ("\n{" + "a" * 3000 + "}", "a comment has at most 2000 letters"),
    ("\n0: eat bow", "knows no action 'eat bow'"),
])
def test_a_text_that_is_no_study_says_in_which_line(change, problem):
    journal = played("nauticus", 2, 12)
    text = journal.record().write().rstrip("\n")
    with pytest.raises(RecordError, match=problem) as error:
        read(text + change, journal.game)
    assert len(text.splitlines()) < error.value.line <= len((text + change).splitlines())


def test_a_bracket_needs_an_answer_to_replace():
    journal = played("nauticus", 2, 12)
    header, _, answers = journal.record().write().partition("\n\n")
    with pytest.raises(RecordError, match="a bracket follows the answer that it replaces"):
        read(header + "\n\n(\n" + answers, journal.game)
