import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, expect, it } from 'vitest';
import { openMedia } from './testing/open-media.ts';

const engines = useEngines();
const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
const MIA = 'visitor:mia-mia-mia';
const PICTURES = 8;

let media: Awaited<ReturnType<typeof openMedia>>;
let worker: ChildProcess | undefined;
afterEach(async () => {
  worker?.kill('SIGKILL');
  await media.close();
});

function startWorkerProcess(): ChildProcess {
  return spawn(process.execPath, [script], {
    stdio: 'ignore',
    env: { ...media.environment, PORT: '0', LOG_LEVEL: 'silent' },
  });
}

it('killed in the middle of a picture and started again paints every wish exactly once', {
  timeout: 120_000,
}, async () => {
  media = await openMedia(engines);
  const jobs = await Promise.all(
    Array.from({ length: PICTURES }, () => media.order(MIA, 'ein grüner Drache vor einem Schloss')),
  );
  const states = async () =>
    Promise.all(jobs.map(async (job) => (await media.read(MIA, job)).state));

  worker = startWorkerProcess();
  await waitFor(async () => (await states()).some((state) => state !== 'queued'), {
    timeoutMs: 40_000,
  });
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect(await states()).not.toEqual(jobs.map(() => 'ready'));

  worker = startWorkerProcess();
  await waitFor(async () => (await states()).every((state) => state === 'ready'), {
    timeoutMs: 60_000,
  });
  expect(await media.countFiles()).toBe(PICTURES);
  const chunks = media.deps.mongo.connection.collection('files.chunks');
  expect(await chunks.distinct('files_id')).toHaveLength(PICTURES);

  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
