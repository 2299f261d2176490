import { chooseProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiModeration } from '@lux/ai/create-openai-moderation.ts';
import type { Readiness } from '@lux/contracts/common/readiness.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createSettingsReader } from '@lux/service-kit/settings/create-settings-reader.ts';
import type { Logger } from 'pino';
import { createOpenAiQuizWriter } from './adapters/openai-quiz-writer.ts';
import type { Config } from './config.ts';
import { loadLetters } from './letters/load-letters.ts';
import { loadBank } from './quiz/bank/load-bank.ts';
import { createQuizPool } from './quiz/pool/create-quiz-pool.ts';
import { createRefiller } from './quiz/pool/create-refiller.ts';
import { createItemCheck } from './safety/create-item-check.ts';
import { loadStoryData } from './story/built-in/load-story-data.ts';
import { createStoryGate } from './story/create-story-gate.ts';
import { createStoryWriter } from './story/model/create-story-writer.ts';

export type Deps = ReturnType<typeof createDeps>;

/**
 * Opens what the service works with; `close` ends it.
 *
 * @throws Error where the quiz bank, the letters game or the stories' blocks are broken.
 */
export function createDeps(config: Omit<Config, 'host' | 'port' | 'logLevel'>, log: Logger) {
  const { internalToken, namePrefix } = config;
  const bank = loadBank();
  const letters = loadLetters();
  const redis = connectRedis({ url: config.redis.url, log, patience: 'request' });
  const accounts = createServiceClient({ url: config.accounts.url, internalToken });

  const text = chooseProvider('text', config.ai);
  const moderation = chooseProvider('moderation', config.ai);
  const tiers: Readiness['tiers'] = {
    text: text ? 'openai' : 'built-in',
    moderation: moderation ? 'openai' : 'built-in',
  };
  const pool = createQuizPool({ redis, namePrefix });
  const moderate = moderation && createOpenAiModeration(moderation);
  const isFit = createItemCheck(moderate, log);
  const refiller =
    text && createRefiller({ pool, bank, isFit, log, writer: createOpenAiQuizWriter(text) });

  return {
    log,
    internalToken,
    redis,
    tiers,
    bank,
    letters,
    readSettings: createSettingsReader(accounts, log),
    stories: {
      data: loadStoryData(),
      gate: createStoryGate(moderate, log),
      /** Null without a model: then all texts are made of our own blocks. */
      writer: text && createStoryWriter(text),
    },
    /** Null without a model: then all questions are the bank's. */
    modelQuiz: refiller && { pool, refiller },
    close: async () => {
      await refiller?.close();
      await Promise.all([accounts.close(), closeRedis(redis)]);
    },
  };
}
