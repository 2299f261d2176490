import { type Entry, speaksOf } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { ASKS_WHICH } from '../fit/judge-hit.ts';
import type { Topic } from '../topic.ts';
import type { Said } from './said.ts';

/** "Was ist der längste Fluss?" */
const ASKS_FIRST = /^(?:und )?(?:was|wer|wie heisst|wo) (?:ist|war|sind|liegt)?.*\b\w{3,}ste[nr]? /;

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

/** The first thing that a text names of one of these kinds. */
const memberNamed = (
  { young }: Entry,
  kinds: readonly string[],
  names: Pick<NameIndex, 'findExact'>,
): Thing | undefined =>
  names
    .findExact(wordsOf(young))
    .flatMap(({ things }) => things)
    .find(({ isA }) => isA.some((kind) => kinds.includes(kind)));

/**
 * What the talk is about after an entry was told: the thing that the question named. A fact on the longest
 * river is kept with rivers, but who asked for the Rhine goes on with the Rhine.
 */
export function subjectToldOf(
  entry: Entry,
  { folded, mentions, words, hasPronoun }: Said,
  topic: Topic,
  names: Pick<NameIndex, 'findExact'>,
): Thing {
  // "Warum fällt das nicht runter?" of a plane is told by the lift, and still about the plane.
  if (
    hasPronoun &&
    topic.thing &&
    !mentions.some(({ things }) => topic.thing && things.includes(topic.thing)) &&
    [entry.older, ...entry.asks].some((text) => text.includes(topic.thing?.name ?? ''))
  ) {
    return topic.thing;
  }
  const named = mentions
    .filter(({ certainty }) => certainty === 'sure')
    .flatMap(({ things }) => things);
  if (!entry.id.startsWith('fact')) {
    const kinds = named.filter((thing) => thing !== entry.thing).map(({ name }) => name);
    const first = ASKS_FIRST.test(folded) ? memberNamed(entry, kinds, names) : undefined;
    return first ?? entry.thing;
  }
  if (entry.thing === topic.thing && !ASKS_WHICH.test(folded) && !ASKS_FIRST.test(folded))
    return entry.thing;
  // "Welcher Fluss ist der längste?": the talk goes on with the river that was told.
  if (ASKS_WHICH.test(folded) || ASKS_FIRST.test(folded)) {
    const kinds = [entry.thing, topic.thing, ...named].flatMap((thing) => thing?.name ?? []);
    const member = memberNamed(entry, kinds, names);
    if (member) return member;
  }
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
