"""`python -m kogge.cli`, the same as `kogge`."""
from __future__ import annotations

import sys

from kogge.cli import main

if __name__ == "__main__":
    sys.exit(main())
