import net from 'node:net';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Schema } from 'mongoose';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { connectMongo } from './connect-mongo.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });

test('models defined at once are indexed as soon as the database is there', async () => {
  const { uri, databasePrefix } = engines.mongodb;
  const mongo = connectMongo({ uri, database: `${databasePrefix}-kit`, log });
  onTestFinished(() => mongo.close());
  const model = mongo.connection.model(
    'Thing',
    new Schema({ name: String }).index({ name: 1 }, { unique: true }),
  );
  await mongo.whenReady;
  await mongo.check();
  await model.create({ name: 'once' });
  await expect(model.create({ name: 'once' })).rejects.toMatchObject({ code: 11_000 });
});

test('without a database, queries fail at once as SPEC’s database error', async () => {
  const mongo = connectMongo({ uri: 'mongodb://127.0.0.1:1', database: 'none', log });
  onTestFinished(() => mongo.close());
  const model = mongo.connection.model('Thing', new Schema({ name: String }));
  await expect(mongo.check()).rejects.toThrow();
  const error = await model.findOne().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(toAppError(error)).toMatchObject({ code: 'DATABASE_CONNECTION_FAILED', status: 503 });
});

/** A way to the real MongoDB on which everything can fall silent, and only what is new speaks again. */
async function openWay() {
  const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(engines.mongodb.uri)?.[1] ?? '');
  const [name, port] = host.split(':');
  const connections: net.Socket[] = [];
  let isSilent = false;
  const way = net.createServer((near) => {
    connections.push(near);
    near.on('error', () => near.destroy());
    if (isSilent) return;
    const far = host.startsWith('/') ? net.connect(host) : net.connect(Number(port), name);
    connections.push(far);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const one of connections) one.destroy();
    way.close();
  });
  const address = way.address();
  const ownPort = typeof address === 'object' ? address?.port : undefined;
  return {
    uri: `mongodb://127.0.0.1:${ownPort}/?directConnection=true`,
    fallSilent: () => {
      isSilent = true;
      for (const one of connections) one.unpipe().pause();
    },
    speak: () => {
      isSilent = false;
    },
  };
}

test('a connection that stays silent is made anew, and who waits on it is told', async () => {
  const { uri, fallSilent, speak } = await openWay();
  const database = `${engines.mongodb.databasePrefix}-silent`;
  const mongo = connectMongo({ uri, database, log, lookEveryMs: 20 });
  onTestFinished(() => mongo.close());
  const model = mongo.connection.model('Thing', new Schema({ name: String }));
  await mongo.whenReady;
  await model.create({ name: 'kept' });
  fallSilent();
  const told = await model.findOne().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(toAppError(told).code).toBe('DATABASE_CONNECTION_FAILED');
  speak();
  const found = await waitFor(() => model.findOne().lean(), { timeoutMs: 10_000 });
  expect(found).toMatchObject({ name: 'kept' });
});
