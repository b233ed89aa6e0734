/** A finger drawn across something: to the left or to the right, and not up or down. */

const FAR = 56;
const STRAIGHT = 0.6;

interface Touch {
  pointerType: string;
  clientX: number;
  clientY: number;
}

export class Swipe {
  private start: Touch | null = null;
  private readonly done: (way: "left" | "right") => void;

  constructor(done: (way: "left" | "right") => void) {
    this.done = done;
  }

  down = (event: Touch): void => {
    this.start = event.pointerType === "mouse" ? null : event;
  };

  up = (event: Touch): void => {
    const { start } = this;
    this.start = null;
    if (start === null) return;
    const [across, along] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (Math.abs(across) < FAR || Math.abs(along) > Math.abs(across) * STRAIGHT) return;
    this.done(across < 0 ? "left" : "right");
  };
}
