"""`python -m gangoffour`: the command line, where its name is not on the path."""

from gangoffour.cli import main

main()
