import { expect, it } from "vitest";
import type { Fact } from "../../lib/net/protocol.ts";
import { tally } from "./votes.ts";

const fact = (kind: string, fields: Record<string, string>): Fact =>
  ({ seq: 1, kind, fields, rule: "PB-19" }) as unknown as Fact;

it("counts the votes that were told, and no others", () => {
  const log = [
    fact("declared", { seat: "p0" }),
    fact("voted", { seat: "p0", leader: "sucre" }),
    fact("voted", { seat: "p1", leader: "abruzzi" }),
    fact("voted", { seat: "p2", leader: "sucre" }),
  ];
  expect(tally(log.slice(0, 1))).toEqual({ votes: {}, out: null });
  expect(tally(log)).toEqual({ votes: { sucre: ["p0", "p2"], abruzzi: ["p1"] }, out: null });
  expect(tally([...log, fact("became_bellick", { seat: "p1", leader: "sucre" })]).out).toEqual({
    leader: "sucre",
    seat: "p1",
  });
});
