"""What a game is made of: questions that wait for an answer, steps that run by themselves, a table that holds both."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.rule import GAME_OVER, NOT_ASKED, Refused, Rule

if TYPE_CHECKING:
    from kogge.engine.game import Game

LUCK: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3
LATER: Final = -4

Figures = dict[str, int | str]

T = TypeVar("T", bound="Table")


class Question(Generic[T]):
    """Something the game waits for. `refusal` is the only place where its rules stand."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def copy(self) -> Question[T]:
        """Questions that never change are shared between copies of a table; others override this."""
        return self

    def candidates(self, table: T) -> list[Action]:
        """Every answer worth showing, allowed or not. Each question says; a step is never asked."""
        raise NotImplementedError

    def refusal(self, table: T, action: Action) -> Rule | None:
        """The rule that forbids this candidate, or None."""
        return None

    def options(self, table: T) -> list[Action]:
        """The candidates that nothing forbids. Where it is written by hand for speed, a law compares it with `refusal`."""
        out: list[Action] = []
        for action in self.candidates(table):
            if self.refusal(table, action) is None:
                out.append(action)
        return out

    def answer(self, table: T, action: Action) -> None:
        """Carry out an allowed action: close first, change the table, ask last. Each question says how; a step is never asked."""
        raise NotImplementedError

    def run(self, table: T) -> None:
        """What a step does when its time has come; each step says. Nobody runs a question."""
        raise NotImplementedError

    def weight(self, table: T, action: Action) -> i64:
        """How likely luck is to answer so, relative to its other options."""
        return 1

    def audience(self, table: T, action: Action) -> i64:
        """Who sees this answer besides the one who gives it: EVERYONE, or one seat, or NOBODY; LATER: everyone, but not
        before the next answer. Until then nothing may tell that it was given, so it must not be taken back (`reveals`)."""
        return EVERYONE

    def covert(self) -> bool:
        """Whether an answer may be told LATER. Then nobody before takes back an answer: the refusal would tell."""
        return False

    def private(self) -> bool:
        """Whether only the asked seat knows how many answers are allowed. Then no haste may tell that there was but one."""
        return False

    def reveals(self, table: T, action: Action) -> bool:
        """Whether the answer shows somebody something that cannot be unseen, so that there is no way back."""
        return False

    def loses(self, table: T, action: Action) -> str:
        """What this answer gives up for good, as a key of the text `lost-KEY`; "" if nothing."""
        return ""

    def figures(self, table: T, action: Action | None) -> Figures:
        """Numbers and words for the text of this question, or of one candidate and its refusal."""
        return {}


class Step(Question[T]):
    """Something the game does by itself as soon as it comes to the top of the agenda."""

    def __init__(self) -> None:
        self.seat = NOBODY


class Table:
    """What lies on the table, open and hidden. The last entry of the agenda is what happens next."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.agenda: list[Question[Any]] = []

    @property
    def seat(self) -> int:
        """The seat whose answer is awaited; LUCK when it is luck's, NOBODY when the game is over."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    @property
    def over(self) -> bool:
        return not self.agenda

    def ask(self, first: Question[Any], then: Question[Any] | None = None) -> None:
        """Put one or two entries on the agenda, in the order in which they come."""
        if then is not None:
            self.agenda.append(then)
        self.agenda.append(first)

    def close(self, question: Question[Any]) -> None:
        """Take the answered question off the agenda, before anything else is put on it."""
        top = self.agenda.pop()
        assert top is question

    def copy_agenda(self) -> list[Question[Any]]:
        return [question.copy() for question in self.agenda]

    def copy(self) -> Table:
        """Another table in the same position; nothing that can change is shared. Each game's table says how."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """Every allowed answer; empty only when the game is over."""
        if not self.agenda:
            return []
        return self.agenda[-1].options(self)

    def forced(self) -> Action | None:
        """The only answer that a seat has, where everybody knows that it is the only one."""
        if not self.agenda or self.agenda[-1].seat < 0 or self.agenda[-1].private():
            return None
        options = self.agenda[-1].options(self)
        return options[0] if len(options) == 1 else None

    def odds(self) -> list[int]:
        """How likely each of legal() is, relative to the others, when luck is to answer."""
        question = self.agenda[-1]
        return [int(question.weight(self, action)) for action in question.options(self)]

    def candidates(self) -> list[Action]:
        """Every answer worth showing, allowed or not."""
        return self.agenda[-1].candidates(self) if self.agenda else []

    def why_not(self, action: Action) -> Rule | None:
        """None if the action is legal, else the rule that forbids it."""
        if not self.agenda:
            return GAME_OVER
        question = self.agenda[-1]
        for candidate in question.candidates(self):
            if candidate is action:
                return question.refusal(self, action)
        return NOT_ASKED

    def play(self, action: Action) -> None:
        """Answer the question on top, or raise Refused with the table unchanged."""
        rule = self.why_not(action)
        if rule is not None:
            raise Refused(rule, action)
        self.apply(action)

    def apply(self, action: Action) -> None:
        """Answer without checking. Only for actions taken from legal()."""
        agenda = self.agenda
        agenda[-1].answer(self, action)
        self.proceed()

    def proceed(self) -> None:
        """Run the steps that wait on top until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if top.seat != NOBODY:
                return
            agenda.pop()
            top.run(self)

    def view(self, seat: int | None) -> Any:
        """All that this seat may know, as a msgspec Struct; None for a spectator."""
        return self.game.view(self, seat)

    def guess(self, seat: int | None, rng: Rng) -> Any:
        """A copy in which all that `seat` cannot know is dealt anew, consistent with what it knows; None: a spectator."""
        return self.game.guess(self, NOBODY if seat is None else seat, rng)

    def scores(self) -> list[list[tuple[str, int]]]:
        """For each seat where its points come from, as they stand now."""
        return self.game.scores(self)

    def totals(self) -> list[int]:
        """Points of each seat as they stand now."""
        return [sum(points for _, points in sources) for sources in self.scores()]

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first, by points and tie-breaks; equal ones share a place (1, 1, 3)."""
        keys = [(total, *breaks) for total, breaks in zip(self.totals(), self.game.tie_breaks(self), strict=True)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]


class Seen:
    """What readers saw of a table last. A view made after it holds the very parts of it that have not changed since."""

    def __init__(self, table: Any, views: dict[int | None, Any]) -> None:
        self.table: Final = table
        self.views: Final = views
        """By seat; None: a spectator's."""


def pick(table: Table, rng: Rng) -> Action:
    """A random legal answer; luck's by its odds."""
    question = table.agenda[-1]
    options = question.options(table)
    if question.seat != LUCK:
        return options[rng.below(len(options))]
    total: i64 = 0
    for action in options:
        total += question.weight(table, action)
    left = rng.below(total)
    for action in options:
        left -= question.weight(table, action)
        if left < 0:
            return action
    raise ValueError("luck has no answer")


def playout(table: Table, rng: Rng) -> int:
    """Random answers until the end; returns how many."""
    count: i64 = 0
    while table.agenda:
        table.apply(pick(table, rng))
        count += 1
    return count
