import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { z } from 'zod';

/**
 * Parses a resolver's arguments with the schema that REST uses. A null in them is what REST leaves
 * out: clients send it for variables they have no value for.
 *
 * @throws VALIDATION_FAILED with the first problem's German sentence.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutNulls(given));
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw commonErrors.VALIDATION_FAILED(message ? { message } : {});
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNulls(part)]));
}
