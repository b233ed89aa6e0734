/** The lines of a table's chat that this person has not seen: counted wherever the chat is out of sight. */

import type { ChatLine } from "../net/protocol.ts";
import { noteRead, readUpTo } from "./chat_read.ts";

/** What is known of the talk at a table, and from where. */
export interface Talk {
  readonly chat: readonly ChatLine[];
  readonly seat: number | null;
}

export class Unread {
  /** Whether the lines are before somebody's eyes. */
  inSight = $state(false);
  private read = $state(0);
  private readonly table: string;
  private readonly talk: Talk;

  constructor(table: string, talk: Talk) {
    this.table = table;
    this.talk = talk;
    this.read = readUpTo(table);
  }

  readonly lines: readonly ChatLine[] = $derived.by(() => unreadLines(this.talk, this.read));

  /** All that was said has been seen. */
  see(): void {
    const last = this.talk.chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    noteRead(this.table, last);
  }

  /** Find out when an element with the lines can be seen: not while it is folded away, nor behind another window. */
  watch(element: Element): () => void {
    let shown = false;
    const look = (): void => void (this.inSight = shown && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      shown = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
      this.inSight = false;
    };
  }
}

/** What others said behind a number, and did not take back. */
export function unreadLines({ chat, seat }: Talk, read: number): ChatLine[] {
  return chat.filter((line) => line.number > read && line.text !== "" && (seat === null || line.seat !== seat));
}
