import type { Story } from './story.ts';
import { storyText } from './story-text.ts';

/** How a story begins, for lists: at most this many characters, cut at a word. */
const CHARACTERS = 160;

export function firstLines(story: Pick<Story, 'segments'>): string {
  const text = storyText(story).replace(/\s+/g, ' ');
  if (text.length <= CHARACTERS) return text;
  const space = text.lastIndexOf(' ', CHARACTERS);
  return `${text.slice(0, space <= 0 ? CHARACTERS : space)} …`;
}
