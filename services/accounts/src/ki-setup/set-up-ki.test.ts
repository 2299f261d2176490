import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openAccounts, requiredVariables } from '../testing/open-accounts.ts';
import { loadKiConfig } from './config.ts';
import { setUpKi } from './set-up-ki.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
let opened = 0;

/** Stands in for Ollama and the speech server alike, and notes what it is to bring. */
async function openModels(status = 200) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.url} ${body}`.trim());
    response.writeHead(status).end('{"status":"success"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

async function open(status?: number) {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-ki-${opened}`,
  });
  const ollama = await openModels(status);
  const speaches = await openModels();
  const config = loadKiConfig({
    INTERNAL_TOKEN: requiredVariables.INTERNAL_TOKEN,
    ACCOUNTS_URL: await accounts.app.listen({ port: 0, host: '127.0.0.1' }),
    OLLAMA_URL: ollama.url,
    SPEACHES_URL: speaches.url,
  });
  const readAll = async () => (await accounts.call('GET', '/ai-servers')).body;
  return { ...accounts, config, ollama, speaches, readAll };
}

test('models are brought, and talks, voice and ears are served by the two servers', async () => {
  const { config, ollama, speaches, readAll } = await open();
  await setUpKi(config, log);
  expect(ollama.asked).toEqual(['/api/pull {"model":"gemma3:4b"}']);
  expect(speaches.asked).toEqual([
    '/v1/models/Systran/faster-whisper-small',
    '/v1/models/speaches-ai/piper-de_DE-thorsten-medium',
  ]);
  const { servers, choices } = await readAll();
  expect(servers.map(({ url }: { url: string }) => url)).toEqual([
    `${ollama.url}/v1`,
    `${speaches.url}/v1`,
  ]);
  const [talks, speech] = servers.map(({ id }: { id: string }) => id);
  expect(choices).toEqual({
    text: { serverId: talks, model: 'gemma3:4b' },
    image: null,
    speech: { serverId: speech, model: 'speaches-ai/piper-de_DE-thorsten-medium' },
    transcription: { serverId: speech, model: 'Systran/faster-whisper-small' },
    moderation: null,
  });
});

test('a second start doubles nothing and leaves what an admin chose', async () => {
  const { config, call, readAll } = await open();
  await setUpKi(config, log);
  await call('PATCH', '/ai-choices', { text: 'built-in' });
  await setUpKi(config, log);
  const { servers, choices } = await readAll();
  expect(servers).toHaveLength(2);
  expect(choices.text).toBe('built-in');
});

test('a model that cannot be brought ends the start with its reason, and nothing is chosen', async () => {
  const { config, readAll } = await open(500);
  await expect(setUpKi(config, log)).rejects.toThrow('answered 500');
  expect((await readAll()).servers).toEqual([]);
});
