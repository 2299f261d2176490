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
  /** Encrypts the webhook's address and secret. */
  SETTINGS_KEY: envField.sealingKey(),
  SETTINGS_KEY_PREVIOUS: envField.sealingKey().optional(),
  /** The mail server for alerts: `smtps://name:password@mail.school.example`. Absent: no e-mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp:// or smtps://…' }).optional(),
  /** From whom alerts come: `lux@school.example` or `LUX <lux@school.example>`. */
  ALERT_FROM: z.string().trim().min(3).max(200).includes('@').optional(),
  /** Where the dashboard is found, for links in alerts; of several the first. */
  PUBLIC_URL: z
    .string()
    .transform((list) => list.split(',')[0]?.trim() ?? '')
    .pipe(z.url({ protocol: /^https?$/, error: 'must be http(s)://… addresses' }))
    .optional(),
}).refine(({ SMTP_URL, ALERT_FROM }) => !SMTP_URL || ALERT_FROM !== undefined, {
  path: ['ALERT_FROM'],
  error: 'must be set with SMTP_URL',
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
    settingsKey: env.SETTINGS_KEY,
    previousSettingsKey: env.SETTINGS_KEY_PREVIOUS ?? null,
    /** Null: nobody is told by e-mail. */
    smtp:
      env.SMTP_URL && env.ALERT_FROM
        ? Object.freeze({ url: env.SMTP_URL, from: env.ALERT_FROM })
        : null,
    publicUrl: env.PUBLIC_URL ?? null,
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('analytics', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
  });
}
