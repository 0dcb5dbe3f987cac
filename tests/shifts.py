"""Which test process does what, and when: what takes long is begun first, so that nobody is left alone with it at the end."""
from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Any

from xdist.scheduler import LoadScopeScheduling

TOGETHER = "tests/cli/test_new_game.py"
"""The file whose tests share a copy of the house, and so run in one process."""
PAGE = "tests/web/"
"""Where a browser is. Its event loop runs on in its process, where no other may begin: so the page comes last there. But one
process has nothing else, from the beginning: who looks at a page waits much, and there is other work then."""
MANY = 100
"""With fewer pages it would be done with them before the others come to theirs."""
TOOK = "kogge/took"
"""How long each test took when it was last run, by pytest's own memory."""


class Shifts(LoadScopeScheduling):  # type: ignore[misc]
    """Each process has one test and the next."""

    def __init__(self, config: Any, log: Any) -> None:
        config.option.loadscopereorder = False  # what has few tests may take long
        super().__init__(config, log)
        self.memory = getattr(config, "cache", None)
        self.took: dict[str, float] = self.memory.get(TOOK, {}) if self.memory else {}
        self.arranged = False
        self.pager: Any = None

    def _split_scope(self, nodeid: str) -> str:
        return TOGETHER if nodeid.startswith(TOGETHER) else nodeid

    def arrange(self) -> None:
        """The longest first, but the page last. Tests of a file stay together, for what they share is made once."""
        self.arranged = True
        files: Counter[str] = Counter()
        for nodeid, seconds in self.took.items():
            files[nodeid.partition("::")[0]] += seconds
        self.workqueue = OrderedDict(sorted(self.workqueue.items(), key=lambda unit: (
            unit[0].startswith(PAGE), -files[unit[0].partition("::")[0]])))
        if sum(scope.startswith(PAGE) for scope in self.workqueue) > MANY and len(self.nodes) > 1:
            self.pager = self.nodes[-1]

    def _assign_work_unit(self, node: Any) -> None:
        if not self.arranged:
            self.arrange()
        if node is self.pager:
            page = next((scope for scope in self.workqueue if scope.startswith(PAGE)), None)
            if page is None:
                node.shutdown()
                return
            self.workqueue.move_to_end(page, last=False)
        super()._assign_work_unit(node)

    def _reschedule(self, node: Any) -> None:
        if not self.workqueue or self._pending_of(self.assigned_work[node]) < 2:
            super()._reschedule(node)

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        self.took[self.registered_collections[node][item_index]] = round(duration, 1)
        super().mark_test_complete(node, item_index, duration)
        if self.memory and not self.workqueue:
            self.memory.set(TOOK, self.took)
