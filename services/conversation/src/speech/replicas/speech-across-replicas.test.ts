import { createServer } from 'node:net';
import { SpokenWordsHeader } from '@lux/contracts/conversation/speech.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeSpeechApi } from '../../testing/fake-speech-api.ts';
import { openConversation } from '../../testing/open-conversation.ts';

const engines = useEngines();
const question = 'Wie viele Beine hat eine Spinne?';
type Environment = Record<string, string>;

/** Two replicas of the service that reach each other while they listen. */
async function openReplicas(environment: Environment = {}) {
  return { one: await openReplica(environment), two: await openReplica(environment) };
}

async function openReplica(environment: Environment) {
  const port = await freePort();
  const OWN_URL = `http://127.0.0.1:${port}`;
  const service = await openConversation({ engines, environment: { ...environment, OWN_URL } });
  await service.app.listen({ port, host: '127.0.0.1' });
  /** The path of the first sentence's sound, of an answer that is said anew each time. */
  const ask = async () => {
    const id = await service.start();
    const path = `/conversations/${id}/streamed-messages`;
    const events = await (await service.stream(path, { role: 'user', content: question })).text();
    return /"speechUrl":"\/api(\/speech\/[\w-]{43})"/.exec(events)?.[1] ?? '';
  };
  return { ...service, ask };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('a sentence that one replica says is heard from the other, and made once', async () => {
  const api = await fakeSpeechApi();
  const { one, two } = await openReplicas(api.openAi);
  const path = await one.ask();
  const there = await two.call('GET', path);
  expect(there.body).toBe('ID3 sound');
  expect(there.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'private, max-age=86400, immutable',
  });
  expect(there.headers.etag).toBe((await one.call('GET', path)).headers.etag);
  const asked = api.spoken().length;
  await two.call('GET', path);
  expect(api.spoken()).toHaveLength(asked);

  // For each other they look at home only, so that they never ask in a circle.
  expect((await two.call('GET', `${path}?from=here`)).statusCode).toBe(404);
  expect((await one.call('GET', `${path}?from=here`)).statusCode).toBe(200);
});

test('its first bytes come while the other replica still makes the last ones', async () => {
  const rest = Promise.withResolvers<void>();
  const api = await fakeSpeechApi({ afterFirstPiece: rest.promise });
  const { one, two } = await openReplicas(api.openAi);
  const path = await one.ask();
  const { port } = Object(two.app.server.address());
  const headers = { 'x-internal-token': two.deps.internalToken };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('ID3 ');
  rest.resolve();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('sound');
});

test('its words are told there, too', async () => {
  const { one, two } = await openReplicas();
  const path = await one.ask();
  const words = (await one.call('GET', `${path}/words`)).json();
  expect(words.length).toBeGreaterThan(2);
  expect((await two.call('GET', `${path}/words`)).json()).toEqual(words);
  const sound = await two.call('GET', path);
  expect(SpokenWordsHeader.parse(sound.headers['x-spoken-words'])).toEqual(words);
});

test('when the replica that made it is gone, the other one makes it, with its words', async () => {
  const { one, two } = await openReplicas();
  const path = await one.ask();
  const before = await one.call('GET', path);
  await one.app.close();
  const after = await two.call('GET', path);
  // The built-in voice breathes: no two of its sounds are equal to the byte.
  expect(after.rawPayload.length / before.rawPayload.length).toBeCloseTo(1, 1);
  expect(after.headers.etag).toBe(before.headers.etag);
  expect((await two.call('GET', `${path}/words`)).json()).not.toEqual([]);
});
