import type { z } from 'zod';
import { Id } from '../common/id.ts';
import { NewMessage } from './new-message.ts';

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
