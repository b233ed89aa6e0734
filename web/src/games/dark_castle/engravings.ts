/** Small engravings on a field of 60 by 60, in ink lines: the items, and the six who are scratched into the cell's
    wall. */

/** First what is filled, then what is only a line. */
export interface Engraving {
  solid: string;
  line: string;
}

export const ITEMS: Record<string, Engraving> = {
  cudgel: {
    solid: "M10 52 L16 56 L46 22 Q54 10 44 6 Q34 4 34 14 Z",
    line: "M38 12 l4 4 M34 18 l6 6 M44 12 l2 4 M16 44 l4 4",
  },
  boning_knife: {
    solid: "M8 50 L14 56 L24 44 L18 38 Z",
    line: "M20 40 Q34 16 54 6 Q52 26 24 44 M26 36 Q38 20 48 12 M16 40 L26 50",
  },
  censer: {
    solid: "M18 36 H42 Q42 52 30 54 Q18 52 18 36 Z",
    line: `M30 4 V14 M30 14 L18 36 M30 14 L42 36 M20 32 Q30 18 40 32 M24 20 q-10 -4 -6 -12 M38 22 q10 -4 6 -14
      M24 42 h12 M26 47 h8`,
  },
  halberd: {
    solid: "M30 2 L36 18 Q54 16 52 32 Q44 28 34 30 V20 H28 L16 26 L26 16 Z",
    line: "M30 18 V58 M27 58 h6 M40 20 q6 2 8 8",
  },
  flail: {
    solid: "M42 28 l4 5 l6 -2 l-1 6 l6 3 l-6 3 l1 6 l-6 -2 l-4 6 l-4 -6 l-6 2 l1 -6 l-6 -3 l6 -3 l-1 -6 l6 2 Z",
    line: `M8 56 L22 8 M11 46 l5 2 M22 8 q6 -4 10 2 M32 10 a3 3 0 1 0 .1 0 M37 16 a3 3 0 1 0 .1 0
      M41 22 a3 3 0 1 0 .1 0`,
  },
  mail_shirt: {
    solid: "",
    line: `M20 8 L6 18 L12 30 L18 26 V54 H42 V26 L48 30 L54 18 L40 8 Q30 16 20 8 Z M20 20 q3 4 6 0 q3 4 6 0 q3 4 6 0
      M20 27 q3 4 6 0 q3 4 6 0 q3 4 6 0 M20 34 q3 4 6 0 q3 4 6 0 q3 4 6 0 M20 41 q3 4 6 0 q3 4 6 0 q3 4 6 0
      M20 48 q3 4 6 0 q3 4 6 0 q3 4 6 0`,
  },
  saints_finger: {
    solid: "M24 52 V20 Q24 8 30 8 Q36 8 36 20 V52 Z",
    line: "M16 52 H44 V58 H16 Z M10 14 l6 4 M8 26 h7 M50 14 l-6 4 M52 26 h-7 M30 0 v4 M18 4 l3 4 M42 4 l-3 4",
  },
  bone_rosary: {
    solid: "M28 40 h4 v6 h6 v4 h-6 v9 h-4 v-9 h-6 v-4 h6 Z",
    line: `M30 36 a3 3 0 1 0 .1 0 M23 33 a3 3 0 1 0 .1 0 M17 28 a3 3 0 1 0 .1 0 M13 21 a3 3 0 1 0 .1 0
      M14 13 a3 3 0 1 0 .1 0 M20 7 a3 3 0 1 0 .1 0 M28 4 a3 3 0 1 0 .1 0 M36 5 a3 3 0 1 0 .1 0 M43 10 a3 3 0 1 0 .1 0
      M46 18 a3 3 0 1 0 .1 0 M43 26 a3 3 0 1 0 .1 0 M37 32 a3 3 0 1 0 .1 0`,
  },
  bulls_blood: {
    solid: "M18 36 H42 V50 Q30 58 18 50 Z",
    line: "M24 6 H36 V22 Q44 26 44 36 V50 Q30 60 16 50 V36 Q16 26 24 22 Z M22 8 q-12 -2 -14 -8 M38 8 q12 -2 14 -8",
  },
  fox_cordial: {
    solid: "M20 40 H40 L44 54 H16 Z",
    line: "M26 4 H34 V20 L46 56 H14 L26 20 Z M24 4 h12 M24 30 l3 -6 l3 4 l3 -4 l3 6 q-6 8 -12 0",
  },
  owl_tincture: {
    solid: "M22 32 a6 6 0 1 0 .1 0 Z M38 32 a6 6 0 1 0 .1 0 Z",
    line: "M24 4 H36 V14 Q50 22 48 40 Q46 56 30 56 Q14 56 12 40 Q10 22 24 14 Z M30 40 l-3 6 h6 Z M18 50 q12 6 24 0",
  },
  second_wind: {
    solid: "",
    line: `M6 20 H38 Q48 20 46 12 Q42 6 36 12 M6 30 H48 Q56 30 54 40 Q50 46 44 40 M6 40 H30 Q40 40 38 50 Q34 56 28 50
      M10 25 H30 M10 35 H40`,
  },
  loaded_charm: {
    solid: "M30 26 a4 4 0 1 0 .1 0 Z M22 40 a3 3 0 1 0 .1 0 Z M40 42 a3 3 0 1 0 .1 0 Z",
    line: "M12 26 L34 18 L50 32 L44 54 L20 56 Z M30 18 Q26 4 36 4 Q44 8 34 18",
  },
  stone_draught: {
    solid: "M14 34 l10 -4 l8 6 l10 -6 l6 6 V54 H14 Z",
    line: "M14 14 H46 V54 H14 Z M46 20 q10 6 0 18 M12 14 q4 -8 10 -4 q6 -8 12 0 q8 -4 12 4 M20 42 l6 4 M34 44 l6 -3",
  },
  martyrs_tears: {
    solid: "M30 24 Q40 40 30 46 Q20 40 30 24 Z",
    line: "M26 4 H34 V14 Q44 18 44 34 V46 Q44 56 30 56 Q16 56 16 46 V34 Q16 18 26 14 Z M24 8 H36",
  },
  hexing_salt: {
    solid: "M10 52 Q30 30 50 52 Z",
    line: `M22 6 q8 6 16 0 L44 22 Q30 30 16 22 Z M20 14 q10 6 20 0 M24 32 v3 M30 34 v3 M36 32 v3 M28 40 v2 M33 41 v2
      M4 54 H56`,
  },
  mouldy_crust: {
    solid: "M20 26 a4 3 0 1 0 .1 0 Z M36 32 a5 3 0 1 0 .1 0 Z M28 40 a3 2 0 1 0 .1 0 Z",
    line: "M8 40 Q4 18 28 16 Q54 14 54 34 Q52 48 30 48 Q12 50 8 40 Z M14 20 l4 6 M24 16 l3 6 M36 16 l2 6 M46 20 l-2 6",
  },
  smoked_eel: {
    solid: "M46 8 L58 6 L52 16 Z",
    line: `M50 12 Q34 10 40 26 Q46 40 30 38 Q12 34 16 48 Q18 56 6 56 M44 16 Q40 20 46 28 Q50 44 32 44 Q20 42 22 50
      M6 56 l4 -6 M38 20 h6 M38 26 l6 -1 M36 34 l4 6 M26 36 l0 6`,
  },
  funeral_pie: {
    solid: "M26 10 h8 v8 h8 v6 h-8 v8 h-8 v-8 h-8 v-6 h8 Z",
    line: `M4 36 Q30 18 56 36 L50 54 H10 Z M4 36 q6 6 10 0 q6 6 10 0 q6 6 12 0 q6 6 10 0 q6 6 10 0 M18 42 v10
      M30 42 v10 M42 42 v10`,
  },
};

