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
 * Calls a provider where the first byte counts: the OpenAI client and `fetch` cost the conversation
 * service a third of all its work (docs/decisions/009). One retry and a circuit breaker, as for all.
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
  // Silence in the body is for the caller to judge: it knows what it waits for.
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
