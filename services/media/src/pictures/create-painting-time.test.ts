import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createOpenAiPainter } from '../adapters/create-openai-painter.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openImageServer } from '../testing/open-image-server.ts';
import { openMedia } from '../testing/open-media.ts';
import { createPaintingTime } from './create-painting-time.ts';

const engines = useEngines();
const SENTENCE = 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.';
const ago = (ms: number) => ({ createdAt: new Date(Date.now() - ms) });

it('a wish begun at once has 70 s, one that has waited what is left of 85 s, none less than 15 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const paintingTime = createPaintingTime({ hasPaintedSince: async () => false });
  expect(await paintingTime(ago(0))).toBe(70_000);
  expect(await paintingTime(ago(40_000))).toBe(45_000);
  expect(await paintingTime(ago(300_000))).toBe(15_000);
});

it('where others got their pictures meanwhile, a wish has the whole time however long it waited', async () => {
  const paintingTime = createPaintingTime({ hasPaintedSince: async () => true });
  expect(await paintingTime(ago(300_000))).toBe(70_000);
});

it('behind a provider that hangs, every waiting child gets its sentence, queue included', async () => {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const { baseUrl, prompts } = await openImageServer(() => 'silence');
  const provider = { baseUrl, apiKey: 'key', model: 'gpt-image-2.5-flare' };
  const paintingTime = vi.fn(
    createPaintingTime(media.deps.jobStore, { sinceWishMs: 600, mostMs: 400, leastMs: 100 }),
  );
  // One at a time, so that the second child waits behind the first one's hanging picture.
  const imageProvider = { ...createOpenAiPainter(provider, {}), concurrency: 1 };
  media.startWorker(imageProvider, { paintingTime });

  const children: OwnerId[] = ['visitor:mia-mia-mia', 'visitor:ben-ben-ben'];
  const jobs = await Promise.all(children.map((child) => media.order(child, 'ein Drache', true)));
  for (const job of jobs) {
    expect(job).toMatchObject({ state: 'failed', reason: 'PROVIDER_FAILED', message: SENTENCE });
  }
  expect(prompts).toHaveLength(2);
  const [first = 0, second = 0] = await Promise.all(
    paintingTime.mock.results.map(({ value }) => value),
  );
  expect(first).toBeGreaterThan(second);
  // What the first one's picture took is gone; the second wish may have come a little later.
  const [oneAt = 0, otherAt = 0] = paintingTime.mock.calls.map(([job]) => +job.createdAt);
  const laterMs = otherAt - oneAt;
  expect(second).toBeLessThanOrEqual(Math.max(100, 600 - first + laterMs));
});

it('a picture that became ready counts for those who wished before it, a PDF does not', async () => {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const before = new Date(Date.now() - 1_000);
  expect(await media.deps.jobStore.hasPaintedSince(before)).toBe(false);
  media.startWorker(fakeImageProvider());
  await media.order('visitor:mia-mia-mia', 'ein Drache', true);
  expect(await media.deps.jobStore.hasPaintedSince(before)).toBe(true);
  expect(await media.deps.jobStore.hasPaintedSince(new Date())).toBe(false);
  const jobs = media.deps.mongo.connection.collection('jobs');
  await jobs.updateMany({}, { $set: { kind: 'pdf' } });
  expect(await media.deps.jobStore.hasPaintedSince(before)).toBe(false);
});
