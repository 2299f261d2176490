import type { InkPage } from './ink-page.ts';

/** Pixels that grow on each side: gaps up to twice as wide close. */
const RADIUS = 2;

/** Closes small gaps in lines (up to four pixels wide), and keeps the lines' width. */
export function closeGaps(page: InkPage): InkPage {
  const grown = grow(page);
  // What shrinks ink is what grows paper.
  return flip(grow(flip(grown)));
}

/** Grows ink by a square of five pixels, first along columns, then along rows. */
function grow(page: InkPage): InkPage {
  const { words, wordsPerRow } = page;
  const tall = new Uint32Array(words.length);
  const one = wordsPerRow;
  const two = RADIUS * wordsPerRow;
  for (let at = 0; at < words.length; at++) {
    // Above the first row and below the last there is none.
    tall[at] =
      (words[at] ?? 0) |
      (words[at - one] ?? 0) |
      (words[at + one] ?? 0) |
      (words[at - two] ?? 0) |
      (words[at + two] ?? 0);
  }
  const wide = new Uint32Array(words.length);
  for (let row = 0; row < tall.length; row += wordsPerRow) {
    let before = 0;
    let own = tall[row] ?? 0;
    for (let at = row; at < row + wordsPerRow; at++) {
      const after = at + 1 < row + wordsPerRow ? (tall[at + 1] ?? 0) : 0;
      if ((before | own | after) !== 0) {
        wide[at] =
          own |
          (own << 1) |
          (own << 2) |
          (own >>> 1) |
          (own >>> 2) |
          (before >>> 31) |
          (before >>> 30) |
          (after << 31) |
          (after << 30);
      }
      before = own;
      own = after;
    }
  }
  return keepWidth({ ...page, words: wide });
}

/** Ink becomes paper and paper ink, in place. */
function flip(page: InkPage): InkPage {
  const { words } = page;
  for (let at = 0; at < words.length; at++) words[at] = ~(words[at] ?? 0);
  return keepWidth(page);
}

/** Leaves nothing beyond the page's width, in place. */
function keepWidth(page: InkPage): InkPage {
  const { width, wordsPerRow, words } = page;
  const used = width % 32;
  if (used === 0) return page;
  const kept = 2 ** used - 1;
  for (let at = wordsPerRow - 1; at < words.length; at += wordsPerRow) {
    words[at] = (words[at] ?? 0) & kept;
  }
  return page;
}
