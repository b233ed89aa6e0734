/** Colours, shapes and initials: each figure is told apart by its letters first, by its shape and ink after that. */

export const INKS: Record<string, string> = {
  michael: "#1d4e89",
  sucre: "#a8491d",
  abruzzi: "#3f3d56",
  bagwell: "#7a1f35",
  sara: "#0f6b5c",
  pope: "#5b4a1f",
  veronica: "#6d3b87",
  lincoln: "#22313f",
};

export function shapeOf(figure: string): "leader" | "outsider" | "lincoln" {
  if (figure === "lincoln") return "lincoln";
  return figure === "sara" || figure === "pope" || figure === "veronica" ? "outsider" : "leader";
}

/** The first two letters: no two names of the game share them. */
export function initialsOf(name: string): string {
  return name.slice(0, 2).toUpperCase();
}

/** A name without its article stands on a plan: “the chapel” is CHAPEL there. */
export function onPlan(name: string): string {
  return name.replace(/^(the|le|la|les)\s+|^l[’']/i, "");
}

export const PATTERNS = ["hatch", "leaves", "stripes", "bricks", "chevrons"];
