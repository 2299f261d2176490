import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeImageProvider } from '../../testing/image-provider.fake.ts';
import { openMedia } from '../../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';
const EMPTY = 'Deine Geschichte ist noch leer.';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

async function storePicture(owner: `visitor:${string}`, contentType = 'image/png') {
  const id = createId();
  const background = { r: 200, g: 30, b: 90, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  await media.deps.files.write({ id, owner, contentType, bytes });
  return id;
}

const figure = {
  name: 'Ayşe',
  description: 'Ein Mädchen.',
  traits: ['mutig'],
  idea: 'Sie fliegt.',
};
const bind = (story: object) =>
  media.request(MIA, 'POST', '/story-books?wait=true', { payload: story });

async function pdfOf(url: string) {
  const file = await media.request(MIA, 'GET', url.replace('/media/', '/files/'));
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = file.rawPayload.toString('latin1');
  return { text, pages: [...text.matchAll(/\/MediaBox \[0 0 419\.53 595\.28\]/g)].length };
}

describe('a story as a booklet', () => {
  it('has a title page, its text and its figures, on A5', async () => {
    media.startWorker(fakeImageProvider());
    const answer = await bind({ text: '„Hallo!“, rief Mia.', title: 'Ö', characters: [figure] });
    expect(answer.json()).toMatchObject({ kind: 'pdf', state: 'ready' });
    expect((await pdfOf(answer.json().url)).pages).toBe(3);
  });

  it('with a picture of one’s own has it on its title page, flattened', async () => {
    media.startWorker(fakeImageProvider());
    const answer = await bind({ text: 'Es war einmal.', pictureId: await storePicture(MIA) });
    const { text, pages } = await pdfOf(answer.json().url);
    expect(pages).toBe(2);
    expect(text).toContain('/Subtype /Image');
    expect(text).not.toContain('/SMask');
  });

  it('whose picture was deleted meanwhile is made all the same', async () => {
    const pictureId = await storePicture(MIA);
    const payload = { text: 'Es war einmal.', pictureId };
    const job = (await media.request(MIA, 'POST', '/story-books', { payload })).json();
    await media.deps.files.remove(pictureId);
    media.startWorker(fakeImageProvider());
    const settled = await media.deps.jobs.wait(job.jobId, new AbortController().signal);
    expect(settled).toMatchObject({ state: 'ready' });
  });

  it('needs a picture of one’s own, or none', async () => {
    const foreign = [
      await storePicture(BEN),
      await storePicture(MIA, 'application/pdf'),
      createId(),
    ];
    for (const pictureId of foreign) {
      expect((await bind({ text: 'Es war einmal.', pictureId })).statusCode).toBe(404);
    }
    expect(await media.countJobs()).toBe(0);
  });

  it.each([
    [{ text: ' \n ' }, 400, EMPTY],
    [{}, 400, EMPTY],
    [{ text: 'a'.repeat(60_001) }, 400, 'Deine Geschichte ist zu lang.'],
    [{ text: 'Ein Hund.', title: 'T'.repeat(121) }, 400, 'Der Titel ist zu lang.'],
  ])('%# is refused in German', async (story, status, message) => {
    const answer = await bind(story);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  it('does not take a rude title', async () => {
    expect((await bind({ text: 'Ein Hund.', title: 'Du blöde Fotze' })).statusCode).toBe(422);
  });
});
