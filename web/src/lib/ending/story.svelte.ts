/** What is known of a match that is over, once it is fetched: the facts with all that was hidden, and how its game
    tells them. */

import { said, type Curve, type Ended, type Ending } from "../game/ending.ts";
import { language } from "../i18n/language.svelte.ts";
import { fetchFacts } from "../net/http.ts";
import type { TableStore } from "../store/table.svelte.ts";

export class Story {
  ending: Ending<object> | null = $state.raw(null);
  ended: Ended | null = $state.raw(null);
  failed = $state(false);
  readonly table: TableStore;

  constructor(table: TableStore) {
    this.table = table;
    this.load().catch(() => (this.failed = true));
  }

  readonly tale: string[] = $derived(this.told((ending, ended) => ending.tale(ended)));
  readonly luck: string[] = $derived(this.told((ending, ended) => ending.luck(ended)));
  readonly curve: Curve | null = $derived(
    this.ending === null || this.ended === null ? null : this.ending.curve(this.ended),
  );

  private told(of: (ending: Ending<object>, ended: Ended) => ReturnType<Ending<object>["tale"]>): string[] {
    const { sentences } = this.table.server;
    if (this.ending === null || this.ended === null || sentences === null) return [];
    return of(this.ending, this.ended).map((one) => said(one, sentences));
  }

  private async load(): Promise<void> {
    const { server, shown, identity } = this.table;
    const { outcome, module } = shown;
    if (outcome === null || module?.ending === undefined || server.game === null) return;
    const [facts, own] = await Promise.all([
      fetchFacts(identity.table, { token: identity.token, invite: identity.invite }),
      module.ending(),
      language.need("ending"),
    ]);
    this.ended = { facts: facts.log, outcome, seats: server.names.length, game: server.game };
    this.ending = own.default;
  }
}
