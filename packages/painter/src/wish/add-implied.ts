import type { Reading } from './reading.ts';

/** A thing that is not said but needed: who reads has a book. Found again if it is there already. */
export function addImplied(
  { wish, lexicon }: Reading,
  word: string,
  owner: number,
): number | undefined {
  const entry = lexicon.find(word);
  if (!entry?.hexcodes.length) return undefined;
  const known = wish.figures.findIndex(({ hexcodes }) => hexcodes[0] === entry.hexcodes[0]);
  if (known >= 0) return known;
  const count = word === 'Fußball' ? 1 : (wish.figures[owner]?.count ?? 1);
  const { label, hexcodes } = entry;
  return (
    wish.figures.push({
      label,
      hexcodes,
      count,
      size: 1,
      isFlying: false,
      isSwimming: false,
      wears: [],
    }) - 1
  );
}

/** Who does it where nobody is named: "auf einem Einhorn reiten". */
export function addImpliedChild({ wish }: Reading): number {
  return (
    wish.figures.push({
      label: 'Kind',
      hexcodes: ['1F9D2'],
      count: 1,
      size: 1,
      isFlying: false,
      isSwimming: false,
      wears: [],
      person: { age: 'child', looks: 'person', outfit: 'everyday' },
    }) - 1
  );
}
