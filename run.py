#!/usr/bin/env python3
"""Set Escapade up and start it, with nothing but Python 3.11 and pip.

    python3 run.py                 set up what is missing, serve, and open the browser
    python3 run.py play            play in the terminal
    python3 run.py setup           set up only: the packages in .venv, the rules compiled
    python3 run.py check           lint, types and formatting of both languages, in seconds
    python3 run.py check PIECE ... only these: lint, types, client-lint, client-format, client-types
    python3 run.py test            all of these afresh, then every test on both engines
    python3 run.py test ARGUMENTS  pytest alone with these arguments, on the interpreted engine
                                   (--engine=compiled: on the other one, --engine=both: on both)
    python3 run.py scenario FILE N a test that begins after entry N of a record, on stdout (docs/debug.md)
    python3 run.py sbom FILE       what Escapade is made of, as a CycloneDX document
    python3 run.py audit           what is known against the packages it uses, and which are outdated
    python3 run.py screenshots     pictures of every page, game and language, in build/screenshots
    python3 run.py bench           the benchmarks
    python3 run.py soak            the long run that looks for rare faults
    python3 run.py WORD ...        anything else goes to the escapade command: run.py sim evades
    python3 run.py --version       the version, and which engine there is

ESCAPADE_COMPILE=0 never compiles the rules, 1 makes it an error if they cannot be compiled; without
it they are compiled where there is a C compiler, and run interpreted elsewhere. ESCAPADE_WEB says the
same about the browser's client, which needs Node.js: the machine's, or one that is fetched. Nothing
waits for compiled rules but setup, test, bench, soak, screenshots, compare, tune, ladder, and a sim or a report
of more than 200 matches.
"""

# Down to the sentence about its age, this file is read by every Python since 2.7: old syntax, no import that one lacks.
import sys

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0])

from tools.launch.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], str(__doc__)))
