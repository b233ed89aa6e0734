"""The commands of the command line, one small file each; `escapade.cli` hangs them up.

Law: data on stdout, talk on stderr; 0 is done, 1 refused or failed, 2 bad usage or bad input; never a prompt
off a terminal, never a stack trace for what a person typed.
"""
