"""The tables of the database, a file for each room."""
from kogge.server.storage.rows.admin import *
from kogge.server.storage.rows.clubs import *
from kogge.server.storage.rows.meeting import *
from kogge.server.storage.rows.meta import *
from kogge.server.storage.rows.notices import *
from kogge.server.storage.rows.people import *
from kogge.server.storage.rows.processes import *
from kogge.server.storage.rows.tables import *
