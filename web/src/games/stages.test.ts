import { expect, it } from "vitest";
import type { Fact } from "../lib/net/protocol.ts";
import { familyOf, scenes as castleScenes, type CastleStage } from "./dark_castle/stage.ts";
import { scenes as elbaScenes, type ElbaStage } from "./elba/stage.ts";
import { onPlan } from "./labels.ts";
import type { Scene } from "./module.ts";
import { scenes as prisonScenes, type PrisonStage } from "./prison_break/stage.ts";

const fact = (kind: string, fields: Record<string, unknown>): Fact => ({ seq: 1, kind, fields, rule: "" });

function playAll<Stage>(scenes: (stage: () => Stage, facts: readonly Fact[]) => Scene[], stage: Stage, ...facts: Fact[]): Stage {
  for (const scene of scenes(() => stage, facts)) for (const { change } of scene.steps) change();
  return stage;
}

it("Elba: guests move, letters wander from hand to bag, a fight is shown and over", () => {
  const stage = {
    guests: [{ key: "p0", place: "lab", strength: 1 }], players: [{ bag: [], hand: ["a"], hand_size: 1 }], duel: null,
  } as unknown as ElbaStage;
  playAll(elbaScenes, stage, fact("moved", { seat: "p0", start: "lab", place: "farm" }), fact("placed", { guest: "campbell", place: "roof" }),
    fact("put", { seat: "p0", letter: "a" }), fact("drew", { seat: "p0", letter: null }));
  expect(stage.guests.map(({ place }) => place)).toEqual(["farm", "roof"]);
  expect(stage.players[0]).toEqual({ bag: ["a"], hand: [], hand_size: 1 });
  playAll(elbaScenes, stage, fact("fight_began", { attacker: "p0", defender: "campbell", place: "roof" }), fact("rolled", { guest: "p0", face: 4, bonus: 1, total: 6 }));
  expect(stage.duel?.rolls.p0?.total).toBe(6);
  playAll(elbaScenes, stage, fact("won_fight", { winner: "p0", loser: "campbell" }), fact("grew", { guest: "p0", strength: 2 }));
  expect(stage.duel).toBeNull();
  expect(stage.guests[0]?.strength).toBe(2);
});

it("the Dark Castle: pages turn, dice fall, candles go out", () => {
  const hero = { hero: "cook", hp: 10, items: [], faces: [], roll: null, mark: 0 };
  const stage = { heroes: [hero], enemy: { might: 1, cunning: 0, wisdom: 0 }, turned: 1, middle: [], fight: null } as unknown as CastleStage;
  playAll(castleScenes, stage, fact("rolled", { hero: "cook", face: "double_might" }), fact("hit", { hero: "cook", trait: "might", dice: 1 }),
    fact("lost_hp", { hero: "cook", amount: 3, left: 7 }), fact("given", { hero: "cook", item: "flail" }));
  expect(stage.heroes[0]).toMatchObject({ hp: 7, items: ["flail"], roll: "double_might", mark: 0 });
  expect(stage.enemy.might).toBe(0);
  playAll(castleScenes, stage, fact("turned", { hero: "cook", card: "well_shaft" }));
  expect(stage).toMatchObject({ card: "well_shaft", turned: 2, you: "cook" });
  const content = { chapters: { chapters: [{ key: "rats", family: "beast" }] }, bosses: { bosses: [{ key: "count" }] } };
  expect(["rats", "count", null].map((card) => familyOf({ content } as never, card))).toEqual(["beast", "boss", "cell"]);
});

it("Prison Break: figures and guards walk, lights go on and off, guilt rises", () => {
  const stage = { figures: [{ key: "sara", square: "yard_1", objects: [] }], guards: [{ square: "yard_2", thing: "radio" }], route: [], broken: [], tower: null, camera: null } as unknown as PrisonStage;
  playAll(prisonScenes, stage, fact("moved", { figure: "sara", start: "yard_1", square: "yard_3" }), fact("guard_moved", { start: "yard_2", square: "yard_4" }),
    fact("turned_on", { device: "tower_1" }), fact("guilt", { change: 2, guilt: 5 }), fact("laid", { figure: "sara", place: "chapel" }), fact("day", { day: 3 }));
  expect(stage).toMatchObject({ tower: "tower_1", guilt: 5, route: ["chapel"], day: 3 });
  expect([stage.figures[0]?.square, stage.guards[0]?.square]).toEqual(["yard_3", "yard_4"]);
  playAll(prisonScenes, stage, fact("turned_off", { device: "tower_1" }), fact("bribed", { figure: "sara", thing: "radio", square: "yard_4" }));
  expect([stage.tower, stage.guards.length]).toEqual([null, 0]);
});

it("names on a plan have no article", () => {
  expect(["the Caesar Room", "l’infirmerie", "la cour", "Roof"].map(onPlan)).toEqual(["Caesar Room", "Infirmerie", "Cour", "Roof"]);
});
