import { z } from 'zod';

/** What an admin sees of a saved key: "gesetzt, endet auf …abcd". */
export const SavedKey = z.object({ lastFour: z.string(), savedAt: z.iso.datetime() });
export type SavedKey = z.infer<typeof SavedKey>;

/** An empty field leaves the saved key as it is (SPEC 5); null removes it. */
export const NewKey = z
  .string()
  .trim()
  .max(400, 'Dieser Schlüssel ist zu lang.')
  .refine((key) => key === '' || key.length >= 8, 'Dieser Schlüssel ist zu kurz.')
  .refine((key) => /^[\x21-\x7e]*$/.test(key), 'Dieser Schlüssel enthält ungültige Zeichen.')
  .transform((key) => (key === '' ? undefined : key))
  .nullable()
  .optional();
