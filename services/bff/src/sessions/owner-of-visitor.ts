import { createHash } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';

/** The name under which services store a visitor's things: a hash, because the token is a secret. */
export function ownerOfVisitor(token: VisitorToken): OwnerId {
  return `visitor:${createHash('sha256').update(token).digest('base64url')}`;
}
