import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import type { Message } from '@lux/contracts/conversation/message.ts';
import { buildMessage } from './builders.ts';

/** The events of a streamed answer of these sentences. */
export function buildAnswer(sentences: string[], overrides: Partial<Message> = {}): AnswerEvent[] {
  const pieces = sentences.flatMap((text, index): AnswerEvent[] => [
    { event: 'delta', data: { text: index === 0 ? text : ` ${text}` } },
    { event: 'sentence', data: { index, text, speechUrl: `/api/speech/${index}` } },
  ]);
  const message = buildMessage({ content: sentences.join(' '), ...overrides });
  return [...pieces, { event: 'done', data: { message } }];
}
