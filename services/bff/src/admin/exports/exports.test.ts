import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const OWN_FILE = 'own-file-own-file-own-';

const buildRow = (given: Partial<AnalyticsRequest> = {}): AnalyticsRequest => ({
  id: createId(),
  timestamp: '2026-05-04T10:00:00.000Z',
  type: 'text',
  visitorToken: 'visitor-of-the-export',
  prompt: 'Wie viele Beine hat eine Spinne?',
  response: 'Acht; manche sagen „viele“.',
  imageUrl: null,
  userAgent: 'Firefox auf Linux',
  ipAddress: '192.0.2.0',
  userId: null,
  operation: 'POST /api/conversations/:id/messages',
  status: 201,
  durationMs: 12.5,
  safety: null,
  ...given,
});

async function open(rows: AnalyticsRequest[], { isCut = false } = {}) {
  const log = pino({ level: 'silent' });
  const asked: unknown[] = [];
  const analytics = await createInnerServer({
    service: 'analytics',
    log,
    internalToken: 'an internal token',
    checks: {},
  });
  analytics.get('/exports/requests', async (request, reply) => {
    asked.push(request.query);
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    reply.type('application/x-ndjson').header('x-total-count', rows.length);
    if (!isCut) return reply.send(lines);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': lines.length + 100, 'x-total-count': 1 });
    reply.raw.write(lines, () => reply.raw.destroy());
  });
  const url = await analytics.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => analytics.close());

  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { ANALYTICS_URL: url },
  });
  const unlocked = await app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password: 'kurbel-teich-magnet' },
  });
  const cookie = cookieOf(unlocked);
  return {
    asked,
    app,
    get: (file: string) =>
      app.inject({ url: `/api/analytics/exports/${file}`, headers: { cookie } }),
  };
}

test('requests leave as CSV that German spreadsheets read', async () => {
  const { get, asked } = await open([buildRow({ id: 'one' })]);
  const from = '2026-05-01T00:00:00.000Z';
  const answer = await get(`requests.csv?from=${from}&only=ai`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="LUX-anfragen.csv"',
    'cache-control': 'no-store',
    'x-total-count': '1',
  });
  expect(answer.body).toBe(
    '\u{feff}"Zeit";"Art";"Besucher";"Benutzer";"Anfrage";"Antwort";"Bild";"Warum kein Bild";"Auffällig";"Welche Gefahr";"Erledigt am";"Erledigt von";"Aufruf";"Status";"Dauer (ms)";"Browser";"IP-Adresse";"Kennung"\r\n' +
      '"04.05.2026, 12:00:00";"Text";"visitor-";"";"Wie viele Beine hat eine Spinne?";"Acht; manche sagen „viele“.";"";"";"";"";"";"";"POST /api/conversations/:id/messages";"201";"12,5";"Firefox auf Linux";"192.0.2.0";"one"\r\n',
  );
  expect(asked).toEqual([{ from, only: 'ai', hasImage: 'false' }]);
});

test('a sign of danger says which, and what nobody could judge that it was so', async () => {
  const { get } = await open([
    buildRow({ safety: 'crisis', danger: 'fire' }),
    buildRow({ safety: 'unclear' }),
  ]);
  const { body } = await get('requests.csv');
  expect(body).toContain(';"Gefahr";"Feuer";');
  expect(body).toContain(';"nicht beurteilbar";"";');
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+49 123', '"\'+49 123"'],
  ['-1+1', '"\'-1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['Hallo,=1+2+4', '"Hallo,\'=1+2+4"'],
  ['Hallo; =1+2', '"Hallo; \'=1+2"'],
  ['Hallo\t@SUM(A1)', '"Hallo\t\'@SUM(A1)"'],
  ['Hallo\n+1', '"Hallo\n\'+1"'],
  ['Hallo\r\n-1', '"Hallo\r\n\'-1"'],
  ['  =1', '"  \'=1"'],
  ['",=1+1', '""",\'=1+1"'],
  ['Hallo"=1', '"Hallo""\'=1"'],
  ['＝1+1', '"\'＝1+1"'],
])('a cell %j is no formula', async (prompt, cell) => {
  const { get } = await open([buildRow({ prompt })]);
  expect((await get('requests.csv')).body).toContain(`;"";${cell};"Acht;`);
});

test('a sum within a sentence stays as it was said', async () => {
  const prompt = '7 + 3 = 10, minus 2 - 1';
  const { get } = await open([buildRow({ prompt })]);
  expect((await get('requests.csv')).body).toContain(`;"${prompt}";`);
});

test('a picture that was given up says why', async () => {
  const { get } = await open([buildRow({ type: 'image', pictureFailure: 'NOT_PAINTABLE' })]);
  const why = 'Das lässt sich mit der eingebauten KI nicht malen.';
  expect((await get('requests.csv')).body).toContain(`;"";"${why}";"";"";"";`);
});

test('requests leave as JSON, without the part of the token that is a secret', async () => {
  const rows = [buildRow(), buildRow({ visitorToken: null })];
  const { get } = await open(rows);
  expect((await get('requests.json')).json()).toEqual([
    { ...rows[0], visitorToken: 'visitor-' },
    rows[1],
  ]);
  const none = await open([]);
  expect((await none.get('requests.json')).json()).toEqual([]);
});

test('pictures leave as a ZIP with their files and a table that names what is gone', async () => {
  const { get, asked } = await open([
    buildRow({ type: 'image', imageUrl: `/media/${OWN_FILE}` }),
    buildRow({ type: 'coloring', imageUrl: '/media/gone-file-gone-file-go' }),
    buildRow({ type: 'image', imageUrl: `/media/${OWN_FILE}` }),
  ]);
  const answer = await get('pictures.zip');
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'x-total-count': '3' });
  expect(asked).toEqual([{ hasImage: 'true' }]);
  const bytes = answer.rawPayload;
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const names = bytes.toString('latin1').match(/bilder[\w./-]*\.(png|csv)/g);
  expect([...new Set(names)]).toEqual([`bilder/${OWN_FILE}.png`, 'bilder.csv']);
});

test('users leave as CSV', async () => {
  const { app, get } = await open([]);
  await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'mia', password: 'ein langes Passwort' },
  });
  const answer = await get('users.csv');
  expect(answer.body).toMatch(/^\u{feff}"Benutzername";"Anzeigename";"Rolle"/u);
  expect(answer.body).toContain('\r\n"mia";"";"Benutzer";"01.01.1970, 01:00:00";"";');
  expect(answer.headers['x-total-count']).toBe('1');
});

test('an export that breaks off does not look complete', async () => {
  const short = await open([buildRow()], { isCut: true });
  expect((await short.get('requests.json')).statusCode).toBe(500);
  const long = await open(
    Array.from({ length: 500 }, () => buildRow()),
    { isCut: true },
  );
  await expect(long.get('requests.json')).rejects.toThrow();
});

test.each([
  'requests.csv',
  'requests.json',
  'pictures.zip',
  'pictures.csv',
  'users.csv',
  'users.json',
])('%s is closed without the dashboard', async (file) => {
  const { app } = await open([]);
  const answer = await app.inject({ url: `/api/analytics/exports/${file}` });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'DASHBOARD_LOCKED']);
});
