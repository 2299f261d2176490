import { formsOfHeard, formsOfText } from '../spoken/spoken-forms.ts';
import type { Step } from './align-words.ts';

/** Short, unstressed words that recognisers swallow. "nicht" is none: without it a sentence turns over. */
const smallWords: ReadonlySet<string> = new Set(
  // biome-ignore format: one line for each kind
  [
    'der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines',
    'und', 'oder', 'aber', 'denn', 'als', 'wie', 'so', 'da', 'zu',
    'in', 'im', 'ins', 'an', 'am', 'ans', 'auf', 'aus', 'bei', 'beim', 'mit', 'von', 'vom', 'zum', 'zur', 'um',
    'ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'ihn', 'ihm', 'sich', 'man',
    'ist', 'hat',
  ],
);

/** "den" and "dem", "in" and "im": at the end of a word recognisers hear m and n by guessing. */
function differsInMAndN(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return (
    first !== second && /[mn]$/.test(first) && /[mn]$/.test(second) && stem(first) === stem(second)
  );
}

function stem(word: string): string {
  return word.slice(0, -1);
}

/** Read; clearly read otherwise or left out; or not heard, which does not count as a mistake. */
export type WordState = 'read' | 'again' | 'unheard';

/** A child leaves out one or two words. More in a row the recogniser has lost. */
const MOST_LEFT_OUT = 2;

interface Place {
  text: string;
  /** The word heard in its place, if any. */
  heard: string | null;
  isRead: boolean;
}

/**
 * The state of every word of the text. A word is `again` only where it is plain that something else
 * was said: another word in its place, the same word at another place, or nothing between two
 * words that were heard. What recognisers cannot tell or swallow is `unheard`.
 */
export function findStates(
  texts: readonly string[],
  heards: readonly string[],
  steps: readonly Step[],
): WordState[] {
  const { places, strays } = walk(texts, heards, steps);
  return places.map((place, index) => {
    if (place.isRead) return 'read';
    if (place.heard !== null) return differsInMAndN(place.text, place.heard) ? 'unheard' : 'again';
    if (smallWords.has(place.text.toLowerCase())) return 'unheard';
    if (strays.some((stray) => isSame(place.text, stray))) return 'again';
    return isLeftOut(places, index) ? 'again' : 'unheard';
  });
}

function walk(texts: readonly string[], heards: readonly string[], steps: readonly Step[]) {
  const places: Place[] = [];
  const strays: string[] = [];
  let heard = 0;
  for (const step of steps) {
    const said = heards.slice(heard, heard + step.heards).join(' ');
    for (const text of texts.slice(places.length, places.length + step.texts)) {
      places.push({ text, heard: said || null, isRead: step.isSame });
    }
    if (!step.isSame && said) strays.push(said);
    heard += step.heards;
  }
  return { places, strays };
}

function isSame(text: string, heard: string): boolean {
  const forms = formsOfText(text);
  return [...formsOfHeard(heard)].some((form) => forms.has(form));
}

/** Nothing was heard here, but something right before and right after it. */
function isLeftOut(places: readonly Place[], index: number): boolean {
  const isSilent = (at: number) => places[at]?.heard === null;
  let [first, last] = [index, index];
  while (isSilent(first - 1)) first -= 1;
  while (isSilent(last + 1)) last += 1;
  const isBetween = first > 0 && last < places.length - 1;
  return isBetween && last - first < MOST_LEFT_OUT;
}
