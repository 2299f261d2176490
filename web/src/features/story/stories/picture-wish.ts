import { cutSentences } from './cut-sentences.ts';
import type { Story } from './story.ts';
import { storyText } from './story-text.ts';

/** Two sentences say who and where; more would crowd the picture. */
const SENTENCES = 2;
const SENTENCES_CHARACTERS = 500;

/** What LUX paints for a story: its title, how it begins, and the theme. Below 1000 characters. */
export function pictureWish(story: Pick<Story, 'title' | 'segments'>, themeName: string): string {
  const beginning = cutSentences(storyText(story))
    .slice(0, SENTENCES)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SENTENCES_CHARACTERS);
  const title = story.title.trim();
  const named = title === '' || /[.!?]$/.test(title) ? title : `${title}.`;
  return [named, beginning, `Thema: ${themeName}`].filter((part) => part !== '').join(' ');
}
