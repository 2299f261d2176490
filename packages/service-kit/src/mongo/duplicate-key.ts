import { mongo } from 'mongoose';
import { z } from 'zod';

/** MongoDB's code for a value that a unique index holds already. */
const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index holds its value already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** What the driver throws when an unordered `insertMany` could not write every document. */
const OnlyDuplicates = z.object({
  name: z.literal('MongoBulkWriteError'),
  writeErrors: z
    .array(z.object({ code: z.literal(DUPLICATE_KEY), index: z.int().nonnegative() }))
    .min(1),
});

/**
 * Places in an unordered `insertMany` of the documents that were there already.
 *
 * @throws the error itself where anything else than a known key went wrong: a full disk or a lost
 * connection must never look like "already written".
 */
export function findDuplicates(error: unknown): Set<number> {
  const parsed = OnlyDuplicates.safeParse(error);
  if (!parsed.success) throw error;
  return new Set(parsed.data.writeErrors.map(({ index }) => index));
}
