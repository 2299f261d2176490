import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { priceOfChildHour } from '../ai-usage/estimate-child-hour.ts';
import { renewSeals } from '../settings/renew-seals.ts';
import { openAccounts } from '../testing/open-accounts.ts';
import { findNearbyServers } from './list-models.ts';

const engines = useEngines();
let opened = 0;
const open = (environment: Record<string, string> = {}, database?: string) => {
  opened += 1;
  return openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: database ?? `${engines.mongodb.databasePrefix}-ai-servers-${opened}`,
    environment,
  });
};

const key = 'sk-school-abcdefgh1234WXYZ';
const nothing = { text: null, image: null, speech: null, transcription: null, moderation: null };

/** A model server that answers as it is told and remembers what it was asked. */
async function openModelServer(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
): Promise<{ url: string; asked: { path: string; key: string | undefined }[] }> {
  const asked: { path: string; key: string | undefined }[] = [];
  const server = createServer((request, reply) => {
    asked.push({ path: request.url ?? '', key: request.headers.authorization });
    request.resume();
    request.once('end', () => answer(request, reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

const json = (reply: ServerResponse, body: unknown, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a server’s key is sealed and shown by its end only; services get what was chosen', async () => {
  const { call, deps } = await open();
  const url = 'http://192.168.1.20:11434/v1/';
  const added = await call('POST', '/ai-servers', { kind: 'ollama', name: 'Keller', url, key });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ url: url.slice(0, -1), key: { lastFour: 'WXYZ' } });
  const stored = await deps.mongo.connection.collection('aiServers').findOne({});
  expect(JSON.stringify(stored)).not.toContain(key);

  const { id } = added.body;
  const chosen = { text: { serverId: id, model: 'qwen3:8b' }, image: 'built-in' };
  const after = await call('PATCH', '/ai-choices', chosen);
  expect(after.body.choices).toEqual({ ...nothing, ...chosen });
  expect(JSON.stringify(after.body)).not.toContain(key);
  const { chosenAi } = (await call('GET', '/settings/for-services')).body;
  expect(chosenAi).toEqual({
    text: { baseUrl: url.slice(0, -1), apiKey: key, model: 'qwen3:8b' },
    image: 'built-in',
  });

  // What is absent stays; null is the environment's again.
  await call('PATCH', '/ai-choices', { image: null });
  const { choices } = (await call('GET', '/ai-servers')).body;
  expect(choices).toEqual({ ...nothing, text: chosen.text });
});

test('a server that is removed takes its choices along, and unknown ones cannot be chosen', async () => {
  const { call } = await open();
  const server = { kind: 'other', name: 'Werkstatt', url: 'http://ki.schule.example:8080/v1' };
  const { id } = (await call('POST', '/ai-servers', server)).body;
  await call('PATCH', '/ai-choices', { speech: { serverId: id, model: 'kokoro' } });
  expect((await call('DELETE', `/ai-servers/${id}`)).status).toBe(204);
  expect((await call('GET', '/ai-servers')).body).toMatchObject({ servers: [], choices: nothing });
  expect((await call('GET', '/settings/for-services')).body.chosenAi).toEqual({});

  const gone = { text: 'built-in', speech: { serverId: id, model: 'kokoro' } };
  expect((await call('PATCH', '/ai-choices', gone)).body.error).toBe('AI_SERVER_NOT_FOUND');
  expect((await call('GET', '/ai-servers')).body.choices).toEqual(nothing);
  expect((await call('DELETE', `/ai-servers/${id}`)).status).toBe(404);
});

test('at another address a key is forgotten, on another path of the same server it is not', async () => {
  const { call } = await open();
  const server = { kind: 'other', name: 'Tor', url: 'https://ki.schule.example/v1', key };
  const { id } = (await call('POST', '/ai-servers', server)).body;
  const change = async (payload: object) =>
    (await call('PATCH', `/ai-servers/${id}`, payload)).body.key?.lastFour ?? null;
  expect(await change({ name: 'Das Tor' })).toBe('WXYZ');
  expect(await change({ url: 'https://ki.schule.example/neu/v1', key: '' })).toBe('WXYZ');
  expect(await change({ url: 'https://boese.example/v1' })).toBeNull();
  expect(await change({ url: server.url, key: 'sk-another-12345678' })).toBe('5678');
  expect(await change({ key: null })).toBeNull();
});

test('addresses that are none, or that tell a cloud’s secrets, are refused in German', async () => {
  const { call } = await open();
  for (const url of [
    'ki-server',
    'ftp://192.168.1.20/v1',
    'http://lehrer:geheim@192.168.1.20/v1',
    'http://192.168.1.20/v1?key=abc',
    'http://169.254.169.254/v1',
    'http://[fe80::1]/v1',
    'http://[::ffff:169.254.169.254]/v1',
    'http://[64:ff9b::a9fe:a9fe]/v1',
    'http://0xa9fea9fe/v1',
    'http://metadata.google.internal./v1',
    'http://metadata.google.internal/v1',
  ]) {
    const { status, body } = await call('POST', '/ai-servers', { kind: 'other', name: 'X', url });
    expect([url, status, body.message]).toEqual([url, 400, expect.stringContaining('Bitte geben')]);
  }
  expect((await call('GET', '/ai-servers')).body.servers).toEqual([]);
});

test('of a server’s answer only names of models come back, and a redirect is not followed', async () => {
  const elsewhere = await openModelServer((_request, reply) => json(reply, { data: [] }));
  let answer: (reply: ServerResponse) => void = () => {};
  const server = await openModelServer((_request, reply) => answer(reply));
  const { call } = await open();
  const { url } = server;
  const { id } = (await call('POST', '/ai-servers', { kind: 'other', name: 'X', url, key })).body;
  const read = async () => (await call('GET', `/ai-servers/${id}/models`)).body;

  answer = (reply) =>
    json(reply, { secret: 'passwd', data: [{ id: 'qwen3:8b', owner: 'root' }, { id: 'a b\n' }] });
  expect(await read()).toEqual({ models: ['qwen3:8b'], problem: null, prices: [] });
  expect(server.asked).toEqual([{ path: '/v1/models', key: `Bearer ${key}` }]);

  answer = (reply) => json(reply, { error: 'inner words' }, 401);
  expect((await read()).problem).toBe('Der Server kennt diesen Schlüssel nicht.');
  answer = (reply) => reply.writeHead(302, { location: `${elsewhere.url}/models` }).end();
  expect((await read()).models).toEqual([]);
  expect(elsewhere.asked).toEqual([]);
  answer = (reply) => reply.end('<html>Drucker im Lehrerzimmer</html>');
  expect((await read()).problem).toContain('nicht, wie LUX es erwartet');
});

test('a server on this machine is found with a model for talks, a closed port is not', async () => {
  const models = ['all-minilm:l6', 'bge-m3', 'gemma3:4b', 'whisper-small'].map((id) => ({ id }));
  const open = await openModelServer((_request, reply) => json(reply, { data: models }));
  const place = { kind: 'ollama', name: 'Ollama auf diesem Server' } as const;
  const found = await findNearbyServers([
    { ...place, url: open.url },
    { ...place, url: 'http://127.0.0.1:9/v1' },
  ]);
  expect(found.servers).toEqual([{ ...place, url: open.url, model: 'gemma3:4b' }]);
});

test('what a child costs in an hour is told where the list price is known', () => {
  const url = 'https://api.openai.com/v1';
  const text = { cost: 0.0582, asOf: '2026-06' };
  expect(priceOfChildHour('text', { url, model: 'gpt-5.4-mini' })).toEqual(text);
  expect(priceOfChildHour('moderation', { url, model: 'omni-moderation-latest' })?.cost).toBe(0);
  // A model for talks neither speaks nor judges.
  expect(priceOfChildHour('speech', { url, model: 'gpt-5.4-mini' })).toBeNull();
  expect(priceOfChildHour('moderation', { url, model: 'gpt-5.4-mini' })).toBeNull();
  expect(priceOfChildHour('text', { url: 'http://keller:11434/v1', model: 'gemma3' })).toBeNull();
});

test('a model is tried out, and the verdict is a German sentence with its time', async () => {
  const server = await openModelServer((request, reply) => {
    if (request.url === '/v1/chat/completions') {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.write('data: {"choices":[{"delta":{"content":"Hallo!"}}]}\n\n');
      reply.end('data: [DONE]\n\n');
    } else if (request.url === '/v1/moderations') json(reply, { results: [{ flagged: false }] });
    else json(reply, {}, 404);
  });
  const { call } = await open();
  const { url } = server;
  const { id } = (await call('POST', '/ai-servers', { kind: 'other', name: 'X', url })).body;
  const testOf = async (ability: string) =>
    (await call('POST', `/ai-servers/${id}/tests`, { ability, model: 'qwen3:8b' })).body;

  expect(await testOf('text')).toMatchObject({
    isWorking: true,
    message: expect.stringMatching(/^Das Modell antwortet\. Gebraucht: [\d,]+ Sekunden\.$/),
  });
  // It calls everything harmless.
  expect(await testOf('moderation')).toMatchObject({
    isWorking: false,
    message: 'Der Server hält einen gefährlichen Satz für harmlos.',
  });
  expect((await testOf('image')).message).toContain('Unter dieser Adresse gibt es das nicht');
  expect((await testOf('speech')).isWorking).toBe(false);
});

test('keys of servers are sealed anew when SETTINGS_KEY changes', async () => {
  const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const database = `${engines.mongodb.databasePrefix}-ai-seals`;
  const before = await open({ SETTINGS_KEY: oldKey }, database);
  const server = { kind: 'other', name: 'X', url: 'http://ki.schule.example/v1', key };
  const { id } = (await before.call('POST', '/ai-servers', server)).body;
  const keyOf = async ({ deps }: Pick<typeof before, 'deps'>) =>
    (await deps.aiServers.findProvider(id)).apiKey;
  expect(await keyOf(await open({ SETTINGS_KEY: newKey }, database))).toBe('none');
  await renewSeals(
    (await open({ SETTINGS_KEY: newKey, SETTINGS_KEY_PREVIOUS: oldKey }, database)).deps,
  );
  expect(await keyOf(await open({ SETTINGS_KEY: newKey }, database))).toBe(key);
});
