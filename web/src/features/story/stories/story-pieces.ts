import { cutSentences } from './cut-sentences.ts';
import type { StorySegment } from './story-segment.ts';

/** The sentences of a piece of the story, each with a name of its own. */
export function storyPieces({ id, text }: StorySegment): { key: string; text: string }[] {
  return cutSentences(text).map((sentence, index) => ({ key: `${id}:${index}`, text: sentence }));
}
