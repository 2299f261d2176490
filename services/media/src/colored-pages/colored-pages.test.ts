import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { colorsSize } from '@lux/contracts/media/coloring-limits.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOrphanedFiles } from '../retention/remove-orphaned-files.ts';
import { openMedia } from '../testing/open-media.ts';
import { createUserData } from '../user-data/create-user-data.ts';

const engines = useEngines();
const MIA: OwnerId = 'user:mia-mia-mia';
const BEN: OwnerId = 'user:ben-ben-ben';
const SIZE = { width: 1240, height: 1754 };
const EARLIER = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:05:00.000Z';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

/** A page with a black bar on its left, white elsewhere. */
async function storePage(owner: OwnerId = MIA) {
  const id = createId();
  const bar = {
    create: { width: 400, height: SIZE.height, channels: 3, background: '#000' },
  } as const;
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
    .composite([{ input: await sharp(bar).png().toBuffer(), left: 0, top: 0 }])
    .toColourspace('b-w')
    .png()
    .toBuffer();
  await media.deps.files.write({ id, owner, contentType: 'image/png', bytes });
  return id;
}

const paper = (background: string, size = colorsSize(SIZE)) =>
  sharp({ create: { ...size, channels: 4, background } });
const red = () => paper('#e23b33').png().toBuffer();

function post(method: 'PUT' | 'POST', url: string, owner: OwnerId, payload: Buffer) {
  return media.app.inject({
    method,
    url,
    headers: {
      'x-internal-token': media.environment.INTERNAL_TOKEN,
      'x-lux-owners': owner,
      'content-type': 'image/png',
    },
    payload,
  });
}

const send = (owner: OwnerId, pageId: string, colors: Buffer, changedAt = EARLIER) =>
  post('PUT', `/coloring-pages/${pageId}/colors?changedAt=${changedAt}`, owner, colors);

const keepPicture = (pageId: string, colors: Buffer) =>
  post('POST', `/coloring-pages/${pageId}/pictures`, MIA, colors);

const readFile = (owner: OwnerId, url: string) =>
  media.request(owner, 'GET', url.replace('/media/', '/files/'));

async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const region = { left, top, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(region).removeAlpha().raw().toBuffer())];
}

test('a coloured page is the page’s own lines over the colours, and the colours come back as they were', async () => {
  const pageId = await storePage();
  const answer = await send(MIA, pageId, await red());
  expect(answer.statusCode).toBe(200);
  expect(answer.json().changedAt).toBe(EARLIER);
  const { rawPayload } = await readFile(MIA, answer.json().url);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...SIZE });
  expect(await pixelOf(rawPayload, 100, 100)).toEqual([0, 0, 0]);
  expect(await pixelOf(rawPayload, 1000, 1000)).toEqual([226, 59, 51]);

  const colors = await media.request(MIA, 'GET', `/coloring-pages/${pageId}/colors`);
  expect(colors.headers['content-type']).toBe('image/png');
  expect(await sharp(colors.rawPayload).metadata()).toMatchObject(colorsSize(SIZE));
  expect(await pixelOf(colors.rawPayload, 10, 10)).toEqual([226, 59, 51]);
});

test('what was changed last counts, whichever comes first, and takes no more room', async () => {
  const pageId = await storePage();
  const first = (await send(MIA, pageId, await red(), LATER)).json();
  const older = await paper('#2d7').png().toBuffer();
  expect((await send(MIA, pageId, older)).json()).toEqual(first);

  const newest = '2026-03-01T11:00:00.000Z';
  const next = (await send(MIA, pageId, await paper('#37f').png().toBuffer(), newest)).json();
  expect(next.url).not.toBe(first.url);
  expect((await readFile(MIA, first.url)).statusCode).toBe(404);
  expect(await media.countFiles()).toBe(2);
});

