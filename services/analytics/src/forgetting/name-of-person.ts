import { createHash } from 'node:crypto';
import type { VisitorMark } from '@lux/contracts/analytics/visitor-mark.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Names in notes of who came and went: hashes, as such a list must not name people. */
export const nameOfPerson = {
  visitor: (mark: VisitorMark) => hash(`visitor:${mark}`),
  user: (id: string) => hash(`user:${id}`),
};
