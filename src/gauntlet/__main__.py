"""`python -m gauntlet` is the command `gauntlet`."""

from gauntlet.cli import main

if __name__ == "__main__":
    main()
