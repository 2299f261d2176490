import type { LettersContent } from '@lux/contracts/games/letters-content.ts';

/** At the start of a word these sound now one way, now another: "Chor", "Clown", "Celle". */
const UNSURE = new Set(['ch', 'c', 'x', 'y', 'ß', 'ie']);
/** V is heard as f in these; elsewhere it is rather w. */
const V_AS_F = /^v(?:ogel|ögel|ater|äter|ier|iel|oll|om|on|or|ieh|olk|ölk|etter|erb|ers|eil)/;
/** Here the first letter is not what is heard: "Phantasie", "Pfau", "Tschüss", "Skelett", "Äule". */
const OTHERWISE = /^(?:ph|pf|ps|tsch|dsch|sh|s(?![aeiouäöüy]|ch|t|p)|äu|ai|je?ans|je?ep)/;

/**
 * The letter of the game that a word begins with, as it is shown; null where the word would be heard
 * otherwise than the letter's sound.
 */
export function firstLetterOf(word: string, letters: LettersContent['letters']): string | null {
  const small = word.toLowerCase();
  if (OTHERWISE.test(small) || (small.startsWith('v') && !V_AS_F.test(small))) return null;
  const fitting = letters
    .map(({ letter }) => ({ letter, sign: letter.split(' ').at(-1) ?? letter }))
    .filter(({ sign }) => small.startsWith(sign))
    .toSorted((one, other) => other.sign.length - one.sign.length);
  const [longest] = fitting;
  return longest === undefined || UNSURE.has(longest.sign) ? null : longest.letter;
}
