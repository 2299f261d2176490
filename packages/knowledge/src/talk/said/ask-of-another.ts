import type { Thing } from '../../content/thing.ts';
import type { Topic } from '../topic.ts';
import type { Said } from './said.ts';
import { GOES_ON, MEMBER } from './talk-patterns.ts';

/** Where a question names its one thing: there another may be put. */
export function namedAt(said: Said, told: Thing | undefined): Topic['named'] {
  const named = said.mentions.filter(({ certainty }) => certainty === 'sure');
  const mention =
    named.find(({ things }) => things.some((thing) => thing === told)) ??
    (named.length === 1 ? named[0] : undefined);
  if (!mention || said.isOfAnother || said.words.length < 3) return undefined;
  if (mention.rest !== undefined) return undefined;
  return { words: said.words, start: mention.start, end: mention.end };
}

/** "Was machen Ameisen im Winter?", "und Bienen?": what bees do in winter. null where nothing was asked. */
export function askOfAnother(said: Said, { named }: Topic): string | null {
  const [mention] = said.mentions;
  if (!named || !said.isOfAnother || !mention || mention.certainty !== 'sure') return null;
  const name = said.words.slice(mention.start, mention.end);
  return [...named.words.slice(0, named.start), ...name, ...named.words.slice(named.end)].join(' ');
}

/** Whether the question before asked for more than what something is. */
export const asksMore = ({ thing, wanted }: Topic): boolean =>
  thing !== undefined &&
  wanted !== undefined &&
  (wanted.topics.length > 0 || !['what', MEMBER, undefined].includes(wanted.aspects[0]));

/** "Schlafen Fische?" can be asked of others; "und Haie?" alone asks for nothing. */
export const isWholeQuestion = ({ folded, mentions: [name], words }: Said): boolean =>
  words.length > 2 || (words.length === 2 && name?.start === 1 && !GOES_ON.test(folded));
