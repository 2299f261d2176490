import { segmentSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StorySegment } from './story.ts';

/** Longer than this, a text without full stops is cut at a word: a voice takes no longer ones. */
const LONGEST = 400;

/** The sentences of a text with the spaces after them, the very long ones in parts: joined, they are the text again. */
export function cutSentences(text: string): string[] {
  return segmentSentences(text).flatMap(cutLong);
}

function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST - 1);
    const cut = space <= 0 ? LONGEST : space + 1;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

/** The sentences of a piece of the story, each with a name of its own. */
export function storyPieces({ id, text }: StorySegment): { key: string; text: string }[] {
  return cutSentences(text).map((sentence, index) => ({ key: `${id}:${index}`, text: sentence }));
}
