/** How facts are shown on the plan: the cause first, then what moved. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import type { Scene } from "../../lib/game/module.ts";
import { unseal, type Figure, type PrisonStage } from "./stage.ts";
import { voteScene } from "./vote_scenes.ts";
import { openVote } from "./votes.ts";

type Now = () => PrisonStage;

export function scenes(stage: Now, facts: readonly Fact[]): Scene[] {
  return facts.map(
    (fact, place) =>
      voteScene(stage, facts, place) ?? { facts: [fact], steps: show(stage, fact, isLeaving(facts, place)) },
  );
}

/** What the one voted out leaves behind is put down in passing: all look at the vote. */
function isLeaving(facts: readonly Fact[], place: number): boolean {
  return facts.slice(place).find(({ kind }) => kind !== "laid_down")?.kind === "became_bellick";
}

function show(stage: Now, fact: Fact, passing: boolean): Step[] {
  const change = CHANGES[fact.kind];
  const wait = passing ? 0 : (WAITS[fact.kind] ?? 220);
  return [
    {
      change: () => {
        const now = stage();
        if (fact.kind !== "guilt") now.struck = null;
        now.unmasked = null;
        if (!KEEPS_CARD.has(fact.kind)) now.told = null;
        change?.(now, fact.fields as Fields);
      },
      wait,
    },
  ];
}

type Fields = Record<string, string | number | null>;

/** Long enough to read a card, to see a step, to notice a light; the rest is told in passing. */
const WAITS: Record<string, number> = {
  drew: 1900,
  moved: 190,
  driven: 700,
  isolated: 800,
  caught: 900,
  guard_came: 520,
  guard_moved: 620,
  guard_left: 450,
  bribed: 700,
  turned_on: 900,
  turned_off: 350,
  laid: 480,
  recruited: 900,
  joined: 900,
  disabled: 900,
  declared: 700,
  took: 380,
  looked: 420,
  wished: 420,
  announced: 320,
  day: 520,
  guilt: 320,
  chose: 320,
  missed: 500,
  ended: 600,
};

/** What a drawn card does is shown while it lies there. */
const KEEPS_CARD = new Set(["guilt", "no_effect", "kept"]);

function figure(stage: PrisonStage, fields: Fields, name = "figure"): Figure | undefined {
  return stage.figures[String(fields[name])];
}

function without(list: string[], value: unknown): string[] {
  return list.filter((other) => other !== value);
}

function give(figure: Figure | undefined, thing: unknown): void {
  if (figure !== undefined) figure.objects = without(figure.objects, thing);
}

function put(figure: Figure | undefined, square: unknown): void {
  if (figure !== undefined) figure.square = String(square);
}

function move(stage: PrisonStage, fields: Fields): void {
  put(figure(stage, fields), fields.square);
  play("step");
}

function strike(stage: PrisonStage, fields: Fields, how: "caught" | "driven" | "isolated" | "joined"): void {
  stage.struck = { figure: String(fields.figure), how };
}

function choose(stage: PrisonStage, fields: Fields): void {
  const seat = String(fields.seat);
  stage.leaders[Number(seat.slice(1))] = String(fields.leader);
  const leader = figure(stage, fields, "leader");
  if (leader !== undefined) leader.seat = seat;
}

function take(stage: PrisonStage, fields: Fields): void {
  const who = figure(stage, fields);
  const thing = String(fields.object);
  if (who === undefined) return;
  if (thing in stage.lying) delete stage.lying[thing];
  else if (who.square !== null) delete stage.tokens[who.square];
  who.objects = [...without(who.objects, thing), thing];
  play("click");
}

function recruit(stage: PrisonStage, fields: Fields): void {
  const [giver, him] = [figure(stage, fields), figure(stage, fields, "outsider")];
  give(giver, fields.object);
  if (him === undefined) return;
  him.seat = giver?.seat ?? null;
  stage.joined.push(him.key);
  stage.struck = { figure: him.key, how: "joined" };
  play("board");
}

function disable(stage: PrisonStage, fields: Fields): void {
  const device = String(fields.device);
  stage.broken.push(device);
  const who = figure(stage, fields);
  if (who !== undefined) who.tools = without(who.tools, device.startsWith("camera") ? "pliers" : "breaker");
}

function draw(stage: PrisonStage, { card }: Fields): void {
  stage.told = String(card);
  // A lasting card is in force until the next one is drawn.
  stage.active = stage.lastingCards.includes(stage.told) ? stage.told : null;
  stage.deck = Math.max(0, stage.deck - 1);
  play("card");
}

/** Whoever came here before and has gone on is another one: in a replay guards are told apart from the first day on. */
function newGuard(stage: PrisonStage, square: string): string {
  let id = `${square}+`;
  while (stage.guards.some((guard) => guard.id === id)) id += "+";
  return id;
}

function removeGuard(stage: PrisonStage, fields: Fields): void {
  stage.guards = stage.guards.filter((guard) => guard.square !== fields.square);
}

