import { envField } from '@lux/service-kit/config/env-field.ts';
import { MongoEnvironment } from '@lux/service-kit/config/mongo-environment.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import { ServiceEnvironment } from '@lux/service-kit/config/service-environment.ts';
import { z } from 'zod';

export const AccountsEnvironment = ServiceEnvironment.extend({
  ...MongoEnvironment.shape,
  PORT: envField.port(3001),
  OWNER_USERNAME: z.string().trim().min(3).max(32).default('owner'),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(AccountsEnvironment, variables);
  const database: string = `${env.NAME_PREFIX}-accounts`;
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    mongodb: Object.freeze({ uri: env.MONGODB_URI, database }),
    ownerUsername: env.OWNER_USERNAME,
    internalToken: env.INTERNAL_TOKEN,
    logLevel: env.LOG_LEVEL,
  });
}
