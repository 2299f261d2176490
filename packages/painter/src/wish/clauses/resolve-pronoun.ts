import type { Gender, Reading } from '../sentence/reading.ts';
import { isAlive } from '../sentence/reading.ts';

const genders: Record<string, Gender[]> = {
  er: ['m', 'mn', undefined],
  ihn: ['m', 'mn', undefined],
  ihm: ['m', 'n', 'mn', undefined],
  ihr: ['f'],
  es: ['n', 'mn', undefined],
  sie: ['f', 'plural', undefined],
  ihnen: ['plural'],
};

/** Whom a pronoun means: those spoken of last whose gender fits. */
export function resolvePronoun(
  reading: Reading,
  word: string,
  subjects: number[],
  isPlural: boolean,
  { isLast = false, limit = Number.POSITIVE_INFINITY }: { isLast?: boolean; limit?: number } = {},
): number[] | undefined {
  const { wish } = reading;
  if (word === 'wir') return everyone(reading);
  const fitting = genders[word];
  if (!fitting) return undefined;
  const fits = (figure: number) => figure < limit && fitting.includes(reading.genders[figure]);
  if ((word === 'sie' && isPlural && subjects.length > 1) || word === 'ihnen') return subjects;
  // Whose gender is known goes before "ich", who may be either.
  const isKnown = (figure: number) => fits(figure) && reading.genders[figure] !== undefined;
  const isMe = subjects.length > 0 && subjects.every((at) => wish.figures[at]?.label === 'ich');
  const other = isMe
    ? wish.figures.findLastIndex((figure, at) => isAlive(reading, figure) && isKnown(at))
    : -1;
  const subject =
    subjects.findLast(isKnown) ?? (other >= 0 ? other : undefined) ?? subjects.findLast(fits);
  if (subject !== undefined && !isLast) return [subject];
  const last = wish.figures.findLastIndex((figure, at) => isAlive(reading, figure) && fits(at));
  if (last >= 0) return [last];
  const thing = wish.figures.findLastIndex((_figure, at) => fits(at));
  return thing >= 0 ? [thing] : undefined;
}

function everyone(reading: Reading): number[] {
  return reading.wish.figures.flatMap((figure, at) => (isAlive(reading, figure) ? [at] : []));
}
