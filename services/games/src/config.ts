import { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseTracing } from '@lux/service-kit/config/choose-tracing.ts';
import { envField } from '@lux/service-kit/config/env-field.ts';
import { listenAddress } from '@lux/service-kit/config/listen-address.ts';
import { parseEnvironment } from '@lux/service-kit/config/parse-environment.ts';
import { ServiceEnvironment } from '@lux/service-kit/config/service-environment.ts';

export const GamesEnvironment = ServiceEnvironment.extend(AiEnvironment.shape).extend({
  PORT: envField.port(3003),
  ACCOUNTS_URL: envField.serviceUrl('http://127.0.0.1:3001'),
});

export type Config = ReturnType<typeof loadConfig>;

/** @throws Error naming every missing or broken variable. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(GamesEnvironment, variables);
  return Object.freeze({
    listen: listenAddress(env),
    logLevel: env.LOG_LEVEL,
    /** Null: this process does not trace. */
    tracing: chooseTracing('games', env),
    stop: { drainMs: env.DRAIN_SECONDS, limitMs: env.DRAIN_SECONDS + env.STOP_SECONDS },
    internalToken: env.INTERNAL_TOKEN,
    namePrefix: env.NAME_PREFIX,
    redis: Object.freeze({ url: env.REDIS_URL }),
    accounts: Object.freeze({ url: env.ACCOUNTS_URL }),
    ai: env,
  });
}
