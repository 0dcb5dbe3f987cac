"""Studies: answers tried on a position that somebody may see. Planning, exploring and reviewing are all this."""
from __future__ import annotations

from kogge.study.notation import read, trunk, write
from kogge.study.study import MOST_NODES, BadLine, Line, Node, Study

__all__ = ["MOST_NODES", "BadLine", "Line", "Node", "Study", "read", "trunk", "write"]
