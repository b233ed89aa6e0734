/** How facts are shown: the cause first, then what moved. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Scene } from "../../lib/game/module.ts";
import { newDuel, seatOf, withCard, without, type ElbaStage, type Side } from "./stage.ts";

const TUMBLE = 600;
export const FLIGHT = 950;
type Show = (stage: () => ElbaStage, fields: Record<string, unknown>) => Step[];

/** Waking up and dealing are many small facts of one moment: they are shown together. */
const TOGETHER = new Set(["placed", "dealt"]);

/** Letters that one player handles one after the other: a few at a time, so that what is told can still be read. */
const RUNS = new Set(["drew", "put", "discarded"]);
const LONGEST_RUN = 4;
/** Milliseconds between two letters of a run; the last one has the time of a single letter. */
const QUICK = 90;

/** Told when the die has landed. */
const TUMBLES = new Set(["rolled", "escaped", "failed"]);

export function scenes(stage: () => ElbaStage, facts: readonly Fact[]): Scene[] {
  const found: Scene[] = [];
  for (let place = 0; place < facts.length;) {
    const fact = facts[place] as Fact;
    const end = endOf(facts, place);
    const group = facts.slice(place, end);
    const steps = group.flatMap((one) => (SHOWS[one.kind] ?? pause)(stage, one.fields));
    found.push({ facts: group, steps: RUNS.has(fact.kind) ? hurried(steps) : steps, late: TUMBLES.has(fact.kind) });
    place = end;
  }
  return found;
}

/** Where the facts that are shown together with this one end. */
function endOf(facts: readonly Fact[], place: number): number {
  const { kind, fields } = facts[place] as Fact;
  let end = place + 1;
  if (TOGETHER.has(kind)) while (facts[end]?.kind === kind) end++;
  if (RUNS.has(kind))
    while (end < place + LONGEST_RUN && facts[end]?.kind === kind && facts[end]?.fields.seat === fields.seat) end++;
  return end;
}

function hurried(steps: readonly Step[]): Step[] {
  return steps.map((one, place) => (place < steps.length - 1 ? { ...one, wait: QUICK } : one));
}

const pause: Show = () => [{ change: () => undefined, wait: 200 }];

function step(stage: () => ElbaStage, wait: number, change: (now: ElbaStage) => void): Step {
  return { change: () => change(stage()), wait };
}

function put(stage: ElbaStage, guest: string, place: string): void {
  const found = stage.guests.find(({ key }) => key === guest);
  if (found !== undefined) found.place = place;
  stage.noticed = guest;
}

function gain(stage: ElbaStage, seat: number | null, letter: unknown): void {
  const player = seat === null ? undefined : stage.players[seat];
  if (player === undefined) return;
  player.handSize += 1;
  if (player.hand !== null) player.hand = withCard(player.hand, typeof letter === "string" ? letter : "?");
}

function lose(stage: ElbaStage, seat: number | null, letter: unknown): void {
  const player = seat === null ? undefined : stage.players[seat];
  if (player === undefined) return;
  player.handSize -= 1;
  if (player.hand !== null) player.hand = without(player.hand, String(letter ?? "?"));
}

function empty(stage: ElbaStage, seat: number | null, letter: unknown): void {
  const player = seat === null ? undefined : stage.players[seat];
  if (player !== undefined) player.bag = without(player.bag, String(letter));
}

function sideOf(stage: ElbaStage, guest: unknown): Side | null {
  if (stage.duel === null) return null;
  if (stage.duel.attacker.guest === guest) return "attacker";
  return stage.duel.defender.guest === guest ? "defender" : null;
}

const walk =
  (mover: "seat" | "guest", wait: number): Show =>
  (stage, fields) => [
    step(stage, wait, (now) => {
      put(now, String(fields[mover]), String(fields.place));
      play("step");
      play("door");
    }),
  ];

const drawn: Show = (stage, { seat, letter }) => [
  step(stage, 220, (now) => {
    now.deck = Math.max(0, now.deck - 1);
    gain(now, seatOf(seat), letter);
    play("card");
  }),
];

const rolled: Show = (stage, { guest, face, bonus, total }) => [
  step(stage, TUMBLE, (now) => {
    if (now.duel === null) return;
    now.duel.rolling = sideOf(now, guest);
    play("dice");
  }),
  step(stage, 550, (now) => {
    const side = sideOf(now, guest);
    if (now.duel === null || side === null) return;
    now.duel.rolling = null;
    Object.assign(now.duel[side], { face: Number(face), bonus: Number(bonus), total: Number(total) });
  }),
];

