import { questionKey } from '../question-key.ts';

const LABEL = /^([a-f])\s*[).:]?$/i;
const LABELLED = /^[a-f]\s*[).:]\s+(.+)$/i;

/**
 * Which option a model means by its text, index from 0, or letter. Null where that is none of them, or
 * where it could be two: of options 2, 4, 6, 8 a right answer 2 may be the first or the third.
 */
export function findRightOption(options: string[], given: string): number | null {
  const meant = given.trim();
  const texts = [meant, LABELLED.exec(meant)?.[1] ?? meant].map(questionKey);
  const byText = options.findIndex((option) => texts.includes(questionKey(option)));
  const byIndex = /^\d{1,2}$/.test(meant) ? Number(meant) : -1;
  const letter = LABEL.exec(meant)?.[1]?.toLowerCase();
  const byLetter = letter === undefined ? -1 : letter.charCodeAt(0) - 'a'.charCodeAt(0);

  const places = [byText, byIndex, byLetter].filter((at) => at >= 0 && at < options.length);
  const [place] = places;
  if (place === undefined || places.some((other) => other !== place)) return null;
  return place;
}
