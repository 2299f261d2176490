import { createHash } from 'node:crypto';

/** An entity tag that changes when the content does. */
export function etagOf(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}
