import { envField } from '@lux/service-kit/config/env-field.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import { ServiceEnvironment } from '@lux/service-kit/config/service-environment.ts';

export const GamesEnvironment = ServiceEnvironment.extend({ PORT: envField.port(3003) });

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(GamesEnvironment, variables);
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    redis: Object.freeze({ url: env.REDIS_URL }),
    internalToken: env.INTERNAL_TOKEN,
    logLevel: env.LOG_LEVEL,
  });
}
