import { isLookalike } from './username-key.ts';

/** Names that pass for somebody in charge. */
const RESERVED = ['admin', 'administrator', 'moderator', 'support', 'system', 'lux'];

/** Whether a name is, or looks like, one that children would take for somebody in charge. */
export function isReservedUsername(username: string): boolean {
  return RESERVED.some((reserved) => isLookalike(username, reserved));
}
