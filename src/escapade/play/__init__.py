"""One match as it is played: its words, its record, its streams of luck, and what may be taken back.

Law: knows core, content and games; no input or output but the lines of a record, no clock, no bot, no sentence.
"""
