/** A text in lines, for drawings, which have no lines of their own. */

/** As many lines as the text takes, none wider than it may be; the last one that there is room for ends in dots. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== "") lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  while (last.includes(" ") && measure(`${last} …`) > width) last = last.slice(0, last.lastIndexOf(" "));
  return [...kept, `${last} …`];
}

/** Whole sentences only, as many as there is room for; the last one, which is the end, before those in the middle. */
export function fitting(sentences: readonly string[], fits: (text: string) => boolean): string {
  const chosen = [...sentences];
  while (chosen.length > 1 && !fits(chosen.join(" "))) chosen.splice(-2, 1);
  return chosen.join(" ");
}

/** How wide a text is in a font; on no canvas, about. */
export function measureIn(font: string): (text: string) => number {
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? 16);
  const context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (context === null) return (text) => text.length * size * 0.5;
  context.font = font;
  return (text) => context.measureText(text).width;
}
