import { describe, expect, it } from "vitest";
import board from "../../../../src/escapade/content/prison_break/board.json";
import pieces from "../../../../src/escapade/content/prison_break/pieces.json";
import type { Choice, Fact } from "../../lib/net/protocol.ts";
import { figureClaims, isMarkWanted, squareClaims, squareWords, targets } from "./claims.ts";
import { game, someView } from "./samples.ts";
import { scenes } from "./scenes.ts";
import { makeStage, spot, startStage, wishOf, type PrisonStage } from "./stage.ts";

function tell(stage: PrisonStage, kind: string, fields: Record<string, unknown>): PrisonStage {
  for (const scene of scenes(() => stage, [{ seq: 1, kind, fields, rule: "PB-1" } as unknown as Fact]))
    for (const step of scene.steps) step.change();
  return stage;
}

const choice = (kind: string, fields: Record<string, unknown> = {}): Choice =>
  ({ action: 0, words: kind, kind, fields }) as Choice;

describe("a stage", () => {
  it("is what the view says", () => {
    const stage = makeStage(someView(), game);
    expect(stage.guards).toEqual([{ id: "yard_7", square: "yard_7", object: "spoon" }]);
    expect([stage.guardsLeft, stage.deck, stage.tower]).toEqual([4, 3, "tower_2"]);
    expect(wishOf(stage, "sara")).toBe(pieces.outsiders[0]?.wishes[0]);
  });
  it("begins a replay with nobody on the plan, and everybody there at the first turn", () => {
    const stage = startStage(someView(), game);
    expect(Object.values(stage.figures).every(({ square }) => square === null)).toBe(true);
    tell(stage, "chose", { seat: "p0", leader: "michael" });
    tell(stage, "turn", { seat: "p0", figure: "michael" });
    expect(stage.figures.michael?.square).toBe("cells_1");
    expect(stage.figures.lincoln?.square).toBe("workshop");
    expect(stage.figures.bagwell?.square).toBeNull();
    expect(Object.keys(stage.tokens)).toHaveLength(board.objects.length);
  });
});

describe("the plan in a replay", () => {
  const over = (seat: string) => ({ ...someView(), seat, card: "drains", other: "false_wall" });
  const vote = { seat: "p2", leader: "abruzzi" };

  it("is as secret as it was: the sergeant and whoever watches learn it at the end", () => {
    for (const viewer of ["p2", "spectator"]) {
      const stage = startStage(over(viewer), game);
      expect([stage.card, stage.other, stage.clues]).toEqual([null, null, {}]);
      expect(stage.fitting).toEqual(Object.keys(stage.escapes));
      tell(stage, "kept_plan", { seat: "p0", escape: null });
      tell(stage, "became_bellick", vote);
      expect(stage.card).toBeNull();
      expect(tell(stage, "ended", { reason: "guilt" }).card).toBe("drains");
    }
  });
  it("is the team's from the vote on, and Michael's from the beginning", () => {
    const stage = startStage(over("p1"), game);
    expect(stage.card).toBeNull();
    expect(tell(stage, "became_bellick", vote).card).toBe("drains");
    const michael = startStage(over("p0"), game);
    expect(tell(michael, "kept_plan", { seat: "p0", escape: "drains" }).card).toBe("drains");
  });
});

