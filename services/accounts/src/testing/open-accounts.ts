import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';

const internalToken = 'a-token-for-this-test';

interface Options {
  uri: string;
  database: string;
  redisUrl: string;
  environment?: Record<string, string>;
}

/** What the service needs to know besides where its engines are. */
export const requiredVariables = {
  INTERNAL_TOKEN: internalToken,
  SETTINGS_KEY: Buffer.alloc(32, 7).toString('base64'),
  OWNER_USERNAME: 'chefin',
};

/** The service on a real database, with a way to call it. */
export async function openAccounts({ uri, database, redisUrl, environment = {} }: Options) {
  const log = createLogger('accounts', 'silent');
  const variables = { ...requiredVariables, MONGODB_URI: uri, REDIS_URL: redisUrl, ...environment };
  const config = loadConfig({ ...variables, NAME_PREFIX: database });
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await deps.mongo.whenReady;
  onTestFinished(async () => {
    await app.close();
    await deps.mongo.connection.dropDatabase();
    await deps.close();
  });
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'x-internal-token': internalToken, ...headers },
      ...(payload && { payload }),
    });
    const body = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  return { app, deps, call };
}
