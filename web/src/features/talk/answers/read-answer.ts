import {
  type AnswerEvent,
  AnswerEvents,
  Message,
} from '@lux/contracts/conversation/conversation.ts';
import type { ServerSentEvent } from '../../../lib/api/read-event-stream.ts';

/** Parses the server's answers; a module of its own, because it brings zod along. */
export const readAnswer = {
  /** Null for unknown events. @throws for a known event in another form. */
  event({ event, data }: ServerSentEvent): AnswerEvent | null {
    const value: unknown = JSON.parse(data);
    switch (event) {
      case 'sentence':
        return { event, data: AnswerEvents.sentence.parse(value) };
      case 'done':
        return { event, data: AnswerEvents.done.parse(value) };
      case 'error':
        return { event, data: AnswerEvents.error.parse(value) };
      default:
        return null;
    }
  },

  /** An answer that was not streamed (SPEC 7). */
  whole: (value: unknown): AnswerEvent => ({
    event: 'done',
    data: { message: Message.parse(value) },
  }),
};
