/** Something that is drawn across the board by a finger or a mouse, and let go over a place. Whoever only taps has not
    dragged: the click that follows is theirs. */

/** Pixels that a hand trembles without meaning anything. */
const TREMBLE = 8;

export interface Held<Thing> {
  thing: Thing;
  x: number;
  y: number;
}

interface Pointer {
  pointerId: number;
  clientX: number;
  clientY: number;
}

export class Dragging<Thing> {
  /** What is in the air, and where; nothing until the hand has clearly moved. */
  held: Held<Thing> | null = $state.raw(null);
  private from: { id: number; x: number; y: number; thing: Thing } | null = null;
  private isOver = false;
  private readonly drop: (thing: Thing, x: number, y: number) => void;

  constructor(drop: (thing: Thing, x: number, y: number) => void) {
    this.drop = drop;
  }

  down({ pointerId, clientX, clientY }: Pointer, thing: Thing): void {
    this.isOver = false;
    this.from ??= { id: pointerId, x: clientX, y: clientY, thing };
  }

  move({ pointerId, clientX, clientY }: Pointer): void {
    if (this.from?.id !== pointerId) return;
    const far = Math.hypot(clientX - this.from.x, clientY - this.from.y) > TREMBLE;
    if (far || this.held !== null) this.held = { thing: this.from.thing, x: clientX, y: clientY };
  }

  up({ pointerId, clientX, clientY }: Pointer): void {
    if (this.from?.id !== pointerId) return;
    const { held } = this;
    this.cancel();
    if (held === null) return;
    this.isOver = true;
    this.drop(held.thing, clientX, clientY);
  }

  cancel(): void {
    this.from = null;
    this.held = null;
  }

  /** Whether the click that has just come is the end of a drag, and nobody's tap. */
  takesClick(): boolean {
    const { isOver } = this;
    this.isOver = false;
    return isOver;
  }
}
