import type { RecordedEvent, RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { hearPublications } from '@lux/test-kit/hear-publications.ts';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';

const internalToken = 'a-token-for-this-test';
const log = createLogger('analytics', 'silent');

export interface Engines {
  mongodb: { uri: string; databasePrefix: string };
  redis: { url: string; prefix: string };
}

interface Options {
  mongodbUri?: string;
  /** A mail server that a test listens with. */
  smtp?: { url: string; from: string } | null;
  /** Names the databases and keys: another copy of the same service has the same. */
  own?: string;
}

/** The service on an empty database and stream of its own, with a look at what it pushes. */
export async function openAnalytics(
  engines: Engines,
  {
    mongodbUri = engines.mongodb.uri,
    smtp = null,
    own = createId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 8),
  }: Options = {},
) {
  const namePrefix = `${engines.redis.prefix}-${own}`;
  const deps = createDeps(
    {
      internalToken,
      namePrefix,
      eventRetentionDays: 30,
      settingsKey: Buffer.alloc(32, 7),
      previousSettingsKey: null,
      smtp,
      publicUrl: 'https://lux.schule.example',
      mongodb: { uri: mongodbUri, database: `${engines.mongodb.databasePrefix}-${own}` },
      redis: { url: engines.redis.url },
    },
    log,
  );
  const app = await buildApp(deps);

  const pushes = await hearPublications(engines.redis.url, socketKey(namePrefix));

  return {
    deps,
    app,
    /** Stores and counts, as the consumer does. */
    store: async (events: RequestCompletedEvent[]) => createRequestCounter(deps).store(events),
    get: async (url: string) => app.inject({ url, headers: { 'x-internal-token': internalToken } }),
    /** Puts one entry on the stream, as the bff packs it. */
    emit: async (events: RecordedEvent[]) =>
      deps.redis.xadd(eventStream.key(namePrefix), '*', eventStream.field, JSON.stringify(events)),
    send: async (method: 'POST' | 'PATCH', url: string, payload: object) =>
      app.inject({ method, url, payload, headers: { 'x-internal-token': internalToken } }),
    countDocuments: async () => deps.mongo.connection.collection('requests').countDocuments(),
    /** How many pushed messages name this event. */
    countPushes: (id: string) => pushes.heard.filter(({ text }) => text.includes(id)).length,
    /** Removes all that is stored. */
    empty: async () => {
      for (const name of [
        'requests',
        'alerts',
        'alert-settings',
        'segments',
        'days',
        'forgotten',
        'adoptions',
        'outcomes',
        'deleted-things',
      ]) {
        await deps.mongo.connection.collection(name).deleteMany({});
      }
    },
    countPushedMessages: () => pushes.heard.length,
    close: async () => {
      await app.close();
      pushes.close();
      await deps.close();
    },
  };
}
