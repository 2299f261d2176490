import { createHash } from 'node:crypto';
import type { OwnerId, VisitorToken } from '@lux/contracts/common/ids.ts';

/** The name under which services store a visitor's things: a hash, because the token is a secret. */
export function ownerOfVisitor(token: VisitorToken): OwnerId {
  return `visitor:${createHash('sha256').update(token).digest('base64url')}`;
}
