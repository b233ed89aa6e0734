"""What each message wants: functions that take the situation, the sender and the message, and return a Change.

Law: they write nothing, send nothing and keep nothing; what they want done is in the Change, as data.
"""
