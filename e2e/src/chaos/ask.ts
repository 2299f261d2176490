import { ErrorBody } from '@lux/contracts/common/error-body.ts';
import { z } from 'zod';
import type { Visitor } from '../testing/visitor.ts';
import type { Outcome } from './history.ts';

/** A refusal over GraphQL, in the words of one over REST. */
const GraphqlRefusal = z
  .object({
    errors: z.tuple([
      z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }),
    ]),
  })
  .transform(({ errors: [{ message, extensions }] }) => ({ error: extensions.code, message }));
const Refusal = z.union([ErrorBody, GraphqlRefusal]);

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The text of an answer, whatever it says, and what became of the request. Never throws. */
export async function ask(
  visitor: Visitor,
  { method, path, body, headers }: Request,
): Promise<{ outcome: Outcome; text: string }> {
  const name = `${method} ${path.replace(/\?.*/, '').replace(/\/[\w-]{20,}/g, '/:id')}`;
  const startedAt = performance.now();
  const outcome = (result: Outcome['result'], status: number, code = '', message = '') => ({
    name,
    startedAt,
    endedAt: performance.now(),
    result,
    status,
    code,
    message,
  });
  let status = 0;
  try {
    const answer = await visitor.request(method, path, body, headers);
    status = answer.status;
    const text = await answer.text();
    if (answer.ok) return { outcome: outcome('ok', status), text };
    const error = Refusal.parse(JSON.parse(text));
    return { outcome: outcome('refused', status, error.error, error.message), text };
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
    return { outcome: outcome('broken', status, 'BROKEN', why), text: '' };
  }
}
