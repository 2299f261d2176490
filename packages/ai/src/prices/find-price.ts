import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** List prices in US dollars; what a model is not charged by is absent. */
const Price = z.strictObject({
  host: z.string(),
  model: z.string(),
  /** Tokens. */
  inputPerMillion: z.number().min(0).optional(),
  outputPerMillion: z.number().min(0).optional(),
  /** Spoken characters. */
  charactersPerMillion: z.number().min(0).optional(),
  /** Of a recording. */
  perMinute: z.number().min(0).optional(),
  perPicture: z.number().min(0).optional(),
  /** `YYYY-MM`, when somebody looked. */
  asOf: z.string().regex(/^\d{4}-\d\d$/),
  source: z.string(),
});
export type Price = z.infer<typeof Price>;

const Prices = z.strictObject({ prices: z.array(Price) });

const file = new URL('../../data/prices.json', import.meta.url);
let known: Price[] | undefined;

/** The list price of a model on a server, where `data/prices.json` has one; null: unknown. */
export function findPrice({ host, model }: { host: string; model: string }): Price | null {
  known ??= Prices.parse(JSON.parse(readFileSync(file, 'utf8'))).prices;
  return known.find((price) => price.host === host && price.model === model) ?? null;
}

export interface Amounts {
  inputTokens?: number;
  outputTokens?: number;
  characters?: number;
  seconds?: number;
  pictures?: number;
}

const MILLION = 1_000_000;
const MINUTE = 60;

/** What so much of a model costs, in US dollars. */
export const costOf = (price: Price, used: Amounts): number =>
  ((used.inputTokens ?? 0) * (price.inputPerMillion ?? 0) +
    (used.outputTokens ?? 0) * (price.outputPerMillion ?? 0) +
    (used.characters ?? 0) * (price.charactersPerMillion ?? 0)) /
    MILLION +
  ((used.seconds ?? 0) / MINUTE) * (price.perMinute ?? 0) +
  (used.pictures ?? 0) * (price.perPicture ?? 0);
