import "@fontsource/crimson-text/latin-400.css";
import "@fontsource/crimson-text/latin-400-italic.css";
import "@fontsource/crimson-text/latin-600.css";
import "@fontsource/pirata-one/latin-400.css";
import "./rail.css";
import { anyModule, type GameModule } from "../../lib/game/module.ts";
import type { View } from "./view.ts";
import Board from "./Board.svelte";
import ChoiceIcon from "./ChoiceIcon.svelte";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import Intro from "./Intro.svelte";
import { asOnTheWall } from "./order.ts";
import { offers } from "./offers.ts";
import { smallPrint } from "./print.ts";
import { scenes } from "./scenes.ts";
import { makeStage, startStage, type CastleStage } from "./stage.ts";

/** The first match: one sentence at the moment it matters. */
const HINTS: Record<string, string> = {
  choose: "dark_castle-web-hint-choose",
  turn: "dark_castle-web-hint-turn",
  way: "dark_castle-web-hint-way",
  nominate: "dark_castle-web-hint-nominate",
  rest: "dark_castle-web-hint-rest",
  strike: "dark_castle-web-hint-strike",
  consent: "dark_castle-web-hint-consent",
  use: "dark_castle-web-hint-use",
  dare: "dark_castle-web-hint-dare",
};

function hints(view: View): string[] {
  // In a fight somebody is named for a duel, elsewhere for whatever the card has in store.
  if (view.question.key === "nominate" && view.fight !== null) return ["dark_castle-web-hint-duel"];
  // Where everybody proposes, whoever turns the page decides no more than the others.
  if (view.question.key === "turn" && view.options.voice === "majority") return ["dark_castle-web-hint-turn-majority"];
  const hint = HINTS[view.question.key];
  return hint === undefined ? [] : [hint];
}

/** Where everybody has one character, the characters stand in the order of the seats. */
function hasFace(stage: CastleStage, seat: number): boolean {
  return stage.heroes[seat] !== undefined;
}

/** The page itself tells the tale. */
const unlogged = ["read"];
/** The page says how it ended, too; the log keeps that. */
const onBoard = [...unlogged, "ended"];

const castle: GameModule<CastleStage, View> = {
  Board,
  ChoiceIcon,
  Face,
  hasFace,
  Finale,
  ending: () => import("./ending.ts"),
  Intro,
  stage: makeStage,
  start: startStage,
  scenes,
  throws: true,
  aloud: true,
  counsel: ["turn", "way", "nominate"],
  hints,
  smallPrint,
  unlogged,
  onBoard,
  order: asOnTheWall,
  // Characters, things, dice, ways and answers all lie there to be tapped, and so does what a tap has left.
  offers,
  showsOdds: ["go"],
  ambience: [
    // Wind in the stairs, water somewhere below.
    { kind: "noise", pitch: 310, narrow: 2.4, loud: 0.6, swell: 0.06 },
    { kind: "tick", pitch: 1750, loud: 0.16, every: 3.7 },
  ],
  owner: ({ fields }, stage) => {
    const place = stage.heroes.findIndex(({ key }) => key === fields.hero);
    return place < 0 ? null : place;
  },
  parting: { starts: ["turned"], dice: ["rolled", "enemy_die"] },
  turns: ["turned"],
};
export default anyModule(castle);
