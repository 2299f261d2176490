import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-invitations-${opened}`;
  const { app, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const owner = cookieOf(
    await app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { username: 'chefin', password: 'Wolke-Besen-Zebra' },
    }),
  );
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie: owner }, ...(payload && { payload }) });
  return { app, orders, send };
}

test('an invitation is told once with the address of the form, and listed without its code', async () => {
  const { send } = await open();
  const made = await send('POST', '/api/admin/invitations', { uses: 3 });
  expect(made.statusCode).toBe(201);
  expect(made.headers['cache-control']).toBe('no-store');
  expect(made.json()).toMatchObject({
    code: 'kemw7-rufat-24hpz',
    url: '/auth?einladung=kemw7-rufat-24hpz',
  });
  const listed = await send('GET', '/api/admin/invitations');
  expect(listed.json()).toEqual([
    {
      id: made.json().id,
      uses: 3,
      used: 0,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    },
  ]);
  const path = `/api/admin/invitations/${made.json().id}`;
  expect((await send('DELETE', path)).statusCode).toBe(204);
});

test.each([0, 41, 1.5, '3'])('an invitation for %s children is refused', async (uses) => {
  const { send } = await open();
  expect((await send('POST', '/api/admin/invitations', { uses })).statusCode).toBe(400);
});

test('GraphQL makes, lists and withdraws the same', async () => {
  const { send } = await open();
  const ask = async (query: string) => (await send('POST', '/graphql', { query })).json().data;
  const { createInvitation } = await ask('mutation { createInvitation(uses: 3) { id url } }');
  expect(createInvitation.url).toContain('/auth?einladung=');
  expect(await ask('{ invitations { id used } }')).toEqual({
    invitations: [{ id: createInvitation.id, used: 0 }],
  });
  const withdrawn = await ask(`mutation { deleteInvitation(id: "${createInvitation.id}") }`);
  expect(withdrawn).toEqual({ deleteInvitation: true });
});

test('what somebody registers with reaches accounts as it was typed', async () => {
  const { app, orders } = await open();
  await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'mia', password: 'Wolke-Besen-Zebra', invitation: ' KEMW7-rufat-24hpz ' },
  });
  expect(orders.at(-1)).toMatchObject({ path: '/users', invitation: 'KEMW7-rufat-24hpz' });
});
