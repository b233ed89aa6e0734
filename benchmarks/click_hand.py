"""A hand that plays a match in a real browser and counts what that costs: clicks, waits, questions that were none."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import escapade
from escapade.core.seat import seat_number
from escapade.games import load_with
from escapade.play.seeds import derive
from tests.web.desk import until

BRISK = "localStorage.setItem('escapade.pace', 'fast'); localStorage.setItem('escapade.hints', 'off')"
"""The pace at which others are shown, and no sentences for beginners."""
WATCH = """(() => {
  const Native = WebSocket;
  const kept = window.kept = {news: null, acts: [], waits: [], last: 0, since: performance.now(), seats: new Set()};
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const {position} = JSON.parse(data);
        if (!position?.view) return;
        kept.news = position;
        kept.last = performance.now();
        position.view.question.waiting_for.forEach((seat) => kept.seats.add(seat));
      });
    }
    send(text) {
      const {type, asked, action} = JSON.parse(text);
      if (type === 'act') kept.acts.push({asked, action});
      super.send(text);
    }
  };
  setInterval(() => {
    const asked = document.querySelector('.rail .action, .veil') !== null;
    if (asked && kept.since !== null) {
      kept.waits.push({took: performance.now() - kept.since, told: performance.now() - Math.max(kept.last, kept.since),
                       seats: [...kept.seats]});
      kept.since = null;
    } else if (!asked && kept.since === null) {
      kept.since = performance.now();
      kept.seats = new Set();
    }
  }, 20);
})()"""
SEEN = """(() => {
  const {news, acts} = window.kept;
  const buttons = [...document.querySelectorAll('.rail .action')];
  return {over: document.querySelector('.veil') !== null, acts: acts.length, ready: buttons.length > 0,
          buttons: buttons.length, hinted: document.querySelector('.rail .action.hinted') !== null};
})()"""
NEWS = "window.kept.news"
HINTED = ".rail .action.hinted"
TO_READ = "dialog[open] button"
ALL_AT_ONCE = ".rail .list > .button:not(.action)"
"""Several answers of one kind, in any order: one button gives them all."""
MOMENT = 25
MOST_MOMENTS = 200
PATIENT = 120
"""Moments in which somebody waits whether a question without a choice goes away by itself."""
LEAST_ROUND = 3
"""Other seats that were waited for in one go: a whole round of three bots."""


@dataclass
class Count:
    """What one match cost."""

    clicks: Counter[str] = field(default_factory=Counter)
    """By the question that was answered."""
    pointless: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    """Given by the person or by the page for them."""
    waited: float = 0.0
    """Seconds in which the person had nothing to answer."""
    rounds: list[float] = field(default_factory=list)
    """Seconds for each wait in which three other seats had their turns."""
    told: list[float] = field(default_factory=list)
    """Of each of these, the seconds after the server's last word: what the show alone kept the person from."""
    role: str = ""
    words: list[str] = field(default_factory=list)
    """The record of the match."""


Gesture = Callable[[Any, dict[str, Any]], bool]
"""Answers a question by one tap on the board, if there is one that does more than an answer; whether it did."""


