import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, it, onTestFinished } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import type { ColoringPageOrder, PictureResult } from './image-provider.ts';
import { shareColoringPages } from './share-coloring-pages.ts';

const engines = useEngines();
const log = createLogger('media', 'silent');
const LIMIT_MS = 5_000;
const order: ColoringPageOrder = { prompt: 'ein Drache am See', seed: 7 };

/** A worker of its own: what it has in common with the others is Redis alone. */
function open(
  namePrefix: string,
  make: () => PictureResult | Promise<PictureResult>,
  url = engines.redis.url,
) {
  const redis = connectRedis({ url, log, role: 'request' });
  onTestFinished(() => closeRedis(redis));
  const provider = fakeImageProvider(make);
  return { provider, painter: shareColoringPages(provider, { redis, namePrefix, leaseMs: 150 }) };
}

const ownPrefix = () => `${engines.redis.prefix}-${createId()}`;

it('thirty orders at two workers are drawn once, and each gets the page', async () => {
  const namePrefix = ownPrefix();
  const brush = Promise.withResolvers<PictureResult>();
  const workers = [open(namePrefix, () => brush.promise), open(namePrefix, () => brush.promise)];
  const drawing = Array.from({ length: 30 }, (_, at) =>
    workers[at % 2]?.painter.drawColoringPage(order, LIMIT_MS),
  );
  brush.resolve({ png: Buffer.from('the page') });
  for (const result of await Promise.all(drawing)) {
    expect(result).toEqual({ png: Buffer.from('the page') });
  }
  expect(workers.reduce((sum, { provider }) => sum + provider.orders.length, 0)).toBe(1);
});

it('what is drawn late has what is left of its time, in whole milliseconds', async () => {
  const { painter, provider } = open(ownPrefix(), () => ({ png: Buffer.from('a page') }));
  await painter.drawColoringPage(order, LIMIT_MS);
  expect(provider.limits).toEqual([expect.any(Number)]);
  expect(Number.isInteger(provider.limits[0])).toBe(true);
  expect(provider.limits[0]).toBeLessThanOrEqual(LIMIT_MS);
});

it('another seed is another page', async () => {
  const { painter, provider } = open(ownPrefix(), () => ({ png: Buffer.from('a page') }));
  await painter.drawColoringPage(order, LIMIT_MS);
  await painter.drawColoringPage({ ...order, seed: 8 }, LIMIT_MS);
  expect(provider.orders).toHaveLength(2);
});

it('where the first one fails, the next takes over', async () => {
  const namePrefix = ownPrefix();
  const failing = Promise.withResolvers<PictureResult>();
  const first = open(namePrefix, () => failing.promise);
  const second = open(namePrefix, () => ({ png: Buffer.from('the page') }));
  const broken = first.painter.drawColoringPage(order, LIMIT_MS);
  await expect.poll(() => first.provider.orders.length).toBe(1);
  const waiting = second.painter.drawColoringPage(order, LIMIT_MS);
  failing.reject(new Error('the brush broke'));
  await expect(broken).rejects.toThrow('the brush broke');
  expect(await waiting).toEqual({ png: Buffer.from('the page') });
});

it('where the first one’s worker dies, the next takes over', async () => {
  const namePrefix = ownPrefix();
  const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
  const dying = shareColoringPages(
    fakeImageProvider(() => new Promise<PictureResult>(() => {})),
    { redis, namePrefix, leaseMs: 150 },
  );
  void dying.drawColoringPage(order, LIMIT_MS);
  const next = open(namePrefix, () => ({ png: Buffer.from('the page') }));
  const waiting = next.painter.drawColoringPage(order, LIMIT_MS);
  await closeRedis(redis);
  expect(await waiting).toEqual({ png: Buffer.from('the page') });
});

it('behind one that never ends nobody waits longer than its own limit', async () => {
  const { painter, provider } = open(ownPrefix(), () => new Promise<PictureResult>(() => {}));
  void painter.drawColoringPage(order, LIMIT_MS);
  await expect.poll(() => provider.orders.length).toBe(1);
  await expect(painter.drawColoringPage(order, 100)).rejects.toMatchObject({
    name: 'ProviderFailed',
  });
});

it('without Redis each draws for itself', async () => {
  const { painter } = open('away', () => ({ png: Buffer.from('the page') }), 'redis://127.0.0.1:1');
  expect(await painter.drawColoringPage(order, LIMIT_MS)).toEqual({
    png: Buffer.from('the page'),
  });
});
