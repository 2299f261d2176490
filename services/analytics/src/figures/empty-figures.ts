import type { Figures } from './figures.ts';

/** A day on which nothing has happened yet. */
export function emptyFigures(): Figures {
  return { type: {}, status: {}, safety: {}, duration: {}, characters: {} };
}
