import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { z } from 'zod';

/**
 * Parses a resolver's arguments with the schema that REST uses.
 *
 * @throws VALIDATION_FAILED with the first problem's German sentence.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw commonErrors.VALIDATION_FAILED(message ? { message } : {});
}
