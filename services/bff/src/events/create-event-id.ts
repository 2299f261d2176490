import { randomFillSync } from 'node:crypto';

const RANDOM_BYTES = 12;
/** Asking the system for chance costs far more than reading it, so it is asked once for many ids. */
const IDS_AT_ONCE = 256;

const pool = Buffer.alloc(RANDOM_BYTES * IDS_AT_ONCE);
let used = pool.length;

/**
 * The id of a request and of its event: one that nobody can guess and that grows with time, so that the database puts it at the end of
 * its index instead of anywhere: milliseconds, then 96 random bits, as 36 hexadecimal digits.
 */
export function createEventId(now = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += RANDOM_BYTES;
  return now.toString(16).padStart(12, '0') + pool.toString('hex', used - RANDOM_BYTES, used);
}
