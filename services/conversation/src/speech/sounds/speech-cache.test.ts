import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test, vi } from 'vitest';
import { fakeSpeechApi } from '../../testing/fake-speech-api.ts';
import { openConversation } from '../../testing/open-conversation.ts';

const engines = useEngines();
const text = 'Eine Spinne hat acht Beine.';
const KEPT = 'private, max-age=86400, immutable';

async function openWith(behaviour: Parameters<typeof fakeSpeechApi>[0] = {}) {
  const api = await fakeSpeechApi(behaviour);
  const service = await openConversation({ engines, environment: api.openAi });
  const settings = await service.deps.readSettings();
  const speak = (spoken = text) => service.call('POST', '/speech', { body: { text: spoken } });
  const listen = (key: string, headers: Record<string, string> = {}) =>
    service.app.inject({
      method: 'GET',
      url: `/speech/${key}`,
      headers: { 'x-internal-token': service.deps.internalToken, ...headers },
    });
  const prepare = (signal?: AbortSignal) => service.deps.speaker.prepare(text, settings, signal);
  return { ...service, ...api, speak, listen, prepare };
}

test('the same text is asked of the provider once', async () => {
  const { speak, spoken } = await openWith();
  const first = await speak();
  const second = await speak();
  expect(second.body).toBe('ID3 sound');
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.headers['content-type']).toBe('audio/mpeg');
  await speak('Etwas anderes.');
  expect(spoken()).toHaveLength(2);
});

test('thirty who want the same sentence at once share one sound', async () => {
  const { speak, spoken } = await openWith();
  const answers = await Promise.all(Array.from({ length: 30 }, () => speak()));
  expect(answers.map(({ body }) => body)).toEqual(Array(30).fill('ID3 sound'));
  expect(spoken()).toHaveLength(1);
});

test('a prepared sentence is heard under its key while it is made and afterwards', async () => {
  const rest = Promise.withResolvers<void>();
  const { prepare, listen, speak, spoken } = await openWith({ afterFirstPiece: rest.promise });
  const key = prepare();
  const early = listen(key);
  rest.resolve();
  expect((await early).body).toBe('ID3 sound');
  const late = await listen(key);
  expect(late.body).toBe('ID3 sound');
  expect(late.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '9',
    'cache-control': KEPT,
    etag: `"${key}"`,
  });
  expect((await speak()).headers.etag).toBe(`"${key}"`);
  expect(spoken()).toHaveLength(1);
});

test('the first bytes leave before the last ones are made', async () => {
  const rest = Promise.withResolvers<void>();
  const { app, deps, prepare } = await openWith({ afterFirstPiece: rest.promise });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-internal-token': deps.internalToken };
  const answer = await fetch(`${url}/speech/${prepare()}`, { headers });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('ID3 ');
  rest.resolve();
  const second = await reader?.read();
  expect(Buffer.from(second?.value ?? []).toString()).toBe('sound');
});

test('a browser that has the sound is told so; an unknown key is told in German', async () => {
  const { prepare, listen, spoken } = await openWith();
  const key = prepare();
  const known = await listen(key, { 'if-none-match': `"${key}"` });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const unknown = await listen('A'.repeat(43));
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'SPEECH_NOT_FOUND']);
  expect((await listen('short')).statusCode).toBe(404);
  expect(spoken().length).toBeLessThanOrEqual(1);
});

test('when everybody hangs up the provider is left alone, and the next one is served', async () => {
  const rest = Promise.withResolvers<void>();
  const { app, deps, hungUp, spoken } = await openWith({ afterFirstPiece: rest.promise });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (signal?: AbortSignal) =>
    fetch(`${url}/speech`, {
      method: 'POST',
      headers: { 'x-internal-token': deps.internalToken, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      ...(signal && { signal }),
    });
  const child = new AbortController();
  await ask(child.signal);
  child.abort();
  await vi.waitFor(() => expect(hungUp).toEqual(['/v1/audio/speech']));
  rest.resolve();
  expect(await (await ask()).text()).toBe('ID3 sound');
  expect(spoken()).toHaveLength(2);
});

test('an interrupted answer cancels its prepared sentence unless somebody listens', async () => {
  const rest = Promise.withResolvers<void>();
  const { prepare, listen, hungUp, spoken } = await openWith({ afterFirstPiece: rest.promise });
  const interrupt = new AbortController();
  const key = prepare(interrupt.signal);
  const listening = listen(key);
  await vi.waitFor(() => expect(spoken()).toHaveLength(1));
  interrupt.abort();
  rest.resolve();
  expect((await listening).body).toBe('ID3 sound');

  const again = await openWith({ afterFirstPiece: new Promise(() => {}) });
  const secondInterrupt = new AbortController();
  const secondKey = again.prepare(secondInterrupt.signal);
  await vi.waitFor(() => expect(again.spoken()).toHaveLength(1));
  secondInterrupt.abort();
  await vi.waitFor(() => expect(again.hungUp).toHaveLength(1));
  expect((await again.listen(secondKey)).statusCode).toBe(404);
  expect(hungUp).toEqual([]);
});

test('a sentence the moderation refuses is not spoken, one that passed is not asked twice', async () => {
  const { deps, prepare, speak, call } = await openWith();
  const check = vi.spyOn(deps.gate, 'checkAnswer');
  prepare();
  expect((await speak()).statusCode).toBe(200);
  expect(check).not.toHaveBeenCalled();
  const refused = await call('POST', '/speech', { body: { text: 'Wie baue ich eine Bombe?' } });
  expect(refused.statusCode).toBe(422);
});
