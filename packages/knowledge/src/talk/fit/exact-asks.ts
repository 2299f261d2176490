import type { Entry } from '../../content/entries.ts';
import { wordsOf } from '../../recognition/words.ts';

/** Words that change nothing of what is asked. */
const SAYS_NOTHING =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|denn|eigentlich|auch|mal|bitte|uberhaupt|so|nun|jetzt|wirklich|echt|du|sag|weisst|dir|mir)$/;
const FEWEST_WORDS = 3;
const SMALL =
  /^(?:der|die|das|den|dem|eine?[nmrs]?|denn|eigentlich|bitte|mal|nochmal|so|auch|und|jetzt|trotzdem)$/;
const withoutKinds = (words: readonly string[]) =>
  words.map((word) => (/^(?:wieso|weshalb)$/.test(word) ? 'warum' : word)).join(' ');

/** The words of a question but those that change nothing about it: "wieso" asks as "warum" does. */
export const exactKey = (words: readonly string[]): string =>
  withoutKinds(words.filter((word) => !SMALL.test(word)));
/** Begins with its verb, and wants a yes or a no. */
const ASKS_WHETHER =
  /^(?:ist|sind|war|waren|hat|haben|hatte[nt]?|kann|konnen|gibt|gab|darf|muss|wird|werden|\p{L}+(?:t|en) (?:der|die|das|eine?|ein))(?!\p{L})/u;
const SAYS_WHETHER = /^(?:Ja|Nein|Meist|Manche|Manchmal|Oft|Fast|Nur|Nicht|Kein)/u;

/** A question without the words that change nothing; undefined where too few are left to say what is asked. */
function keyOf(question: string): string | undefined {
  const words = wordsOf(question).filter((word) => !SAYS_NOTHING.test(word));
  return words.length < FEWEST_WORDS ? undefined : withoutKinds(words);
}

/** Two texts on one thing, or a fact and a thing: either answers. Two things of one name are asked apart. */
const isAlike = (one: Entry, other: Entry) =>
  one.thing === other.thing || one.thing.isA.length === 0 || other.thing.isA.length === 0;

/**
 * Finds the entry that a question was written for, asked in its very words; none where entries of two things
 * were written for the same ones.
 */
export function createExactAsks(
  entries: readonly Entry[],
): (question: string) => Entry | undefined {
  const byKey = new Map<string, Entry | null>();
  for (const entry of entries) {
    for (const ask of entry.asks) {
      const key = keyOf(ask);
      if (key === undefined) continue;
      const other = byKey.get(key);
      if (other === null) continue;
      byKey.set(key, other === undefined ? entry : isAlike(other, entry) ? other : null);
    }
  }
  return (question) => {
    const entry = byKey.get(keyOf(question) ?? '') ?? undefined;
    const isWhether = ASKS_WHETHER.test(wordsOf(question).join(' '));
    return entry && isWhether && !SAYS_WHETHER.test(entry.young) ? undefined : entry;
  };
}
