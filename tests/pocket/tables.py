"""What a loaded pocket game looks up: its deck, its options and the numbers of its actions."""

from escapade.core.action import ActionTable


class Tables:
    """PK-1, PK-6, PK-7: how many cards of each kind, how many rounds, and which of the rules are on."""

    def __init__(self, counts: list[int], options: dict[str, int], actions: ActionTable) -> None:
        self.counts = counts
        self.rounds = options["rounds"]
        self.has_ballots = options["ballots"] != 0
        self.is_tie_lost = options["tie"] != 0
        self.actions = actions
