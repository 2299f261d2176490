import { z } from 'zod';
import { ErrorBody } from '../common/error-body.ts';
import { Message } from './message.ts';

/**
 * What a streamed answer (`Accept: text/event-stream`) consists of, by event name (DESIGN 5). Text
 * leaves only after its own check, so a `delta` is a checked piece. `done` and `error` end the stream.
 */
export const AnswerEvents = {
  /** Text to add to what is shown, spaces included. */
  delta: z.object({ text: z.string() }),
  /** One sentence to be spoken; `speechUrl` is where its sound is being made ready. */
  sentence: z.object({
    index: z.int().nonnegative(),
    text: z.string(),
    speechUrl: z.string().nullable(),
  }),
  /** The stored answer. */
  done: z.object({ message: Message }),
  error: ErrorBody,
} as const;

export type AnswerEvent = {
  [Name in keyof typeof AnswerEvents]: {
    event: Name;
    data: z.infer<(typeof AnswerEvents)[Name]>;
  };
}[keyof typeof AnswerEvents];
