import { type AnswerEvent, AnswerEvents } from '@lux/contracts/conversation/answer-event.ts';
import { Message } from '@lux/contracts/conversation/message.ts';
import type { ServerSentEvent } from '../../lib/event-stream-parser.ts';

/** Null for events this client does not know; throws where a known one has another form. */
export function readAnswerEvent({ event, data }: ServerSentEvent): AnswerEvent | null {
  const value: unknown = JSON.parse(data);
  switch (event) {
    case 'delta':
      return { event, data: AnswerEvents.delta.parse(value) };
    case 'sentence':
      return { event, data: AnswerEvents.sentence.parse(value) };
    case 'done':
      return { event, data: AnswerEvents.done.parse(value) };
    case 'error':
      return { event, data: AnswerEvents.error.parse(value) };
    default:
      return null;
  }
}

/** An answer that came whole, as SPEC 7 has it. */
export function readWholeAnswer(value: unknown): AnswerEvent {
  return { event: 'done', data: { message: Message.parse(value) } };
}
