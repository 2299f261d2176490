import { withSavedSettings } from '@lux/ai/settings/ai-environment.ts';
import { createCurrent } from '@lux/ai/settings/create-current.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { onAiUsage } from '@lux/ai/usage/ai-usage.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import { createSettingsReader } from '@lux/service-kit/settings/create-settings-reader.ts';
import { createUsageMeter } from '@lux/service-kit/usage/create-usage-meter.ts';
import type { Logger } from 'pino';
import { chooseWriters } from './adapters/choose-writers.ts';
import type { Config } from './config.ts';
import { createWordFinder } from './letters/create-word-finder.ts';
import { loadLetters } from './letters/load-letters.ts';
import { loadBank } from './quiz/bank/load-bank.ts';
import { createQuizPool } from './quiz/pool/create-quiz-pool.ts';
import type { Refiller } from './quiz/pool/create-refiller.ts';
import { loadStoryData } from './story-writer/data/load-story-data.ts';

export type Deps = ReturnType<typeof createDeps>;

/**
 * Reads and checks what the games are made of.
 *
 * @throws Error where the quiz bank, the letters game or the stories' blocks are broken.
 */
export function loadContent() {
  return { bank: loadBank(), letters: loadLetters(), stories: loadStoryData() };
}

/** Opens what the service works with; `close` ends it. Throws as `loadContent`. */
export function createDeps(
  config: Omit<Config, 'listen' | 'logLevel'>,
  log: Logger,
  content = loadContent(),
) {
  const { internalToken, namePrefix } = config;
  const { bank, letters } = content;
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const accounts = createServiceClient({ url: config.accounts.url, internalToken });

  const meter = createUsageMeter({ redis, namePrefix, log });
  const stopMetering = onAiUsage(meter.add);
  const pool = createQuizPool({ redis, namePrefix });
  const refillers: Refiller[] = [];
  const current = createCurrent(config.ai, (ai) => {
    const writers = chooseWriters(ai, { pool, bank, log });
    if (writers.modelQuiz) refillers.push(writers.modelQuiz.refiller);
    return writers;
  });
  const readFromAccounts = createSettingsReader(accounts, log);

  return {
    log,
    internalToken,
    redis,
    bank,
    letters,
    words: createWordFinder(letters),
    /** Read for every request, so that keys saved by an admin apply at once. */
    readSettings: async () => {
      const settings = await readFromAccounts();
      current.follow(withSavedSettings(config.ai, settings));
      return settings;
    },
    /** For the privacy kit. */
    readProcessing: async (): Promise<OwnProcessing> => ({
      providers: describeProviders(withSavedSettings(config.ai, await readFromAccounts()), [
        'text',
        'moderation',
      ]),
      redisUrl: config.redis.url,
    }),
    get tiers() {
      return current.abilities.tiers;
    },
    get stories() {
      return { data: content.stories, ...current.abilities.stories };
    },
    get modelQuiz() {
      return current.abilities.modelQuiz;
    },
    get draftWriter() {
      return current.abilities.draftWriter;
    },
    close: async () => {
      await Promise.all(refillers.map((refiller) => refiller.close()));
      stopMetering();
      await meter.close();
      await Promise.all([accounts.close(), closeRedis(redis)]);
    },
  };
}