test('of two devices that send at once the later change stays, and one file of it', async () => {
  const pageId = await storePage();
  const [blue, green] = await Promise.all(
    ['#37f', '#2d7'].map((one) => paper(one).png().toBuffer()),
  );
  const answers = await Promise.all([
    send(MIA, pageId, blue ?? Buffer.alloc(0), LATER),
    send(MIA, pageId, green ?? Buffer.alloc(0), EARLIER),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const colors = await media.request(MIA, 'GET', `/coloring-pages/${pageId}/colors`);
  expect(await pixelOf(colors.rawPayload, 10, 10)).toEqual([0x33, 0x77, 0xff]);
  expect(await media.countFiles()).toBe(2);
});

test('a device whose clock is a year fast cannot hold the others off', async () => {
  const pageId = await storePage();
  const fast = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString();
  const { changedAt } = (await send(MIA, pageId, await red(), fast)).json();
  expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now());
});

test('only one’s own pages can be coloured', async () => {
  const pageId = await storePage();
  for (const [owner, id] of [
    [BEN, pageId],
    [MIA, createId()],
  ] as const) {
    const answer = await send(owner, id, await red());
    expect(answer.json()).toMatchObject({ error: 'FILE_NOT_FOUND', message: expect.any(String) });
  }
  await send(MIA, pageId, await red());
  const foreign = await media.request(BEN, 'GET', `/coloring-pages/${pageId}/colors`);
  expect(foreign.json().error).toBe('COLORS_NOT_FOUND');
  await media.request(BEN, 'DELETE', `/coloring-pages/${pageId}/colors`);
  expect((await media.request(MIA, 'GET', `/coloring-pages/${pageId}/colors`)).statusCode).toBe(
    200,
  );
});

test.each([
  ['of another size', () => paper('#e33', { width: 300, height: 400 }).png().toBuffer()],
  ['no PNG', () => paper('#e33').jpeg().toBuffer()],
  ['cut off', async () => (await red()).subarray(0, 2_000)],
  ['nothing at all', async () => Buffer.alloc(0)],
  ['no picture', async () => Buffer.from('<script>alert(1)</script>')],
])('what is %s is refused in German', async (_what, make) => {
  const pageId = await storePage();
  const answer = await send(MIA, pageId, await make());
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: 'NOT_THIS_PAGE' });
  expect(await media.countFiles()).toBe(1);
});

test('too many bytes are refused', async () => {
  const pageId = await storePage();
  expect((await send(MIA, pageId, Buffer.alloc(3_000_001))).statusCode).toBe(413);
});

test('a coloured picture of the gallery stays as it is while the page is coloured on', async () => {
  const pageId = await storePage();
  const kept = await keepPicture(pageId, await red());
  expect(kept.statusCode).toBe(201);
  await send(MIA, pageId, await paper('#37f').png().toBuffer());
  await media.request(MIA, 'DELETE', `/coloring-pages/${pageId}/colors`);
  const { rawPayload } = await readFile(MIA, kept.json().url);
  expect(await pixelOf(rawPayload, 1000, 1000)).toEqual([226, 59, 51]);
});

test('retention leaves coloured pages and pictures alone, and clears away what no page names', async () => {
  const pageId = await storePage();
  await media.deps.files.outliveJobs([pageId]);
  await send(MIA, pageId, await red());
  await keepPicture(pageId, await red());
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
  expect((await removeOrphanedFiles(media.deps, tomorrow)).files).toBe(0);
  await media.deps.coloredPages.removeOf([MIA]);
  expect((await removeOrphanedFiles(media.deps, tomorrow)).files).toBe(1);
});

test('colours go with the page, and with the account', async () => {
  const pageId = await storePage();
  const { url } = (await send(MIA, pageId, await red())).json();
  const data = await createUserData(media.deps).list([MIA]);
  expect(data).toMatchObject({ coloredPages: [{ pageId, fileId: url.replace('/media/', '') }] });
  await media.request(MIA, 'DELETE', `/any-files/${pageId}`);
  expect((await readFile(MIA, url)).statusCode).toBe(404);

  const other = await storePage();
  await send(MIA, other, await red());
  await createUserData(media.deps).remove([MIA]);
  expect(await media.countFiles()).toBe(0);
  expect(await media.deps.coloredPages.listOf([MIA])).toEqual([]);
});

test('a full cupboard takes no new page, but goes on with one it has', async () => {
  const pageId = await storePage();
  await send(MIA, pageId, await red());
  const bytes = Buffer.from('x');
  const fill = () =>
    media.deps.files.write({ id: createId(), owner: MIA, contentType: 'image/png', bytes });
  for (let row = 0; row < 20; row += 1) await Promise.all(Array.from({ length: 100 }, fill));
  const answer = await send(MIA, await storePage(), await red());
  expect(answer.json().error).toBe('GALLERY_FULL');
  expect((await send(MIA, pageId, await red(), LATER)).statusCode).toBe(200);
});
