/** Names of places as they are written on a plan: without an article, with a capital. */

const ARTICLE = /^(the|le|la|les) |^l’/i;

export function onPlan(name: string): string {
  const bare = name.replace(ARTICLE, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