/** Scratched with a nail: uneven, and mostly lines. */
export const HEROES: Record<string, Engraving> = {
  smith: {
    solid: "M40 20 L56 14 L58 22 L43 27 Z",
    line: `M14 26 Q14 8 27 8 Q39 8 39 25 M14 26 L13 32 L17 34 Q18 50 27 51 Q36 49 37 34 L40 31 L39 25 M20 24 h5
      M29 24 h5 M27 26 l-2 7 h4 M16 36 Q27 32 37 36 M18 40 l2 7 M22 41 l1 9 M27 42 v9 M32 41 l-2 9 M35 40 l-2 6
      M6 59 Q12 49 20 50 M48 59 Q44 52 34 50 M49 20 L42 54 M52 20 L46 54`,
  },
  cook: {
    solid: "",
    line: `M15 22 Q4 18 9 9 Q14 2 20 6 Q27 0 34 6 Q42 3 44 11 Q46 19 38 22 Z M16 22 H38
      M16 23 Q14 44 27 47 Q40 44 38 23 M21 29 h4 M29 29 h4 M27 31 q4 4 -1 6 M21 41 q6 3 12 -1 M22 39 q-4 -3 -6 0
      M32 39 q5 -3 7 1 M6 59 Q10 50 21 48 M50 59 Q46 50 34 48 M50 20 V56 M46 8 q-2 12 4 12 q6 0 4 -12 Z M20 10 l2 8
      M28 8 v10 M35 9 l-2 8`,
  },
  miller: {
    solid: "",
    line: `M12 20 Q27 6 43 20 L46 23 L12 23 Z M15 23 Q13 46 27 47 Q41 45 39 23 M20 29 l5 1 M29 30 l5 -1 M27 31 v6 h-3
      M22 42 h10 M6 59 Q10 50 20 48 M44 59 Q42 51 35 48 M46 34 Q56 34 56 44 Q60 58 50 59 Q40 58 44 44 Z
      M46 36 q5 4 10 0 M47 46 l3 8 M53 46 l-2 8 M18 26 l-1 4 M37 26 l1 4`,
  },
  tailor: {
    solid: "",
    line: `M19 12 Q27 4 36 12 Q40 30 34 42 Q28 50 22 42 Q16 30 19 12 M18 14 Q27 8 38 14 M21 25 h5 M30 25 h5
      M28 26 l-3 9 l4 1 M24 41 q4 -2 8 1 M30 39 q6 -2 8 -6 M12 59 Q14 50 24 47 M44 59 Q42 50 32 47 M46 10 L56 40
      M56 10 L46 40 M46 40 a4 5 0 1 0 .1 0 M56 40 a4 5 0 1 0 .1 0 M14 56 L34 50`,
  },
  abbot: {
    solid: "",
    line: `M12 30 Q10 8 27 6 Q44 8 42 30 M15 24 Q17 13 27 14 Q38 13 39 24 M15 24 Q13 44 27 48 Q41 44 39 24
      M20 28 q3 -3 6 0 M29 28 q3 -3 6 0 M27 30 v7 M22 41 q5 -3 10 0 M12 30 Q6 44 4 59 M42 30 Q46 44 48 59 M17 10 l2 5
      M23 7 l1 5 M31 7 l-1 5 M37 10 l-2 5 M54 14 V50 M48 24 H60`,
  },
  tanner: {
    solid: "",
    line: `M11 28 Q9 5 28 5 Q46 6 44 28 L40 36 M11 28 L14 38 M16 24 Q18 12 28 12 Q38 12 40 24 Q41 44 28 48
      Q15 44 16 24 M21 27 l5 2 M30 29 l5 -2 M28 30 l-2 7 h5 M22 43 q6 -4 12 0 M33 20 l4 12 M35 24 l3 -1 M36 28 l3 -1
      M8 59 Q10 48 22 48 M48 59 Q46 50 34 48 M44 52 Q58 50 58 38 M46 54 Q62 52 60 38 M42 56 l6 -6 M57 36 l5 0`,
  },
};
