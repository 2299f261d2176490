import type { Clause } from '../../reading/clauses/read-clause.ts';
import { toldSentences } from '../../reading/clauses/split-clauses.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import type { Statement } from './state-clause.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 18;
const JOINING = /^(?:Und|Aber|Doch|Denn) /u;
/** What they stand for only the sentence before says. */
const POINTING =
  /^(?:da\p{L}*|dort|dies\p{L}*|den|dem|so|also|wenn|ob|deshalb|deswegen|darum|trotzdem|zuerst|danach|doch)$/u;
const FIRST = /(?<!\p{L})(?:ich|mich|mir|wir|uns|meine?\p{L}{0,2}|unsere?\p{L}{0,2})(?!\p{L})/iu;

/** The last sentence of a text as the child has written it; null where it does not stand by itself. */
export function stateSentence({
  clauses,
  corrected,
  hero,
}: Pick<StoryReading, 'clauses' | 'corrected' | 'hero'>): Statement | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  const written = toldSentences(corrected.text)[end]?.trim() ?? '';
  const own = clauses.filter(({ sentence }) => sentence === end);
  // What is spoken in it is not told.
  if (!/[.!]$/u.test(written) || !corrected.text.includes(written) || written.includes(':'))
    return null;
  const text = written.replace(/[.!]+$/u, '').replace(JOINING, '');
  const words = text.split(/\s+/u);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return null;
  const isOfTeller = hero?.er === 'ich' || hero?.er === 'wir';
  if (!isOfTeller && FIRST.test(text)) return null;
  const [first = ''] = words;
  if (POINTING.test(first.toLowerCase()) || (own[0] && pointsBack(own[0]))) return null;
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    isClear: !/^(?:er|sie|es|ihn|ihm|ihr|ihnen)$/iu.test(first),
  };
}

/** `Die war fast leer`: what it is stands before. */
function pointsBack({ lower, subject }: Clause): boolean {
  return /^(?:der|die|das)$/u.test(lower[0] ?? '') && subject?.at !== 0;
}
