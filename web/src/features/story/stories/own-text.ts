import type { Desk } from './desk.ts';

/** Only what the child wrote, finished or not: tips are about that. */
export function ownText({ story, input }: Pick<Desk, 'story' | 'input'>): string {
  const pieces = story.segments.filter(({ author }) => author === 'user').map(({ text }) => text);
  return [...pieces, input.trim()].filter((text) => text !== '').join('\n\n');
}
