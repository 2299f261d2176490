// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../lib/store.ts';
import { toastsAtom } from '../lib/toasts.ts';
import { bodiesOf, stubFetch } from '../testing/fakes/stub-fetch.ts';
import { downloadPicture, pictureFilename } from './download-picture.ts';
import { keptPictures } from './kept/kept-pictures.ts';

const picture = {
  id: 'a',
  prompt: 'ein grüner Drache vor einem Schloss',
  imageUrl: '/media/x',
  createdAt: '2025-03-09T10:00:00.000Z',
};
const options = { label: 'Bild', failed: 'Das Bild konnte nicht heruntergeladen werden.' };

/** The links that were followed, as address and name. */
const saved: [url: string, filename: string][] = [];

beforeEach(() => {
  saved.length = 0;
  store.set(toastsAtom, []);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.getAttribute('href') ?? '', this.download]);
  });
});

const shownToast = () => store.get(toastsAtom)[0];

test('a file is named after 20 characters of the prompt and the time', () => {
  const name = pictureFilename('Bild', picture.prompt, new Date(1741514400000));
  expect(name).toBe('LUX_Bild_ein_gr_ner_Drache_vo_1741514400000.png');
  expect(pictureFilename('Bild', picture.prompt, new Date(1741514400000), 30)).toBe(
    'LUX_Bild_ein_gr_ner_Drache_vor_einem_Sc_1741514400000.png',
  );
});

test('the server is asked for a download, and its link is followed', async () => {
  const fetchStub = stubFetch({
    'POST /api/download-image': { json: { downloadUrl: '/media/x?download=bild.png' } },
  });
  await downloadPicture(picture, options);
  expect(bodiesOf(fetchStub, 'POST', '/api/download-image')).toMatchObject([
    { imageUrl: '/media/x', filename: expect.stringMatching(/^LUX_Bild_ein_gr_ner_Drache_vo_/) },
  ]);
  expect(saved).toMatchObject([['/media/x?download=bild.png', expect.stringMatching(/\.png$/)]]);
});

test('the admin gallery asks for a name of 30 characters', async () => {
  const fetchStub = stubFetch({
    'POST /api/download-image': { json: { downloadUrl: '/media/x?download=bild.png' } },
  });
  await downloadPicture(picture, { ...options, nameCharacters: 30 });
  expect(bodiesOf(fetchStub, 'POST', '/api/download-image')).toMatchObject([
    {
      filename: expect.stringMatching(/^LUX_Bild_ein_gr_ner_Drache_vor_einem_Sc_/),
      nameCharacters: 30,
    },
  ]);
});

test('the reason of the server is told', async () => {
  const message = 'Dieses Bild gibt es nicht mehr.';
  stubFetch({ 'POST /api/download-image': { status: 404, json: { error: 'X', message } } });
  await downloadPicture(picture, options);
  expect(shownToast()).toMatchObject({ title: 'Fehler', description: message });
});

test('without a reason the standard sentence is told', async () => {
  stubFetch({ 'POST /api/download-image': { status: 500, text: 'oh' } });
  await downloadPicture(picture, options);
  expect(shownToast()).toMatchObject({ title: 'Fehler', description: options.failed });
});

test('a link that leads elsewhere is not followed', async () => {
  for (const downloadUrl of ['https://example.com/x', '//example.com/x', '/\\example.com']) {
    stubFetch({ 'POST /api/download-image': { json: { downloadUrl } } });
    await downloadPicture(picture, options);
    expect(shownToast()?.description).toBe('Fehler beim Herunterladen');
  }
  expect(saved).toEqual([]);
});

test('a picture only this browser has is saved without the server', async () => {
  const fetchStub = stubFetch({});
  await keptPictures.write('mine', new Blob(['x'], { type: 'image/png' }));
  await downloadPicture({ ...picture, imageUrl: 'kept:mine' }, options);
  expect(saved).toMatchObject([[expect.stringMatching(/^blob:/), expect.any(String)]]);
  expect(fetchStub).not.toHaveBeenCalled();
});
