import { expect, it } from "vitest";
import type { Analysed, Analysis } from "../net/protocol.ts";
import { RefusedError } from "../net/socket.ts";
import { Asking } from "./asking.svelte.ts";

const analysis = { turns: [] } as unknown as Analysis;
const said = (state: Analysed["state"], ahead = 0): Analysed => ({
  state,
  ahead,
  analysis: state === "done" ? analysis : null,
});

/** Somebody who gives these answers, one after the other, and writes down what is asked of them. */
function server(...answers: (Analysed | string)[]) {
  const heard: string[] = [];
  const asking = new Asking(
    (begin) => {
      heard.push(begin ? "begin" : "look");
      const answer = answers.shift() ?? "web.offline";
      return typeof answer === "string" ? Promise.reject(new RefusedError(answer, {})) : Promise.resolve(answer);
    },
    (milliseconds) => {
      heard.push(milliseconds > 1000 ? "long rest" : "rest");
      return Promise.resolve();
    },
  );
  return { asking, heard };
}

it("asks until it is there, and tells how many come first", async () => {
  const { asking, heard } = server(said("waiting", 2), said("working"), said("done"));
  const begun = asking.begin();
  expect(asking.state).toBe("working");
  await begun;
  expect(heard).toEqual(["begin", "rest", "begin", "rest", "begin"]);
  expect([asking.state, asking.analysis]).toEqual(["done", analysis]);
});

it("looks without beginning anything, and waits only for what others have begun", async () => {
  const none = server(said("none"));
  await none.asking.look();
  expect([none.heard, none.asking.state]).toEqual([["look"], "none"]);
  const begun = server(said("working"), said("done"));
  await begun.asking.look();
  expect([begun.heard, begun.asking.state]).toEqual([["look", "begin"], "done"]);
  const refused = server("refused.no_analysis");
  await refused.asking.look();
  expect([refused.asking.state, refused.asking.problem]).toEqual(["unasked", null]);
});

it("comes back later to a server that is busy, but not for ever", async () => {
  const busy = server("refused.busy", "refused.too_fast", said("done"));
  await busy.asking.begin();
  expect(busy.heard).toEqual(["begin", "long rest", "begin", "long rest", "begin"]);
  expect(busy.asking.state).toBe("done");
  const never = server(...Array<string>(20).fill("refused.busy"));
  await never.asking.begin();
  expect(never.heard.filter((one) => one === "begin")).toHaveLength(8);
  expect(never.asking.problem?.code).toBe("refused.busy");
});

it("says why there is none, and can be asked again", async () => {
  const { asking } = server(said("working"), "refused.no_analysis", said("done"));
  await asking.begin();
  expect([asking.state, asking.problem?.code]).toEqual(["failed", "refused.no_analysis"]);
  await asking.begin();
  expect([asking.state, asking.problem]).toEqual(["done", null]);
});

it("asks no more once nobody looks", async () => {
  const { asking, heard } = server(said("working"), said("working"), said("done"));
  const begun = asking.begin();
  asking.close();
  await begun;
  expect(heard.filter((one) => one === "begin")).toHaveLength(1);
});
