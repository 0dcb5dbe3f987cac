"""Gathers all tables of the database."""
from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

META: Final = MetaData()
