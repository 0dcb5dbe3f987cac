"""`python -m kogge.arena arena …` and `… ladder …`, for where the whole program is not wanted."""
from __future__ import annotations

import argparse
import sys

from kogge.arena import commands

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="kogge")
    commands.add(parser.add_subparsers(required=True))
    arguments = parser.parse_args()
    sys.exit(arguments.run(arguments))
