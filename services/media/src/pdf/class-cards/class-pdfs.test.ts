import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ClassAlbumRequest, ClassCardsRequest } from '@lux/contracts/media/class-pdf.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { findInDatabases } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteOldJobs } from '../../retention/delete-old-jobs.worker.ts';
import { fakeImageProvider } from '../../testing/image-provider.fake.ts';
import { openMedia } from '../../testing/open-media.ts';

const engines = useEngines();
const TEACHER: OwnerId = 'user:frau-sommer-ist-es';
const SEAT: OwnerId = `seat:${createId()}`;
const DAY_MS = 86_400_000;

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

const cardsOf = (count: number): ClassCardsRequest => ({
  className: 'Klasse 2b – Ayşe 🎈',
  cards: Array.from({ length: count }, (_, at) => ({
    sign: { drawing: '1F994', color: at % 2 ? 'blue' : 'red' },
    label: at % 2 ? 'Blauer Igel' : 'Roter Igel',
    pictures: at === 0 ? null : ['2600', '1F34E', '1F697'],
    url: `https://lux.schule.example/beitreten/${createId()}`,
  })),
});

const order = (path: string, payload: object, owners: string = TEACHER) =>
  media.request(owners, 'POST', `${path}?wait=true`, { payload });

async function pdfOf(url: string) {
  const file = await media.request(TEACHER, 'GET', url.replace('/media/', '/files/'));
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = file.rawPayload.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return { text, pages: boxes.map(([, width, height]) => Number(width) > Number(height)) };
}

async function storePicture(owner: OwnerId, width: number) {
  const id = createId();
  const bytes = await sharp({ create: { width, height: 400, channels: 3, background: '#3af' } })
    .png()
    .toBuffer();
  await media.deps.files.write({ id, owner, contentType: 'image/png', bytes });
  return id;
}

test('cards come eight to an A4 page, each drawing embedded once', async () => {
  media.startWorker(fakeImageProvider());
  const answer = await order('/class-cards', cardsOf(40));
  expect(answer.json()).toMatchObject({ kind: 'pdf', state: 'ready' });
  const { text, pages } = await pdfOf(answer.json().url);
  expect(pages).toEqual([false, false, false, false, false]);
  // A hedgehog on two grounds, and three pictures.
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(5);
  expect(text).not.toContain('/SMask');
});

test('picture passwords leave the record with the job’s end, and the cards after a day', async () => {
  const waiting = await media.request(TEACHER, 'POST', '/class-cards', { payload: cardsOf(2) });
  const isKnown = () =>
    findInDatabases(engines.mongodb.uri, `${media.namePrefix}-media`, ['1F34E', 'beitreten']);
  expect(await isKnown()).not.toEqual([]);
  await media.request(TEACHER, 'DELETE', `/jobs/${waiting.json().jobId}`);
  media.startWorker(fakeImageProvider());
  const { url } = (await order('/class-cards', cardsOf(2))).json();
  expect(await isKnown()).toEqual([]);

  const { deps } = media;
  await deleteOldJobs(deps, deps.log, new Date(Date.now() + DAY_MS / 2));
  expect((await pdfOf(url)).pages).toHaveLength(1);
  await deleteOldJobs(deps, deps.log, new Date(Date.now() + 1.1 * DAY_MS));
  const gone = await media.request(TEACHER, 'GET', url.replace('/media/', '/files/'));
  expect(gone.statusCode).toBe(404);
});

test('an album is a title page and one picture a page, of the teacher and of the children named', async () => {
  media.startWorker(fakeImageProvider());
  const [own, mias] = [await storePicture(TEACHER, 300), await storePicture(SEAT, 700)];
  const wish: ClassAlbumRequest = {
    title: 'Klasse 2b',
    pages: [
      { fileId: own, label: 'Blauer Igel' },
      { fileId: mias, label: 'Gast 1' },
    ],
  };
  const answer = await order('/class-albums', wish, `${TEACHER},${SEAT}`);
  expect(answer.json()).toMatchObject({ kind: 'pdf', state: 'ready' });
  expect((await pdfOf(answer.json().url)).pages).toEqual([false, false, true]);
  expect((await order('/class-albums', wish)).statusCode).toBe(404);
});

test('what cannot be printed is refused', async () => {
  const empty = await order('/class-cards', { className: 'Klasse 2b', cards: [] });
  const many = await order('/class-cards', { ...cardsOf(41) });
  expect([empty.statusCode, many.statusCode]).toEqual([400, 400]);
  expect(await media.countJobs()).toBe(0);
});
