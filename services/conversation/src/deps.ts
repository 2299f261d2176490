import { chooseProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiModeration } from '@lux/ai/create-openai-moderation.ts';
import type { Readiness } from '@lux/contracts/common/readiness.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import { createBuiltInTeacher } from './adapters/built-in-teacher.ts';
import { createEspeakVoice } from './adapters/espeak-voice.ts';
import { createOpenAiTeacher } from './adapters/openai-teacher.ts';
import { createOpenAiVoice } from './adapters/openai-voice.ts';
import type { Config } from './config.ts';
import { createConversationStore } from './conversations/conversation.store.ts';
import { createGate } from './safety/create-gate.ts';
import { createSettingsReader } from './settings/create-settings-reader.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

/** Opens everything the service works with; who opens it closes it in `close`. */
export async function createDeps(config: Config, log: Logger) {
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, patience: 'request' });
  const accounts = createServiceClient({
    url: config.accounts.url,
    internalToken: config.internalToken,
  });

  const text = chooseProvider('text', config.ai);
  const speech = chooseProvider('speech', config.ai);
  const moderation = chooseProvider('moderation', config.ai);
  const voice = speech ? createOpenAiVoice(speech) : createEspeakVoice();
  const tiers: Readiness['tiers'] = {
    text: text ? 'openai' : 'built-in',
    speech: speech ? 'openai' : 'built-in',
    moderation: moderation ? 'openai' : 'built-in',
  };

  return {
    log,
    internalToken: config.internalToken,
    mongo,
    redis,
    tiers,
    voice,
    conversations: createConversationStore(mongo.connection),
    readSettings: createSettingsReader(accounts, log),
    gate: createGate(moderation && createOpenAiModeration(moderation), log),
    teacher: text ? createOpenAiTeacher(text) : createBuiltInTeacher(),
    close: async () => {
      await Promise.all([voice.close(), accounts.close(), mongo.close(), closeRedis(redis)]);
    },
  };
}
