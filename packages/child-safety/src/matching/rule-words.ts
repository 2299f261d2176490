import { foldLetters, soundOf } from './spelling.ts';
import { createWordCache } from './word-cache.ts';

type Ids = Map<string, number[]>;

const idsOf = createWordCache(findIds);

const wordIds = new Map<string, number>();
const whole: Ids = new Map();
const beginnings: Ids = new Map();
const endings: Ids = new Map();
const insides: Ids = new Map();

/**
 * The number of a rule word (`*`: any letters; `=`: this spelling only; `^`: at the start). The rules
 * have some ten thousand words, so a text's words are looked up in maps instead of trying each rule.
 */
export function ruleWordId(word: string): number {
  const known = wordIds.get(word);
  if (known !== undefined) return known;
  const id = wordIds.size;
  wordIds.set(word, id);
  register(word, id);
  idsOf.clear();
  wordsOfPlaces = new WeakMap();
  return id;
}

/** Whether a folded word stands whole and as it is in some rule. */
export const isRuleWord = (folded: string): boolean => whole.has(folded);

const NO_WORDS: ReadonlySet<number> = new Set();
/** Texts share their places (`splitWords`), so most are in here already. */
let wordsOfPlaces = new WeakMap<string[], ReadonlySet<number>>();

/** The numbers of the rule words at one place of a text; none where there is no place. */
export function ruleWordsOf(place: string[] | undefined): ReadonlySet<number> {
  if (!place) return NO_WORDS;
  const known = wordsOfPlaces.get(place);
  if (known) return known;
  const words = new Set(place.flatMap(idsOf.word));
  wordsOfPlaces.set(place, words);
  return words;
}

function register(word: string, id: number): void {
  const isOpenBefore = word.startsWith('*');
  const isOpenAfter = word.endsWith('*');
  const core = foldLetters(word.replace(/[*=]/g, ''));
  if (!core) throw new Error(`A rule word without letters: "${word}"`);
  if (isOpenBefore || isOpenAfter) {
    const closed = isOpenAfter ? beginnings : endings;
    add(isOpenBefore && isOpenAfter ? insides : closed, core, id);
    return;
  }
  const spellings = word.startsWith('=') ? [core] : [core, ...soundOf(core)];
  for (const spelling of spellings) add(whole, spelling, id);
}

function add(ids: Ids, spelling: string, id: number): void {
  ids.set(spelling, [...(ids.get(spelling) ?? []), id]);
}

function findIds(reading: string): number[] {
  const ids = [...(whole.get(reading) ?? [])];
  if (reading.startsWith('~')) return ids;
  for (let cut = 0; cut <= reading.length; cut += 1) {
    ids.push(...(beginnings.get(reading.slice(0, cut)) ?? []));
    ids.push(...(endings.get(reading.slice(cut)) ?? []));
  }
  for (const [core, found] of insides) if (reading.includes(core)) ids.push(...found);
  return ids;
}
