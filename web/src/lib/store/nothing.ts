/** The position before the first message: no view, no question, nothing to take back. */

import type { Position } from "../net/protocol.ts";

export const NOTHING: Position = {
  seq: 0,
  asked: 0,
  view: null,
  legal: [],
  draw: null,
  standing: false,
  undo: false,
  time_left: null,
};
