import { rmSync } from 'node:fs';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { createSockets, type SocketOptions } from '../sockets/create-sockets.ts';
import { buildWebClient } from './stand-in/build-web-client.ts';
import { openStandIn } from './stand-in/open-stand-in.ts';

const internalToken = 'an internal token';
/** Proves the owner, `chefin`. */
export const ownerSecret = 'das Geheimnis der Chefin';
const silent = pino({ level: 'silent' });

interface Options {
  redisUrl: string;
  namePrefix: string;
  environment?: Record<string, string>;
  /** Where lines go that a test reads; otherwise nowhere. */
  log?: Logger;
  /** How long sockets are waited for and believed, where a test is about that. */
  socketOptions?: SocketOptions;
}

/** The bff on real Redis, before one stand-in for all services that keeps things by owner. */
export async function openBff({
  redisUrl,
  namePrefix,
  environment = {},
  log = silent,
  socketOptions,
}: Options) {
  const services = await openStandIn(internalToken);
  const webDist = buildWebClient();
  const config = loadConfig({
    REDIS_URL: redisUrl,
    NAME_PREFIX: namePrefix,
    INTERNAL_TOKEN: internalToken,
    SESSION_SECRET: 'a secret for sessions',
    OWNER_SECRET: ownerSecret,
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
    WEB_DIST: webDist,
    ACCOUNTS_URL: services.url,
    CONVERSATION_URL: services.url,
    GAMES_URL: services.url,
    MEDIA_URL: services.url,
    ANALYTICS_URL: services.url,
    CLASSROOM_URL: services.url,
    ...environment,
  });
  const deps = createDeps(config, log);
  const metrics = createMetrics('bff');
  const app = await buildApp(deps, metrics);
  const sockets = createSockets(app, deps, socketOptions);
  let ending: Promise<void> | undefined;
  /** As `main.ts` ends it. */
  const close = async () => {
    await app.close();
    await Promise.all([sockets.close(), deps.close()]);
  };
  const closeOnce = () => {
    ending ??= close();
    return ending;
  };
  onTestFinished(async () => {
    await closeOnce();
    await services.close();
    rmSync(webDist, { recursive: true });
  });
  return {
    close: closeOnce,
    app,
    deps,
    metrics,
    ...services.recorded,
  };
}

/** Opens the bff at each call with keys of its own, and so with limits of its own. */
export function createBffOpener({ redis }: { redis: { url: string; prefix: string } }) {
  let opened = 0;
  return (environment: Record<string, string> = {}) => {
    opened += 1;
    return openBff({ redisUrl: redis.url, namePrefix: `${redis.prefix}-${opened}`, environment });
  };
}
