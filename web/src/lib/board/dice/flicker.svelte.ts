/** A die in the air shows one face after another. */

const PAUSE = 75;

export interface Flicker {
  readonly place: number;
}

/** The place, from 0 to `faces` − 1, of the face that is up at the moment; it changes while the die tumbles. */
export function flicker(isTumbling: () => boolean, faces: number): Flicker {
  let place = $state(0);
  $effect(() => {
    if (!isTumbling()) return undefined;
    const timer = setInterval(() => (place = (place + 1) % faces), PAUSE);
    return () => clearInterval(timer);
  });
  return {
    get place() {
      return place;
    },
  };
}
