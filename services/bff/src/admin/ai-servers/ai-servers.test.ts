import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
async function open() {
  opened += 1;
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-ai-servers-${opened}`,
  });
  const payload = { password: 'kurbel-teich-magnet' };
  const { app } = bff;
  const cookie = cookieOf(
    await app.inject({ method: 'POST', url: '/api/dashboard/login', payload }),
  );
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return { ...bff, ask };
}

const key = 'sk-school-abcdefgh1234WXYZ';
const server = { kind: 'ollama', name: 'Keller', url: 'http://192.168.1.20:11434/v1', key };

test('who enters a server stands in the trail, with the host and without the key', async () => {
  const { ask, auditTrail, orders } = await open();
  const added = await ask('POST', '/api/admin/ai-servers', server);
  expect(added.statusCode).toBe(201);
  const { id } = added.json();
  await ask('PATCH', `/api/admin/ai-servers/${id}`, { key: null });
  await ask('PATCH', '/api/admin/ai-choices', { text: { serverId: id, model: 'qwen3:8b' } });
  await ask('DELETE', `/api/admin/ai-servers/${id}`);
  const label = 'Ollama (127.0.0.1:11434)';
  expect(auditTrail.entries.map(({ action, details }) => [action, details])).toEqual([
    ['ai-server.changed', { name: 'Keller', host: '192.168.1.20:11434', key: 'set', isNew: true }],
    ['ai-server.changed', { server: label, key: 'removed' }],
    ['ai-choices.changed', { text: `${label}: qwen3:8b` }],
    ['ai-server.changed', { server: label, isRemoved: true }],
  ]);
  expect(JSON.stringify(auditTrail.entries)).not.toContain(key);
  expect(orders[0]).toEqual({ path: '/ai-servers', ...server });
});

test('GraphQL does the same', async () => {
  const { ask, orders } = await open();
  const run = async (query: string, variables: object) =>
    (await ask('POST', '/graphql', { query, variables })).json();
  const { data } = await run(
    'mutation ($input: NewAiServerInput!) { addAiServer(input: $input) { id key { lastFour } } }',
    { input: server },
  );
  const serverId = data.addAiServer.id;
  await run(
    'mutation ($choices: [AiChoiceInput!]!) { chooseAi(choices: $choices) { choices { ability isBuiltIn } } }',
    {
      choices: [
        { ability: 'text', serverId, model: 'qwen3:8b' },
        { ability: 'image', isBuiltIn: true },
        { ability: 'speech' },
      ],
    },
  );
  expect(orders).toEqual([
    { path: '/ai-servers', ...server },
    {
      path: '/ai-choices',
      text: { serverId, model: 'qwen3:8b' },
      image: 'built-in',
      speech: null,
    },
  ]);
  const half = await run(
    'mutation ($choices: [AiChoiceInput!]!) { chooseAi(choices: $choices) { choices { ability } } }',
    {
      choices: [{ ability: 'text', serverId }],
    },
  );
  expect(half.errors[0].message).toBe('Bitte wählen Sie einen Server und ein Modell.');
});
