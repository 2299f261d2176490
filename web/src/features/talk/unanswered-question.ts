import type { Turn } from './turn.ts';

/** The question that still waits for an answer: it failed, or the child stopped LUX before it. */
export function unansweredQuestion(turns: readonly Turn[]): string | null {
  const last = turns.at(-1);
  if (last?.role === 'user') return last.content;
  if (last?.state !== 'broken') return null;
  return turns.findLast(({ role }) => role === 'user')?.content ?? null;
}
