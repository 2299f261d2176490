import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announceBody } from '../testing/announce-body.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const KEY = 'K'.repeat(43);
const KEPT = 'private, max-age=86400, immutable';
const words = [{ startMs: 0, endMs: 300.5, from: 0, to: 5 }];
const webm = Buffer.from('a recording');

/** The bff before a stand-in for conversation that keeps the recordings it gets. */
async function open({ isAvailable = true } = {}) {
  const trials: unknown[] = [];
  const recordings: { type: string | undefined; audio: unknown }[] = [];
  const conversation = await createInnerServer({
    service: 'conversation',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
  });
  conversation.removeAllContentTypeParsers();
  conversation.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: 20_000_000 },
    async (_request: unknown, body: Buffer) => body,
  );
  conversation.post('/speech', async (_request, reply) =>
    reply
      .type('audio/mpeg')
      .header('etag', `"${KEY}"`)
      .header('cache-control', 'no-store')
      .send('mp3'),
  );
  conversation.post('/voice-trials', async (request, reply) => {
    trials.push(JSON.parse(String(request.body)));
    return reply.type('audio/mpeg').send('mp3 of a trial');
  });
  conversation.get('/speech/:key', async (request, reply) => {
    reply.header('etag', `"${KEY}"`).header('cache-control', KEPT);
    if (request.headers['if-none-match'] === `"${KEY}"`) return reply.status(304).send();
    return reply.type('audio/mpeg').header('x-spoken-words', '[[0,300.5,0,5]]').send('mp3');
  });
  conversation.get('/speech/:key/words', async (request, reply) => {
    if (String(request.url).includes(KEY)) return words;
    return reply.status(404).send({ error: 'SPEECH_NOT_FOUND', message: 'Nicht im Ohr.' });
  });
  conversation.get('/transcriptions', async () => ({ isAvailable }));
  conversation.post('/transcriptions', async (request) => {
    recordings.push({ type: request.headers['content-type'], audio: request.body });
    return { text: 'Was ist ein Igel?' };
  });
  const url = await conversation.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => conversation.close());
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { CONVERSATION_URL: url },
  });
  const published = vi.spyOn(bff.deps.events, 'publish');
  const send = (payload: Buffer | FormData, contentType?: string) =>
    bff.app.inject({
      method: 'POST',
      url: '/api/transcriptions',
      payload,
      headers: {
        'x-visitor-token': 'visitor-who-records',
        ...(contentType && { 'content-type': contentType }),
      },
    });
  return { ...bff, published, recordings, trials, send };
}

test('a sound comes with its tag and its words, and from the browser’s own store afterwards', async () => {
  const { app, published } = await open();
  const spoken = await app.inject({
    method: 'POST',
    url: '/api/speech',
    payload: { text: 'Hallo' },
  });
  expect(spoken.headers).toMatchObject({ etag: `"${KEY}"`, 'content-type': 'audio/mpeg' });

  const url = `/api/speech/${KEY}`;
  const heard = await app.inject({ url });
  expect(heard.body).toBe('mp3');
  expect(heard.headers).toMatchObject({
    etag: `"${KEY}"`,
    'cache-control': KEPT,
    'x-spoken-words': '[[0,300.5,0,5]]',
  });
  const kept = await app.inject({ url, headers: { 'if-none-match': `"${KEY}"` } });
  expect([kept.statusCode, kept.body]).toEqual([304, '']);
  const event = published.mock.lastCall?.[0];
  expect(event).toMatchObject({ type: 'speech', prompt: null, response: null });
  expect(event?.operation).not.toContain(KEY);
});

test('the words of a sound are told with their times; of an unknown one they are not found', async () => {
  const { app, published } = await open();
  expect((await app.inject({ url: `/api/speech/${KEY}/words` })).json()).toEqual(words);
  expect(published.mock.lastCall?.[0].operation).not.toContain(KEY);
  const unknown = await app.inject({ url: `/api/speech/${'X'.repeat(43)}/words` });
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'SPEECH_NOT_FOUND']);
});

test('only admins hear a voice that is not saved', async () => {
  const { app, trials } = await open();
  const trial = { text: 'Hallo, ich bin LUX.', voiceId: 'otto', speechSpeed: 1.2 };
  const ask = (payload: object, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/settings/voice-trials',
      payload,
      headers: { cookie },
    });
  expect((await ask(trial)).json().error).toBe('DASHBOARD_LOCKED');
  expect(trials).toEqual([]);
  const password = 'kurbel-teich-magnet';
  const admin = cookieOf(
    await app.inject({ method: 'POST', url: '/api/dashboard/login', payload: { password } }),
  );
  const heard = await ask(trial, admin);
  expect([heard.body, heard.headers['content-type']]).toEqual(['mp3 of a trial', 'audio/mpeg']);
  expect(trials).toEqual([trial]);
  expect((await ask({ ...trial, speechSpeed: 9 }, admin)).statusCode).toBe(400);
});

test('a recording goes to conversation as it is, and what was said into no event', async () => {
  const { send, recordings, published } = await open();
  const answer = await send(webm, 'audio/webm;codecs=opus');
  expect([answer.statusCode, answer.json()]).toEqual([200, { text: 'Was ist ein Igel?' }]);
  expect(recordings).toEqual([{ type: 'audio/webm;codecs=opus', audio: webm }]);
  expect(JSON.stringify(published.mock.calls)).not.toContain('Igel');
});

test('a recording may come as the field of a form', async () => {
  const { send, recordings } = await open();
  const form = new FormData();
  form.set('file', new Blob([webm], { type: 'audio/webm' }), 'aufnahme.webm');
  expect((await send(form)).statusCode).toBe(200);
  expect(recordings).toEqual([{ type: 'audio/webm', audio: webm }]);
});

test.each([
  ['without the field', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['that is broken', 'multipart/form-data; boundary=x', '--x\r\nfile'],
  ['without a boundary', 'multipart/form-data', 'file'],
])('a form %s is refused', async (_how, contentType, body) => {
  const { send, recordings } = await open();
  const answer = await send(Buffer.from(body), contentType);
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
  expect(recordings).toEqual([]);
});

test('a recording beyond ten megabytes is refused by the bff', async () => {
  const { send, recordings } = await open();
  const answer = await send(Buffer.alloc(10 * 1024 * 1024 + 1), 'audio/webm');
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(recordings).toEqual([]);
});

test.each([
  ['nobody has shown a visitor', true, {}, 400, 'VISITOR_UNKNOWN'],
  [
    'there is nobody who could understand it',
    false,
    { 'x-visitor-token': 'visitor-who-records' },
    501,
    'TRANSCRIPTION_UNAVAILABLE',
  ],
])(
  'where %s, a recording is refused before a byte of it is read',
  async (_why, isAvailable, headers, status, error) => {
    const { app, recordings } = await open({ isAvailable });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { answer, body, neverSent } = await announceBody(`${url}/api/transcriptions`, 'POST', {
      ...headers,
      'content-type': 'audio/webm',
      'content-length': '9000000',
    });
    expect([answer.statusCode, JSON.parse(body).error]).toEqual([status, error]);
    expect(recordings).toEqual([]);
    neverSent();
  },
);

test('whether recordings are understood can be asked', async () => {
  const { app } = await open();
  expect((await app.inject({ url: '/api/transcriptions' })).json()).toEqual({ isAvailable: true });
});
