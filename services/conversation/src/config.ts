import { networkInterfaces } from 'node:os';
import { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  MongoEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';
import { z } from 'zod';

/** The address under which a server is reached that listens on this host and port. */
function ownUrl({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? (firstOuterAddress() ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function firstOuterAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

export const ConversationEnvironment = ServiceEnvironment.extend(MongoEnvironment.shape)
  .extend(AiEnvironment.shape)
  .extend({
    PORT: envField.port(3002),
    ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
    CLASSROOM_URL: envField.serviceUrl('http://127.0.0.1:3007'),
    VISITOR_RETENTION_DAYS: envField.days(90, 30),
    /** Where the other replicas of this service reach this one; unset: this machine's address. */
    OWN_URL: z.url().optional(),
    /** A `kiwix-serve` whose books LUX looks into. */
    KIWIX_URL: z.url({ protocol: /^https?$/ }).optional(),
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
    classroom: { url: env.CLASSROOM_URL },
    ownUrl: env.OWN_URL ?? env.LISTEN ?? ownUrl({ host: env.HOST, port: env.PORT }),
    /** After how many days without a new word visitors' conversations go. */
    visitorRetentionDays: env.VISITOR_RETENTION_DAYS,
    /** Null: there are no books. */
    kiwixUrl: env.KIWIX_URL ?? null,
    ai: env,
  });
}
