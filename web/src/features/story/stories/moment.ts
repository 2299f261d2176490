import { z } from 'zod';

/** A moment as ISO text; milliseconds since 1970 are understood, too. */
export const Moment = z.union([
  z.iso.datetime(),
  z
    .number()
    .min(0)
    .max(8.64e15)
    .transform((ms) => new Date(ms).toISOString()),
]);
