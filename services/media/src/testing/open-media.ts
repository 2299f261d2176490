import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { hearPublications } from '@lux/test-kit/hear-publications.ts';
import { deleteKeys } from '@lux/test-kit/test-engines.ts';
import type { ImageProvider } from '../adapters/image-provider.ts';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { type FulfilmentDeps, startFulfilling } from '../pictures/fulfil-wish.worker.ts';

const internalToken = 'a-token-for-this-test';
const log = createLogger('media', 'silent');

interface Engines {
  mongodb: { uri: string; databasePrefix: string };
  redis: { url: string; prefix: string };
}

/**
 * The service on an empty database and queue of its own, with a stand-in for accounts and a look at
 * what it pushes. `settings` null: accounts does not answer. `variables` come to its environment; with
 * another's `NAME_PREFIX` it is a copy beside it.
 */
export async function openMedia(
  engines: Engines,
  settings: Partial<PublicSettings> | null = {},
  variables: Record<string, string> = {},
) {
  const accounts = await createInnerServer({ service: 'accounts', log, internalToken, checks: {} });
  accounts.get('/settings/for-services', async (_request, reply) =>
    settings === null
      ? reply.status(503).send({})
      : {
          assistantName: 'LUX',
          language: 'de-DE',
          voiceId: null,
          speechSpeed: 1,
          childSafeMode: true,
          usesBrowserRecognition: true,
          ...settings,
        },
  );
  const own = createId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8);
  // The file's prefix comes first: that is what the test kit clears away.
  const { NAME_PREFIX: namePrefix = `${engines.redis.prefix}-${own}`, ...more } = variables;
  const environment = {
    INTERNAL_TOKEN: internalToken,
    NAME_PREFIX: namePrefix,
    MONGODB_URI: engines.mongodb.uri,
    REDIS_URL: engines.redis.url,
    ACCOUNTS_URL: await accounts.listen({ port: 0, host: '127.0.0.1' }),
    ...more,
  };
  const config = loadConfig('http', environment);
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await deps.mongo.whenReady;

  const pushes = await hearPublications(engines.redis.url, socketKey(namePrefix));

  const workers: (() => Promise<void>)[] = [];
  const asChild = (child: string) => ({
    'x-internal-token': internalToken,
    'x-lux-owners': child,
  });

  return {
    deps,
    app,
    /** What its keys in Redis begin with. */
    namePrefix,
    /** What a process of this service needs to join in. */
    environment,
    /** Sends a request for one child: `visitor:…`. */
    request: async (
      child: string,
      method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      { payload, headers }: { payload?: object; headers?: Record<string, string> } = {},
    ) =>
      app.inject({
        method,
        url,
        headers: { ...asChild(child), ...headers },
        ...(payload && { payload }),
      }),
    /** Orders a picture and gives its job. */
    order: async (child: string, prompt: string, wait = false): Promise<JobView> => {
      const answer = await app.inject({
        method: 'POST',
        url: `/images?wait=${wait}`,
        headers: asChild(child),
        payload: { prompt },
      });
      return JobView.parse(answer.json());
    },
    read: async (child: string, { jobId }: { jobId: string }): Promise<JobView> => {
      const answer = await app.inject({ url: `/jobs/${jobId}`, headers: asChild(child) });
      return JobView.parse(answer.json());
    },
    /** A worker in this process; `overrides` stand in for parts of it. */
    startWorker: (imageProvider: ImageProvider, overrides: Partial<FulfilmentDeps> = {}) => {
      const stop = startFulfilling({ ...deps, imageProvider, ...overrides }, config, log);
      workers.push(stop);
      return stop;
    },
    countJobs: async () => deps.mongo.connection.collection('jobs').countDocuments(),
    countFiles: async () => deps.mongo.connection.collection('files.files').countDocuments(),
    countChunks: async () => deps.mongo.connection.collection('files.chunks').countDocuments(),
    /** What Redis would be after it lost everything, for this service alone. */
    loseRedis: async () => {
      await deleteKeys(engines.redis.url, `${namePrefix}:`);
    },
    hasPushed: (...words: string[]) =>
      pushes.heard.some(({ text }) => words.every((word) => text.includes(word))),
    close: async () => {
      await Promise.all(workers.map((stop) => stop()));
      await app.close();
      pushes.close();
      await deps.close();
      await accounts.close();
    },
  };
}
