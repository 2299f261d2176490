import { goesOn, isNeverLast, mayGoOn } from './sentence-ends.ts';

/** Between two sentences: after a closing mark and before a capital, or a line break. */
const BREAK = /(?<=([.!?…])["”“»«’')\]]*)\s+(?=[„“"»(]?[\p{Lu}\d])|\n+/gu;

/**
 * The sentences of a German text with the spaces after them: joined, they are the text again. Direct
 * speech stays with who says it; „z. B.“, „Dr. Maus“ and „am 3. Mai“ do not end a sentence.
 */
export function segmentSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(BREAK)) {
    const [space, mark] = match;
    const before = text.slice(start, match.index);
    if (before.trim() === '') continue;
    if (!space.includes('\n') && mark === '.' && isInside(before, text.slice(match.index)))
      continue;
    const end = match.index + space.length;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

/** The sentences of a German text without the spaces around them. */
export function splitSentences(text: string): string[] {
  return segmentSentences(text)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function isInside(sentence: string, after: string): boolean {
  const before = sentence.replace(/\.$/, '');
  return isNeverLast(before) || (mayGoOn(before) && goesOn(before, after));
}
