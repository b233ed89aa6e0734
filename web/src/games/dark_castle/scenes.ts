/** How facts are told: dice tumble together and land one by one, pages turn, candles go out. */

import type { Step } from "../../lib/events/queue.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { say } from "../../lib/i18n/language.svelte.ts";
import { play } from "../../lib/store/sound.ts";
import type { Scene, Viewer } from "../../lib/game/module.ts";
import type { Trait } from "./content.ts";
import {
  addDie,
  addHero,
  clearDice,
  clearRolls,
  heroOf,
  layOut,
  strikeOff,
  sweep,
  takeFrom,
  turnPage,
  type CastleStage,
  type HeroState,
} from "./stage.ts";
import { throwsIn, type Throw } from "./throws.ts";

const TUMBLE = 600;
/** How much longer the last die rolls when a life hangs on it. */
const LAST_DIE = 1300;
const PAGE = 900;
/** Milliseconds for a glance at a word of one's own page, and at most: whoever is faster skips with a click. */
const WORD = 45;
const LONGEST_TALE = 2500;
/** Milliseconds in which a word of a page is read that another has turned. */
const WORD_READ = 270;
/** Told together, because they happen together. */
const TOGETHER = ["rolled", "enemy_die", "shifted", "lost_hp", "healed"];

/** Told when the dice have landed. */
const LATE = ["rolled", "enemy_die", "shifted"];

export function scenes(stage: () => CastleStage, facts: readonly Fact[], viewer?: Viewer): Scene[] {
  const found: Scene[] = [];
  // A replay throws nothing: it runs, and has no stage yet.
  const throws = viewer === undefined ? [] : throwsIn(stage(), facts);
  for (let place = 0; place < facts.length;) {
    const fact = facts[place] as Fact;
    let end = place + 1;
    if (TOGETHER.includes(fact.kind)) while (facts[end]?.kind === fact.kind) end++;
    const group = facts.slice(place, end);
    const held = throws.filter(({ from }) => from === place).flatMap((one) => hold(stage, one));
    const isOther = fact.kind === "read" && isAnothers(stage(), facts.slice(0, place), viewer);
    const fatal = throws.some((one) => one.at === place && one.fatal);
    const shown = isOther ? toBeRead(stage, fact) : steps(stage, group, fact, fatal);
    found.push({ facts: group, steps: [...held, ...shown], late: LATE.includes(fact.kind) });
    place = end;
  }
  return found;
}

function steps(stage: () => CastleStage, group: readonly Fact[], first: Fact, fatal: boolean): Step[] {
  if (first.kind === "rolled") return rolled(stage, group, fatal);
  if (first.kind === "lost_hp" || first.kind === "healed") return changed(stage, group);
  if (first.kind === "enemy_die" || first.kind === "shifted") return enemyDice(stage, group);
  if (first.kind === "read") return [{ change: () => undefined, wait: readingTime(taleOf(first)) }];
  return [{ change: () => show(stage(), first), wait: WAITS[first.kind] ?? 300 }];
}

function taleOf(fact: Fact): string {
  return say(`dark_castle-tale-${String(fact.fields.tale)}`);
}

/** Whether another one turned the page that is read now; a replay is nobody's. */
function isAnothers(stage: CastleStage, before: readonly Fact[], viewer: Viewer | undefined): boolean {
  if (viewer === undefined || viewer.seats === 1) return false;
  const you = before.findLast(({ kind }) => kind === "turned")?.fields.hero ?? stage.you;
  return stage.heroes.findIndex(({ key }) => key === you) !== viewer.seat;
}

/** Until its reader goes on, or for as long as anybody takes to read it. */
function toBeRead(stage: () => CastleStage, fact: Fact): Step[] {
  const words = taleOf(fact).split(/\s+/).length;
  return [
    { change: () => (stage().moment = { kind: "read" }), wait: 0, touch: words * WORD_READ },
    { change: () => (stage().moment = null), wait: 0 },
  ];
}

/** The dice lie in the hand until it throws them. */
function hold(stage: () => CastleStage, { heroes, fatal }: Throw): Step[] {
  return [
    {
      change: () => (stage().moment = { kind: "throw", heroes, fatal, waiting: true, slow: false }),
      wait: 0,
      touch: Infinity,
    },
    { change: () => (stage().moment = null), wait: 0 },
  ];
}

/** A chapter in which others decide must be read before they do; whose it is, a scene cannot tell. */
export function readingTime(tale: string): number {
  return Math.min(LONGEST_TALE, WORD * tale.split(/\s+/).length);
}

const WAITS: Record<string, number> = {
  turned: PAGE,
  went: 900,
  fight_began: 600,
  fight_rules: 500,
  round_began: 350,
  hit: 480,
  missed: 380,
  blocked: 320,
  beaten: 800,
  fate: 700,
  ended: 1200,
  died: 1600,
  escaped: 1600,
  walked: 600,
  stayed: 600,
  found: 420,
  chose: 350,
  used: 500,
  test_ended: 600,
};

function rolled(stage: () => CastleStage, facts: readonly Fact[], fatal: boolean): Step[] {
  const heroes = facts.map(({ fields }) => String(fields.hero));
  const air: Step = {
    change: () => {
      for (const hero of stage().heroes)
        if (heroes.includes(hero.key)) Object.assign(hero, { tumbling: true, mark: "", change: 0 });
      stage().moment = { kind: "throw", heroes, fatal, waiting: false, slow: false };
      play("dice");
    },
    wait: TUMBLE,
  };
  const landings = facts.map((fact): Step => ({
    change: () => land(stage(), String(fact.fields.hero), String(fact.fields.face)),
    wait: 200,
  }));
  const breathless: Step = {
    change: () => (stage().moment = { kind: "throw", heroes, fatal, waiting: false, slow: true }),
    wait: LAST_DIE,
  };
  if (fatal) landings.splice(-1, 0, breathless);
  return [air, ...landings, { change: () => undefined, wait: 650 }, { change: () => (stage().moment = null), wait: 0 }];
}

