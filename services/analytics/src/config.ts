import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  MongoEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';
import { z } from 'zod';

export const AnalyticsEnvironment = ServiceEnvironment.extend({
  ...MongoEnvironment.shape,
  PORT: envField.port(3006),
  /** How many days a request is kept (DESIGN 3, 6). */
  EVENT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(AnalyticsEnvironment, variables);
  const database: string = `${env.NAME_PREFIX}-analytics`;
  return Object.freeze({
    listen: listenAddress(env),
    mongodb: Object.freeze({ uri: env.MONGODB_URI, database }),
    redis: Object.freeze({ url: env.REDIS_URL }),
    namePrefix: env.NAME_PREFIX,
    internalToken: env.INTERNAL_TOKEN,
    eventRetentionDays: env.EVENT_RETENTION_DAYS,
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('analytics', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
  });
}
