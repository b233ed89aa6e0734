/** What a message of the server's says that came while no page was open. */

/** By language, call and game: made when the client is built, of the same sentences that the pages say. */
export interface Sentences {
  titles: Record<string, Record<string, Record<string, string>>>;
  bodies: Record<string, Record<string, string>>;
}

export interface Message {
  title: string;
  body: string;
  /** The same as the page's own: nobody is told twice. */
  tag: string;
  path: string;
}

/** In words; what nobody here has a sentence for (a newer server's) is still a message from the table. */
export function readMessage(text: string, { titles, bodies }: Sentences): Message {
  const { table, game, call, language } = parse(text);
  const code = language in titles ? language : "en";
  const tag = `${table}-${call}`;
  const path = table === "" ? "/" : `/table/${table}`;
  return { title: titles[code]?.[call]?.[game] ?? "Escapade", body: bodies[code]?.[call] ?? "", tag, path };
}

function parse(text: string): Record<"table" | "game" | "call" | "language", string> {
  let said: Record<string, unknown> = {};
  try {
    said = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    // Nothing of it can be read: then it says no more than that there is something.
  }
  const word = (name: string): string => (typeof said[name] === "string" ? said[name] : "");
  return {
    table: encodeURIComponent(word("table")),
    game: word("game"),
    call: word("call"),
    language: word("language"),
  };
}
