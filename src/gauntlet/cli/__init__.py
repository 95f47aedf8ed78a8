"""The command line. A command imports what it needs when it runs, so that all start quickly."""

from gauntlet.cli import bot_commands as bot_commands  # importing a module registers its commands
from gauntlet.cli import compile_command as compile_command
from gauntlet.cli import dataset_command as dataset_command
from gauntlet.cli import doctor as doctor
from gauntlet.cli import game_commands as game_commands
from gauntlet.cli import play_command as play_command
from gauntlet.cli import review_command as review_command
from gauntlet.cli import serve as serve
from gauntlet.cli import site_command as site_command
from gauntlet.cli import train_command as train_command
from gauntlet.cli.common import app as app
from gauntlet.cli.common import main as main
