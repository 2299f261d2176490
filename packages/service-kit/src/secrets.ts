import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import type { Id } from '@lux/contracts/common/ids.ts';

/** A new unguessable identifier: 128 random bits as base64url. */
export function createId(): Id {
  return randomBytes(16).toString('base64url');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about where two secrets differ, or how long they are. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

/**
 * The mark of a visitor whose event was recorded with the token itself, as all were once. Without a
 * key, since analytics has none; such events go with `EVENT_RETENTION_DAYS`.
 */
export function legacyVisitorMark(token: string): VisitorMark {
  const digest = createHash('sha256').update(token).digest('base64url');
  return `old-${digest.slice(0, 12)}`;
}
