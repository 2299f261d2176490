import { Exams } from '@lux/contracts/conversation/exam.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';
import { standInExam } from '../../testing/stand-in/exams.ts';

const engines = useEngines();
let opened = 0;
async function open() {
  opened += 1;
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-exams-${opened}`,
  });
  const payload = { password: 'kurbel-teich-magnet' };
  const { app } = bff;
  const cookie = cookieOf(
    await app.inject({ method: 'POST', url: '/api/dashboard/login', payload }),
  );
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return { ...bff, ask };
}

test('who has a model examined stands in the trail, and who ends it', async () => {
  const { ask, auditTrail } = await open();
  const started = await ask('POST', '/api/admin/exams', {});
  expect(started.statusCode).toBe(201);
  await ask('DELETE', `/api/admin/exams/${standInExam.id}`);
  expect(auditTrail.entries.map(({ action, details }) => [action, details])).toEqual([
    ['exam.started', { model: null, server: null }],
    ['exam.cancelled', {}],
  ]);
});

test('a server without a model, and a model without a server, are refused', async () => {
  const { ask } = await open();
  const refused = await ask('POST', '/api/admin/exams', { model: 'qwen3:8b' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain('Server und ein Modell');
});

test('report cards are read by REST and GraphQL, and printed', async () => {
  const { ask } = await open();
  const { exams, inUse } = Exams.parse((await ask('GET', '/api/admin/exams')).json());
  expect(inUse).toMatchObject({ model: 'qwen3:8b', result: 'none' });
  expect(exams[0]?.score).toBe(91.5);
  const query = '{ exams { exams { id score areas { area passed } } inUse { result } } }';
  const { data } = (await ask('POST', '/graphql', { query })).json();
  expect(data.exams.exams[0].score).toBe(91.5);
  const pdf = await ask('GET', `/api/admin/exams/${standInExam.id}/report.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.body).toBe('report of qwen3:8b');
});
