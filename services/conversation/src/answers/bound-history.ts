import type { Turn } from './teacher.ts';

/**
 * Messages a model sees word for word: at least `KEPT`, at most `KEPT + STEP`. The beginning moves
 * in steps, not with every turn, so that providers can reuse what they have of the prompt.
 */
const KEPT = 12;
const STEP = 8;
/** Earlier questions that are remembered by their beginning. */
const REMEMBERED = 8;
const REMEMBERED_LENGTH = 60;

/** How many of the latest messages `boundHistory` can make use of. */
export const historyLimit = KEPT + STEP + 2 * REMEMBERED;

/**
 * Bounds what a model gets to see of a long conversation (the cost of turn 100 is that of turn 20):
 * the last messages as they are, what was asked before in a word each.
 *
 * @param total messages of the conversation in all, of which `messages` are the latest.
 */
export function boundHistory<Said extends Turn['history'][number]>(
  messages: Said[],
  total: number,
): { summary: string; history: Said[] } {
  const dropped = Math.max(0, Math.ceil((total - KEPT - STEP) / STEP)) * STEP;
  const cut = Math.max(0, messages.length - (total - dropped));
  const questions = messages
    .slice(0, cut)
    .filter(({ role }) => role === 'user')
    .slice(-REMEMBERED)
    .map(({ content }) => shorten(content));
  return {
    summary: questions.length > 0 ? `Früher hat das Kind gefragt: ${questions.join(' | ')}` : '',
    history: messages.slice(cut),
  };
}

function shorten(text: string): string {
  return text.length <= REMEMBERED_LENGTH ? text : `${text.slice(0, REMEMBERED_LENGTH)}…`;
}
