import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CommonView } from "../game/view.ts";
import type { Position, Update } from "../net/protocol.ts";
import { FAST_ROUND, GOING_ON, LONGEST, REST } from "../events/pacing.ts";
import { fact, GAME, MODULE, position, update, welcome } from "./samples.ts";
import { ServerTruth } from "./server.svelte.ts";
import type { Shown } from "./shown.svelte.ts";

let server: ServerTruth;
let settled: number[];

/** A table that was just entered, with motion: two facts are told, and the question is number 1. */
async function open(): Promise<Shown<object, CommonView>> {
  const { Shown } = await import("./shown.svelte.ts");
  server = new ServerTruth(GAME);
  settled = [];
  const shown = new Shown<object, CommonView>(server, ({ asked }: Position) => settled.push(asked));
  server.welcome(welcome(1, [3, 4], [fact(1), fact(2)]));
  shown.module = MODULE;
  shown.jump();
  return shown;
}

function receive(shown: Shown<object, CommonView>, message: Update, sameQuestion = false, own = true): void {
  server.update(message);
  shown.play(message, { sameQuestion, own });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows the truth at once when it comes in whole", async () => {
  const shown = await open();
  expect([shown.busy, shown.position.asked, shown.log.length]).toEqual([false, 1, 2]);
  expect(shown.stage).not.toBeNull();
  expect(settled).toEqual([1]);
});

it("lags behind the truth while it tells, fact by fact, and then settles", async () => {
  const shown = await open();
  receive(shown, update(2, [5], { events: [fact(3), fact(4)] }));
  expect(server.log).toHaveLength(4);
  expect([shown.busy, shown.log.length, shown.position.asked]).toEqual([true, 3, 1]);
  vi.advanceTimersByTime(250);
  expect(shown.log).toHaveLength(4);
  vi.advanceTimersByTime(250);
  expect([shown.busy, shown.position.asked]).toEqual([false, 2]);
  expect(settled).toEqual([1, 2]);
});

it("tells late what would give the end away", async () => {
  const shown = await open();
  shown.module = {
    ...MODULE,
    scenes: (_stage, facts) => [{ facts: [...facts], steps: [{ change: () => undefined, wait: 100 }], late: true }],
  };
  receive(shown, update(2, [5], { events: [fact(3)] }));
  expect(shown.log).toHaveLength(2);
  vi.advanceTimersByTime(100);
  expect(shown.log).toHaveLength(3);
});

it("can be skipped, and waits for nobody who does not look", async () => {
  const shown = await open();
  receive(shown, update(2, [5], { events: [fact(3), fact(4)] }));
  shown.skip();
  expect([shown.busy, shown.log.length, shown.position.asked]).toEqual([false, 4, 2]);
  shown.watched = false;
  receive(shown, update(3, [5], { events: [fact(5)] }));
  expect([shown.busy, shown.position.asked]).toEqual([false, 3]);
});

/** Somebody's decision, after which this one is asked. */
function decision(asked: number, next: string, more: Partial<Position> = {}): Update {
  const view = { question: { waiting_for: [next] } };
  return update(asked, [], { events: [fact(asked)], position: position(asked, [], { view, ...more }) });
}

it("shows what others decide one after the other, however fast it comes", async () => {
  const shown = await open();
  receive(shown, decision(2, "p1"));
  for (const [place, next] of ["p2", "p2", "p0"].entries()) receive(shown, decision(3 + place, next), false, false);
  expect(server.position.asked).toBe(5);
  vi.advanceTimersByTime(250 + REST + 250 - 1);
  expect(shown.position.asked).toBe(2);
  vi.advanceTimersByTime(1 + REST + 250);
  expect(shown.position.asked).toBe(4);
  vi.advanceTimersByTime(GOING_ON + 250);
  expect([shown.busy, shown.position.asked]).toEqual([false, 5]);
});

it("waits for nobody where the viewer wants it at once", async () => {
  const { settings } = await import("./settings.svelte.ts");
  const shown = await open();
  settings.pace = "none";
  for (let asked = 2; asked < 200; asked++) receive(shown, decision(asked, "p1"), false, false);
  expect([shown.busy, shown.position.asked]).toEqual([false, 199]);
  settings.pace = "usual";
});

it("has a whole round behind it within three seconds of one's own answer, for whoever likes it fast", async () => {
  const { settings } = await import("./settings.svelte.ts");
  const shown = await open();
  shown.module = {
    ...MODULE,
    scenes: (_stage, facts) => [{ facts: [...facts], steps: [{ change: () => undefined, wait: 1800 }] }],
  };
  settings.pace = "fast";
  receive(shown, decision(2, "p1"));
  for (let asked = 3; asked < 16; asked++) {
    vi.advanceTimersByTime(60);
    receive(shown, decision(asked, `p${1 + (asked % 3)}`), false, false);
  }
  expect(shown.busy).toBe(true);
  vi.advanceTimersByTime(FAST_ROUND - 780 + 50);
  expect([shown.busy, shown.position.asked]).toEqual([false, 15]);
  settings.pace = "usual";
});

