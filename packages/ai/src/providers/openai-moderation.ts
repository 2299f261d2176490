import OpenAI from 'openai';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createUpstreamPolicy } from '../upstream/upstream-policy.ts';

export interface Moderation {
  /**
   * Whether the provider finds a text unfit.
   *
   * @throws when it cannot be asked: the caller must then treat the text as unfit (DESIGN 6).
   */
  isFlagged: (text: string, signal?: AbortSignal) => Promise<boolean>;
}

const LIMIT_MS = 4_000;

/** The moderation call of an OpenAI-compatible server. */
export function createOpenAiModeration(
  { baseUrl, apiKey, model }: OpenAiProvider,
  { limitMs = LIMIT_MS } = {},
): Moderation {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: limitMs });
  const policy = createUpstreamPolicy();

  return {
    isFlagged: async (text, outerSignal) => {
      // The client's own limit ends with the answer's head; a body may hang too.
      const limit = AbortSignal.timeout(limitMs);
      const signal = outerSignal ? AbortSignal.any([outerSignal, limit]) : limit;
      const answer = await policy.execute(async () =>
        client.moderations.create({ model, input: text }, { signal }),
      );
      const result = answer.results[0];
      if (!result) throw new Error('the moderation answer is empty');
      return result.flagged;
    },
  };
}
