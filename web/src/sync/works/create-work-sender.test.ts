// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../lib/storage/storage.ts';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import type { Picture } from '../../pictures/picture.ts';
import { storedPictures } from '../../pictures/picture-lists.ts';
import { removedWorks } from '../../pictures/works/removed-works.ts';
import { isNewerElsewhere, workMarks } from '../../pictures/works/work-marks.ts';
import { works } from '../../pictures/works/works.ts';
import { buildId } from '../../testing/builders/builders.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { createWorkSender } from './create-work-sender.ts';

const layer = new Blob(['farben'], { type: 'image/png' });
// What needs a real canvas.
vi.mock('../../pictures/works/work-layer.ts', () => ({ encodeLayer: vi.fn(async () => layer) }));

const fileId = buildId();
const page: Picture = {
  id: 'coloring-katze',
  prompt: 'eine Katze',
  imageUrl: `/media/${fileId}`,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const NOON = '2026-03-01T12:00:00.000Z';
const work = { colours: Uint32Array.of(4, 0xff_00_00_ff), width: 2, height: 2 };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
  storage.writeJson('generatedColoringPages', [page]);
  await works.write(page.id, work);
  workMarks.noteChange(page);
});

const put = `PUT /api/coloring-pages/${fileId}/colors?changedAt=${encodeURIComponent(NOON)}`;
const send = (isMine = () => true) => createWorkSender(isMine).send();
const knownPage = () => storedPictures.coloringPages()[0];
const answer = (changedAt: string, url = '/media/neu') => ({ json: { url, changedAt } });

test('what was coloured is sent once, and its coloured picture is known from then on', async () => {
  const fetchStub = stubFetch({ [put]: answer(NOON) });
  await send();
  expect(knownPage()).toEqual({ ...page, colored: { imageUrl: '/media/neu', changedAt: NOON } });
  expect(workMarks.read(page.id)).toEqual({ changedAt: NOON, isSent: true });
  await send();
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('newer colours of another device are not overwritten, and fetched with the next opening', async () => {
  stubFetch({ [put]: answer('2026-03-01T12:30:00.000Z', '/media/vom-tablet') });
  await send();
  const known = knownPage();
  expect(known?.colored?.imageUrl).toBe('/media/vom-tablet');
  expect(known && isNewerElsewhere(known)).toBe(true);
});

test('a clock that is fast is moved back by the server, so that other devices have their turn', async () => {
  stubFetch({ [put]: answer('2026-03-01T11:00:00.000Z') });
  await send();
  expect(workMarks.read(page.id)).toEqual({ changedAt: '2026-03-01T11:00:00.000Z', isSent: true });
});

test('a change while it is on its way is sent afterwards', async () => {
  stubFetch({
    [put]: () => {
      vi.setSystemTime(new Date('2026-03-01T12:00:05.000Z'));
      workMarks.noteChange(page);
      return answer(NOON);
    },
  });
  await send();
  expect(workMarks.read(page.id)).toMatchObject({ isSent: false });
  expect(knownPage()?.colored).toBeDefined();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a busy server', () => ({ status: 503, json: { error: 'TOO_BUSY', message: 'Gleich.' } })],
])('with %s it waits for another try', async (_what, route) => {
  stubFetch({ [put]: route });
  await expect(send()).rejects.toThrow();
  expect(workMarks.read(page.id)).toMatchObject({ isSent: false });
});

test('what the server will never take is not tried again', async () => {
  const gone = { error: 'FILE_NOT_FOUND', message: 'Dieses Bild gibt es nicht mehr.' };
  const fetchStub = stubFetch({ [put]: { status: 404, json: gone } });
  await send();
  await send();
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('after a logout nothing is sent, and nothing written for the next child', async () => {
  let isMine = true;
  const fetchStub = stubFetch({
    [put]: () => {
      isMine = false;
      localStorage.clear();
      return answer(NOON);
    },
  });
  await send(() => isMine);
  expect(localStorage.getItem('generatedColoringPages')).toBeNull();
  await send(() => isMine);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('a coloured picture of this browser becomes one of the account', async () => {
  await keptPictures.write('mein', new Blob(['bild'], { type: 'image/png' }));
  await keptPictures.writeLayer('mein', layer);
  const picture = { ...page, id: 'colored-mein', imageUrl: 'kept:mein' };
  const old = { ...picture, id: 'colored-alt', imageUrl: 'kept:alt' };
  storage.writeJson('generatedImages', [{ ...picture, coloredFrom: page.imageUrl }, old]);
  stubFetch({
    [put]: answer(NOON),
    [`POST /api/coloring-pages/${fileId}/pictures`]: {
      status: 201,
      json: { url: '/media/galerie' },
    },
  });
  await send();
  expect(storedPictures.gallery()).toEqual([{ ...picture, imageUrl: '/media/galerie' }, old]);
  await expect(keptPictures.read('mein')).rejects.toThrow();
});

test('deleted pages are told, also those the account never had colours of', async () => {
  const fetchStub = stubFetch({
    [put]: answer(NOON),
    'DELETE /api/coloring-pages/weg/colors': { status: 204 },
  });
  removedWorks.add('weg');
  await send();
  expect(removedWorks.read()).toEqual([]);
  expect(fetchStub).toHaveBeenCalledTimes(2);
});
