/** How the vote is told: the ballots are in, stroke after stroke, two beats, the stamp; then whoever is out is somebody
    else. */

import type { Scene } from "../../lib/game/module.ts";
import type { Fact } from "../../lib/net/protocol.ts";
import { play } from "../../lib/store/sound.ts";
import { unseal, type PrisonStage } from "./stage.ts";
import { openVote } from "./votes.ts";

const HAND_IN = 900;
const STROKE = 600;
const BEAT = 700;
const STAMP = 1400;

/** The scene of a fact of the vote; null for all others. What is counted is told when it is seen. */
export function voteScene(stage: () => PrisonStage, facts: readonly Fact[], place: number): Scene | null {
  const fact = facts[place];
  if (fact?.kind === "voted") return count(stage, fact, facts[place - 1]?.kind !== "voted");
  return fact?.kind === "became_bellick" ? unmask(stage, fact) : null;
}

function count(stage: () => PrisonStage, fact: Fact, first: boolean): Scene {
  const [leader, seat] = [String(fact.fields.leader), String(fact.fields.seat)];
  const handIn = {
    change: (): void => {
      const now = stage();
      now.vote = openVote(now.leaders.map((_, number) => `p${number}`));
      play("card");
    },
    wait: HAND_IN,
  };
  const stroke = {
    change: (): void => {
      const { vote } = stage();
      if (vote !== null) vote.votes[leader] = [...(vote.votes[leader] ?? []), seat];
      play("click");
    },
    wait: STROKE,
  };
  return { facts: [fact], steps: first ? [handIn, stroke] : [stroke], late: true };
}

function unmask(stage: () => PrisonStage, fact: Fact): Scene {
  const [leader, seat] = [String(fact.fields.leader), String(fact.fields.seat)];
  const beat = (number: number): { change: () => void; wait: number } => ({
    change: (): void => {
      const now = stage();
      now.vote ??= openVote(now.leaders.map((_, place) => `p${place}`));
      now.vote.beat = number;
      play("step");
    },
    wait: BEAT,
  });
  const stamp = {
    change: (): void => {
      const { vote } = stage();
      if (vote !== null) vote.out = leader;
      play("door");
    },
    wait: STAMP,
  };
  const turn = { change: (): void => becomeBellick(stage(), leader, seat), wait: 0 };
  return { facts: [fact], steps: [beat(1), beat(2), stamp, turn], late: true };
}

function becomeBellick(stage: PrisonStage, leader: string, seat: string): void {
  stage.vote = null;
  stage.bellick = seat;
  stage.unmasked = seat;
  // From now on the team knows the plan (PB-19); neither the sergeant nor whoever watches does.
  const viewer = stage.sealed?.viewer ?? "";
  if (viewer !== seat && viewer !== "spectator") unseal(stage);
  const gone = stage.figures[leader];
  if (gone !== undefined) Object.assign(gone, { square: null, seat: null, objects: [], chances: [] });
}
