/** What has to be done to get out, as far as the viewer knows it: the plan is secret, who is announced is not. */

import { isMember, type PrisonStage } from "./stage.ts";

export interface Missions {
  /** Whom the team wants, and whether they are with it. */
  outsiders: { figure: string; done: boolean }[];
  lincoln: boolean;
  /** Marked places of the plan and how many it has; null for those who do not know it. */
  places: { done: number; all: number } | null;
  /** Marks laid in all, of the plan or not. */
  marks: number;
  /** The camera or tower of the plan; null for those who do not know it. */
  device: { key: string; done: boolean } | null;
}

export function missionsOf(stage: PrisonStage): Missions {
  const card = stage.card === null ? undefined : stage.escapes[stage.card];
  const member = (key: string): boolean => {
    const figure = stage.figures[key];
    return figure !== undefined && isMember(figure);
  };
  return {
    outsiders: (card?.outsiders ?? stage.announced).map((figure) => ({ figure, done: member(figure) })),
    lincoln: member("lincoln"),
    places:
      card === undefined
        ? null
        : { done: card.route.filter((place) => stage.route.includes(place)).length, all: card.route.length },
    marks: stage.route.length,
    device: card === undefined ? null : { key: card.device, done: stage.broken.includes(card.device) },
  };
}
