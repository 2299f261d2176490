import { z } from 'zod';
import type { ApiAnswer } from '../rest/api-call.ts';
import type { GraphqlRequest } from './write-request.ts';

const Failure = z.object({
  message: z.string().min(1),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.strictObject({ code: z.string(), status: z.int().min(400).max(499) }),
});
/** What GraphQL answers; `extensions.status` says that none of the failures is ours. */
const Answer = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(Failure).min(1).optional(),
});
/** What Fastify and our limits answer before GraphQL is asked. */
const Refusal = z.object({ error: z.string(), message: z.string() });

/** @returns what is wrong with an answer to a GraphQL request, or null. */
export function judgeGraphql({ kind, fields }: GraphqlRequest, answer: ApiAnswer): string | null {
  const { status, text } = answer;
  const quote = `${status} ${text.slice(0, 400)}`;
  if (status >= 500) return quote;
  const json = parse(text);
  if (status >= 400 && Refusal.safeParse(json).success) {
    return kind === 'fitting' && status === 400 ? `refused unread: ${quote}` : null;
  }
  const parsed = Answer.safeParse(json);
  if (!parsed.success) return `not as GraphQL answers: ${parsed.error.message} in ${quote}`;
  const { data, errors = [] } = parsed.data;
  const isExecuted = errors.every(({ path }) => path !== undefined);
  if (kind === 'too-large') return isExecuted ? `not refused: ${quote}` : null;
  if (kind !== 'fitting' || errors.length > 0) return null;
  const missing = fields.filter((name) => !(name in (data ?? {})));
  return missing.length > 0 ? `without ${missing.join()}: ${quote}` : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
