import type { Desk } from './desk.ts';

/** Nothing is on the desk that somebody would miss. */
export function isEmptyDesk({ story, input }: Pick<Desk, 'story' | 'input'>): boolean {
  return (
    story.segments.length === 0 &&
    story.characters.length === 0 &&
    story.title.trim() === '' &&
    input.trim() === ''
  );
}
