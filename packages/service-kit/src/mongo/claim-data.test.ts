import { useEngines } from '@lux/test-kit/test-engines.ts';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { claimData, DATA_FORMAT, FORMAT_COLLECTION, NewerDataError } from './claim-data.ts';

const engines = useEngines();
let opened = 0;

async function openDatabase() {
  opened += 1;
  const { uri, databasePrefix } = engines.mongodb;
  const dbName = `${databasePrefix}-format-${opened}`;
  const connection = await mongoose.createConnection(uri, { dbName }).asPromise();
  onTestFinished(() => connection.close());
  const stored = async () => connection.collection(FORMAT_COLLECTION).find().toArray();
  return { connection, stored };
}

test('data without a mark is taken over and marked once, by many copies at once', async () => {
  const { connection, stored } = await openDatabase();
  await Promise.all(Array.from({ length: 8 }, () => claimData(connection)));
  expect(await stored()).toEqual([{ _id: 'format', ...DATA_FORMAT }]);
});

test('what a newer version only added to, an older one still works with, and leaves its mark', async () => {
  const { connection, stored } = await openDatabase();
  await claimData(connection, { version: 5, readableSince: 3 });
  await claimData(connection, { version: 3, readableSince: 2 });
  expect(await stored()).toEqual([{ _id: 'format', version: 5, readableSince: 3 }]);
});

test('what an older version would misread it does not touch', async () => {
  const { connection, stored } = await openDatabase();
  await claimData(connection, { version: 5, readableSince: 4 });
  const claimed = claimData(connection, { version: 3, readableSince: 1 });
  await expect(claimed).rejects.toThrow(NewerDataError);
  await expect(claimed).rejects.toThrow('Stand 5, dieses LUX kennt 3');
  expect(await stored()).toEqual([{ _id: 'format', version: 5, readableSince: 4 }]);
});

test('where an older and a newer copy come at once, the older one stops or the newer one follows it', async () => {
  const { connection, stored } = await openDatabase();
  const [newer] = await Promise.allSettled([
    claimData(connection, { version: 5, readableSince: 4 }),
    claimData(connection, { version: 3, readableSince: 1 }),
  ]);
  expect(newer.status).toBe('fulfilled');
  expect(await stored()).toEqual([{ _id: 'format', version: 5, readableSince: 4 }]);
});
