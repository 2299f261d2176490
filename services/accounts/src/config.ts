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

export const AccountsEnvironment = ServiceEnvironment.extend({
  ...MongoEnvironment.shape,
  PORT: envField.port(3001),
  ...AiEnvironment.shape,
  OWNER_USERNAME: z.string().trim().min(3).max(32),
  /** Whether the browser's own recogniser may listen until an admin decides; it may send voices on. */
  BROWSER_RECOGNITION: z.enum(['on', 'off']).default('on'),
  /** Days after which the accounts of children go that nobody uses; 0: never. */
  ACCOUNT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .max(3_650)
    .refine((days) => days === 0 || days >= 60, 'must be 0 or at least 60')
    .default(365),
  /** Days after which what visitors keep goes, if nobody asks for it. */
  VISITOR_RETENTION_DAYS: envField.days(90, 30),
  /** How long back-ups are kept at most: so long deletions are logged, to be repeated after a restore. */
  BACKUP_RETENTION_DAYS: envField.days(90),
  /** The log of deletions as a file outside of what back-ups hold; absent: in the database alone. */
  DELETION_LOG_FILE: z.string().min(1).optional(),
  /** Encrypts the keys saved in the admin settings. */
  SETTINGS_KEY: envField.sealingKey(),
  /** Opens what was sealed before the key was changed; needed until accounts has started once. */
  SETTINGS_KEY_PREVIOUS: envField.sealingKey().optional(),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(AccountsEnvironment, variables);
  const database: string = `${env.NAME_PREFIX}-accounts`;
  return Object.freeze({
    listen: listenAddress(env),
    mongodb: Object.freeze({ uri: env.MONGODB_URI, database }),
    redis: Object.freeze({ url: env.REDIS_URL }),
    namePrefix: env.NAME_PREFIX,
    ownerUsername: env.OWNER_USERNAME,
    accountRetentionDays: env.ACCOUNT_RETENTION_DAYS,
    visitorRetentionDays: env.VISITOR_RETENTION_DAYS,
    backupRetentionDays: env.BACKUP_RETENTION_DAYS,
    deletionLogFile: env.DELETION_LOG_FILE ?? null,
    usesBrowserRecognition: env.BROWSER_RECOGNITION === 'on',
    settingsKey: env.SETTINGS_KEY,
    previousSettingsKey: env.SETTINGS_KEY_PREVIOUS ?? null,
    /** Holds where no key is saved; a saved key is tried at these addresses. */
    ai: Object.freeze(AiEnvironment.parse(env)),
    internalToken: env.INTERNAL_TOKEN,
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('accounts', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
  });
}