function land(stage: CastleStage, key: string, face: string): void {
  const hero = heroOf(stage, key);
  if (hero !== undefined) Object.assign(hero, { tumbling: false, face });
}

/** All who bleed, bleed at once; the drop stays until something else happens to them. */
function changed(stage: () => CastleStage, facts: readonly Fact[]): Step[] {
  return [
    {
      change: () => {
        for (const hero of stage().heroes) hero.change = 0;
        for (const fact of facts) {
          const hero = heroOf(stage(), String(fact.fields.hero));
          if (hero === undefined) continue;
          hero.hp = Number(fact.fields.left);
          hero.change = (fact.kind === "lost_hp" ? -1 : 1) * Number(fact.fields.amount);
        }
        play(facts[0]?.kind === "lost_hp" ? "candle" : "click");
      },
      wait: 750,
    },
  ];
}

function enemyDice(stage: () => CastleStage, facts: readonly Fact[]): Step[] {
  const start: Step = {
    change: () => {
      const now = stage();
      if (facts[0]?.kind === "shifted") now.enemy = [];
      else if (now.enemy.length === 0) layOut(now);
      play("dice");
    },
    wait: 250,
  };
  const each = facts.map((fact): Step => ({ change: () => addDie(stage(), fact.fields.trait as Trait), wait: 190 }));
  return [start, ...each];
}

function show(stage: CastleStage, fact: Fact): void {
  const text = (name: string): string => String(fact.fields[name]);
  const hero = heroOf(stage, text("hero"));
  switch (fact.kind) {
    case "chose":
      addHero(stage, text("hero"));
      return play("click");
    case "turned":
      turnPage(stage, text("hero"), text("card"));
      return play("page");
    case "went":
      stage.way = text("way");
      return play("door");
    case "fight_began":
      putAway(stage);
      // Its rules are the next fact; until then none is known.
      stage.fight = {
        damage: Number(fact.fields.damage),
        rest: stage.fight?.rest ?? null,
        special: stage.fight?.special ?? null,
      };
      return;
    case "fight_rules":
      if (stage.fight !== null) Object.assign(stage.fight, { rest: text("rest"), special: text("special") });
      return;
    case "round_began":
      stage.round = Number(fact.fields.round);
      stage.immune = null;
      clearRolls(stage);
      return sweep(stage);
    case "hit":
      strikeOff(stage, text("trait") as Trait, Number(fact.fields.dice));
      play("step");
      return marked(hero, "hits");
    case "returned":
    case "grew":
      sweep(stage);
      return addDie(stage, text("trait") as Trait);
    case "immune_to":
      stage.immune = text("trait");
      return;
    case "beaten":
      Object.assign(stage, { verdict: "beaten", fight: null, enemy: [] });
      return clearRolls(stage);
    case "fate":
      stage.fate = text("trait") as Trait;
      return play("dice");
    case "dared":
      stage.fate = "rolling";
      return;
    case "test_began":
      return putAway(stage);
    case "test_ended":
      stage.verdict = text("result") as "passed" | "failed";
      return;
    case "ended":
      stage.fate = null;
      clearDice(stage);
      stage.ending = fact;
      return;
    default:
      return marks(stage, fact, hero);
  }
}

/** What was decided before lies there no longer when something else begins. */
function putAway(stage: CastleStage): void {
  Object.assign(stage, { verdict: null, fate: null });
  clearDice(stage);
}

function marked(hero: HeroState | undefined, mark: HeroState["mark"]): void {
  if (hero !== undefined) hero.mark = mark;
}

const KEPT = ["reroll_and_choose", "extra_die", "second_attack", "armour", "single_is_two", "double_heals"];

/** What happens to one character or to things. */
function marks(stage: CastleStage, fact: Fact, hero: HeroState | undefined): void {
  const item = String(fact.fields.item);
  switch (fact.kind) {
    case "rested":
      return marked(hero, "rests");
    case "blocked":
      return marked(hero, "blocks");
    case "missed":
      return marked(hero, "misses");
    case "died":
      return marked(hero, "dead");
    case "extra_rolled":
      hero?.extras.push(fact.fields.trait as Trait);
      return;
    case "kept":
      if (hero !== undefined) hero.face = String(fact.fields.face);
      stage.before = null;
      return;
    case "found":
      // Things are drawn when the chapter is over.
      stage.done = true;
      stage.middle.push(item);
      return play("card");
    case "given":
      takeFrom(stage.middle, item);
      hero?.items.push(item);
      return play("card");
    case "left":
      return takeFrom(stage.middle, item);
    case "handed":
      takeFrom(hero?.items, item);
      heroOf(stage, String(fact.fields.target))?.items.push(item);
      return play("card");
    case "laid":
      takeFrom(hero?.items, item);
      stage.middle.push(item);
      return;
    case "used":
      // Weapons and relics stay in the hand; the next view would say so, but a replay has none.
      if (!KEPT.includes(stage.box.items[item]?.effect ?? "")) takeFrom(hero?.items, item);
      return;
    case "dropped":
      return takeFrom(hero?.items, item);
    default:
  }
}
