import type { InkPage } from './ink-page.ts';

const INK = 0;
const PAPER = 255;

/**
 * Ink and paper → greyscale, its stairs smoothed as `renderLinePage` does it: grey by how many of the
 * nine pixels around (itself included) are ink. Four are light grey, five dark, six and more ink;
 * at least 98 % of the page stays black or white. Pixels beyond the page count as those at its edge.
 *
 * @param grey is written over; as large as the page.
 */
export function softenInk(page: InkPage, grey: Uint8Array): Uint8Array {
  const { width, height, wordsPerRow, words } = page;
  grey.fill(PAPER);
  const lastWord = wordsPerRow - 1;
  const lastBit = (width - 1) % 32;

  for (let row = 0; row < height; row++) {
    const own = row * wordsPerRow;
    const above = row > 0 ? own - wordsPerRow : own;
    const below = row < height - 1 ? own + wordsPerRow : own;
    for (let word = 0; word < wordsPerRow; word++) {
      const top = words[above + word] ?? 0;
      const middle = words[own + word] ?? 0;
      const bottom = words[below + word] ?? 0;
      const isEmptyHere = (top | middle | bottom) === 0;
      // Fewer than four of nine lie in the columns beside the word.
      if (isEmptyHere) continue;

      const first = beside(page, above, word);
      const second = beside(page, own, word);
      const third = beside(page, below, word);
      const [one, two, three] = [sum(first), sum(second), sum(third)];
      const ones = sum({ left: one.ones, own: two.ones, right: three.ones });
      const twos = sum({ left: one.twos, own: two.twos, right: three.twos });
      const isTwo = twos.ones ^ ones.twos;
      const fromTwos = twos.ones & ones.twos;
      const isFour = twos.twos ^ fromTwos;
      const isEight = twos.twos & fromTwos;
      const isInk = isEight | (isFour & isTwo);
      const isGrey = isFour & ~isTwo & ~isEight;
      const at = row * width + word * 32;
      write(grey, at, word < lastWord ? 32 : lastBit + 1, { isInk, isGrey, isOdd: ones.ones });
    }
  }
  return grey;
}

/** The pixels left of, at, and right of each pixel of a word. @param row its first word. */
function beside({ width, wordsPerRow, words }: InkPage, row: number, word: number) {
  const own = words[row + word] ?? 0;
  const before = word > 0 ? (words[row + word - 1] ?? 0) >>> 31 : own & 1;
  if (word < wordsPerRow - 1) {
    const after = (words[row + word + 1] ?? 0) << 31;
    return { left: (own << 1) | before, own, right: (own >>> 1) | after };
  }
  const edge = own & (1 << ((width - 1) % 32));
  return { left: (own << 1) | before, own, right: (own >>> 1) | edge };
}

interface Shades {
  isInk: number;
  isGrey: number;
  isOdd: number;
}

function write(grey: Uint8Array, at: number, count: number, shades: Shades): void {
  const { isInk, isGrey, isOdd } = shades;
  if (count === 32 && isInk === -1) {
    grey.fill(INK, at, at + count);
    return;
  }
  for (let bit = 0; bit < count; bit++) {
    if ((isInk >>> bit) & 1) grey[at + bit] = INK;
    else if ((isGrey >>> bit) & 1) grey[at + bit] = (isOdd >>> bit) & 1 ? 40 : 210;
  }
}

/** Adds three bits of 32 pixels at once. */
function sum({ left, own, right }: { left: number; own: number; right: number }) {
  return {
    ones: left ^ own ^ right,
    twos: (left & own) | (left & right) | (own & right),
  };
}
