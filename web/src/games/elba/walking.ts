/** The way to a far room, door by door as the plan has them drawn. Whether a step may be taken the legal list says. */

import type { ElbaStage } from "./stage.ts";

export interface House {
  doors: readonly (readonly [string, string])[];
  /** Where the walk begins. */
  here: string;
  /** Where somebody stands. */
  taken: ReadonlySet<string>;
}

/** The house around a guest, as it is now. */
export function houseOf({ doors, guests }: Pick<ElbaStage, "doors" | "guests">, guest: string): House {
  const here = guests.find(({ key }) => key === guest)?.place ?? "";
  return { doors, here, taken: new Set(guests.flatMap(({ place }) => place ?? [])) };
}

/** Longer than any way through the house: one step weighs more than all the people who could stand on it. */
const STEP = 100;

/** The places of the shortest way, the goal last; of two that are as short, the one on which fewer people stand. Empty
    where there is none, or one is there already. */
export function wayTo({ doors, here, taken }: House, goal: string): string[] {
  const from = new Map<string, { cost: number; before: string | null }>([[here, { cost: 0, before: null }]]);
  const open = [here];
  const costOf = (place: string): number => from.get(place)?.cost ?? Infinity;
  while (open.length > 0) {
    open.sort((one, other) => costOf(one) - costOf(other));
    const place = open.shift() as string;
    for (const next of beyond(doors, place)) {
      // Whoever stands where one wants to go is met on every way.
      const cost = costOf(place) + STEP + (taken.has(next) && next !== goal ? 1 : 0);
      if (cost >= costOf(next)) continue;
      from.set(next, { cost, before: place });
      open.push(next);
    }
  }
  const way: string[] = [];
  for (let place: string | null = goal; place !== null && place !== here; place = from.get(place)?.before ?? null)
    way.unshift(place);
  return from.has(goal) ? way : [];
}

function beyond(doors: House["doors"], place: string): string[] {
  return doors.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []));
}
