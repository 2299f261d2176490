import { AiEnvironment } from '@lux/ai/ai-environment.ts';
import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  MongoEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';
import { z } from 'zod';
import { ownUrl } from './own-url.ts';

export const ConversationEnvironment = ServiceEnvironment.extend(MongoEnvironment.shape)
  .extend(AiEnvironment.shape)
  .extend({
    PORT: envField.port(3002),
    ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
    /** Where the other copies of this service reach this one; unset: this machine's address. */
    OWN_URL: z.url().optional(),
  });

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(ConversationEnvironment, variables);
  return Object.freeze({
    listen: listenAddress(env),
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('conversation', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
    internalToken: env.INTERNAL_TOKEN,
    namePrefix: env.NAME_PREFIX,
    mongodb: { uri: env.MONGODB_URI, database: `${env.NAME_PREFIX}-conversation` },
    redis: { url: env.REDIS_URL },
    accounts: { url: env.ACCOUNTS_URL },
    ownUrl: env.OWN_URL ?? env.LISTEN ?? ownUrl({ host: env.HOST, port: env.PORT }),
    ai: env,
  });
}
