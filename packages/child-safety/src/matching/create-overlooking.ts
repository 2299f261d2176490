import { numberWord, ruleWordsAt } from './rule-words.ts';

/** Takes the words out of a text that look suspicious and are not. */
export function createOverlooking(harmless: string[]): (places: string[][]) => string[][] {
  const words = harmless.map(numberWord);
  return (places) => {
    if (words.length === 0) return places;
    const isHarmless = ruleWordsAt(places).map((here) => words.some((word) => here.has(word)));
    if (!isHarmless.includes(true)) return places;
    return places.map((place, at) => (isHarmless[at] ? [] : place));
  };
}
