import { z } from 'zod';
import type { OpenAiProvider } from '../settings/choose-provider.ts';
import { createOpenAiClient } from '../upstream/create-openai-client.ts';
import { createUpstreamPolicy } from '../upstream/upstream-policy.ts';
import { estimateTokens, tellAiUsage } from '../usage/ai-usage.ts';

export interface Moderation {
  /**
   * Whether the provider finds a text unfit.
   *
   * @throws when it cannot be asked: the caller must then treat the text as unfit (DESIGN 6).
   */
  isFlagged: (text: string, signal?: AbortSignal) => Promise<boolean>;
}

const LIMIT_MS = 4_000;

/** Mistral's names of what harms no child; personal facts are masked before. */
const HARMLESS = new Set(['pii', 'health', 'financial', 'law']);

/** OpenAI says `flagged`; Mistral says it by category only. Anything else is no verdict. */
const Verdict = z.object({
  results: z
    .array(
      z.object({
        flagged: z.boolean().optional(),
        categories: z.record(z.string(), z.boolean()).optional(),
      }),
    )
    .min(1),
});

/** @throws where the answer says neither yes nor no. */
function judge(answer: unknown): boolean {
  const { results } = Verdict.parse(answer);
  return results.some(({ flagged, categories = {} }) => {
    if (flagged !== undefined) return flagged;
    const named = Object.entries(categories);
    if (named.length === 0) throw new Error('the moderation answer has no verdict');
    return named.some(([name, isNamed]) => isNamed && !HARMLESS.has(name));
  });
}

/** The moderation call of an OpenAI-compatible server. */
export function createOpenAiModeration(
  { baseUrl, apiKey, model }: OpenAiProvider,
  { limitMs = LIMIT_MS } = {},
): Moderation {
  const client = createOpenAiClient({ baseUrl, apiKey, limitMs });
  const policy = createUpstreamPolicy();
  const { host } = new URL(baseUrl);

  return {
    isFlagged: async (text, outerSignal) => {
      // The client's own limit ends with the answer's head; a body may hang too.
      const limit = AbortSignal.timeout(limitMs);
      const signal = outerSignal ? AbortSignal.any([outerSignal, limit]) : limit;
      const answer = await policy.execute(async () =>
        client.moderations.create({ model, input: text }, { signal }),
      );
      const inputTokens = estimateTokens(text.length);
      tellAiUsage({ ability: 'moderation', host, model, inputTokens, isEstimate: true });
      return judge(answer);
    },
  };
}
