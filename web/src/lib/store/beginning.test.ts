import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Table } from "../net/protocol.ts";
import { Beginning, type Move } from "./beginning.ts";
import { promiseOf } from "./shares.ts";

function lobby(more: Partial<Table> = {}): Table {
  const empty = { commitment: "seed", nonces: ["", ""], nonce_commitments: ["", ""], starting: null };
  return { phase: "lobby", ...empty, ...more } as Table;
}

function promised(move: Move | null): string {
  if (move?.type !== "commit") throw new Error("no promise");
  return move.commitment;
}

function shown(move: Move | null): string {
  if (move?.type !== "nonce") throw new Error("no share");
  return move.nonce;
}

it("promises once for each seed, and shows what it promised when the host begins", () => {
  const ours = new Beginning();
  const promise = promised(ours.next(lobby(), 0, true));
  const table = lobby({ nonce_commitments: [promise, "theirs"] });
  expect(ours.next(lobby(), 0, true)).toBeNull();
  expect(ours.next(table, 0, true)).toBeNull();
  const starting = { ...table, starting: { missing: [0, 1], seconds: 15, gathering: false } };
  const share = shown(ours.next(starting, 0, true));
  expect(createHash("sha256").update(share).digest("hex")).toBe(promise);
  expect(ours.next(starting, 0, true)).toBeNull();
  expect(promised(ours.next(lobby({ commitment: "another seed" }), 0, true))).not.toBe(promise);
});

it("shows nothing while somebody who is not there is waited for", () => {
  const ours = new Beginning();
  const promise = promised(ours.next(lobby(), 0, true));
  const table = lobby({ nonce_commitments: [promise, "theirs"] });
  const starting = { missing: [1], seconds: 60, gathering: true };
  expect(ours.next({ ...table, starting }, 0, true)).toBeNull();
  expect(ours.next({ ...table, starting: { ...starting, missing: [0] } }, 0, true)).toBeNull();
  expect(
    shown(ours.next({ ...table, starting: { missing: [0], seconds: 15, gathering: false } }, 0, true)),
  ).toBeTruthy();
});

it("shows nothing before the host begins, and nothing of somebody else's", () => {
  const ours = new Beginning();
  const promise = promised(ours.next(lobby(), 0, true));
  expect(ours.next(lobby({ nonce_commitments: [promise, ""] }), 0, true)).toBeNull();
  expect(
    ours.next(
      lobby({ nonce_commitments: ["x", "y"], starting: { missing: [0], seconds: 15, gathering: false } }),
      0,
      true,
    ),
  ).toBeNull();
});

it("leaves the promise to another device of the seat while it is there, and promises anew when it is gone", () => {
  const ours = new Beginning();
  const theirs = lobby({ nonce_commitments: ["made elsewhere", ""] });
  expect(ours.next(theirs, 0, true)).toBeNull();
  const promise = promised(ours.next(theirs, 0, false));
  expect(ours.next(theirs, 0, false)).toBeNull();
  expect(ours.next(lobby({ nonce_commitments: [promise, ""] }), 0, true)).toBeNull();
});

it("notices when a share is not the one that was promised", () => {
  for (const honest of [true, false]) {
    const ours = new Beginning();
    const promise = promised(ours.next(lobby(), 0, true));
    const theirs = promiseOf("their share");
    const table = lobby({
      nonce_commitments: [promise, theirs],
      starting: { missing: [0], seconds: 15, gathering: false },
    });
    const share = shown(ours.next(table, 0, true));
    const running = lobby({ phase: "playing", nonces: [share, honest ? "their share" : "one that suits them"] });
    expect(ours.settle(running)).toBe(honest);
    expect(ours.settle(running)).toBe(true);
  }
});

it("notices a share that is left out or slipped in", () => {
  for (const nonces of [
    ["", ""],
    ["", "late"],
  ]) {
    const ours = new Beginning();
    const promise = promised(ours.next(lobby(), 0, true));
    const share = shown(
      ours.next(
        lobby({ nonce_commitments: [promise, ""], starting: { missing: [0], seconds: 15, gathering: false } }),
        0,
        true,
      ),
    );
    const used = nonces[1] === "late" ? [share, "late"] : nonces;
    expect(ours.settle(lobby({ phase: "playing", nonces: used }))).toBe(false);
  }
});
