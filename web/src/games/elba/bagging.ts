/** What goes into a Bag and what comes out of it at the end of a turn is one thing that happened: the log tells it in
    one line. */

import type { Sentences } from "../../lib/i18n/sentences.ts";
import { fewSpellings } from "../../lib/i18n/spellings.ts";
import type { Fact } from "../../lib/net/protocol.ts";

const KEPT = ["kept_nothing", "kept_one", "kept_two", "kept_word"];

/** The facts of one clean-up, joined as they come; `bagged` is no fact of the engine. */
export function bagging(one: Fact, next: Fact): Fact | null {
  const begun = one.kind === "bagged" ? one.fields : start(one);
  if (begun === null || one.fields.seat !== next.fields.seat) return null;
  const more = after(begun, next);
  return more === null ? null : { ...next, kind: "bagged", fields: { ...begun, ...more } };
}

function start(fact: Fact): Fact["fields"] | null {
  if (fact.kind === "put") return { seat: fact.fields.seat, put: String(fact.fields.letter), kept: null, discarded: 0 };
  return KEPT.includes(fact.kind) ? { seat: fact.fields.seat, put: "", kept: keptBy(fact), discarded: 0 } : null;
}

function after(begun: Fact["fields"], { kind, fields }: Fact): Fact["fields"] | null {
  if (kind === "put" && begun.kept === null) return { put: String(begun.put) + String(fields.letter) };
  if (KEPT.includes(kind) && begun.kept === null) return { kept: keptBy({ kind, fields }) };
  return kind === "discarded" && begun.kept !== null ? { discarded: Number(begun.discarded) + 1 } : null;
}

function keptBy({ kind, fields }: Pick<Fact, "kind" | "fields">): string {
  if (kind === "kept_nothing") return "";
  if (kind === "kept_word") return `word ${String(fields.word)}`;
  return `letters ${String(fields.letter ?? "")}${String(fields.first ?? "")}${String(fields.second ?? "")}`;
}

/** The sentence of such a line: as many parts as happened. */
export function toldBagging({ fields }: Fact, sentences: Sentences): string {
  const isYou = sentences.you !== null && fields.seat === `p${sentences.you}` ? "yes" : "no";
  const spaced = (letters: string): string => [...letters.toUpperCase()].join("\u00a0");
  const [what = "", value = ""] = String(fields.kept ?? "none").split(" ");
  const labels = sentences.game.labels?.word;
  const kept = what === "word" ? fewSpellings(labels?.[value] ?? value.toUpperCase()) : spaced(value);
  const put = String(fields.put);
  const ending = fields.kept === null ? "" : what === "" ? "nothing" : "kept";
  const count = Number(fields.discarded);
  const first = sentences.say("elba-web-log-bagged", {
    isYou,
    name: sentences.seat(String(fields.seat)),
    put: spaced(put),
    case: [put === "" ? "" : "put", ending].filter((part) => part !== "").join("_"),
    kept,
  });
  const rest = count === 0 ? [] : [sentences.say("elba-web-log-discarded", { isYou, count })];
  return `${[first, ...rest].join(", ")}.`;
}
