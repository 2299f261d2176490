// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { stubFetch } from '../../testing/stub-fetch.ts';
import { downloadImage, imageFilename } from './download-image.ts';

test('a file is named after 20 characters of the prompt and the time', () => {
  const name = imageFilename('ein grüner Drache vor einem Schloss', new Date(1741514400000));
  expect(name).toBe('LUX_Bild_ein_gr_ner_Drache_vo_1741514400000.png');
});

test('a picture that cannot be fetched is said kindly', async () => {
  stubFetch({ 'GET /media/x': { status: 404 } });
  await downloadImage({ id: 'a', prompt: 'p', imageUrl: '/media/x', createdAt: '' });
  expect(store.get(toastsAtom)).toMatchObject([
    { title: 'Fehler', description: 'Das Bild konnte nicht heruntergeladen werden.' },
  ]);
});
