/** What the packages and Vite do not say themselves. */

declare module "subset-font" {
  /** A font with these letters and no others. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; noHinting?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>;
}

/** A font cut down to a game's title: see fonts.ts. */
declare module "*.css?title=dark_castle" {}
declare module "*.css?title=elba" {}
declare module "*.css?title=evades" {}
declare module "*.css?title=prison_break" {}
