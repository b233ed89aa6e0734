/** The letters that our fonts keep: those of the two languages. They change with no sentence, so that neither do the
    files of the fonts, which browsers keep; a test reads every sentence, rule and card. */

const BASIC = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place));
const FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ";
const SIGNS = "\u00a0\u202f«»‘’“”„–—…·•×÷−±°ºª½¼¾→←↑↓€£§†";

/** What we write ourselves. */
export const WRITTEN = BASIC + FRENCH + SIGNS;

/** What people write besides: their names, in any language of western Europe. Others come from the fonts of the
    machine, letter by letter. */
export const TYPED = WRITTEN + String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 0xa1 + place));
