import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { Said } from '../said/said.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const ASKS_PLACE = /(?:^|[ ,])(?:ist|sind|liegt|liegen|gehort|gehoren|zahlt|steht)(?= )/;
const ASKS_OTHER = /\b(?:wie|was|wer|wo\w*|wann|warum|wieso|weshalb|welche\w*|oder)\b/;
const WHOLES = ['Kontinent', 'Land', 'Bundesland', 'Erdteil'];
const isWhole = ({ isA, name }: Thing) =>
  isA.some((kind) => WHOLES.includes(kind)) || name === 'Europa';

/** "Liegt Rom in Italien?", and of Kroatien: "ist das noch Europa?" Answered by where it lies. */
export function isPlacedIn(
  { folded, mentions, hasPronoun }: Said,
  topic: Topic,
  entriesFor: (thing: Thing) => readonly Entry[],
  level: Level,
): Step | null {
  if (!ASKS_PLACE.test(folded) || ASKS_OTHER.test(folded)) return null;
  const named = mentions.flatMap(({ things, certainty }) =>
    certainty === 'sure' ? (things[0] ?? []) : [],
  );
  const whole = named.findLast(isWhole);
  const part = named.find((one) => one !== whole) ?? (hasPronoun ? topic.thing : undefined);
  if (!whole || !part || part === whole) return null;
  const entry = entriesFor(part).find(({ id }) => id === 'home');
  if (!entry || (!isWhole(part) && !part.isA.includes('Stadt') && !part.isA.includes('Insel'))) {
    return null;
  }
  // "Europa" and "europäisch", but "Österreich liegt neben Deutschland" says nothing of the kind.
  const lies = new RegExp(
    `(?<!\\p{L})(?:in|von|auf|zu) (?:\\p{L}+ ){0,2}${whole.name}(?!\\p{L})`,
    'u',
  );
  const text = lies.test(entry[level]) ? entry[level] : lies.test(entry.older) ? entry.older : null;
  return {
    answer: { text: text === null ? entry[level] : `Ja. ${text}`, confidence: 0.9 },
    topic: topicAfter(topic, entry, { level }),
  };
}