function look(stage: PrisonStage, fields: Fields): void {
  const token = stage.tokens[String(fields.square)];
  if (token === undefined) return;
  const seat = String(fields.seat);
  if (!token.looked.includes(seat)) token.looked.push(seat);
  if (fields.object !== null) token.object = String(fields.object);
}

const CHANGES: Record<string, (stage: PrisonStage, fields: Fields) => void> = {
  chose: choose,
  announced: (stage, { outsider }) => {
    if (!stage.announced.includes(String(outsider))) stage.announced.push(String(outsider));
  },
  wished: (stage, { outsider, object }) => {
    const place = stage.wishes[String(outsider)]?.indexOf(String(object)) ?? -1;
    if (place >= 0) stage.wish = place + 1;
  },
  day: (stage, { day }) => {
    stage.day = Number(day);
  },
  turn: (stage, fields) => {
    stage.actor = String(fields.figure);
    placeEverybody(stage);
  },
  bellick_turn: (stage) => {
    stage.actor = null;
  },
  drew: draw,
  kept: (stage, fields) => {
    figure(stage, fields)?.chances.push(String(fields.card));
  },
  played: (stage, fields) => {
    const who = figure(stage, fields);
    if (who !== undefined) who.chances = without(who.chances, fields.card);
    stage.told = String(fields.card);
  },
  guilt: (stage, { guilt }) => {
    stage.guilt = Number(guilt);
  },
  guard_came: (stage, { square, object }) => {
    stage.guards.push({ id: newGuard(stage, String(square)), square: String(square), object: String(object) });
    stage.guardsLeft = Math.max(0, stage.guardsLeft - 1);
    play("step");
  },
  guard_moved: (stage, { start, square }) => {
    for (const guard of stage.guards) if (guard.square === start) guard.square = String(square);
    play("step");
  },
  guard_left: removeGuard,
  lost: (stage, fields) => give(figure(stage, fields), fields.object),
  moved: move,
  laid: (stage, { place }) => {
    stage.route.push(String(place));
    play("click");
  },
  looked: look,
  took: take,
  threw: (stage, { square }) => {
    delete stage.tokens[String(square)];
  },
  laid_down: (stage, fields) => {
    give(figure(stage, fields), fields.object);
    stage.lying[String(fields.object)] = String(fields.square);
  },
  recruited: recruit,
  bribed: (stage, fields) => {
    give(figure(stage, fields), fields.object);
    removeGuard(stage, fields);
  },
  took_tool: (stage, fields) => {
    stage.tools[String(fields.tool)] = null;
    figure(stage, fields)?.tools.push(String(fields.tool));
  },
  disabled: disable,
  turned_on: (stage, { device }) => {
    stage[String(device).startsWith("camera") ? "camera" : "tower"] = String(device);
    play("light");
  },
  turned_off: (stage, { device }) => {
    stage[String(device).startsWith("camera") ? "camera" : "tower"] = null;
  },
  driven: (stage, fields) => {
    move(stage, fields);
    strike(stage, fields, "driven");
  },
  caught: (stage, fields) => strike(stage, fields, "caught"),
  loses_turn: (stage, fields) => {
    const who = figure(stage, fields);
    if (who !== undefined) who.losesTurn = true;
  },
  missed: (stage, fields) => {
    const who = figure(stage, fields);
    if (who !== undefined) who.losesTurn = false;
  },
  isolated: (stage, fields) => {
    put(figure(stage, fields), "isolation");
    play("door");
    strike(stage, fields, "isolated");
  },
  joined: (stage, fields) => {
    const lincoln = stage.figures.lincoln;
    if (lincoln !== undefined) lincoln.seat = figure(stage, fields)?.seat ?? null;
    stage.joined.push("lincoln");
    stage.struck = { figure: "lincoln", how: "joined" };
  },
  confiscated: (stage, fields) => {
    give(figure(stage, fields), fields.object);
    stage.lying[String(fields.object)] = "guard_room";
  },
  showed: (stage, { seat, part }) => {
    const place = Number(String(seat).slice(1));
    stage.shows[place] = (stage.shows[place] ?? 0) + 1;
    const known = stage.shown[place];
    if (part !== null && known?.includes(String(part)) === false) known.push(String(part));
  },
  declared: (stage) => {
    stage.phase = "plan";
    stage.vote = openVote();
    for (const one of Object.values(stage.figures))
      if (stage.wishes[one.key] !== undefined && one.seat === null) one.square = null;
  },
  handed: (stage, fields) => {
    const who = figure(stage, fields);
    if (who !== undefined) who.seat = String(fields.seat);
  },
  kept_plan: (stage, { escape }) => {
    // Michael's own eyes, or everybody's once the match is over.
    if (escape !== null) stage.card = String(escape);
  },
  ended: (stage, { reason }) => {
    stage.reason = String(reason);
    unseal(stage);
  },
};

/** Nothing is told of the first places: a replay has everybody there when the first turn begins. */
function placeEverybody(stage: PrisonStage): void {
  const all = Object.values(stage.figures);
  if (all.some((one) => one.square !== null)) return;
  for (const one of all) {
    if (one.seat !== null || !stage.leaderKeys.includes(one.key)) one.square = stage.starts[one.key] ?? null;
  }
}
