import { createUpstreamPolicy } from './create-upstream-policy.ts';
import { UpstreamError } from './upstream-error.ts';

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

/** @throws UpstreamError for a refusal, else what `fetch` throws. */
export type UpstreamCall = (call: Call) => Promise<Response>;

/**
 * Calls a provider where the first byte counts, which the OpenAI client brings some milliseconds
 * later when many ask at once. One retry and a circuit breaker, as for all.
 */
export function createUpstreamCall({
  provider,
  baseUrl,
  headers,
  headLimitMs,
}: Options): UpstreamCall {
  const policy = createUpstreamPolicy();
  const root = baseUrl.replace(/\/+$/, '');

  async function callOnce({ method, path, body, signal }: Call): Promise<Response> {
    const head = new AbortController();
    const timer = setTimeout(() => head.abort(tooSlow(provider)), headLimitMs);
    try {
      const answer = await fetch(`${root}${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        signal: AbortSignal.any([signal, head.signal]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (answer.ok) return answer;
      await answer.body?.cancel();
      throw new UpstreamError(provider, answer.status);
    } finally {
      clearTimeout(timer);
    }
  }

  return (call) => policy.execute(() => callOnce(call));
}

function tooSlow(provider: string): Error {
  return Object.assign(new Error(`${provider} took too long`), { name: 'TimeoutError' });
}
