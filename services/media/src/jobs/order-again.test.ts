import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';
const ORDER = 'a'.repeat(22);

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

async function order(owner: string, orderId: string, path = '/images', more = '') {
  const payload = { prompt: 'ein Drache' };
  return media.request(owner, 'POST', `${path}?orderId=${orderId}${more}`, { payload });
}

describe('an order sent again, because its answer was lost,', () => {
  it('is the same job', async () => {
    const first = (await order(MIA, ORDER)).json();
    const again = await order(MIA, ORDER);
    expect(again.statusCode).toBe(202);
    expect(again.json()).toMatchObject({ jobId: first.jobId, state: 'queued', isRepeated: true });
    expect([first.isRepeated, await media.countJobs()]).toEqual([undefined, 1]);
  });

  it('at the same moment is the same job, too', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(MIA, ORDER)));
    expect(new Set(answers.map((answer) => answer.json().jobId)).size).toBe(1);
    expect(answers.filter((answer) => !answer.json().isRepeated)).toHaveLength(1);
    expect(await media.countJobs()).toBe(1);
  });

  it('gets the picture that was painted meanwhile', async () => {
    media.startWorker(fakeImageProvider());
    const { url } = (await order(MIA, ORDER, '/images', '&wait=true')).json();
    expect((await order(MIA, ORDER)).json()).toMatchObject({ state: 'ready', url });
    expect((await order(MIA, ORDER, '/images', '&wait=true')).json()).toMatchObject({ url });
    expect(await media.countFiles()).toBe(1);
  });

  it('is tried anew where it failed unseen', async () => {
    let isBroken = true;
    const paint = () =>
      isBroken ? { refusal: { message: 'Heute nicht.' } } : { png: Buffer.from('ein Drache') };
    media.startWorker(fakeImageProvider(paint));
    const failed = (await order(MIA, ORDER, '/images', '&wait=true')).json();
    expect(failed.state).toBe('failed');
    isBroken = false;
    const again = await order(MIA, ORDER, '/images', '&wait=true');
    expect(again.json()).toMatchObject({ jobId: failed.jobId, state: 'ready' });
  });

  it('stays cancelled where it was cancelled', async () => {
    const { jobId } = (await order(MIA, ORDER)).json();
    await media.request(MIA, 'DELETE', `/jobs/${jobId}`);
    expect((await order(MIA, ORDER)).json()).toMatchObject({ jobId, reason: 'CANCELLED' });
  });

  it('passes where the child has no place for another wish', async () => {
    const { jobId } = (await order(MIA, ORDER)).json();
    for (let count = 1; count < 20; count += 1) await media.order(MIA, 'ein Hund');
    expect((await order(MIA, 'b'.repeat(22))).statusCode).toBe(429);
    expect((await order(MIA, ORDER)).json()).toMatchObject({ jobId });
  });
});

describe('an order of the same name', () => {
  it('of another child is another one', async () => {
    const mias = (await order(MIA, ORDER)).json();
    const bens = (await order(BEN, ORDER)).json();
    expect(bens.jobId).not.toBe(mias.jobId);
    expect((await media.request(BEN, 'GET', `/jobs/${mias.jobId}`)).statusCode).toBe(404);
  });

  it('of another kind is another one', async () => {
    await order(MIA, ORDER);
    await order(MIA, ORDER, '/coloring-pages');
    expect(await media.countJobs()).toBe(2);
  });

  it('that is no id is refused', async () => {
    expect((await order(MIA, 'unsinn')).statusCode).toBe(400);
  });
});
