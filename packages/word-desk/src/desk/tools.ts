import type { Content } from '../content/load-content.ts';
import type { EnglishIndex } from '../english/english-index.ts';
import type { EnglishEar } from '../english/hear-english.ts';
import type { Translator } from '../english/translate-sentence.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { Verb } from '../lexicon/verb.ts';
import type { Rhymes } from '../sound/find-rhymes.ts';
import type { Spelling } from './spelling/spelling.ts';

/** All that an answer may look up. */
export interface Tools {
  lexicon: Lexicon;
  content: Content;
  english: EnglishIndex;
  /** Reads its patterns with the first sentence. */
  translator: () => Translator;
  /** Its keys are worked out with the first sentence that is heard. */
  ear: () => EnglishEar;
  /** The same question in the words the desk reads best. */
  answerAgain: (question: string) => string | null;
  rhymes: Rhymes;
  spelling: Spelling;
  verbOf: (form: string) => Verb | undefined;
  level: 'young' | 'older';
  /** The question as it was written. */
  asked?: string;
}

export const german = (word: string) => `„${word}“`;
export const englishly = (word: string) => `“${word}”`;
export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "A, B und C". */
export function list(items: readonly string[], joint = 'und'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
