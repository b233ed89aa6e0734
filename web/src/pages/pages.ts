/** All but the first page is fetched when it is wanted, or a little ahead. */
export const PAGES = {
  new: () => import("./Setup.svelte"),
  table: () => import("./TablePage.svelte"),
  seat: () => import("./SeatPage.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./Replay.svelte"),
  analysis: () => import("./Analysis.svelte"),
  about: () => import("./Privacy.svelte"),
  mine: () => import("./Mine.svelte"),
};

/** What a table shows before its match, to whoever has to wait or to take a seat first. */
export const WAITING = {
  join: () => import("./Join.svelte"),
  lobby: () => import("../parts/Lobby.svelte"),
};
