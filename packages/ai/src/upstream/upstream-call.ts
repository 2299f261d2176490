import { type Dispatcher, Pool } from 'undici';
import { createUpstreamPolicy, UpstreamError } from './upstream-policy.ts';

interface Options {
  /** Who is called, as errors name it. */
  provider: string;
  baseUrl: string;
  headers: Record<string, string>;
  /** Longest wait for an answer's head. */
  headLimitMs: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Holds for the answer's body, too. */
  signal: AbortSignal;
}

export interface UpstreamAnswer {
  contentType: string | undefined;
  body: Dispatcher.ResponseData['body'];
}

/** @throws UpstreamError for a refusal, else what undici throws. */
export type UpstreamCall = (call: Call) => Promise<UpstreamAnswer>;

/**
 * Calls a provider where the first byte counts, with one retry and a circuit breaker. The OpenAI client
 * and `fetch` took a third of the conversation service's processor time (docs/decisions/009).
 */
export function createUpstreamCall({
  provider,
  baseUrl,
  headers,
  headLimitMs,
}: Options): UpstreamCall {
  const policy = createUpstreamPolicy();
  const { origin, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/+$/, '');
  // The caller limits the time of the body: it depends on what is read.
  const pool = new Pool(origin, { connectTimeout: headLimitMs, bodyTimeout: 0 });

  async function callOnce({ method, path, body, signal }: Call): Promise<UpstreamAnswer> {
    const answer = await pool.request({
      method,
      path: `${root}${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      headersTimeout: headLimitMs,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.statusCode < 200 || answer.statusCode > 299) {
      await answer.body.dump();
      throw new UpstreamError(provider, answer.statusCode);
    }
    const contentType = answer.headers['content-type'];
    return { contentType: contentType?.toString(), body: answer.body };
  }

  return (call) => policy.execute(() => callOnce(call));
}
