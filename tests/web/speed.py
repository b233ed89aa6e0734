"""How long it takes from the server's message to the changed board: twelve guests of Elba all move at once.

The message is one of the server's own updates with other places in it. It is handed to the page's socket, and the
clock stops when the frame is painted in which all twelve stand where the message says.
"""

from statistics import median
from typing import Any

from tests.web.desk import ACTION, Desk

KEEP_SOCKETS = """(() => {
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      window.line = this;
      this.addEventListener('message', ({data}) => {
        const message = JSON.parse(data);
        if (message.position?.view) window.news = message;
      });
    }
  };
})()"""

MOVE_ALL = """new Promise((done) => {
  const {position} = window.news;
  const guests = Object.entries(position.view.guests).filter(([, guest]) => guest.place !== null);
  const places = guests.map(([, guest]) => guest.place);
  places.push(places.shift());
  const events = guests.map(([key, guest], number) => {
    const start = guest.place;
    guest.place = places[number];
    const fields = {seat: 'p0', guest: key, start, place: guest.place};
    return {seq: position.seq + 1, kind: 'pushed', rule: 'EL-11', fields};
  });
  position.seq += 1;
  const stand = () => [...document.querySelectorAll('.board .guest')].map((one) => one.style.transform);
  const before = stand();
  const text = JSON.stringify({type: 'update', undone: null, events, position});
  const start = performance.now();
  window.line.dispatchEvent(new MessageEvent('message', {data: text}));
  const look = () => requestAnimationFrame(() => {
    const now = stand();
    const moved = now.filter((one, number) => one !== before[number]).length;
    if (moved < guests.length) return look();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done({moved, took: performance.now() - start});
    channel.port2.postMessage(null);
  });
  look();
})"""

GUESTS = 12


def moving_guests(desk: Desk, rounds: int, *scripts: str) -> list[float]:
    """Milliseconds for each round, without motion: what is measured is our work and not the show."""
    page = desk.open("/", scripts=[KEEP_SOCKETS, *scripts])
    page.goto(f"{desk.base}/#/new/elba")
    page.wait_for_selector(".start")
    while page.locator(".stepper button:last-child").is_enabled():
        page.click(".stepper button:last-child")
    page.click(".start")
    page.wait_for_selector(ACTION, timeout=60_000)
    return [one_move(page) for _ in range(rounds)]


def one_move(page: Any) -> float:
    """One message; all twelve must have moved, or nothing was measured."""
    found = page.evaluate(MOVE_ALL)
    assert found["moved"] == GUESTS, f"only {found['moved']} guests moved"
    return float(found["took"])


def typical(rounds: list[float]) -> float:
    """The median: a browser that was just started has other things to do now and then."""
    return median(rounds)
