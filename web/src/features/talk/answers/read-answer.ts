import {
  type AnswerEvent,
  AnswerEvents,
  Message,
} from '@lux/contracts/conversation/conversation.ts';
import type { ServerSentEvent } from '../../../lib/api/read-event-stream.ts';

/** Parses what the server answers; in a file of its own because zod comes with it. */
export const readAnswer = {
  /** Null for events this client does not know; throws where a known one has another form. */
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

  /** An answer that came whole, as SPEC 7 has it. */
  whole: (value: unknown): AnswerEvent => ({
    event: 'done',
    data: { message: Message.parse(value) },
  }),
};
