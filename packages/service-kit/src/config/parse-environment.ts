import type { z } from 'zod';

/**
 * Parses environment variables with a zod schema. Empty strings count as unset, as `.env` files
 * and compose files write them.
 *
 * @throws Error naming every missing or broken variable at once, never a value.
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;

  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`,
  );
  throw new Error(`The configuration is not valid:\n${problems.join('\n')}`);
}
