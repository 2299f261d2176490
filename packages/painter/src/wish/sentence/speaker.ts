import type { ReadWord } from '../words/read-word.ts';
import { isAlive, type Reading } from './reading.ts';

/** "… und wir gucken": those named before with "ich", not one more child. */
export function isEveryone(reading: Reading, folded: string): boolean {
  if (!/^(wir|uns)$/.test(folded)) return false;
  const { figures } = reading.wish;
  if (folded === 'wir' && reading.saysI) return true;
  const isMe = figures.some(({ label }) => label === 'ich');
  return isMe && figures.filter((figure) => isAlive(reading, figure)).length > 1;
}

/** "Oma gibt mir einen Kuss": said after somebody else's verb. */
function isGiven({ parts, wish }: Reading): boolean {
  const last = parts.findLast(({ kind }) => kind === 'verb' || kind === 'stop' || kind === 'sub');
  const isFor = last?.kind === 'verb' && Boolean(last.verb.plain?.entry.dat);
  return isFor && !wish.figures.some(({ label }) => label === 'ich');
}

/** "ich" in the picture; not in "den ich mag", and "mir" only as in "von mir". */
export function isSpeaker(reading: Reading, { folded }: ReadWord, next: ReadWord | undefined) {
  if (/^(mir|uns)$/.test(folded)) return Boolean(reading.preposition) || isGiven(reading);
  if (folded === 'ich' || folded === 'wir') {
    return !/^(mag|liebe|finde|glaube|denke|weiss|wunsche|wunsch|meine|will|mochte|hatte|brauche|habe gern|mogen|lieben)$/.test(
      next?.folded ?? '',
    );
  }
  return folded === 'mich';
}

/** The child that wishes, or the child with its friends. */
export function speaker({ wish, genders }: Reading, word: string): number {
  const isMany = word === 'wir' || word === 'uns';
  const label = isMany ? 'wir' : 'ich';
  const found = wish.figures.findIndex((figure) => figure.label === label);
  if (found >= 0) return found;
  genders[wish.figures.length] = isMany ? 'plural' : undefined;
  return (
    wish.figures.push({
      label,
      hexcodes: ['1F9D2'],
      count: isMany ? 2 : 1,
      size: 1,
      isFlying: false,
      isSwimming: false,
      wears: [],
      person: { age: 'child', looks: 'person', outfit: 'everyday' },
    }) - 1
  );
}
