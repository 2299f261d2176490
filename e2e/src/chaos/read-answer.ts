import { AnswerEvents, Message } from '@lux/contracts/conversation/conversation.ts';
import type { Outcome } from './history.ts';

/** What LUX said, whole or streamed. A stream without its end counts as broken. */
export function readAnswer(
  outcome: Outcome,
  text: string,
  isStreamed: boolean,
): { outcome: Outcome; answer: Message | undefined } {
  if (outcome.result !== 'ok') return { outcome, answer: undefined };
  if (!isStreamed) return { outcome, answer: Message.parse(JSON.parse(text)) };
  const dataOf = (event: string): unknown => {
    const data = new RegExp(`^event: ${event}\ndata: (.*)$`, 'm').exec(text)?.[1];
    return data && JSON.parse(data);
  };
  const done = AnswerEvents.done.safeParse(dataOf('done'));
  if (done.success) return { outcome, answer: done.data.message };
  const failed = AnswerEvents.error.safeParse(dataOf('error'));
  if (failed.success) {
    const { error: code, message } = failed.data;
    return { outcome: { ...outcome, result: 'refused', code, message }, answer: undefined };
  }
  const cut = { result: 'broken', code: 'CUT', message: 'the stream has no end' } as const;
  return { outcome: { ...outcome, ...cut }, answer: undefined };
}
