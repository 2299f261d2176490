import type { Desk } from './desk.ts';

/**
 * Whether it is LUX's turn: the child has written something since LUX last did. Going on without is
 * refused with 'Eingabe fehlt' (SPEC 5).
 */
export function hasOwnWords({ story, input }: Pick<Desk, 'story' | 'input'>): boolean {
  return input.trim() !== '' || story.segments.at(-1)?.author === 'user';
}
