/** As much Markdown as the rules pages use, as data: nothing of a page can become live HTML. */

export type Inline = { kind: "text" | "bold" | "italic" | "code" | "both"; text: string };
export type Block =
  | { kind: "heading"; level: number; content: Inline[] }
  | { kind: "paragraph"; content: Inline[]; rule: string | null }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const RULE = /^\*\*([A-Z]{2}-\d+)\*\*/;
const INLINE = /\*\*\*(.+?)\*\*\*|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.*?\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, both, bold, italic, code, link] = match;
    if (both !== undefined) parts.push({ kind: "both", text: both });
    else if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (italic !== undefined) parts.push({ kind: "italic", text: italic.replace(/\[(.+?)\]\(.*?\)/g, "$1") });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "text", text: link ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

export function parse(markdown: string): Block[] {
  return markdown
    .replace(/\r/g, "")
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(block);
}

function block(chunk: string): Block {
  const heading = /^(#{1,6})\s+(.*)$/.exec(chunk);
  if (heading !== null)
    return { kind: "heading", level: (heading[1] ?? "#").length, content: inline(heading[2] ?? "") };
  const lines = chunk.split("\n");
  if (chunk.startsWith("|")) return table(lines);
  const first = /^(?:[-*]|\d+\.)\s/.exec(chunk);
  if (first !== null) return { kind: "list", ordered: /^\d/.test(chunk), items: items(lines).map(inline) };
  return { kind: "paragraph", content: inline(lines.join(" ")), rule: RULE.exec(chunk)?.[1] ?? null };
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const start = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start !== null) found.push(start[1] ?? "");
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

function table(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim())),
  );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
}
