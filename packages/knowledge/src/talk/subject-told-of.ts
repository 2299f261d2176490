import { type Entry, speaksOf } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import { lemmaKey, wordsOf } from '../recognition/words.ts';
import type { Said } from './said.ts';
import type { Topic } from './topic.ts';

const unnamed = new WeakMap<Entry, Thing>();

/** What a fact is about that no thing is: only the fact itself can be told of it. */
function ownOf(entry: Entry): Thing {
  const known = unnamed.get(entry);
  if (known) return known;
  const [word = entry.thing.name] = entry.keywords;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const thing: Thing = {
    ...entry.thing,
    name,
    article: '-',
    also: [],
    isA: [],
    aspects: {},
    more: [],
  };
  unnamed.set(entry, thing);
  return thing;
}

/**
 * What the talk is about after an entry was told: the thing that the question named. A fact on the longest
 * river is kept with rivers, but who asked for the Rhine goes on with the Rhine.
 */
export function subjectToldOf(
  entry: Entry,
  { mentions, words, hasPronoun }: Said,
  topic: Topic,
): Thing {
  if (!entry.id.startsWith('fact') || entry.thing === topic.thing) return entry.thing;
  const named = mentions
    .filter(({ certainty }) => certainty === 'sure')
    .flatMap(({ things }) => things);
  if (named.includes(entry.thing)) return entry.thing;
  const spoken = speaksOf(entry);
  const isSpokenOf = ({ name }: Thing) => wordsOf(name).some((word) => spoken.has(lemmaKey(word)));
  if (hasPronoun && topic.thing && isSpokenOf(topic.thing)) return topic.thing;
  const other = named.find((thing) => !thing.isSecondary && isSpokenOf(thing));
  if (other) return other;
  const keys = new Set(words.map(lemmaKey));
  const isNamed = wordsOf(entry.thing.name).some((word) => keys.has(lemmaKey(word)));
  return isNamed || mentions.length > 0 ? entry.thing : ownOf(entry);
}
