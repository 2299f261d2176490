import { buffer, text } from 'node:stream/consumers';
import { createId } from '@lux/service-kit/secrets.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { findS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { StartedS3Server } from '@lux/test-kit/s3-server/start-s3-server.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createObjectStore } from './create-object-store.ts';
import { chooseMediaStore, MediaStoreEnvironment } from './media-store-environment.ts';
import type { Listed } from './read-listing.ts';

const server = findS3Server();

describe.skipIf(!server)('with an S3 server', () => {
  const s3 = new StartedS3Server(server ?? { command: '', env: {} });
  beforeAll(async () => {
    await s3.start();
    await s3.makeBucket('lux');
  });
  afterAll(() => s3.close());

  function open(changes: Record<string, string> = {}, folder = createId()) {
    const env = { ...s3.environment('s3://lux/pictures'), ...changes };
    const { target } = chooseMediaStore(MediaStoreEnvironment.parse(env));
    if (!target) throw new Error('no bucket');
    const calls: { operation: string; result: string }[] = [];
    const observe = (call: (typeof calls)[number]) => calls.push(call);
    const store = createObjectStore({
      bucket: target,
      folder: async () => folder,
      pageSize: 2,
      observe,
    });
    onTestFinished(() => store.close());
    return { ...store, calls, folder };
  }

  test('what was written is read, whole and in part, until it is removed', async () => {
    const store = open();
    const id = createId();
    const bytes = Buffer.alloc(700_000, 'Igel');
    await store.write(id, bytes, 'image/png');
    expect(await s3.listKeys('lux')).toContain(`pictures/${store.folder}/${id}`);

    const whole = await store.read(id);
    expect(whole && (await buffer(whole)).equals(bytes)).toBe(true);
    const part = await store.read(id, { start: 4, end: 7 });
    expect(part && (await text(part))).toBe('Igel');

    await store.remove(id);
    await store.remove(id);
    expect(await store.read(id)).toBeNull();
  });

  test('lists its own objects alone, over several pages', async () => {
    const store = open();
    const other = open();
    await other.write(createId(), Buffer.from('x'), 'image/png');
    const ids = Array.from({ length: 5 }, createId);
    for (const id of ids) await store.write(id, Buffer.from('x'), 'image/png');
    const pages: Listed[][] = [];
    for await (const page of store.list()) pages.push(page);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids.toSorted());
    expect(pages.flat().every(({ writtenAt }) => writtenAt.getTime() > 0)).toBe(true);
  });

  test.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'another-secret-as-long' }],
    ['a bucket that is not there', { MEDIA_STORE: 's3://nowhere' }],
    ['nobody at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('%s is told as SPEC’s outage, with why', async (_case, changes) => {
    const store = open(changes);
    const outage = { code: 'DATABASE_CONNECTION_FAILED', status: 503, cause: expect.any(Error) };
    await expect(store.check()).rejects.toMatchObject(outage);
    await expect(store.read(createId())).rejects.toMatchObject(outage);
    await expect(store.write(createId(), Buffer.from('x'), 'image/png')).rejects.toMatchObject(
      outage,
    );
    await expect(store.remove(createId())).rejects.toMatchObject(outage);
    expect(store.calls).toContainEqual(expect.objectContaining({ result: 'failed' }));
  });

  test('a server that takes connections and says nothing is given up, and found again', async () => {
    const proxy = await openFaultProxy(s3.url);
    onTestFinished(() => proxy.close());
    const store = open({ S3_ENDPOINT: proxy.url.replace(/\/$/, '') });
    const id = createId();
    await store.write(id, Buffer.from('Igel'), 'image/png');
    proxy.stall();
    await expect(store.read(id)).rejects.toMatchObject({ code: 'DATABASE_CONNECTION_FAILED' });
    proxy.resume();
    const found = await store.read(id);
    expect(found && (await text(found))).toBe('Igel');
  });
});
