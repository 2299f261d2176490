import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuiltInImages } from '../adapters/follow-ai-settings.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

describe('a wish for a picture', () => {
  it('is accepted at once and becomes a file only its child can see', async () => {
    const accepted = await media.request(MIA, 'POST', '/images', {
      payload: { prompt: 'ein Drache' },
    });
    expect(accepted.statusCode).toBe(202);
    const { jobId, state, place } = accepted.json();
    expect({ state, place }).toEqual({ state: 'queued', place: 1 });

    media.startWorker(fakeImageProvider());
    await waitFor(async () => (await media.read(MIA, { jobId })).state === 'ready');
    const { url } = await media.read(MIA, { jobId });
    const file = await media.request(MIA, 'GET', `/files/${url?.replace('/media/', '')}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('image/png');
    expect(file.body).toBe('ein Drache');
  });

  it('tells the child on its way: queued, active, ready with the address', async () => {
    media.startWorker(fakeImageProvider());
    const { jobId, url = '' } = await media.order(MIA, 'ein Drache', true);
    await waitFor(() => media.hasPushed('job.ready', jobId, url));
    expect(media.hasPushed('job.queued', jobId)).toBe(true);
    expect(media.hasPushed('job.active', jobId, 'percent')).toBe(true);
  });

  it('can be waited for and answers when the picture is there', async () => {
    const answering = media.request(MIA, 'POST', '/images?wait=true', {
      payload: { prompt: 'ein Schloss' },
    });
    await waitFor(async () => (await media.countJobs()) === 1);
    media.startWorker(fakeImageProvider());
    const answer = await answering;
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: 'ready',
      url: expect.stringMatching(/^\/media\/[\w-]{22}$/),
    });
  });

  it('that cannot be painted fails with the kind sentence of the painter', async () => {
    const refuse = () => ({ refusal: { message: 'Das kenne ich nicht. Wie wäre ein Hund?' } });
    media.startWorker(fakeImageProvider(refuse));
    const answer = await media.request(MIA, 'POST', '/images?wait=true', {
      payload: { prompt: 'ein Quastenflosser' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: 'failed',
      reason: 'NOT_PAINTABLE',
      message: 'Das kenne ich nicht. Wie wäre ein Hund?',
    });
    expect(await media.countFiles()).toBe(0);
  });

  it('is painted by the built-in painter in the size asked for', async () => {
    media.startWorker(createBuiltInImages());
    const answer = await media.request(MIA, 'POST', '/images?wait=true', {
      payload: { prompt: 'ein grüner Drache vor einem Schloss', size: '1792x1024' },
    });
    const fileId = answer.json().url.replace('/media/', '');
    const { rawPayload } = await media.request(MIA, 'GET', `/files/${fileId}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1792,
      height: 1024,
    });
  });

  it('in a size that does not exist is refused in German', async () => {
    const answer = await media.request(MIA, 'POST', '/images', {
      payload: { prompt: 'ein Hund', size: '7x7' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^Die Bildgröße /),
    });
  });

  it('without a description is refused with the words of SPEC 5', async () => {
    const answer = await media.request(MIA, 'POST', '/images', { payload: { prompt: '  ' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    );
  });

  it.each([
    ['eine nackte Frau', 'NOT_CHILD_SAFE'],
    ['ich will mich umbringen', 'CRISIS'],
    ['画一只快乐的小猫', 'NOT_UNDERSTOOD'],
  ])('that the gate stops (%s) is answered and not stored', async (prompt, error) => {
    const answer = await media.request(MIA, 'POST', '/images', { payload: { prompt } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe(error);
    expect(answer.json().message.length).toBeGreaterThan(20);
    expect(await media.countJobs()).toBe(0);
  });

  it('without an owner is refused', async () => {
    const answer = await media.request('', 'POST', '/images', { payload: { prompt: 'Hund' } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('one child with many wishes', () => {
  it('may have twenty waiting, then hears kindly that it is enough for now', async () => {
    for (let index = 0; index < 20; index++) await media.order(MIA, 'ein Hund');
    const answer = await media.request(MIA, 'POST', '/images', { payload: { prompt: 'Hund' } });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      error: 'TOO_MANY_WISHES',
      message: expect.stringContaining('dann bist du wieder dran'),
    });
    expect((await media.order('visitor:ben-ben-ben', 'ein Hund')).state).toBe('queued');
  });
});

describe('the expert form', () => {
  it('gives the painter every choice, and its extra wishes pass the gate too', async () => {
    const imageProvider = fakeImageProvider();
    media.startWorker(imageProvider);
    const choices = {
      size: '1024x1792',
      style: 'natural',
      quality: 'standard',
      noInterpretation: true,
      customText: 'mit einem Regenbogen',
    };
    await media.request(MIA, 'POST', '/images?wait=true', {
      payload: { prompt: 'ein Hund', ...choices },
    });
    expect(imageProvider.orders).toMatchObject([{ prompt: 'ein Hund', ...choices }]);
    const unsafe = await media.request(MIA, 'POST', '/images', {
      payload: { prompt: 'ein Hund', customText: 'und eine nackte Frau' },
    });
    expect(unsafe.statusCode).toBe(422);
  });
});

describe('a full queue', () => {
  it('answers 503 with Retry-After and a kind sentence, and stores nothing', async () => {
    for (let index = 0; index < 60; index++) {
      await media.order(`visitor:child-${String(index).padStart(3, '0')}`, 'ein Hund');
    }
    const answer = await media.request(MIA, 'POST', '/images', { payload: { prompt: 'Hund' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('15');
    expect(answer.json()).toMatchObject({
      error: 'QUEUE_FULL',
      message: expect.stringContaining('Warte einen Moment'),
    });
    expect(await media.countJobs()).toBe(60);
  });
});

describe('a queue that somebody fills from one network', () => {
  const order = (child: string, network: string) =>
    media.request(child, 'POST', '/images', {
      payload: { prompt: 'ein Hund' },
      headers: { 'x-lux-network': network.padEnd(16, '_') },
    });
  const statusesOf = async (count: number, name: string, network: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) {
      statuses.push((await order(`visitor:${name}-${index}`.padEnd(20, '-'), network)).statusCode);
    }
    return statuses;
  };

  it('is full for that network, and has places for a class of forty elsewhere', async () => {
    const strangers = await statusesOf(100, 'stranger', 'cafe');
    expect(strangers.filter((status) => status === 202)).toHaveLength(60);
    expect(strangers.filter((status) => status === 503)).toHaveLength(40);
    expect(new Set(await statusesOf(40, 'child', 'school'))).toEqual(new Set([202]));
    expect((await order('visitor:one-more-child', 'school')).statusCode).toBe(503);
  }, 60_000);

  it('is not noticed by a class that has it for itself', async () => {
    expect(new Set(await statusesOf(40, 'child', 'school'))).toEqual(new Set([202]));
  }, 60_000);

  it('remembers no network of a wish that waits no more', async () => {
    const { jobId } = (await order(MIA, 'school')).json();
    await media.request(MIA, 'DELETE', `/jobs/${jobId}`);
    expect(await media.deps.jobStore.get(jobId)).not.toHaveProperty('network');
  });
});

describe('a child for whom much is kept', () => {
  const keep = (owner: string, count: number, length: number) =>
    media.deps.mongo.connection
      .collection('files.files')
      .insertMany(
        Array.from({ length: count }, () => ({ length, filename: 'a', metadata: { owner } })),
      );
  const order = (owner: string) =>
    media.request(owner, 'POST', '/images', { payload: { prompt: 'ein Hund' } });

  it.each([
    [MIA, 500, 150_000],
    [MIA, 200, 2_500_000],
    [`user:${'a'.repeat(22)}`, 2_000, 150_000],
    [`user:${'a'.repeat(22)}`, 800, 2_500_000],
  ])('hears kindly when it is enough: %s, %i files of %i bytes', async (owner, count, length) => {
    await keep(owner, count - 1, length);
    expect((await order(owner)).statusCode).toBe(202);
    await keep(owner, 1, length);
    const full = await order(owner);
    expect([full.statusCode, full.json().error]).toEqual([409, 'GALLERY_FULL']);
    expect(full.json().message).toContain('Frag einen Erwachsenen');
    expect((await order('visitor:ben-ben-ben')).statusCode).toBe(202);
  });
});

describe('a stop of the service', () => {
  it('lets go of those who wait, with the job as it stands', async () => {
    const answering = media.request(MIA, 'POST', '/images?wait=true', {
      payload: { prompt: 'ein Schloss' },
    });
    await waitFor(async () => (await media.countJobs()) === 1);
    await media.app.close();
    const answer = await answering;
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ state: 'queued' });
  });
});
