import { z } from 'zod';
import { ConversationSummary } from './conversation-summary.ts';
import { Message } from './message.ts';

/** Answer of `GET /api/conversations/{id}` (SPEC 3, 7). */
export const Conversation = ConversationSummary.extend({ messages: z.array(Message) });
export type Conversation = z.infer<typeof Conversation>;
