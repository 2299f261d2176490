import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
const input = { kind: 'text', title: 'Der Igel', body: { text: 'Der Igel schläft.' } };

/** A teacher with a class, who asks over GraphQL. */
async function open() {
  const namePrefix = `${engines.redis.prefix}-own-materials`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const call = (cookie: string, method: 'POST' | 'PATCH', url: string, payload: object) =>
    bff.app.inject({ method, url, headers: { cookie }, payload });
  const register = async (username: string) => {
    const answer = await call('', 'POST', '/api/register', { username, password });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const owner = await register('chefin');
  const { id, cookie } = await register('lehrerin');
  await call(owner.cookie, 'PATCH', `/api/analytics/users/${id}/teacher`, { isTeacher: true });
  const classId = String((await call(cookie, 'POST', '/api/classes', { name: '2b' })).json().id);
  const ask = async (query: string, variables: object = {}) =>
    (await call(cookie, 'POST', '/graphql', { query, variables })).json();
  return { ...bff, ask, classId };
}

test('a teacher keeps materials over GraphQL as over REST, and the trail says what was given and deleted', async () => {
  const { ask, classId, auditTrail } = await open();
  const added = await ask(
    'mutation ($input: NewMaterialInput!) { addMaterial(input: $input) { id title body { text questions { question } } } }',
    { input },
  );
  const { id, ...material } = added.data.addMaterial;
  expect(material).toEqual({
    title: 'Der Igel',
    body: { text: 'Der Igel schläft.', questions: null },
  });
  expect((await ask('{ materials { id kind isOwn } }')).data.materials).toEqual([
    { id, kind: 'text', isOwn: true },
  ]);
  const given = await ask(
    'mutation ($classId: ID!, $ids: [ID!]!) { assignMaterials(classId: $classId, ids: $ids) { id } }',
    { classId, ids: [id] },
  );
  expect(given.errors).toBeUndefined();
  const deleted = await ask('mutation ($id: ID!) { deleteMaterial(id: $id) }', { id });
  expect(deleted.data).toEqual({ deleteMaterial: true });
  const own = auditTrail.entries.filter(({ actor }) => actor.name === 'lehrerin');
  expect(own.map(({ action, target }) => [action, target?.name])).toEqual([
    ['materials.given', '2b'],
    ['material.deleted', 'Der Igel'],
  ]);
});

test('a body that suits no kind is refused as over REST', async () => {
  const { ask } = await open();
  const answer = await ask(
    'mutation ($input: NewMaterialInput!) { addMaterial(input: $input) { id } }',
    { input: { ...input, body: { text: ' ' } } },
  );
  expect(answer.errors[0]).toMatchObject({
    message: 'Bitte schreiben Sie einen Text.',
    extensions: { code: 'VALIDATION_FAILED' },
  });
});
