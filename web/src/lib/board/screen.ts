/** Which screens are small, in one place for all scripts; the styles say the same (`screen.test.ts` holds them to it).
 */

/** A phone, upright or held sideways: there is room for one thing at a time. */
export const SMALL = "(max-width: 900px), (max-height: 500px)";
/** The rest of them. */
export const LARGE = "(min-width: 901px) and (min-height: 501px)";
/** A phone held sideways: board and sheet stand side by side. */
export const SIDEWAYS = "(orientation: landscape) and (max-height: 500px)";
/** All others: what stands one below the other has its height. */
export const UPRIGHT = "(orientation: portrait), (min-height: 501px)";
