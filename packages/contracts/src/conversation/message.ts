import { z } from 'zod';
import { Id } from '../common/id.ts';

/** One turn of a conversation (SPEC 3). */
export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Set where the child-safety gate stepped in: a refusal, or help in danger (DESIGN 6). */
  safety: z.enum(['blocked', 'crisis']).nullable(),
});
export type Message = z.infer<typeof Message>;
