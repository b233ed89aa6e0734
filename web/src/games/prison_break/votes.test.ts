import { describe, expect, it } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { game, someView } from "./samples.ts";
import { scenes } from "./scenes.ts";
import { makeStage, type PrisonStage } from "./stage.ts";
import type { View } from "./view.ts";
import { ballotOf, counted, strokes, voteIn } from "./votes.ts";

const fact = (kind: string, fields: Record<string, string>): Fact =>
  ({ seq: 1, kind, fields, rule: "PB-19" }) as unknown as Fact;
const VOTED = [
  fact("voted", { seat: "p0", leader: "sucre" }),
  fact("voted", { seat: "p1", leader: "abruzzi" }),
  fact("voted", { seat: "p2", leader: "sucre" }),
];
const LEFT = fact("laid_down", { figure: "sucre", object: "letter", square: "cells_2" });
const OUT = fact("became_bellick", { seat: "p1", leader: "sucre" });

function poll(missing: string[]): View {
  const voters = ["p0", "p1", "p2"];
  const frame = {
    type: "vote",
    phase: "vote",
    owner: "p0",
    serial: 1,
    memory: {},
    voters,
    choices: [],
    missing,
    votes: [],
  };
  return { ...someView(), frames: [frame] } as unknown as View;
}

describe("the vote", () => {
  it("shows who has handed in, and nobody’s vote", () => {
    expect(voteIn(poll(["p1"]))).toEqual({ handed: ["p0", "p2"], votes: {}, beat: 0, out: null });
    expect(voteIn(someView())).toBeNull();
    expect(makeStage(poll(["p0", "p1", "p2"]), game).vote?.handed).toEqual([]);
  });
  it("counts the votes that were told, and no others", () => {
    expect(counted(VOTED.slice(0, 2))).toEqual({ sucre: ["p0"], abruzzi: ["p1"] });
    expect(counted([...VOTED, OUT])).toEqual({ sucre: ["p0", "p2"], abruzzi: ["p1"] });
  });
  it("has a ballot for everybody: missing, face down, open", () => {
    const states = ["p0", "p1", "p2"].map((seat) => ballotOf(seat, { handed: ["p0", "p1"] }, { sucre: ["p0"] }));
    expect(states).toEqual([
      { state: "open", leader: "sucre" },
      { state: "handed", leader: null },
      { state: "missing", leader: null },
    ]);
  });
  it("scratches every fifth stroke across", () => {
    expect(strokes(0)).toBe("");
    expect(strokes(5).match(/M/g)).toHaveLength(5);
    expect(strokes(5)).toMatch(/L\d+ 5$/);
  });
});

describe("its moment", () => {
  /** What is seen of the stage after each step, and how long it stands. */
  function watch(stage: PrisonStage, facts: readonly Fact[]): { seen: string; wait: number }[] {
    return scenes(() => stage, facts).flatMap(({ steps }) =>
      steps.map(({ change, wait }) => {
        change();
        const { vote, bellick, unmasked } = stage;
        const total = Object.values(vote?.votes ?? {}).reduce((sum, seats) => sum + seats.length, 0);
        return {
          seen:
            `${vote?.handed.length ?? "-"} in, ${total} strokes, beat ${vote?.beat ?? "-"}, ` +
            `${vote?.out ?? "-"} out, ${bellick} ${unmasked}`,
          wait,
        };
      }),
    );
  }
  const stage = (): PrisonStage => makeStage(poll(["p1"]), game);

  it("is the hand-in, the strokes, two beats, the stamp, and then somebody else", () => {
    const steps = watch(stage(), [...VOTED, LEFT, OUT]);
    expect(steps.map(({ seen }) => seen)).toEqual([
      "3 in, 0 strokes, beat 0, - out, null null",
      "3 in, 1 strokes, beat 0, - out, null null",
      "3 in, 2 strokes, beat 0, - out, null null",
      "3 in, 3 strokes, beat 0, - out, null null",
      "3 in, 3 strokes, beat 0, - out, null null",
      "3 in, 3 strokes, beat 1, - out, null null",
      "3 in, 3 strokes, beat 2, - out, null null",
      "3 in, 3 strokes, beat 2, sucre out, null null",
      "- in, 0 strokes, beat -, - out, p1 p1",
    ]);
    expect(steps.at(4)?.wait, "what he leaves behind does not hold it up").toBe(0);
    expect([...steps.slice(0, 4), ...steps.slice(5, 8)].every(({ wait }) => wait >= 600)).toBe(true);
  });
  it("beats and strikes after a tie was broken, too", () => {
    const steps = watch(makeStage(someView(), game), [OUT]);
    expect(steps.map(({ seen }) => seen).slice(1)).toEqual([
      "3 in, 0 strokes, beat 2, - out, null null",
      "3 in, 0 strokes, beat 2, sucre out, null null",
      "- in, 0 strokes, beat -, - out, p1 p1",
    ]);
  });
  it("is told when it is seen, not before", () => {
    for (const scene of scenes(stage, [...VOTED, OUT])) expect(scene.late, scene.facts[0]?.kind).toBe(true);
  });
  it("takes the figure off the plan, and is over with the next thing", () => {
    const now = stage();
    watch(now, [...VOTED, OUT]);
    expect(now.figures.sucre).toMatchObject({ square: null, seat: null, objects: [] });
    watch(now, [fact("handed", { figure: "sara", seat: "p0" })]);
    expect([now.bellick, now.unmasked]).toEqual(["p1", null]);
  });
});
