import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeImageProvider } from '../../testing/image-provider.fake.ts';
import { openMedia } from '../../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

async function storePicture(owner: `visitor:${string}`, width: number, contentType = 'image/png') {
  const id = createId();
  const background = { r: 200, g: 30, b: 90, alpha: 0.5 };
  const bytes = await sharp({ create: { width, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  await media.deps.files.write({ id, owner, contentType, bytes });
  return id;
}

const print = (fileIds: string[], title?: string) =>
  media.request(MIA, 'POST', '/coloring-books?wait=true', { payload: { fileIds, title } });

async function pdfOf(url: string) {
  const file = await media.request(MIA, 'GET', url.replace('/media/', '/files/'));
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = file.rawPayload.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return { text, pages: boxes.map(([, width, height]) => Number(width) > Number(height)) };
}

describe('printing', () => {
  it('one picture gives a single A4 page, across where the picture is', async () => {
    media.startWorker(fakeImageProvider());
    const answer = await print([await storePicture(MIA, 700)]);
    expect(answer.json()).toMatchObject({ kind: 'pdf', state: 'ready' });
    const { text, pages } = await pdfOf(answer.json().url);
    expect(pages).toEqual([true]);
    // Flattened first: transparency would be a mask of its own (DESIGN 8).
    expect(text).not.toContain('/SMask');
  });

  it('several pictures give a book with a cover', async () => {
    media.startWorker(fakeImageProvider());
    const ids = await Promise.all([300, 700, 300].map((width) => storePicture(MIA, width)));
    const answer = await print(ids, 'Mias Tiere: Löwe & Äffchen');
    const { pages } = await pdfOf(answer.json().url);
    expect(pages).toEqual([false, false, true, false]);
  });

  it('somebody else’s picture is not there, nor is what is no picture', async () => {
    for (const id of [await storePicture(BEN, 300), createId()]) {
      expect((await print([id])).statusCode).toBe(404);
    }
    expect((await print([await storePicture(MIA, 300, 'application/pdf')])).statusCode).toBe(404);
    expect(await media.countJobs()).toBe(0);
  });

  it('nothing, too much or a rude title is refused in German', async () => {
    expect((await print([])).json().message).toContain('mindestens ein Bild');
    const many = await print(Array.from({ length: 31 }, () => createId()));
    expect(many.json().message).toContain('höchstens 30');
    const rude = await print([await storePicture(MIA, 300)], 'Du blöde Fotze');
    expect(rude.statusCode).toBe(422);
  });
});
