import type { Story } from './story.ts';

/** The whole story as paragraphs. */
export function storyText({ segments }: Pick<Story, 'segments'>): string {
  return segments.map(({ text }) => text).join('\n\n');
}
