/** What a link of ours opens: `/t/<table>#<invite>`, whose path a server can answer with a preview of that table. */

/** The longest code; an invitation has many more signs. */
const LONGEST_CODE = 24;

/** Where the page goes on, all behind the #, for an address it was opened at; null for any other address. */
export function landing(pathname: string, hash: string): string | null {
  const table = /^\/t\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (table === undefined) return null;
  const invite = hash.replace(/^#\/?/, "");
  return `/#/table/${table}${invite === "" ? "" : `/${invite}`}`;
}

/** The link to a table that friends can open. */
export function linkTo(origin: string, table: string, invite: string): string {
  return `${origin}/t/${table}#${invite}`;
}

/** Whether an invitation is a short code, which opens a seat and nothing else, and only until the match begins. */
export function isCode(invite: string | null): boolean {
  return invite !== null && invite.length <= LONGEST_CODE;
}
