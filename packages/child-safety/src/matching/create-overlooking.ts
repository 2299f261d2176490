import { beginningsIn, numberGroup } from './beginnings.ts';
import { numberWord } from './rule-words.ts';

/** Takes the words out of a text that look suspicious and are not. */
export function createOverlooking(harmless: string[]): (places: string[][]) => string[][] {
  const group = numberGroup(harmless.map(numberWord));
  return (places) => {
    const overlooked = beginningsIn(places).get(group);
    if (!overlooked) return places;
    return places.map((place, at) => (overlooked.includes(at) ? [] : place));
  };
}
