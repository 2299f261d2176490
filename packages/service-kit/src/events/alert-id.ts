import { createHash } from 'node:crypto';
import type { Id } from '@lux/contracts/common/ids.ts';

/** The id of a lesson's alert by the event of the request that told of it: told twice it is one. */
export function alertIdOf(eventId: string): Id {
  return createHash('sha256').update(eventId).digest('base64url').slice(0, 22);
}
