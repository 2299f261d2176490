import { ErrorBody } from '@lux/contracts/common/error-body.ts';
import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import { z } from 'zod';
import type { ApiAnswer } from './api-call.ts';

type Parser = z.ZodType | null;

/**
 * A judge over the answers to one operation.
 *
 * @returns what is wrong with an answer: a failure of ours, or a form the description does not give it; else null.
 */
export function judgeAnswer({ answers }: ApiOperation): (answer: ApiAnswer) => string | null {
  const parsers = new Map<number, Parser>(
    [...answers].map(([status, answer]) => [
      status,
      // What says nothing but that it is there describes no content.
      answer && status !== 204 && status !== 304 ? parserOf(answer.schema) : null,
    ]),
  );
  return ({ status, headers, text }) => {
    const quote = `${status} ${text.slice(0, 300)}`;
    if (status >= 500) return quote;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    if (status >= 400) {
      const isTold = isJson && ErrorBody.safeParse(parse(text)).success;
      return isTold ? null : `not {error, message}: ${quote}`;
    }
    // A call may answer as a stream where it is asked for one, which the form of JSON cannot say.
    if (headers.get('content-type')?.startsWith('text/event-stream')) return null;
    const parser = parsers.get(status);
    if (parser === undefined) return `not described: ${quote}`;
    if (status === 204 || status === 304) return text === '' ? null : `not empty: ${quote}`;
    if (parser === null) return null;
    const parsed = parser.safeParse(isJson ? parse(text) : undefined);
    return parsed.success ? null : `not as described: ${parsed.error.message} in ${quote}`;
  };
}

function parserOf(schema: unknown): z.ZodType {
  return z.fromJSONSchema(z.record(z.string(), z.any()).parse(schema), {
    defaultTarget: 'draft-2020-12',
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
