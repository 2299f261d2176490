import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const FILE = 'another-childs-file-xx';
const JOB = 'a-job-a-job-a-job-a-jo';
const job = {
  jobId: JOB,
  kind: 'image',
  state: 'failed',
  prompt: 'ein Drache',
  createdAt: '2026-05-04T10:00:00.000Z',
  finishedAt: null,
  starts: 3,
  reason: 'INTERNAL',
  message: 'Das Bild konnte nicht generiert werden.',
};
const picture = { id: FILE, kind: 'image', prompt: 'ein Drache', createdAt: job.createdAt };

/** Media that has a file of some other child, and an admin who has unlocked the dashboard. */
async function open() {
  const calls: string[] = [];
  const media = await createInnerServer({
    service: 'media',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
    tiers: () => ({ image: 'built-in' }),
  });
  media.addHook('onRequest', async ({ method, url }) => {
    if (!url.startsWith('/readyz')) calls.push(`${method} ${url}`);
  });
  media.get('/files/:id', async () => {
    throw new AppError('FILE_NOT_FOUND', 404, 'Dieses Bild gibt es nicht mehr.');
  });
  media.get('/files/:id/facts', async () => {
    throw new AppError('FILE_NOT_FOUND', 404, 'Dieses Bild gibt es nicht mehr.');
  });
  media.get('/any-files/:id', async (_request, reply) =>
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/png')
      .send(Buffer.from('png')),
  );
  media.get('/any-files/:id/facts', async () => ({ contentType: 'image/png', sizeBytes: 3 }));
  media.delete('/any-files/:id', async (_request, reply) => reply.status(204).send());
  media.get('/pictures', async () => [picture]);
  media.get('/job-counts', async () => ({ queued: 2, active: 1, failed: 1 }));
  media.get('/jobs', async () => [job]);
  media.post('/jobs/:id/retries', async () => ({ ...job, state: 'queued' }));
  media.delete('/any-jobs/:id', async (_request, reply) => reply.status(204).send());
  const url = await media.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => media.close());
  const { app, orders } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { MEDIA_URL: url, GAMES_URL: 'http://127.0.0.1:1' },
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password: 'kurbel-teich-magnet' },
  });
  const cookie = cookieOf(login);
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: path, headers: { cookie }, ...(payload && { payload }) });
  const graphql = (query: string) => send('POST', '/graphql', { query });
  return { app, calls, orders, send, graphql };
}

test('who may watch sees and saves any child’s picture, and keeps no copy', async () => {
  const { send } = await open();
  const shown = await send('GET', `/media/${FILE}`);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  const { downloadUrl } = (
    await send('POST', '/api/download-image', {
      imageUrl: `/media/${FILE}`,
      filename: 'ein Drache mit zwei Köpfen und drei Beinen',
      nameCharacters: 30,
    })
  ).json();
  const name = decodeURIComponent(downloadUrl).split('download=')[1];
  expect(name).toMatch(/^LUX_ein_Drache_mit_zwei_Köpfen_und_\d/);
});

test('a stranger hears that the picture is not there, and nobody asks for it', async () => {
  const { app, calls } = await open();
  const headers = { 'x-visitor-token': 'some-other-visitor' };
  const answer = await app.inject({ url: `/media/${FILE}`, headers });
  expect(answer.statusCode).toBe(404);
  expect(calls.filter((call) => call.includes('any-files'))).toEqual([]);
});

test.each([
  ['GET', '/api/analytics/pictures'],
  ['DELETE', `/api/analytics/pictures/${FILE}`],
  ['GET', '/api/analytics/job-counts'],
  ['GET', '/api/analytics/jobs?state=failed'],
  ['POST', `/api/analytics/jobs/${JOB}/retries`],
  ['DELETE', `/api/analytics/jobs/${JOB}`],
  ['GET', '/api/analytics/health'],
] as const)('%s %s is for those who may watch', async (method, path) => {
  const { app, calls, send } = await open();
  const refused = await app.inject({ method, url: path });
  expect([refused.statusCode, refused.json().error]).toEqual([401, 'DASHBOARD_LOCKED']);
  expect(calls).toEqual([]);
  expect((await send(method, path)).statusCode).toBe(200);
});

test('a picture that an admin deletes is noted with its words before it goes, so that no restore brings it back', async () => {
  const { send, orders, calls } = await open();
  expect((await send('DELETE', `/api/analytics/pictures/${FILE}`)).statusCode).toBe(200);
  expect(orders.filter(({ path }) => /deletions$/.test(String(path)))).toEqual([
    { path: '/deletions', thing: { fileId: FILE } },
    { path: '/requests/word-deletions', fileId: FILE },
  ]);
  expect(calls.at(-1)).toBe(`DELETE /any-files/${FILE}`);
});

test('GraphQL does the same', async () => {
  const { graphql, calls, app } = await open();
  const query = `{
    health { tiers { ability tier } }
    jobCounts { queued active failed }
    watchedJobs(state: failed) { jobId reason }
    watchedPictures(first: 5) { id prompt }
  }`;
  expect((await graphql(query)).json()).toEqual({
    data: {
      health: { tiers: [{ ability: 'image', tier: 'built-in' }] },
      jobCounts: { queued: 2, active: 1, failed: 1 },
      watchedJobs: [{ jobId: JOB, reason: 'INTERNAL' }],
      watchedPictures: [{ id: FILE, prompt: 'ein Drache' }],
    },
  });
  await graphql(`mutation { retryJob(jobId: "${JOB}") { state } }`);
  await graphql(`mutation { removeJob(jobId: "${JOB}") deletePicture(id: "${FILE}") }`);
  expect(calls.slice(-4)).toEqual([
    `POST /jobs/${JOB}/retries`,
    `DELETE /any-jobs/${JOB}`,
    `GET /any-files/${FILE}/facts`,
    `DELETE /any-files/${FILE}`,
  ]);
  const refused = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(refused.json().errors[0].extensions.code).toBe('DASHBOARD_LOCKED');
});

test('the report names a service that does not answer', async () => {
  const { send } = await open();
  const { services } = (await send('GET', '/api/analytics/health')).json();
  expect(services).toContainEqual({ name: 'media', isOk: true });
  expect(services).toContainEqual({ name: 'redis', isOk: true });
  expect(services).toContainEqual({ name: 'games', isOk: false });
});
