import { type Amounts, costOf, findPrice } from '@lux/ai/prices/find-price.ts';
import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { AiAbility } from '@lux/contracts/accounts/ai-servers.ts';
import type { AiUsageOfServices } from '@lux/contracts/accounts/ai-usage.ts';

/**
 * What a child does in an hour, as an estimate: 40 questions of 8 seconds with answers of 240 characters,
 * each with the prompt and what was said before (1,400 tokens in, 90 out), and three pictures.
 */
const QUESTIONS = 40;
const HOUR: Record<AiAbility, Amounts> = {
  text: { inputTokens: QUESTIONS * 1_400, outputTokens: QUESTIONS * 90 },
  speech: { characters: QUESTIONS * 240 },
  transcription: { seconds: QUESTIONS * 8 },
  image: { pictures: 3 },
  moderation: { inputTokens: QUESTIONS * 100 },
};

/** What a child costs in an hour with the models in use, where their prices are known. */
export function estimateChildHour(environment: AiEnvironment): AiUsageOfServices['childHour'] {
  return describeProviders(environment, AiAbility.options).flatMap(({ ability, url, model }) => {
    if (url === null || model === null) return [];
    const price = findPrice({ host: new URL(url).host, model });
    const cost = price && costOf(price, HOUR[ability]);
    return { ability, model, cost, asOf: price?.asOf ?? null };
  });
}
