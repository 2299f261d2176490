/** Chooses one of several wordings by the text itself: varied, yet the same question gets the same words. */
export function pickByText<Item>(items: readonly Item[], text: string): Item {
  let hash = 2_166_136_261; // FNV-1a
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const item = items[(hash >>> 0) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
