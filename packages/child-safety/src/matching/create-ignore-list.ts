import { beginningsIn, memoizeLast, numberGroup } from './beginnings.ts';
import { ruleWordId } from './rule-words.ts';

/** The rest of a text by the places taken out: rules that ignore the same words share the same rest. */
const restsOf = memoizeLast(() => new Map<string, string[][]>());

/** Removes the words of a text that look suspicious and are harmless. */
export function createIgnoreList(harmless: string[]): (places: string[][]) => string[][] {
  const group = numberGroup(harmless.map(ruleWordId));
  return (places) => {
    const begun = beginningsIn(places);
    if (!begun.has(group)) return places;
    const ignored = begun.placesOf(group);
    const rests = restsOf(places);
    const key = ignored.join();
    const rest =
      rests.get(key) ?? places.map((place, at) => (ignored.includes(at) ? NOTHING : place));
    rests.set(key, rest);
    return rest;
  };
}

const NOTHING: string[] = [];
