import { z } from 'zod';

/** An empty field of a form is one that was left out. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
