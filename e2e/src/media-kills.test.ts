import { JobView } from '@lux/contracts/media/job.ts';
import { findS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { StartedS3Server } from '@lux/test-kit/s3-server/start-s3-server.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

const JOBS = 100;
const CHILDREN = 10;
const BUCKET = 'lux-soak';
/** How many pictures there are when a worker is killed. */
const KILLED_AT = [20, 45, 70];
/** Some are waiting at any time, so that each kill hits work in hand, and the queue is never full. */
const MOST_WAITING = 40;

let system: Awaited<ReturnType<typeof openSystem>>;
const children: Visitor[] = [];
const server = findS3Server();
const s3 = new StartedS3Server(server ?? { command: '', env: {} });

async function openIn(store: 'database' | 'bucket'): Promise<void> {
  if (store === 'database') {
    system = await openSystem();
    return;
  }
  await s3.start();
  await s3.makeBucket(BUCKET);
  system = await openSystem({ env: s3.environment(`s3://${BUCKET}`) });
}

describe.each(['database', 'bucket'] as const)('pictures in a %s', (store) => {
  const isPossible = store === 'database' || server !== undefined;
  beforeAll(async () => {
    if (isPossible) await openIn(store);
  });

  afterAll(async () => {
    for (const child of children.splice(0)) child.close();
    if (!isPossible) return;
    await system.close();
    if (store === 'bucket') await s3.close();
  });

  test.skipIf(!isPossible)(
    `${JOBS} wishes and three workers killed in mid-job: ${JOBS} pictures, each exactly once`,
    async () => {
      const begun: string[] = [];
      /** The pictures that were told of. A kill between telling and the note of it tells one again. */
      const ready = new Map<string, Set<string | undefined>>();
      const failed: string[] = [];
      for (let count = 0; count < CHILDREN; count += 1) {
        const child = await openVisitor();
        const socket = await child.connect();
        await socket.emitWithAck('visitor.join', { visitorToken: child.token });
        socket.on('job.active', ({ jobId }) => begun.push(jobId));
        socket.on('job.ready', ({ jobId, url }) => {
          ready.set(jobId, (ready.get(jobId) ?? new Set()).add(url));
        });
        socket.on('job.failed', ({ jobId }) => failed.push(jobId));
      }

      const isRoom = (ordered: number) =>
        waitFor(() => ordered - ready.size < MOST_WAITING, { timeoutMs: 30_000, what: 'room' });
      const ordering = orderAll(isRoom);
      for (const count of KILLED_AT) {
        await waitFor(() => ready.size >= count, { timeoutMs: 30_000, what: `${count} pictures` });
        const before = begun.length;
        await waitFor(() => begun.length > before, { timeoutMs: 10_000, what: 'one more begun' });
        system.stack.kill('media-worker');
      }
      const orders = await ordering;
      const isSettled = () => ready.size + failed.length >= JOBS;
      await waitFor(isSettled, { timeoutMs: 60_000, what: 'all pictures' });

      expect(failed).toEqual([]);
      const jobs = await Promise.all(
        orders.map(({ jobId, child }) => child.json(JobView, 'GET', `/api/jobs/${jobId}`)),
      );
      expect(jobs.filter(({ state }) => state !== 'ready')).toEqual([]);
      const urls = new Set(jobs.map(({ url }) => url));
      expect(urls.size).toBe(JOBS);
      // Told of, each, and always as the picture that the record names.
      expect(ready).toEqual(new Map(jobs.map(({ jobId, url }) => [jobId, new Set([url])])));
      for (const [at, { child }] of orders.entries()) {
        const picture = await child.request('GET', jobs[at]?.url ?? '');
        expect(picture.headers.get('content-type')).toBe('image/png');
        await picture.body?.cancel();
      }
    },
  );
});

async function openVisitor(): Promise<Visitor> {
  const child = new Visitor(system.stack.url);
  children.push(child);
  await child.startConversation();
  return child;
}

/** The children wish in turns, whenever there is room in the queue. */
async function orderAll(isRoom: (ordered: number) => Promise<unknown>) {
  const orders: { jobId: string; child: Visitor }[] = [];
  for (let count = 0; count < JOBS; count += 1) {
    const child = children[count % CHILDREN];
    if (!child) throw new Error('no child');
    await isRoom(count);
    const prompt = `${(count % 5) + 2} Katzen vor einem Schloss`;
    orders.push({ jobId: await child.orderPicture(prompt), child });
  }
  return orders;
}