const thrown: Show = (stage, { guest, start, place }) => [
  step(stage, FLIGHT, (now) => {
    now.duel = null;
    now.trial = null;
    now.flying = { guest: String(guest), from: String(start), to: String(place) };
    put(now, String(guest), String(place));
    play("step");
  }),
  step(stage, 200, (now) => {
    now.flying = null;
    play("board");
  }),
];

const judged =
  (result: "escaped" | "failed"): Show =>
  (stage, { face }) => [
    step(stage, TUMBLE, () => play("dice")),
    step(stage, result === "escaped" ? 1600 : 900, (now) => {
      if (now.trial !== null) Object.assign(now.trial, { face: Number(face), result });
    }),
  ];

const SHOWS: Record<string, Show> = {
  placed: (stage, { guest, place }) => [step(stage, 70, (now) => put(now, String(guest), String(place)))],
  dealt: (stage, fields) => drawn(stage, fields).map(({ change }) => ({ change, wait: 50 })),
  started: (stage, { seat }) => [step(stage, 500, (now) => (now.active = seatOf(seat)))],
  drew: drawn,
  won_card: drawn,
  reshuffled: (stage, { cards }) => [
    step(stage, 400, (now) => Object.assign(now, { deck: Number(cards), discard: "" })),
  ],
  stopped: (stage, { points }) => [step(stage, 200, (now) => (now.points = Number(points)))],
  moved: walk("seat", 420),
  pushed: walk("guest", 420),
  jumped: walk("seat", 650),
  tried: (stage, { seat, word }) => [
    step(stage, 700, (now) => {
      const guest = now.guests.find(({ key }) => key === seat);
      now.trial = {
        guest: String(seat),
        word: String(word),
        strength: guest?.strength ?? 1,
        face: null,
        result: "open",
      };
    }),
  ],
  escaped: judged("escaped"),
  failed: judged("failed"),
  ended_actions: (stage) => [step(stage, 150, (now) => (now.points = null))],
  put: (stage, { seat, letter }) => [
    step(stage, 260, (now) => {
      const number = seatOf(seat);
      lose(now, number, letter);
      const player = number === null ? undefined : now.players[number];
      if (player !== undefined) player.bag = withCard(player.bag, String(letter));
      play("click");
    }),
  ],
  discarded: (stage, { seat, letter }) => [
    step(stage, 180, (now) => {
      empty(now, seatOf(seat), letter);
      now.rest = without(now.rest, String(letter));
      now.discard += String(letter);
    }),
  ],
  turn_ended: (stage) => [step(stage, 200, (now) => Object.assign(now, { points: null, active: null, noticed: null }))],
  fight_began: (stage, { attacker, defender, place }) => [
    step(stage, 700, (now) => {
      now.trial = null;
      now.duel = newDuel(now.guests, String(attacker), String(defender), String(place));
    }),
  ],
  chose_bonus: (stage, { seat, bonus }) => [
    step(stage, 300, (now) => {
      const side = sideOf(now, seat);
      if (now.duel !== null && side !== null) now.duel[side].bonus = Number(bonus);
    }),
  ],
  rolled,
  won_fight: (stage, { winner }) => [
    step(stage, 900, (now) => {
      if (now.duel !== null) now.duel.winner = String(winner);
    }),
  ],
  grew: (stage, { guest, strength }) => [
    step(stage, 260, (now) => {
      const found = now.guests.find(({ key }) => key === guest);
      if (found !== undefined) found.strength = Number(strength);
    }),
  ],
  lost_points: (stage) => [step(stage, 150, (now) => (now.points = now.points === null ? null : 0))],
  thrown,
  took_letter: (stage, { winner, loser, letter }) => [
    step(stage, 450, (now) => {
      empty(now, seatOf(loser), letter);
      gain(now, seatOf(winner), letter);
    }),
  ],
  stole: (stage, { winner, loser, letter }) => [
    step(stage, 450, (now) => {
      lose(now, seatOf(loser), letter);
      gain(now, seatOf(winner), letter);
    }),
  ],
  won_discard: (stage, { seat, letter }) => [
    step(stage, 400, (now) => {
      now.discard = now.discard.slice(0, -1);
      gain(now, seatOf(seat), letter);
    }),
  ],
  gave_up: (stage, { seat, letter, pocket }) => [
    step(stage, 400, (now) => {
      if (pocket === "bag") empty(now, seatOf(seat), letter);
      else lose(now, seatOf(seat), letter);
      now.discard += String(letter);
    }),
  ],
};
