import { createHash } from 'node:crypto';
import type { Message } from '@lux/contracts/conversation/conversation.ts';

/** Length of an `Id`: 128 bits as base64url. */
const ID_LENGTH = 22;

/** The id of the question or the answer of one asking: the same each time, so that it is stored once. */
export function messageIdOf(conversationId: string, askId: string, role: Message['role']): string {
  return createHash('sha256')
    .update(`${conversationId} ${askId} ${role}`)
    .digest('base64url')
    .slice(0, ID_LENGTH);
}
