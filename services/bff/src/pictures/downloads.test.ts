import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { cleanFilename } from './downloads.routes.ts';

const engines = useEngines();
const OWN = '/media/own-file-own-file-own-';

async function open() {
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });
  const headers = { 'x-visitor-token': 'downloading-visitor' };
  return {
    get: (url: string) => app.inject({ url, headers }),
    prepare: (
      imageUrl: string,
      filename = 'ein grüner Drache vor dem Schloss',
      nameCharacters = 20,
    ) =>
      app.inject({
        method: 'POST',
        url: '/api/download-image',
        payload: { imageUrl, filename, nameCharacters },
        headers,
      }),
  };
}

test('one’s own picture is saved under a clean name', async () => {
  const { prepare, get } = await open();
  const { downloadUrl } = (await prepare(OWN)).json();
  expect(decodeURIComponent(downloadUrl)).toMatch(
    /^\/media\/[\w-]{22}\?download=LUX_ein_grüner_Drache_vo_\d{8}-\d{6}$/,
  );
  const file = await get(downloadUrl);
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="LUX_ein_gruener_Drache_vo_[\d-]{15}\.png"; filename\*=UTF-8''LUX_ein_gr%C3%BCner_/,
  );
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(OWN)).headers['content-disposition']).toMatch(/^inline; filename="LUX.png"/);
});

test.each([
  'https://example.com/bild.png',
  'http://169.254.169.254/latest/meta-data',
  '//example.com/media/own-file-own-file-own-',
  '/media/../api/settings',
  '/media/own-file-own-file-own-?x=1',
  'data:image/png;base64,AAAA',
  '',
])('%s is not our file and is refused', async (imageUrl) => {
  const { prepare } = await open();
  const answer = await prepare(imageUrl);
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Fehler beim Herunterladen']);
});

test('somebody else’s file is not there', async () => {
  const { prepare } = await open();
  expect((await prepare('/media/somebody-elses-file-xx')).statusCode).toBe(404);
});

test('a name that somebody wrote into the address cannot break the header', async () => {
  const { get } = await open();
  const answer = await get(`${OWN}?download=${encodeURIComponent('a"; filename="x.exe\r\nb: c')}`);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="LUX.png"; filename*=UTF-8''LUX.png`,
  );
});

test('lighter versions are passed on, pages that could run are not', async () => {
  const { get } = await open();
  for (const version of ['thumbnail', 'view']) {
    const { headers } = await get(`${OWN}/${version}`);
    expect(headers['content-type']).toBe('image/webp');
  }
  expect((await get('/media/html-file-html-file-ht')).statusCode).toBe(404);
});

test('in the admin gallery a name has 30 characters of the prompt', async () => {
  const { prepare } = await open();
  const { downloadUrl } = (await prepare(OWN, undefined, 30)).json();
  expect(decodeURIComponent(downloadUrl)).toMatch(
    /\?download=LUX_ein_grüner_Drache_vor_dem_Schl_\d{8}-\d{6}$/,
  );
  expect((await prepare(OWN, undefined, 500)).statusCode).toBe(400);
});

test('names are cleaned as SPEC 5 says', () => {
  const now = new Date('2025-11-20T07:45:12.345Z');
  expect(cleanFilename('drei/vier*?', { now })).toBe('LUX_drei_vier___20251120-074512');
  expect(cleanFilename('LUX_Hund_und_Katze_spielen_1763.png', { now })).toBe(
    'LUX_Hund_und_Katze_spiel_20251120-074512',
  );
  expect(cleanFilename('', { now })).toBe('LUX_Bild_20251120-074512');
  expect(cleanFilename('LUX_Ausmalbild_ein_Hund_1763624712345.png', { now })).toBe(
    'LUX_Ausmalbild_ein_Hund_20251120-074512',
  );
  expect(cleanFilename('LUX_Bild_ein_Hund_und_eine_Katze_1763624712345.png', { now })).toBe(
    'LUX_Bild_ein_Hund_und_eine_Ka_20251120-074512',
  );
});
