import { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import {
  chooseMediaStore,
  MediaStoreEnvironment,
} from '@lux/media-store/media-store-environment.ts';
import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  EventsEnvironment,
  MongoEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';

export const MediaEnvironment = ServiceEnvironment.extend(MongoEnvironment.shape)
  .extend(AiEnvironment.shape)
  .extend(MediaStoreEnvironment.shape)
  .extend(EventsEnvironment.shape)
  .extend({
    PORT: envField.port(3004),
    ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
    VISITOR_RETENTION_DAYS: envField.days(90, 30),
  });

/** The worker's port carries its health and metrics only. */
export const MediaWorkerEnvironment = MediaEnvironment.extend({ PORT: envField.port(3005) });

export type Config = ReturnType<typeof loadConfig>;

/**
 * The configuration of one of the service's two processes.
 *
 * @throws Error naming every missing or broken variable.
 */
export function loadConfig(
  role: 'http' | 'worker',
  variables: Record<string, string | undefined> = process.env,
) {
  const schema = role === 'http' ? MediaEnvironment : MediaWorkerEnvironment;
  const env = parseEnvironment(schema, variables);
  return Object.freeze({
    listen: listenAddress(env),
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing(role === 'http' ? 'media' : 'media-worker', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
    internalToken: env.INTERNAL_TOKEN,
    namePrefix: env.NAME_PREFIX,
    mongodb: { uri: env.MONGODB_URI, database: `${env.NAME_PREFIX}-media` },
    redis: { url: env.REDIS_URL },
    eventPartitions: env.EVENT_PARTITIONS,
    accounts: { url: env.ACCOUNTS_URL },
    mediaStore: chooseMediaStore(env),
    /** After how many days without use visitors' pictures go. */
    visitorRetentionDays: env.VISITOR_RETENTION_DAYS,
    ai: env,
  });
}
