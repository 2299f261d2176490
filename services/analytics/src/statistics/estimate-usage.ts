import type { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import { aiRequestTypes } from '@lux/contracts/analytics/request-type-labels.ts';
import type { DailyCounts } from './daily-counts.ts';

/** German words in today's models' tokens. */
const CHARACTERS_PER_TOKEN = 3.5;
/** What a request to a text model carries beside the child's words: instructions, earlier turns. */
const TOKENS_AROUND = 1_000;

/**
 * About what providers listed in November 2025 for a small text model, a middling picture and
 * synthetic speech. Orders of magnitude: an invoice is the provider's to write.
 */
const DOLLARS = {
  perInputToken: 0.25 / 1_000_000,
  perOutputToken: 2 / 1_000_000,
  perPicture: 0.04,
  perSpokenCharacter: 15 / 1_000_000,
};

/** Asked of a text model; maths is always our own code (DESIGN 4). */
const TEXT_TYPES = ['text', 'quiz', 'story'] as const;

/** What was asked of AI, and what a paid provider would have charged for all of it. */
export function estimateUsage({ type, characters }: DailyCounts): DetailedRequestStats['usage'] {
  const requests = (name: string) => type[name] ?? 0;
  const said = (name: string, part: 'prompt' | 'response') => characters[`${name}:${part}`] ?? 0;
  const sum = (names: readonly string[], of: (name: string) => number) =>
    names.reduce((total, name) => total + of(name), 0);

  const tokensIn =
    sum(TEXT_TYPES, (name) => said(name, 'prompt')) / CHARACTERS_PER_TOKEN +
    sum(TEXT_TYPES, requests) * TOKENS_AROUND;
  const tokensOut = sum(TEXT_TYPES, (name) => said(name, 'response')) / CHARACTERS_PER_TOKEN;
  const pictures = requests('image') + requests('coloring');
  // Each answer is spoken; what else is spoken comes as a text of its own.
  const spoken = said('text', 'response') + said('speech', 'prompt');
  const dollars =
    tokensIn * DOLLARS.perInputToken +
    tokensOut * DOLLARS.perOutputToken +
    pictures * DOLLARS.perPicture +
    spoken * DOLLARS.perSpokenCharacter;

  return {
    aiRequests: sum(aiRequestTypes, requests),
    promptCharacters: sum(aiRequestTypes, (name) => said(name, 'prompt')),
    responseCharacters: sum(aiRequestTypes, (name) => said(name, 'response')),
    pictures,
    paidTierDollars: Math.round(dollars * 100) / 100,
  };
}
