import type { Message } from '@lux/contracts/conversation/conversation.ts';

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
 * the last messages as they are, what was asked before in a word each, quoted. What the gate stopped is
 * not repeated.
 *
 * @param total messages of the conversation in all, of which `messages` are the latest.
 */
export function boundHistory<
  Said extends Pick<Message, 'role' | 'content'> & { safety?: Message['safety'] },
>(messages: Said[], total: number): { summary: string; history: Said[] } {
  const dropped = Math.max(0, Math.ceil((total - KEPT - STEP) / STEP)) * STEP;
  const cut = Math.max(0, messages.length - (total - dropped));
  const questions = messages
    .slice(0, cut)
    .filter(({ role, safety }) => role === 'user' && !safety)
    .slice(-REMEMBERED)
    .map(({ content }) => quote(content));
  return {
    summary: questions.length > 0 ? `Früher hat das Kind gefragt: ${questions.join(', ')}` : '',
    history: messages.slice(cut),
  };
}

function quote(text: string): string {
  const plain = text.replaceAll(/[„“”"»«\s]+/g, ' ').trim();
  const short = plain.length <= REMEMBERED_LENGTH ? plain : `${plain.slice(0, REMEMBERED_LENGTH)}…`;
  return `„${short}“`;
}
