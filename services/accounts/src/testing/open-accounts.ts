import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';

const internalToken = 'a-token-for-this-test';

interface Options {
  uri: string;
  database: string;
  ownerUsername?: string;
}

/** The service on a real database, with a way to call it. */
export async function openAccounts({ uri, database, ownerUsername = 'chefin' }: Options) {
  const log = createLogger('accounts', 'silent');
  const deps = createDeps({ internalToken, ownerUsername, mongodb: { uri, database } }, log);
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
