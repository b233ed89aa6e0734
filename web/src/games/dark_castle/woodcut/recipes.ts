/** What stands on each card's woodcut: a place, the light, and figures put together from drawn parts. */

import type { Grain } from "./engrave.ts";

/** Parts joined by `+` (a body, a head, something held), x, y, size; a negative size looks the other way. */
type Figure = readonly [string, number, number, number];

interface Recipe {
  place: string;
  grain: Grain;
  /** x, y, reach, power of each light. */
  lights: readonly (readonly [number, number, number, number])[];
  figures: readonly Figure[];
}

export const recipe = (place: string, grain: Grain, lights: Recipe["lights"], ...figures: Figure[]): Recipe => ({ place, grain, lights, figures });
export const BEHIND = [[200, 210, 130, 1]] as const;

export const RECIPES: Record<string, Recipe> = {
  cell_door: recipe("cell", "rays", [[200, 92, 60, 1]], ["bunk", 300, 352, 0.95], ["fat+blindfold", 226, 358, 1.05], ["keys", 130, 424, 1.3], ["hand", 128, 392, 0.95]),
  // Beasts.
  scullery_rats: recipe("kitchen", "rays", [[200, 270, 90, 1]], ["rat", 90, 350, 1.3], ["rat", 310, 352, -1.4], ["rat", 190, 372, 1.6], ["rat", 60, 388, 1.1], ["rat", 340, 390, -1.1], ["rat", 230, 338, -0.9]),
  kennel_hound: recipe("corridor", "rings", BEHIND, ["hound", 195, 348, 1.35], ["bones", 320, 372, 0.8]),
  chained_ogre: recipe("hall", "slant", [[200, 190, 170, 0.95]], ["ogre", 200, 350, 1.25], ["chain", 46, 190, 0.9], ["chain", 352, 196, -0.9]),
  leech_pool: recipe("water", "waves", [[200, 160, 130, 1]], ["leech", 110, 330, 1.3], ["leech", 280, 346, -1.6], ["leech", 190, 374, 1.1], ["leech", 330, 308, -0.8], ["soldier", 200, 318, 1.1], ["kettle", 200, 318, 1.1]),
  gargoyle: recipe("ramparts", "rings", [[200, 110, 110, 1]], ["gargoyle", 200, 244, 1.35]),
  belfry_bats: recipe("towers", "slant", [[200, 150, 150, 1]], ["bell", 200, 20, 1.3], ["bat", 90, 110, 1], ["bat", 320, 90, 0.9], ["bat", 120, 230, 1.3], ["bat", 300, 220, 1.2], ["bat", 210, 270, 1.6], ["bat", 60, 300, 0.8], ["bat", 345, 300, 0.8]),
  wall_crawler: recipe("wall", "cross", [[200, 200, 150, 1]], ["rope", 200, -20, 1], ["spider", 200, 290, 1.35]),
  // Guards.
  blind_gaoler: recipe("corridor", "rays", [[120, 150, 60, 1]], ["fat+blindfold+keys", 210, 348, 1.35]),
  torch_patrol: recipe("stair", "rays", [[196, 110, 56, 1]], ["soldier+kettle+spear", 300, 190, 0.8], ["soldier+kettle+torch", 170, 262, 1.1], ["soldier+kettle+spear", 70, 332, 1.15]),
  hangman: recipe("ramparts", "lines", [[300, 110, 150, 1]], ["gallows", 290, 244, 1], ["fat+mask+axe", 130, 262, 1.2]),
  plague_doctor: recipe("hall", "rings", [[200, 150, 110, 1]], ["cloak+beak+staff", 190, 350, 1.45]),
  jealous_twins: recipe("gate", "lines", [[200, 220, 130, 1]], ["soldier+kettle", 130, 350, 1.2], ["soldier+kettle", 270, 350, -1.2], ["halberd", 162, 350, 1.25]),
  kitchen_boy: recipe("kitchen", "rays", [[200, 270, 110, 1]], ["soldier+cap+knife", 210, 356, 0.86], ["barrel", 330, 360, 0.9], ["ham", 70, 150, 0.7]),
  tax_collector: recipe("shelves", "rays", [[300, 250, 60, 1]], ["robe+feather", 180, 320, 1.3], ["table", 200, 366, 1.2], ["ledger", 130, 378, 1.15], ["candle", 300, 308, 1]),
  drunk_garrison: recipe("hall", "rays", [[200, 240, 90, 1]], ["fat+kettle+mug", 90, 350, 1], ["soldier+cap+mug", 200, 344, 1.1], ["fat+kettle+mug", 310, 352, -1], ["barrel", 240, 372, 0.8], ["barrel", 40, 378, 0.7]),
  duellist: recipe("gallery", "lines", [[200, 170, 190, 0.75]], ["soldier+feather+sword", 160, 352, 1.35]),
  sleeping_dormitory: recipe("gallery", "slant", [[200, 80, 130, 0.8]], ["bunk", 70, 352, 1.1], ["bunk", 200, 340, 0.9], ["bunk", 330, 352, 1.1]),
  false_confessor: recipe("chapel", "rays", [[200, 110, 90, 1]], ["grille", 200, 332, 1.05], ["eyes", 196, 222, 0.7]),
  // Spirits.
  grey_widow: recipe("gallery", "waves", [[200, 130, 130, 1]], ["dress+veil", 200, 352, 1.4]),
  empty_armour: recipe("stair", "slant", [[120, 150, 130, 1]], ["plate+helm+sword", 180, 288, 1.35]),
  hall_of_mirrors: recipe("hall", "cross", [[200, 200, 150, 0.9]], ["mirror", 60, 340, 1.2], ["mirror", 340, 340, 1.2], ["soldier+hood+knife", 200, 346, 1.15], ["soldier+hood+knife", 60, 290, 0.42], ["soldier+hood+knife", 340, 290, -0.42]),
  drowned_monk: recipe("water", "rings", [[200, 150, 100, 1]], ["robe+hood+finger", 195, 326, 1.4], ["candle", 90, 312, 0.9], ["candle", 320, 318, 0.8], ["candle", 290, 344, 1]),
  toll_ghost: recipe("gorge", "waves", [[200, 140, 130, 0.95]], ["ghost", 200, 268, 1.25], ["box", 200, 232, 1.1], ["hand", 290, 262, 0.7]),
  // Traps.
  arrow_slits: recipe("wall", "slant", [[60, 60, 190, 0.85]], ["slits", 200, 70, 1], ["arrows", 190, 200, 1.15], ["lever", 296, 332, 1.2], ["soldier+hood", 110, 356, 1.15]),
  hungry_chest: recipe("cell", "rays", [[200, 92, 60, 1]], ["jaws", 200, 352, 1.35], ["bones", 320, 384, 0.7]),
  rotten_bridge: recipe("gorge", "lines", [[200, 90, 140, 1]], ["soldier+hood", 110, 262, 0.62], ["bones", 160, 396, 0.9]),
  portcullis: recipe("gate", "rays", [[200, 200, 70, 1]], ["hand", 160, 372, 0.8], ["hand", 236, 376, -0.8]),
  riddle_door: recipe("door", "rings", [[200, 170, 150, 0.42]], ["face", 200, 330, 1.35], ["bones", 60, 374, 0.8]),
  well_shaft: recipe("shaft", "rings", [[200, 210, 80, 1]], ["rope", 200, 0, 1.4], ["soldier+hood", 206, 290, 0.72], ["eyes", 200, 330, 0.8]),
  crawlspace: recipe("wall", "lines", [[200, 300, 130, 1]], ["hole", 200, 330, 1.2], ["eyes", 200, 262, 1.5], ["robe+hood", 90, 356, 1.15]),
  poisoned_cup: recipe("hall", "slant", [[200, 250, 110, 1]], ["portrait", 200, 110, 1.1], ["table", 200, 366, 1.3], ["goblet", 200, 302, 1.2], ["candle", 300, 302, 1], ["candle", 100, 302, 0.9]),
  three_levers: recipe("wall", "rings", [[200, 200, 150, 1]], ["lever", 90, 334, 1.4], ["lever", 200, 334, -1.6], ["lever", 310, 334, 1.4], ["hand", 50, 396, 0.6]),
  alarm_bell: recipe("ramparts", "rays", [[200, 110, 80, 1]], ["bell", 200, 10, 1.25], ["rope", 200, 168, 1], ["soldier+cap", 236, 300, 0.8]),
  spiked_coffer: recipe("chapel", "lines", [[200, 140, 110, 1]], ["chest", 200, 352, 1.5], ["spikes", 200, 352, 1.5], ["hand", 80, 344, 0.9]),
  falling_masonry: recipe("corridor", "slant", [[200, 120, 130, 1]], ["stones", 200, 260, 1.2], ["soldier+kettle", 200, 352, 0.85], ["stones", 200, 420, 0.7]),
  iron_cradle: recipe("cell", "slant", [[200, 92, 130, 1]], ["cradle", 200, 332, 1.4], ["chain", 90, 130, 0.7]),
  oubliette: recipe("shaft", "rays", [[200, 120, 60, 1]], ["soldier+cap", 190, 270, -0.85], ["bones", 180, 372, 1], ["bones", 290, 340, -0.6]),
  cold_gallery: recipe("gallery", "waves", [[60, 120, 200, 0.8], [340, 120, 160, 0.7]], ["robe+hood", 120, 352, 1], ["robe+hood", 176, 358, 1.1], ["robe+hood", 230, 352, -0.95]),
  // Treasure and gambles.
  locked_armoury: recipe("wall", "lines", [[200, 220, 120, 1]], ["arms", 190, 322, 1.5], ["grating", 200, 334, 1.3], ["lock", 200, 240, 1.2]),
  scriptorium: recipe("shelves", "rays", [[200, 250, 70, 1]], ["book", 200, 300, 1.3], ["chain", 70, 220, 0.9], ["chain", 330, 220, -0.9], ["candle", 310, 330, 1], ["table", 200, 372, 1.3]),
  forgotten_pantry: recipe("shelves", "rings", [[200, 190, 120, 1]], ["ham", 110, 60, 1.2], ["ham", 200, 40, 1.6], ["ham", 296, 70, 1.1], ["barrel", 90, 352, 1], ["barrel", 320, 356, 1.1]),
  chapel_font: recipe("chapel", "lines", [[200, 130, 150, 1]], ["font", 180, 352, 1.4], ["box", 310, 346, 1.1]),
  supply_cart: recipe("towers", "rings", [[200, 110, 120, 1]], ["cart", 160, 330, 0.9], ["mule", 320, 336, 0.7], ["soldier+cap", 46, 344, 0.8]),
  guardroom_dice: recipe("hall", "rays", [[200, 220, 70, 1]], ["fat+kettle", 100, 330, 1.05], ["soldier+mask", 200, 318, 1.1], ["fat+kettle", 304, 330, -1.05], ["table", 200, 378, 1.4], ["dice", 196, 312, 0.9], ["bones", 290, 318, 0.6]),
  alchemists_shelf: recipe("shelves", "cross", [[200, 220, 120, 1]], ["bottles", 110, 210, 0.9], ["bottles", 280, 140, 0.8], ["table", 200, 372, 1.3], ["bottles", 200, 308, 1.2], ["skull", 320, 430, 1.1]),
  // Bosses.
  castellan: recipe("gate", "rays", [[200, 170, 80, 1]], ["plate+crown+mace", 196, 356, 1.85], ["chain", 60, 90, 1], ["chain", 340, 90, -1]),
  bone_queen: recipe("hall", "rings", [[200, 150, 130, 1]], ["bones", 70, 372, 1], ["bones", 320, 376, -1], ["dress", 200, 352, 1.75], ["ribs", 200, 352, 1.75], ["skull", 200, 352, 1.75], ["crown", 200, 322, 1.75], ["skull", 200, 352, 1.75], ["hand", 300, 290, 0.8]),
  moat_hydra: recipe("water", "waves", [[200, 140, 170, 1]], ["serpent", 70, 330, 1.2], ["serpent", 330, 330, -1.2], ["serpent", 130, 326, 1.55], ["serpent", 270, 326, -1.55], ["serpent", 205, 322, 2], ["hydra", 200, 360, 1.3]),
  masked_count: recipe("gallery", "cross", [[200, 170, 170, 1]], ["cloak+feather", 200, 356, 1.7], ["masks", 200, 356, 1.7]),
  sleepless_saint: recipe("chapel", "rays", [[200, 150, 90, 1]], ["robe+halo", 200, 356, 1.75], ["hand", 120, 300, 0.8], ["hand", 280, 300, -0.8], ["candle", 60, 352, 1.3], ["candle", 340, 352, 1.3], ["candle", 90, 374, 1]),
};

/** What a family looks like when a pack brings a card of its own. */
export const FAMILIES: Record<string, string> = { beast: "kennel_hound", guard: "torch_patrol", spirit: "drowned_monk", trap: "portcullis", treasure: "spiked_coffer", gamble: "guardroom_dice", boss: "castellan", start: "cell_door" };
