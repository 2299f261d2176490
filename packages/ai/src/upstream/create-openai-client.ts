import OpenAI from 'openai';

interface Options {
  baseUrl: string;
  apiKey: string;
  /** Longest wait for an answer's head. */
  limitMs: number;
}

/**
 * OpenAI's own client, with our policy instead of its retries. Redirects are refused: a key, a
 * recording or a child's words go to the server that was named and to no other.
 */
export function createOpenAiClient({ baseUrl, apiKey, limitMs }: Options): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    timeout: limitMs,
    fetchOptions: { redirect: 'error' },
  });
}
