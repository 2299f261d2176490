import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';

/** About as long as our own stories, so that a beginner sees an end. */
const LONGEST = 420;

/** Sentences joined up to that length; one that is longer alone stays whole. */
function joinUp(sentences: readonly string[]): string[] {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < LONGEST) {
      parts[parts.length - 1] = `${last} ${sentence}`;
    } else parts.push(sentence);
  }
  return parts;
}

/**
 * A teacher's text in parts that are read one after the other. Paragraphs stay together where they fit;
 * lines, as of a poem, stay lines.
 */
export function splitReadingText(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /\p{L}/u.test(paragraph));
  const parts: string[] = [];
  for (const paragraph of paragraphs) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + paragraph.length < LONGEST) {
      parts[parts.length - 1] = `${last}\n${paragraph}`;
    } else if (paragraph.length <= LONGEST) parts.push(paragraph);
    else parts.push(...joinUp(splitSentences(paragraph.replaceAll('\n', ' '))));
  }
  return parts;
}
