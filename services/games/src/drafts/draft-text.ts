import type { DraftOrder } from '@lux/contracts/classroom/material.ts';
import { readSentences } from './read-text.ts';

/** Words of a sentence that a child reads aloud in one breath. */
const MOST_WORDS: Record<DraftOrder['ageGroup'], number> = { small: 10, medium: 16, large: 26 };
/** Said without what stands before, nobody knows who is meant. */
const LEANS =
  /^(?:er|sie|es|dies\p{L}*|das|dort|dabei|deshalb|darum|dann|dazu|damit|auch|aber|doch|außerdem|daher)\b/iu;

/** A text for reading aloud: the first sentences of the teacher's that are not too long for the age. */
export function draftText({ text, ageGroup, count }: DraftOrder): string[] {
  const kept: string[] = [];
  let hasGap = false;
  for (const sentence of readSentences(text)) {
    if (kept.length >= count) break;
    const isShort = sentence.words.length <= MOST_WORDS[ageGroup];
    // Behind a gap only a sentence that stands alone goes on.
    hasGap = !isShort || (hasGap && LEANS.test(sentence.text));
    if (!hasGap) kept.push(sentence.text);
  }
  return kept;
}

/** A topic for the talk: all of the text in whole sentences. */
export const draftTopic = (text: string): string[] =>
  readSentences(text).map((sentence) => sentence.text);
