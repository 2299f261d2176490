import type { PlacedWord } from './place-words.ts';

/**
 * For each spoken word, which written word it is, or `null` where none is: the longest run of
 * words that both have in the same order.
 */
export function matchWords(said: PlacedWord[], written: PlacedWord[]): (number | null)[] {
  const width = written.length + 1;
  const common = new Uint16Array((said.length + 1) * width);
  const at = (s: number, w: number) => common[s * width + w] ?? 0;
  for (let s = said.length - 1; s >= 0; s -= 1) {
    for (let w = written.length - 1; w >= 0; w -= 1) {
      const isSame = said[s]?.text === written[w]?.text;
      common[s * width + w] = isSame ? at(s + 1, w + 1) + 1 : Math.max(at(s + 1, w), at(s, w + 1));
    }
  }
  let w = 0;
  return said.map(({ text }, s) => {
    while (w < written.length && written[w]?.text !== text && at(s, w + 1) === at(s, w)) w += 1;
    if (written[w]?.text !== text) return null;
    w += 1;
    return w - 1;
  });
}
