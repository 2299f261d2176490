import { type Amounts, costOf, findPrice, type Price } from '@lux/ai/prices/find-price.ts';
import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { AiAbility, type ChildHourPrice } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { AiUsageOfServices } from '@lux/contracts/accounts/ai/ai-usage.ts';

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

/** What a child costs in an hour with one model; null where its price is not known. */
export function priceOfChildHour(
  ability: AiAbility,
  { url, model }: { url: string; model: string },
): ChildHourPrice | null {
  const price = findPrice({ host: new URL(url).host, model });
  if (!price || !isPricedFor(ability, price)) return null;
  return { cost: costOf(price, HOUR[ability]), asOf: price.asOf };
}

/** A price of another ability's unit says nothing: a voice is not paid by what it reads. */
const isPricedFor = (ability: AiAbility, price: Price): boolean =>
  ({
    text: (price.outputPerMillion ?? 0) > 0,
    speech: price.charactersPerMillion !== undefined,
    transcription: price.perMinute !== undefined,
    image: price.perPicture !== undefined,
    moderation: price.inputPerMillion !== undefined && price.outputPerMillion === 0,
  })[ability];

/** What a child costs in an hour with the models in use, where their prices are known. */
export function estimateChildHour(environment: AiEnvironment): AiUsageOfServices['childHour'] {
  return describeProviders(environment, AiAbility.options).flatMap(({ ability, url, model }) => {
    if (url === null || model === null) return [];
    const price = priceOfChildHour(ability, { url, model });
    return { ability, model, cost: price?.cost ?? null, asOf: price?.asOf ?? null };
  });
}
