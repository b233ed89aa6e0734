/** What is heard of a place all the time, as layers that never end. A game brings its own. */

/** Noise through a filter that swells and fades, a steady hum, or something that is heard now and then. */
export type Layer =
  | { kind: "noise"; pitch: number; narrow: number; loud: number; swell: number }
  | { kind: "hum"; pitch: number; loud: number }
  | { kind: "tick"; pitch: number; loud: number; every: number };

export type Ambience = readonly Layer[];
