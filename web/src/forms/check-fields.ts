import type { z } from 'zod';

/** What is wrong, by field; the first reason of each. */
export type FieldErrors = Partial<Record<string, string>>;

type Checked<T> = { data: T; errors: null } | { data: null; errors: FieldErrors };

/** The same check the server makes, before it is asked (SPEC 5). */
export function checkFields<T>(schema: z.ZodType<T>, given: Record<string, unknown>): Checked<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { data: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { data: null, errors };
}