class Hand:
    """Plays one seat by what the best bot would do; every click counts, asking the bot does not."""

    def __init__(self, page: Any, gesture: Gesture | None) -> None:
        self.page, self.gesture = page, gesture
        self.count = Count()
        self.vain: int | None = None
        """A question for which a gesture came to nothing: the list answers it."""

    def play(self, most: int = 3000) -> Count:
        """Until the end is shown."""
        for _ in range(most):
            until(self.page, "document.querySelector('.rail .action, .veil') !== null")
            if self.page.evaluate(SEEN)["over"]:
                return self.finish()
            if not self.put_away():
                self.answer()
        raise AssertionError("the match did not end")

    def put_away(self) -> bool:
        """What fills the screen to be read, as Bellick's part does, and lets no key through; that is a click, too."""
        if not self.page.locator(TO_READ).count():
            return False
        self.page.locator(TO_READ).first.press("Enter")
        until(self.page, f"document.querySelector('{TO_READ}') === null")
        self.count.clicks["read"] += 1
        return True

    def answer(self) -> None:
        """One click that comes to something, on whatever is asked now."""
        news = self.page.evaluate(NEWS)
        before = self.page.evaluate(SEEN)
        if not news["legal"] or not before["ready"]:
            self.page.wait_for_timeout(MOMENT)
            return
        key = str(news["view"]["question"]["key"])
        if len(news["legal"]) == 1 and self.was_answered(before["acts"]):
            return
        if self.gesture is None or self.vain == news["asked"] or not self.gesture(self.page, news):
            self.by_hint(key)
        self.vain = None if self.count_click(key, news, before) else news["asked"]

    def was_answered(self, acts: int) -> bool:
        """What leaves no choice is answered by the page after a moment; nobody clicks before that."""
        for _ in range(PATIENT):
            now = self.page.evaluate(SEEN)
            if now["over"] or now["acts"] > acts:
                return True
            self.page.wait_for_timeout(MOMENT)
        return False

    def by_hint(self, key: str) -> None:
        """The button that the hint names; where all answers are much the same, the one for all of them."""
        if key == "tidy" and self.page.locator(ALL_AT_ONCE).count():
            self.click(ALL_AT_ONCE)
            return
        if not self.page.evaluate(SEEN)["hinted"]:
            self.page.keyboard.press("h")
            for _ in range(MOST_MOMENTS):
                if self.page.evaluate(SEEN)["hinted"] or not self.page.evaluate(SEEN)["ready"]:
                    break
                self.page.wait_for_timeout(MOMENT)
        self.click(HINTED if self.page.evaluate(SEEN)["hinted"] else ".rail .action")

    def click(self, name: str) -> None:
        """The mouse, if the thing is still there when it comes."""
        found = self.page.locator(name)
        if found.count():
            found.first.evaluate("(one) => one.click()")

    def count_click(self, key: str, news: dict[str, Any], before: dict[str, Any]) -> bool:
        """A click counts if it did something: an answer was sent, or the list got shorter. Whether it did."""
        for _ in range(12):
            now = self.page.evaluate(SEEN)
            if now["over"] or now["acts"] > before["acts"] or now["buttons"] != before["buttons"]:
                break
            self.page.wait_for_timeout(MOMENT)
        else:
            return False
        self.count.clicks[key] += 1
        if is_pointless(key, news):
            self.count.pointless[key] += 1
        return True

    def finish(self) -> Count:
        """What the page has counted by itself."""
        kept = self.page.evaluate("({acts: window.kept.acts, waits: window.kept.waits})")
        mine = self.page.evaluate("window.kept.news.view.seat")
        self.count.answers = len(kept["acts"])
        self.count.waited = sum(wait["took"] for wait in kept["waits"]) / 1000
        rounds = [wait for wait in kept["waits"] if len(set(wait["seats"]) - {mine, "chance"}) >= LEAST_ROUND]
        self.count.rounds = [wait["took"] / 1000 for wait in rounds]
        self.count.told = [wait["told"] / 1000 for wait in rounds]
        return self.count


def is_pointless(key: str, news: dict[str, Any]) -> bool:
    """A question with one sensible answer that had to be clicked all the same: it leaves no choice, every answer leads
    to the same position, or it is the order in which letters of Elba are discarded.
    """
    if len(news["legal"]) == 1 or key == "tidy":
        return True
    view = news["view"]
    game = load_with(view["game"], view["options"], written=True)
    start, seat = game.imagine(view, derive(1, "pointless")), seat_number(view["seat"])
    ends = []
    for choice in news["legal"]:
        after = game.clone(start)
        game.apply(after, seat, choice["action"], escapade.MUTE)
        ends.append(game.describe(after))
        if ends[-1] != ends[0]:
            return False
    return True
