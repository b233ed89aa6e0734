"""Bytes and messages: the protocol, how it is read and written, and the sockets it goes over.

Law: knows nothing of matches, tables or disk. A connection hands what a client sends to a `Receiver`, and sends what
it is given; the types of the protocol are written here and nowhere else.
"""
