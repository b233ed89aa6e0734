"""Tables that people reach over the network.

Law: the only place with sockets, clocks, secrets and disk. The rules know nothing of it: it plays matches through
the contract, keeps their words in one append-only log, and sends every viewer what that viewer may know.
"""
