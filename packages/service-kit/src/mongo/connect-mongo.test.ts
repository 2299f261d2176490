import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Schema } from 'mongoose';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { toAppError } from '../errors/to-app-error.ts';
import { connectMongo } from './connect-mongo.ts';

const NewSocket = z.object({ socket: z.instanceof(Socket) });
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

test('a connection that stays silent is made anew, and who waits on it is told', async () => {
  const { url: uri, stall, resume, close } = await openFaultProxy(engines.mongodb.uri);
  onTestFinished(close);
  const database = `${engines.mongodb.databasePrefix}-silent`;
  const mongo = connectMongo({ uri, database, log, lookEveryMs: 20 });
  onTestFinished(() => mongo.close());
  const model = mongo.connection.model('Thing', new Schema({ name: String }));
  await mongo.whenReady;
  await model.create({ name: 'kept' });
  stall();
  const told = await model.findOne().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(toAppError(told).code).toBe('DATABASE_CONNECTION_FAILED');
  resume();
  const found = await waitFor(() => model.findOne().lean(), { timeoutMs: 10_000 });
  expect(found).toMatchObject({ name: 'kept' });
});

test('what is written to a connection that is closing fails, and the next finds another', async () => {
  const sockets: Socket[] = [];
  const note = (message: unknown) => sockets.push(NewSocket.parse(message).socket);
  subscribe('net.client.socket', note);
  onTestFinished(() => void unsubscribe('net.client.socket', note));
  const { uri, databasePrefix } = engines.mongodb;
  const mongo = connectMongo({ uri, database: `${databasePrefix}-closing`, log });
  onTestFinished(() => mongo.close());
  const model = mongo.connection.model('Thing', new Schema({ name: String }));
  await mongo.whenReady;
  await model.create({ name: 'kept' });

  // Destroyed, but their close is told in a moment only.
  for (const socket of sockets) socket.destroy();
  const told = await model.create({ name: 'lost' }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(toAppError(told).code).toBe('DATABASE_CONNECTION_FAILED');
  const found = await waitFor(
    () =>
      model
        .find()
        .lean()
        .catch(() => undefined),
    { timeoutMs: 10_000 },
  );
  expect(found).toMatchObject([{ name: 'kept' }]);
});
