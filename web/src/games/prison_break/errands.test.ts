import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/net/protocol.ts";
import { Errands } from "./errands.svelte.ts";
import { game, someView } from "./samples.ts";
import { makeStage, type PrisonStage } from "./stage.ts";
import type { PrisonTable } from "./table.ts";
import type { Ground } from "./taps.ts";

let number = 0;
const choice = (kind: string, fields: Record<string, string> = {}): Choice => ({
  action: number++,
  words: kind,
  kind,
  fields,
});
const WAYS = { cells_1: "cells_1", yard_3: "cells_1" };

/** A table that answers as the server would: whoever steps stands there, and is offered what the script says. */
class Played {
  readonly told: string[] = [];
  readonly asked: string[] = [];
  busy = false;
  startled = false;
  narrowed: Choice[] | null = null;
  stage: PrisonStage = makeStage(someView(), game);
  legal: Choice[];
  private readonly script: Choice[][];

  constructor(...script: Choice[][]) {
    this.script = script;
    this.legal = this.script.shift() ?? [];
  }

  get table(): PrisonTable {
    const answer = {
      legal: this.legal,
      narrowed: this.narrowed,
      isStartled: this.startled,
      advice: { notice: null },
      act: (one: Choice, author = "person") => this.act(one, author),
      click: (_: unknown, words: string) => void this.asked.push(words),
    };
    return {
      answer,
      shown: { busy: this.busy, question: { key: "move", fields: { points: 3 } } },
    } as unknown as PrisonTable;
  }

  ground(): Ground {
    const ways = Object.fromEntries(
      Object.entries(WAYS).map(([goal, first]) => [goal, this.stage.figures.sucre?.square === first ? goal : first]),
    );
    const deeds = { yard_3: [{ kind: "search" as const, object: null }] };
    return { stage: this.stage, legal: this.legal, ways, deeds };
  }

  errands(): Errands {
    return new Errands(
      () => this.table,
      () => this.ground(),
    );
  }

  private act({ kind, fields }: Choice, author: string): void {
    this.told.push(`${author}: ${[kind, ...Object.values(fields)].join(" ")}`);
    if (kind === "step" && this.stage.figures.sucre) this.stage.figures.sucre.square = String(fields.square);
    this.legal = this.script.shift() ?? [];
  }
}

const TO_CELL = [choice("step", { square: "cells_1" }), choice("stop")];
const TO_YARD = [choice("step", { square: "yard_3" }), choice("stop")];
const THERE = [choice("stop"), choice("search")];

describe("one tap", () => {
  it("walks and does it; all but the first answer are the page’s, so that one undo takes them back", () => {
    const played = new Played(TO_CELL, TO_YARD, THERE);
    const errands = played.errands();
    errands.tap("yard_3");
    errands.goOn();
    errands.goOn();
    expect(played.told).toEqual(["person: step cells_1", "page: step yard_3", "page: search"]);
    expect(errands.current).toBeNull();
  });
  it("ends where something comes between, and does nothing by itself afterwards", () => {
    const played = new Played(TO_CELL, [choice("draw"), choice("raise_guilt")], TO_YARD);
    const errands = played.errands();
    errands.tap("yard_3");
    errands.goOn();
    played.legal = TO_YARD;
    errands.goOn();
    expect(played.told).toEqual(["person: step cells_1"]);
  });
  it("asks before the deed where the plan wants a mark", () => {
    const played = new Played(TO_CELL, TO_YARD, [choice("lay"), ...THERE]);
    played.stage.card = "night_shift";
    const errands = played.errands();
    errands.tap("yard_3");
    errands.goOn();
    errands.goOn();
    expect(played.told).toEqual(["person: step cells_1", "page: step yard_3"]);
    expect(errands.menu?.square).toBe("yard_3");
    expect(errands.menu?.options).toHaveLength(3);
  });
  it("leaves to the list what is told, narrowed or too new to be meant", () => {
    for (const change of [{ busy: true }, { narrowed: TO_CELL }]) {
      const played = new Played(TO_CELL);
      Object.assign(played, change);
      played.errands().tap("yard_3");
      expect([played.told, played.asked]).toEqual([[], ["step yard_3"]]);
    }
    const startled = new Played(TO_CELL);
    startled.startled = true;
    startled.errands().tap("yard_3");
    expect([startled.told, startled.asked], "a slip of the finger does nothing").toEqual([[], []]);
  });
});
