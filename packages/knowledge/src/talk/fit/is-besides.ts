import { type Entry, speaksOf } from '../../content/entries.ts';
import { readingOf } from '../../reader/reading-of.ts';
import type { Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { contentOf } from './answers-asked.ts';

/** Below it an answer that speaks of nothing that is asked is told as what comes near, at most. */
const SURE_WITHOUT_WORDS = 0.5;
/** Where its thing is not named by its own name, either. */
const SURE_WITHOUT_NAME = 0.62;
/** "Was ist härter, Gold oder Diamant?" */
const OF_TWO =
  /\b(?!oder|aber|uber|unter|hinter|immer|wer|der|nur|dieser)\w{3,}er\b.* (?:oder|als) /;
const COMPARES =
  /(?<!\p{L})(?:\p{L}{3,}er (?:als|ist|sind|wie)|am \p{L}+sten|genauso|ebenso|gleich|mehr|weniger|beide\p{L}*)(?!\p{L})/u;

/** Whether an entry is on the thing that is asked of, and on something else of it than what is asked. */
export function isBesides(entry: Entry, said: Said, wanted: Wanted, sureness: number): boolean {
  const [asked] = wanted.aspects;
  const { aspect: read } = readingOf(said, entry.thing);
  // "Was machen Ameisen?" is not answered by what an ant is.
  if (entry.aspect === 'what' && asked !== undefined && asked !== 'what' && read !== 'what') {
    return true;
  }
  if (OF_TWO.test(said.folded) && said.mentions.length > 1) {
    return !COMPARES.test(`${entry.young} ${entry.older}`);
  }
  const isAsked = entry.aspect !== undefined && (entry.aspect === asked || entry.aspect === read);
  const content = contentOf(said, entry.thing);
  const isUnspoken = content.length > 0 && content.every((key) => !isAmong(key, speaksOf(entry)));
  const isNamed = said.mentions.some(
    ({ certainty, rest, things }) =>
      certainty === 'sure' && rest === undefined && things.includes(entry.thing),
  );
  const least = isNamed ? SURE_WITHOUT_WORDS : SURE_WITHOUT_NAME;
  return isUnspoken && !isAsked && sureness < least;
}
