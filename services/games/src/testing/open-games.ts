import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import { QuizQuestion } from '@lux/contracts/games/quiz.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps, loadContent } from '../deps.ts';

const internalToken = 'a-token-for-this-test';
const log = createLogger('games', 'silent');
/** Read once: 200 ms of a core. A test that makes a category smaller has a bank of its own. */
const content = loadContent();

interface Options {
  redis: { url: string; prefix: string };
  environment?: Record<string, string>;
  settings?: Partial<PublicSettings>;
  /** Of another copy that runs on the same keys. */
  namePrefix?: string;
}

/** The games service with keys of its own in real Redis, and a stand-in for accounts. */
export async function openGames({ redis, environment = {}, settings = {}, ...given }: Options) {
  const accounts = await createInnerServer({ service: 'accounts', log, internalToken, checks: {} });
  accounts.get('/settings/for-services', async () => ({
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
    usesBrowserRecognition: true,
    ...settings,
  }));
  const own = createId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8);
  const config = loadConfig({
    REDIS_URL: redis.url,
    NAME_PREFIX: given.namePrefix ?? `${redis.prefix}-${own}`,
    INTERNAL_TOKEN: internalToken,
    ACCOUNTS_URL: await accounts.listen({ port: 0, host: '127.0.0.1' }),
    ...environment,
  });
  const deps = createDeps(config, log, { ...content, bank: { ...content.bank } });
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await deps.close();
    await accounts.close();
  });

  const headers = { 'x-internal-token': internalToken };
  const post = async (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers });
  return {
    app,
    deps,
    namePrefix: config.namePrefix,
    get: async (url: string) => app.inject({ url, headers }),
    post,
    /** A round that must be a valid quiz. */
    play: async (wish: object = {}): Promise<QuizQuestion[]> => {
      const answer = await post('/quiz/generate', { category: 'space', ...wish });
      return z.array(QuizQuestion).parse(answer.json());
    },
  };
}
