"""The command line: puts the rooms together. A command imports what it needs only when it runs."""

from gauntlet.cli import arena as arena  # its import registers its commands
from gauntlet.cli import games as games
from gauntlet.cli import local as local
from gauntlet.cli import review as review
from gauntlet.cli import serve as serve
from gauntlet.cli.app import app as app
from gauntlet.cli.app import main as main
