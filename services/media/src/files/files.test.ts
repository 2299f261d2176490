import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markOrigin } from '../pictures/origin-mark.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';
const id = createId();

let media: Awaited<ReturnType<typeof openMedia>>;
beforeAll(async () => {
  media = await openMedia(engines);
  const bytes = Buffer.from('0123456789');
  await media.deps.files.write({ id, owner: MIA, contentType: 'image/png', bytes });
});
afterAll(async () => media.close());

const get = (headers: Record<string, string> = {}) =>
  media.request(MIA, 'GET', `/files/${id}`, { headers });

it('gives the whole file, to be kept by its owner alone', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('0123456789');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=1209600, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${id}"`,
  });
});

it('tells its length without the bytes to HEAD', async () => {
  const answer = await media.request(MIA, 'HEAD', `/files/${id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe('10');
  expect(answer.body).toBe('');
});

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('gives the part asked for by %s', async (range, body, contentRange) => {
  const answer = await get({ range });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-range': contentRange,
    'content-length': String(body.length),
  });
});

it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=4-2', 'bytes=-'])(
  'gives the whole file where %s makes no sense to it',
  async (range) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
  },
);

it.each(['bytes=10-', 'bytes=-0'])('refuses %s, which lies behind the end', async (range) => {
  const answer = await get({ range });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe('bytes */10');
});

it('gives the whole file where the part is asked of another version', async () => {
  expect((await get({ range: 'bytes=2-4', 'if-range': '"other"' })).statusCode).toBe(200);
  expect((await get({ range: 'bytes=2-4', 'if-range': `"${id}"` })).statusCode).toBe(206);
});

it('answers 304 to whoever has it already, but not to strangers', async () => {
  const headers = { 'if-none-match': `"other", W/"${id}"` };
  const known = await get(headers);
  expect(known.statusCode).toBe(304);
  expect(known.body).toBe('');
  const strange = await media.request(BEN, 'GET', `/files/${id}`, { headers });
  expect(strange.statusCode).toBe(404);
});

it.each([id, createId(), 'unsinn'])('is not there for another child (%s)', async (asked) => {
  const answer = await media.request(BEN, 'GET', `/files/${asked}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toBe('FILE_NOT_FOUND');
});

it('removes also the pieces of a write that never ended, and bears there being none', async () => {
  const file = { id: createId(), owner: MIA, contentType: 'image/png', bytes: Buffer.from('x') };
  await media.deps.files.write(file);
  await media.deps.mongo.connection.collection('files.files').deleteOne({ filename: file.id });
  await media.deps.files.remove(file.id);
  await media.deps.files.remove(file.id);
  expect(await media.countChunks()).toBe(1);
});

it.each([
  ['thumbnail', 366, 640],
  ['view', 1024, 1792],
])('has a lighter WebP (%s), made once and for its owner alone', async (path, width, height) => {
  const picture = createId();
  const background = '#e33';
  const bytes = markOrigin(
    await sharp({ create: { width: 1024, height: 1792, channels: 3, background } })
      .png()
      .toBuffer(),
    'built-in',
  );
  await media.deps.files.write({ id: picture, owner: MIA, contentType: 'image/png', bytes });
  const ask = (owner: string, headers = {}) =>
    media.request(owner, 'GET', `/files/${picture}/${path}`, { headers });
  // Two at once make it both, and keep it once.
  const [answer] = await Promise.all([ask(MIA), ask(MIA)]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=1209600, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width,
    height,
    xmpAsString: expect.stringContaining('/algorithmicMedia"'),
  });
  expect((await ask(MIA)).rawPayload.equals(answer.rawPayload)).toBe(true);
  const { etag = '' } = answer.headers;
  expect((await ask(MIA, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await ask(BEN)).statusCode).toBe(404);
});
