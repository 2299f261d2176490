import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { Said } from '../said/said.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const ASKS_DIFFERENCE = /\b(?:unterschied\w*|unterscheide\w*)\b/;
const ASKS_SAME = /\b(?:dasselbe|das gleiche|derselbe|dieselbe|das selbe)\b/;
/** So that an answer written for just these two goes first. */
const CONFIDENCE = 0.78;

/** "Was ist der Unterschied zwischen A und B?": what each of the two is. */
export function tellDifference(
  { folded, mentions }: Said,
  topic: Topic,
  entriesFor: (thing: Thing) => readonly Entry[],
  level: Level,
): Step | null {
  const asksSame = ASKS_SAME.test(folded);
  if (!asksSame && !ASKS_DIFFERENCE.test(folded)) return null;
  const named = [
    ...new Set(
      mentions.flatMap(({ things: [thing], certainty, rest }) =>
        thing && certainty === 'sure' && !rest ? [thing] : [],
      ),
    ),
  ];
  const [one, other] = named.length === 1 && topic.thing ? [topic.thing, ...named] : named;
  if (!one || !other || one === other || named.length > 2) return null;
  const told = [one, other].map((thing) => entriesFor(thing).find(({ id }) => id === 'what'));
  const [first, second] = told;
  if (!first || !second) return null;
  return {
    answer: { text: `${first[level]} ${second[level]}`, confidence: CONFIDENCE },
    topic: {
      ...topicAfter(topicAfter(topic, first, { level }), second, { level }),
      things: [one, other],
    },
  };
}
