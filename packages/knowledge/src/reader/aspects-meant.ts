import { aspectsAsked } from '../recognition/aspect-frames.ts';
import { fold, wordsOf } from '../recognition/words.ts';
import { type Reading, readSaying } from './read-saying.ts';
import { ANY_THING } from './sentence-features.ts';

/** Chosen in cross-validation: so sure the learnt reader is right oftener than the patterns. */
const SURE_WITHOUT_PATTERN = 0.5;
const SURE_AGAINST_PATTERN = 0.9;
const ASKS_FACT = 0.7;

const WHY = /^(?:und |aber )?(?:warum|wieso|weshalb)\b/;

/** What the learnt reader makes of a question; `namingWords` are those of a thing's name. */
export function readQuestion(question: string, namingWords: ReadonlySet<string>): Reading {
  const words: string[] = [];
  for (const word of wordsOf(question)) {
    const read = namingWords.has(word) ? ANY_THING : word;
    if (read !== ANY_THING || words.at(-1) !== ANY_THING) words.push(read);
  }
  return readSaying(words);
}

/** The aspects a question asks for, likeliest first: by the patterns, and by what was learnt. */
export function aspectsMeant(question: string, namingWords: ReadonlySet<string>): string[] {
  const asked: string[] = [...aspectsAsked(fold(question))];
  const { aspect, aspectShare, factShare } = readQuestion(question, namingWords);
  if (aspect === 'none' || factShare < ASKS_FACT || asked[0] === aspect) return asked;
  // Why they sleep so long is no question for how long.
  if (WHY.test(fold(question)) && asked.includes('why')) return asked;
  const least = asked.length === 0 ? SURE_WITHOUT_PATTERN : SURE_AGAINST_PATTERN;
  return aspectShare < least ? asked : [aspect, ...asked.filter((name) => name !== aspect)];
}
