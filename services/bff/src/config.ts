import { fileURLToPath } from 'node:url';
import { weaknessOfPassword, weaknessOfPin } from '@lux/contracts/accounts/password.ts';
import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import {
  EventsEnvironment,
  ServiceEnvironment,
} from '@lux/service-kit/config/service-environment.ts';
import { z } from 'zod';
import { chooseTls, tlsVariables } from './https/tls-settings.ts';
import { TrustedProxies } from './origins/trusted-proxies.ts';

export const BffEnvironment = ServiceEnvironment.extend(EventsEnvironment.shape).extend({
  PORT: envField.port(3000),
  /** Health and metrics, for machines only; with LISTEN at a socket instead. */
  INTERNAL_PORT: envField.port(3010),
  ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
  CONVERSATION_URL: envField.serviceUrl('http://127.0.0.1:3002'),
  GAMES_URL: envField.serviceUrl('http://127.0.0.1:3003'),
  MEDIA_URL: envField.serviceUrl('http://127.0.0.1:3004'),
  ANALYTICS_URL: envField.serviceUrl('http://127.0.0.1:3006'),
  CLASSROOM_URL: envField.serviceUrl('http://127.0.0.1:3007'),
  SESSION_SECRET: envField.secret(),
  DASHBOARD_PASSWORD: strong(weaknessOfPassword),
  /** Proves who registers under OWNER_USERNAME, and lets the owner in again who lost the password. */
  OWNER_SECRET: envField.secret(),
  ADMIN_PIN: strong(weaknessOfPin).optional(),
  STORE_FULL_IP: envField.flag(false),
  /** Who answers for children's data; shown on the privacy page. */
  OPERATOR_NAME: z.string().trim().max(200).optional(),
  OPERATOR_CONTACT: z.string().trim().max(200).optional(),
  /** The addresses at which browsers find LUX, comma-separated; it answers to no other name then. */
  PUBLIC_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be http(s)://… addresses' })))
    .optional(),
  TRUST_PROXY: TrustedProxies,
  ...tlsVariables,
  /** How many children may sit behind one address: the ceilings for an address grow with it. */
  CHILDREN_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(150),
  COOKIE_SECURE: z.enum(['auto', 'true', 'false']).default('auto'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** Where the built web client lies. */
  WEB_DIST: z.string().default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(BffEnvironment, variables);
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    internal: listenAddress({ ...env, PORT: env.INTERNAL_PORT }),
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('bff', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
    internalToken: env.INTERNAL_TOKEN,
    namePrefix: env.NAME_PREFIX,
    redis: { url: env.REDIS_URL },
    eventPartitions: env.EVENT_PARTITIONS,
    services: {
      accounts: env.ACCOUNTS_URL,
      conversation: env.CONVERSATION_URL,
      games: env.GAMES_URL,
      media: env.MEDIA_URL,
      analytics: env.ANALYTICS_URL,
      classroom: env.CLASSROOM_URL,
    },
    sessionSecret: env.SESSION_SECRET,
    dashboardPassword: env.DASHBOARD_PASSWORD,
    ownerSecret: env.OWNER_SECRET,
    adminPin: env.ADMIN_PIN ?? null,
    isFullIpStored: env.STORE_FULL_IP,
    operator: Object.freeze({
      name: env.OPERATOR_NAME || null,
      contact: env.OPERATOR_CONTACT || null,
    }),
    /** As they are configured, for people to read. */
    publicUrls: Object.freeze((env.PUBLIC_URL ?? []).map((url) => new URL(url).origin)),
    /** In small letters; null: any that no stranger can have (`origins/refuse-other-hosts.ts`). */
    publicHosts:
      env.PUBLIC_URL?.map((url) => new URL(url).hostname.replace(/^\[|\]$/g, '')) ?? null,
    trustProxy: env.TRUST_PROXY,
    /** Null: plain HTTP only. */
    tls: chooseTls(env),
    /** The certificate that tablets install, a file or an address; null: none is needed. */
    authority: env.TLS_AUTHORITY ?? null,
    /** Where browsers connect; over HTTPS null, where nobody answers that LUX knows of. */
    doors: Object.freeze({
      http: env.HTTP_PORT ?? env.PORT,
      https: env.TLS_CERT || env.TLS_AUTHORITY ? env.HTTPS_PORT : null,
    }),
    childrenPerAddress: env.CHILDREN_PER_ADDRESS,
    cookieSecure: env.COOKIE_SECURE,
    isDevelopment: env.NODE_ENV === 'development',
    webDist: env.WEB_DIST,
  });
}

/** A secret that people choose. @param weaknessOf says what is wrong with one, null where nothing is. */
function strong(weaknessOf: (secret: string) => string | null) {
  return z.string().superRefine((secret, context) => {
    const message = weaknessOf(secret);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}
