import { expect, it } from "vitest";
import { Dragging } from "./drag.svelte.ts";

const at = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, clientX, clientY });

function hand() {
  const dropped: [string, number, number][] = [];
  return { dropped, drag: new Dragging<string>((thing, x, y) => dropped.push([thing, x, y])) };
}

it("drops a thing where the hand lets go of it, and takes the click that follows", () => {
  const { drag, dropped } = hand();
  drag.down(at(10, 10), "eel");
  drag.move(at(40, 50));
  expect(drag.held).toEqual({ thing: "eel", x: 40, y: 50 });
  drag.up(at(60, 70));
  expect(dropped).toEqual([["eel", 60, 70]]);
  expect(drag.held).toBeNull();
  expect(drag.takesClick()).toBe(true);
  expect(drag.takesClick()).toBe(false);
});

it("leaves a tap alone, even of a hand that trembles", () => {
  const { drag, dropped } = hand();
  drag.down(at(10, 10), "eel");
  drag.move(at(14, 13));
  drag.up(at(14, 13));
  expect(drag.held).toBeNull();
  expect(dropped).toEqual([]);
  expect(drag.takesClick()).toBe(false);
});

it("follows the finger that began, and forgets a drag that was broken off", () => {
  const { drag, dropped } = hand();
  drag.down(at(10, 10, 1), "eel");
  drag.down(at(90, 90, 2), "pie");
  drag.move(at(200, 200, 2));
  expect(drag.held).toBeNull();
  drag.move(at(60, 60, 1));
  drag.cancel();
  drag.up(at(60, 60, 1));
  expect(dropped).toEqual([]);
});
