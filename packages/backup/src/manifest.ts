import { z } from 'zod';

/** Of today's back-ups; a restore refuses what a newer LUX has written. */
export const FORMAT = 1;

/** One collection of a back-up, as `dump/<database>/<name>.bson` with its metadata beside it. */
const DumpedCollection = z.object({
  /** Without the prefix: `accounts`, `media` … */
  database: z.string().regex(/^[a-z][a-z-]*$/),
  name: z.string().regex(/^[\w.-]+$/),
  documents: z.int().min(0),
  /** Of the file of documents. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type DumpedCollection = z.infer<typeof DumpedCollection>;

/** `manifest.json`: what a back-up holds and since when nothing newer is in it for certain. */
export const Manifest = z.object({
  format: z.int(),
  /** Everything that was done before this moment is in it; what was done while it was made may be. */
  cutAt: z.iso.datetime(),
  /**
   * Entries of event streams from before `cutAt` that no service had stored after a while, and that are
   * not in it for that. Null where Redis was away, missing where no LUX ran, or an older one.
   */
  eventsMissing: z.int().min(0).nullable().optional(),
  prefix: z.string().regex(/^[\w-]+$/),
  collections: z.array(DumpedCollection),
  hasSecrets: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Names of a collection's files in the folder of a back-up. */
export const filesOf = (prefix: string, { database, name }: DumpedCollection) => ({
  documents: `dump/${prefix}-${database}/${name}.bson`,
  metadata: `dump/${prefix}-${database}/${name}.metadata.json`,
});
