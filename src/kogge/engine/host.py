"""Tables at which everything but the learners' answers happens by itself: luck, and the seats that bots play. Compiled."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.observation import Notes, note_awaited
from kogge.engine.table import EVERYONE, LUCK, Table, pick

Observe = Callable[[Notes, Any, int], None]
"""A game's own: notes what a seat may know."""

Rival = Callable[[Table, int, int], Action]
"""A bot: the table, its seat and a seed give its answer."""


class Host:
    """One table. `learner` is the seat whose answers come from outside, or EVERYONE."""

    def __init__(self, fresh: Table, players: i64, observe: Observe, rival: Rival | None, seed: i64) -> None:
        self.fresh: Final = fresh
        self.players: Final = players
        self.observe: Final = observe
        self.rival: Final = rival
        """Without one, the other seats answer at random."""
        self.rng: Rng = Rng(seed)
        self.learner: i64 = EVERYONE
        self.table: Table = fresh
        self.options: list[Action] = []
        self.blank: Final = bytes(len(fresh.game.catalogue))

    def start(self, learner: i64) -> None:
        """A new game, up to the first question for a learner."""
        self.learner = learner
        self.table = self.fresh.copy()
        self.go_on()

    def go_on(self) -> None:
        """Luck and bots answer until a learner is asked or the game is over."""
        table = self.table
        while table.agenda:
            seat = table.agenda[-1].seat
            if seat == LUCK:
                table.apply(pick(table, self.rng))
            elif self.learner == EVERYONE or seat == self.learner:
                break
            elif self.rival is None:
                table.apply(pick(table, self.rng))
            else:
                table.apply(self.rival(table, int(seat), int(self.rng.word())))
        self.options = table.legal()

    def allows(self, index: i64) -> bool:
        for action in self.options:
            if action.index == index:
                return True
        return False

    def answer(self, index: i64) -> None:
        """A legal answer by its number in the catalogue, and all that follows by itself."""
        self.table.apply(self.fresh.game.catalogue.actions[index])
        self.go_on()

    def note(self, notes: Notes, seat: i64) -> None:
        """What the seat may know, after whose answer is awaited."""
        note_awaited(notes, self.table, seat, self.players)
        self.observe(notes, self.table, int(seat))

    def note_options(self, out: BytesWriter, seat: i64) -> None:
        """A byte for each action of the catalogue: 1 if the seat may answer so now."""
        start = len(out)
        out.write(self.blank)
        agenda = self.table.agenda
        if agenda and agenda[-1].seat == seat:
            for action in self.options:
                out[start + action.index] = 1


class Hosts:
    """Many tables that are answered together. A game that ends is followed by a new one at once.

    What is to be told of a table is noted right after its answer, while the processor still has it at hand.
    """

    def __init__(self, hosts: list[Host], learner: i64, reward: Callable[[Table], list[float]]) -> None:
        self.hosts: Final = hosts
        self.notes: Final = Notes()
        self.masks: Final = BytesWriter()
        self.learner: Final = learner
        self.reward: Final = reward
        self.rewards: list[list[float]] = []
        """Of the games that ended in the last step."""
        self.scores: list[list[int]] = []
        self.ended: list[int] = []

    def start(self) -> None:
        for host in self.hosts:
            self.restart(host)
            self.note(host)

    def restart(self, host: Host) -> None:
        learner = self.learner
        if learner == LUCK:
            learner = host.rng.below(host.players)
        host.start(learner)

    def answer(self, indices: list[int]) -> None:
        """One answer at each table. All are checked before any is given."""
        for number in range(len(self.hosts)):
            if not self.hosts[number].allows(indices[number]):
                host = self.hosts[number]
                host.table.play(host.fresh.game.catalogue.actions[indices[number]])
        self.ended, self.rewards, self.scores = [], [], []
        for number in range(len(self.hosts)):
            host = self.hosts[number]
            host.answer(indices[number])
            if not host.table.agenda:
                self.ended.append(number)
                self.rewards.append(self.reward(host.table))
                self.scores.append(host.table.totals())
                self.restart(host)
            self.note(host)

    def note(self, host: Host) -> None:
        """What the one who is asked may know and answer."""
        seat = host.table.agenda[-1].seat
        host.note(self.notes, seat)
        host.note_options(self.masks, seat)

    def seats(self) -> list[int]:
        """Who is asked at each table."""
        return [int(host.table.agenda[-1].seat) for host in self.hosts]

    def rows(self) -> bytes:
        """All that was noted in the last step."""
        return self.notes.take()

    def options(self) -> bytes:
        masks = self.masks.getvalue()
        self.masks.truncate(0)
        return masks
