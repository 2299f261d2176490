import { z } from 'zod';
import { Id } from '../common/id.ts';

/** One line of `GET /api/conversations` (SPEC 7). */
export const ConversationSummary = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;
