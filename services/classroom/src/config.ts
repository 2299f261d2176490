import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  MongoEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';

export const ClassroomEnvironment = ServiceEnvironment.extend({
  ...MongoEnvironment.shape,
  PORT: envField.port(3007),
  ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
  CONVERSATION_URL: envField.serviceUrl('http://127.0.0.1:3002'),
  MEDIA_URL: envField.serviceUrl('http://127.0.0.1:3004'),
  ANALYTICS_URL: envField.serviceUrl('http://127.0.0.1:3006'),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(ClassroomEnvironment, variables);
  return Object.freeze({
    listen: listenAddress(env),
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('classroom', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
    internalToken: env.INTERNAL_TOKEN,
    namePrefix: env.NAME_PREFIX,
    mongodb: { uri: env.MONGODB_URI, database: `${env.NAME_PREFIX}-classroom` },
    redis: { url: env.REDIS_URL },
    /** Who keeps things of children: asked to show, to print and to forget them. */
    services: {
      accounts: env.ACCOUNTS_URL,
      conversation: env.CONVERSATION_URL,
      media: env.MEDIA_URL,
      analytics: env.ANALYTICS_URL,
    },
  });
}