describe("facts", () => {
  it("move figures and guards", () => {
    const stage = tell(makeStage(someView(), game), "moved", { figure: "sucre", start: "cells_2", square: "cells_1" });
    expect(stage.figures.sucre?.square).toBe("cells_1");
    tell(stage, "guard_moved", { start: "yard_7", square: "yard_9" });
    expect(stage.guards[0]).toEqual({ id: "yard_7", square: "yard_9", object: "spoon" });
  });
  it("tell guards apart who came to the same square, however long a replay goes on", () => {
    const stage = makeStage(someView(), game);
    for (const square of ["yard_8", "yard_9", "yard_10"]) {
      tell(stage, "guard_came", { square: "yard_1", object: "letter" });
      tell(stage, "guard_moved", { start: "yard_1", square });
    }
    expect(stage.guards.map(({ square }) => square)).toEqual(["yard_7", "yard_8", "yard_9", "yard_10"]);
    expect(new Set(stage.guards.map(({ id }) => id)).size).toBe(4);
  });
  it("take what lies there, face up or under a token", () => {
    const stage = makeStage(someView(), game);
    tell(stage, "took", { figure: "sucre", object: "rosary" });
    expect(stage.lying).toEqual({});
    tell(stage, "moved", { figure: "sucre", start: "cells_2", square: "chapel" });
    tell(stage, "took", { figure: "sucre", object: "radio" });
    expect("chapel" in stage.tokens).toBe(false);
    expect(stage.figures.sucre?.objects).toEqual(["letter", "rosary", "radio"]);
  });
  it("recruit for an object", () => {
    const stage = tell(makeStage(someView(), game), "recruited", {
      figure: "sucre",
      outsider: "sara",
      object: "letter",
    });
    expect([stage.figures.sara?.seat, stage.figures.sucre?.objects, stage.joined]).toEqual(["p1", [], ["sara"]]);
  });
  it("keep a card in sight while it changes the guilt, and put it away with the next thing", () => {
    const stage = tell(makeStage(someView(), game), "drew", { seat: "p1", card: "power_cut" });
    tell(stage, "guilt", { change: 2, guilt: 9 });
    expect([stage.told, stage.active, stage.guilt]).toEqual(["power_cut", "power_cut", 9]);
    tell(stage, "moved", { figure: "sucre", start: "cells_2", square: "cells_1" });
    expect(stage.told).toBeNull();
  });
  it("take the one voted out off the plan", () => {
    const stage = tell(makeStage(someView(), game), "became_bellick", { seat: "p1", leader: "sucre" });
    expect([stage.bellick, stage.figures.sucre?.square, stage.figures.sucre?.seat]).toEqual(["p1", null, null]);
  });
});

describe("clicks", () => {
  it("mean a square, its device, and what can be done where one stands", () => {
    const stage = makeStage(someView(), game);
    expect(squareClaims(stage, "yard_13")).toEqual([
      { fields: { square: "yard_13" } },
      { kind: "watch", fields: { device: "tower_1" } },
    ]);
    expect(squareClaims(stage, "cells_2")).toContainEqual({ kind: "stop" });
    expect(figureClaims("sucre")).toContainEqual({ fields: { leader: "sucre" } });
  });
  it("ask about the thing one was about to do", () => {
    const stage = makeStage(someView(), game);
    expect(squareWords(stage, "move", "yard_1")).toBe("step yard_1");
    expect(squareWords(stage, "bellick", "yard_13")).toBe("watch tower_1");
    expect(squareWords(stage, "bellick", "yard_7")).toBe("guard yard_7");
    expect(squareWords(stage, "guard_place", "yard_1")).toBe("post yard_1");
  });
  it("are aimed by the list alone", () => {
    const stage = makeStage(someView(), game);
    const list = [
      choice("step", { square: "cells_1" }),
      choice("stop"),
      choice("watch", { device: "camera_1" }),
      choice("retrieve", { object: "rosary" }),
    ];
    expect([...targets(stage, list)]).toEqual([
      ["cells_1", "step"],
      ["cells_2", "here"],
      ["visiting_room", "watch"],
      ["yard_2", "retrieve"],
    ]);
    expect(targets(stage, []).size).toBe(0);
  });
});

describe("a walk", () => {
  it("waits where a mark can be laid on one's own plan, and nowhere else", () => {
    const stage = makeStage({ ...someView(), card: "drains" }, game);
    const list = [choice("step", { square: "yard_1" }), choice("lay"), choice("stop")];
    expect(isMarkWanted(stage, list), "the cells are on the plan of the drains").toBe(true);
    expect(isMarkWanted(stage, list.slice(0, 1)), "marked already").toBe(false);
    tell(stage, "moved", { figure: "sucre", start: "cells_2", square: "yard_1" });
    expect(isMarkWanted(stage, list), "a decoy").toBe(false);
    expect(isMarkWanted({ ...stage, card: null }, list), "who does not know the plan walks on").toBe(false);
  });
});

describe("spot", () => {
  it("keeps everybody inside the square", () => {
    for (let count = 1; count <= 8; count++) {
      for (let place = 0; place < count; place++) {
        const at = spot(place, count, 2, 2);
        expect(Math.abs(at.x)).toBeLessThan(1);
        expect(Math.abs(at.y)).toBeLessThan(1);
      }
    }
  });
});
