"""Search: what an expert would do, and whether imagined worlds say that something else is better.

Law: knows no game. The expert's answer is the null hypothesis: another one takes its place only if it did better in the
same worlds with the same dice by more than chance explains. Budgets are in simulations; a clock comes from outside.
"""
