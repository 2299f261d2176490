import { PrivacyKit } from '@lux/contracts/media/privacy-kit.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const kit = '/api/admin/privacy-kit';
let opened = 0;

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-kit-${opened}`,
    environment: { PUBLIC_URL: 'https://lux.schule.example/start', ...environment },
  });
  const host = 'lux.schule.example';
  const login = await bff.app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password: 'kurbel-teich-magnet' },
    headers: { host },
  });
  const cookie = cookieOf(login);
  const get = (url: string) => bff.app.inject({ url, headers: { cookie, host } });
  return { ...bff, get };
}

test('an admin reads what the kit will say, from the configuration and from the services', async () => {
  const { get } = await open({
    OPERATOR_NAME: 'Grundschule am Wald',
    STORE_FULL_IP: 'true',
  });
  const answer = await get(kit);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { facts, documents } = PrivacyKit.parse(answer.json());
  expect(facts).toMatchObject({
    operator: { name: 'Grundschule am Wald', contact: null },
    addresses: ['https://lux.schule.example'],
    isFullIpStored: true,
    traces: null,
    // Without a mail server nobody is told by e-mail.
    alerts: { recipients: 0, webhookHost: null, includesWords: true },
  });
  // What all services say alike is told once, and no user or password of an engine at all.
  expect(facts.providers).toEqual([
    { ability: 'text', host: 'api.openai.com', model: 'gpt', place: 'elsewhere' },
  ]);
  expect(facts.stores.map(({ host }) => host)).toContain('mongo:27017');
  expect(answer.body).not.toContain('geheim');
  expect(facts.retention).toContainEqual({
    data: 'sessions',
    period: { kind: 'limited', amount: 30, unit: 'day' },
  });
  expect(documents.map(({ id, languages }) => [id, languages.length])).toEqual([
    ['parents-notice', 15],
    ['consent', 15],
    ['register', 1],
    ['measures', 1],
    ['deletion', 1],
    ['impact-assessment', 1],
    ['breach', 1],
    ['contracts', 1],
  ]);
});

test('a document is a file to be saved, and stands in the trail', async () => {
  const { get, auditTrail } = await open({ OPERATOR_NAME: 'Waldschule' });
  const answer = await get(`${kit}/consent.pdf?language=tr`);
  expect(answer.body).toBe('consent tr pdf Waldschule');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="LUX-Einwilligung-der-Eltern-tr.pdf"',
  });
  expect((await get(`${kit}/register.txt`)).body).toBe('register de txt Waldschule');
  expect(auditTrail.entries.map(({ action, details }) => [action, details])).toEqual([
    ['privacy-kit.made', { document: 'consent', language: 'tr', format: 'pdf' }],
    ['privacy-kit.made', { document: 'register', language: 'de', format: 'txt' }],
  ]);
});

test('what is not there is said in German, and nothing is made', async () => {
  const { get, auditTrail } = await open();
  const german = await get(`${kit}/register.pdf?language=tr`);
  expect([german.statusCode, german.json().message]).toEqual([
    404,
    'Dieses Dokument gibt es nur auf Deutsch.',
  ]);
  expect((await get(`${kit}/consent.pdf?language=xx`)).statusCode).toBe(400);
  expect((await get(`${kit}/anything.pdf`)).statusCode).toBe(404);
  expect((await get(`${kit}/consent.docx`)).statusCode).toBe(404);
  expect(auditTrail.entries).toEqual([]);
});

test('a kit that would leave something out is not made', async () => {
  const { get, auditTrail } = await open({ ANALYTICS_URL: 'http://127.0.0.1:9' });
  for (const url of [kit, `${kit}/deletion.pdf`, `${kit}.zip`]) {
    expect((await get(url)).statusCode).toBe(503);
  }
  expect(auditTrail.entries).toEqual([]);
});

test('all of it comes as one ZIP', async () => {
  const { get } = await open();
  const answer = await get(`${kit}.zip`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const content = answer.rawPayload.toString('latin1');
  const names = new Set(content.match(/[a-z]{2} [^/]+\/[\w-]+\.(pdf|txt)/g));
  // Eight documents in German, and two for parents in fourteen other languages.
  expect(names.size).toBe((8 + 2 * 14) * 2);
});
