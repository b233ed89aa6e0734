/** Messages while the page is closed, through the browser's push service: only after a tap, and until the next one. */

import { language } from "../i18n/language.svelte.ts";
import { fetchPushKey, subscribe, unsubscribe } from "../net/http.ts";
import { canKeep, worker } from "../shell/shell.ts";
import { keysOf } from "../store/keys.ts";
import { recall, remember } from "../store/memory.ts";
import { has } from "./abilities.ts";
import { asBytes, asWish } from "./push_wish.ts";

class Push {
  /** The server's key; null where it sends no messages, and before it was asked. */
  key: string | null = $state(null);
  /** The server was asked, and sends none. */
  isMissing: boolean = $state(false);
  isWanted: boolean = $state(recall("push") === "yes");
  private asked: Promise<void> | null = null;

  /** Ask the server, once, whether it sends messages at all. */
  look(): Promise<void> {
    if (has("push", window) !== "yes" || !canKeep()) return Promise.resolve();
    this.asked ??= fetchPushKey().then(
      ({ key }) => {
        this.key = key;
        this.isMissing = key === null;
      },
      () => void (this.asked = null),
    );
    return this.asked;
  }

  /** This person wants them, at this table and at all that they come to. */
  async want(table: string): Promise<void> {
    this.say(true);
    await this.enlist(table).catch(() => this.say(false));
  }

  /** No more: the browser forgets the address, so that no server can use it, and this one is told. */
  async refuse(table: string): Promise<void> {
    this.say(false);
    if (!canKeep()) return;
    const known = await (await worker()).pushManager.getSubscription();
    if (known === null) return;
    await known.unsubscribe();
    for (const { token } of keysOf(table)?.seats ?? []) await unsubscribe(table, { token, endpoint: known.endpoint });
  }

  /** Somebody who wants messages has come to a table: they want them from there, too. */
  async enlist(table: string): Promise<void> {
    if (!this.isWanted) return;
    await this.look();
    if (this.key === null) return;
    const { pushManager } = await worker();
    const made = await subscription(pushManager, this.key);
    for (const { seat, token } of keysOf(table)?.seats ?? [])
      if (seat !== null) await subscribe(table, asWish(made.toJSON(), token, language.code));
  }

  private say(wanted: boolean): void {
    this.isWanted = wanted;
    remember("push", wanted ? "yes" : "no");
  }
}

/** The one that is there, or a new one; a server with another key than before cannot use the old one. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: asBytes(key) };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if ((error as Error).name !== "InvalidStateError") throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

export const push = new Push();
