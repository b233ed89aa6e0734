import { describe, expect, it } from "vitest";
import { Swipe } from "./swipe.ts";

function drawn(across: number, along: number, pointerType = "touch"): string[] {
  const ways: string[] = [];
  const swipe = new Swipe((way) => ways.push(way));
  swipe.down({ pointerType, clientX: 200, clientY: 600 });
  swipe.up({ pointerType, clientX: 200 + across, clientY: 600 + along });
  return ways;
}

describe("a finger drawn across", () => {
  it("tells left from right", () => {
    expect(drawn(-90, 10)).toEqual(["left"]);
    expect(drawn(90, -10)).toEqual(["right"]);
  });

  it("is neither a tap nor a scroll", () => {
    expect(drawn(-20, 0)).toEqual([]);
    expect(drawn(-80, 70)).toEqual([]);
  });

  it("is not a mouse", () => {
    expect(drawn(-90, 0, "mouse")).toEqual([]);
  });
});
