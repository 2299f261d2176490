import { chooseProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiModeration } from '@lux/ai/create-openai-moderation.ts';
import type { Readiness } from '@lux/contracts/common/readiness.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createSettingsReader } from '@lux/service-kit/settings/create-settings-reader.ts';
import type { Logger } from 'pino';
import { createBuiltInTeacher } from './adapters/built-in-teacher.ts';
import { chooseVoice } from './adapters/choose-voice.ts';
import { createOpenAiRecogniser } from './adapters/openai-recogniser.ts';
import { createOpenAiTeacher } from './adapters/openai-teacher.ts';
import { createPreparedTurns } from './answers/create-prepared-turns.ts';
import type { Config } from './config.ts';
import { createConversationStore } from './conversations/conversation.store.ts';
import { createGate } from './safety/create-gate.ts';
import { createSpeaker } from './speech/create-speaker.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

/** Opens everything the service works with; who opens it closes it in `close`. */
export async function createDeps(config: Config, log: Logger) {
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, patience: 'request' });
  const subscriber = connectRedis({ url: config.redis.url, log, patience: 'worker' });
  const accounts = createServiceClient({
    url: config.accounts.url,
    internalToken: config.internalToken,
  });

  const text = chooseProvider('text', config.ai);
  const moderation = chooseProvider('moderation', config.ai);
  const transcription = chooseProvider('transcription', config.ai);
  const { voice, tier: speechTier } = chooseVoice(config.ai, log);
  const tiers: Readiness['tiers'] = {
    text: text ? 'openai' : 'built-in',
    speech: speechTier,
    moderation: moderation ? 'openai' : 'built-in',
    ...(transcription && { transcription: 'openai' }),
  };

  return {
    log,
    internalToken: config.internalToken,
    mongo,
    redis,
    tiers,
    voice,
    speaker: createSpeaker({ voice }),
    recogniser: transcription && createOpenAiRecogniser(transcription),
    conversations: createConversationStore(mongo.connection),
    readSettings: createSettingsReader(accounts, log),
    gate: createGate(moderation && createOpenAiModeration(moderation), log),
    preparedTurns: createPreparedTurns({ redis, subscriber, namePrefix: config.namePrefix }),
    teacher: text ? createOpenAiTeacher(text) : createBuiltInTeacher(),
    close: async () => {
      await Promise.all([voice.close(), accounts.close(), mongo.close()]);
      await Promise.all([closeRedis(redis), closeRedis(subscriber)]);
    },
  };
}
