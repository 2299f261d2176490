import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openMedia } from '../testing/open-media.ts';
import { deleteUnusedFiles } from './delete-unused-files.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function open() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const { deps } = media;
  const records = deps.mongo.connection.collection('files.files');
  const setUsedAt = async (filename: Id, usedAt: Date) => {
    await records.updateOne({ filename }, { $set: { 'metadata.usedAt': usedAt } });
  };
  return {
    ...media,
    records,
    setUsedAt,
    write: async (days: number, owner: OwnerId = MIA) => {
      const id = createId();
      const bytes = Buffer.from('a picture');
      await deps.files.write({ id, owner, contentType: 'image/png', bytes });
      await setUsedAt(id, daysAgo(days));
      return id;
    },
    isThere: async (id: Id) => (await deps.files.get(id)) !== null,
    run: () => deleteUnusedFiles(deps, daysAgo(90)),
  };
}

test('pictures of visitors go after 90 days without use; those of users and seats stay', async () => {
  const { write, isThere, run, countChunks } = await open();
  const unused = await write(91);
  const used = await write(89);
  const ofUser = await write(400, 'user:mia-mia-mia');
  const ofSeat = await write(400, 'seat:platz-drei');
  expect(await run()).toBe(1);
  expect(await isThere(unused)).toBe(false);
  for (const id of [used, ofUser, ofSeat]) expect(await isThere(id)).toBe(true);
  expect(await countChunks()).toBe(3);
  expect(await run()).toBe(0);
});

test('a look at a picture is use, another child’s try is not', async () => {
  const { write, request, isThere, run } = await open();
  const [seen, tried] = [await write(91), await write(91)];
  await request(MIA, 'GET', `/files/${seen}/thumbnail`);
  await request('visitor:ben-ben-ben', 'GET', `/files/${tried}`);
  await run();
  expect([await isThere(seen), await isThere(tried)]).toEqual([true, false]);
});

test('a page stays with its coloured version, and goes with it', async () => {
  const { deps, write, setUsedAt, isThere, run } = await open();
  const [page, colored] = [await write(91), await write(10)];
  const record = { _id: page, owner: MIA, fileId: colored, changedAt: new Date() } as const;
  await deps.coloredPages.put({ ...record, colors: Buffer.from('x') });
  expect(await run()).toBe(0);
  await setUsedAt(colored, daysAgo(91));
  await run();
  expect([await isThere(page), await isThere(colored)]).toEqual([false, false]);
  expect(await deps.coloredPages.find(page, [MIA])).toBeNull();
});

test('pictures from before use was noted are counted from now on', async () => {
  const { write, records, isThere, run } = await open();
  const old = await write(91);
  await records.updateOne({ filename: old }, { $unset: { 'metadata.usedAt': 1 } });
  expect(await run()).toBe(0);
  expect(await isThere(old)).toBe(true);
});
