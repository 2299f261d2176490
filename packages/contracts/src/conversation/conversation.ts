import { z } from 'zod';
import { ErrorBody } from '../common/error-body.ts';
import { Id } from '../common/ids.ts';
import { AgeGroup } from '../games/quiz.ts';
import { Source } from './sources.ts';

export const ConversationSummary = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

/** One line of `GET /api/conversations` (SPEC 7), from which a child finds a conversation again. */
export const ListedConversation = ConversationSummary.extend({
  /**
   * The first question in which the gate found nothing, cut at 200 characters; null without one. Who
   * looks over a child's shoulder does not read a call for help.
   */
  title: z.string().nullable().default(null),
  /** Nothing has been said yet. */
  isEmpty: z.boolean().default(false),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

/** One turn of a conversation (SPEC 3). */
export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Set where the child-safety gate stepped in (DESIGN 6). */
  safety: z.enum(['blocked', 'crisis', 'unclear']).nullable(),
  /** Where it stands, if LUX has it from the school's books (DESIGN 9, Kiwix). */
  sources: z.array(Source).max(3).optional(),
});
export type Message = z.infer<typeof Message>;

const missing = 'Bitte sag oder schreib mir etwas.';

/** Body of `POST /api/conversations/{id}/messages` (SPEC 7). An empty transcript is never sent (SPEC 4). */
export const NewMessage = z.object({
  role: z.literal('user'),
  content: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(2000, 'Das ist sehr lang. Bitte frag mich in höchstens 2000 Zeichen.'),
  /**
   * Made by the client for this question. Asked again with the same id, because the answer did not
   * arrive, it is the same turn: stored once, and answered with what is stored.
   */
  askId: Id.optional(),
  /** Where a game or a lesson told it; LUX then answers in words of that age. */
  ageGroup: AgeGroup.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;

/**
 * Body of `POST /api/conversations/{id}/prepared-messages`: a message that is probably finished.
 * Its answer is thought out at once, but stored, shown and spoken only when
 * `POST /api/conversations/{id}/prepared-messages/{turnId}/commit` follows. Hanging up throws it away.
 */
export const PreparedMessage = NewMessage.extend({
  /** Made by the client for this one turn. */
  turnId: Id,
});
export type PreparedMessage = z.infer<typeof PreparedMessage>;

/**
 * What a streamed answer (`Accept: text/event-stream`) consists of, by event name (DESIGN 5). Text
 * leaves sentence by sentence, each after its own check. `done` and `error` end the stream.
 */
export const AnswerEvents = {
  /** One sentence to be shown and spoken; `speechUrl` is where its sound is being made ready. */
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

/** Answer of `GET /api/conversations/{id}` (SPEC 3, 7). */
export const Conversation = ConversationSummary.extend({ messages: z.array(Message) });
export type Conversation = z.infer<typeof Conversation>;
