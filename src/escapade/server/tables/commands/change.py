"""What a command wants: a Change, tried out on copies, which the table writes, adopts and carries out."""

import time
from dataclasses import dataclass

from escapade.play.match import Draft
from escapade.server.store.writes import ChatRow, TokenRow
from escapade.server.tables.dealer import Dealer
from escapade.server.tables.document import Document, EndDocument
from escapade.server.tables.situation import Situation
from escapade.server.wire import protocol as p


@dataclass(frozen=True)
class HintWanted:
    """A bot is to think for a seat."""

    seat: int
    bot: str


@dataclass(frozen=True)
class AdviceWanted:
    """The bot of a seat is to tell another what it thinks."""

    adviser: int
    asker: int


@dataclass(frozen=True)
class HistoryWanted:
    """Everything a viewer was ever sent about the match is to be read from the log."""

    viewer: int


@dataclass(frozen=True)
class RematchWanted:
    """A seat wants its place at the next table, or does not; `key` is the hashed token of the device that asks."""

    seat: int
    key: str
    join: bool


Errand = HintWanted | AdviceWanted | HistoryWanted | RematchWanted


class Change:
    """What is to be written, and what is to be done besides; empty where a command changes nothing."""

    def __init__(self, *, draft: Draft | None = None, document: Document | None = None,
                 tokens_added: list[TokenRow] | None = None, tokens_removed: list[str] | None = None,
                 chat: ChatRow | None = None, chat_removed: ChatRow | None = None, seed: str | None = None,
                 invite: str | None = None, kicked: bool = False, broadcast: p.Reply | None = None,
                 reply: p.Reply | None = None, errand: Errand | None = None, dealer: Dealer | None = None,
                 gives_up_seat: bool = False) -> None:
        self.draft, self.document = draft, document
        self.tokens_added: list[TokenRow] = tokens_added or []
        self.tokens_removed: list[str] = tokens_removed or []
        self.chat = chat
        self.chat_removed = chat_removed
        """A line that is left without its text."""
        self.seed = seed
        """Another seed, after a start that was broken off."""
        self.invite = invite
        """Another invitation, hashed."""
        self.kicked = kicked
        """Whoever had the removed tokens needs an invitation to come again."""
        self.dealer = dealer
        """With other standing passes; kept in memory alone."""
        self.broadcast = broadcast
        """Sent to everybody, kept nowhere."""
        self.reply = reply
        """What the sender gets instead of `ack`."""
        self.errand = errand
        """Done beside the table's queue; its result is the reply."""
        self.gives_up_seat = gives_up_seat
        """The sender's token ends by its own wish: it may stay and watch."""

    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not ((self.draft and self.draft.words) or self.document or self.chat or self.chat_removed
                    or self.tokens_added or self.tokens_removed or self.invite)


def finish(situation: Situation, draft: Draft, document: Document | None = None) -> Change:
    """A draft played on to the next decision, with what that means for the document."""
    return finish_with(situation.dealer, situation, draft, document)


def finish_with(dealer: Dealer, situation: Situation, draft: Draft, document: Document | None = None) -> Change:
    """The same, with another dealer than the table's."""
    before = situation.document
    dealer.go_on(draft, own_dice=before.types_dice(), auto_forced=situation.answers_forced())
    asks_for_undo = before.proposal is not None and before.proposal.what == "undo"
    if document is None and (draft.state.waiting == 0 or asks_for_undo):
        document = before.copy()
    if document is not None and draft.state.waiting == 0:
        end_match(document, draft)
    if document is not None and asks_for_undo:
        document.proposal = None
    return Change(draft=draft, document=document)


def end_match(document: Document, draft: Draft) -> None:
    """Nobody is asked any more: the document keeps the outcome, for a time when these rules are no longer here."""
    source = draft.game.source
    document.phase, document.proposal = "over", None
    document.end = EndDocument(draft.game.outcome(draft.state), source.pack, source.digest, int(time.time()))
