"""Messages to people whose page is closed, through the push services of browsers.

Law: the only room that opens a connection to another host, and only to a push service. Nothing of a match goes into a
message but what it calls for. Looks at tables, which know nothing of it.
"""
