import { randomBytes } from 'node:crypto';
import type { Id } from '@lux/contracts/common/ids.ts';

/** A new unguessable identifier: 128 random bits as base64url. */
export function createId(): Id {
  return randomBytes(16).toString('base64url');
}
