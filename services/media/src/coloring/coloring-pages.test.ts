import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuiltInImages } from '../adapters/follow-ai-settings.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => {
  vi.useRealTimers();
  await media.close();
});

const wish = (prompt: string, wait = true) =>
  media.request(MIA, 'POST', `/coloring-pages?wait=${wait}`, { payload: { prompt } });

describe('a wish for a colouring page', () => {
  it('becomes a page of black lines on white', async () => {
    media.startWorker(createBuiltInImages());
    const answer = await wish('ein Drache vor einem Schloss');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ kind: 'coloring', state: 'ready' });
    const file = await media.request(MIA, 'GET', answer.json().url.replace('/media/', '/files/'));
    expect(file.headers['content-type']).toBe('image/png');
    const { data } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const pure = data.filter((value) => value <= 10 || value >= 245).length;
    expect(pure / data.length).toBeGreaterThanOrEqual(0.98);
  });

  it('that fails for the last time says so in the words of SPEC 8', async () => {
    media.startWorker(
      fakeImageProvider(() => {
        throw new Error('the pen broke');
      }),
    );
    expect((await wish('ein Drache')).json()).toMatchObject({
      state: 'failed',
      message: 'Das Ausmalbild konnte nicht generiert werden',
    });
  });

  it('of a whole class at once is drawn once, and each child gets a copy of its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T08:00:00Z') });
    const imageProvider = fakeImageProvider();
    const children = Array.from({ length: 30 }, (_, at) => `visitor:child-${at + 100}`);
    const ask = (child: string) =>
      media.request(child, 'POST', '/coloring-pages?wait=true', {
        payload: { prompt: 'ein Drache' },
      });
    const answering = Promise.all(children.map(ask));
    await waitFor(async () => (await media.countJobs()) === 30);
    media.startWorker(imageProvider);
    media.startWorker(imageProvider);
    const urls = (await answering).map((answer) => answer.json().url);
    expect(new Set(urls).size).toBe(30);
    expect(await media.countFiles()).toBe(30);
    expect(imageProvider.orders).toHaveLength(1);

    await ask('visitor:child-100');
    expect(imageProvider.orders).toHaveLength(2);
    expect(imageProvider.orders[0]?.seed).not.toBe(imageProvider.orders[1]?.seed);
  });

  it('passes the gate like every wish', async () => {
    const answer = await wish('eine nackte Frau');
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_CHILD_SAFE']);
    expect(await media.countJobs()).toBe(0);
  });

  it('stands in one queue with pictures, and takes its fair turn among them', async () => {
    await media.order(MIA, 'ein Hund');
    await media.order(MIA, 'eine Katze');
    const page = await wish('ein Drache', false);
    expect(page.json()).toMatchObject({ state: 'queued', place: 3 });
    const other = await media.order('visitor:ben-ben-ben', 'ein Igel');
    expect(other.place).toBe(2);
  });
});

it('what LUX understands of a wish is told without storing anything', async () => {
  const answer = await media.request(MIA, 'POST', '/wishes', {
    payload: { prompt: 'ein grüner Drache im Wald' },
  });
  expect(answer.json()).toEqual([
    { text: 'Drache', kind: 'figure' },
    { text: 'grün', kind: 'colour' },
    { text: 'Wald', kind: 'place' },
  ]);
  const unsafe = await media.request(MIA, 'POST', '/wishes', {
    payload: { prompt: 'eine nackte Frau' },
  });
  expect(unsafe.statusCode).toBe(422);
  expect(await media.countJobs()).toBe(0);
});
