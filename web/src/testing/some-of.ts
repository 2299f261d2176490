import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run soak`: the long form of what `npm test` does briefly. */
    isSoak: boolean;
  }
}

/**
 * Of a sweep over two lists the cases of one row: in soak all, otherwise one in `step`, another one in
 * each row, so that every case of either list has its turn.
 */
export function someOf<Case>(cases: readonly Case[], row: number, step: number): Case[] {
  if (inject('isSoak')) return [...cases];
  return cases.filter((_, at) => (at + row) % step === 0);
}
