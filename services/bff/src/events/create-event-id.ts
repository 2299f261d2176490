import { randomBytes } from 'node:crypto';

/**
 * The id of a request and of its event: one that nobody can guess and that grows with time, so that the database puts it at the end of
 * its index instead of anywhere: milliseconds, then 96 random bits, as 36 hexadecimal digits.
 */
export function createEventId(now = Date.now()): string {
  return now.toString(16).padStart(12, '0') + randomBytes(12).toString('hex');
}
