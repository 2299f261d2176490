import type { Language } from '../../story-writer/language/create-language.ts';
import { readSentences } from '../read-text.ts';
import { askNumber } from './ask-number.ts';
import type { DraftQuestion } from './draft-question.ts';

/** Questions that the sentences of a text answer, one of each sentence. */
export function askText(text: string, _language: Language): DraftQuestion[] {
  return readSentences(text).flatMap((sentence) => askNumber(sentence).slice(0, 1));
}
