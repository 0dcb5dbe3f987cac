"""Everything that crosses the wire, a file for each room; docs/protocol.md explains it, TypeScript types are made from it."""
from kogge.server.messages.clubs import *
from kogge.server.messages.games import *
from kogge.server.messages.learning import *
from kogge.server.messages.live import *
from kogge.server.messages.meeting import *
from kogge.server.messages.notices import *
from kogge.server.messages.orders import *
from kogge.server.messages.people import *
from kogge.server.messages.seen import *
from kogge.server.messages.studies import *
from kogge.server.messages.tables import *
from kogge.server.messages.words import *
