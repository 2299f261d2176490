import type { Entry } from '../../content/entries.ts';
import { readSaying, withoutNames } from '../../reader/read-saying.ts';
import { wordsOf } from '../../recognition/words.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import type { Said } from '../said/said.ts';

/** Chosen in cross-validation: nine of ten readings so sure are right. */
const SURE_OF_ASPECT = 0.7;
const ASKS_FACT = 0.85;
/** Whoever asks for one of these asks for nothing else of the thing. */
const CLEAR = new Set<string>(
  'food sleep size weight speed age home young sound enemies capital language flag people'.split(
    ' ',
  ),
);

/**
 * "Was frisst ein Axolotl in echt?" is about food, whichever other answer speaks of "echt": the entry that
 * tells what is asked, where another one was found. Undefined where the one found may be meant.
 */
export function meantInstead(
  found: Entry,
  { words, mentions }: Said,
  entries: readonly Entry[],
): Entry | undefined {
  const { aspect, aspectShare, factShare } = readSaying(withoutNames(words, mentions));
  if (!CLEAR.has(aspect) || factShare < ASKS_FACT || aspectShare < SURE_OF_ASPECT) return undefined;
  if (found.aspect !== undefined && isSameAspect(aspect, found.aspect)) return undefined;
  // What was written for a question like this one is an answer to it.
  const isAsked = found.asks.some((ask) => readSaying(nameless(ask, found)).aspect === aspect);
  return isAsked ? undefined : entries.find((entry) => entry.aspect === aspect);
}

function nameless(ask: string, { thing }: Entry): string[] {
  const names = new Set([thing.name, thing.plural ?? '', ...thing.also].flatMap(wordsOf));
  return wordsOf(ask).map((word) => (names.has(word) ? 'xx' : word));
}
