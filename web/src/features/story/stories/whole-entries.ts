import { z } from 'zod';

/** A list that keeps its whole entries and drops broken ones; no list at all reads as empty. */
export function wholeEntries<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((one): z.output<Entry>[] => {
        const parsed = entry.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}