it("takes its time for what comes after a while, for whoever likes it fast", async () => {
  const { settings } = await import("./settings.svelte.ts");
  const shown = await open();
  settings.pace = "fast";
  receive(shown, decision(2, "p1"));
  vi.advanceTimersByTime(10_000);
  receive(shown, { ...decision(3, "p0"), events: [3, 4, 5, 6, 7, 8, 9, 10].map((seq) => fact(seq)) }, false, false);
  vi.advanceTimersByTime(999);
  expect(shown.busy, "eight quarters of a second, twice as fast").toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown.busy).toBe(false);
  settings.pace = "usual";
});

it("hurries when it is far behind", async () => {
  const shown = await open();
  for (let asked = 2; asked < 402; asked++) receive(shown, decision(asked, `p${asked % 3}`), false, false);
  vi.advanceTimersByTime(LONGEST + 2000);
  expect([shown.busy, shown.position.asked]).toEqual([false, 401]);
});

it("does not let the viewer's time run out on what led to the question", async () => {
  const shown = await open();
  for (let asked = 2; asked < 42; asked++) receive(shown, decision(asked, `p${asked % 3}`), false, false);
  const message = update(42, [5], { events: [fact(42)] });
  receive(shown, { ...message, position: { ...message.position, time_left: 8000 } }, false, false);
  const ends = Date.now() + 8000;
  vi.advanceTimersByTime(3000);
  expect([shown.busy, shown.position.asked]).toEqual([false, 42]);
  expect(shown.deadline, "counted from when the server said so").toBe(ends);
});

it("lets a question that stands be answered while others' doings are told, and no other", async () => {
  const shown = await open();
  receive(shown, update(1, [3, 4], { events: [fact(3)] }), true);
  expect([shown.busy, shown.questionStands]).toEqual([true, true]);
  receive(shown, update(2, [5], { events: [fact(4)] }), false);
  expect(shown.questionStands).toBe(false);
  receive(shown, update(2, [5], { events: [fact(5)] }), true);
  expect(shown.questionStands, "it was not readable a moment ago").toBe(false);
});

it("forgets what was taken back", async () => {
  const shown = await open();
  receive(shown, update(2, [5], { undone: 2 }));
  expect(shown.log.map(({ seq }) => seq)).toEqual([1]);
  expect(shown.position.asked).toBe(2);
});

it("knows when the timer of a question ends", async () => {
  const shown = await open();
  expect(shown.deadline).toBeNull();
  const message = update(2, [5]);
  receive(shown, { ...message, position: { ...message.position, time_left: 5000 } });
  expect(shown.deadline).toBe(Date.now() + 5000);
});

/** A table whose facts wait for a hand, or for a reader. */
async function patient(touch: number, people = 1): Promise<Shown<object, CommonView>> {
  const shown = await open();
  const seats = Array.from({ length: people }, (_, seat) => ({ seat, kind: "person", name: "Ada" }));
  server.table = { ...server.table, seats } as typeof server.table;
  const step = { change: () => undefined, wait: 0, touch };
  shown.module = { ...MODULE, scenes: (_stage, facts) => facts.map((one) => ({ facts: [one], steps: [step] })) };
  return shown;
}

it("waits for the hand that throws for as long as it takes, where nobody else waits", async () => {
  const shown = await patient(Infinity);
  receive(shown, update(2, [5], { events: [fact(3)] }));
  vi.advanceTimersByTime(3_600_000);
  expect([shown.busy, shown.position.asked]).toEqual([true, 1]);
  shown.touch();
  expect([shown.busy, shown.position.asked]).toEqual([false, 2]);
});

it("keeps no other person waiting for longer than any show may, however many dice there are", async () => {
  const shown = await patient(Infinity, 2);
  receive(shown, update(2, [5], { events: [fact(3), fact(4), fact(5)] }));
  vi.advanceTimersByTime(LONGEST - 1);
  expect(shown.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect([shown.busy, shown.position.asked]).toEqual([false, 2]);
});

it("does not let one's own time run out on it", async () => {
  const shown = await patient(Infinity);
  receive(shown, update(2, [], { events: [fact(3)], position: position(2, [5], { time_left: 8000 }) }));
  vi.advanceTimersByTime(2000);
  expect([shown.busy, shown.position.asked]).toEqual([false, 2]);
});

it("throws nothing for those who watch, who let it run, or who look elsewhere", async () => {
  const { settings } = await import("./settings.svelte.ts");
  const shown = await patient(Infinity);
  server.seat = null;
  receive(shown, update(2, [], { events: [fact(3)] }));
  expect(shown.busy).toBe(false);
  server.seat = 0;
  settings.fightsRun = true;
  receive(shown, update(3, [], { events: [fact(4)] }));
  expect(shown.busy).toBe(false);
  settings.fightsRun = false;
  vi.stubGlobal("document", { hidden: true, documentElement: {} });
  receive(shown, update(4, [], { events: [fact(5)] }));
  expect(shown.busy).toBe(false);
});

it("gives a page its reading time, unless one's own question follows, which waits by itself", async () => {
  const shown = await patient(8000);
  receive(shown, update(2, [], { events: [fact(3)] }));
  vi.advanceTimersByTime(7999);
  expect(shown.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown.busy).toBe(false);
  receive(shown, update(3, [5], { events: [fact(4)] }));
  expect(shown.busy).toBe(false);
});
