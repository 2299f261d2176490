import type { InkPage } from './ink-page.ts';

/** Darker than this is ink. */
const THRESHOLD = 150;
/** Pixels of a quad, which are looked at together, and quads of a word. */
const QUAD = 4;
const QUADS = 8;
/** The two highest bits of four pixels: all set in light ones (192 and more), none in dark (below 64). */
const HIGH_BITS = 0xc0c0c0c0 | 0;

/**
 * Tells ink from paper.
 *
 * @param grey one byte a pixel, row after row, of pages whose width is a multiple of four.
 * @returns the page, and how many pixels are clearly one or the other: near black or near white.
 */
export function readInk(grey: Uint8Array, width: number): { page: InkPage; clearPx: number } {
  const height = grey.length / width;
  const wordsPerRow = Math.ceil(width / (QUAD * QUADS));
  const words = new Uint32Array(wordsPerRow * height);
  const quads = new Int32Array(aligned(grey).buffer, aligned(grey).byteOffset, grey.length / QUAD);
  const quadsPerRow = width / QUAD;
  let clearPx = 0;

  for (let row = 0; row < height; row++) {
    const firstQuad = row * quadsPerRow;
    for (let column = 0; column < quadsPerRow; column++) {
      const high = (quads[firstQuad + column] ?? 0) & HIGH_BITS;
      if (high === HIGH_BITS) {
        clearPx += QUAD;
        continue;
      }
      const word = row * wordsPerRow + (column >>> 3);
      const shift = (column & (QUADS - 1)) * QUAD;
      if (high === 0) {
        clearPx += QUAD;
        words[word] = (words[word] ?? 0) | (0b1111 << shift);
      } else {
        const at = (firstQuad + column) * QUAD;
        const bits = readMixed(grey, at);
        clearPx += countClear(grey, at);
        words[word] = (words[word] ?? 0) | (bits << shift);
      }
    }
  }
  return { page: { width, height, wordsPerRow, words }, clearPx };
}

/** The ink of one quad, the lowest bit leftmost. */
function readMixed(grey: Uint8Array, at: number): number {
  let bits = 0;
  for (let pixel = 0; pixel < QUAD; pixel++) {
    if ((grey[at + pixel] ?? 0) < THRESHOLD) bits |= 1 << pixel;
  }
  return bits;
}

function countClear(grey: Uint8Array, at: number): number {
  let clearPx = 0;
  for (let pixel = 0; pixel < QUAD; pixel++) {
    const value = grey[at + pixel] ?? 0;
    if (value < 64 || value >= 192) clearPx++;
  }
  return clearPx;
}

/** Four bytes can be read at once only where their place is a multiple of four. */
function aligned(grey: Uint8Array): Uint8Array {
  return grey.byteOffset % QUAD === 0 ? grey : grey.slice();
}
