import type { InkPage } from './ink-page.ts';

/** How many pixels are ink. */
export function countInk({ words }: InkPage): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    let bits = words[at] ?? 0;
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
