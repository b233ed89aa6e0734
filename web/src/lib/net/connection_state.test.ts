import { expect, it } from "vitest";
import { after, hasSocket, isAway, type ConnectionEvent, type ConnectionState } from "./connection_state.ts";

const STATES: ConnectionState[] = ["new", "opening", "greeting", "open", "waiting", "dismissed", "closed"];

/** Where these events lead, one after the other; what means nothing leaves the state as it is. */
function walk(...events: ConnectionEvent[]): ConnectionState {
  return events.reduce<ConnectionState>((state, event) => after(state, event) ?? state, "new");
}

it("opens, says hello and is welcomed", () => {
  expect(walk("connect")).toBe("opening");
  expect(walk("connect", "opened")).toBe("greeting");
  expect(walk("connect", "opened", "welcomed")).toBe("open");
});

it("tries again after a break, whenever that comes", () => {
  expect(walk("connect", "lost")).toBe("waiting");
  expect(walk("connect", "opened", "lost")).toBe("waiting");
  expect(walk("connect", "opened", "welcomed", "lost")).toBe("waiting");
  expect(walk("connect", "opened", "welcomed", "lost", "connect")).toBe("opening");
});

it("does not come back to a table that does not want it", () => {
  expect(walk("connect", "opened", "dismiss")).toBe("dismissed");
  expect(walk("connect", "opened", "welcomed", "dismiss", "lost")).toBe("closed");
  expect(walk("connect", "opened", "dismiss", "lost", "connect")).toBe("closed");
});

it("connects only once", () => {
  for (const state of ["opening", "greeting", "open", "dismissed", "closed"] as const)
    expect(after(state, "connect")).toBeNull();
});

it("is not welcomed before it said hello", () => {
  for (const state of STATES) expect(after(state, "welcomed")).toBe(state === "greeting" ? "open" : null);
});

it("can be closed from everywhere, and stays so", () => {
  for (const state of STATES) expect(after(state, "close") ?? state).toBe("closed");
  for (const event of ["connect", "opened", "welcomed", "dismiss", "lost", "close"] as const)
    expect(after("closed", event)).toBeNull();
});

it("knows where something can be sent, and where one is told to wait", () => {
  expect(STATES.filter(hasSocket)).toEqual(["greeting", "open", "dismissed"]);
  expect(STATES.filter(isAway)).toEqual(["new", "opening", "greeting", "waiting"]);
});
