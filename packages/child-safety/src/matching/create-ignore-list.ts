import { beginningsIn, memoizeLast, numberGroup } from './beginnings.ts';
import { numberWord } from './rule-words.ts';

/** What is left of a text, by what was taken out: rules that overlook the same words look at the same rest. */
const restsOf = memoizeLast(() => new Map<string, string[][]>());

/** Takes the words out of a text that look suspicious and are not. */
export function createIgnoreList(harmless: string[]): (places: string[][]) => string[][] {
  const group = numberGroup(harmless.map(numberWord));
  return (places) => {
    const begun = beginningsIn(places);
    if (!begun.has(group)) return places;
    const overlooked = begun.placesOf(group);
    const rests = restsOf(places);
    const key = overlooked.join();
    const rest =
      rests.get(key) ?? places.map((place, at) => (overlooked.includes(at) ? NOTHING : place));
    rests.set(key, rest);
    return rest;
  };
}

const NOTHING: string[] = [];
