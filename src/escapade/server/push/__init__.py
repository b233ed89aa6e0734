"""Messages to people whose page is closed, through the push services of browsers. LAW: the only room that opens a
connection to another host; nothing of a match goes into a message but whose turn it is.
"""
