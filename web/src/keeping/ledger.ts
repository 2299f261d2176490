import { z } from 'zod';

/** What this device knows of one thing. */
const LedgerEntry = z.object({
  /** Fingerprint of its data as it was seen last; null where it is deleted. */
  print: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** Changed here, and the server has not said yet that it knows. */
  isWaiting: z.boolean(),
});

/**
 * Things by `kind/id`, beside the lists the screens read: from the difference between the two
 * follows what was changed or deleted, whoever did it and whether there was a line.
 */
export const Ledger = z.record(z.string(), LedgerEntry);
export type Ledger = z.infer<typeof Ledger>;
